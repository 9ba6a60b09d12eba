"""Sockets byte by byte: the short cut of `WebSocketProtocol`, and everything that must not take it."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import House, Visit
from undercroft.server.endpoints.sockets import websocket_frames
from undercroft.server.endpoints.sockets.websocket_frames import ODD_MOST, WAITING, WebSocketProtocol
from undercroft.server.runtime.guest_limits import MESSAGE_BYTES

TEXT, BINARY, CLOSE, PING, PONG, REST = 1, 2, 8, 9, 10, 0
PING_MESSAGE = b'{"type":"ping","id":1}'


def frame(data: bytes, kind: int = TEXT, last: bool = True, mask: bytes = b"\x01\x02\x03\xff") -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    head = bytes([0x80 * last | kind])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + mask + bytes([byte ^ mask[i % 4] for i, byte in enumerate(data)])


class Wire:
    """A connection that shows single frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *parts: bytes) -> None:
        """Send parts that arrive one after another."""
        for part in parts:
            self._writer.write(part)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def read(self) -> tuple[int, bytes]:
        """The kind and the data of the next frame."""

        async def one() -> tuple[int, bytes]:
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self._reader.readexactly(size)

        return await asyncio.wait_for(one(), PATIENCE)

    async def until(self, kind: int) -> bytes:
        """The data of the next frame of a kind."""
        while True:
            found, data = await self.read()
            if found == kind:
                return data

    async def reply(self) -> dict[str, Any]:
        """The next text message, decoded."""
        found: dict[str, Any] = json.loads(await self.until(TEXT))
        return found


def at_a_table(visit: Visit, talk: Callable[[Wire], Awaitable[None]]) -> None:
    """Open a socket at a table by hand and do something with it."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", preset="first")
        host, _, port = house.address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = [
            f"GET /api/tables/{made['id']}/live HTTP/1.1",
            f"Host: {house.address}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        try:
            await talk(Wire(reader, writer))
        finally:
            writer.close()

    visit(play)


@pytest.mark.parametrize("at", [1, 2, 5, 6, 7, 20])
def test_a_frame_in_two_parts(visit: Visit, at: int) -> None:
    async def talk(wire: Wire) -> None:
        whole = frame(PING_MESSAGE)
        await wire.send(whole[:at], whole[at:])
        assert await wire.reply() == {"type": "pong"}

    at_a_table(visit, talk)


def test_several_frames_at_once_and_byte_by_byte(visit: Visit) -> None:
    long = json.dumps({"type": "ping", "more": "x" * 300}).encode()

    async def talk(wire: Wire) -> None:
        await wire.send(frame(PING_MESSAGE) * 40 + frame(long) + frame(PING_MESSAGE)[:3], frame(PING_MESSAGE)[3:])
        assert [await wire.reply() for _ in range(42)] == [{"type": "pong"}] * 42
        await wire.send(*[bytes([byte]) for byte in frame(PING_MESSAGE)])
        assert await wire.reply() == {"type": "pong"}

    at_a_table(visit, talk)


def test_messages_in_pieces_and_pings_between_them(visit: Visit) -> None:
    async def talk(wire: Wire) -> None:
        await wire.send(frame(b"a", PING) + frame(PING_MESSAGE[:5], TEXT, last=False))
        assert await wire.until(PONG) == b"a"
        await wire.send(
            frame(b"b", PING), frame(PING_MESSAGE[5:9], REST, last=False), frame(PING_MESSAGE[9:], REST)[:4]
        )
        assert await wire.until(PONG) == b"b"
        await wire.send(frame(PING_MESSAGE[9:], REST)[4:], frame(PING_MESSAGE))
        assert [await wire.reply(), await wire.reply()] == [{"type": "pong"}] * 2

    at_a_table(visit, talk)


def test_bytes_are_as_good_as_text(visit: Visit) -> None:
    async def talk(wire: Wire) -> None:
        await wire.send(frame(PING_MESSAGE, BINARY))
        assert await wire.reply() == {"type": "pong"}

    at_a_table(visit, talk)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\x05hello", 1002),
        (frame(b"x", 3), 1002),
        (b"\xf1" + frame(b"x")[1:], 1002),
        (frame(b"x" * (MESSAGE_BYTES + 1)), 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
        (frame(b"\xff", TEXT, last=False) + frame(b"\xfe", REST), 1007),
        (frame(b"x" * MESSAGE_BYTES, TEXT, last=False) + frame(b"x" * (3 * MESSAGE_BYTES + 1), REST), 1009),
        (frame(b"x", REST), 1002),
        (frame(b"x", TEXT, last=False) + frame(b"x", BINARY), 1002),
        (frame(b"x", PING, last=False), 1002),
        (frame(b"x" * 126, PING), 1002),
        (frame((1001).to_bytes(2, "big"), CLOSE), 1001),
        (frame((1000).to_bytes(2, "big") + "Grüße".encode(), CLOSE), 1000),
        (frame((1000).to_bytes(2, "big") + b"\xff", CLOSE), 1007),
        (frame((1005).to_bytes(2, "big"), CLOSE), 1002),
        (frame(b"x", CLOSE), 1002),
    ],
    ids=[
        *("no-unicode", "unmasked", "no-such-kind", "reserved-bits", "large", "huge"),
        *("pieces-no-unicode", "pieces-large", "rest-of-nothing", "message-in-pieces", "ping-in-pieces", "long-ping"),
        *("close", "close-with-reason", "close-no-unicode", "close-no-code", "close-half-a-code"),
    ],
)
def test_what_ends_a_socket(visit: Visit, sent: bytes, code: int) -> None:
    """It is closed with the code that says why."""

    async def talk(wire: Wire) -> None:
        await wire.send(frame(PING_MESSAGE))
        assert await wire.reply() == {"type": "pong"}
        await wire.send(sent)
        assert int.from_bytes((await wire.until(CLOSE))[:2], "big") == code

    at_a_table(visit, talk)


def test_a_close_without_a_code_is_answered_without_one(visit: Visit) -> None:
    async def talk(wire: Wire) -> None:
        await wire.send(frame(b"", CLOSE))
        assert await wire.until(CLOSE) == b""

    at_a_table(visit, talk)


@pytest.mark.parametrize(
    "header",
    ["Sec-WebSocket-Version: 12", "Sec-WebSocket-Key: short", "Sec-WebSocket-Key: "],
    ids=["other-version", "short-key", "no-key"],
)
def test_a_wrong_handshake_is_refused(visit: Visit, header: str) -> None:
    async def ask(house: House) -> None:
        host, _, port = house.address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = {
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
            **dict([header.split(": ", 1)]),
        }
        head = f"GET /api/live HTTP/1.1\r\nHost: {house.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        writer.write((head + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n").encode())
        try:
            answer = await asyncio.wait_for(reader.read(), PATIENCE)  # up to the end of the connection
        finally:
            writer.close()
        assert answer.split()[1] == b"400"

    visit(ask)


def test_a_snapshot_comes_whole(visit: Visit) -> None:
    """A snapshot is too long for the short header of a frame."""

    async def talk(wire: Wire) -> None:
        await wire.send(frame(b'{"type":"hello"}'))
        snapshot = await wire.until(TEXT)
        assert len(snapshot) > 2000 and json.loads(snapshot)["type"] == "table"

    at_a_table(visit, talk)


@pytest.mark.parametrize(
    "odd",
    [frame(b"x", PING), frame(b"", PONG), frame(b"x" * 125, PING), frame(b"", REST, last=False)],
    ids=["pings", "pongs", "long-pings", "empty-pieces"],
)
def test_a_flood_of_frames_that_say_nothing_ends_the_socket(visit: Visit, odd: bytes) -> None:
    async def talk(wire: Wire) -> None:
        begin = frame(b"{", TEXT, last=False) if odd[0] == REST else b""
        await wire.send(begin + odd * 20 * ODD_MOST)
        assert int.from_bytes((await wire.until(CLOSE))[:2], "big") == 1008

    at_a_table(visit, talk)


@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_no_more_messages_than_a_few_are_looked_at_ahead(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    """However many arrive at once, the rest stays bytes, and all get their replies in the end."""
    most = 0
    handle = WebSocketProtocol._handle_arrived

    def watched(self: WebSocketProtocol) -> None:
        nonlocal most
        handle(self)
        most = max(most, self.inbox.qsize())

    monkeypatch.setattr(WebSocketProtocol, "_handle_arrived", watched)

    async def talk(wire: Wire) -> None:
        await wire.send(frame(PING_MESSAGE, kind) * 2000)
        assert [await wire.reply() for _ in range(2000)] == [{"type": "pong"}] * 2000
        assert 0 < most <= WAITING

    at_a_table(visit, talk)


def test_a_ping_is_answered_only_if_there_is_room(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who sends pings and reads nothing must not fill the memory."""
    sockets: list[WebSocketProtocol] = []
    run = WebSocketProtocol.run

    async def watched(self: WebSocketProtocol) -> None:
        sockets.append(self)
        await run(self)

    monkeypatch.setattr(WebSocketProtocol, "run", watched)

    async def talk(wire: Wire) -> None:
        await wire.send(frame(b"a", PING))
        assert await wire.until(PONG) == b"a"
        sockets[0].pause_writing()
        await wire.send(frame(b"b", PING), frame(PING_MESSAGE))
        sockets[0].resume_writing()
        assert await wire.reply() == {"type": "pong"}
        await wire.send(frame(b"c", PING))
        assert await wire.until(PONG) == b"c"

    at_a_table(visit, talk)


