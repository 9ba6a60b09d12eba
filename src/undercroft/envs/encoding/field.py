"""Fields: how one value of a view becomes columns of a vector.

A `Field` has a fixed number of columns, names them, and writes a value into them. Small `simple_fields` are put
together to `composite_fields` (`Struct`, `Seats`, `Slots`, …), so that a game describes its whole view once, and the
vector, its bounds and its documentation follow from that. Every column holds a whole number between its bounds; a
number beyond them is cut to the bound.

Seats are relative: the viewer is 0, the next player clockwise 1, and so on. An agent can thus play any seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

Relative = Sequence[int]
"""By seat: how many places after the viewer it sits."""

MOST_REMEMBERED: Final = 4096
"""How many chunks of columns a field remembers at most."""


class WrittenCache(dict[int, object]):
    """What was written last, by where it stands: whatever is the same object is not written again.

    Attributes:
        blocks: what was written last about each seat, as its own player or the others see it; shared by all viewers
            of a match.
    """

    def __init__(self, blocks: dict[tuple[int, bool], Block]) -> None:
        super().__init__()
        self.blocks = blocks


class Block:
    """The columns of one seat as they were written last."""

    __slots__ = ("kept", "numbers", "value")

    def __init__(self, width: int) -> None:
        self.value: object = None
        self.numbers = array("h", bytes(2 * width))
        self.kept = WrittenCache({})


class Column(NamedTuple):
    """One number of the vector: its name (``lords[me].gold``), its bounds, and what it means.

    Where the number is a place in a list of ids, ``ids`` is that list.
    """

    name: str
    low: int
    high: int
    about: str
    ids: tuple[str, ...] = ()


def or_zero(columns: Sequence[Column]) -> list[Column]:
    """Return columns that may also be 0, because what they describe is missing."""
    return [column._replace(low=min(column.low, 0), high=max(column.high, 0)) for column in columns]


@cache
def zeros(width: int) -> array[int]:
    """Return so many zeros; never change them."""
    return array("h", bytes(2 * width))


class Field:
    """A part of the vector.

    Args:
        width: the number of its columns.
    """

    def __init__(self, width: int) -> None:
        self.width = width

    def columns(self, name: str) -> list[Column]:
        """Return its columns in order; ``name`` is the name of the whole."""
        raise TypeError(f"{type(self).__name__} names no columns")

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        """Write a value into the columns from ``at`` on."""
        raise TypeError(f"{type(self).__name__} writes nothing")
