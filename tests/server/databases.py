"""New databases of each kind that the server can use."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import MUCH, PATIENCE, wait_until
from undercroft.server.storage import database_engine
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.writing import group_commit

GIVEN = os.environ.get("UNDERCROFT_TEST_POSTGRES", "")
"""A PostgreSQL server where tests may create databases: ``postgresql://user:password@host/postgres``."""

DRIVER = "postgresql+asyncpg"

OWNER = "postgres"
"""The user that runs PostgreSQL, which refuses to run as root; Debian's package creates it."""

WITHIN = ("-w", "-t", str(round(PATIENCE)))
"""Options of pg_ctl: wait until it is done."""


def lift_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything take as long as it does: nothing is ended, or refused as busy, because it lasts."""
    monkeypatch.setattr(database_engine, "SESSION", {})
    monkeypatch.setattr(database_engine, "ANSWERS_WITHIN", MUCH)
    monkeypatch.setattr(group_commit, "BEHIND", MUCH)


@contextmanager
def sqlite(folder: Path, _: pytest.FixtureRequest, migrated: bool = False) -> Iterator[str]:
    """The URL of a new SQLite file: an empty one, or one with today's schema."""
    file = folder / f"{secrets.token_hex(4)}.sqlite3"
    if migrated:
        file.write_bytes(migrated_sqlite())
    yield f"sqlite+aiosqlite:///{file}"


@contextmanager
def postgresql(_: Path, request: pytest.FixtureRequest, migrated: bool = False) -> Iterator[str]:
    """The URL of a new database on the server of the ``postgres`` fixture: an empty one, or one with today's schema.

    It is dropped afterwards.
    """
    server: str = request.getfixturevalue("postgres")
    template = request.getfixturevalue("migrated_postgres") if migrated else "template1"
    with _created(server, template) as name:
        yield _with_database(server, name)


@cache
def migrated_sqlite() -> bytes:
    """A new SQLite file with today's schema: a copy costs a hundredth of the migrations."""

    def create() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "new.sqlite3"
            asyncio.run(_migrate(f"sqlite+aiosqlite:///{file}"))
            return file.read_bytes()

    with ThreadPoolExecutor(1) as apart:  # the caller may be in an event loop
        return apart.submit(create).result()


@contextmanager
def _created(server: str, template: str = "template1") -> Iterator[str]:
    """A new database on a PostgreSQL server, a copy of another one, by its name."""
    name = f"undercroft_{secrets.token_hex(6)}"
    asyncio.run(_command(server, f"CREATE DATABASE {name} TEMPLATE {template}"))
    try:
        yield name
    finally:
        asyncio.run(_command(server, f"DROP DATABASE {name} WITH (FORCE)"))


def _with_database(url: str, name: str) -> str:
    return make_url(url).set(database=name).render_as_string(hide_password=False)


async def _migrate(url: str) -> None:
    engine = make_engine(url)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, one for each worker: `GIVEN`, or one that is started here."""
    if GIVEN:
        yield GIVEN
        return
    with own_server() as server:
        yield server.url


@pytest.fixture(scope="session")
def migrated_postgres(postgres: str) -> Iterator[str]:
    """The name of a database on that server with today's schema, which new ones are copied from."""
    with _created(postgres) as name:
        asyncio.run(_migrate(_with_database(postgres, name).replace("postgresql:", f"{DRIVER}:", 1)))
        yield name


def _without_it(lacking: str) -> NoReturn:
    """Skip the test; fail if this is CI, where nothing may be left out."""
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(lacking)
    pytest.skip(lacking)


