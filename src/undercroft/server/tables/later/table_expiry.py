"""Delete tables that nobody has used for long."""

from __future__ import annotations

import asyncio
from typing import Final

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.wall_clock import DAY, Clock
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.upkeep.loaded_tables import Tables

BATCH: Final = 50
"""How many tables are looked up at once."""

PAUSE: Final = 0.1
"""How many seconds the server has for other work after each batch."""


SHARE: Final = 4
"""What part of its tables a process deletes at once: one table in so many, so that whatever is wrong can be noticed."""

FEW: Final = 2
"""How many tables may always be deleted at once."""

AGAIN: Final = 3600.0
"""After how many seconds the clock is read again, while it is doubted."""


class Retention:
    """Deletes expired tables once a day, if the clock can be believed.

    Nothing is deleted that has changed since it was found to have expired, wherever that was.

    Args:
        store: says which tables have expired.
        tables: the tables.
        clock: tells the time.
        days: after how many days without a change an unfinished table of one person expires; 0 for never.
        days_shared: the same for all other tables.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock, days: int, days_shared: int) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._days = days
        self._days_shared = days_shared
        self._task: asyncio.Task[None] | None = None

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Begin to delete what has expired; return when to look again."""
        if not self._clock.certain:
            LOG.warning("expiry-put-off", why="clock")
            return now + AGAIN
        if self.rests:
            self._task = asyncio.create_task(self._sweep(now), name="expiry")
        return now + DAY

    @property
    def rests(self) -> bool:
        """Whether nothing is being deleted."""
        return self._task is None or self._task.done()

    async def stop(self) -> None:
        """Stop deleting; what has expired will be deleted on the next day."""
        await end([self._task])

    async def _sweep(self, now: float) -> None:
        try:
            await self.sweep(now)
        except Exception as error:
            LOG.error("expiry-failed", error=type(error).__name__, exc_info=error)

    async def sweep(self, now: float) -> int:
        """Delete the tables that have expired by a moment (in seconds since 1970), except those in use.

        If that is a large part of all tables, the rest is left for the next time.

        Returns:
            How many have been deleted.
        """
        alone = now - self._days * DAY if self._days else 0.0
        shared = now - self._days_shared * DAY if self._days_shared else 0.0
        most = max(FEW, await self._store.count() // SHARE)
        deleted, left, last = 0, 0, ""
        while found := await self._store.expired(alone, shared, last, BATCH):
            last = found[-1]
            for table_id in found:
                if deleted >= most:
                    left += 1
                else:
                    try:
                        deleted += await self._tables.delete_unused(table_id)
                    except NotStored:
                        LOG.error("expired-not-deleted")
            await asyncio.sleep(PAUSE)
        if left:
            LOG.warning("expiry-put-off", why="share", tables=left)
        return deleted
