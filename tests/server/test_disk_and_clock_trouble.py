"""What happens to a machine: its disk is full or cannot be written, its clock jumps, its readers do not read."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from tests.amounts import SOAK
from tests.patience import until
from tests.server.helpers import Person
from tests.server.process import ServerProcess
from undercroft.kernel.history.records import Record

STOPS = 60 if SOAK else 3
IDLE = 5_000 if SOAK else 150
SLOW = 200 if SOAK else 10
ROUNDS = 20 if SOAK else 2
"""How often the disk fills up, and the clock jumps both ways."""
HOUR = 3600
GROWTH, EACH = 40_000, 500
"""How many kilobytes memory may grow by in all, and for each reader who does not read."""

T = TypeVar("T")

CLOCK = """
import os, pathlib, time
_file, _time = pathlib.Path(os.environ["CLOCK_OFFSET"]), time.time
time.time = lambda: _time() + float(_file.read_text())
"""
"""What Python runs as it starts, so that the server's clock is ahead by what a file says."""

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of a process that runs")


def played(server: ServerProcess, play: Callable[..., Awaitable[T]], people: int = 1) -> T:
    """Run a server, let people do something there, and end them all; what they return."""

    async def run() -> T:
        async with AsyncExitStack() as stack:
            return await play(*[await stack.enter_async_context(Keen(server)) for _ in range(people)])

    server.data.mkdir(parents=True, exist_ok=True)
    server.start()
    try:
        return asyncio.run(run())
    finally:
        server.kill()


class Keen:
    """A person alone with a bot, who remembers which answers were acknowledged."""

    def __init__(self, server: ServerProcess) -> None:
        self.person = Person(server.address)
        self.table_id = ""
        self.acknowledged: list[str] = []

    async def __aenter__(self) -> Keen:
        await self.sit_down()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.person.http.aclose()

    async def sit_down(self) -> None:
        """Create a table."""
        await self.person.get("/api/games")
        self.table_id = (await self.person.make("me", "bot:random"))["id"]
        self.acknowledged = []

    async def answer(self) -> int:
        """Give the default answer over HTTP; return the status."""
        await self.person.bots_rest(self.table_id)
        decision = (await self.person.snapshot(self.table_id))["decisions"][0]
        body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}
        response = await self.person.http.post(f"/api/tables/{self.table_id}/answer", json=body)
        if response.is_success:
            self.acknowledged.append(decision["default"])
        return response.status_code

    async def check(self, under_way: int = 0) -> None:
        """Check that all acknowledged answers are there, and at most as many more as were under way."""
        await self.person.post(f"/api/tables/{self.table_id}/disclose")
        record = Record.from_text(await self.person.get(f"/api/tables/{self.table_id}/record"))
        mine = [text for seat, text in record.moves if seat == 0]
        assert mine[: len(self.acknowledged)] == self.acknowledged
        assert len(mine) <= len(self.acknowledged) + under_way


def limit_files(server: ServerProcess, size: int) -> None:
    """Let no file of the server grow beyond a size in bytes: every write beyond it fails as if the disk were full."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@LINUX
@pytest.mark.soak
def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    """What cannot be stored is refused with 503; everything can still be read; with room again, the game goes on."""
    server = ServerProcess(tmp_path / "data")

    async def play(keen: Keen) -> None:
        for _ in range(ROUNDS):
            assert await keen.answer() == 200
            await keen.person.bots_rest(keen.table_id)
            limit_files(server, 0)
            assert await keen.answer() == 503
            assert (await keen.person.snapshot(keen.table_id))["decisions"]
            limit_files(server, resource.RLIM_INFINITY)
            assert await keen.answer() == 200
            await keen.check()
        server.kill()
        server.start()
        await keen.check()

    played(server, play)


def mounted(folder: Path) -> bool:
    """Mount a small file system at a new folder; False if this machine does not let us."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "undercroft-test", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


@LINUX
@pytest.mark.soak
def test_a_server_on_a_disk_that_can_only_be_read_ends_and_loses_nothing(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    if not mounted(disk):
        pytest.skip("no file system can be mounted here")
    server = ServerProcess(disk)

    def remounted(how: str) -> bool:
        return subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=False).returncode == 0

    async def play(keen: Keen) -> None:
        assert await keen.answer() == 200
        server.kill()
        await until(lambda: remounted("ro"))  # once its last process has ended
        server.launch()
        assert server.wait() != 0
        assert remounted("rw")
        server.start()
        await keen.check()

    try:
        played(server, play)
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=False)


