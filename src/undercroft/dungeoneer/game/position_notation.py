"""Positions of Dungeoneer: a turn in the Tomb of the Lich Lord about to begin, or to go on, in one line of text.

Semicolons separate the parts, each a word and its values; `map` and at least one `hero` are required::

    map corridor1@0,-1 corner1@1,0:turned library@0,-2:turned; stack crypt; deck dodge turn_away; common the_lost_codex;
    hero raka at library life 5 level 2 glory 3 peril 4 ap 2 hand surge_of_faith,zombie quests slay_draky;
    hero lorel_alanus at corner1 peril 6 ask never; turn 0 feats; round 3

===========  ===============================================================================================
`map`        locations beside the entrance, which lies on ``0,0``, in an order in which they can be laid (DN-3)
`stack`      the next locations; the others follow in an order of the seed
`deck`       the next adventure cards; in the solo game each in its own deck
`common`     open global quests
`hero`       a hero and words about him, one part for each seat; one alone plays the solo game (DN-14)
`turn`       whose turn it is, and the phase that begins now; without it: the first seat, recovery
`round`      the round; without it: 1
===========  ===============================================================================================

About a hero: ``at`` a location (the entrance); ``life`` (all), ``level`` (1), ``glory``, ``peril`` and ``ap`` (0);
``hand``, ``boons``, ``treasures``, ``lair``, ``quests``, ``done`` with ids between commas; ``ask`` with a standing
order (mine). Outside a hero's turn, ``ap`` is the action point that he has saved.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from undercroft.dungeoneer.board.hero import MAX_LEVEL, MINE, STANDING_ORDERS, Hero
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import place_refusal
from undercroft.dungeoneer.board.position import Variant
from undercroft.dungeoneer.board.terms.cells import MIDDLE, cell_at
from undercroft.dungeoneer.board.terms.moments import PHASES, RECOVERY
from undercroft.dungeoneer.content.card_index import BOON, CARDS, HERO_FACES, HEROES, QUESTS, TREASURE
from undercroft.dungeoneer.content.faces import SETS
from undercroft.dungeoneer.content.location_cards import ENTRANCES, LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.game.set_up import shuffled_decks
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.turn_phases import Turns, phases_of, turn_from
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.text_files import plain_lines
from undercroft.kernel.engine.chance import Chance

SET: Final = "tomb"
"""The set whose cards are in a position: that of the first preset, whose options a game from a position has."""
MOST_SEATS: Final = 4
MOST_QUESTS: Final = 2
"""How many quests a hero may have completed: the third wins (DN-1.2)."""
MOST_IN_A_LAIR: Final = 3
MOST_AP: Final = 9
MOST_POINTS: Final = 99
FARTHEST: Final = 22
_NUMBER: Final = re.compile(r"[0-9]{1,2}")
_LOCATION: Final = re.compile(r"([a-z_0-9]+)@(-?[0-9]{1,2}),(-?[0-9]{1,2})(:turned)?")


def _wrong(what: str) -> OptionError:
    return OptionError(f"position: {what}")


def _table(ids: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Return the numbers of those things that are in the set."""
    return {name: number for number, (name, of) in enumerate(ids) if of == SET}


_CARDS: Final = _table((card.id, card.face.set) for card in CARDS)
_QUESTS: Final = _table((quest.id, quest.face.set) for quest in QUESTS)
_HEROES: Final = _table((hero.id, hero.set) for hero in HERO_FACES)
_LOCATIONS: Final = _table((name, LOCATION_CARDS[i].face.set) for i, name in enumerate(LOCATION_IDS))
_ENTRANCE: Final = next(one for one in ENTRANCES if LOCATION_CARDS[one].face.set == SET)


def _lies_open(card: int, kind: int) -> bool:
    """Return whether the card is of this kind and stays before its player, with nothing lying on it."""
    face = CARDS[card].face
    return (
        CARDS[card].kind == kind
        and face.duration == "permanent"
        and all(effect.on != "play" for effect in face.effects)
    )


