"""Sheets: what stands on a game's boards, tiles and cards as tables to look things up in.

A game that has sheets keeps a function ``sheets`` in ``undercroft.cli.<package>.reference_tables``, which makes them of
its content, and the words in ``<game>-tables.ftl``: ``sheet-<id>`` is the heading of a sheet, ``sheet-<id>-about`` what
is to be said of it, ``sheet-column-<id>`` the heading of a column.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import companion
from undercroft.locale.texts import Texts

PROPOSED = "†"
"""The sign of a row of which at least a part is proposed by us, or only reported."""


class ReferenceSheet(msgspec.Struct, frozen=True):
    """One table.

    Attributes:
        id: part of its keys, and the anchor of links to it.
        rules: the numbers of the rules and chapters that it belongs to.
        columns: ``sheet-column-<…>`` is the heading of each.
        rows: its cells in words, as many in each row as there are columns.
    """

    id: str
    rules: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def sheets_of(game: str, texts: Texts) -> list[ReferenceSheet]:
    """Make all sheets of a game.

    Args:
        game: its id.
        texts: its words.

    Raises:
        OptionError: it has no sheets.
    """
    module = companion(game, "undercroft.cli.{}.reference_tables")
    if module is None:
        raise OptionError(f"{game} has no tables")
    made: list[ReferenceSheet] = module.sheets(texts)
    return made


def sheets_page(game: str, texts: Texts) -> str:
    """Write all sheets of a game as a page of Markdown."""
    about = texts.text("sheets-about", sign=PROPOSED)
    paragraphs = [f"# {texts.text('sheets-title', game=texts.name(game))}", about]
    for sheet in sheets_of(game, texts):
        paragraphs += [
            f"## {texts.text(f'sheet-{sheet.id}')} {{ #{sheet.id} }}",
            f"{texts.text(f'sheet-{sheet.id}-about')} ({', '.join(sheet.rules)})",
            table([texts.text(f"sheet-column-{column}") for column in sheet.columns], sheet.rows),
        ]
    return "\n\n".join(paragraphs) + "\n"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table in Markdown.

    >>> print(table(("a", "b"), [("1", "2")]))
    | a | b |
    |---|---|
    | 1 | 2 |
    """
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(
        ["|---" * len(titles) + "|" if i == 1 else f"| {' | '.join(cells)} |" for i, cells in enumerate(lines)]
    )


def capital(text: str) -> str:
    """Return a text with a capital, as a cell begins."""
    return text[:1].upper() + text[1:]


def marked(name: str, certainty: str) -> str:
    """Return the name of a card with the sign of what is not printed, if any of it is."""
    return capital(name) + ("" if certainty == "printed" else f" {PROPOSED}")
