"""A drawing for any game: everything in a view, as tidy blocks with names.

It needs nothing from the game but a readable view:

* A field is shown under its name in the texts (``name-<field>``), or else its own name; so is a text in a field.
* A list of structs with a field ``seat`` is about the players: a table with a column for each of them. What only its
  owner may know is None for everybody else.
* Numbers under one of the names in `SEATS` are players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import companion
from undercroft.rendering.game_drawing import Block, GameDrawing

SEATS: Final = frozenset({"seat", "active", "dealer", "leader", "starter", "to_act", "winner", "winners"})
"""Fields that hold one seat or several."""

UNSHOWN: Final = frozenset({"seat", "to_act"})
"""Fields of a view that the program shows in other ways."""

NOTHING: Final = "–"
MOST_COLUMNS: Final = 8
"""The most fields of a struct for which a list of such structs is drawn as a table."""

Fields = Mapping[str, Any]


def drawing_of(game_id: str) -> type[GameDrawing]:
    """Return the drawing of a game: its own, or this one.

    Raises:
        OptionError: there is no such game.
    """
    module = companion(game_id, "undercroft.rendering.{}")
    if module is None:
        return GenericDrawing
    drawing: type[GameDrawing] = module.DRAWING
    return drawing


class GenericDrawing(GameDrawing):
    """Draws the views of any game."""

    def board(self, view: Any, decision: Decision | None = None) -> list[Block]:
        fields = {name: value for name, value in plain_view(view).items() if name not in UNSHOWN}
        short = {name: value for name, value in fields.items() if not is_nested(value)}
        blocks: list[Block] = [("fields", self._line(short))] if short else []
        for name, value in fields.items():
            if is_nested(value):
                heading = Text(self._label(name), "bold")
                blocks += [(f"{name} heading", heading), (name, Padding(self._nested(value), (0, 0, 0, 2)))]
        return blocks

    def rivals(self, view: Any) -> list[Block]:
        fields = plain_view(view)
        others = [one for one in seats_of(fields) if one["seat"] != fields.get("seat")]
        return [("rivals", self._players(others))] if others else []

    def result(self, view: Any) -> list[Block]:
        seats = seats_of(plain_view(view))
        return [("result", self._players(seats))] if seats else []

    def all_seeing(self, views: Sequence[Any]) -> Any:
        """Return the public view, with each player's part as that player sees it."""
        merged = {**plain_view(views[0]), "seat": None}
        own = [{fields["seat"]: fields for fields in seats_of(plain_view(view))} for view in views]
        for name, value in merged.items():
            if is_about_seats(value):
                merged[name] = [own[fields["seat"]].get(fields["seat"], fields) for fields in value]
        return merged

    # Names and values in words.

    def _label(self, field: str) -> str:
        name = self.texts.name(field)
        return name[:1].upper() + name[1:]

    def _value(self, value: Any, field: str = "") -> str:
        """Write a value in one line; in a field that holds seats, numbers become players' names."""
        if value is None or value == [] or value == {}:
            return NOTHING
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        if isinstance(value, int) and field in SEATS:
            return self.texts.player(value, self.names)
        if isinstance(value, list):
            return ("; " if is_nested(value) else ", ").join([self._value(one, field) for one in value])
        if isinstance(value, dict):
            told = {name: one for name, one in value.items() if one not in (None, False, [], {})}
            return ", ".join([f"{self._label(name)} {self._value(one, name)}" for name, one in told.items()]) or NOTHING
        return self.texts.name(value) if isinstance(value, str) else str(value)

    # Blocks.

    def _line(self, fields: Fields) -> RenderableType:
        """Write short fields one after another."""
        line = Text()
        for name, value in fields.items():
            line.append(f"{'   ' if line else ''}{self._label(name)}: ")
            line.append(self._value(value, name), "bold")
        return line

    def _nested(self, value: Any) -> RenderableType:
        if isinstance(value, dict):
            return self._rows(value)
        if is_about_seats(value):
            return self._players(value)
        return self._table(value)

    def _rows(self, fields: Fields) -> RenderableType:
        """Draw a row for each field."""
        grid = Table.grid(padding=(0, 2))
        for name, value in fields.items():
            grid.add_row(Text(self._label(name)), Text(self._value(value, name), "bold"))
        return grid

    def _players(self, seats: Sequence[Fields]) -> RenderableType:
        """Draw a column for each player and a row for each field."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for fields in seats:
            table.add_column(Text(self._value(fields["seat"], "seat"), "bold"))
        for name in names_in(seats):
            if name != "seat":
                table.add_row(Text(self._label(name)), *[Text(self._value(one.get(name), name)) for one in seats])
        return table

    def _table(self, rows: Sequence[Any]) -> RenderableType:
        """Draw a row for each thing in a list and a column for each field, if there are few enough."""
        names = names_in(rows) if all(isinstance(row, dict) for row in rows) else []
        if not 0 < len(names) <= MOST_COLUMNS:
            return Text("\n".join([self._value(row) for row in rows]))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for name in names:
            table.add_column(Text(self._label(name), "dim"))
        for row in rows:
            table.add_row(*[Text(self._value(row.get(name), name)) for name in names])
        return table


def plain_view(view: Any) -> dict[str, Any]:
    """Return a view as plain data: dicts, lists, texts and numbers."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return fields


def is_nested(value: Any) -> bool:
    """Return whether a value is a struct, or a list of structs or lists, and needs more than a line."""
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict | list) for one in value))


def is_about_seats(value: Any) -> bool:
    """Return whether a value is a list of structs, one for each of some seats."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and "seat" in one for one in value)


def seats_of(view: Fields) -> list[Fields]:
    """Return what a view says of each seat: its first list of structs about seats."""
    return next((value for value in view.values() if is_about_seats(value)), [])


def names_in(structs: Iterable[Fields]) -> list[str]:
    """Return the names of all fields of some structs, in order."""
    return list(dict.fromkeys([name for fields in structs for name in fields]))
