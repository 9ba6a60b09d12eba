"""Reviews of finished games: what each decision cost, computed decision by decision and stored with the table.

A guest's own decisions are judged first. What has been judged can be read at any time, and is kept when the review is
stopped, by the guest or with the server: the next request goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec

from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.records import Record
from undercroft.server.background.study_jobs.job_queue import JobQueue
from undercroft.server.protocol.api_errors import ApiError, NotOpened, NotStored, reading
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import SAVE_REVIEW
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.study.analysis.causes import Cause
from undercroft.study.analysis.game_review import (
    EFFORT,
    ChapterLosses,
    DecisionKind,
    Judgement,
    Measure,
    Review,
    ReviewDecision,
    can_review,
    judging_of,
)

SEVERAL: Final = 64
"""The most reviews that are under way."""


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
    lead: float
    causes: tuple[Cause, ...]


class SeatReview(msgspec.Struct, frozen=True):
    """The decisions of a seat, or of all (`seat` is null).

    `judged` of `decisions` are done. `costliest`: the kind of decision that cost the seat most, if anything did.
    `moments`: the decisions that cost most; `successes`: those that were much better than the next best answer. Both by
    their numbers, the most important one first.
    """

    seat: int | None
    decisions: int
    judged: int
    costliest: DecisionKind | None
    moments: tuple[int, ...]
    successes: tuple[int, ...]


class Reviewed(msgspec.Struct, frozen=True):
    """The review of a game, as far as it has been computed.

    `measure`: what a decision costs is counted in it. `effort`: in how many worlds answers were compared. `seats`:
    first all together, then each. `kinds`: what each kind of decision cost each seat; `parts`: what each chapter did.
    `named`: the decisions that `seats` names.
    """

    game: str
    measure: Measure
    effort: int
    seats: tuple[SeatReview, ...]
    kinds: tuple[DecisionKind, ...]
    parts: tuple[ChapterLosses, ...]
    named: tuple[Judged, ...]


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far the review of a game is.

    `state`: nobody has asked for it, it is being computed, some decisions have been judged, all have, or it is
    impossible (`why`, in English). `judged` of `decisions` are done. `review`: of what has been judged, if anything.
    """

    state: Literal["none", "running", "stopped", "done", "failed"]
    judged: int = 0
    decisions: int = 0
    why: str = ""
    review: Reviewed | None = None


class StoredReview(msgspec.Struct, frozen=True):
    """What is kept of a review: of each seat how many decisions there are, and those that have been judged."""

    game: str
    effort: int
    decisions: tuple[int, ...]
    judged: tuple[Judgement, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.judged) == sum(self.decisions)

    def summary(self) -> Reviewed:
        """Return what is shown of it."""
        seats = len(self.decisions)
        measure = judging_of(self.game).MEASURE
        judged = tuple(sorted(self.judged, key=lambda one: one.number))
        review = Review(self.game, measure, (), self.effort, sum(self.decisions), judged)
        of_seats = [self._of_seat(review, seat) for seat in (None, *range(seats))]
        named = {number for one in of_seats for number in (*one.moments, *one.successes)}
        parse = find_game(self.game).vocabulary.parse
        return Reviewed(
            self.game,
            measure,
            self.effort,
            tuple(of_seats),
            tuple(review.kinds()),
            tuple(review.parts(seats)),
            tuple([_with_options(one, parse) for one in judged if one.number in named]),
        )

    def _of_seat(self, review: Review, seat: int | None) -> SeatReview:
        return SeatReview(
            seat,
            sum(self.decisions) if seat is None else self.decisions[seat],
            len([one for one in review.judged if seat in (None, one.seat)]),
            None if seat is None else review.costliest(seat),
            tuple([one.number for one in review.moments(seat)]),
            tuple([one.number for one in review.successes(seat)]),
        )


