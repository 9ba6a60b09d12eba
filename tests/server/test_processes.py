"""Several processes share the tables: connections reach the right one, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.patience import MUCH, PATIENCE
from tests.server.helpers import Live, Person
from tests.server.process import ServerProcess
from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.processes import supervisor
from undercroft.server.runtime.processes.connection_handover import MOST
from undercroft.server.runtime.processes.table_share import TableShare
from undercroft.server.storage.locks.sqlite_write_lock import SqliteWriteLock

PROCESSES = 2
SHARE = TableShare(of=PROCESSES)

pytestmark = pytest.mark.skipif(not supervisor.can_be_several(), reason="this system has no fork")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server of several processes."""
    running = ServerProcess(tmp_path / "data", PROCESSES)
    running.data.mkdir()
    running.start()
    try:
        yield running
    finally:
        running.kill()


def play(server: ServerProcess, what: Callable[[Person, list[str]], Awaitable[None]]) -> None:
    """Call `what` with a person and with the id of a table in each process."""

    async def run() -> None:
        person = Person(server.address)
        await person.get("/api/games")
        tables: dict[int, str] = {}
        while len(tables) < PROCESSES:  # chance decides which process creates a table
            made = await person.make("me", "hotseat:")
            tables.setdefault(SHARE.owner(made["id"]), made["id"])
            person.http.headers["Connection"] = (
                "close"  # the next table comes from the process that accepts the next connection
            )
        del person.http.headers["Connection"]
        await what(person, [tables[number] for number in range(PROCESSES)])
        await person.http.aclose()

    asyncio.run(asyncio.wait_for(run(), MUCH))


async def one_answer(live: Live) -> None:
    """Answer the first decision with its default."""
    table = await live.hello()
    reply = await live.answer(table["decisions"][0])
    assert reply["type"] == "done"


def test_one_connection_may_ask_about_tables_of_all(server: ServerProcess) -> None:
    async def what(person: Person, tables: list[str]) -> None:
        for _ in range(3):
            for table in tables:
                assert (await person.get(f"/api/tables/{table}"))["table"]["id"] == table
        async with person.live(tables[0]) as one, person.live(tables[1]) as other:
            await one_answer(one)
            await one_answer(other)
            numbers = await person.get("/metrics")
            assert 'undercroft_answers_total{by="person"} 2.0' in numbers
            assert "undercroft_connections 2.0" in numbers
        told = (await person.get("/api/tables"))["tables"]
        assert {row["id"] for row in told} >= set(tables)

    play(server, what)
    assert not server.errors()


def test_the_rest_of_a_request_is_read_by_the_process_that_got_it(server: ServerProcess) -> None:
    async def what(person: Person, tables: list[str]) -> None:
        cookie = "; ".join([f"{name}={value}" for name, value in person.http.cookies.items()])
        for table in tables * 3:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            body = b'{"name":"Somebody"}'
            lines = ["Host: " + server.address, "X-Undercroft: 1", "Cookie: " + cookie, f"Content-Length: {len(body)}"]
            head = "\r\n".join([f"POST /api/tables/{table}/seats/0/claim HTTP/1.1", *lines, "", ""])
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.write(body)
            assert b" 20" in await reader.readline()
            writer.close()
            snapshot = await person.get(f"/api/tables/{table}")
            assert snapshot["seats"][0]["name"] == "Somebody"

    play(server, what)


def test_a_request_whose_beginning_comes_in_pieces_is_sent_away(server: ServerProcess) -> None:
    """No process can know whose it is, so each answers only about its own tables."""

    async def ask(table: str, reader: Any, writer: Any, filling: int) -> int:
        writer.write(b"GE")
        await writer.drain()
        await asyncio.sleep(0.05)
        lines = [f"T /api/tables/{table} HTTP/1.1", "Host: " + server.address, "X-Filling: " + "x" * filling, "", ""]
        writer.write("\r\n".join(lines).encode())
        status = int((await reader.readline()).split()[1])
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
        return status

    async def what(person: Person, tables: list[str]) -> None:
        for _ in range(4):
            connection = await asyncio.open_connection("127.0.0.1", server.port)
            answers = [await ask(table, *connection, filling) for table in tables for filling in (0, MOST)]
            assert sorted(answers) == [200, 200, 421, 421]
            connection[1].close()

    play(server, what)


