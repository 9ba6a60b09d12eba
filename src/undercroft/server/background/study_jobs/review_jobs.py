"""Reviews of finished games: what each decision cost, computed decision by decision and stored with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.records import Record
from undercroft.server.background.study_jobs.job_queue import JobQueue
from undercroft.server.protocol.api_errors import ApiError, NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import NEW_REVIEW
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.study.analysis.game_review import EFFORT, Judgement, Measure, ReviewDecision, can_review, judging_of

SEVERAL: Final = 64
"""The most reviews that are under way."""


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far the review of a game is.

    `state`: nobody has asked for it, it is being computed, it is there, or it is impossible (`why`, in English).
    `judged` of `decisions` are done. `review`: a `Reviewed`, once it is there.
    """

    state: Literal["none", "running", "done", "failed"]
    judged: int = 0
    decisions: int = 0
    why: str = ""
    review: Any = None


class Judged(msgspec.Struct, frozen=True):
    """What a decision cost (`study.analysis.game_review.Judgement`); its answers can be said in words."""

    number: int
    seat: int
    kind: str
    chapter: dict[str, int | str]
    given: tuple[Option, ...]
    best: tuple[Option, ...]
    regret: float
    low: float
    high: float


class Reviewed(msgspec.Struct, frozen=True):
    """The review of a game: all decisions in which there was a choice, in their order.

    `measure`: what a decision costs is counted in it. `effort`: in how many worlds answers were compared.
    """

    game: str
    measure: Measure
    effort: int
    judged: tuple[Judged, ...]


class _Running:
    """A review that is being computed."""

    def __init__(self, payers: tuple[str, ...]) -> None:
        self.payers = payers
        self.judged = 0
        self.decisions = 0
        self.failed = ""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Reviews of the tables of this process.

    Args:
        queue: where they are computed.
        store: reads those that are there.
        writer: stores new ones.

    Attributes:
        effort: in how many worlds answers are compared.
    """

    def __init__(self, queue: JobQueue, store: Store, writer: BatchWriter) -> None:
        self._queue = queue
        self._store = store
        self._writer = writer
        self.effort = EFFORT
        self._running: dict[str, _Running] = {}

    async def status(self, table_id: str) -> ReviewStatus:
        """Return how far the review of a table is."""
        running = self._running.get(table_id)
        if running is not None:
            state: Literal["running", "failed"] = "failed" if running.failed else "running"
            return ReviewStatus(state, running.judged, running.decisions, running.failed)
        data = await self._store.review(table_id)
        return ReviewStatus("none") if data is None else ReviewStatus("done", review=msgspec.Raw(data))

    async def begin(self, table_id: str, record: Record) -> ReviewStatus:
        """Begin a review for the guest who asks for it, unless it is there or under way.

        Args:
            table_id: the table.
            record: that of its finished game.

        Raises:
            ApiError: games like this one cannot be reviewed, or another game is being reviewed for the guest.
        """
        found = await self.status(table_id)
        begun = self._running.get(table_id)  # by somebody else, while the store was asked
        if begun is not None and not begun.failed:
            return await self.status(table_id)
        if found.state == "done":
            return found
        if not can_review(record.header):
            raise ApiError("no-study", "games like this one cannot be reviewed", 409)
        payers = PAYERS.get()
        active = [one for one in self._running.values() if not one.failed]
        if any(one.payers[0] == payers[0] for one in active) or len(active) >= SEVERAL:
            raise ApiError("reviewing", "another game is being reviewed for you; wait for it, or stop it", 429)
        for failed in [key for key, one in self._running.items() if one.failed]:
            del self._running[failed]
        running = self._running[table_id] = _Running(payers)
        running.task = asyncio.create_task(self._run(table_id, record, running), name="review")
        return await self.status(table_id)

    async def cancel(self, table_id: str) -> None:
        """Stop a review, unless it is there already; nothing is left of it.

        Raises:
            ApiError: it is computed for another guest.
        """
        running = self._running.get(table_id)
        if running is None:
            return
        if running.payers[0] != PAYERS.get()[0]:
            raise ApiError("not-yours", "somebody else has asked for this review", 403)
        self._running.pop(table_id, None)
        await end([running.task])

    async def stop(self) -> None:
        """Stop all reviews; nothing is left of them."""
        await end([one.task for one in self._running.values()])

    async def _run(self, table_id: str, record: Record, running: _Running) -> None:
        try:
            data = await self._review(record, running)
            if not await self._store.has(table_id):
                raise ApiError("no-table", "the table has been deleted", 404)
            await self._writer.write([(NEW_REVIEW, {"table_id": table_id, "data": data})])
        except (ApiError, NotStored) as error:
            LOG.error("no-review", table=table_hash(table_id), error=str(error))
            running.failed = str(error)
        else:
            self._running.pop(table_id, None)

    async def _review(self, record: Record, running: _Running) -> bytes:
        decisions: list[ReviewDecision] = await self._queue.compute("decisions", record.to_text(), self.effort)
        running.decisions = len(decisions)
        found: list[Judged] = []
        parse = find_game(record.header.game).vocabulary.parse
        for decided in decisions:
            found.append(_with_options(await self._queue.compute("judge", decided), parse))
            running.judged = len(found)
        measure = judging_of(record.header.game).MEASURE
        return msgspec.json.encode(Reviewed(record.header.game, measure, self.effort, tuple(found)))


def _with_options(one: Judgement, parse: Callable[[str], Action]) -> Judged:
    given, best = [tuple([Option.of(parse(text)) for text in answers]) for answers in (one.given, one.best)]
    return Judged(one.number, one.seat, one.kind, one.chapter, given, best, one.regret, one.low, one.high)
