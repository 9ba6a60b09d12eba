"""Judge an answer to a puzzle, and play the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.games import find_game
from undercroft.study.puzzles.puzzle import POINT, Clear, Puzzle
from undercroft.study.puzzles.puzzle_kinds import Line, kinds_of


class AnswerVerdict(msgspec.Struct, frozen=True):
    """What to say of an answer.

    Attributes:
        solved: whether it is the best one.
        loses: what it loses against the best one: points, or per cent of the chance to win (`PuzzleType.measure`).
    """

    solved: bool
    loses: float


class PlayedAnswer(msgspec.Struct, frozen=True):
    """An answer of a solution that is played, with what happens then, and the position as the seat sees it."""

    seat: int
    answer: str
    events: tuple[Event, ...]
    view: Any


def loss_of(game_id: str, kind: str, found: Clear, line: Sequence[str]) -> int:
    """Return what a line loses against the best one, in hundredths of a point.

    Raises:
        UndercroftError: an answer is not legal.
    """
    how = kinds_of(game_id)[kind]
    wanted = how.meaning(found.position, found.seat, line)
    lines = how.lines(found.position, found.seat)
    for one, loss in zip(lines, found.losses, strict=True):
        if how.meaning(found.position, found.seat, one) == wanted:
            return loss
    raise AssertionError(f"{line} is legal and yet not among the lines of {found.position}")


def judge(game_id: str, puzzle: Puzzle, line: Sequence[str]) -> AnswerVerdict:
    """Judge an answer.

    Raises:
        UndercroftError: an answer is not legal.
    """
    loss = loss_of(game_id, puzzle.kind, puzzle, line)
    return AnswerVerdict(loss == 0, loss / POINT)


def runners_up(game_id: str, puzzle: Puzzle, count: int = 3) -> list[tuple[Line, float]]:
    """Return the lines that lose least, after the best one, with what each loses: points, or per cent."""
    lines = kinds_of(game_id)[puzzle.kind].lines(puzzle.position, puzzle.seat)
    ranked = sorted(zip(puzzle.losses, range(len(lines)), lines, strict=True))
    return [(line, loss / POINT) for loss, _, line in ranked[1 : count + 1]]


def solution(game_id: str, puzzle: Puzzle) -> list[PlayedAnswer]:
    """Return the solution, played to the end of what it is about, as the seat that was asked sees it."""
    state, answers = kinds_of(game_id)[puzzle.kind].played(puzzle)
    parse = find_game(game_id).vocabulary.parse
    found = []
    for seat, text in answers:
        action: Action = parse(text)
        seen = [event.seen_by(puzzle.seat) for event in state.apply(seat, action)]
        events = tuple([event for event in seen if event is not None])
        found.append(PlayedAnswer(seat, text, events, state.view(puzzle.seat)))
    return found
