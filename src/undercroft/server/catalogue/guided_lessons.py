"""The lessons of a game with their words in a language, as clients play them."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import Texts, supported_language
from undercroft.server.protocol.api_errors import ApiError
from undercroft.study.lessons.lesson import LEARNER, Lesson, TaughtStep, of_seat
from undercroft.study.lessons.lesson_library import lessons_of


class LessonReply(msgspec.Struct, frozen=True):
    """What a lesson says to a legal answer that fits the pattern, but that its step does not want."""

    pattern: str
    text: str


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson (`undercroft.study.lessons.lesson.TaughtStep`) with its words.

    `replies` are in order; the pattern of the last one fits everything. `hints` are by the key of a prompt.
    """

    id: str
    text: str
    point: tuple[str, ...]
    alone: bool
    rule: str
    want: tuple[str, ...]
    meanwhile: tuple[str, ...]
    until: tuple[str, ...]
    ends: str
    after: str
    replies: list[LessonReply]
    hints: dict[str, str]


class GuidedLesson(msgspec.Struct, frozen=True):
    """A lesson. `opening` is how many answers the learner's seat has given before its first step."""

    id: str
    number: int
    minutes: int
    title: str
    about: str
    opening: int
    steps: list[LessonStep]


class GuidedLessons(msgspec.Struct, frozen=True):
    """All lessons of a game; `lang` is the language of their words, which may not be the one asked for."""

    game: str
    lang: str
    lessons: list[GuidedLesson]


def guided_lessons(game_id: str, lang: str) -> GuidedLessons:
    """Return the lessons of a game in a language, or in English if there are no words in that language.

    Raises:
        ApiError: there is no such game.
    """
    if game_id not in GAMES:
        raise ApiError("no-lesson", "there is no such game", 404)
    return _lessons_in(game_id, supported_language(lang))


@cache
def _lessons_in(game_id: str, lang: str) -> GuidedLessons:
    texts = Texts(lang, game_id)
    return GuidedLessons(game_id, lang, [_lesson(lesson, texts) for lesson in lessons_of(game_id)])


def _lesson(lesson: Lesson, texts: Texts) -> GuidedLesson:
    about = lesson.key("about")
    return GuidedLesson(
        id=lesson.id,
        number=lesson.number,
        minutes=lesson.minutes,
        title=texts.text(lesson.key()),
        about=texts.text(about),
        opening=sum([seat == LEARNER for seat, _ in map(of_seat, lesson.opening)]),
        steps=[_step(lesson, step, texts) for step in lesson.step],
    )


def _step(lesson: Lesson, step: TaughtStep, texts: Texts) -> LessonStep:
    replies = [*step.other.items(), ("*", "other")] if step.want else []
    said = {end: lesson.key(step.id, end) for _, end in replies}
    hinted = {key: lesson.key(step.id, f"at-{key}") for key in step.hints}
    return LessonStep(
        id=step.id,
        text=texts.text(lesson.key(step.id)),
        point=step.point,
        alone=step.alone,
        rule=step.rule,
        want=step.want,
        meanwhile=step.meanwhile,
        until=step.until,
        ends=step.ends,
        after=step.after,
        replies=[LessonReply(pattern, texts.text(said[end])) for pattern, end in replies],
        hints={key: texts.text(text) for key, text in hinted.items()},
    )
