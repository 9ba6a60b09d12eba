"""The lease on a database: one server at a time may write to it, wherever its processes and data folders are.

The row in the database has an epoch, which rises whenever another server takes the lease. Every transaction compares it
with the server's own (`writing.transactions`), so a server that has been replaced cannot write any more, even if it
does not know yet. That alone keeps the tables safe.

When a lease may be taken from a server that has not released it is a matter of waiting, and needs no clock that tells
the time: `until` changes each time the lease is renewed, and a lease that has not changed for `LASTS` seconds of the
waiting server's monotonic clock belongs to a dead server. On the same machine, the process that took it is looked for,
so that a server that was killed can be started again at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import func, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.clocks import Clock
from undercroft.server.runtime.logs import LOG
from undercroft.server.storage.database_schema import LEASE, TABLES
from undercroft.server.storage.write_statements import SET_LEASE, Batch

LASTS: Final = 12.0
"""After how many seconds without renewal a lease belongs to a dead server."""

RENEWED: Final = 3.0
"""How many seconds pass between two renewals."""

LOOK: Final = 0.1
"""How many seconds pass between two looks at the lease of another server."""

THE: Final = 1
"""The id of the only row."""

UNKNOWN: Final = "?"
"""When a process started, if the system does not tell."""

RELEASED: Final = 0.0
"""In `until`: the server has ended."""


class LeaseLost(NotStored):
    """Another server has taken the lease, so this one may not write any more."""


class Lease:
    """This server's lease, which its processes share: the first one takes it before it starts the others.

    Args:
        engine: the database.
        lasts: after how many seconds without renewal the lease of another server may be taken.

    Attributes:
        epoch: the number of the lease; None before it is taken.
        clock: the clock of this process. What it believes is stored with the lease.
    """

    def __init__(self, engine: AsyncEngine, lasts: float = LASTS) -> None:
        self.epoch: int | None = None
        self.clock = Clock()
        self._engine = engine
        self._lasts = lasts
        self._taker = 0

    async def take(self) -> None:
        """Take the lease, unless it is held already. Wait for another server that may be dead or about to end.

        Raises:
            OptionError: another server keeps renewing its lease.
        """
        if self.epoch is not None:
            return
        begun = since = time.monotonic()
        seen: tuple[int, str, float] | None = None
        while True:
            found, now = await self._row(), time.monotonic()
            if found is None or found[2] == RELEASED or _has_ended(found[1]):
                free = True
            elif found != seen:
                if seen is None:
                    LOG.warning("lease-held", message="another server has this database; waiting for it to end")
                seen, since, free = found, now, False
            else:
                free = now - since > self._lasts
            if free:
                if await self._claim(found):
                    return
            elif now - begun > self._lasts and now - since < self._lasts / 2:
                raise OptionError("another server is using this database; stop it, or give this one its own")
            else:
                await asyncio.sleep(LOOK)

    def check(self, epoch: int | None) -> None:
        """Check, in a transaction, that this server has the lease.

        Args:
            epoch: the epoch in the database.

        Raises:
            LeaseLost: it has not.
        """
        if epoch is None or epoch != self.epoch:
            raise LeaseLost

    async def is_there(self) -> bool:
        """Return whether the database has leases: an older one has none before its migration."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(lambda sync: inspect(sync).has_table(LEASE.name))

    async def _row(self) -> tuple[int, str, float] | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(LEASE.c.epoch, LEASE.c.holder, LEASE.c.until))).first()
        return None if found is None else (found[0], found[1], found[2])

    async def _claim(self, found: tuple[int, str, float] | None) -> bool:
        """Take the lease as it was found; return False if it has changed since."""
        values: dict[str, Any] = {"holder": this_process(), "until": time.time() + self._lasts}
        epoch = 1 if found is None else found[0] + 1
        with suppress(IntegrityError):  # somebody else has added the row
            async with self._engine.begin() as connection:
                if found is None:
                    await connection.execute(insert(LEASE).values(id=THE, epoch=epoch, **values))
                else:
                    # Wait for transactions that have compared the epoch and are not committed yet.
                    await connection.execute(select(LEASE.c.epoch).with_for_update())
                    taken = await connection.execute(
                        update(LEASE).where(LEASE.c.epoch == epoch - 1).values(epoch=epoch, **values)
                    )
                    if taken.rowcount != 1:
                        return False
            self.epoch, self._taker = epoch, os.getpid()
            return True
        return False

    async def judge_clock(self) -> None:
        """Compare the clock with what the last server believed, or else with the newest change of a table."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(LEASE.c.believed, LEASE.c.doubted))).first()
            newest = (await connection.execute(select(func.max(TABLES.c.changed)))).scalar()
        believed, doubted = (None, None) if found is None else found
        self.clock.resume(newest if believed is None else believed, doubted or 0.0)
        if not self.clock.certain:
            message = "the clock is far from when this server last ran; until it has run for a day, nothing is deleted"
            LOG.warning("clock-doubted", message=message)

    def _beliefs(self) -> dict[str, float | None]:
        return {"believed": self.clock.believed, "doubted": self.clock.doubted}

    async def renew_always(self, write: Callable[[Batch], Awaitable[None]]) -> None:
        """Renew the lease every few seconds, until cancelled or displaced. The database may be away for a while.

        Args:
            write: writes a batch in a transaction that compares the epoch.
        """
        while True:
            await asyncio.sleep(min(RENEWED, self._lasts / 4))
            self.clock.look()
            try:
                await write([(SET_LEASE, {"id": THE, "until": time.time() + self._lasts, **self._beliefs()})])
            except LeaseLost:
                return
            except NotStored:
                continue

    async def release(self) -> None:
        """Let another server take the lease at once. Only the process that took it does so; others do nothing."""
        if self.epoch is None or self._taker != os.getpid():
            return
        with suppress(Exception):  # then it lapses
            async with self._engine.begin() as connection:
                # A process that only starts others has not judged its clock; they have stored what they believe.
                beliefs = {} if self.clock.believed is None else self._beliefs()
                mine = update(LEASE).where(LEASE.c.epoch == self.epoch)
                await connection.execute(mine.values(until=RELEASED, **beliefs))
        self.epoch = None


def this_process() -> str:
    """Return what names this process: the machine and its process numbers, the number, and when it started."""
    return f"{_machine()}.{os.getpid()}.{_started(os.getpid())}"


def _has_ended(holder: str) -> bool:
    """Return whether a process, as named by `this_process`, has certainly ended."""
    machine, _, process = holder.partition(".")
    number, _, started = process.partition(".")
    if not machine or machine != _machine():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except PermissionError:  # it is somebody else's
        pass
    return _started(int(number)) not in (started, UNKNOWN)


def _machine() -> str:
    """Return what names the running system and its numbering of processes; empty if the system does not tell."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii")
        numbers = os.readlink("/proc/self/ns/pid")
    except OSError:
        return ""
    return hashlib.sha256(f"{boot} {numbers}".encode()).hexdigest()[:16]


def _started(pid: int) -> str:
    """Return when a process started, in the system's units; empty if it has ended and its parent does not know yet."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return UNKNOWN
    after_name = status.rpartition(")")[2].split()
    return "" if after_name[0] in "ZX" else after_name[19]
