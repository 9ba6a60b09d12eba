"""What solvers find and what is said of training, computed in the queue.

It is remembered for a while, as the same position is often asked about.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.kernel.engine.games import GAMES
from undercroft.server.background.study_jobs.job_queue import SECONDS, JobQueue
from undercroft.server.protocol.api_errors import ApiError
from undercroft.study.analysis.solver_interface import BlowsQuestion, SolveQuestion
from undercroft.study.analysis.training_advice import TrainingQuestion
from undercroft.study.study_offers import studies_of

REMEMBERED: Final = 256
"""The most answers that stay in memory; one has a few kilobytes."""

LENGTH: Final = 1_000
"""The most characters of a position."""

ANSWERS: Final = 60
"""The most answers in a plan, or after it."""

Question = SolveQuestion | BlowsQuestion | TrainingQuestion


class _Asked(NamedTuple):
    """How a kind of question is asked: what the game must offer, the job, and what else the job needs."""

    offer: str
    job: str
    more: tuple[Any, ...] = ()


_ASKED: Final[Mapping[type[Question], _Asked]] = {
    SolveQuestion: _Asked("solver", "solve", (SECONDS,)),
    BlowsQuestion: _Asked("solver", "blows"),
    TrainingQuestion: _Asked("training", "training"),
}


class Solutions:
    """Asks solvers, and those who judge training.

    Args:
        queue: where they compute.
    """

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self._known: OrderedDict[tuple[str, Question], bytes] = OrderedDict()

    async def of(self, game_id: str, question: Question) -> bytes:
        """Return the reply to a question (`study.analysis.solver_interface`, `study.analysis.training_advice`), as
        JSON.

        Raises:
            ApiError: there is no such game, it does not offer this, or the queue refuses; see `JobQueue.ask`.
        """
        asked = _ASKED[type(question)]
        if game_id not in GAMES or asked.offer not in studies_of(game_id):
            raise ApiError("no-study", f"there is no such {asked.offer}", 404)
        _check(question)
        key = game_id, question
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        found: bytes = await self._queue.ask(asked.job, game_id, question, *asked.more)
        self._known[key] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def _check(question: Question) -> None:
    """Refuse what is too long to be read.

    Raises:
        ApiError: it is.
    """
    parts = msgspec.structs.astuple(question)
    texts = [part for part in parts if isinstance(part, str)]
    answers = [text for part in parts if isinstance(part, tuple) for text in part]
    if max([len(text) for text in texts]) > LENGTH or sum([len(text) for text in answers]) > LENGTH:
        raise ApiError("too-large", "the question is too long", 413)
    if len(answers) > ANSWERS:
        raise ApiError("too-large", "the question has too many answers", 413)
