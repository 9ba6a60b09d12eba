"""The tables of messages in ``docs/protocol.md``, made from the docstrings of ``server/protocol/wire.py``.

python -m tests.docs.protocol     # remake them if they are out of date
"""

from __future__ import annotations

import inspect
import re
import sys
import typing
from collections.abc import Iterable
from typing import Final

import msgspec

from tests.docs.remaking import ROOT, remake
from undercroft.server.protocol import wire

PAGE: Final = ROOT / "docs" / "protocol.md"
TABLES: Final[dict[str, tuple[type[msgspec.Struct], ...]]] = {
    "From the client:": typing.get_args(wire.FromClient),
    "From the server:": (
        *(wire.TableMessage, wire.StoryMessage, wire.RefusedMessage, wire.DoneMessage, wire.WhyMessage),
        *(wire.ChatMessage, wire.PresenceMessage, wire.PongMessage),
    ),
    "Inside a `table`:": (wire.TableHead, wire.SeatHead, wire.UndoRequest, wire.Past, wire.Wishes, wire.Note),
    "Inside a `presence`:": (wire.SeatPresence,),
}
"""What each table lists, by the line above it."""

_FIELD: Final = re.compile(r"^    (\w+): (.*(?:\n {8}.*)*)", re.M)


def documented(struct: type[msgspec.Struct]) -> tuple[str, dict[str, str]]:
    """What a struct is for, and what each of its fields holds, those of its bases first.

    Raises:
        ValueError: the docstrings name other fields than the struct has.
    """
    summary = ""
    fields: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if kind.__module__ == wire.__name__:
            summary, _, attributes = inspect.cleandoc(kind.__doc__ or "").partition("\n\nAttributes:\n")
            fields |= {name: " ".join(text.split()) for name, text in _FIELD.findall(attributes)}
    names = list(struct.__struct_fields__)
    if sorted(fields) != sorted(names):
        raise ValueError(f"{struct.__name__} has the fields {names}, and its docstring names {list(fields)}")
    return " ".join(summary.split()), fields


def table(structs: Iterable[type[msgspec.Struct]]) -> str:
    """The Markdown table of some structs."""
    lines = ["| message | field | meaning |", "|---|---|---|"]
    for struct in structs:
        summary, fields = documented(struct)
        lines.append(f"| `{struct.__struct_config__.tag or struct.__name__}` | | {summary} |")
        lines += [f"| | `{name}` | {meaning} |" for name, meaning in fields.items()]
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with its tables as they are to be."""
    for above, structs in TABLES.items():
        begin = text.index(f"\n{above}\n\n|") + len(f"\n{above}\n\n")
        text = text[:begin] + table(structs) + text[text.index("\n\n", begin) :]
    return text


def main() -> int:
    """Remake the page if it is out of date."""
    remake(PAGE, page(PAGE.read_text(encoding="utf-8")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
