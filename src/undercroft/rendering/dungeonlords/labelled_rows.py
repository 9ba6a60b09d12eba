"""Labelled lines of text. Each is a separate part of the board, so that only changed ones are shown again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import Block

Row = tuple[str, str]
"""The key of a line's label and the text beside it; a row with an empty text is left out."""

LABELS: Final = (
    *("label-events", "label-adventurers", "label-next", "label-cards", "label-hire", "label-rooms"),
    *("label-stores", "label-traps", "label-creatures", "label-prison", "label-given", "label-unexecuted"),
    *("label-drawn", "label-inaccessible", "label-sent", "label-evilometer", "label-paladin"),
)
"""The labels that share one width, so that their lines align whichever of them are shown."""


def label_width(texts: Texts) -> int:
    """Return the width of the widest label."""
    return max([len(texts.text(key)) for key in LABELS])


def line(texts: Texts, label: str, value: str | Text) -> RenderableType:
    """Draw a line of text with its label."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", width=label_width(texts))
    grid.add_column()
    grid.add_row(Text(label), value if isinstance(value, Text) else Text(value))
    return grid


def lines(texts: Texts, rows: Iterable[tuple[str, str]]) -> RenderableType:
    """Draw several lines whose labels are given as text, not as keys."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", min_width=0)
    grid.add_column()
    for label, value in rows:
        if value:
            grid.add_row(Text(label), Text(value))
    return grid


def blocks(texts: Texts, rows: Iterable[Row]) -> list[Block]:
    """Draw each row as a separate part of the board."""
    return [(key, line(texts, texts.text(key), value)) for key, value in rows if value]
