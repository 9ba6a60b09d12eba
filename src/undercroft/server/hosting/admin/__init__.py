"""What the person who runs the server does while it does not run, or beside it: `undercroft admin`.

`table_admin` lists, closes and deletes tables, `backup` writes and reads backups, `replay_check` plays every table
again; `salvage` reads for them what can be read of a damaged database. What only reads may run beside the server. What
writes takes the lease of the database first, so it is refused while a server runs.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.locks.database_lease import Lease


@asynccontextmanager
async def database(settings: Settings, writes: bool = False, upgrade: bool = True) -> AsyncIterator[AsyncEngine]:
    """Open the database of a server.

    Args:
        settings: the settings of the server.
        writes: whether something will be changed; then no server may run meanwhile.
        upgrade: whether to bring a database that will be changed up to today's schema first.

    Raises:
        OptionError: it cannot be used, or a server uses it.
    """
    engine = make_engine(settings.url)
    lease = Lease(engine)
    try:
        try:
            if writes:
                if await lease.is_there():
                    await lease.take()
                if upgrade:
                    await migrate(engine)
                    await lease.take()
            elif not await lease.is_there():
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
        await lease.release()
        await engine.dispose()
