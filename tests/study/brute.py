"""Random small battles, and what they are worth by trying everything: no memo, no merging, no bounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

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
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition
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


class Naive:
    """Tries everything.

    Args:
        most: raise `TooMany` after so many positions.
    """

    def __init__(self, most: int) -> None:
        self.left = most

    def value(self, position: BattlePosition) -> float:
        """Return the expected points at the end of a battle, less those at its beginning."""
        state = position.set_up("any")
        deck = [card for card in SPELL_CARDS[position.year - 1] if card not in position.cards]
        before = board_points(state)
        state.cards = position.cards
        return self._mean(state, None, deck) - before

    def _best(self, state: DungeonLordsState, deck: list[int]) -> float:
        if state.is_terminal:
            return board_points(state)
        return max([self._mean(state, action, deck) for action in state.legal_actions(0)])

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
            child.play(0, action)
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


def board_points(state: DungeonLordsState) -> float:
    """Return the points of the only lord, without titles."""
    line = scores(state).lines[0]
    return float(sum([points for name, points in line.items() if name != "titles"]))