def test_what_arrives_is_charged_and_one_in_debt_is_not_read(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    billed: list[float] = []
    sockets: list[WebSocketProtocol] = []
    run = WebSocketProtocol.run

    async def watched(self: WebSocketProtocol) -> None:
        sockets.append(self)
        await run(self)

    def in_debt(seconds: float) -> float:
        billed.append(seconds)
        return 1.0 if len(billed) == 1 else 0.0

    monkeypatch.setattr(WebSocketProtocol, "run", watched)

    async def talk(wire: Wire) -> None:
        await wire.send(frame(PING_MESSAGE))
        assert await wire.reply() == {"type": "pong"}
        sockets[0].charge = in_debt
        await wire.send(frame(PING_MESSAGE), frame(PING_MESSAGE) * 3)
        assert len(billed) == 1 and billed[0] > 0 and not sockets[0].reads
        assert [await wire.reply() for _ in range(4)] == [{"type": "pong"}] * 4
        assert len(billed) > 1

    at_a_table(visit, talk)


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
def test_half_a_frame_holds_no_socket(visit: Visit, monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    """Only its rest counts: other halves, bit by bit, do not help, and whole frames do not hurt."""
    monkeypatch.setattr(websocket_frames, "REST_WITHIN", 0.5)
    whole = frame(PING_MESSAGE)

    async def talk(wire: Wire) -> None:
        for _ in range(4):
            await wire.send(whole[:5], whole[5:])
            assert (await wire.reply())["type"] == "pong"
            await asyncio.sleep(0.2)
        half = frame(b"x" * 100, kind)[:50]
        await wire.send(*[half[i : i + 10] for i in range(0, 50, 10)])
        assert b"frame-too-slow" in await wire.until(CLOSE)

    at_a_table(visit, talk)
