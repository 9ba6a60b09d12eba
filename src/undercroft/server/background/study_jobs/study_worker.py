"""The worker process: jobs arrive on standard input, results leave on standard output, all as pickles."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, BinaryIO, Final

import msgspec

from undercroft.kernel.base.errors import OptionError, UndercroftError
from undercroft.kernel.history.records import Record
from undercroft.server.background import pipe_messages
from undercroft.study.analysis.blunder_warnings import blunder_of
from undercroft.study.analysis.game_review import Judgement, ReviewDecision, decisions_of, judge
from undercroft.study.analysis.hints import Advice, advise
from undercroft.study.analysis.position_explorer import GameStart, comparison, estimates, explored, played_on, start_of
from undercroft.study.analysis.solver_interface import BlowsQuestion, SolveQuestion, solver_of
from undercroft.study.analysis.training_advice import TrainingQuestion, judge_training


def _solve(game_id: str, question: SolveQuestion, seconds: float) -> bytes:
    return msgspec.json.encode(solver_of(game_id).solve(question, seconds))


def _blows(game_id: str, question: BlowsQuestion) -> bytes:
    return msgspec.json.encode(solver_of(game_id).blows(question))


def _training(game_id: str, question: TrainingQuestion) -> bytes:
    return msgspec.json.encode(judge_training(game_id, question))


def _decisions(record: str, effort: int) -> list[ReviewDecision]:
    return decisions_of(Record.from_text(record), effort)


def _judge(decided: ReviewDecision) -> Judgement:
    return judge(decided)


def _advise(game_id: str, world: bytes, seat: int, dice: int, effort: int, seconds: float) -> Advice:
    return advise(game_id, world, seat, dice, effort, seconds)


def _blunder(
    game_id: str, world: bytes, seat: int, dice: int, answer: str, effort: int, seconds: float
) -> Advice | None:
    return blunder_of(game_id, world, seat, dice, answer, effort, seconds)


def _explore_record(game_id: str, text: str) -> tuple[GameStart, list[str]]:
    record = Record.from_text(text)
    if record.header.game != game_id:
        raise OptionError(f"this is a record of {record.header.game}, not of {game_id}")
    return start_of(record)


def _explore(game_id: str, start: GameStart, line: Sequence[str]) -> bytes:
    return msgspec.json.encode(explored(game_id, start, line))


def _estimates(game_id: str, start: GameStart, line: Sequence[str], seat: int, stage: int) -> bytes:
    return msgspec.json.encode(estimates(game_id, start, line, seat, stage))


def _comparison(game_id: str, start: GameStart, line: Sequence[str], seat: int, answers: Sequence[str]) -> Advice:
    return comparison(game_id, start, line, seat, answers)


def _played_on(game_id: str, start: GameStart, line: Sequence[str], seat: int) -> list[str]:
    return played_on(game_id, start, line, seat)


JOBS: Final[Mapping[str, Callable[..., Any]]] = {
    "solve": _solve,
    "blows": _blows,
    "training": _training,
    "decisions": _decisions,
    "judge": _judge,
    "advise": _advise,
    "blunder": _blunder,
    "explore-record": _explore_record,
    "explore": _explore,
    "estimates": _estimates,
    "comparison": _comparison,
    "played-on": _played_on,
}


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, and do jobs until the input ends.

    A job is its name and its arguments. A result is (True, the result), or (False, why not) if what was asked for is
    impossible; after any other error the process ends.
    """
    sink.write(pipe_messages.READY)
    sink.flush()
    while (message := pipe_messages.read_message(source)) is not None:
        name, *args = pickle.loads(message)
        try:
            result = True, JOBS[name](*args)
        except UndercroftError as error:
            result = False, str(error)
        pipe_messages.write_message(sink, pickle.dumps(result))


def main() -> None:
    """Run the worker process; everything else comes first."""
    pipe_messages.work(serve, nice=15)


if __name__ == "__main__":
    main()
