"""Whether this process can be used: disk, database and bots."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.background.bot_workers.bot_pool import BotPool
from undercroft.server.runtime.bus.message_bus import Bus
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.services.database_check import DatabaseCheck
from undercroft.server.storage.writing.group_commit import BatchWriter

SPARE: Final = 64 * 1024 * 1024
"""How many bytes have to be free on the disk."""

WITHIN: Final = 5.0
"""How many seconds the database and the bots have to respond."""

KNOWN: Final = 1.0
"""For how many seconds the last result is good, so that asking often costs nothing."""

PULSE: Final = 0.5
"""How many seconds pass between two looks at how late the event loop is."""


class Readiness:
    """Looks for what is missing, and measures what only a look from time to time can tell.

    Args:
        folder: the data folder.
        engine: the database.
        writer: writes it.
        pool: the processes that bots think in.
        bus: the way to the other nodes.

    Attributes:
        draining: whether the server is about to end.
    """

    def __init__(self, folder: Path, engine: AsyncEngine, writer: BatchWriter, pool: BotPool, bus: Bus) -> None:
        self.draining = False
        self._folder = folder
        self._engine = engine
        self._writer = writer
        self._pool = pool
        self._bus = bus
        self._check = DatabaseCheck(engine)
        self._last: tuple[float, list[str]] | None = None
        self._lock = asyncio.Lock()

    async def missing(self) -> list[str]:
        """Return what is missing: ``disk``, ``database``, ``bots``; ``draining`` if the server is about to end."""
        if self.draining:
            return ["draining"]
        async with self._lock:
            if self._last is None or time.monotonic() - self._last[0] > KNOWN:
                checks = {"disk": self._disk(), "database": self._database(), "bots": self._pool.works()}
                results = await asyncio.gather(*[_good(check) for check in checks.values()])
                found = [name for name, good in zip(checks, results, strict=True) if not good]
                if found and (self._last is None or self._last[1] != found):
                    LOG.error("not-ready", missing=found)
                self._last = time.monotonic(), found
            return self._last[1]

    def lacking(self) -> list[str]:
        """Return what is not needed but missed: ``bus``; without it, other nodes see changes later."""
        return [] if self._bus.is_connected else ["bus"]

    async def stop(self) -> None:
        """End what is under way."""
        await self._check.stop()

    async def watch(self, metrics: Metrics) -> None:
        """Measure how late the event loop is, and the space on the disk, until cancelled."""
        while True:
            with suppress(OSError):  # the folder is away for a while
                metrics.disk.set(await self._free())
            begun = time.perf_counter()
            await asyncio.sleep(PULSE)
            metrics.loop_lag.observe(max(0.0, time.perf_counter() - begun - PULSE))

    async def _free(self) -> int:
        return (await asyncio.to_thread(shutil.disk_usage, self._folder)).free

    async def _disk(self) -> bool:
        return await self._free() >= SPARE

    async def _database(self) -> bool:
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        return self._writer.runs and await self._check.is_sound()


async def _good(check: Coroutine[Any, Any, bool]) -> bool:
    try:
        return await asyncio.wait_for(check, WITHIN)
    except Exception:  # whatever it is, this is missing
        return False
