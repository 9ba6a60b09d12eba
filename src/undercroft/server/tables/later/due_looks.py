"""Look at what is due, on whichever node claims it first (`storage.writing.due_rows`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from undercroft.server.protocol.api_errors import NO_TABLE, ApiError, NotRead, NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.runtime.wall_clock import DAY, Clock
from undercroft.server.storage.writing.due_rows import BOTS, DueRow, DueRows, Retry
from undercroft.server.tables.core.table_schedule import BOTS_WITHIN

EVERY: Final = 1.0
"""How many seconds pass between two looks."""

AT_ONCE: Final = 20
"""The most things that this node sees to at the same time."""

CLAIMED: Final = 60.0
"""After how many seconds something comes up again if the node that has claimed it dies."""

FAILED: Final = 5.0
"""After how many seconds something is tried again that has failed; each time twice as many, up to a day."""

Handler = Callable[[DueRow, float], Awaitable[float | Retry | None]]
"""Sees to something at a moment, in seconds since 1970; returns when to look at it again, or None if it is done."""


class DueLooks:
    """Sees to what is due.

    Args:
        rows: what is due.
        clock: tells the time.
        handlers: who sees to it, by its kind.
        thinking: returns the tables for which this node asks bots.
    """

    def __init__(
        self, rows: DueRows, clock: Clock, handlers: Mapping[str, Handler], thinking: Callable[[], Collection[str]]
    ) -> None:
        self._rows = rows
        self._clock = clock
        self._handlers = dict(handlers)
        self._thinking = thinking
        self._under_way: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def add(self, kind: str, handler: Handler) -> None:
        """Say who sees to one more kind of things."""
        self._handlers[kind] = handler

    def start(self) -> None:
        """Start to look."""
        self._task = asyncio.create_task(self._look_always(), name="due")

    async def stop(self) -> None:
        """Stop looking; what is under way comes up again."""
        await end([self._task, *self._under_way])

    async def look(self, now: float) -> None:
        """See to everything that is due at a moment, in seconds since 1970, and wait until that is done."""
        while await self._begin(now):
            await asyncio.wait(self._under_way)

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                while await self._begin(self._clock.time()):  # until nothing is due, or all are busy
                    await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            except NotRead:
                continue
            except Exception as error:
                LOG.error("due-failed", error=type(error).__name__, exc_info=error)

    async def _begin(self, now: float) -> int:
        """Begin to see to what is due, as much as is possible at the same time; return how much."""
        if thinking := self._thinking():
            await self._rows.put_off(BOTS, thinking, now + BOTS_WITHIN / 2, now + BOTS_WITHIN)
        free = AT_ONCE - len(self._under_way)
        claimed = await self._rows.claim(now, now + CLAIMED, free) if free else []
        for row in claimed:
            task = asyncio.create_task(self._see_to(row, now), name="due")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return len(claimed)

    async def _see_to(self, row: DueRow, now: float) -> None:
        try:
            again = await self._handlers[row.kind](row, now)
        except Exception as error:
            gone = isinstance(error, ApiError) and error.status == NO_TABLE
            if not gone and not isinstance(error, NotRead | NotStored):
                LOG.error("due-not-done", kind=row.kind, table=table_hash(row.table_id), error=type(error).__name__)
            again = None if gone else Retry(now + min(FAILED * 2 ** min(row.tries, 20), DAY))
        with suppress(NotRead):  # then it comes up again
            if again is None:
                await self._rows.end(row)
            elif isinstance(again, Retry):
                await self._rows.move(row, again.at, row.tries)
            else:
                await self._rows.move(row, again)
