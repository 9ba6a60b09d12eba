"""Find the lessons of a game."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from undercroft.kernel.base.errors import ContentError
from undercroft.kernel.base.toml_content import Content
from undercroft.kernel.engine.games import companion
from undercroft.study.lessons.lesson import Lesson

_PACKAGE: Final = "undercroft.study.lessons.{}"


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none if it has none.

    Raises:
        OptionError: there is no such game.
        ContentError: a file is not a lesson; the message says why.
    """
    module = companion(game_id, _PACKAGE)
    if module is None:
        return ()
    content = Content(module.__name__)
    lessons: list[Lesson] = []
    for name in content.names():
        try:
            lessons.append(msgspec.convert(content.data(name), Lesson))
        except msgspec.ValidationError as error:
            raise ContentError(f"{name}: {error}") from None
    return tuple(sorted(lessons, key=lambda lesson: lesson.number))


def find_lesson(game_id: str, lesson_id: str | None) -> Lesson | None:
    """Return the lesson with that id, or None.

    Raises:
        OptionError: there is no such game.
    """
    return next((lesson for lesson in lessons_of(game_id) if lesson.id == lesson_id), None)


def points_of(game_id: str) -> tuple[str, ...]:
    """Return what the lessons of a game may point at.

    Raises:
        OptionError: there is no such game.
    """
    module = companion(game_id, _PACKAGE)
    return () if module is None else tuple(module.POINTS)
