"""Helpers for the tests of the content: a face by its code, and a part of it by its path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from undercroft.dungeoneer.content import faces as f

ALL: Final[tuple[f.Face, ...]] = (*f.HEROES, *f.LOCATIONS, *f.ADVENTURES, *f.QUESTS)
BY_CODE: Final = {face.code: face for face in ALL}


def part(record: Any, path: str) -> Any:
    """The part of a record at a path such as ``effects.0.cost.glory``."""
    for step in path.split("."):
        record = record[int(step)] if step.isdecimal() else getattr(record, step)
    return record


def walk(effects: Iterable[f.Effect]) -> Iterator[f.Effect]:
    """The effects and those nested in them."""
    for effect in effects:
        yield effect
        yield from walk(effect.nested)


def all_effects() -> Iterator[f.Effect]:
    """The effects of all faces, of quest monsters too."""
    for face in ALL:
        yield from walk(face.effects)
    for quest in f.QUESTS:
        if quest.monster is not None:
            yield from walk(quest.monster.effects)
