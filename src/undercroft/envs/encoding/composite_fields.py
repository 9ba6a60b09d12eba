"""Fields that are made of others: structs, lists, seats, and values that may be missing."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import count
from operator import attrgetter
from typing import Any, Final

import msgspec

from undercroft.envs.encoding.field import MOST_REMEMBERED, Block, Column, Field, Relative, WrittenCache, or_zero, zeros
from undercroft.envs.encoding.simple_fields import Ranked, seat_names

_NUMBER_BITS: Final = 16
_numbers: Final = count()
"""Each struct has another number, since one may begin at the first column of another."""


class Maybe(Field):
    """A value that may be missing: a column says whether it is there, and the rest is 0 if it is not."""

    def __init__(self, field: Field) -> None:
        super().__init__(1 + field.width)
        self.field = field

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}?", 0, 1, "1 if there is one"), *or_zero(self.field.columns(name))]

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        if value is None:
            out[at : at + self.width] = zeros(self.width)
        else:
            out[at] = 1
            self.field.write(out, at + 1, value, seats, None)


class Slots(Field):
    """A list of at most so many things, one after the other; the first column says how many there are.

    Args:
        most: how many are described; of a longer list the rest is only counted.
        field: each of them.
        pick: which end is described if the list is longer: the first ones, or with −1 the last ones.
    """

    def __init__(self, most: int, field: Field, pick: int = 1) -> None:
        super().__init__(1 + most * field.width)
        self.most = most
        self.field = field
        self.pick = pick

    def columns(self, name: str) -> list[Column]:
        found = [Column(f"{name}#", 0, 4 * self.most + 8, "how many there are")]
        for i in range(self.most):
            found.extend(or_zero(self.field.columns(f"{name}[{i}]")))
        return found

    def write(self, out: array[int], at: int, value: Sequence[Any], seats: Relative, kept: WrittenCache | None) -> None:
        width, count = self.field.width, len(value)
        out[at] = min(count, 4 * self.most + 8)
        if count > self.most:
            value = value[: self.most] if self.pick > 0 else value[-self.most :]
            count = self.most
        place = at + 1
        for one in value:
            self.field.write(out, place, one, seats, None)
            place += width
        left = (self.most - count) * width
        if left:
            out[place : place + left] = zeros(left)


class Keyed(Field):
    """A list of structs of which each has another id: a block of columns for each id, 0 where it is absent.

    Args:
        ids: all ids.
        key: the field with the id.
        field: the rest.
        ranked: whether the order matters; then the first column of a block is the place in the list, from 1, and
            otherwise it is 1.
    """

    def __init__(self, ids: Sequence[str], key: str, field: Field, ranked: bool = False) -> None:
        super().__init__(len(ids) * (1 + field.width))
        self.ids = tuple(ids)
        self.key = key
        self.field = field
        self.ranked = ranked
        self._place = {one: i * (1 + field.width) for i, one in enumerate(ids)}

    def columns(self, name: str) -> list[Column]:
        found = []
        for one in self.ids:
            high, about = (len(self.ids), Ranked.about) if self.ranked else (1, "1 if it is there")
            found.append(Column(f"{name}[{one}]?", 0, high, about))
            found.extend(or_zero(self.field.columns(f"{name}[{one}]")))
        return found

    def write(self, out: array[int], at: int, value: Sequence[Any], seats: Relative, kept: WrittenCache | None) -> None:
        known = kept.get(-1 - at) if kept is not None else None
        before = known if isinstance(known, dict) else None
        now: dict[int, Any] = {}
        if before is None:
            out[at : at + self.width] = zeros(self.width)
            before = {}
        for rank, one in enumerate(value, 1):
            place = at + self._place[getattr(one, self.key)]
            now[place] = one
            out[place] = rank if self.ranked else 1
            if before.get(place) is not one:
                self.field.write(out, place + 1, one, seats, None)
        for place in before:
            if place not in now:
                out[place : place + 1 + self.field.width] = zeros(1 + self.field.width)
        if kept is not None:
            kept[-1 - at] = now


class Struct(Field):
    """A struct of a view: one field after the other.

    Args:
        kind: the msgspec struct.
        fields: a `Field` for each field that is shown.
        left_out: why each other field is not shown.

    Raises:
        ValueError: a field of the struct is in neither, or a name is not a field.
    """

    def __init__(
        self, kind: type[msgspec.Struct], fields: Mapping[str, Field], left_out: Mapping[str, str] = {}
    ) -> None:
        super().__init__(sum([field.width for field in fields.values()]))
        named = {*fields, *left_out}
        if named != set(kind.__struct_fields__) or len(named) < len(fields) + len(left_out):
            wrong = sorted(named.symmetric_difference(kind.__struct_fields__))
            raise ValueError(f"{kind.__name__}: {', '.join(wrong) or 'a field'} must be either shown or left out, once")
        self.fields = dict(fields)
        self.left_out = dict(left_out)
        self._parts: list[tuple[str, int, Field]] = []
        at = 0
        for name, field in fields.items():
            self._parts.append((name, at, field))
            at += field.width
        self._take = attrgetter(*fields) if len(fields) > 1 else _only(next(iter(fields)))
        self._number = next(_numbers)
        self._writers = [(place, field.write) for _, place, field in self._parts]

    def columns(self, name: str) -> list[Column]:
        found = []
        for part, _, field in self._parts:
            found.extend(field.columns(f"{name}.{part}" if name else part))
        return found

    def places(self) -> dict[str, slice]:
        """Return where each field's columns are."""
        return {name: slice(at, at + field.width) for name, at, field in self._parts}

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        values = self._take(value)
        if kept is None:
            for (place, write), one in zip(self._writers, values, strict=True):
                write(out, at + place, one, seats, None)
            return
        key = at << _NUMBER_BITS | self._number
        before = kept.get(key)
        kept[key] = values
        if isinstance(before, tuple):
            for (place, write), one, old in zip(self._writers, values, before, strict=True):
                if one is not old:
                    write(out, at + place, one, seats, kept)
        else:
            for (place, write), one in zip(self._writers, values, strict=True):
                write(out, at + place, one, seats, kept)


