"""Cells: the places on the table where location cards may lie.

A cell is one int, a place on a table of 87 by 87 with the first entrance in the middle: 44 cards in a row reach its
edge. In notation it is ``x,y`` from there, x growing to the east and y to the south. Sides are counted n, e, s, w
from 0.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS

WIDTH: Final = 2 * len(LOCATION_CARDS) - 1
CELLS: Final = WIDTH * WIDTH
_CENTRE: Final = WIDTH // 2


def cell_at(x: int, y: int) -> int:
    """Return the number of a cell.

    Raises:
        ValueError: the cell is off the table.

    >>> cell_at(0, 0) == CELLS // 2
    True
    """
    if not (-_CENTRE <= x <= _CENTRE and -_CENTRE <= y <= _CENTRE):
        raise ValueError(f"cell {x},{y} is off the table, which ends {_CENTRE} cells from its middle")
    return (y + _CENTRE) * WIDTH + x + _CENTRE


def xy(cell: int) -> tuple[int, int]:
    """Return how far the cell lies to the east and to the south of the middle.

    >>> xy(cell_at(3, -2))
    (3, -2)
    """
    return cell % WIDTH - _CENTRE, cell // WIDTH - _CENTRE


def cell_name(cell: int) -> str:
    """Return the cell in notation.

    >>> cell_name(cell_at(-1, 2))
    '-1,2'
    """
    x, y = xy(cell)
    return f"{x},{y}"


MIDDLE: Final = cell_at(0, 0)
"""The cell of the first entrance (DN-2.1)."""


@cache
def cells_beside(cell: int) -> tuple[int, ...]:
    """Return the cells to the north, east, south and west; −1 off the table."""
    x, y = cell % WIDTH, cell // WIDTH
    return (
        cell - WIDTH if y > 0 else -1,
        cell + 1 if x < WIDTH - 1 else -1,
        cell + WIDTH if y < WIDTH - 1 else -1,
        cell - 1 if x > 0 else -1,
    )


def opposite(side: int) -> int:
    """Return the side on which a way that leaves by this side arrives.

    >>> [opposite(side) for side in range(4)]
    [2, 3, 0, 1]
    """
    return side ^ 2
