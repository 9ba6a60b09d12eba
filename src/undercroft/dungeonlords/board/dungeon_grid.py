"""The construction site as bits: square (col, row) is bit row * 5 + col of an int.

Which squares touch, which would complete a 2×2 block, which lie in a zone: all of it is computed once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.dungeonlords.board.terms.bit_sets import numbers_in
from undercroft.dungeonlords.content.tile_tables import CONTENT, SITE

COLS: Final = SITE.cols
ROWS: Final = SITE.rows
CELLS: Final = COLS * ROWS


def cell_at(col: int, row: int) -> int:
    """Return the number of a square.

    >>> cell_at(2, 0)
    2
    """
    return row * COLS + col


def square(cell: int) -> str:
    """Return a square in notation: column from the left, row from the top, both from 0.

    >>> square(8)
    '3,1'
    """
    return f"{cell % COLS},{cell // COLS}"


def _neighbours(cell: int) -> int:
    col, row = cell % COLS, cell // COLS
    around = ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
    return sum(1 << cell_at(c, r) for c, r in around if 0 <= c < COLS and 0 <= r < ROWS)


def _blocks(cell: int) -> tuple[int, ...]:
    """Return the three other squares of each 2×2 block that the square belongs to."""
    col, row = cell % COLS, cell // COLS
    blocks = []
    for c in (col - 1, col):
        for r in (row - 1, row):
            if 0 <= c < COLS - 1 and 0 <= r < ROWS - 1:
                corner = cell_at(c, r)
                block = (1 << corner) | (1 << corner + 1) | (1 << corner + COLS) | (1 << corner + COLS + 1)
                blocks.append(block & ~(1 << cell))
    return tuple(blocks)


NEIGHBOURS: Final = tuple([_neighbours(cell) for cell in range(CELLS)])
BLOCKS: Final = tuple([_blocks(cell) for cell in range(CELLS)])
ENTRANCE: Final = cell_at(*SITE.entrance)
START_TUNNELS: Final = sum(1 << cell_at(c, r) for c, r in SITE.tunnels)


def _zones() -> Mapping[str, int]:
    drawn = CONTENT.data("board.toml")["zones"]
    return {
        name: sum(1 << cell_at(c, r) for r, line in enumerate(rows) for c, mark in enumerate(line) if mark == "#")
        for name, rows in drawn.items()
        if name != "source"
    }


ZONES: Final = _zones()


def completes_block(tiles: int, cell: int) -> bool:
    """Return whether a tile on the square would complete a 2×2 block (DL-5.8)."""
    for block in BLOCKS[cell]:
        if tiles & block == block:
            return True
    return False


def touching(tiles: int) -> int:
    """Return the squares that share an edge with one of the tiles."""
    found = 0
    while tiles:
        low = tiles & -tiles
        found |= NEIGHBOURS[low.bit_length() - 1]
        tiles ^= low
    return found


def diggable(tiles: int) -> list[int]:
    """Return the squares where a tunnel may be dug beside these tiles (DL-5.8)."""
    found = []
    free = touching(tiles) & ~tiles
    while free:
        low = free & -free
        cell = low.bit_length() - 1
        for block in BLOCKS[cell]:
            if tiles & block == block:
                break
        else:
            found.append(cell)
        free ^= low
    return found


def nearest(tiles: int, wanted: int) -> list[int]:
    """Return those of the wanted tiles that are the fewest steps through ``tiles`` from the entrance (DL-11.2)."""
    seen = reached = tiles & (1 << ENTRANCE)
    while reached:
        if reached & wanted:
            return numbers_in(reached & wanted)
        reached = touching(reached) & tiles & ~seen
        seen |= reached
    return []
