"""Random small battles, and what they are worth by trying everything: no memo, no merging, no bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    ADVENTURER_TILES,
    CREATURE_TILES,
    EVILOMETER,
    PALADINS,
    ROOM_IDS,
    ROOMS,
    SPELL_CARDS,
    SPELL_IDS,
    TILE_IDS,
    TRAP_DECK,
    TRAP_IDS,
)
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition, Rival
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.scoring import scores
from undercroft.kernel.engine.action_vocabulary import Action

SQUARES: Final = ("2,0", "2,1", "1,0")
TITLED: Final = "hall_of_fame"
"""A room that scores titles, which a single lord holds all."""


class World(NamedTuple):
    """A way that chance may go: how likely it is, the position, and the cards that are left."""

    chance: float
    state: DungeonLordsState
    deck: list[int]


class TooMany(Exception):
    """The battle is not a small one."""


def small_battle(rnd: Random) -> BattlePosition:
    """Return a battle of one or two rounds with few pieces."""
    year = rnd.choice((1, 1, 2))
    training = rnd.random() < 0.2
    people = [ADVENTURER_IDS[tile] for tile in rnd.sample(ADVENTURER_TILES[year - 1], rnd.choice((1, 2, 2, 3)))]
    party = [name + (":1" if rnd.random() < 0.3 else "") for name in people]
    evil = rnd.randint(EVILOMETER.bottom, EVILOMETER.paladin - 1)
    tent = rnd.random() < 0.5
    if not tent and rnd.random() < 0.3:
        party.insert(0, ADVENTURER_IDS[PALADINS[year - 1]])
        evil = rnd.randint(EVILOMETER.paladin, EVILOMETER.top)
    tiles = [SQUARES[0], *rnd.sample(SQUARES[1:], rnd.randint(0, 2))]
    rooms = [name for name, room in zip(ROOM_IDS, ROOMS, strict=True) if room.year <= year and name != TITLED]
    if rnd.random() < 0.4:
        tiles[-1] += f"={rnd.choice(rooms)}"
    stock = [tile for tile in range(len(TILE_IDS)) if year == 2 or tile in CREATURE_TILES[0]]
    creatures = [TILE_IDS[tile] + ("*" if rnd.random() < 0.15 else "") for tile in rnd.sample(stock, rnd.randint(0, 2))]
    traps = [TRAP_IDS[kind] for kind in rnd.sample(TRAP_DECK, rnd.choice((0, 1, 1, 2)))]
    parts = [f"party {' '.join(party)}", f"tiles {' '.join(tiles)}", f"evil {evil}", f"year {year}"]
    parts += [f"{name} {' '.join(some)}" for name, some in (("creatures", creatures), ("traps", traps)) if some]
    parts += [f"{good} {rnd.randint(0, 2)}" for good in ("gold", "food", "imps")]
    free = [ADVENTURER_IDS[tile] for tile in ADVENTURER_TILES[year - 1] if ADVENTURER_IDS[tile] not in people]
    if rnd.random() < 0.4:
        parts.append(f"prison {rnd.choice(free)}")
    if training:
        parts.append("training")
    else:
        battle_round = rnd.choice((3, 3, 4, 4, 4))
        cards = rnd.sample([SPELL_IDS[card] for card in SPELL_CARDS[year - 1]], 4)
        cards = [card if n < battle_round - 1 or rnd.random() < 0.3 else "?" for n, card in enumerate(cards)]
        parts += [f"round {battle_round}", f"cards {' '.join(cards)}"]
    if tent:
        parts.append("tent")
    return BattlePosition.parse("; ".join(parts))


def with_rivals(position: BattlePosition, rnd: Random) -> BattlePosition:
    """Return a battle that is not a training one with rivals, near whom the paladin is where the rules put him."""
    if position.tent:
        others = [Rival(rnd.randint(EVILOMETER.bottom, EVILOMETER.paladin - 1)) for _ in range(3)]
        return msgspec.structs.replace(position, rivals=tuple(others))
    if position.has_paladin:
        others = [Rival(rnd.randint(position.evil - 1, position.evil)) for _ in range(2)]
        return msgspec.structs.replace(position, rivals=tuple(others))
    most = rnd.randint(EVILOMETER.paladin, EVILOMETER.top)
    damage = rnd.randint(0, 2)
    others = [Rival(most, (PALADINS[position.year - 1], damage, 0)), Rival(rnd.randint(EVILOMETER.paladin - 2, most))]
    rnd.shuffle(others)
    return msgspec.structs.replace(position, rivals=tuple(others), evil=rnd.randint(most - 2, most))


class Naive:
    """Tries everything.

    Args:
        most: raise `TooMany` after so many positions.
        seat: the lord who fights.
    """

    def __init__(self, most: int, seat: int = 0) -> None:
        self.left = most
        self.seat = seat

    def value(self, position: BattlePosition) -> float:
        """Return the expected points at the end of a battle, less those at its beginning."""
        return self.value_in(position.set_up("any"), position)

    def value_in(self, state: DungeonLordsState, position: BattlePosition, plan: Sequence[str] = ()) -> float:
        """Return the same of a battle in a game of several lords, with the cards that the position knows.

        Args:
            state: only the lord who fights may be asked anything in it.
            position: the battle, as that lord sees it.
            plan: answers that are given first.
        """
        deck = [card for card in SPELL_CARDS[position.year - 1] if card not in position.cards]
        before = board_points(state, self.seat)
        state.cards = position.cards
        for text in plan[:-1]:
            state.play_unchecked(self.seat, VOCABULARY.parse(text))
        return self._mean(state, VOCABULARY.parse(plan[-1]) if plan else None, deck) - before

    def _best(self, state: DungeonLordsState, deck: list[int]) -> float:
        if state.is_terminal:
            return board_points(state, self.seat)
        return max([self._mean(state, action, deck) for action in state.legal_actions(self.seat)])

    def _mean(self, state: DungeonLordsState, action: Action | None, deck: list[int]) -> float:
        return sum([one.chance * self._best(one.state, one.deck) for one in self._worlds(state, action, deck)])

    def _worlds(
        self, state: DungeonLordsState, action: Action | None, deck: list[int], drawn: tuple[int, ...] = ()
    ) -> Iterator[World]:
        """Yield where an answer can lead, with its chance, and the cards that are left then.

        The answer is tried with cards for as many rounds as it turns up.
        """
        self.left -= 1
        if self.left < 0:
            raise TooMany
        unknown = [n for n, card in enumerate(state.cards) if card == UNKNOWN]
        child = state.clone()
        cards = list(state.cards)
        for n, card in zip(unknown, (*drawn, *deck), strict=False):
            cards[n] = card
        child.cards = tuple(cards)
        if action is None:
            child.run()
        else:
            child.play_unchecked(self.seat, action)
        turned = len([n for n in unknown if n < child.cards_up])
        if turned > len(drawn):
            for card in deck:
                rest = [other for other in deck if other != card]
                for world in self._worlds(state, action, rest, (*drawn, card)):
                    yield world._replace(chance=world.chance / len(deck))
            return
        hidden = {n for n in unknown if n >= child.cards_up}
        child.cards = tuple([UNKNOWN if n in hidden else card for n, card in enumerate(cards)])
        yield World(1.0, child, deck)


def board_points(state: DungeonLordsState, seat: int) -> float:
    """Return the points of a lord, without titles."""
    line = scores(state).lines[seat]
    return float(sum([points for name, points in line.items() if name != "titles"]))
