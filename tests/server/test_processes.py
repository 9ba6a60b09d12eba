"""Several processes are nodes of one server: each serves every table, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.patience import MUCH, PATIENCE, until
from tests.server.databases import postgresql
from tests.server.helpers import Live, Person
from tests.server.process import ServerProcess
from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.processes import supervisor

PROCESSES = 2

pytestmark = pytest.mark.skipif(not supervisor.can_be_several(), reason="this system has no fork")


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """A running server of several processes, with PostgreSQL and a private NATS server."""
    with postgresql(tmp_path, request) as url:
        running = ServerProcess(tmp_path / "data", PROCESSES, UNDERCROFT_DATABASE_URL=url)
        running.data.mkdir()
        running.start()
        try:
            yield running
        finally:
            running.kill()


async def one_answer(live: Live) -> None:
    """Answer the first decision with its default."""
    table = await live.hello()
    reply = await live.answer(table["decisions"][0])
    assert reply["type"] == "done"


def test_a_process_that_dies_is_started_again_and_its_tables_go_on(server: ServerProcess) -> None:
    if not server.children():
        pytest.skip("this system does not tell which processes there are")
    before = server.children()

    async def play() -> None:
        person = Person(server.address)
        tables = [(await person.make("me", "hotseat:"))["id"] for _ in range(4)]
        for table in tables:
            async with person.live(table) as live:
                await one_answer(live)
        os.kill(before[0], signal.SIGKILL)
        await until(lambda: len(server.children()) == PROCESSES and before[0] not in server.children())
        for table in tables:
            async with person.live(table) as live:
                assert (await live.hello())["number"] == 1
                await one_answer(live)
        assert "undercroft_connections 0.0" in await person.get("/metrics")
        await person.http.aclose()

    asyncio.run(asyncio.wait_for(play(), MUCH))
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
