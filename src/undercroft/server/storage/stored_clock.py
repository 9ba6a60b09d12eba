"""What the server believes of its clock, kept in the database, so that it outlives a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.clocks import Clock
from undercroft.server.runtime.logs import LOG
from undercroft.server.storage.database_schema import CLOCK, TABLES
from undercroft.server.storage.write_statements import SET_CLOCK, Batch

KEPT: Final = 3.0
"""How many seconds pass between two looks at the clock."""

THE: Final = 1
"""The id of the only row."""


class StoredClock:
    """The clock of a node, and what all nodes believe of it: the last one that wrote it.

    Args:
        engine: the database.

    Attributes:
        clock: the clock of this node.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.clock = Clock()
        self._engine = engine

    async def judge(self) -> None:
        """Compare the clock with what was believed last, or else with the newest change of a table."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(CLOCK.c.believed, CLOCK.c.doubted))).first()
            newest = (await connection.execute(select(func.max(TABLES.c.changed)))).scalar()
        if found is None:
            with suppress(IntegrityError):  # another node has just added it
                async with self._engine.begin() as connection:
                    await connection.execute(insert(CLOCK).values(id=THE, epoch=0, holder="", until=0.0))
        believed, doubted = (None, None) if found is None else found
        self.clock.resume(newest if believed is None else believed, doubted or 0.0)
        if not self.clock.certain:
            message = "the clock is far from when this server last ran; until it has run for a day, nothing is deleted"
            LOG.warning("clock-doubted", message=message)

    async def keep_always(self, write: Callable[[Batch], Awaitable[None]]) -> None:
        """Look at the clock and store what is believed every few seconds, until cancelled.

        Args:
            write: writes a batch. The database may be away for a while.
        """
        while True:
            await asyncio.sleep(KEPT)
            await self.keep(write)

    async def keep(self, write: Callable[[Batch], Awaitable[None]]) -> None:
        """Look at the clock, and store what is believed if that is possible."""
        self.clock.look()
        with suppress(NotStored):
            await write([(SET_CLOCK, {"id": THE, "believed": self.clock.believed, "doubted": self.clock.doubted})])
