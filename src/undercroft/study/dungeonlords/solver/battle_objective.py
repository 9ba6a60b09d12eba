"""What a lord wants from a battle: points of the final score, or only tiles, or only prisoners.

**Points** are those of the rulebook's scoring (DL-13) that a combat can change: conquered tiles, the rooms among them
and what these score, prisoners, the paladin, and monsters that are lost for good. Titles are not counted, since they
depend on the other lords, and neither is the Hall of Fame, which scores titles.

**What is used up has no worth**: a trap sprung, food, gold, an imp, a knocked-out creature, evil. A lord who wants to
keep his stores says what each is worth to him (`stores`), in points. Among plans of equal worth the one that takes the
fewest pieces comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.scoring import scores
from undercroft.kernel.base.errors import OptionError

POINTS: Final = "points"


class Objective:
    """What is to be had from a battle, as a number: the larger, the better.

    Args:
        wish: one of `WISHES`.
        stores: what each trap, gold, food and imp that is left is worth.

    Raises:
        OptionError: there is no such wish, or stores would be worth less than nothing.
    """

    def __init__(self, wish: str = POINTS, stores: float = 0.0) -> None:
        if wish not in WISHES:
            raise OptionError(f"nobody can wish for {wish[:40]!r}; choose one of: {', '.join(WISHES)}")
        if not 0.0 <= stores <= 10.0:
            raise OptionError(f"stores are worth 0 to 10 points each, not {stores:g}")
        self.wish = wish
        self.stores = stores
        self._measure = WISHES[wish]
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}

    def worth(self, state: DungeonLordsState) -> float:
        """Return what the only lord of a battle has got, as the board stands."""
        lord = state.lords[0]
        worth = self.board_worth(state, lord.conquered, lord.creatures, lord.prison)
        return worth + self.stores * stores_of(lord) if self.stores else worth

    def board_worth(
        self, state: DungeonLordsState, conquered: int, creatures: tuple[int, ...], prison: tuple[int, ...]
    ) -> float:
        """Return what the board would be worth without its stores, if this were conquered, and these were there.

        Args:
            state: the battle; always the same one, but for what a battle changes.
            conquered: bits of the squares.
            creatures: the tiles in the lair.
            prison: the tiles of the prisoners.
        """
        key = (conquered, creatures, prison)
        found = self._known.get(key)
        if found is None:
            lord = state.lords[0].clone()
            lord.conquered, lord.creatures, lord.prison = conquered, creatures, prison
            found = self._known[key] = self._measure(state, lord)
        return found


def stores_of(lord: Lord) -> int:
    """Return how many traps, gold, food and imps the lord has; a trap that is laid is still his."""
    return len(lord.traps) + len(lord.laid) + lord.gold + lord.food + lord.imps


def points(state: DungeonLordsState, lord: Lord) -> float:
    """Return the points on a board, without titles."""
    # Beside a twin, no title is won alone, so the Hall of Fame scores nothing.
    twins = state.clone()
    twins.seats, twins.lords = 2, [lord, lord.clone()]
    line = scores(twins).lines[0]
    return float(sum(line.values()) - line["titles"])


def tiles(state: DungeonLordsState, lord: Lord) -> float:
    """Return the tiles conquered, as a loss."""
    return float(-lord.conquered.bit_count())


def prisoners(state: DungeonLordsState, lord: Lord) -> float:
    """Return the number of prisoners."""
    return float(len(lord.prison))


WISHES: Final[Mapping[str, Callable[[DungeonLordsState, Lord], float]]] = {
    POINTS: points,
    "tiles": tiles,
    "prisoners": prisoners,
}
