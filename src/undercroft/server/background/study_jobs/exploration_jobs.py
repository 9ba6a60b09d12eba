"""The explorer: positions and estimates, computed in the queue (`study.analysis.position_explorer`).

A position comes from the one who asks, all of it, or from a finished game; never from one that is still being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.records import Record
from undercroft.server.background.study_jobs.hint_jobs import hint_of
from undercroft.server.background.study_jobs.job_queue import JobQueue
from undercroft.server.protocol.api_errors import ApiError
from undercroft.study.analysis.hints import Advice
from undercroft.study.analysis.position_explorer import ANSWERS, GameStart, start_of
from undercroft.study.study_offers import studies_of

LENGTH: Final = 4_000
"""The most characters of a position, or of a seed."""

LINE: Final = 64_000
"""The most characters of a line of answers."""


class ExploreBody(msgspec.Struct, frozen=True):
    """Where a game starts, and the answers since then: each the number of the seat and the notation.

    Attributes:
        table: a finished game; then it starts there, after `to` of its answers, and the rest is ignored.
        to: after how many answers of that game.
        record: the text of a record; then it starts there, after all its answers.
        seats: how many players.
        preset: named options.
        options: single options.
        seed: decides what chance does.
        position: a position in the game's notation, instead of a new game.
        line: the answers since then.
    """

    table: str | None = None
    to: int = 0
    record: str | None = None
    seats: int = 0
    preset: str | None = None
    options: dict[str, Any] = {}
    seed: str = ""
    position: str | None = None
    line: tuple[str, ...] = ()


class SeatedBody(ExploreBody, frozen=True):
    """A position in which a seat is asked."""

    seat: Annotated[int, msgspec.Meta(ge=0)] = 0


class EstimatesBody(SeatedBody, frozen=True):
    """The same; `stage`: how much is tried, from 0."""

    stage: int = 0


class ComparisonBody(SeatedBody, frozen=True):
    """The same; `answers`: those to compare."""

    answers: tuple[str, ...] = ()


class PlayedOn(msgspec.Struct, frozen=True):
    """The answers that bots give, as a line."""

    line: tuple[str, ...]


class Explorations:
    """Explores positions for guests.

    Args:
        queue: where it is computed.
    """

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue

    async def position(self, game_id: str, body: ExploreBody, table: Record | None) -> bytes:
        """Return an `Explored`, as JSON.

        Args:
            game_id: the game.
            body: the question.
            table: the record of the finished game that it names.

        Raises:
            ApiError: the game has no explorer, there is no such position, or the queue refuses; see `JobQueue.ask`.
        """
        start, line = await self._start(game_id, body, table)
        found: bytes = await self._queue.ask("explore", game_id, start, line)
        return found

    async def estimates(self, game_id: str, body: EstimatesBody, table: Record | None) -> bytes:
        """Return `Estimates`, as JSON. Arguments and errors are those of `position`."""
        start, line = await self._start(game_id, body, table)
        found: bytes = await self._queue.ask("estimates", game_id, start, line, body.seat, body.stage)
        return found

    async def comparison(self, game_id: str, body: ComparisonBody, table: Record | None) -> bytes:
        """Return a `Hint` with the answers that are compared, as JSON. Arguments and errors are those of `position`."""
        start, line = await self._start(game_id, body, table)
        advice: Advice = await self._queue.ask("comparison", game_id, start, line, body.seat, body.answers)
        return msgspec.json.encode(hint_of(game_id, advice))

    async def played_on(self, game_id: str, body: SeatedBody, table: Record | None) -> bytes:
        """Return a `PlayedOn`, as JSON. Arguments and errors are those of `position`."""
        start, line = await self._start(game_id, body, table)
        found: list[str] = await self._queue.ask("played-on", game_id, start, line, body.seat)
        return msgspec.json.encode(PlayedOn(tuple(found)))

    async def _start(self, game_id: str, body: ExploreBody, table: Record | None) -> tuple[GameStart, Sequence[str]]:
        if game_id not in GAMES or "coach" not in studies_of(game_id):
            raise ApiError("no-study", "there is no such explorer", 404)
        _check(body)
        if table is not None:
            if table.header.game != game_id or not 0 <= body.to <= len(table.moves):
                raise ApiError("no-position", "there is no such position", 404)
            start, line = start_of(table)
            return start, [*line[: body.to], *body.line]
        if body.record is not None:
            start, line = await self._queue.ask("explore-record", game_id, body.record)
            return start, [*line, *body.line]
        options = body.options
        if body.preset is not None:
            options = {**msgspec.to_builtins(find_game(game_id).preset(body.preset)), **options}
        return GameStart(body.seats, options, body.seed, body.position), body.line


def _check(body: ExploreBody) -> None:
    """Refuse what is too long to be read.

    Raises:
        ApiError: it is.
    """
    long = max(len(body.position or ""), len(body.seed)) > LENGTH
    if long or len(body.line) > ANSWERS or sum([len(text) for text in body.line]) > LINE:
        raise ApiError("too-large", "the question is too long", 413)
