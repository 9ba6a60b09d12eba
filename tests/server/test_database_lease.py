"""One server at a time may write to a database, wherever its processes and folders are."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.amounts import daily
from tests.patience import MUCH, PATIENCE
from tests.server.databases import KINDS
from tests.server.process import ServerProcess
from tests.server.test_storage import ROW
from undercroft.kernel.base.errors import OptionError
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.processes.supervisor import DISPLACED, can_be_several
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.locks.database_lease import Lease, LeaseLost
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import NEW_TABLE
from undercroft.server.storage.writing.group_commit import BatchWriter

SHORT: Final = 4.0
"""How long leases last here: a server that lives renews them in time, even on a slow machine."""

ELSEWHERE: Final = "0123456789abcdef.1.1"
"""A process of another machine."""

TAKE: Final = """
import asyncio, os, sys
from undercroft.server.storage.database_engine import make_engine
from undercroft.server.storage.locks.database_lease import Lease

async def main():
    await Lease(make_engine(sys.argv[1])).take()
    os._exit(1)

asyncio.run(main())
"""
"""A server that takes the lease and dies."""


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database, for each kind that is available here."""
    with ExitStack() as stack:
        given = stack.enter_context(KINDS[request.param](tmp_path, request))
        yield Settings(data=tmp_path, database_url=given).url