class HeroPosition(msgspec.Struct, frozen=True):
    """A hero of a position; numbers are those of `content`."""

    face: int
    at: int = _ENTRANCE
    life: int = -1
    level: int = 1
    glory: int = 0
    peril: int = 0
    ap: int = 0
    hand: tuple[int, ...] = ()
    boons: tuple[int, ...] = ()
    treasures: tuple[int, ...] = ()
    lair: tuple[int, ...] = ()
    quests: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    ask: int = MINE

    @property
    def cards(self) -> tuple[int, ...]:
        """All adventure cards that he has."""
        return (*self.hand, *self.boons, *self.treasures, *self.lair)

    def check(self) -> None:
        """Refuse what no game has.

        Raises:
            OptionError: a number is out of its range, or a card is not of the kind that lies there.
        """
        face = HERO_FACES[self.face]
        name = HEROES[self.face].id
        if not -1 <= self.life <= face.life or self.life == 0:
            raise _wrong(f"the life of {name!r} is 1 to {face.life}")
        if not 1 <= self.level <= MAX_LEVEL or self.ap > MOST_AP:
            raise _wrong(f"the level of {name!r} is 1 to {MAX_LEVEL}, his action points 0 to {MOST_AP}")
        for where, cards, kind, most in (
            ("boons", self.boons, BOON, face.boon_limit),
            ("treasures", self.treasures, TREASURE, face.treasure_limit),
        ):
            if len(cards) > most or not all(_lies_open(card, kind) for card in cards):
                raise _wrong(f"{name!r} has at most {most} {where}, all of them permanent and without tokens")
        types = [CARDS[card].face.type for card in self.treasures]
        if len(set(types)) < len(types):
            raise _wrong(f"{name!r} has two treasures of one type")
        if len(self.lair) > MOST_IN_A_LAIR or any(CARDS[card].monster is None for card in self.lair):
            raise _wrong(f"a lair has at most {MOST_IN_A_LAIR} cards, all of them monsters")
        if len(self.done) > MOST_QUESTS:
            raise _wrong(f"{name!r} has completed three quests, so the game is over")

    def hero(self) -> Hero:
        """Return him as the rules know him."""
        life = self.life if self.life > 0 else HERO_FACES[self.face].life
        hero = Hero(self.face, life, self.level, ap=self.ap, glory=self.glory, peril=self.peril, location=self.at)
        hero.entered = 1 << self.at
        hero.hand, hero.boons, hero.treasures, hero.lair = self.hand, self.boons, self.treasures, self.lair
        hero.quests, hero.done, hero.standing = self.quests, self.done, self.ask
        return hero


