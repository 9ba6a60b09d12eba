"""Just enough HTTP and WebSocket for the load, since it must cost less than what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import sys
from collections.abc import Callable

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


async def ask(
    port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
) -> tuple[dict[str, str], bytes]:
    """Send an HTTP request.

    Args:
        port: where the server listens.
        method: such as ``GET``.
        path: the path.
        body: bytes, or anything that becomes JSON.
        headers: further headers.

    Returns:
        The headers of the response, with names in lower case, and its body.

    Raises:
        RuntimeError: the status is not 2xx.
    """
    data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    lines = {"Host": f"127.0.0.1:{port}", "Connection": "close", "Content-Type": "application/json", **(headers or {})}
    lines["Content-Length"] = str(len(data))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = "".join([f"{name}: {value}\r\n" for name, value in lines.items()])
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    first, *told = top.decode("latin-1").split("\r\n")
    if not first.split(" ")[1].startswith("2"):
        raise RuntimeError(f"{method} {path}: {first} {rest[:300]!r}")
    return {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in told)}, rest


class Socket(asyncio.Protocol):
    """A WebSocket for text, without extensions. The mask of its frames is zero, which is as valid as any other.

    Args:
        request: the request that opens it.
        hear: called with each message.
        lost: called when the connection ends.
    """

    def __init__(self, request: bytes, hear: Callable[[Socket, bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._upgraded = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    @classmethod
    async def open(
        cls, port: int, path: str, hear: Callable[[Socket, bytes], None], lost: Callable[[], None], cookie: str = ""
    ) -> Socket:
        """Open a socket; `hear` is called with it and each of its messages."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        request = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(request, hear, lost), "127.0.0.1", port)
        await socket.ready
        return socket

    def send(self, data: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, data)

    def close(self) -> None:
        """Close the socket; neither `hear` nor `lost` is called any more."""
        self._hear, self._lost = lambda *_: None, lambda: None
        self.transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (
            struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        )
        self.transport.write(head + b"\0\0\0\0" + data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("refused"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(bytes(buffer[:end]).decode("latin-1")))
                self.transport.close()
                return
            del buffer[: end + 4]
            self._upgraded = True
            self.ready.set_result(None)
        while len(buffer) >= 2:
            kind, size, start = buffer[0] & 15, buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            message = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == TEXT:
                self._hear(self, message)
            elif kind == PING:
                self._frame(PONG, message)
            elif kind == CLOSE:
                print(
                    "closed by the server:", int.from_bytes(message[:2], "big"), message[2:].decode(), file=sys.stderr
                )
                self.transport.close()
