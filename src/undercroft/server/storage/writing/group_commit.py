"""The one task that writes. Whatever is waiting when a transaction ends goes into the next one (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, perf_counter
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotStored, VersionConflict
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.wall_clock import Clock
from undercroft.server.storage.write_statements import Batch, TableVersion, Write
from undercroft.server.storage.writing.guest_vacations import GuestVacations
from undercroft.server.storage.writing.guest_zones import GuestZones
from undercroft.server.storage.writing.transactions import commits_to

MOST: Final = 500
"""The most batches in one transaction."""

BEHIND: Final = 2.0
"""How many seconds a batch may have waited before no more changes are accepted: better refused than kept waiting."""

PAUSE: Final = 0.05
"""How many seconds pass between two looks at whether the writer has caught up."""


class QueuedWrite:
    """A write, the future that its caller waits for, whether it has been written, or cannot be, and since when it is
    there."""

    __slots__ = ("done", "over", "since", "write")

    def __init__(self, write: Write) -> None:
        self.write = write
        self.since = monotonic()
        self.over = False
        self.wait_again()

    def wait_again(self) -> None:
        """Make a future: the first one, or another when the caller is cancelled, and with it the first."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: NotStored | None = None) -> None:
        """Note that it has been written, or why it cannot be."""
        self.over = True
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)
            self.done.exception()  # mark it as seen, in case nobody waits any more


class BatchWriter:
    """Writes batches, each whole or not at all.

    Args:
        engine: the database.
        metrics: measures the transactions.
        clock: dates what is written; None for the machine's.

    Attributes:
        clock: the same.
        zones: knows where people live, which is asked before the time of an answer is written.
        vacations: knows when people are away, which is asked then, too.
        announce: called with the new version of a table once it is on disk.
    """

    def __init__(self, engine: AsyncEngine, metrics: Metrics, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.zones = GuestZones(engine)
        self.vacations = GuestVacations(engine)
        self.announce: Callable[[TableVersion], None] = lambda _: None
        self._engine = engine
        self._metrics = metrics
        self._queue: asyncio.Queue[QueuedWrite | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writing: QueuedWrite | None = None  # the oldest that is not on disk yet

    def start(self) -> None:
        """Start the task."""
        self._commits = commits_to(self._engine)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write everything that is waiting, then end the task."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None
            await self._commits.close()

    @property
    def runs(self) -> bool:
        """Whether something can be written, as far as is known."""
        return self._task is not None and not self._task.done()

    @property
    def is_behind(self) -> bool:
        """Whether something has been waiting for so long that nothing more should be changed now."""
        return self._writing is not None and monotonic() - self._writing.since > BEHIND

    async def caught_up(self) -> None:
        """Wait until the writer is not behind."""
        while self.is_behind:
            await asyncio.sleep(PAUSE)

    async def write(self, batch: Batch, follows: TableVersion | None = None) -> None:
        """Write a batch; it is on disk when this returns. It is written even if the caller is cancelled.

        Args:
            batch: what to write.
            follows: the version of the table that it changes, if it changes one.

        Raises:
            VersionConflict: somebody else has changed the table.
            NotStored: it could not be written, or the task is not running.
        """
        if self._task is None or self._task.done():
            raise NotStored
        job = QueuedWrite(Write(batch, follows))
        self._queue.put_nowait(job)
        try:
            await job.done
        except asyncio.CancelledError:
            if not job.over:  # the caller holds a table's lock, which may be released only after the write
                job.wait_again()
                await asyncio.wait([job.done])
            raise

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
                self._writing = group[0]
                await self._write_group(group)
                self._writing = None
            if job is None:
                return

    async def _write_group(self, group: list[QueuedWrite]) -> None:
        started = perf_counter()
        try:
            written = await self._commits.commit([job.write for job in group])
        except Exception as error:  # whatever it is, nobody may wait for ever
            if len(group) > 1:  # one of them may be bad: write each alone
                for job in group:
                    await self._write_group([job])
                return
            LOG.error("not-stored", error=type(error.__cause__ or error).__name__)
            group[0].finish(error if isinstance(error, NotStored) else NotStored())
            return
        self._metrics.group.observe(len(group))
        self._metrics.commit.observe(perf_counter() - started)
        kept = set(map(id, written))
        for job in group:
            job.finish(None if id(job.write) in kept else VersionConflict())
        for _, follows in written:
            if follows is not None:
                self.announce(TableVersion(follows.table, follows.number + 1))