class TurnPosition(msgspec.Struct, frozen=True):
    """A turn about to begin or to go on.

    >>> text = "map corridor1@0,-1; hero raka at corridor1 glory 3 ap 2; hero vessa_morn peril 4; turn 0 feats"
    >>> state = TurnPosition.parse(text).set_up("any text")
    >>> state.run()
    >>> [action.text for action in state.legal_actions(0)][:2]
    ['go s', 'explore']
    """

    map: tuple[tuple[int, int, int], ...]
    heroes: tuple[HeroPosition, ...]
    stack: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    common: tuple[int, ...] = ()
    turn: tuple[int, int] = (0, RECOVERY)
    round: int = 1

    @classmethod
    def parse(cls, text: str) -> TurnPosition:
        """Read a position.

        Raises:
            OptionError: a word cannot be read, or no game has such a position; the message says why.
        """
        found: dict[str, object] = {}
        heroes: list[HeroPosition] = []
        for part in " ".join(plain_lines(text).split()).split(";"):
            word, _, rest = part.strip().partition(" ")
            if word == "hero":
                heroes.append(_read_hero(rest.split()))
            elif word:
                reader = _READERS.get(word)
                if reader is None or word in found:
                    raise _wrong(f"{word[:40]!r} " + ("is there twice" if reader else "is not a part of a position"))
                found[word] = reader(rest.split())
        if "map" not in found or not 1 <= len(heroes) <= MOST_SEATS:
            raise _wrong(f"'map' is required, and one part 'hero' for each of 1 to {MOST_SEATS} seats")
        position = msgspec.convert({**found, "heroes": tuple(heroes)}, cls)
        position._check()
        return position

    @property
    def solo(self) -> bool:
        """Whether it is of the solo game (DN-14)."""
        return len(self.heroes) == 1

    def _check(self) -> None:
        """Refuse what no game has: the rules could not go on from it."""
        dungeon = self._dungeon()
        seat, phase = self.turn
        if seat >= len(self.heroes) or phase not in phases_of(self.solo):
            raise _wrong("it is the turn of a seat, at one of the phases of its turn")
        for hero in self.heroes:
            hero.check()
            if hero.at not in dungeon.locations:
                raise _wrong(f"{LOCATION_IDS[hero.at]!r} is not on the map")
        if any(hero.ap > 1 for number, hero in enumerate(self.heroes) if number != seat):
            raise _wrong("at most one action point can be saved")
        if self.round < 1:
            raise _wrong("rounds count from 1")
        held = [card for hero in self.heroes for card in hero.cards]
        quests = [quest for hero in self.heroes for quest in (*hero.quests, *hero.done)]
        places = [place for place, _, _ in self.map]
        for what, numbers in (
            ("hero", [hero.face for hero in self.heroes]),
            ("card", [*held, *self.deck]),
            ("quest", [*quests, *self.common]),
            ("location", [_ENTRANCE, *places, *self.stack]),
        ):
            if len(set(numbers)) < len(numbers):
                raise _wrong(f"the same {what} is there twice")
        if self.solo:
            self._check_solo()

    def _check_solo(self) -> None:
        """Refuse what is not in the solo game (DN-14.1)."""
        hero = self.heroes[0]
        if self.common or not HERO_FACES[hero.face].solo or hero.peril:
            raise _wrong("the solo game has no global quest and no peril, and not every hero")
        if not all(CARDS[card].solo for card in (*hero.cards, *self.deck)):
            raise _wrong("a card is not in the solo game")

    def _dungeon(self) -> Dungeon:
        """Return the map.

        Raises:
            OptionError: the rules do not let a location be laid there.
        """
        dungeon = Dungeon.start(_ENTRANCE)
        for location, cell, turned in self.map:
            if location in dungeon.locations:
                raise _wrong("the same location is there twice")
            refusal = place_refusal(dungeon, location, cell, turned, last=True)
            if refusal is not None:
                raise _wrong(f"{LOCATION_IDS[location]!r} cannot be laid there ({refusal.rule})")
            dungeon = dungeon.with_location(location, cell, turned)
        return dungeon

    def set_up(self, seed: str) -> DungeoneerState:
        """Return the position before the first decision; the seed orders what it does not name, and rolls the dice."""
        chance = Chance.from_seed(seed)
        solo = int(self.solo)
        variant = Variant(sets=1 << SETS.index(SET), separate_decks=solo, solo=solo)
        state = DungeoneerState(
            len(self.heroes), 0, [], chance, variant, [hero.hero() for hero in self.heroes], self._dungeon()
        )
        state.location_deck = _stacked(_LOCATIONS, self.stack, state.dungeon.locations, chance)
        held = {card for hero in self.heroes for card in hero.cards}
        decks = [[card for card in deck if card not in held] for deck in shuffled_decks((SET,), variant, chance)]
        state.decks = tuple(
            [(*[c for c in self.deck if c in deck], *[c for c in deck if c not in self.deck]) for deck in decks]
        )
        state.discards = ((),) * len(decks)
        state.commons = self.common
        quests = [quest for hero in self.heroes for quest in (*hero.quests, *hero.done)]
        state.quest_deck = () if solo else _stacked(_QUESTS, (), (*quests, *self.common), chance)
        faces = [hero.face for hero in self.heroes]
        state.hero_deck = _stacked(_HEROES, (), faces, chance)
        seat, phase = self.turn
        for number, hero in enumerate(state.heroes):
            if number != seat:
                hero.saved = hero.has_saved = hero.ap
        state.active, state.round, state.phase = seat, self.round, phase
        state.stack.append(Turns(begun=int(phase != RECOVERY)))
        if phase != RECOVERY:
            state.stack.append(turn_from(self.solo, phase))
        return state

    def _rest(
        self, all_: Mapping[str, int], first: Sequence[int], used: Sequence[int], chance: Chance
    ) -> tuple[int, ...]:
        others = [number for number in all_.values() if number not in first and number not in used]
        return (*first, *chance.shuffled(others))


