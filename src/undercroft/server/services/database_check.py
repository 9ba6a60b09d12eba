"""Look for damage in the database from time to time, at a small share of a processor."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.runtime.background_tasks import end
from undercroft.server.storage.database_schema import METADATA

REST: Final = 100
"""For how many times as long as a look took the next one waits, so that looking takes a hundredth of the time."""

LEAST: Final = 10.0
"""The fewest seconds between two looks."""

WAIT: Final = 2.0
"""How many seconds somebody who asks waits for a look that is under way; then the last result counts."""

WHOLE: Final = 256 * 1024 * 1024
"""The size in bytes up to which every page of SQLite's file is looked at."""

ROWS: Final = 1000
"""How many rows of each table are read where not every page is looked at."""


class DatabaseCheck:
    """Whether the database has shown damage at the last look.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sound = True
        self._next = 0.0
        self._look: asyncio.Task[None] | None = None

    async def is_sound(self) -> bool:
        """Return whether the last look found no damage; look again if that is due."""
        if monotonic() >= self._next and (self._look is None or self._look.done()):
            self._look = asyncio.create_task(self._look_again(), name="database-check")
        if self._look is not None:
            await asyncio.wait({self._look}, timeout=WAIT)
        return self._sound

    async def stop(self) -> None:
        """End the look that is under way."""
        if self._look is not None:
            await end([self._look])

    async def _look_again(self) -> None:
        begun, url = monotonic(), self._engine.url
        file = Path(url.database) if url.database and self._engine.dialect.name == "sqlite" else None
        try:
            if file is not None and file.stat().st_size <= WHOLE:
                self._sound = await asyncio.to_thread(_is_whole, file)
            else:
                self._sound = await self._can_be_read()
        except OSError:
            self._sound = False
        self._next = monotonic() + max(LEAST, REST * (monotonic() - begun))

    async def _can_be_read(self) -> bool:
        """Return whether some rows of each table can be read."""
        try:
            async with self._engine.connect() as connection:
                for part in METADATA.sorted_tables:
                    some = select(part).limit(ROWS).subquery()
                    await connection.execute(select(func.count()).select_from(some))
        except SQLAlchemyError:
            return False
        return True


def _is_whole(file: Path) -> bool:
    """Return whether no page of SQLite's file is damaged. A new connection sees the file, and no page it has kept."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            found: tuple[str] = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found == ("ok",)
    except sqlite3.Error as error:
        return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
