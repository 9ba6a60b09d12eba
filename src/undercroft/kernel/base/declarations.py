"""How a plain class declares its fields, and what is made from the declaration.

The body of a class names each field that it adds: annotation, default and meaning, in one place::

    class Adventurer(Plain):
        tile: int
        \"\"\"Number of the tile.\"\"\"
        damage: int = 0
        \"\"\"Counters on it.\"\"\"

From this the class gets its slots, `__init__`, which takes the fields in order, and `clone`. A method that the class
writes itself is left alone. What is special about a field is said where its default is:

=================  ==============================================================================================
`part()`           belongs to the object: `clone` copies it (its items, if it is a list). Everything else is shared.
`progress()`       begins at its default: callers do not pass it
`noted()`          is cloned and dumped, but neither compared nor part of fingerprints; callers do not pass it
`transient()`      is not even cloned: a clone begins with the default
=================  ==============================================================================================

The methods are source text, straight-line code with positional calls, because search and bots clone all the time.
Python runs the text when it makes a class. For mypyc, `expand_declarations.py` writes the same text into a copy of the
sources. This module must not import anything of ours: that script runs it on its own.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final, Literal, NamedTuple, TypeVar, dataclass_transform

T = TypeVar("T")

FIELD: Final = "field"
PART: Final = "part"
PROGRESS: Final = "progress"
NOTED: Final = "noted"
TRANSIENT: Final = "transient"
ROLES: Final = (PART, PROGRESS, NOTED, TRANSIENT)
"""What a field can be, apart from `FIELD`: the names of the functions below."""

NO_DEFAULT: Final[Any] = object()


class DeclaredField(NamedTuple):
    """A field of a plain class."""

    name: str
    type: str
    """The text of the annotation."""
    role: str
    default: str | None
    """An expression; None if the field has no default."""

    @property
    def is_kept(self) -> bool:
        """Whether the field is compared and dumped."""
        return self.role not in (NOTED, TRANSIENT)


class _Declared(NamedTuple):
    """What `part` and its like return: it stands for the default until the class is made."""

    role: str
    default: Any


def part(*, default: Any = NO_DEFAULT) -> Any:
    """Declare a field that belongs to the object: `clone` copies it. A list is always declared as a part."""
    return _Declared(PART, default)


def progress(*, default: T, init: Literal[False] = False) -> T:
    """Declare a field that begins at its default. (`clone` and `load` do pass it, after all others.)"""
    declared: Any = _Declared(PROGRESS, default)
    return declared  # type: ignore[no-any-return]


def noted(*, default: T, init: Literal[False] = False) -> T:
    """Declare a field that remembers something for the players, such as a name for the next event. The position does
    not depend on it.
    """
    declared: Any = _Declared(NOTED, default)
    return declared  # type: ignore[no-any-return]


def transient(*, default: Any = None, init: Literal[False] = False) -> Any:
    """Declare a cache, or whatever else a clone does not inherit."""
    return _Declared(TRANSIENT, default)


def is_field(annotation: str) -> bool:
    """Return whether an annotation in the body of a plain class declares a field."""
    return not annotation.startswith(("ClassVar", "Final"))


def parameters(fields: tuple[DeclaredField, ...]) -> list[DeclaredField]:
    """Return the fields that `__init__` takes, in the order in which it takes them."""
    first = [field for field in fields if field.role in (FIELD, PART)]
    return first + [field for field in fields if field.role in (PROGRESS, NOTED)]


def init_source(fields: tuple[DeclaredField, ...], typed: bool) -> str:
    """Return the source of `__init__`, one line of it for the signature."""
    takes = ["self"]
    for field in parameters(fields):
        name = f"{field.name}: {field.type}" if typed else field.name
        takes.append(name if field.default is None else f"{name} = {field.default}")
    sets = [f"self.{field.name} = {_value(field)}" for field in fields]
    return f"def __init__({', '.join(takes)}){' -> None' if typed else ''}: {'; '.join(sets) or 'pass'}"


def _value(field: DeclaredField) -> str:
    """Return what `__init__` sets a field to."""
    return field.name if field.role != TRANSIENT else str(field.default)


def clone_source(fields: tuple[DeclaredField, ...], maker: str, returns: str | None = None) -> str:
    """Return the source of `clone`.

    Args:
        fields: all fields.
        maker: an expression for the class.
        returns: the annotation of what `clone` returns; None for none.
    """
    copies = []
    for field in parameters(fields):
        value = f"self.{field.name}"
        copies.append(_copy(value, field.type) if field.role == PART else value)
    return f"def clone(self){f' -> {returns}' if returns else ''}: return {maker}({', '.join(copies)})"


def refusal_source(owner: str, returns: str | None = None) -> str:
    """Return the source of `clone` for a class whose own `__init__` takes something else than its fields."""
    return f"def clone(self){f' -> {returns}' if returns else ''}: raise TypeError('{owner} cannot be cloned')"


def _copy(value: str, kind: str) -> str:
    """Return an expression that copies a value of this type."""
    if kind.endswith(" | None"):
        return f"{_copy(value, kind.removesuffix(' | None'))} if {value} is not None else None"
    if not kind.startswith("list["):
        return f"{value}.clone()"
    item = kind[5:-1]
    return f"{value}[:]" if item in ("int", "str", "bool") else f"[{_copy('one', item)} for one in {value}]"


def check_declaration(owner: str, fields: tuple[DeclaredField, ...]) -> None:
    """Look for mistakes in a declaration.

    Raises:
        TypeError: there is one.
    """
    optional = ""
    names = set()
    for field in fields:
        if field.name in names:
            raise TypeError(f"{owner}.{field.name} is declared twice")
        names.add(field.name)
        if field.type.startswith("list[") and field.role in (FIELD, NOTED):
            raise TypeError(f"{owner}.{field.name} is a list, which clones must not share: declare it as part()")
        if field.role in (FIELD, PART):
            if field.default is None and optional:
                raise TypeError(f"{owner}.{field.name} has no default, but {optional} before it has one")
            optional = field.name if field.default is not None else optional


def _read(owner: str, body: dict[str, Any]) -> tuple[tuple[DeclaredField, ...], dict[str, Any]]:
    """Return the fields that the body of a class declares, and the values of names in their defaults."""
    fields = []
    values = {}
    for name, annotation in body.get("__annotations__", {}).items():
        if not isinstance(annotation, str):
            raise TypeError(f"{owner} is declared in a module without 'from __future__ import annotations'")
        if not is_field(annotation):
            continue
        value = body.get(name, NO_DEFAULT)
        role, default = value if isinstance(value, _Declared) else (FIELD, value)
        if default is NO_DEFAULT:
            text = None
        elif default is None or default == () or type(default) in (int, str, bool):
            text = repr(default)
        else:
            text = f"_{owner}_{name}"
            values[text] = default
        fields.append(DeclaredField(name, annotation, role, text))
    return tuple(fields), values


@dataclass_transform(field_specifiers=(part, progress, noted, transient))
class Declared(type):
    """The metaclass of plain classes while they run plain: it makes slots. Compiled classes need none and have none."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], **marks: Any) -> Any:
        if "__slots__" in body:
            raise TypeError(f"{name} has '__slots__': a plain class declares its fields instead")
        own, values = _read(name, body)
        for field in own:
            body.pop(field.name, None)
        body["__slots__"] = tuple([field.name for field in own])
        body["_own"] = own, values
        return super().__new__(mcls, name, bases, body, **marks)


