"""The linter of lessons: a lesson can be played to its end, and nothing that it says is missing in any language.

=====  ==========================================================================================
L101   a file that is not a lesson, an id that is used twice, or a number that is out of order
L102   a text that is missing in a language
L103   something pointed at that is not among the game's ``POINTS``
L201   an opening or an options that the game refuses
L202   an answer that a step wants, and that cannot be given there
L203   a reply to other answers, none of which can be given there
L204   an answer of a rival that is not legal when it is asked for, or is never asked for
L205   steps that ask when the game is over, or an answer that the last step leaves open
L206   a step after an event that asks, follows none that asks, or whose event does not happen there
=====  ==========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.kernel.base.errors import ContentError, UndercroftError
from undercroft.kernel.base.toml_content import Finding
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.lessons.lesson import LEARNER, Lesson, TaughtStep, fits, fits_one, of_seat
from undercroft.study.lessons.lesson_course import given, opened, rivals_answer, said_of
from undercroft.study.lessons.lesson_library import lessons_of, points_of

LONGEST: Final = 400
"""The most answers of the learner that a lesson may need."""


def lint(game_id: str) -> list[Finding]:
    """Return what is wrong with the lessons of a game.

    Raises:
        OptionError: there is no such game.
    """
    try:
        lessons = lessons_of(game_id)
    except ContentError as error:
        return [Finding("L101", game_id, str(error))]
    found: list[Finding] = []
    for number, lesson in enumerate(lessons, start=1):
        where = f"{game_id}:{lesson.id}"
        if lesson.number != number or sum([other.id == lesson.id for other in lessons]) > 1:
            found.append(Finding("L101", where, f"it should be number {number}, and its id should be its alone"))
        found += [Finding("L102", where, problem) for problem in _missing(game_id, lesson)]
        found += [Finding("L103", where, problem) for problem in _unknown_points(game_id, lesson)]
        found += [Finding("L206", where, problem) for problem in _misplaced(lesson)]
        found += [Finding(code, where, problem) for code, problem in _played(game_id, lesson)]
    return found


def _missing(game_id: str, lesson: Lesson) -> Iterator[str]:
    for lang in LANGUAGES:
        texts = Texts(lang, game_id)
        for key in lesson.texts():
            if not texts.has(key):
                yield f"{key} is missing in {lang}"


def _unknown_points(game_id: str, lesson: Lesson) -> Iterator[str]:
    known = points_of(game_id)
    for step in lesson.step:
        for point in step.point:
            if point not in known:
                yield f"{step.id} points at {point}, which is not one of {', '.join(known)}"


def _misplaced(lesson: Lesson) -> Iterator[str]:
    """Yield the steps that cannot be said at an event: the page waits for one only once an answer has been given."""
    for before, step in zip((None, *lesson.step), lesson.step, strict=False):
        if step.after and step.asks:
            yield f"{step.id} asks, and cannot be said after {step.after}"
        elif step.after and (before is None or not before.asks):
            yield f"{step.id} is said after {step.after}, but the step before it does not ask"


def _played(game_id: str, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Play a lesson along the first answer that each step wants, and yield what goes wrong."""
    try:
        match = opened(game_id, lesson)
        scripts = _scripts(lesson)
    except (UndercroftError, ValueError) as error:
        yield "L201", f"its game cannot be opened: {error}"
        return
    for step in [step for step in lesson.step if step.asks]:
        rivals_answer(lesson, match)
        if match.state.is_terminal:
            yield "L205", f"the game is over before {step.id}"
            return
        reach_step(lesson, match, step)
        problems = _unanswerable(step, _legal(match))
        yield from problems
        if any(code == "L202" for code, _ in problems):
            return
        play_step(lesson, match, step)
        answered = len(match.events) - 1
        rivals_answer(lesson, match)
        yield from _untold(lesson, step, [type(event).__name__ for part in match.events[answered:] for event in part])
    rivals_answer(lesson, match)
    for seat, script in scripts.items():
        told = given(lesson, match, seat)
        number = said_of(script, told) if lesson.patient else _in_step(script, told)
        if number < len(script):
            yield "L204", f"rival {seat} does not come to answer {script[number]!r}"


def _untold(lesson: Lesson, asking: TaughtStep, happened: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the event of the step after one that asks, if it has not happened."""
    for step in lesson.step[lesson.step.index(asking) + 1 :][:1]:
        if step.after and not step.asks and step.after not in happened:
            yield "L206", f"{step.id} is said after {step.after}, which does not happen there: {', '.join(happened)}"


def _unanswerable(step: TaughtStep, legal: list[str]) -> list[tuple[str, str]]:
    """Return the patterns of a step that are about no answer of this question."""
    found: list[tuple[str, str]] = []
    missing = [pattern for pattern in step.want if not any(fits(pattern, answer) for answer in legal)]
    if step.meanwhile and len(missing) < len(step.want):
        missing = []  # the others are for another order of the same questions
    for pattern in missing:
        asked = ", ".join(legal[:8])
        found.append(("L202", f"{step.id} wants {pattern!r}, which cannot be answered there: {asked}"))
    for pattern in step.other:
        if not any(fits(pattern, answer) and not step.wants(answer, legal) for answer in legal):
            found.append(("L203", f"{step.id} replies to {pattern!r}, which nobody can answer there"))
    return found


def reach_step(lesson: Lesson, match: Match, step: TaughtStep) -> None:
    """Answer as a step allows as long as none of the answers that it wants is legal."""
    for _ in range(LONGEST):
        rivals_answer(lesson, match)
        if match.state.is_terminal or not step.meanwhile:
            return
        legal = _legal(match)
        answer = next((one for one in legal if fits_one(step.meanwhile, one) and step.wants(one, legal)), None)
        if answer is None or fits_one(step.want, answer):
            return
        match.apply(LEARNER, answer)


def play_step(lesson: Lesson, match: Match, step: TaughtStep) -> None:
    """Give the first wanted answers of a step, or the game's default ones where the learner plays freely.

    Raises:
        RuntimeError: a step that lets the learner play does not end.
    """
    reach_step(lesson, match, step)
    for _ in range(LONGEST):
        rivals_answer(lesson, match)
        if match.state.is_terminal or match.state.decision(LEARNER).prompt.key == step.ends:
            return
        legal = _legal(match)
        if step.want:
            answer = next(answer for pattern in step.want for answer in legal if fits(pattern, answer))
        else:
            default = match.state.decision(LEARNER).default
            answer = next((one for one in legal if fits_one(step.until, one)), default)
        match.apply(LEARNER, answer)
        if step.ended_by(answer):
            return
    raise RuntimeError(f"{step.id} does not end")


def _legal(match: Match) -> list[str]:
    return [action.text for action in match.state.legal_actions(LEARNER)]


def _scripts(lesson: Lesson) -> dict[int, list[str]]:
    scripts: dict[int, list[str]] = {}
    for seat, answer in map(of_seat, lesson.rivals):
        scripts.setdefault(seat, []).append(answer)
    return scripts


def _in_step(script: list[str], told: list[str]) -> int:
    """Return how many answers of a script are the first ones given."""
    same = [one == other for one, other in zip(script, told, strict=False)]
    return same.index(False) if False in same else len(same)
