"""Battle positions: a battle about to be planned, in one line of text, as FEN is for chess.

Semicolons separate the parts, each a word and its values; only `party` and `tiles` are required::

    party warrior1 priest1:2 wizard3+1; creatures troll1 goblin1*; traps pendulum; food 1; gold 2; imps 3; evil 5;
    tiles 2,0# 2,1=mint 2,2; cards fireball ? suggestion ?; round 2; year 1; prison thief1; tent; training

===========  ===============================================================================================
`party`      adventurers from the front; ``:2`` damage, ``+1`` extra hit points; also ``decoy`` and paladins
`creatures`  the lair; ``*`` is KO
`traps`      the hand
`tiles`      the dungeon; ``#`` is conquered, ``=mint`` is a room
`cards`      the year's four combat cards, ``?`` for an unknown one; without it: 2 fatigue as in training
`round`      the combat round that is planned next, from 1
`tent`       the paladin still waits in his tent
`rivals`     the other lords' evil counters, and who has the paladin: ``rivals 11=paladin1:2 4``; without it, nobody
             else is at the table
`lenient`    evil can always be paid (as in a first game, DL-14.4)
`training`   no four-round limit, no prisoner freed (DL-18.1)
===========  ===============================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from undercroft.dungeonlords.board.dungeon_grid import COLS, ENTRANCE, ROWS, cell_at, square, touching
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import IN_TENT, OUT, Variant
from undercroft.dungeonlords.board.terms.bit_sets import including, mask_of
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    ADVENTURER_TILES,
    DECOY,
    EVILOMETER,
    IS_PALADIN,
    PALADINS,
    ROOM_IDS,
    SPELL_CARDS,
    SPELL_IDS,
    SPELLS,
    TILE_IDS,
    TRAP_IDS,
    TRAPS,
)
from undercroft.dungeonlords.game.lone_battle import LoneBattle
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS, Combat
from undercroft.dungeonlords.views import LordView, View
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.text_files import plain_lines
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import Sequence as StepSequence

T = TypeVar("T")

UNKNOWN: Final = -1
MOST_ADVENTURERS: Final = 3  # one in each round that brings adventurers (DL-8.3)
MOST_RIVALS: Final = 3  # four lords at most (DL-1.1)
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_PERSON: Final = re.compile(r"([a-z]+\d*)(?::(\d{1,2}))?(?:\+(\d{1,2}))?")
_RIVAL: Final = re.compile(r"([0-9]{1,3})(?:=(.+))?")
_TILE: Final = re.compile(r"(\d),(\d)(#?)(?:=([a-z_]+))?(#?)")
_ADVENTURERS: Final = {name: tile for tile, name in enumerate(ADVENTURER_IDS)}
_CREATURES: Final = {name: tile for tile, name in enumerate(TILE_IDS)}
_TRAPS: Final = {name: kind for kind, name in enumerate(TRAP_IDS)}
_ROOMS: Final = {name: room for room, name in enumerate(ROOM_IDS)}
_SPELLS: Final = {name: card for card, name in enumerate(SPELL_IDS)}
_ILLUSION: Final = next(card for card, spell in enumerate(SPELLS) if spell.do == "decoy")


class BattleOnly(StepSequence[DungeonLordsState]):
    """A game that consists of one combat."""

    steps = (Combat.begin,)


class Rival(NamedTuple):
    """Another lord, who stands still during the battle."""

    evil: int
    """The space of the counter."""
    paladin: tuple[int, int, int] | None = None
    """The paladin in this lord's party: tile, damage and extra hit points."""


