"""Read rows, and write those that belong to no table, with the errors that the server knows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.protocol.api_errors import NotRead, NotStored
from undercroft.server.runtime.logs import LOG

Row = dict[str, Any]

FAILURES = (SQLAlchemyError, OSError, ValueError)
"""What drivers raise; the last one for odd texts."""


class Taken(NotStored):
    """Something that has to be unique is taken: a name, a guest, a passkey."""


class StoredRows:
    """What the database knows of something. Reads raise `NotRead` where they fail, writes `NotStored`.

    Writes of tables go through `storage.writing`; these here are rare, and have to say what is taken.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _rows(self, statement: Executable, **values: Any) -> list[Row]:
        [rows] = await self._all_rows(statement, **values)
        return rows

    async def _all_rows(self, *statements: Executable, **values: Any) -> list[list[Row]]:
        """Read the rows of several statements, one after another, with the same values for their parameters."""
        try:
            async with self._engine.connect() as connection:
                found = [(await connection.execute(statement, values)).mappings() for statement in statements]
                return [[dict(row) for row in rows] for rows in found]
        except FAILURES as error:
            LOG.error("not-read", error=type(error.__cause__ or error).__name__)
            raise NotRead from None  # its text may name guests and tables

    async def _write(self, *statements: Executable) -> list[int]:
        """Carry out statements in one transaction; return how many rows each has changed.

        Raises:
            Taken: one of the rows would not be unique; then nothing has changed.
        """
        async with self._transaction() as connection:
            return [(await connection.execute(statement)).rowcount for statement in statements]

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction, which is committed at its end."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Taken from None
        except FAILURES as error:
            LOG.error("not-stored", error=type(error.__cause__ or error).__name__)
            raise NotStored from None