def programs() -> list[Path]:
    """The folders that have the programs of PostgreSQL, the newest first."""
    found = [Path(program).resolve().parent for program in [shutil.which("initdb")] if program]
    return found + sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class OwnServer:
    """A private PostgreSQL server, which can be killed and started again. It listens on a socket in a new folder.

    Args:
        syncs: whether each commit is on disk when it is acknowledged, which tests need not wait for.
        standby: whether each commit waits until a standby has it; without one, nothing is committed.
    """

    def __init__(self, syncs: bool = False, standby: bool = False) -> None:
        there = programs()
        if not there:
            _without_it("PostgreSQL is not installed, and UNDERCROFT_TEST_POSTGRES names no server")
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        self._user = OWNER if root else None
        self._programs = there[0]
        self._options = f"-c fsync={'on' if syncs else 'off'}"
        if standby:
            self._options += " -c synchronous_standby_names=*"
        self._folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
        self._folder.chmod(0o755)
        if root:
            shutil.chown(self._folder, OWNER)
        self._run("initdb", "-A", "trust", "-U", "undercroft", "--no-sync")

    @property
    def url(self) -> str:
        """The URL of its first database."""
        return f"postgresql://undercroft@/postgres?{self.host}"

    @property
    def host(self) -> str:
        """The part of a URL that names its socket."""
        return f"host={self._folder}"

    def follow(self, other: OwnServer) -> None:
        """Become a standby of another server that runs."""
        shutil.rmtree(self._folder / "data", ignore_errors=True)
        copied = ("--checkpoint=fast", "--no-sync", "--write-recovery-conf", "-U", "undercroft", "-h", other._folder)
        self._run("pg_basebackup", *map(str, copied))
        self.start()
        followed = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"
        wait_until(lambda: other.command(followed) == 1)

    def promote(self) -> None:
        """Stop following, and take writes."""
        self._run("pg_ctl", "promote", *WITHIN)

    def command(self, sql: str) -> object:
        """Carry out a statement, and return the first value of its result, if it has one."""
        return asyncio.run(_command(self.url, sql))

    @staticmethod
    def url_at(port: int) -> str:
        """The URL of its first database through a port that leads to it."""
        return f"postgresql://undercroft@127.0.0.1:{port}/postgres"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection to its socket."""
        return await asyncio.open_unix_connection(self._folder / ".s.PGSQL.5432")

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        options = f"-h '' -k {self._folder} {self._options}"
        self._run("pg_ctl", "start", *WITHIN, "-l", str(self._folder / "log"), "-o", options)

    def kill(self) -> None:
        """End all its processes without warning."""
        mark = self._folder / "data" / "postmaster.pid"
        first = int(mark.read_text().split()[0])
        family = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not any(_runs(pid) for pid in family))
        for lock in (mark, *self._folder.glob(".s.PGSQL.*")):  # it would not start while its last process is a zombie
            lock.unlink()

    def stop(self) -> None:
        """Stop it as fast as its own program can, if it runs; what it has committed stays."""
        if not (self._folder / "data" / "postmaster.pid").exists():
            return
        self._run("pg_ctl", "stop", *WITHIN, "-m", "immediate")

    def remove(self) -> None:
        """Delete its folder."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *options: str) -> None:
        # The output is not captured: the server that pg_ctl starts would keep a pipe open.
        done = subprocess.run(
            [self._programs / program, "-D", self._folder / "data", *options],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        log = self._folder / "log"
        assert done.returncode == 0, f"{program}: {log.read_text() if log.exists() else ''}"


def _runs(pid: int) -> bool:
    """Return whether a process exists that is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@contextmanager
def own_server(syncs: bool = False, standby: bool = False) -> Iterator[OwnServer]:
    """A private PostgreSQL server that runs. Without PostgreSQL the test is skipped; it fails if this is CI."""
    server = OwnServer(syncs, standby)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        server.remove()


async def _command(url: str, sql: str) -> object:
    engine = create_async_engine(make_url(url).set(drivername=DRIVER), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        result = await connection.exec_driver_sql(sql)
        found: object = result.scalar() if result.returns_rows else None
    await engine.dispose()
    return found


KINDS = {"sqlite": sqlite, "postgresql": postgresql}
