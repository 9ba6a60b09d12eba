"""Fields of one thing: a number, a flag, an id, a list of ids, a seat."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from undercroft.envs.encoding.field import MOST_REMEMBERED, Column, Field, Relative, WrittenCache, zeros


class Number(Field):
    """A whole number, cut to its bounds."""

    def __init__(self, high: int, low: int = 0, about: str = "") -> None:
        super().__init__(1)
        self.low, self.high = low, high
        self.about = about or "number"

    def columns(self, name: str) -> list[Column]:
        return [Column(name, self.low, self.high, self.about)]

    def write(self, out: array[int], at: int, value: int, seats: Relative, kept: WrittenCache | None) -> None:
        out[at] = self.low if value < self.low else self.high if value > self.high else value


class Flag(Field):
    """1 if it is so, otherwise 0."""

    def __init__(self) -> None:
        super().__init__(1)

    def columns(self, name: str) -> list[Column]:
        return [Column(name, 0, 1, "1 if so")]

    def write(self, out: array[int], at: int, value: bool, seats: Relative, kept: WrittenCache | None) -> None:
        out[at] = value


class Code(Field):
    """One of several things as one number: 0 for none (or unknown), otherwise its place in the list, from 1.

    It is for what stands in long lists; `OneHot` is kinder to learners.
    """

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(1)
        self.ids = tuple(ids)
        self._place: dict[str | None, int] = {None: 0, **{one: i + 1 for i, one in enumerate(ids)}}

    def columns(self, name: str) -> list[Column]:
        return [Column(name, 0, len(self.ids), "0 for none or unknown, else the place in `ids`, from 1", self.ids)]

    def write(self, out: array[int], at: int, value: str | None, seats: Relative, kept: WrittenCache | None) -> None:
        out[at] = self._place[value]


class OneHot(Field):
    """One of several things: 1 in its column, 0 in the others; all 0 for none (or unknown)."""

    def __init__(self, ids: Sequence[str | int]) -> None:
        super().__init__(len(ids))
        self.ids = tuple(ids)
        self._chunk: dict[str | int | None, array[int]] = {None: zeros(len(ids))}
        for i, one in enumerate(ids):
            chunk = array("h", bytes(2 * len(ids)))
            chunk[i] = 1
            self._chunk[one] = chunk

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}={one}", 0, 1, "1 if it is this one") for one in self.ids]

    def write(
        self, out: array[int], at: int, value: str | int | None, seats: Relative, kept: WrittenCache | None
    ) -> None:
        out[at : at + self.width] = self._chunk[value]


class _Listed(Field):
    """A list of ids, with a column for each id. Chunks of recent lists are remembered."""

    high = 1
    about = "1 if it is among them"

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(len(ids))
        self.ids = tuple(ids)
        self._place = {one: i for i, one in enumerate(ids)}
        self._chunks: dict[tuple[str, ...] | None, array[int]] = {None: zeros(len(ids)), (): zeros(len(ids))}

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}[{one}]", 0, self.high, self.about) for one in self.ids]

    def write(
        self, out: array[int], at: int, value: tuple[str, ...] | None, seats: Relative, kept: WrittenCache | None
    ) -> None:
        chunk = self._chunks.get(value)
        if chunk is None:
            assert value is not None
            if len(self._chunks) > MOST_REMEMBERED:
                self._chunks.clear()
            chunk = self._chunks[value] = self._make(value)
        out[at : at + self.width] = chunk

    def _make(self, value: tuple[str, ...]) -> array[int]:
        chunk = array("h", bytes(2 * self.width))
        for one in value:
            chunk[self._place[one]] = 1
        return chunk


class Members(_Listed):
    """Which of the ids are in a list whose order says nothing."""


class Ranked(_Listed):
    """A list of different ids in an order that matters: for each id its place, from 1; 0 if it is absent."""

    about = "its place in the list, from 1; 0 if it is absent"

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(ids)
        self.high = len(ids)

    def _make(self, value: tuple[str, ...]) -> array[int]:
        chunk = array("h", bytes(2 * self.width))
        for i, one in enumerate(value):
            chunk[self._place[one]] = i + 1
        return chunk


class Counts(_Listed):
    """How many of each id are in a list whose order says nothing.

    Args:
        most: the most of one id.
    """

    about = "how many"

    def __init__(self, ids: Sequence[str], most: int) -> None:
        super().__init__(ids)
        self.high = most

    def _make(self, value: tuple[str, ...]) -> array[int]:
        chunk = array("h", bytes(2 * self.width))
        for one in value:
            place = self._place[one]
            chunk[place] = min(chunk[place] + 1, self.high)
        return chunk


class SeatOf(Field):
    """A seat, relative to the viewer: 1 in its column. Some games have further numbers beside the seats.

    Args:
        seats: how many play.
        others: names of the other numbers (``{-1: "nobody"}``); a number that is neither is written as all 0.
    """

    def __init__(self, seats: int, others: Mapping[int, str] = {}) -> None:
        super().__init__(seats + len(others))
        self.seats = seats
        self.others = dict(others)
        self._place = {number: seats + i for i, number in enumerate(others)}

    def columns(self, name: str) -> list[Column]:
        names = [*seat_names(self.seats), *self.others.values()]
        return [Column(f"{name}={one}", 0, 1, "1 if it is this one") for one in names]

    def write(self, out: array[int], at: int, value: int | None, seats: Relative, kept: WrittenCache | None) -> None:
        out[at : at + self.width] = zeros(self.width)
        if value is None:
            return
        place = self._place.get(value)
        if place is not None:
            out[at + place] = 1
        elif 0 <= value < len(seats):
            out[at + seats[value]] = 1


class SeatCode(Field):
    """A seat as one number: 0 for nobody, 1 for the viewer, 2 for the next one clockwise, and so on."""

    def __init__(self, seats: int) -> None:
        super().__init__(1)
        self.seats = seats

    def columns(self, name: str) -> list[Column]:
        return [Column(name, 0, self.seats, "0 for nobody, 1 for me, 2 for the next one clockwise, …")]

    def write(self, out: array[int], at: int, value: int | None, seats: Relative, kept: WrittenCache | None) -> None:
        out[at] = 0 if value is None else seats[value] + 1


class SeatList(Field):
    """A list of seats: for each seat, relative to the viewer, its place in the list, from 1; 0 if it is absent."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}[{one}]", 0, self.width, Ranked.about) for one in seat_names(self.width)]

    def write(self, out: array[int], at: int, value: Sequence[int], seats: Relative, kept: WrittenCache | None) -> None:
        out[at : at + self.width] = zeros(self.width)
        for i, seat in enumerate(value):
            out[at + seats[seat]] = i + 1


def seat_names(seats: int) -> list[str]:
    return ["me", *[f"seat+{n}" for n in range(1, seats)]]


class Flags(Field):
    """Named flags: a dict of bools."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.names = tuple(names)

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}[{one}]", 0, 1, "1 if so") for one in self.names]

    def write(
        self, out: array[int], at: int, value: Mapping[str, bool], seats: Relative, kept: WrittenCache | None
    ) -> None:
        for i, one in enumerate(self.names):
            out[at + i] = value[one]