@pytest.mark.soak
def test_a_clock_that_jumps_an_hour_both_ways_disturbs_nobody(tmp_path: Path) -> None:
    """Answers, chat, sockets and new tables go on, and the server neither ends nor reports an error."""
    site, offset = tmp_path / "site", tmp_path / "offset"
    site.mkdir()
    (site / "sitecustomize.py").write_text(CLOCK, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    offset.write_text("0", encoding="utf-8")
    server = ServerProcess(tmp_path / "data", PYTHONPATH=path, CLOCK_OFFSET=str(offset))

    def jump(seconds: int) -> None:
        whole = offset.with_suffix(".new")
        whole.write_text(str(seconds), encoding="utf-8")
        whole.replace(offset)

    async def play(keen: Keen) -> None:
        for _ in range(ROUNDS):
            await keen.sit_down()
            async with keen.person.live(keen.table_id) as live:
                await live.hello()
                for seconds in (HOUR, 0, -HOUR, 0):
                    jump(seconds)
                    assert await keen.answer() == 200
                    assert (await live.ask(type="chat", text=f"it is {seconds}"))["type"] == "done"
                    made = await keen.person.make("me", "bot:random")
                    assert (await keen.person.snapshot(made["id"]))["decisions"]
            await keen.check()

    played(server, play)
    assert not server.errors(), "\n".join(server.errors())


async def some_acknowledged(people: Sequence[Keen], count: int) -> None:
    """Wait until as many answers have been acknowledged."""
    await until(lambda: sum(len(keen.acknowledged) for keen in people) >= count)


@pytest.mark.soak
def test_stopping_it_while_it_writes_loses_no_answer(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")

    async def hurry(keen: Keen) -> None:
        with suppress(httpx.HTTPError, OSError, AssertionError):  # the server has ended in between
            while await keen.answer() == 200:
                pass

    async def play(*people: Keen) -> None:
        for stop in range(STOPS):
            playing = [asyncio.create_task(hurry(keen)) for keen in people]
            await some_acknowledged(people, 3 + stop % 7)
            await asyncio.to_thread(server.kill, signal.SIGTERM)
            await asyncio.gather(*playing)
            server.start()
            for keen in people:
                await keen.check(under_way=1)
                await keen.sit_down()

    played(server, play, people=4)


@pytest.mark.soak
def test_thousands_of_idle_sockets_are_borne(tmp_path: Path) -> None:
    """Everybody is still answered, and each idle socket is shown the answer."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = ServerProcess(tmp_path / "data")

    async def play(keen: Keen, crowd: Keen) -> int:
        before = server.kilobytes()
        async with AsyncExitStack() as stack:
            lives = []
            for _ in range(IDLE):
                live = await stack.enter_async_context(crowd.person.live(keen.table_id))
                await live.send(type="hello", since=0)
                lives.append(live)
            after = server.kilobytes()
            assert await keen.answer() == 200
            await asyncio.gather(*[live.until_table(lambda table: table["number"] >= 1) for live in lives])
        return after - before

    grown = played(server, play, people=2)
    assert not server.errors(), "\n".join(server.errors())
    print(f"{IDLE} idle sockets: {grown / IDLE:.1f} KB each")


class Deaf:
    """A socket that says hello to a table and never reads a byte."""

    HELLO = b'{"type":"hello","since":0}'

    def __init__(self, server: ServerProcess, table_id: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", server.port))
        lines = [
            f"GET /api/tables/{table_id}/live HTTP/1.1",
            f"Host: {server.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        # A text frame whose mask is zero.
        self.socket.sendall(bytes([0x81, 0x80 | len(self.HELLO)]) + bytes(4) + self.HELLO)


@pytest.mark.soak
def test_readers_who_do_not_read_cost_nobody_else_anything(tmp_path: Path) -> None:
    """The others get every snapshot, and what waits for the deaf is bounded."""
    server = ServerProcess(tmp_path / "data")

    async def play(keen: Keen) -> int:
        deaf = [Deaf(server, keen.table_id) for _ in range(SLOW)]
        async with keen.person.live(keen.table_id) as live:
            await live.hello()
            before = server.kilobytes()
            for _ in range(20):
                assert await keen.answer() == 200
                for _ in range(25):
                    await live.ask(type="chat", text="is anybody there? " * 15)
            grown = server.kilobytes() - before
        for one in deaf:
            one.socket.close()
        return grown

    grown = played(server, play)
    assert not server.errors(), "\n".join(server.errors())
    assert grown < GROWTH + SLOW * EACH
    print(f"{SLOW} readers who do not read: {grown} KB more")
