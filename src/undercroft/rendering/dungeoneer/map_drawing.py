"""Draw the dungeon as a chart of letters, and describe in words what lies where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.views import ExitView, HazardView, PlaceView, View
from undercroft.locale.texts import Texts

INNER: Final = 6
WIDTH: Final = INNER + 4
HEIGHT: Final = 4
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MARKS: Final = {"blocked": "B", "trapped": "T"}
ACROSS: Final = "─"
AROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The ways to the neighbours, in the order of `SIDES`."""


def chart(texts: Texts, view: View) -> RenderableType:
    """Draw every location as a box: its letter, who is there (@1, @2), its glory and peril, and its exits: gaps, B and
    T with what they need.
    """
    xs = [place.x for place in view.map]
    ys = [place.y for place in view.map]
    left, top = min(xs), min(ys)
    rows = [[" "] * ((max(xs) - left + 1) * WIDTH) for _ in range((max(ys) - top + 1) * HEIGHT)]
    for place in view.map:
        for dy, line in enumerate(_box(view, place)):
            at = (place.x - left) * WIDTH
            rows[(place.y - top) * HEIGHT + dy][at : at + WIDTH] = list(line)
    return Text("\n".join("".join(row).rstrip() for row in rows), no_wrap=True)


def letter(view: View, place: PlaceView) -> str:
    """Return what a location is called on the chart."""
    number = view.map.index(place)
    return LETTERS[number] if number < len(LETTERS) else LETTERS[number - len(LETTERS)].upper()


def _box(view: View, place: PlaceView) -> list[str]:
    north, east, south, west = place.exits
    heroes = "".join([f"@{seat + 1}" for seat in place.heroes])[: INNER - 2]
    inside = f"{letter(view, place)} {heroes}".ljust(INNER)
    return [
        f"┌─{_edge(north)}─┐",
        f"{_side(west)}{inside}{_side(east)[::-1] if east.kind == 'wall' else _side(east)}",
        f"{_wall(west)}{f'{place.glory}/{place.peril}'.center(INNER)}{_wall(east)[::-1]}",
        f"└─{_edge(south)}─┘",
    ]


def _edge(exit: ExitView) -> str:
    if exit.kind == "wall":
        return ACROSS * INNER
    mark = f"{MARKS[exit.kind]}{exit.value}" if exit.kind in MARKS else ""
    return mark.center(INNER)


def _side(exit: ExitView) -> str:
    if exit.kind == "wall":
        return "│ "
    return f"{MARKS[exit.kind]}{exit.value}" if exit.kind in MARKS else "  "


def _wall(exit: ExitView) -> str:
    return "│ " if exit.kind == "wall" else "  "


def legend(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Describe all locations in words."""
    grid = Table.grid(padding=(0, 1))
    for place in view.map:
        grid.add_row(Text(letter(view, place), "bold"), Text(describe(texts, names, place)))
    return Group(grid, Text(texts.text("legend-chart"), "dim"))


def describe(texts: Texts, names: Sequence[str], place: PlaceView) -> str:
    """Describe one location: what it gives, its exits that are not open, its hazards, who and what is there."""
    parts = [texts.text("place-points", glory=place.glory, peril=place.peril)]
    parts += [_exit(texts, exit) for exit in place.exits if exit.kind != "open"]
    parts += [_hazard(texts, hazard) for hazard in place.hazards if hazard.active]
    parts += [texts.text("place-token", quest=texts.name(quest)) for quest in place.tokens]
    parts += [names[seat] for seat in place.heroes]
    return f"{texts.name(place.location)}: {' · '.join(parts)}"


def _exit(texts: Texts, exit: ExitView) -> str:
    side = texts.name(exit.side)
    if exit.kind == "wall":
        return texts.text("exit-wall", side=side)
    return texts.text(f"exit-{exit.kind}", side=side, stat=texts.name(exit.stat or ""), value=exit.value)


def _hazard(texts: Texts, hazard: HazardView) -> str:
    if hazard.stat is None:
        return texts.text("hazard-danger", n=hazard.n)
    return texts.text("hazard-test", hazard=texts.name(hazard.kind), stat=texts.name(hazard.stat), value=hazard.value)


def beside(texts: Texts, view: View, square: str) -> str:
    """Say where an empty square is by a location beside it; empty if there is none."""
    x, y = map(int, square.split(","))
    at = {(place.x, place.y): place.location for place in view.map}
    for side, (dx, dy) in zip(SIDES, AROUND, strict=True):
        if (location := at.get((x - dx, y - dy))) is not None:
            forms = {f"location-{form}": texts.name(location, form) for form in ("of", "the")}
            return texts.text("place-beside", side=texts.name(side), **forms)
    return ""


def surroundings(texts: Texts, names: Sequence[str], view: View, place: PlaceView) -> RenderableType:
    """Say where one's hero is, and what lies on each side."""
    lines = [describe(texts, names, place)]
    at = {(other.x, other.y): other for other in view.map}
    for exit, (dx, dy) in zip(place.exits, AROUND, strict=True):
        other = at.get((place.x + dx, place.y + dy))
        if other is not None and exit.kind != "wall":
            lines.append(f"{texts.name(exit.side)} → {describe(texts, names, other)}")
    return Text("\n".join(lines))