class BattlePosition(msgspec.Struct, frozen=True):
    """A battle about to be planned by one lord. Numbers are those of `tables`; unknown cards are `UNKNOWN`.

    >>> text = "party warrior1:1 priest1; creatures troll1; food 1; tiles 2,0 2,1; training"
    >>> str(BattlePosition.parse(text)) == text
    True
    """

    party: tuple[tuple[int, int, int], ...]
    tiles: tuple[tuple[int, int, bool], ...]
    creatures: tuple[tuple[int, bool], ...] = ()
    traps: tuple[int, ...] = ()
    gold: int = 0
    food: int = 0
    imps: int = 0
    evil: int = EVILOMETER.start
    cards: tuple[int, ...] = ()
    round: int = 1
    year: int = 1
    prison: tuple[int, ...] = ()
    tent: bool = False
    rivals: tuple[Rival, ...] = ()
    lenient: bool = False
    training: bool = False

    @classmethod
    def parse(cls, text: str) -> BattlePosition:
        """Read a position.

        Raises:
            OptionError: a word cannot be read; the message says which.
        """
        found: dict[str, object] = {}
        for part in " ".join(plain_lines(text).split()).split(";"):
            word, _, rest = part.strip().partition(" ")
            if not word:
                continue
            reader = _READERS.get(word)
            if reader is None or word in found:
                wrong = "is there twice" if reader else "is not a part of a position"
                raise OptionError(f"position: {word[:40]!r} {wrong}")
            found[word] = reader(rest.split())
        if "party" not in found or "tiles" not in found:
            raise OptionError("position: 'party' and 'tiles' are required")
        position = msgspec.convert(found, cls)
        position._check()
        return position

    def _check(self) -> None:
        """Refuse what no game has: the rules could not go on from it."""
        if not 1 <= self.year <= 2 or self.round < 1 or (self.round > ROUNDS and not self.training):
            raise OptionError(f"position: year is 1 or 2, round is 1 to {ROUNDS}")
        if not EVILOMETER.bottom <= self.evil <= EVILOMETER.top:
            raise OptionError(f"position: evil is {EVILOMETER.bottom} to {EVILOMETER.top}")
        self._check_pieces()
        self._check_cards()
        self._check_party()
        self._check_paladin()
        self._check_rivals()

    def _check_pieces(self) -> None:
        squares = [cell for cell, _, _ in self.tiles]
        rooms = [room for _, room, _ in self.tiles if room != UNKNOWN]
        people = [tile for tile, _, _ in self.party] + list(self.prison)
        lair = [tile for tile, _ in self.creatures]
        for what, numbers in (("square", squares), ("room", rooms), ("adventurer", people), ("creature", lair)):
            if len(set(numbers)) < len(numbers):
                raise OptionError(f"position: the same {what} is there twice")
        for kind, trap in enumerate(TRAPS):
            if self.traps.count(kind) > trap.copies:
                raise OptionError(f"position: there are only {trap.copies} cards of {trap.id!r}")
        if not _reachable(squares):
            raise OptionError("position: a tile cannot be reached from the entrance")

    def _check_cards(self) -> None:
        if not self.cards and not self.training:
            raise OptionError("position: add 'cards' or 'training'")
        if self.cards and self.training:
            raise OptionError("position: a training battle has no cards; leave out 'cards' or 'training'")
        if self.cards and len(self.cards) != ROUNDS:
            raise OptionError("position: list exactly four cards, '?' for an unknown one")
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) < len(known) or any(card not in SPELL_CARDS[self.year - 1] for card in known):
            raise OptionError("position: the cards must be of that year, each at most once")

    def _check_party(self) -> None:
        order = [tile for tile, _, _ in self.party]
        if DECOY in order[1:] or DECOY in self.prison:
            raise OptionError("position: a decoy stands in front, never in prison")
        if order[:1] == [DECOY] and _ILLUSION not in self.cards[: self.round - 1]:
            raise OptionError(f"position: a decoy needs the card {SPELL_IDS[_ILLUSION]!r} in an earlier round")
        if not [tile for tile in order if tile != DECOY]:
            raise OptionError("position: nobody is in the party")
        if len([tile for tile in order if tile != DECOY and not IS_PALADIN[tile]]) > MOST_ADVENTURERS:
            raise OptionError(
                f"position: a party has {MOST_ADVENTURERS} adventurers at most, apart from paladin and decoy"
            )
        if any(damage >= Adventurer(tile, 0, bonus).hit_points for tile, damage, bonus in self.party):
            raise OptionError("position: somebody in the party has no hit points left")

    def _check_paladin(self) -> None:
        """Refuse a second paladin, or one who is not where the rules put him (DL-8.2, DL-10)."""
        order = [tile for tile, _, _ in self.party if tile != DECOY]
        ours = PALADINS[self.year - 1]
        if any(IS_PALADIN[tile] for tile in order[1:]):
            raise OptionError("position: a party has one paladin at most, and only a decoy stands in front of him")
        if IS_PALADIN[order[0]] and order[0] != ours:
            raise OptionError(f"position: the paladin of year {self.year} is {ADVENTURER_IDS[ours]!r}")
        if self.tent and (order[0] == ours or ours in self.prison or self.evil >= EVILOMETER.paladin):
            raise OptionError(
                "position: the paladin has left his tent: he is in the party or in prison, or evil calls him"
            )

    def _check_rivals(self) -> None:
        """Refuse rivals whom the paladin would not have left, or would not have kept waiting (DL-10)."""
        if self.training and self.rivals:
            raise OptionError("position: a training battle has no rivals; leave out 'rivals' or 'training'")
        if len(self.rivals) > MOST_RIVALS:
            raise OptionError(f"position: there are {MOST_RIVALS} rivals at most")
        if any(not EVILOMETER.bottom <= rival.evil <= EVILOMETER.top for rival in self.rivals):
            raise OptionError(f"position: a rival's evil is {EVILOMETER.bottom} to {EVILOMETER.top}")
        guests = [rival.paladin for rival in self.rivals if rival.paladin is not None]
        ours = PALADINS[self.year - 1]
        if any(tile != ours for tile, _, _ in guests):
            raise OptionError(f"position: the paladin of year {self.year} is {ADVENTURER_IDS[ours]!r}")
        if any(damage >= Adventurer(tile, 0, bonus).hit_points for tile, damage, bonus in guests):
            raise OptionError("position: the rival's paladin has no hit points left")
        if len(guests) + self.has_paladin + self.tent + (ours in self.prison) > 1:
            raise OptionError("position: the paladin is in two places")
        called = [evil for evil in (self.evil, *[rival.evil for rival in self.rivals]) if evil >= EVILOMETER.paladin]
        holders = [self.evil] if self.has_paladin else [rival.evil for rival in self.rivals if rival.paladin]
        if self.rivals and called and ((holders and max(called) > holders[0]) or self.tent):
            raise OptionError("position: the paladin would go to the most evil lord at once")

    @property
    def has_paladin(self) -> bool:
        """Whether the paladin is in the lord's own party."""
        return any(IS_PALADIN[tile] for tile, _, _ in self.party)

    def __str__(self) -> str:
        parts = ["party " + " ".join([_person(*person) for person in self.party])]
        if self.creatures:
            parts.append("creatures " + " ".join([TILE_IDS[t] + ("*" if ko else "") for t, ko in self.creatures]))
        if self.traps:
            parts.append("traps " + " ".join([TRAP_IDS[kind] for kind in self.traps]))
        for name in ("gold", "food", "imps"):
            if getattr(self, name):
                parts.append(f"{name} {getattr(self, name)}")
        if self.evil != EVILOMETER.start:
            parts.append(f"evil {self.evil}")
        parts.append("tiles " + " ".join([_tile(*tile) for tile in self.tiles]))
        if self.cards:
            parts.append("cards " + " ".join([SPELL_IDS[c] if c != UNKNOWN else "?" for c in self.cards]))
        for name in ("round", "year"):
            if getattr(self, name) != 1:
                parts.append(f"{name} {getattr(self, name)}")
        if self.prison:
            parts.append("prison " + " ".join([ADVENTURER_IDS[tile] for tile in self.prison]))
        if self.tent:
            parts.append("tent")
        if self.rivals:
            parts.append("rivals " + " ".join([_rival(rival) for rival in self.rivals]))
        parts.extend([name for name in ("lenient", "training") if getattr(self, name)])
        return "; ".join(parts)

    @classmethod
    def of_view(cls, view: View, seat: int | None = None) -> BattlePosition:
        """Return the battle that a lord is about to plan, as the viewer knows it.

        Args:
            view: what the viewer knows; only their owner knows the traps in hand.
            seat: the lord who fights; None: the viewer.
        """
        lord = view.lords[view.seat or 0 if seat is None else seat]
        return cls(
            party=tuple(_party(lord)),
            tiles=tuple([(_cell(t.square), _ROOMS[t.room] if t.room else UNKNOWN, t.conquered) for t in lord.tiles]),
            creatures=tuple([(_CREATURES[c.id], c.knocked_out) for c in lord.creatures]),
            traps=tuple(sorted([_TRAPS[trap] for trap in (*(lord.traps or ()), *(lord.laid or ()))])),
            gold=lord.gold,
            food=lord.food,
            imps=lord.imps,
            evil=lord.evil,
            cards=tuple([_SPELLS[c.spell] if c.spell else UNKNOWN for c in view.cards]),
            round=max(view.combat_round, 1),
            year=view.year,
            prison=tuple([_ADVENTURERS[tile] for tile in lord.prison]),
            tent=view.paladin == IN_TENT,
            rivals=tuple([Rival(other.evil, _paladin(other)) for other in view.lords if other is not lord]),
            lenient=not view.options["evil_price_limited"],
            training=view.options["training"],
        )

    def to_state(self, seed: str) -> DungeonLordsState:
        """Return the position as a state with one seat, ready to be planned."""
        state = self.set_up(seed)
        state.run()
        return state

    def set_up(self, seed: str) -> DungeonLordsState:
        """Return the position before the first decision; unknown cards are drawn with the seed."""
        chance = Chance.from_seed(seed)
        lord = Lord(gold=self.gold, food=self.food, imps=self.imps, evil=self.evil, tunnels=0, traps=self.traps)
        lord.party = tuple([Adventurer(*person) for person in self.party])
        lord.prison = self.prison
        lord.creatures = tuple([tile for tile, _ in self.creatures])
        lord.knocked_out = mask_of([tile for tile, ko in self.creatures if ko])
        for cell, room, _ in self.tiles:
            if room == UNKNOWN:
                lord.tunnels = including(lord.tunnels, cell)
            else:
                lord.build(room, cell)
        lord.conquered = mask_of([cell for cell, _, conquered in self.tiles if conquered])
        variant = Variant(
            choose_initial_orders=0,
            early_hire_costs=0,
            evil_price_limited=int(not self.lenient),
            special_events=0,
            training=int(self.training),
        )
        lords = [lord, *self._standing_still()]
        state = DungeonLordsState(len(lords), 0, [], chance, variant, lords, year=self.year, season=3)
        rest = iter(chance.shuffled([c for c in SPELL_CARDS[self.year - 1] if c not in self.cards]))
        state.cards = tuple([next(rest) if card == UNKNOWN else card for card in self.cards])
        lord.seen = mask_of([i for i, card in enumerate(self.cards) if card != UNKNOWN])
        state.round = state.cards_up = self.round - 1
        state.paladin = IN_TENT if self.tent else OUT
        for seat, one in enumerate(lords):
            if any(IS_PALADIN[a.tile] for a in one.party):
                state.paladin = seat
        state.stack.append(LoneBattle() if self.rivals else BattleOnly())
        return state

    def _standing_still(self) -> list[Lord]:
        """Return the rivals' boards, with nothing on them but what the paladin asks for."""
        people = {*[tile for tile, _, _ in self.party], *self.prison}
        # Not alone, or it would be told that a party is gone when he leaves (DL-10.6).
        companion = Adventurer(next(tile for tile in ADVENTURER_TILES[self.year - 1] if tile not in people))
        lords = []
        for rival in self.rivals:
            lord = Lord(evil=rival.evil, tunnels=0)
            if rival.paladin is not None:
                lord.party = (Adventurer(*rival.paladin), companion)
            lords.append(lord)
        return lords