def _stacked(every: Mapping[str, int], first: Sequence[int], used: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """Return a stack: the first ones, then all others that are not in use."""
    return (*first, *chance.shuffled([number for number in every.values() if number not in (*first, *used)]))


# How each part is read.


def _named(table: Mapping[str, int], what: str) -> Callable[[str], int]:
    def read(word: str) -> int:
        if word not in table:
            raise _wrong(f"there is no {what} {word[:40]!r} in this set")
        return table[word]

    return read


_card = _named(_CARDS, "card")
_quest = _named(_QUESTS, "quest")
_location = _named(_LOCATIONS, "location")
_face = _named(_HEROES, "hero")
_standing = _named({name: number for number, name in enumerate(STANDING_ORDERS)}, "standing order")
_phase = _named({name: number for number, name in enumerate(PHASES)}, "phase")


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _wrong(f"{word[:40]!r} is not a number from 0 to {MOST_POINTS}")
    return int(word)


def _each(read: Callable[[str], int]) -> Callable[[Sequence[str]], tuple[int, ...]]:
    return lambda words: tuple([read(word) for word in words])


def _listed(read: Callable[[str], int]) -> Callable[[str], tuple[int, ...]]:
    return lambda word: tuple([read(one) for one in word.split(",")])


def _read_location(word: str) -> tuple[int, int, int]:
    match = _LOCATION.fullmatch(word)
    if match is None or max(abs(int(match[2])), abs(int(match[3]))) > FARTHEST:
        raise _wrong(f"{word[:40]!r} is not a location on a cell, such as 'corner1@1,0:turned'")
    cell = cell_at(int(match[2]), int(match[3]))
    if cell == MIDDLE:
        raise _wrong("the entrance lies on 0,0")
    return _location(match[1]), cell, int(match[4] is not None)


def _read_turn(words: Sequence[str]) -> tuple[int, int]:
    if len(words) != 2:
        raise _wrong("'turn' has a seat and a phase, such as 'turn 0 feats'")
    return _number(words[0]), _phase(words[1])


def _one(words: Sequence[str]) -> int:
    return _number(" ".join(words))


_READERS: Final[Mapping[str, Callable[[Sequence[str]], object]]] = {
    "map": lambda words: tuple([_read_location(word) for word in words]),
    "stack": _each(_location),
    "deck": _each(_card),
    "common": _each(_quest),
    "turn": _read_turn,
    "round": _one,
}

_ABOUT: Final[Mapping[str, Callable[[str], object]]] = {
    "at": _location,
    "life": _number,
    "level": _number,
    "glory": _number,
    "peril": _number,
    "ap": _number,
    "hand": _listed(_card),
    "boons": _listed(_card),
    "treasures": _listed(_card),
    "lair": _listed(_card),
    "quests": _listed(_quest),
    "done": _listed(_quest),
    "ask": _standing,
}


def _read_hero(words: Sequence[str]) -> HeroPosition:
    if len(words) % 2 == 0:
        raise _wrong("'hero' has an id, then words with their values, such as 'hero raka glory 3'")
    about: dict[str, object] = {}
    for word, value in zip(words[1::2], words[2::2], strict=True):
        if word not in _ABOUT or word in about:
            raise _wrong(f"{word[:40]!r} is not said of a hero, or twice")
        about[word] = _ABOUT[word](value)
    return msgspec.convert({"face": _face(words[0]), **about}, HeroPosition)
