"""Cells of the table and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.dungeoneer.board.terms.cells import CELLS, MIDDLE, cell_at, cell_name, cells_beside, opposite, xy

coordinate = st.integers(-43, 43)


@given(coordinate, coordinate)
def test_a_cell_is_its_two_coordinates(x: int, y: int) -> None:
    cell = cell_at(x, y)
    assert 0 <= cell < CELLS
    assert xy(cell) == (x, y)
    assert cell_name(cell) == f"{x},{y}"


def test_every_cell_has_its_own_notation() -> None:
    assert len({cell_name(cell) for cell in range(CELLS)}) == CELLS


@pytest.mark.parametrize(("x", "y"), [(44, 0), (-44, 0), (0, 44), (0, -44)])
def test_off_the_table_there_is_no_cell(x: int, y: int) -> None:
    with pytest.raises(ValueError, match=f"cell {x},{y} is off the table, which ends 43 cells from its middle"):
        cell_at(x, y)


def test_north_is_up_and_east_is_right() -> None:
    assert [cell_name(cell) for cell in cells_beside(MIDDLE)] == ["0,-1", "1,0", "0,1", "-1,0"]


def test_there_is_nothing_beyond_the_rim() -> None:
    assert cells_beside(cell_at(43, -43)) == (-1, -1, cell_at(43, -42), cell_at(42, -43))
    assert cells_beside(cell_at(-43, 43)) == (cell_at(-43, 42), cell_at(-42, 43), -1, -1)


@given(coordinate, coordinate, st.integers(0, 3))
def test_the_way_back_leads_through_the_opposite_side(x: int, y: int, side: int) -> None:
    cell = cell_at(x, y)
    beside = cells_beside(cell)[side]
    assert beside < 0 or cells_beside(beside)[opposite(side)] == cell
