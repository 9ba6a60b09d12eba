"""The bus: one suite for both kinds, and what only NATS can do."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.patience import MUCH, until
from tests.server.process import free_port
from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.bus import nats_server
from undercroft.server.runtime.bus.message_bus import Bus, Exchange, LocalBus
from undercroft.server.runtime.bus.nats_bus import NatsBus
from undercroft.server.runtime.bus.nats_server import private_nats

Play = Callable[[list[Bus]], Awaitable[None]]


def local(play: Play) -> None:
    """Do something with three buses within this process."""
    exchange = Exchange()
    _run([LocalBus(exchange) for _ in range(3)], play)


def nats(play: Play) -> None:
    """Do something with three buses through NATS."""
    with private_nats() as url:
        _run([NatsBus(url) for _ in range(3)], play)


@contextmanager
def open_nats(port: int) -> Iterator[None]:
    """Run a NATS server on a port that asks for no secret."""
    command = [nats_server.program(), "-a", "127.0.0.1", "-p", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        yield
        process.kill()


def _run(buses: Any, play: Play) -> None:
    async def run() -> None:
        await play(buses)
        for bus in buses:
            await bus.stop()

    asyncio.run(asyncio.wait_for(run(), MUCH))


async def started(buses: list[Bus]) -> None:
    """Start all, and wait until each hears the others."""
    heard: set[tuple[int, bytes]] = set()
    for number, bus in enumerate(buses):
        bus.listen("test.", lambda _, data, number=number: heard.add((number, data)))  # type: ignore[misc]
        await bus.start()

    def greeted() -> bool:
        for number, bus in enumerate(buses):
            bus.tell("test.hello", str(number).encode())
        return len(heard) == len(buses) * (len(buses) - 1)

    await until(greeted)


@pytest.fixture(params=[local, nats], ids=["local", "nats"])
def connected(request: pytest.FixtureRequest) -> Callable[[Play], None]:
    """Do something with three buses of one kind."""
    found: Callable[[Play], None] = request.param
    return found


def test_others_hear_what_is_told_in_order(connected: Callable[[Play], None]) -> None:
    async def play(buses: list[Bus]) -> None:
        heard: list[list[tuple[str, bytes]]] = [[] for _ in buses]
        for bus, ear in zip(buses, heard, strict=True):
            bus.listen("tables.", lambda subject, data, ear=ear: ear.append((subject, data)))  # type: ignore[misc]
        await started(buses)
        told = [(f"tables.a-{number % 3}_Z", str(number).encode()) for number in range(200)]
        for subject, data in told:
            buses[0].tell(subject, data)
            buses[0].tell("people.x", b"not for these")
        await until(lambda: all(len(ear) == len(told) for ear in heard[1:]))
        assert heard == [[], told, told], "nobody hears itself"
        assert all(bus.is_connected for bus in buses)

    connected(play)


def test_who_has_stopped_hears_nothing(connected: Callable[[Play], None]) -> None:
    async def play(buses: list[Bus]) -> None:
        heard: list[bytes] = []
        left: list[bytes] = []
        buses[1].listen("tables.", lambda _, data: heard.append(data))
        buses[2].listen("tables.", lambda _, data: left.append(data))
        await started(buses)
        await buses[2].stop()
        buses[0].tell("tables.a", b"1")
        await until(lambda: bool(heard))
        assert (heard, left) == ([b"1"], [])

    connected(play)


def test_nats_may_be_away_at_the_start_and_later() -> None:
    """Nothing waits for it; messages are lost meanwhile, and go through again once it is back."""

    async def play() -> None:
        port = free_port()
        buses = [NatsBus(f"nats://127.0.0.1:{port}") for _ in range(2)]
        heard: list[bytes] = []
        buses[1].listen("tables.", lambda _, data: heard.append(data))
        for bus in buses:
            await bus.start()
            bus.tell("tables.a", b"lost")
            assert not bus.is_connected

        def told() -> bool:
            buses[0].tell("tables.a", b"told")
            return bool(heard)

        for _ in range(2):
            heard.clear()
            with open_nats(port):
                await until(told)
            await until(lambda: not buses[0].is_connected)
            buses[0].tell("tables.a", b"lost")
        assert set(heard) == {b"told"}
        for bus in buses:
            await bus.stop()

    asyncio.run(asyncio.wait_for(play(), MUCH))


def test_without_the_program_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(OptionError, match=r"undercroft\[cluster\].*UNDERCROFT_BUS"), private_nats():
        pass
