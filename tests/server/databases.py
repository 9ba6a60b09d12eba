"""New databases of each kind that the server can use."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import PATIENCE
from tests.server.process import free_port

GIVEN = os.environ.get("UNDERCROFT_TEST_POSTGRES", "")
"""A PostgreSQL server where tests may create databases: ``postgresql://user:password@host/postgres``."""

OWNER = "postgres"
"""The user that runs PostgreSQL, which refuses to run as root; Debian's package creates it."""


@contextmanager
def sqlite(folder: Path, _: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a new SQLite file."""
    yield f"sqlite+aiosqlite:///{folder / f'{secrets.token_hex(4)}.sqlite3'}"


@contextmanager
def postgresql(_: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a new database on the server of the ``postgres`` fixture; it is dropped afterwards."""
    url: str = request.getfixturevalue("postgres")
    name = f"undercroft_{secrets.token_hex(6)}"
    asyncio.run(_command(url, f"CREATE DATABASE {name}"))
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_command(url, f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server: `GIVEN`, or one that is started here. Skips the test if neither is possible."""
    if find_spec("asyncpg") is None:
        pytest.skip("no driver for PostgreSQL: pip install undercroft[postgres]")
    if GIVEN:
        yield GIVEN
        return
    with _own_server() as url:
        yield url


@contextmanager
def _own_server() -> Iterator[str]:
    programs = [Path(found).parent for found in [shutil.which("initdb")] if found]
    programs += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if not programs:
        pytest.skip("PostgreSQL is not installed, and UNDERCROFT_TEST_POSTGRES names no server")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
    user = OWNER if root else None
    if root:
        shutil.chown(folder, OWNER)
    data, port = folder / "data", free_port()

    def run(program: str, *options: str) -> None:
        # The output is not captured: the server that pg_ctl starts would keep a pipe open.
        done = subprocess.run(
            [programs[0] / program, "-D", data, *options],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {(folder / 'log').read_text() if (folder / 'log').exists() else ''}"

    within = ("-w", "-t", str(round(PATIENCE)))
    run("initdb", "-A", "trust", "-U", "undercroft", "--no-sync")
    run("pg_ctl", "start", *within, "-l", str(folder / "log"), "-o", f"-h 127.0.0.1 -p {port} -k {folder}")
    try:
        yield f"postgresql://undercroft@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "stop", *within, "-m", "immediate")
        shutil.rmtree(folder, ignore_errors=True)


async def _command(url: str, sql: str) -> None:
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(sql)
    await engine.dispose()


KINDS = {"sqlite": sqlite, "postgresql": postgresql}
