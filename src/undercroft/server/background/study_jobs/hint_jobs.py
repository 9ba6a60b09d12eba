"""Hints and warnings for somebody who plays against bots alone, computed in the queue."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import find_game
from undercroft.server.background.study_jobs.job_queue import SECONDS, JobQueue
from undercroft.server.protocol.api_errors import ApiError
from undercroft.study.analysis.causes import Cause
from undercroft.study.analysis.game_review import EFFORT, Measure
from undercroft.study.analysis.hints import Advice

PATIENCE: Final = 2.0
"""How many times as long as it may be judged an answer may be held back; after that it counts."""


class HintQuestion(msgspec.Struct, frozen=True):
    """A position in which a player wants a hint, as far as the player may know it.

    Attributes:
        game: the game's id.
        world: the dump of a world that the seat cannot tell from the real one; never the real one.
        seat: the player's.
        dice: for the search.
    """

    game: str
    world: bytes
    seat: int
    dice: int


class Hinted(msgspec.Struct, frozen=True):
    """An answer that is advised (`study.analysis.hints.Advised`), with its answers as they can be said in words."""

    answers: tuple[Option, ...]
    expected: float
    behind: float
    low: float
    high: float
    causes: tuple[Cause, ...]
    risk: int


class Hint(msgspec.Struct, frozen=True):
    """The best answers, the best one first (`study.analysis.hints.Advice`)."""

    measure: Measure
    worlds: int
    advised: tuple[Hinted, ...]


class Hints:
    """Asks a strong bot what it would do, and what it thinks of an answer.

    Args:
        queue: where it thinks.
        seconds: how long an answer may be judged.

    Attributes:
        effort: in how many worlds answers are compared.
    """

    def __init__(self, queue: JobQueue, seconds: float) -> None:
        self._queue = queue
        self._seconds = seconds
        self.effort = EFFORT

    async def of(self, question: HintQuestion) -> bytes:
        """Return a `Hint`, as JSON.

        Raises:
            ApiError: the game has no hints, or the queue refuses; see `JobQueue.ask`.
        """
        game, world, seat, dice = msgspec.structs.astuple(question)
        return msgspec.json.encode(
            hint_of(game, await self._queue.ask("advise", game, world, seat, dice, self.effort, SECONDS))
        )

    async def warning(self, question: HintQuestion, answer: str) -> bytes:
        """Return a `Hint` with what would be better and then the answer, if that is a blunder; otherwise null, as JSON.

        Where too much is waited for, it is null, too: nobody's game waits for a warning.

        Raises:
            ApiError: the game has no hints, or the answer is not legal.
        """
        game, world, seat, dice = msgspec.structs.astuple(question)
        judged = self._queue.ask("blunder", game, world, seat, dice, answer, self.effort, self._seconds)
        try:
            advice: Advice | None = await asyncio.wait_for(judged, PATIENCE * self._seconds)
        except TimeoutError:
            advice = None
        except ApiError as error:
            if error.body.code not in ("busy", "rate"):
                raise
            advice = None
        return msgspec.json.encode(None if advice is None else hint_of(game, advice))


def hint_of(game: str, advice: Advice) -> Hint:
    """Return advice with its answers as they can be said in words."""
    parse = find_game(game).vocabulary.parse
    advised = [
        Hinted(
            tuple([Option.of(parse(text)) for text in one.answers]),
            one.expected,
            one.behind,
            one.low,
            one.high,
            one.causes,
            one.risk,
        )
        for one in advice.advised
    ]
    return Hint(advice.measure, advice.worlds, tuple(advised))
