"""A lesson as it is played: its game, how far the learner has come, and what the rivals answer."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.bots import THINKS, answer_of, make_bot, usual_bot
from undercroft.kernel.base.errors import NotationError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.study.lessons.lesson import LEARNER, Lesson, TaughtStep, of_seat


def opened(game_id: str, lesson: Lesson) -> Match:
    """Return the lesson's game at its first question.

    Raises:
        OptionError: there is no such game, or the lesson's position or options are not the game's.
        IllegalAction: an answer of the opening is not legal.
        NotYourTurn: an answer of the opening is not asked for.
        NotationError: an answer of the opening is not an action of the game.
    """
    game = find_game(game_id)
    options = game.options_from(None, [f"{name}={value}" for name, value in lesson.options.items()])
    seats = lesson.seats
    if lesson.position is not None:
        seats, options = game.set_up_position(lesson.position, lesson.seed).seats, game.options()
    match = Match.start(game, seats, options, lesson.seed, position=lesson.position)
    for seat, answer in map(of_seat, lesson.opening):
        match.apply(seat, answer)
    return match


def given(lesson: Lesson, match: Match, seat: int = LEARNER) -> list[str]:
    """Return the answers that a seat has given since the opening."""
    return [answer for who, answer in match.record.moves[len(lesson.opening) :] if who == seat]


def place(lesson: Lesson, answers: Sequence[str]) -> int:
    """Return the first step after those that these answers of the learner have ended.

    Steps that are only read follow the answers: the one that is returned may be such a step.
    """
    at = 0
    for answer in answers:
        asking = next((i for i in range(at, len(lesson.step)) if lesson.step[i].asks), None)
        if asking is None:
            return at
        if lesson.step[asking].ended_by(answer):
            at = asking + 1
    return at


def scripted(lesson: Lesson, match: Match, seat: int) -> str | None:
    """Return what the lesson has a rival answer now; None if that is left to the usual bot."""
    script = [answer for who, answer in map(of_seat, lesson.rivals) if who == seat]
    told = given(lesson, match, seat)
    number = said_of(script, told) if lesson.patient else len(told)
    following = script[number] if number < len(script) else None
    if following is not None and _is_legal(match, seat, following):
        return following
    return match.state.decision(seat).default if lesson.patient else None


def said_of(script: Sequence[str], told: Sequence[str]) -> int:
    """Return how many answers of a script have been given, in its order, among others.

    >>> said_of(["send zombie 0", "declare"], ["pass", "send zombie 0", "pass"])
    1
    """
    number = 0
    for answer in told:
        number += script[number : number + 1] == [answer]
    return number


def _is_legal(match: Match, seat: int, answer: str) -> bool:
    try:
        action = match.game.vocabulary.parse(answer)
    except NotationError:
        return False
    return action.text == answer and match.state.why_not(seat, action) is None


def answer_rival(lesson: Lesson, match: Match, seat: int) -> None:
    """Let a rival give the answer that the lesson has for it, or that of the usual bot."""
    game_id = match.game.id
    answer = scripted(lesson, match, seat)
    if answer is None:
        dice = f"{lesson.seed} {seat} {len(match.record.moves)}"
        answer = answer_of(make_bot(usual_bot(game_id), game_id, dice, THINKS), match.state, seat, dice)
    match.apply(seat, answer)


def rivals_answer(lesson: Lesson, match: Match) -> None:
    """Let all rivals answer, until the learner is asked or the game is over. The learner answers first where several
    are asked at once.
    """
    while match.state.to_act and LEARNER not in match.state.to_act:
        answer_rival(lesson, match, match.state.to_act[0])


def ended(lesson: Lesson, match: Match) -> bool:
    """Return whether all that the learner has to do is done; what is left of the lesson is only read."""
    at = place(lesson, given(lesson, match))
    asking = next((step for step in lesson.step[at:] if step.asks), None)
    if asking is None or match.state.is_terminal:
        return True
    return bool(asking.ends) and match.state.may_answer(LEARNER) and _asked(match) == asking.ends


def said(lesson: Lesson, step: TaughtStep, match: Match) -> str:
    """Return the key of what a step says at the learner's present question.

    Where the learner plays freely, a kind of question of which the lesson has not spoken yet is explained in its own
    words.
    """
    asked = _asked(match) if step.until and match.state.may_answer(LEARNER) else ""
    if asked in step.hints:
        return lesson.key(step.id, f"at-{asked}")
    earlier = lesson.step[: lesson.step.index(step)]
    new = asked and not any(asked in one.hints for one in earlier)
    return f"help-{asked}" if new else lesson.key(step.id)


def _asked(match: Match) -> str:
    return match.state.decision(LEARNER).prompt.key
