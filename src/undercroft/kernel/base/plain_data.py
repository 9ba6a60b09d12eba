"""Plain data: objects made of ints, strs, bools, None, tuples and lists, that can be dumped and loaded.

A class that inherits from `Plain` declares its fields in its body: type, default and meaning
(`kernel.base.declarations`). Its constructor, `clone`, equality and dumps follow from that. Lists may hold anything,
tuples anything but lists. `dump` and `load` work on whole trees; the tag in a dump names the class and its package.

A dump lists the values of the fields without their names: those that a class adds come after those of its base, sorted
by name. Puzzles are kept as dumps, so a renamed field keeps its place: `Plain.formerly` has its old name. Notes have
their names and are left out while they are empty.
"""

from __future__ import annotations

import copy
from typing import Any, ClassVar, Self

import msgspec

from undercroft.compiled import mypyc_attr
from undercroft.kernel.base.declarations import Declared, complete_class, parameters
from undercroft.kernel.base.errors import StateError

_CLASSES: dict[str, type[Plain]] = {}


def _register(cls: Any) -> None:
    """Make a new class known to `load`."""
    # Two games may have classes of the same name: the tag says which game's it is (``toy.Player``).
    cls.tag = f"{'.'.join(cls.__module__.split('.')[1:2])}.{cls.__name__}"
    known: Any = _CLASSES.setdefault(cls.tag, cls)
    if known is not cls and known.__module__ != cls.__module__:
        raise TypeError(f"two plain classes are called {cls.tag}: in {known.__module__} and {cls.__module__}")
    _CLASSES[cls.tag] = cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(metaclass=Declared):
    """Base of everything that is part of a state. A class whose objects never change is declared ``frozen=True``."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that are compared and dumped, in the order of dumps."""
    notes: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that are dumped but not compared."""
    types: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The annotation of each of them, and the module in which it stands."""
    tag: ClassVar[str] = ""
    formerly: ClassVar[dict[str, str]] = {}
    """The names by which renamed fields are still sorted in dumps. A class names only fields that it adds."""

    _declared: ClassVar[Any] = ((), {})

    def __init_subclass__(cls, frozen: bool = False, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        complete_class(cls)
        _register(cls)

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this object."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def __reduce__(self) -> tuple[Any, ...]:
        # For pickle and deepcopy. Compiled objects have no `__dict__` to save, so both engines call the constructor.
        return type(self), tuple([getattr(self, field.name) for field in parameters(self._declared[0])])

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # nobody wants a copy whose lists are those of the original

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # mutable by default; value classes define their own

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inner})"


def _as_data(value: object) -> Any:
    """Return an object as JSON data: its tag and its fields. Tuples become arrays, lists are marked."""
    if not isinstance(value, Plain):
        raise TypeError(f"{type(value).__name__} is not plain data")
    data = {"@": value.tag, "v": [as_field(getattr(value, name)) for name in value.fields]}
    notes = {name: as_field(getattr(value, name)) for name in value.notes}
    return {**data, "n": notes} if any(notes.values()) else data


def as_field(value: object) -> Any:
    """Return the value of a field as JSON data."""
    if isinstance(value, list):
        return {"l": [as_field(v) for v in value]}
    if value is None or isinstance(value, (int, str, tuple, Plain)):
        return value
    raise TypeError(f"{type(value).__name__} is not plain data")


def from_data(data: Any) -> Any:
    """Return the value in a dump that has been decoded from JSON.

    Raises:
        StateError: the data is malformed, or names a class that does not exist.
    """
    if isinstance(data, list):
        return tuple([from_data(d) for d in data])
    if isinstance(data, dict):
        if "l" in data:
            return [from_data(d) for d in data["l"]]
        cls = _CLASSES.get(str(data.get("@")))
        values = data.get("v")
        if cls is None or not isinstance(values, list) or len(values) != len(cls.fields):
            raise StateError(f"unknown or changed part {str(data.get('@'))[:40]!r} in a dumped state")
        notes = data.get("n", {})
        if not isinstance(notes, dict):
            raise StateError(f"the notes of a dumped {cls.tag} are a {type(notes).__name__}")
        noted = {name: from_data(notes[name]) for name in cls.notes if name in notes}
        return cls(**{name: from_data(v) for name, v in zip(cls.fields, values, strict=True)}, **noted)
    if data is None or isinstance(data, (int, str)):
        return data
    raise StateError(f"a dumped state holds a {type(data).__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_as_data)


def dump(value: Plain) -> bytes:
    """Return the value as JSON, for `load`."""
    return _ENCODER.encode(value)


def load(text: bytes) -> Any:
    """Return the value that `dump` wrote.

    Raises:
        StateError: the text is not a dump, or is one of another version.
    """
    try:
        return from_data(msgspec.json.decode(text))
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        raise StateError(f"this is not a dumped state: {error}") from error
