"""What the server believes of its clock, kept in the database, so that it outlives a restart; and when nobody could
answer, which shows in that nobody has kept it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.wall_clock import OUTAGE, Clock, Outage
from undercroft.server.storage.database_schema import CLOCK, OUTAGES, TABLES
from undercroft.server.storage.write_statements import SAVE_OUTAGE, SET_CLOCK, Batch, Row, Statement

KEPT: Final = 3.0
"""How many seconds pass between two looks at the clock."""

REMEMBERED: Final = 50
"""The most outages that are remembered: more than a laptop has nights in the longest time for an answer."""

THE: Final = 1
"""The id of the only row."""


class StoredClock:
    """The clock of a node, and what all nodes believe of it: the last one that wrote it.

    Args:
        engine: the database.

    Attributes:
        clock: the clock of this node.
        when_delayed: called when an outage is over, after which people have more time.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.clock = Clock()
        self.when_delayed: Callable[[], None] = lambda: None
        self._engine = engine

    async def judge(self) -> None:
        """Compare the clock with what was believed last, or else with the newest change of a table."""
        found = await self._read()
        async with self._engine.connect() as connection:
            newest = (await connection.execute(select(func.max(TABLES.c.changed)))).scalar()
        if found is None:
            with suppress(IntegrityError):  # another node has just added it
                async with self._engine.begin() as connection:
                    await connection.execute(insert(CLOCK).values(id=THE, epoch=0, holder="", until=0.0))
        believed, doubted = found or (None, None)
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
            await self.keep(write)
            await asyncio.sleep(KEPT)

    async def keep(self, write: Callable[[Batch], Awaitable[None]]) -> None:
        """Look at the clock, and store what is believed if that is possible, and an outage if one has just ended."""
        batch: list[tuple[Statement, Row]] = []
        with suppress(SQLAlchemyError, OSError, NotStored):
            found = await self._read()
            self.clock.look()
            if found is not None and found[0] is not None and self.clock.certain:
                outage = Outage(found[0], self.clock.time() - found[0])
                if outage.lasted > OUTAGE:
                    LOG.warning("outage", seconds=round(outage.lasted))
                    batch.append((SAVE_OUTAGE, outage._asdict()))
                    self._note((*self.clock.outages, outage))
            batch.append((SET_CLOCK, {"id": THE, "believed": self.clock.believed, "doubted": self.clock.doubted}))
            await write(batch)

    async def _read(self) -> tuple[float | None, float | None] | None:
        """Read what is believed, the outages, and with PostgreSQL its machine's clock; None if nothing is stored."""
        outages = select(OUTAGES).order_by(OUTAGES.c.began.desc()).limit(REMEMBERED)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(CLOCK.c.believed, CLOCK.c.doubted))).first()
            known = (await connection.execute(outages)).all()
            if self._engine.dialect.name == "postgresql":
                now = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
                self.clock.follow(float(now))
        self._note(tuple([Outage(*row) for row in known]))
        return None if found is None else (found.believed, found.doubted)

    def _note(self, outages: Sequence[Outage]) -> None:
        if set(outages) - set(self.clock.outages):
            self.clock.outages = outages
            self.when_delayed()
