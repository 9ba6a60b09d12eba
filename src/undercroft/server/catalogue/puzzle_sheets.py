"""The puzzles of a game as clients solve them: their words, their questions, and what an answer is worth.

Nothing is kept here: a client sends all answers of its line each time, and its rating with the one that is judged. So
nobody needs an account, and a solution travels only when it has been asked for.
"""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.locale.texts import Texts, supported_language
from undercroft.server.protocol.api_errors import ApiError
from undercroft.study.analysis.game_review import Measure
from undercroft.study.puzzles import puzzle_choice, puzzle_solving, puzzle_text
from undercroft.study.puzzles.glicko_rating import Rating, after
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import find_puzzle, puzzles_of

LONGEST_LINE: Final = 60
"""The most answers in a line that is looked at."""


class PuzzleHead(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    kind: str
    rating: int


class PuzzleKind(msgspec.Struct, frozen=True):
    """A kind of puzzle, with its name in a language."""

    id: str
    name: str


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game, the easiest first; `daily` is the one of the day that was asked for."""

    game: str
    kinds: list[PuzzleKind]
    puzzles: list[PuzzleHead]
    daily: str | None


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle at a question: the view and the decision of the seat that is asked, after some answers."""

    view: Any
    decision: Decision | None


class PuzzleSheet(msgspec.Struct, frozen=True):
    """A puzzle with its words; `measure`: what its losses are counted in."""

    id: str
    kind: str
    measure: Measure
    seat: int
    seats: int
    rating: int
    title: str
    text: str
    difficulty: str
    first: PuzzlePosition


class PuzzleLine(msgspec.Struct, frozen=True):
    """Some answers in words, and what they lose against the best ones, in the puzzle's measure: points, or per cent."""

    words: str
    loses: float


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What a whole line of answers is worth, and the rating after it."""

    solved: bool
    loses: float
    given: str
    rating: Rating


class PuzzleStep(msgspec.Struct, frozen=True):
    """An answer of a solution, in words, with what happened and the view after it."""

    seat: int
    action: str
    events: list[Any]
    view: Any


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The solution. `error`: two standard errors of what the second-best answer loses; 0 if that is exact."""

    best: str
    error: float
    others: list[PuzzleLine]
    tags: list[str]
    reasons: list[str]
    steps: list[PuzzleStep]


class LineBody(msgspec.Struct, frozen=True):
    """The answers to a puzzle so far."""

    answers: list[str] = []


class JudgeBody(LineBody, frozen=True):
    """A whole line of answers; `rating`: the person's rating, if this try counts for it."""

    rating: Rating | None = None


@cache
def _all_puzzles(game_id: str, lang: str) -> PuzzleList:
    texts = _texts(game_id, lang)
    heads = [PuzzleHead(puzzle.id, puzzle.kind, puzzle.rating) for puzzle in puzzles_of(game_id)]
    kinds = [PuzzleKind(kind, texts.text(f"puzzle-{kind}")) for kind in kinds_of(game_id)]
    return PuzzleList(game_id, kinds, heads, None)


def puzzles_on(game_id: str, lang: str, day: date | None) -> PuzzleList:
    """Return the puzzles of a game (none if it has none), with that of a day.

    Raises:
        ApiError: there is no such game.
    """
    found = _all_puzzles(game_id, supported_language(lang))
    if day is None or not found.puzzles:
        return found
    return msgspec.structs.replace(found, daily=_daily(game_id, day))


@lru_cache(16)
def _daily(game_id: str, day: date) -> str:
    return puzzle_choice.daily(puzzles_of(game_id), day).id


def sheet(game_id: str, puzzle_id: str, lang: str) -> PuzzleSheet:
    """Return a puzzle with its words in a language, or in English.

    Raises:
        ApiError: there is no such puzzle.
    """
    puzzle, texts = _puzzle(game_id, puzzle_id), _texts(game_id, lang)
    state = _first(game_id, puzzle_id)
    return PuzzleSheet(
        puzzle.id,
        puzzle.kind,
        kinds_of(game_id)[puzzle.kind].measure,
        puzzle.seat,
        state.seats,
        puzzle.rating,
        puzzle_text.title(game_id, puzzle, texts),
        puzzle_text.story(game_id, puzzle, texts),
        puzzle_text.difficulty(puzzle, texts),
        position(game_id, puzzle_id, []),
    )


def position(game_id: str, puzzle_id: str, answers: list[str]) -> PuzzlePosition:
    """Return what is asked after these answers; nothing if they are complete.

    Raises:
        ApiError: there is no such puzzle, or there are too many answers.
        UndercroftError: an answer is not legal.
    """
    puzzle = _puzzle(game_id, puzzle_id)
    state, complete = _after(game_id, puzzle, answers)
    return PuzzlePosition(state.view(puzzle.seat), None if complete else state.decision(puzzle.seat))


def why(game_id: str, puzzle_id: str, answers: list[str], action: str) -> Refusal | None:
    """Return why an action may not be chosen after these answers; None if it may.

    Raises:
        ApiError: there is no such puzzle, or there are too many answers.
        UndercroftError: an answer is not legal, or the action is not one of the game.
    """
    puzzle = _puzzle(game_id, puzzle_id)
    state, _ = _after(game_id, puzzle, answers)
    refusal: Refusal | None = state.why_not(puzzle.seat, _parsed(game_id, action))
    return refusal


def verdict(game_id: str, puzzle_id: str, body: JudgeBody, lang: str) -> PuzzleVerdict:
    """Judge a whole line of answers.

    Raises:
        ApiError: there is no such puzzle, or the answers are not complete.
        UndercroftError: an answer is not legal.
    """
    puzzle, texts = _puzzle(game_id, puzzle_id), _texts(game_id, lang)
    if not _after(game_id, puzzle, body.answers)[1]:
        raise ApiError("not-finished", "there is more to answer", 409)
    found = puzzle_solving.judge(game_id, puzzle, body.answers)
    rating = (body.rating or Rating()).sound()
    if body.rating is not None:
        rating = after(rating, [(Rating(puzzle.rating, puzzle.deviation), float(found.solved))])
    return PuzzleVerdict(found.solved, found.loses, puzzle_text.answers(game_id, body.answers, texts), rating)


def solution(game_id: str, puzzle_id: str, lang: str) -> PuzzleSolution:
    """Return the solution of a puzzle, played.

    Raises:
        ApiError: there is no such puzzle.
    """
    return _solution(game_id, puzzle_id, supported_language(lang))


@lru_cache(256)
def _solution(game_id: str, puzzle_id: str, lang: str) -> PuzzleSolution:
    puzzle, texts = _puzzle(game_id, puzzle_id), _texts(game_id, lang)
    steps = [
        PuzzleStep(one.seat, one.answer, [msgspec.to_builtins(event) for event in one.events], one.view)
        for one in puzzle_solving.solution(game_id, puzzle)
    ]
    return PuzzleSolution(
        puzzle_text.answers(game_id, puzzle.best, texts),
        puzzle.error / 100,
        [
            PuzzleLine(puzzle_text.answers(game_id, line, texts), loses)
            for line, loses in puzzle_solving.runners_up(game_id, puzzle)
        ],
        puzzle_text.tags(puzzle, texts),
        puzzle_text.reasons(puzzle, texts),
        steps,
    )


def _texts(game_id: str, lang: str) -> Texts:
    if game_id not in GAMES:
        raise ApiError("no-puzzle", "there is no such game", 404)
    return Texts(supported_language(lang), game_id)


def _puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    found = find_puzzle(game_id, puzzle_id) if game_id in GAMES else None
    if found is None:
        raise ApiError("no-puzzle", "there is no such puzzle", 404)
    return found


@lru_cache(256)
def _first(game_id: str, puzzle_id: str) -> Any:
    puzzle = _puzzle(game_id, puzzle_id)
    return kinds_of(game_id)[puzzle.kind].set_up(puzzle.position)


def _after(game_id: str, puzzle: Puzzle, answers: list[str]) -> tuple[Any, bool]:
    """Return the state after these answers, and whether they are a whole line."""
    if len(answers) > LONGEST_LINE:
        raise ApiError("bad-request", "there are too many answers", 400)
    kind, before = kinds_of(game_id)[puzzle.kind], _first(game_id, puzzle.id)
    state = before.clone()
    complete = False
    for text in answers:
        if complete:
            raise ApiError("bad-request", "there are too many answers", 400)
        state.apply(puzzle.seat, _parsed(game_id, text))
        complete = state.is_terminal or not kind.goes_on(before, state, puzzle.seat)
    return state, complete


def _parsed(game_id: str, text: str) -> Action:
    action: Action = find_game(game_id).vocabulary.parse(text)
    return action
