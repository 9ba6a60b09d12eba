"""Labelled lines. Each is a separate part of the board, so that only changed ones are shown again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.drawing import Block
from undercroft.locale.texts import Texts

Row = tuple[str, str]
"""The key of a label, and the text beside it; an empty row is left out."""

LABELS: Final = (
    *("label-events", "label-adventurers", "label-next", "label-cards", "label-hire", "label-rooms"),
    *("label-stores", "label-traps", "label-creatures", "label-prison", "label-given", "label-unexecuted"),
    *("label-drawn", "label-inaccessible", "label-sent", "label-evilometer", "label-paladin"),
)
"""Labels that line up, whichever of them are shown."""


def label_width(texts: Texts) -> int:
    """How wide the labels are."""
    return max([len(texts.text(key)) for key in LABELS])


def line(texts: Texts, label: str, value: str | Text) -> RenderableType:
    """A line of text with its label."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", width=label_width(texts))
    grid.add_column()
    grid.add_row(Text(label), value if isinstance(value, Text) else Text(value))
    return grid


def lines(texts: Texts, rows: Iterable[tuple[str, str]]) -> RenderableType:
    """Several lines with labels in words."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", min_width=0)
    grid.add_column()
    for label, value in rows:
        if value:
            grid.add_row(Text(label), Text(value))
    return grid


def blocks(texts: Texts, rows: Iterable[Row]) -> list[Block]:
    """Each row as a part of the board."""
    return [(key, line(texts, texts.text(key), value)) for key, value in rows if value]
