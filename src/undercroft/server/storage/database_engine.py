"""The database engine, and the migrations that run when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.storage.database_schema import REVISION

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=60000",
    "temp_store=MEMORY",
)
"""Set on every connection to SQLite: write ahead, and sync each commit to disk. `temp_store` keeps in memory what
SQLite needs to roll back a statement of many rows; in a file it would make commits several times slower."""


def make_engine(url: str) -> AsyncEngine:
    """Return an engine for the database with a URL.

    Raises:
        OptionError: the kind of database is unknown, or its driver is not installed.
    """
    try:
        engine = create_async_engine(url, hide_parameters=True)
    except (ImportError, ValueError, TypeError) as error:
        raise OptionError(f"the database cannot be used: {error}") from None
    except Exception as error:  # SQLAlchemy's own errors; their texts may contain the URL with a password
        raise OptionError(f"the database cannot be used: {type(error).__name__}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine, to: str = REVISION) -> None:
    """Bring the tables of the database up to today's schema, or to the revision `to`."""
    async with engine.begin() as connection:
        if await connection.run_sync(_revision) != to:  # otherwise Alembic's 7 MB are not needed
            await connection.run_sync(_upgrade, to)


def _revision(connection: Connection) -> str | None:
    """Return the revision of the schema of a database; None if it is empty."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
