"""The values that the rulebooks print, in ``printed/values.toml``, compared with the faces.

The table is in a separate folder, so that it does not belong to the content whose hash a record carries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from undercroft.dungeoneer.content import faces as f
from undercroft.kernel.base.toml_content import Content, Finding

BOOKS: Final[Mapping[str, str]] = {
    "tomb": "Tomb of the Lich Lord (2014)",
    "vault": "Vault of the Fiends (2017)",
}

_WORDS: Final = ("on", "do", "what", "kind")
"""The fields whose word picks one of several effects, hazards or exits."""
_MISSING: Final = object()


class PrintedFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a book shows of one face.

    Attributes:
        id: the face.
        book: one of `BOOKS`.
        page: of the book.
        values: the values by field, nested as they are in the content.
    """

    id: str
    book: str
    page: int
    values: dict[str, Any]


PRINTED: Final = Content("", files("undercroft.dungeoneer.content") / "printed").table(
    "values.toml", "face", PrintedFace
)


def lint_printed(printed: Iterable[PrintedFace], faces: Iterable[f.Face]) -> Iterator[Finding]:
    """Compare the faces with what the books print.

    Yields:
        C601 for each value that differs, C602 for a face, book or field that is unknown or listed twice, and C603 for a
        printed face that the content calls proposed.
    """
    known = {face.id: face for face in faces}
    rows = list(printed)
    times = Counter([row.id for row in rows])
    for row in rows:
        where = f"printed/values.toml:{row.id}"
        if row.id not in known or row.book not in BOOKS or times[row.id] > 1:
            yield Finding("C602", where, "the face or its book is unknown, or the face is listed twice")
            continue
        face = known[row.id]
        if face.source != "printed":
            yield Finding("C603", where, f"the face is {face.source}, although a book shows it")
        data = msgspec.json.decode(msgspec.json.encode(face))
        for path, value in fields(row.values):
            found = _at(data, path)
            name = ".".join(path)
            if found is _MISSING:
                yield Finding("C602", where, f"the face has no {name}")
            elif found != value:
                book = f"{BOOKS[row.book]}, page {row.page}"
                yield Finding("C601", where, f"{name} is {found!r}, but {book} prints {value!r}")


def fields(values: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield each value of a row with the names of the fields that lead to it.

    >>> list(fields({"cost": 3, "monster": {"life": 1}}))
    [(('cost',), 3), (('monster', 'life'), 1)]
    """
    for name, value in values.items():
        if isinstance(value, dict):
            for path, inner in fields(value):
                yield (name, *path), inner
        else:
            yield (name,), value


def _at(data: Any, path: tuple[str, ...]) -> Any:
    """Return the value that the names lead to; in a list, a name picks the first item that has it as a word, and a
    number the item in that place, counted from 1.
    """
    for name in path:
        if isinstance(data, list) and name.isdigit():
            data = data[int(name) - 1] if 0 < int(name) <= len(data) else _MISSING
        elif isinstance(data, list):
            data = next((item for item in data if name in [item.get(word) for word in _WORDS]), _MISSING)
        else:
            data = data.get(name, _MISSING) if isinstance(data, dict) else _MISSING
    return data
