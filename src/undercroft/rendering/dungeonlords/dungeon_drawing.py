"""Draw a lord's dungeon as a grid."""

from __future__ import annotations

from collections.abc import Collection

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeonlords.board.dungeon_grid import COLS, ENTRANCE, ROWS, cell_at, square
from undercroft.dungeonlords.views import LordView, TileView
from undercroft.locale.texts import Texts

CELL_WIDTH = 14


def dungeon(texts: Texts, lord: LordView, hinted: Collection[str]) -> RenderableType:
    """Draw the construction site; ``hinted`` squares are those that an answer names."""
    tiles = {tile.square: tile for tile in lord.tiles}
    long = any(tile.room and len(texts.name(tile.room)) > CELL_WIDTH for tile in lord.tiles)
    table = Table(box=box.SQUARE, show_lines=long, padding=0, pad_edge=False)
    table.add_column("", justify="center", width=1)
    for col in range(COLS):
        entrance = f"{col} ▼" if col == ENTRANCE % COLS else str(col)
        table.add_column(entrance, justify="center", width=CELL_WIDTH)
    for row in range(ROWS):
        cells = [
            _cell(texts, lord, tiles.get(square(cell_at(c, row))), square(cell_at(c, row)), hinted) for c in range(COLS)
        ]
        table.add_row(Text(str(row)), *cells)
    notes = []
    if any(tile.conquered for tile in lord.tiles):
        notes.append(texts.text("legend-conquered"))
    if lord.marked:
        notes.append(texts.text("legend-marked"))
    if hinted:
        notes.append(texts.text("legend-hinted"))
    return Group(table, Text(" · ".join(notes), "dim")) if notes else table


def _cell(texts: Texts, lord: LordView, tile: TileView | None, where: str, hinted: Collection[str]) -> Text:
    hint = where in hinted
    if tile is None:
        return Text(f"+ {where}", "bold") if hint else Text("·", "dim")
    name = texts.name(tile.room) if tile.room else texts.name("tunnel")
    marks = ("✗ " if tile.conquered else "") + ("► " if lord.marked == where else "") + ("+ " if hint else "")
    style = "dim" if tile.conquered else "bold" if tile.room or hint else ""
    return Text(marks + name, style)


def small_map(lord: LordView) -> Text:
    """Draw the dungeon in four short lines: rock, tunnels, rooms, conquered tiles."""
    tiles = {tile.square: tile for tile in lord.tiles}
    lines = []
    for row in range(ROWS):
        line = ""
        for col in range(COLS):
            tile = tiles.get(square(cell_at(col, row)))
            if tile is None:
                line += " ·"
            elif tile.conquered:
                line += " ✗"
            else:
                line += " R" if tile.room else " t"
        lines.append(line)
    return Text("\n".join(lines))
