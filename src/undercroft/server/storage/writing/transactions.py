"""Carry out transactions: with SQLite in its own thread, with any other database through SQLAlchemy.

What changes a table is written only if nobody has changed the table since (`TableVersion`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

import msgspec
from sqlalchemy import select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.storage.database_engine import PRAGMAS
from undercroft.server.storage.database_schema import TABLES
from undercroft.server.storage.write_statements import Write, accepted, followed, gathered

ADVANCE: Final = """
UPDATE tables SET version = version + 1
FROM (SELECT json_extract(value, '$[0]') AS known_id, json_extract(value, '$[1]') AS known FROM json_each(?))
WHERE id = known_id AND version = known RETURNING id
"""
"""For SQLite: raise the versions of tables that are what they are believed to be. One parameter: an array of pairs."""


class Commits(Protocol):
    """Carries out transactions, one after another."""

    async def commit(self, writes: Sequence[Write]) -> Sequence[Write]:
        """Write in one transaction all that follows the present version of its table, or is about none.

        Returns:
            What has been written; it is on disk.

        Raises:
            NotStored: the transaction failed, and nothing has been written.
        """

    async def close(self) -> None:
        """Release the database; nothing may be committed afterwards."""


class DatabaseCommits:
    """`Commits` to any database that SQLAlchemy knows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, writes: Sequence[Write]) -> Sequence[Write]:
        """Write in one transaction through SQLAlchemy (see `Commits.commit`)."""
        try:
            async with self._engine.begin() as connection:
                found = accepted(writes, await self._advance(connection, followed(writes)))
                for statement, rows in gathered(found):
                    await connection.execute(statement.sql, [statement.bound(row) for row in rows])
                return found
        except (SQLAlchemyError, OSError) as error:
            raise NotStored from error

    @staticmethod
    async def _advance(connection: AsyncConnection, known: dict[str, int]) -> Sequence[str]:
        """Raise the versions of tables that are what they are believed to be, and return these tables.

        A table that another transaction has locked counts as changed: its version is about to rise, and a node that has
        stopped amid a change delays nobody at other tables.
        """
        if not known:
            return ()
        wanted = tuple_(TABLES.c.id, TABLES.c.version).in_(list(known.items()))
        locked = select(TABLES.c.id).where(wanted).with_for_update(skip_locked=True, key_share=True)
        there = (await connection.execute(locked)).scalars().all()
        if there:
            later = update(TABLES).where(TABLES.c.id.in_(there)).values(version=TABLES.c.version + 1)
            await connection.execute(later)
        return there

    async def close(self) -> None:
        """Do nothing: the engine is left open, since others read through it."""


class SqliteCommits:
    """`Commits` to SQLite, in a thread.

    A statement takes all its rows at once, as one JSON array. The sqlite3 module releases the GIL at every step and
    must then wait for it, so a step per row would make the transactions of a busy server slow.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._opened: sqlite3.Connection | None = None

    async def commit(self, writes: Sequence[Write]) -> Sequence[Write]:
        """Hand all to the thread, which writes it in one transaction (see `Commits.commit`)."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)
        except (sqlite3.Error, OSError, ValueError) as error:  # ValueError: a text is not valid Unicode
            raise NotStored from error

    def _commit(self, writes: Sequence[Write]) -> Sequence[Write]:
        connection = self._opened or self._open()
        known = [list(pair) for pair in followed(writes).items()]
        versions = msgspec.json.encode(known).decode()
        connection.execute("BEGIN IMMEDIATE")
        try:
            advanced = [row[0] for row in connection.execute(ADVANCE, (versions,))] if known else []
            found = accepted(writes, advanced)
            for statement, rows in gathered(found):
                for values in statement.gathered(rows):
                    connection.execute(statement.sqlite, values)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return found

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self._opened = connection
        return connection

    async def close(self) -> None:
        """Close the connection and end the thread (see `Commits.close`)."""
        self._thread.shutdown()
        if self._opened is not None:
            self._opened.close()
            self._opened = None


def commits_to(engine: AsyncEngine) -> Commits:
    """Return the fastest `Commits` for the engine's database."""
    path = engine.url.database
    sqlite = engine.dialect.name == "sqlite"
    return SqliteCommits(path) if sqlite and path else DatabaseCommits(engine)