def test_a_process_that_dies_is_started_again_and_the_other_goes_on(server: ServerProcess) -> None:
    if not server.children():
        pytest.skip("this system does not tell which processes there are")

    async def what(person: Person, tables: list[str]) -> None:
        async with person.live(tables[0]) as first, person.live(tables[1]) as second:
            await one_answer(first)
            await one_answer(second)
            os.kill(server.children()[0], signal.SIGKILL)
            reply = await second.answer((await second.hello())["decisions"][0])
            assert reply["type"] == "done"
        for table in tables:
            async with person.live(table) as live:
                assert (await live.hello())["number"] >= 1
                await one_answer(live)
        assert "undercroft_connections 0.0" in await person.get("/metrics")

    before = server.children()
    play(server, what)
    after = server.children()
    assert len(after) == PROCESSES and set(before) & set(after) == {before[1]}
    assert [line for line in server.errors() if "process-ended" in line] == server.errors()


@pytest.mark.nightly("ends a family of processes in three ways; a killed one is replaced each time")
def test_no_process_survives_the_server_however_it_ends(server: ServerProcess) -> None:
    for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        children = server.children()
        server.kill(how)
        server.start()  # the data folder is free only when the last process has ended
        assert not set(children) & set(server.children())
    assert not server.errors()


EARLY: Final = """
import os, signal
from undercroft.server.runtime.processes import supervisor

os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGTERM))
signal.signal(signal.SIGTERM, lambda *_: None)
one = supervisor.ChildProcesses(1, lambda number: None)
one._start(0)
one._children[0].join()
print(one._children[0].exitcode)
"""
"""A server whose child is asked to end before it has begun."""


def test_a_process_can_be_asked_to_end_while_it_starts() -> None:
    done = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == (str(-signal.SIGTERM), "")


UNINTERRUPTED: Final = """
import os, signal, threading, time
from undercroft.server.runtime.processes import supervisor

def end():
    time.sleep(0.5)  # the parent waits by then
    os.kill(os.getpid(), signal.SIGTERM)

def started():
    threading.Thread(target=end).start()
    signal.pthread_sigmask(signal.SIG_BLOCK, supervisor.ENDING)

supervisor.ChildProcesses(1, lambda number: signal.pause()).run(started)
print("ended")
"""
"""A server whose wait no signal interrupts, because another thread takes it; so is one that comes just before it."""


def test_the_server_ends_though_the_signal_does_not_interrupt_its_wait() -> None:
    command = [sys.executable, "-c", UNINTERRUPTED]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("ended\n", "")


def test_a_system_without_fork_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "can_be_several", lambda: False)
    with pytest.raises(OptionError, match="several processes"):
        supervisor.ChildProcesses(2, lambda number: None)


def test_each_table_has_one_process() -> None:
    shares = [TableShare(3, number) for number in range(3)]
    for share in shares:
        for _ in range(200):
            table = share.new_id()
            assert not table.startswith("-"), "a command line would take it for an option"
            assert [other.mine(table) for other in shares] == [other is share for other in shares]


def test_writers_take_turns(tmp_path: Path) -> None:
    mine, theirs = SqliteWriteLock(tmp_path / "turns"), SqliteWriteLock(tmp_path / "turns")
    said: list[str] = []

    def other() -> None:
        with theirs:
            said.append("theirs")

    with mine:
        thread = threading.Thread(target=other)
        thread.start()
        time.sleep(0.1)
        said.append("mine")
    thread.join(PATIENCE)
    assert said == ["mine", "theirs"]
    mine.close()
    theirs.close()
