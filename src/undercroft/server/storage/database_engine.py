"""The database engine, and the migrations that run when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, make_url, text
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


MIGRATION: Final = 0x5EC7_0C0F
"""A number of our own: the lock in PostgreSQL under which the schema is changed."""


SESSION: Final = {
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What PostgreSQL ends by itself in a session of the server: a server that is frozen, or gone, keeps nothing locked."""

CONNECTS_WITHIN: Final = 5.0
"""How many seconds PostgreSQL has to answer a new connection."""

ANSWERS_WITHIN: Final = 8.0
"""How many seconds a statement may take, as this side of the connection counts: fewer than PostgreSQL's
`statement_timeout`. A commit that waits too long for a synchronous standby is then given up here, as something that may
have happened; PostgreSQL itself would call it done, though only its own disk has it."""


def make_engine(url: str, *, serves: bool = False) -> AsyncEngine:
    """Return an engine for the database with a URL.

    Args:
        url: the database.
        serves: whether many wait for what it does: then nothing may take long (`SESSION`).

    Raises:
        OptionError: the kind of database is unknown, or its driver is not installed.
    """
    try:
        options: dict[str, Any] = {}
        if serves and make_url(url).get_backend_name() == "postgresql":
            limits = {"server_settings": SESSION, "timeout": CONNECTS_WITHIN, "command_timeout": ANSWERS_WITHIN}
            options = {"connect_args": limits, "pool_timeout": CONNECTS_WITHIN}
        engine = create_async_engine(url, hide_parameters=True, **options)
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


async def has_schema(engine: AsyncEngine) -> bool:
    """Return whether the database is one of this program, of a version that can be read without an upgrade."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revision) == REVISION


async def migrate(engine: AsyncEngine, to: str = REVISION) -> None:
    """Bring the tables of the database up to today's schema, or to the revision `to`; of several nodes, one does.

    Args:
        engine: the database, without limits (`make_engine`): an upgrade of a large one takes its time.
        to: the revision of the schema.
    """
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION})"))
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
