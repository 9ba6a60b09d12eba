"""Carry out transactions: with SQLite in its own thread, with any other database through SQLAlchemy.

Each first compares the epoch of the lease with this server's, in a way that keeps others from taking the lease before
the transaction ends: with SQLite nobody else writes meanwhile; other databases lock the row.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.storage.database_engine import PRAGMAS
from undercroft.server.storage.database_schema import LEASE
from undercroft.server.storage.locks.database_lease import Lease
from undercroft.server.storage.locks.sqlite_write_lock import SqliteWriteLock
from undercroft.server.storage.write_statements import Batch, gathered

EPOCH: Final = select(LEASE.c.epoch).with_for_update(read=True, key_share=True)
"""The epoch of the lease. Renewing it goes on beside the lock on its row; taking it does not."""


class Commits(Protocol):
    """Carries out transactions, one after another."""

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Write all batches in one transaction; they are on disk when this returns.

        Raises:
            NotStored: the transaction failed, and none of them is; `LeaseLost` if another server has the lease.
        """

    async def close(self) -> None:
        """Release the database; nothing may be committed afterwards."""


class DatabaseCommits:
    """`Commits` to any database that SQLAlchemy knows."""

    def __init__(self, engine: AsyncEngine, lease: Lease | None) -> None:
        self._engine = engine
        self._lease = lease

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Write all batches in one transaction through SQLAlchemy (see `Commits.commit`)."""
        try:
            async with self._engine.begin() as connection:
                if self._lease is not None:
                    self._lease.check((await connection.execute(EPOCH)).scalar())
                for statement, rows in gathered(batches):
                    await connection.execute(statement.sql, [statement.bound(row) for row in rows])
        except (SQLAlchemyError, OSError) as error:
            raise NotStored from error

    async def close(self) -> None:
        """Do nothing: the engine is left open, since others read through it."""


class SqliteCommits:
    """`Commits` to SQLite, in a thread.

    A statement takes all its rows at once, as one JSON array. The sqlite3 module releases the GIL at every step and
    must then wait for it, so a step per row would make the transactions of a busy server slow.
    """

    def __init__(self, path: str, lease: Lease | None = None) -> None:
        self._path = path
        self._lease = lease
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._opened: tuple[sqlite3.Connection, SqliteWriteLock] | None = None

    async def commit(self, batches: Sequence[Batch]) -> None:
        """Hand the batches to the thread, which writes them in one transaction (see `Commits.commit`)."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)
        except (sqlite3.Error, OSError, ValueError) as error:  # ValueError: a text is not valid Unicode
            raise NotStored from error

    def _commit(self, batches: Sequence[Batch]) -> None:
        connection, lock = self._opened or self._open()
        work = [(statement.sqlite, statement.gathered(rows)) for statement, rows in gathered(batches)]
        with lock:
            connection.execute("BEGIN IMMEDIATE")
            try:
                self._check(connection)
                for sql, executions in work:
                    for values in executions:
                        connection.execute(sql, values)
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise

    def _check(self, connection: sqlite3.Connection) -> None:
        if self._lease is not None:
            found = connection.execute("SELECT epoch FROM lease").fetchone()
            self._lease.check(found[0] if found else None)

    def _open(self) -> tuple[sqlite3.Connection, SqliteWriteLock]:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self._opened = connection, SqliteWriteLock(Path(f"{self._path}-turns"))
        return self._opened

    async def close(self) -> None:
        """Close the connection and end the thread (see `Commits.close`)."""
        self._thread.shutdown()
        if self._opened is not None:
            for opened in self._opened:
                opened.close()
            self._opened = None


def commits_to(engine: AsyncEngine, lease: Lease | None = None) -> Commits:
    """Return the fastest `Commits` for the engine's database.

    Args:
        engine: the database.
        lease: the lease without which nothing may be written; None for a database that no server uses.
    """
    path = engine.url.database
    sqlite = engine.dialect.name == "sqlite"
    return SqliteCommits(path, lease) if sqlite and path else DatabaseCommits(engine, lease)