class Server:
    """The part of a server that writes."""

    def __init__(self, url: str, lasts: float = SHORT) -> None:
        self.engine: AsyncEngine = make_engine(url)
        self.lease = Lease(self.engine, lasts)
        self.writer = BatchWriter(self.engine, Metrics(), self.lease)
        self.renewal: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take the lease and begin to write."""
        await migrate(self.engine)
        await self.lease.take()
        self.writer.start()
        self.renewal = asyncio.create_task(self.lease.renew_always(self.writer.write))

    async def write(self, table_id: str) -> None:
        """Store a table."""
        await self.writer.write([(NEW_TABLE, {"id": table_id, **ROW})])

    async def has(self, table_id: str) -> bool:
        """Whether a table is stored."""
        return await Store(self.engine).table(table_id) is not None

    async def freeze(self) -> None:
        """Stop to renew, as a server does whose process or machine stands still."""
        if self.renewal is not None:
            self.renewal.cancel()
            await asyncio.gather(self.renewal, return_exceptions=True)

    async def stop(self, release: bool = True) -> None:
        """Write what is waiting, and release the lease unless told otherwise."""
        await self.freeze()
        await self.writer.stop()
        if release:
            await self.lease.release()
        await self.engine.dispose()


def with_servers(url: str, play: Callable[[Server, Server], Awaitable[None]], lasts: float = SHORT) -> None:
    """Do something with two servers of one database, of which the first has the lease."""

    async def run() -> None:
        one, two = Server(url, lasts), Server(url, lasts)
        await one.start()
        try:
            await play(one, two)
        finally:
            await one.stop()
            await two.stop()

    asyncio.run(asyncio.wait_for(run(), MUCH))


async def pretend_elsewhere(server: Server) -> None:
    """Make the lease look as if its holder ran on another machine."""
    async with server.engine.begin() as connection:
        await connection.execute(text("UPDATE lease SET holder = :holder"), {"holder": ELSEWHERE})


def test_a_second_server_is_refused_while_the_first_one_lives(url: str) -> None:
    async def play(one: Server, two: Server) -> None:
        with pytest.raises(OptionError, match="another server is using this database"):
            await two.start()
        await one.write("t")
        assert await one.has("t")

    with_servers(url, play)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_jumps_gives_the_lease_to_nobody(url: str, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    async def play(one: Server, two: Server) -> None:
        await pretend_elsewhere(one)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 3600 * hours)
        with pytest.raises(OptionError, match="another server is using this database"):
            await two.start()
        await one.write("t")

    with_servers(url, play)


def test_a_server_that_has_ended_leaves_its_lease_at_once(url: str) -> None:
    async def play(one: Server, two: Server) -> None:
        waiting = asyncio.create_task(two.start())
        await asyncio.sleep(0.3)
        assert not waiting.done()
        await one.stop()
        await waiting
        await two.write("t")

    with_servers(url, play, lasts=MUCH)


def test_a_server_that_was_replaced_cannot_write_any_more(url: str) -> None:
    """It stood still until another one took its lease. Whatever it still wants to store is refused."""

    async def play(one: Server, two: Server) -> None:
        told: list[str] = []
        one.writer.when_displaced = lambda: told.append("displaced")
        await one.write("before")
        await one.freeze()
        await two.start()
        results = await asyncio.gather(*[one.write(f"late{i}") for i in range(5)], return_exceptions=True)
        assert [type(result) for result in results] == [LeaseLost] * 5 and issubclass(LeaseLost, NotStored)
        assert told == ["displaced"] and one.writer.displaced
        await two.write("after")
        stored = [name for name in ("before", "after", *[f"late{i}" for i in range(5)]) if await two.has(name)]
        assert stored == ["before", "after"]

    with_servers(url, play, lasts=0.5)


def test_what_the_old_server_stores_while_it_is_replaced_is_there_or_refused(url: str) -> None:
    async def play(one: Server, two: Server) -> None:
        stored: list[str] = []

        async def keep_writing() -> None:
            while True:
                try:
                    await one.write(f"one{len(stored)}")
                except LeaseLost:
                    return
                stored.append(f"one{len(stored)}")

        await one.freeze()
        writing = asyncio.create_task(keep_writing())
        await two.start()
        before = len(stored)
        await writing
        assert before <= len(stored) <= before + 1, "at most one was on its way"
        assert all([await two.has(name) for name in stored])
        assert not await two.has(f"one{len(stored)}")

    with_servers(url, play, lasts=0.5)


def test_the_lease_of_a_process_that_was_killed_is_free_at_once(url: str) -> None:
    async def play() -> None:
        server = Server(url, lasts=MUCH)
        await migrate(server.engine)
        ran = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", TAKE, url], timeout=PATIENCE, check=False)
        assert ran.returncode == 1
        await server.start()
        assert server.lease.epoch == 2
        await server.stop()

    if not Path("/proc/self/stat").exists():
        pytest.skip("this system does not tell which processes there are")
    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.nightly("starts many servers")
def test_two_folders_with_one_database_are_one_server_at_a_time(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'shared.sqlite3'}"
    one, two = [ServerProcess(tmp_path / name, UNDERCROFT_DATABASE_URL=database) for name in ("one", "two")]
    one.start()
    try:
        two.launch()
        assert two.wait() == 2
        assert two.errors() == ["Another server is using this database; stop it, or give this one its own"]
        assert httpx.get(f"http://{one.address}/healthz", timeout=PATIENCE).status_code == 200
    finally:
        one.kill()
    two.start()
    two.kill()


@pytest.mark.parametrize("processes", daily([1, 2], 2))
def test_a_server_whose_database_is_taken_says_so_and_ends(tmp_path: Path, processes: int) -> None:
    if processes > 1 and not can_be_several():
        pytest.skip("this system has no such processes")
    database = f"sqlite+aiosqlite:///{tmp_path / 'shared.sqlite3'}"
    server = ServerProcess(tmp_path / "data", processes, UNDERCROFT_DATABASE_URL=database)
    server.start()

    async def take() -> None:
        engine = make_engine(database)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE lease SET epoch = epoch + 1, until = until + 1"))
        await engine.dispose()

    asyncio.run(take())
    assert server.wait() == DISPLACED
    said = [line for line in server.errors() if "displaced" in line]
    assert said and all("another server has taken this database" in line for line in said)


@pytest.mark.nightly("follows every statement of a whole server")
def test_every_statement_of_a_server_goes_through_the_lease(url: str) -> None:
    """A writer with a lease refuses to write where there is none."""

    async def play() -> None:
        server = Server(url)
        await migrate(server.engine)
        server.writer.start()
        with pytest.raises(LeaseLost):
            await server.write("t")
        assert not await server.has("t")
        await server.stop(release=False)

    asyncio.run(play())