def _reachable(squares: Sequence[int]) -> bool:
    """Return whether all tiles can be reached: a battle takes the nearest one (DL-11.2)."""
    tiles = mask_of(squares)
    reached = tiles & 1 << ENTRANCE
    wider = reached
    while True:
        wider |= touching(reached) & tiles
        if wider == reached:
            return bool(tiles) and reached == tiles
        reached = wider


def _party(lord: LordView) -> list[tuple[int, int, int]]:
    return [(_ADVENTURERS[a.id], a.damage, _bonus(a.id, a.hp)) for a in lord.party]


def _paladin(lord: LordView) -> tuple[int, int, int] | None:
    """Return the paladin in a lord's party, if he is there."""
    return next((person for person in _party(lord) if IS_PALADIN[person[0]]), None)


def _bonus(name: str, hit_points: int) -> int:
    return hit_points - Adventurer(_ADVENTURERS[name]).hit_points


def _cell(text: str) -> int:
    col, _, row = text.partition(",")
    return cell_at(int(col), int(row))


def _person(tile: int, damage: int, bonus: int) -> str:
    return ADVENTURER_IDS[tile] + (f":{damage}" if damage else "") + (f"+{bonus}" if bonus else "")


def _rival(rival: Rival) -> str:
    return str(rival.evil) + (f"={_person(*rival.paladin)}" if rival.paladin is not None else "")