def complete_class(cls: Any) -> None:
    """Give a new class what follows from its declaration: the methods, too, unless it has been compiled."""
    body = vars(cls)
    base = cls.__base__
    own, values = body["_own"] if "_own" in body else _read(cls.__name__, dict(body))
    own = tuple([DeclaredField(*field) for field in own])
    formerly = body.get("formerly", {})
    kept = sorted(
        [field for field in own if field.is_kept], key=lambda field: str(formerly.get(field.name, field.name))
    )
    inherited, known = base._declared
    cls._declared = fields, values = (*inherited, *own), {**known, **values}
    cls.fields = (*base.fields, *[field.name for field in kept])
    cls.notes = (*base.notes, *[field.name for field in own if field.role == NOTED])
    cls.types = (*base.types, *[(field.type, cls.__module__) for field in kept])
    text = []
    if own and "__init__" not in body:
        check_declaration(cls.__name__, fields)
        text.append(init_source(fields, typed=False))
    if "clone" not in body and "__init__" in body:
        text.append(refusal_source(cls.__name__))
    elif "clone" not in body and (own or base.__base__ is object or not isinstance(cls.clone, FunctionType)):
        text.append(clone_source(fields, "type(self)"))
    if not text:
        return
    made: dict[str, Any] = {}
    exec("\n".join(text), values, made)
    for name, method in made.items():
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        setattr(cls, name, method)
