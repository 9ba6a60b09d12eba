"""Every card face has a test in this folder, marked with ``@pytest.mark.card("legion")``."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

from tests.dungeoneer import cards as folder
from undercroft.dungeoneer.content import faces

FACES = [face.id for table in (faces.HEROES, faces.LOCATIONS, faces.ADVENTURES, faces.QUESTS) for face in table]


def modules() -> list[ModuleType]:
    """The test modules in this folder, except this one."""
    names = [found.name for found in pkgutil.iter_modules(folder.__path__) if found.name.startswith("test_")]
    return [importlib.import_module(f"{folder.__name__}.{name}") for name in names if name not in __name__]


def marked(marks: object) -> Iterator[str]:
    """The faces named by the marks of a function and of its parameter sets."""
    for mark in marks if isinstance(marks, (list, tuple)) else ():
        if mark.name == "card":
            yield from mark.args
        elif mark.name == "parametrize":
            for row in mark.args[1]:
                yield from marked(getattr(row, "marks", ()))


def shown() -> dict[str, list[str]]:
    """Every face named by a test, with the tests."""
    found: dict[str, list[str]] = {}
    for module in modules():
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for face in marked(getattr(test, "pytestmark", ())):
                    found.setdefault(face, []).append(f"{module.__name__.rpartition('.')[2]}::{name}")
    return found


def test_every_face_has_a_test() -> None:
    found = shown()
    assert [face for face in FACES if face not in found] == []


def test_every_mark_names_a_face() -> None:
    assert {face: tests for face, tests in shown().items() if face not in FACES} == {}