def _tile(cell: int, room: int, conquered: bool) -> str:
    return square(cell) + ("#" if conquered else "") + (f"={ROOM_IDS[room]}" if room != UNKNOWN else "")


# How each part is read.


def _named(table: Mapping[str, T], what: str) -> Callable[[str], T]:
    def read(word: str) -> T:
        if word not in table:
            raise OptionError(f"position: there is no {what} {word[:40]!r}")
        return table[word]

    return read


def _read_person(word: str) -> tuple[int, int, int]:
    match = _PERSON.fullmatch(word)
    if match is None:
        raise OptionError(f"position: {word[:40]!r} is not an adventurer such as 'priest1:2'")
    name, damage, bonus = match.groups()
    return _named(_ADVENTURERS, "adventurer")(name), int(damage or 0), int(bonus or 0)


def _read_rival(word: str) -> Rival:
    match = _RIVAL.fullmatch(word)
    if match is None:
        raise OptionError(f"position: {word[:40]!r} is not a rival such as '4' or '11=paladin1'")
    return Rival(int(match[1]), _read_person(match[2]) if match[2] else None)


def _read_creature(word: str) -> tuple[int, bool]:
    return _named(_CREATURES, "creature")(word.removesuffix("*")), word.endswith("*")


def _read_tile(word: str) -> tuple[int, int, bool]:
    match = _TILE.fullmatch(word)
    if match is None or int(match[1]) >= COLS or int(match[2]) >= ROWS:
        raise OptionError(f"position: {word[:40]!r} is not a tile such as '2,0' or '2,1=mint'")
    room = _named(_ROOMS, "room")(match[4]) if match[4] else UNKNOWN
    return cell_at(int(match[1]), int(match[2])), room, bool(match[3] or match[5])


def _each(read: Callable[[str], T]) -> Callable[[Sequence[str]], tuple[T, ...]]:
    return lambda words: tuple([read(word) for word in words])


def _number(words: Sequence[str]) -> int:
    if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
        raise OptionError(f"position: {' '.join(words)[:40]!r} is not a number from 0 to 999")
    return int(words[0])


def _flag(words: Sequence[str]) -> bool:
    if words:
        raise OptionError(f"position: {' '.join(words)[:40]!r} must be left out")
    return True


_READERS: Final[Mapping[str, Callable[[Sequence[str]], object]]] = {
    "party": _each(_read_person),
    "tiles": _each(_read_tile),
    "creatures": _each(_read_creature),
    "traps": lambda words: tuple(sorted(_each(_named(_TRAPS, "trap"))(words))),
    "gold": _number,
    "food": _number,
    "imps": _number,
    "evil": _number,
    "cards": _each(_named({**_SPELLS, "?": UNKNOWN}, "combat card")),
    "round": _number,
    "year": _number,
    "prison": _each(_named(_ADVENTURERS, "adventurer")),
    "tent": _flag,
    "rivals": _each(_read_rival),
    "lenient": _flag,
    "training": _flag,
}
