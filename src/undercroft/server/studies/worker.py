"""The worker process: jobs arrive on standard input, results leave on standard output, all as pickles."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.records import Record
from undercroft.server import piped
from undercroft.study.coaching import Advice, advise
from undercroft.study.reviewing import Decided, Judgement, decisions_of, judge
from undercroft.study.solvers import BlowsQuestion, SolveQuestion, solver_of


def _solve(game_id: str, question: SolveQuestion, seconds: float) -> bytes:
    return msgspec.json.encode(solver_of(game_id).solve(question, seconds))


def _blows(game_id: str, question: BlowsQuestion) -> bytes:
    return msgspec.json.encode(solver_of(game_id).blows(question))


def _decisions(record: str, effort: int) -> list[Decided]:
    return decisions_of(Record.from_text(record), effort)


def _judge(decided: Decided) -> Judgement:
    return judge(decided)


def _advise(game_id: str, world: bytes, seat: int, dice: int, effort: int, seconds: float) -> Advice:
    return advise(game_id, world, seat, dice, effort, seconds)


JOBS: Final[Mapping[str, Callable[..., Any]]] = {
    "solve": _solve,
    "blows": _blows,
    "decisions": _decisions,
    "judge": _judge,
    "advise": _advise,
}


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, and do jobs until the input ends.

    A job is its name and its arguments. A result is (True, the result), or (False, why not) if what was asked for is
    impossible; after any other error the process ends.
    """
    sink.write(piped.READY)
    sink.flush()
    while (message := piped.read(source)) is not None:
        name, *args = pickle.loads(message)
        try:
            result = True, JOBS[name](*args)
        except UndercroftError as error:
            result = False, str(error)
        piped.write(sink, pickle.dumps(result))


def main() -> None:
    """Run the worker process; everything else comes first."""
    piped.work(serve, nice=15)


if __name__ == "__main__":
    main()
