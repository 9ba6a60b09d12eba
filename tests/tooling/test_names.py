"""At most nine rooms on one level, and no name twice: what a reader sees in an editor's list of files says what it
is."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src" / "undercroft"
MOST: Final = 9
WIDER: Final = {
    "": "the house itself: its two games, and the rooms that a program outside imports by name",
    "server.storage.migrations.versions": "each step of the database, in order; one that has run somewhere stays",
}
"""Levels with more rooms, and why."""
GAMES: Final = ("dungeonlords", "dungeoneer")
"""A room finds what it has for a game by the name of the game's package, so these names occur in several rooms."""

SHARED_CLASSES: Final = {
    "CreatureActs": "an event and the frame that asks for it: one stands in chronicles, the other in saves",
    "Level": "an event, which stands in chronicles, and the verb that tells it, named like the word under `do`",
}
"""Names of classes that two modules of a game define, each with the reason."""


def modules() -> set[str]:
    """Every module and package, from the package down, without what is private."""
    found = {path.relative_to(SOURCES).with_suffix("") for path in SOURCES.rglob("*.py")}
    named = {path.parent if path.name == "__init__" else path for path in found}
    return {".".join(path.parts) for path in named if path.parts and not path.name.startswith("_")}


def levels(names: Iterable[str]) -> dict[str, list[str]]:
    """The rooms of each level.

    >>> levels(["a", "a.x", "a.y"])
    {'': ['a'], 'a': ['x', 'y']}
    """
    rooms: dict[str, list[str]] = defaultdict(list)
    for name in sorted(names):
        above, _, last = name.rpartition(".")
        rooms[above].append(last)
    return dict(rooms)


def twice(names: Iterable[str]) -> dict[str, list[str]]:
    """The names that several places have, unless these are the same place in both games.

    >>> twice(["dungeonlords.state", "dungeoneer.state", "bots.dungeoneer", "dungeoneer", "cli.table", "server.table"])
    {'table': ['cli', 'server']}
    """
    places: dict[str, set[str]] = defaultdict(set)
    for name in names:
        above, _, last = name.rpartition(".")
        places[last].add(".".join("<game>" if part in GAMES else part for part in above.split(".")))
    return {last: sorted(found) for last, found in sorted(places.items()) if len(found) > 1 and last not in GAMES}


def classes(module: str, text: str) -> list[str]:
    """The public classes of a module, each below it.

    >>> classes("cli.table", "class Table: pass; a = 1")
    ['cli.table.Table']
    """
    kinds = [one.name for one in ast.parse(text).body if isinstance(one, ast.ClassDef)]
    return [f"{module}.{name}" for name in kinds if not name.startswith("_")]


def clashes(names: Iterable[str]) -> dict[str, list[str]]:
    """The classes that several modules define, unless these are one module of each game.

    >>> clashes(["dungeonlords.a.View", "bots.dungeoneer.b.View", "cli.x.Table", "server.y.Table"])
    {'Table': ['cli.x', 'server.y']}
    """
    places: dict[str, list[str]] = defaultdict(list)
    for name in sorted(names):
        above, _, last = name.rpartition(".")
        places[last].append(above)
    return {
        last: found
        for last, found in places.items()
        if len(found) > 1 and sorted(game for above in found for game in GAMES if game in above) != sorted(GAMES)
    }


def test_no_level_has_more_than_nine_rooms() -> None:
    wide = {level: rooms for level, rooms in levels(modules()).items() if len(rooms) > MOST}
    assert {level: rooms for level, rooms in wide.items() if level not in WIDER} == {}
    assert wide.keys() == WIDER.keys(), "an exception that is not needed"


def test_no_name_occurs_twice() -> None:
    assert twice(modules()) == {}


def test_no_class_is_defined_in_two_modules() -> None:
    found = [
        name
        for path in SOURCES.rglob("*.py")
        for name in classes(".".join(path.relative_to(SOURCES).with_suffix("").parts), path.read_text("utf-8"))
    ]
    assert {*clashes(found)} - {*SHARED_CLASSES} == set(), clashes(found)
    assert {*SHARED_CLASSES} <= {*clashes(found)}, "an exception that is not needed"


def test_both_games_are_found() -> None:
    assert {*GAMES, *(f"bots.{game}" for game in GAMES), "kernel.history.match"} <= modules()
