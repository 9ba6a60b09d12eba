"""The one task that writes: whatever waits when a transaction ends goes into the next one (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.errors import NotStored
from undercroft.server.logs import LOG
from undercroft.server.metrics import Metrics
from undercroft.server.storage.schema import ACTIONS, CHAT, SEATS, TABLES

NEW_TABLE: Final = insert(TABLES)
NEW_SEAT: Final = insert(SEATS)
NEW_ACTION: Final = insert(ACTIONS)
NEW_CHAT: Final = insert(CHAT)
SET_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("chat", "status", "to_act", "rematch", "changed")})
)
SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in ("kind", "bot", "name", "colour", "shape", "guest", "secret")})
)
ORDER: Final = (NEW_TABLE, NEW_SEAT, NEW_ACTION, NEW_CHAT, SET_TABLE, SET_SEAT)
"""In this order a group's statements are carried out, each with all its rows at once."""

Batch = Sequence[tuple[Any, dict[str, Any]]]
"""What belongs together: statements of `ORDER` with the values of one row each."""

MOST: Final = 500
"""So many batches go into one transaction."""


class Writer:
    """Writes batches, each whole or not at all."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._queue: asyncio.Queue[tuple[Batch, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, batch: Batch) -> None:
        """Come back when the batch is on disk.

        Raises:
            NotStored: it is not.
        """
        if self._task is None or self._task.done():
            raise NotStored
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((batch, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            job = await self._queue.get()
            group = []
            while job is not None:
                group.append(job)
                if len(group) == MOST or self._queue.empty():
                    break
                job = self._queue.get_nowait()
            if group:
                await self._write_group(group)
            if job is None:
                return

    async def _write_group(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        started = perf_counter()
        try:
            await self._commit([batch for batch, _ in group])
        except (SQLAlchemyError, OSError) as error:
            if len(group) > 1:  # one of them spoils it for the others
                for job in group:
                    await self._write_group([job])
                return
            LOG.error("not-stored", error=type(error).__name__, cause=type(error.__cause__).__name__)
            _finish(group[0][1], NotStored())
            return
        self._metrics.group.observe(len(group))
        self._metrics.commit.observe(perf_counter() - started)
        for _, done in group:
            _finish(done, None)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        rows: dict[int, list[dict[str, Any]]] = {}
        for batch in batches:
            for statement, values in batch:
                rows.setdefault(ORDER.index(statement), []).append(values)
        async with self._engine.begin() as connection:
            for index in sorted(rows):
                await connection.execute(ORDER[index], rows[index])


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # seen, even if nobody waits any more