class _Running:
    """A review that is being computed: what was and has been judged, and of how many decisions it is to be."""

    def __init__(self, payers: tuple[str, ...], known: StoredReview | None) -> None:
        self.payers = payers
        self.found = known
        self.wanted = 0
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
        if running is None:
            found = await self._stored(table_id)
            if found is None:
                return ReviewStatus("none")
            state: Literal["done", "stopped"] = "done" if found.is_complete else "stopped"
            return ReviewStatus(state, len(found.judged), sum(found.decisions), review=found.summary())
        judged = running.found
        return ReviewStatus(
            "failed" if running.failed else "running",
            len(judged.judged) if judged else 0,
            running.wanted,
            running.failed,
            judged.summary() if judged and judged.judged else None,
        )

    async def begin(self, table_id: str, record: Record, seats: Sequence[int] = ()) -> ReviewStatus:
        """Begin a review for the guest who asks for it, or go on with it, unless all is judged or it is under way.

        Args:
            table_id: the table.
            record: that of its finished game.
            seats: whose decisions to judge before it stops; empty for everybody's. If these have been judged, the
                others' are.

        Raises:
            ApiError: games like this one cannot be reviewed, or another game is being reviewed for the guest.
        """
        known = await self._stored(table_id)
        begun = self._running.get(table_id)  # perhaps by somebody else, while the store was asked
        if (begun is not None and not begun.failed) or (known is not None and known.is_complete):
            return await self.status(table_id)
        if not can_review(record.header):
            raise ApiError("no-study", "games like this one cannot be reviewed", 409)
        payers = PAYERS.get()
        active = [one for one in self._running.values() if not one.failed]
        if any(one.payers[0] == payers[0] for one in active) or len(active) >= SEVERAL:
            raise ApiError("reviewing", "another game is being reviewed for you; wait for it, or stop it", 429)
        for failed in [key for key, one in self._running.items() if one.failed]:
            del self._running[failed]
        running = self._running[table_id] = _Running(payers, known)
        running.task = asyncio.create_task(self._run(table_id, record, running, seats), name="review")
        return await self.status(table_id)

    async def cancel(self, table_id: str) -> None:
        """Stop a review; what has been judged is kept.

        Raises:
            ApiError: it is computed for another guest.
        """
        running = self._running.get(table_id)
        if running is None:
            return
        if running.payers[0] != PAYERS.get()[0]:
            raise ApiError("not-yours", "somebody else has asked for this review", 403)
        await self._stop(table_id, running)

    async def stop(self) -> None:
        """Stop all reviews; what has been judged is kept."""
        await asyncio.gather(*[self._stop(table_id, running) for table_id, running in list(self._running.items())])

    async def _stop(self, table_id: str, running: _Running) -> None:
        await end([running.task])
        if self._running.get(table_id) is running and not running.failed:
            await self._finish(table_id, running)
        self._running.pop(table_id, None)

    async def _run(self, table_id: str, record: Record, running: _Running, seats: Sequence[int]) -> None:
        problem = None
        try:
            await self._review(record, running, seats)
        except ApiError as error:
            problem = error
        await self._finish(table_id, running, problem)

    async def _finish(self, table_id: str, running: _Running, problem: ApiError | NotStored | None = None) -> None:
        """Store what has been judged, and note why there is no more, if there is a problem."""
        try:
            if not await self._store.has(table_id):
                raise ApiError("no-table", "the table has been deleted", 404)
            if running.found is not None:
                data = msgspec.json.encode(running.found)
                await self._writer.write([(SAVE_REVIEW, {"table_id": table_id, "data": data})])
        except (ApiError, NotStored) as error:
            problem = error
        if problem is None:
            self._running.pop(table_id, None)
        else:
            LOG.error("no-review", table=table_hash(table_id), error=str(problem))
            running.failed = str(problem)

    async def _review(self, record: Record, running: _Running, seats: Sequence[int]) -> None:
        decisions: list[ReviewDecision] = await self._queue.compute("decisions", record.to_text(), self.effort)
        header = record.header
        counts = tuple([len([one for one in decisions if one.seat == seat]) for seat in range(header.seats)])
        found = running.found
        if found is None or found.decisions != counts:  # or judged by other rules
            found = running.found = StoredReview(header.game, self.effort, counts, ())
        known = {one.number for one in found.judged}
        left = [one for one in decisions if one.number not in known]
        wanted = [one for one in left if one.seat in seats] or left
        running.wanted = len(known) + len(wanted)
        for decided in wanted:
            judged = await self._queue.compute("judge", decided)
            found = running.found = msgspec.structs.replace(found, judged=(*found.judged, judged))

    async def _stored(self, table_id: str) -> StoredReview | None:
        """Return what is kept of a review; nothing if it cannot be read, like those of earlier versions."""
        data = await self._store.review(table_id)
        with suppress(NotOpened), reading(table_id, "reviews"):
            return None if data is None else msgspec.json.decode(data, type=StoredReview)
        return None


def _with_options(one: Judgement, parse: Callable[[str], Action]) -> Judged:
    given, best = [tuple([Option.of(parse(text)) for text in answers]) for answers in (one.given, one.best)]
    return Judged(
        one.number,
        one.seat,
        one.kind,
        one.chapter,
        given,
        best,
        one.regret,
        one.low,
        one.high,
        one.lead,
        one.causes,
    )
