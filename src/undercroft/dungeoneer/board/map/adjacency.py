"""What lies beside what: the tables of a dungeon, kept up card by card.

A dungeon never changes, but most are made from another one, with one card more. So a new one begins with a copy of the
other's tables, and only the surroundings of that card are looked at: at 25 cards this takes a tenth of the time that
looking at all of them takes, and random games spent a seventh of theirs on that.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.terms.cells import cells_beside
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, OPEN_SIDES

NOWHERE: Final = (-1, -1, -1, -1)
"""The neighbours of a card that is not in play."""


class Layout:
    """The tables of one dungeon. They never change once it has been made.

    Attributes:
        at: the location on each cell that is taken.
        cell_of: the cell of each location; −1 for one that is not in play.
        open: the sides of each location without a printed wall, as bits.
        neighbours: the locations that share the north, east, south and west edge of each; −1 where none.
        touch: by empty cell that touches a location: bits 0 to 3 are the sides that touch one, 4 to 7 those of them
            where it has no wall.
        loose_ends: how many exits lead to an empty cell.
    """

    __slots__ = ("at", "cell_of", "loose_ends", "neighbours", "open", "touch")

    def __init__(
        self,
        at: dict[int, int],
        cell_of: list[int],
        open_: list[int],
        neighbours: list[tuple[int, ...]],
        touch: dict[int, int],
        loose_ends: int,
    ) -> None:
        self.at = at
        self.cell_of = cell_of
        self.open = open_
        self.neighbours = neighbours
        self.touch = touch
        self.loose_ends = loose_ends

    def copy(self) -> Layout:
        """Return tables that can be changed without changing these."""
        return Layout(
            self.at.copy(),
            self.cell_of.copy(),
            self.open.copy(),
            self.neighbours.copy(),
            self.touch.copy(),
            self.loose_ends,
        )

    def lay(self, location: int, cell: int, turned: int) -> None:
        """Note that a card lies on an empty cell, upright (0) or turned (1)."""
        touch, open_ = self.touch, self.open
        sides = OPEN_SIDES[location][turned]
        self.at[cell] = location
        self.cell_of[location] = cell
        open_[location] = sides
        touch.pop(cell, 0)
        found = [-1, -1, -1, -1]
        for side, beside in enumerate(cells_beside(cell)):
            is_open = sides >> side & 1
            other = self.at.get(beside, -1)
            if other >= 0:
                found[side] = other
                self.loose_ends -= open_[other] >> (side ^ 2) & 1
                self._set_neighbour(other, side ^ 2, location)
            else:
                self.loose_ends += is_open
                if beside >= 0:
                    touch[beside] = touch.get(beside, 0) | (1 | is_open << 4) << (side ^ 2)
        self.neighbours[location] = tuple(found)

    def take_away(self, location: int) -> None:
        """Note that a card lies there no longer."""
        touch, open_ = self.touch, self.open
        cell, sides, neighbours = self.cell_of[location], open_[location], self.neighbours[location]
        del self.at[cell]
        self.cell_of[location] = -1
        open_[location] = 0
        self.neighbours[location] = NOWHERE
        here = 0
        for side, beside in enumerate(cells_beside(cell)):
            other = neighbours[side]
            if other >= 0:
                leads_here = open_[other] >> (side ^ 2) & 1
                here |= (1 | leads_here << 4) << side
                self.loose_ends += leads_here
                self._set_neighbour(other, side ^ 2, -1)
            else:
                self.loose_ends -= sides >> side & 1
                if beside >= 0:
                    left = touch[beside] & ~((1 | 1 << 4) << (side ^ 2))
                    if left:
                        touch[beside] = left
                    else:
                        del touch[beside]
        if here:
            touch[cell] = here

    def _set_neighbour(self, location: int, side: int, other: int) -> None:
        before = self.neighbours[location]
        self.neighbours[location] = (*before[:side], other, *before[side + 1 :])


def empty_layout() -> Layout:
    """Return the tables of an empty table."""
    count = len(LOCATION_CARDS)
    return Layout({}, [-1] * count, [0] * count, [NOWHERE] * count, {}, 0)
