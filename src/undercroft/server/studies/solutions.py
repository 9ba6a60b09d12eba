"""What solvers find, computed in the queue and remembered for a while, as the same position is often asked about."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from undercroft.kernel.game import GAMES
from undercroft.server.errors import ApiError
from undercroft.server.studies.queue import SECONDS, Queue
from undercroft.study.offers import studies_of
from undercroft.study.solvers import BlowsQuestion, SolveQuestion

REMEMBERED: Final = 256
"""The most answers that stay in memory; one has a few kilobytes."""

LENGTH: Final = 1_000
"""The most characters of a position."""

ANSWERS: Final = 60
"""The most answers in a plan, or after it."""

Question = SolveQuestion | BlowsQuestion


class Solutions:
    """Asks solvers.

    Args:
        queue: where they compute.
    """

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self._known: OrderedDict[tuple[str, Question], bytes] = OrderedDict()

    async def of(self, game_id: str, question: Question) -> bytes:
        """Return the reply to a question (`study.solvers`), as JSON.

        Raises:
            ApiError: there is no such game, it has no solver, or the queue refuses; see `Queue.ask`.
        """
        if game_id not in GAMES or "solver" not in studies_of(game_id):
            raise ApiError("no-study", "there is no such solver", 404)
        _check(question)
        key = game_id, question
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if isinstance(question, SolveQuestion):
            found: bytes = await self._queue.ask("solve", game_id, question, SECONDS)
        else:
            found = await self._queue.ask("blows", game_id, question)
        self._known[key] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def _check(question: Question) -> None:
    """Refuse what is too long to be read.

    Raises:
        ApiError: it is.
    """
    answers = (*(question.plan or ()), *(question.answers if isinstance(question, BlowsQuestion) else ()))
    size = sum([len(text) for text in answers])
    if max(len(question.position), size) > LENGTH or len(answers) > ANSWERS:
        raise ApiError("too-large", "the question is too long", 413)
