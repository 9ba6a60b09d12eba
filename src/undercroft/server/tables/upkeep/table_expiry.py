"""Delete tables that nobody has used for long."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.processes.table_share import Share
from undercroft.server.storage.stored_tables import Store
from undercroft.server.tables.upkeep.loaded_tables import Tables

DAY: Final = 24 * 3600.0
BATCH: Final = 50
"""How many tables are looked up at once."""

PAUSE: Final = 0.1
"""How many seconds the server has for other work after each batch."""


class Retention:
    """Deletes expired tables when the server starts, and once a day.

    Each process does so for its own tables: it alone knows whether somebody is at one of them.

    Args:
        store: says which tables have expired.
        tables: the tables.
        share: which tables are this process's.
        days: after how many days without a change an unfinished table of one person expires; 0 for never.
        days_shared: the same for all other tables.
    """

    def __init__(self, store: Store, tables: Tables, share: Share, days: int, days_shared: int) -> None:
        self._store = store
        self._tables = tables
        self._share = share
        self._days = days
        self._days_shared = days_shared
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to delete expired tables."""
        self._task = asyncio.create_task(self._sweep_daily(), name="retention")

    async def stop(self) -> None:
        """Stop deleting; what has expired will be deleted after the next start."""
        await end([self._task])

    async def _sweep_daily(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except Exception as error:
                LOG.error("retention-failed", error=type(error).__name__, exc_info=error)
            await asyncio.sleep(DAY)

    async def sweep(self, now: float) -> int:
        """Delete the tables that have expired by a moment (in seconds since 1970), except those in use.

        Returns:
            How many have been deleted.
        """
        alone = now - self._days * DAY if self._days else 0.0
        shared = now - self._days_shared * DAY if self._days_shared else 0.0
        deleted, last = 0, ""
        while found := await self._store.expired(alone, shared, last, BATCH):
            last = found[-1]
            for table_id in found:
                if self._share.mine(table_id):
                    try:
                        deleted += await self._tables.delete_unused(table_id)
                    except NotStored:
                        LOG.error("expired-not-deleted")
            await asyncio.sleep(PAUSE)
        return deleted
