"""Keep when pages were last in sight, so that a node that starts bothers nobody who has just looked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.services.notices.notice_times import DELAYS
from undercroft.server.services.notices.page_sights import PageSights
from undercroft.server.storage.database_schema import PERSON_GUESTS
from undercroft.server.storage.stored_rows import StoredRows
from undercroft.server.storage.write_statements import SET_SEEN, Batch


class StoredSights(StoredRows):
    """Writes down when the last page of somebody is out of sight. Guests who are nobody's hear of nothing.

    Args:
        engine: the database.
        write: writes a batch.
        sights: knows who has a page in sight.

    Attributes:
        writing: what is being written.
    """

    def __init__(self, engine: AsyncEngine, write: Callable[[Batch], Awaitable[None]], sights: PageSights) -> None:
        super().__init__(engine)
        self._write_batch = write
        self._sights = sights
        self.writing: set[asyncio.Task[None]] = set()
        sights.when_over = self._keep

    async def load(self, now: float) -> None:
        """Let it be known who has had a page in sight so lately that it counts.

        Args:
            now: the time, in seconds since 1970.

        Raises:
            NotRead: the database cannot be used.
        """
        mine = select(PERSON_GUESTS.c.guest, PERSON_GUESTS.c.seen).where(PERSON_GUESTS.c.seen > now - max(DELAYS))
        for row in await self._rows(mine):
            self._sights.remember(row["guest"], row["seen"])

    async def stop(self) -> None:
        """Wait until everything is written."""
        if self.writing:
            await asyncio.wait(self.writing)

    def _keep(self, guest: str, at: float) -> None:
        task = asyncio.create_task(self._store(guest, at), name="sight")
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def _store(self, guest: str, at: float) -> None:
        with suppress(NotStored):  # this node knows, and others if there are any
            await self._write_batch([(SET_SEEN, {"guest": guest, "seen": at})])
