"""What the person who runs the server does while it does not run, or beside it: `undercroft admin`.

`table_admin` lists, closes and deletes tables, `backup` writes and reads backups, `replay_check` plays every table
again; `salvage` reads for them what can be read of a damaged database. What only reads may run beside the server. What
writes to SQLite is refused while a server runs. With any other database it is one more node: it raises the versions of
the tables that it changes, so that the servers see it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage.data_folder.folder_lock import lock_of
from undercroft.server.storage.database_engine import has_schema, make_engine, migrate


@asynccontextmanager
async def database(settings: Settings, writes: bool = False, upgrade: bool = True) -> AsyncIterator[AsyncEngine]:
    """Open the database of a server.

    Args:
        settings: the settings of the server.
        writes: whether something will be changed; then no server may use the same SQLite file meanwhile.
        upgrade: whether to bring a database that will be changed up to today's schema first.

    Raises:
        OptionError: it cannot be used, or a server uses it.
    """
    engine = make_engine(settings.url)
    lock = lock_of(engine) if writes else None
    try:
        try:
            if lock is not None:
                lock.take()
            if writes and upgrade:
                await migrate(engine)
            elif not writes and not await has_schema(engine):
                raise OptionError("there is no database of this version; start the server once, which upgrades it")
        except OptionError:
            raise
        except Exception as error:  # some drivers have their own; their texts may contain the URL with a password
            raise OptionError(f"the database cannot be used: {type(error.__cause__ or error).__name__}") from None
        try:
            yield engine
        except SQLAlchemyError as error:
            why = type(error.__cause__ or error).__name__
            raise OptionError(
                f"the database cannot be used: {why}; 'undercroft admin verify' looks for damage"
            ) from None
    finally:
        await engine.dispose()
        if lock is not None:
            lock.release()
