"""Content: TOML files with stable ids, read into typed tables, and a linter with coded messages.

Names and texts are not in content: they are keyed by id into the locale files. Each record carries `source`:
``printed`` (on the pieces or in the books), ``faq`` (the publisher's answers), ``reported`` (by players; we hold no
picture) or ``proposed`` (ours, until an owner of the box corrects it).
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from undercroft.kernel.base.errors import ContentError

T = TypeVar("T")

SOURCES: Final = ("printed", "faq", "reported", "proposed")

ABOUT: Final = frozenset({"source", "doubt"})
"""Fields that say where a record comes from. They change nothing in a game, so no hash depends on them."""

PartOf = Callable[[str, Mapping[str, Any]], str]
"""Given the name of a file and a record in it, the part of the content that the record belongs to."""

BASE: Final = "base"
"""The part of the content that is in every game."""


def all_in_one(name: str, record: Mapping[str, Any]) -> str:
    """Put every record into the part `BASE`: a `PartOf` for a game whose content is always used as a whole."""
    return BASE


class Finding(msgspec.Struct, frozen=True):
    """A problem that the linter found.

    Attributes:
        code: stable, e.g. ``C101``.
        where: file and id.
        message: what is wrong, and what the author may have meant.
    """

    code: str
    where: str
    message: str

    def __str__(self) -> str:
        return f"{self.where}: {self.code} {self.message}"


class Content:
    """The content files of one game.

    Args:
        package: the package that holds them, e.g. ``undercroft.toy.content``.
    """

    def __init__(self, package: str, folder: Traversable | None = None) -> None:
        self.folder = folder if folder is not None else files(package)

    def names(self) -> list[str]:
        """Return the names of the files, sorted."""
        return sorted(f.name for f in self.folder.iterdir() if f.name.endswith(".toml"))

    def data(self, name: str) -> dict[str, Any]:
        """Read one file as plain data.

        Raises:
            ContentError: the file is missing or is not valid TOML.
        """
        try:
            return tomllib.loads((self.folder / name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{name}: {error}") from None

    def table(self, name: str, key: str, of: type[T]) -> tuple[T, ...]:
        """Read the records ``[[key]]`` of one file.

        Raises:
            ContentError: the file has no such records, or one of them does not fit ``of``; the message says which.
        """
        rows = self.data(name).get(key)
        if not isinstance(rows, list) or not rows:
            raise ContentError(f"{name}: there is no [[{key}]]")
        return tuple(
            [
                self._convert(name, str(row.get("id", i)) if isinstance(row, dict) else str(i), row, of)
                for i, row in enumerate(rows, start=1)
            ]
        )

    def section(self, name: str, key: str, of: type[T]) -> T:
        """Read the record ``[key]`` of one file.

        Raises:
            ContentError: the record is missing or does not fit ``of``.
        """
        row = self.data(name).get(key)
        if not isinstance(row, dict):
            raise ContentError(f"{name}: there is no [{key}]")
        return self._convert(name, key, row, of)

    def _convert(self, name: str, where: str, row: Mapping[str, Any], of: type[T]) -> T:
        try:
            return msgspec.convert(row, of)
        except msgspec.ValidationError as error:
            raise ContentError(f"{name}, {where}: {error}") from None

    def hashes(self, part_of: PartOf = all_in_one) -> dict[str, str]:
        """Return a short hash of each part of the content: 12 hexadecimal digits, by the name of the part.

        Comments, layout and the fields in `ABOUT` do not count.

        Args:
            part_of: says which part a record belongs to.
        """
        parts: dict[str, hashlib._Hash] = {}
        for name in self.names():
            for key, value in self.data(name).items():
                for record in value if isinstance(value, list) else [value]:
                    fields = record if isinstance(record, Mapping) else {"": record}
                    played = {field: one for field, one in fields.items() if field not in ABOUT}
                    digest = parts.setdefault(part_of(name, fields), hashlib.sha256())
                    digest.update(msgspec.json.encode([name, key, played], order="sorted"))
        return {part: parts[part].hexdigest()[:12] for part in sorted(parts)}


def lint_records(name: str, records: Iterable[Any]) -> list[Finding]:
    """Check what every table needs: unique ids (C101), a known source (C102), well-formed ids (C103)."""
    found = []
    seen: set[str] = set()
    for record in records:
        where = f"{name}:{record.id}"
        if record.id in seen:
            found.append(Finding("C101", where, "this id is used twice"))
        seen.add(record.id)
        if record.source not in SOURCES:
            found.append(Finding("C102", where, f"source is {record.source!r}, not one of {', '.join(SOURCES)}"))
        if not record.id.replace("_", "").isalnum() or record.id != record.id.lower():
            found.append(Finding("C103", where, "an id may contain only lower-case letters, digits and underscores"))
    return found