class Arguments(Field):
    """The arguments of a question, by their names: 0 for those that a question does not have.

    Args:
        fields: a `Field` for each argument that is shown.
        left_out: why each other one is not shown.
    """

    def __init__(self, fields: Mapping[str, Field], left_out: Mapping[str, str] = {}) -> None:
        super().__init__(sum([field.width for field in fields.values()]))
        self.fields = dict(fields)
        self.left_out = dict(left_out)
        self._zeros = zeros(self.width)

    def columns(self, name: str) -> list[Column]:
        return [column for part, field in self.fields.items() for column in or_zero(field.columns(f"{name}.{part}"))]

    def write(
        self, out: array[int], at: int, value: Mapping[str, Any], seats: Relative, kept: WrittenCache | None
    ) -> None:
        out[at : at + self.width] = self._zeros
        if not value:
            return
        for name, field in self.fields.items():
            if name in value:
                field.write(out, at, value[name], seats, None)
            at += field.width


def _only(name: str) -> Callable[[Any], tuple[Any]]:
    """Return what takes the one field of this name, as a tuple."""
    take = attrgetter(name)
    return lambda value: (take(value),)


class Seats(Field):
    """A struct for each seat: the viewer first, who may be shown more, then the others clockwise.

    What others see of a seat must be the same for all of them.

    Args:
        seats: how many play.
        own: the viewer's.
        other: each of the others'.
    """

    def __init__(self, seats: int, own: Field, other: Field) -> None:
        super().__init__(own.width + (seats - 1) * other.width)
        self.parts = (own, *[other] * (seats - 1))
        self.starts = [0, *[own.width + i * other.width for i in range(seats - 1)]]
        self._relative = [tuple([(other - seat) % seats for other in range(seats)]) for seat in range(seats)]

    def columns(self, name: str) -> list[Column]:
        found = []
        for place, field in zip(seat_names(len(self.parts)), self.parts, strict=True):
            found.extend(field.columns(f"{name}[{place}]"))
        return found

    def write(self, out: array[int], at: int, value: Sequence[Any], seats: Relative, kept: WrittenCache | None) -> None:
        assert kept is not None, "seats are not part of anything smaller than the view"
        for seat, one in enumerate(value):
            place = seats[seat]
            start = at + self.starts[place]
            if kept.get(-1 - start) is one:
                continue
            kept[-1 - start] = one
            field = self.parts[place]
            block = kept.blocks.get((seat, place == 0))
            if block is None:
                block = kept.blocks[seat, place == 0] = Block(field.width)
            if block.value is not one:
                block.value = one
                field.write(block.numbers, 0, one, self._relative[seat], block.kept)
            out[start : start + field.width] = block.numbers


class Memo(Field):
    """A field whose columns are the same for all viewers: the columns of recent values are remembered."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.width)
        self.field = field
        self._chunks: dict[Hashable, array[int]] = {(): zeros(field.width), None: zeros(field.width)}

    def columns(self, name: str) -> list[Column]:
        return self.field.columns(name)

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        chunk = self._chunks.get(value)
        if chunk is None:
            if len(self._chunks) > MOST_REMEMBERED:
                self._chunks.clear()
            chunk = array("h", bytes(2 * self.width))
            self.field.write(chunk, 0, value, (), None)
            self._chunks[value] = chunk
        out[at : at + self.width] = chunk


class Both(Field):
    """A value written in several ways, each with a name."""

    def __init__(self, **fields: Field) -> None:
        super().__init__(sum([field.width for field in fields.values()]))
        self.fields = fields

    def columns(self, name: str) -> list[Column]:
        return [column for how, field in self.fields.items() for column in field.columns(f"{name}.{how}")]

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        for field in self.fields.values():
            field.write(out, at, value, seats, None)
            at += field.width


class Of(Field):
    """A field of something that is taken from the value first, such as the ids of a list of structs."""

    def __init__(self, take: Callable[[Any], Any], field: Field) -> None:
        super().__init__(field.width)
        self.take = take
        self.field = field

    def columns(self, name: str) -> list[Column]:
        return self.field.columns(name)

    def write(self, out: array[int], at: int, value: Any, seats: Relative, kept: WrittenCache | None) -> None:
        self.field.write(out, at, self.take(value), seats, None)


class TableField(Field):
    """A list of lists of fixed sizes, written row after row: each entry is one field.

    Args:
        rows: the names of the rows.
        columns: the names of the columns.
        field: each entry.
    """

    def __init__(self, rows: Sequence[str], columns: Sequence[str], field: Field) -> None:
        super().__init__(len(rows) * len(columns) * field.width)
        self.names = [f"[{row}][{column}]" for row in rows for column in columns]
        self.field = field

    def columns(self, name: str) -> list[Column]:
        return [column for entry in self.names for column in self.field.columns(name + entry)]

    def write(self, out: array[int], at: int, value: Sequence[Any], seats: Relative, kept: WrittenCache | None) -> None:
        for row in value:
            for entry in row:
                self.field.write(out, at, entry, seats, None)
                at += self.field.width
