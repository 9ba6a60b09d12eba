"""The frames of a socket, between uvicorn and the application.

Handling a frame costs uvicorn more than a move of a game costs us. So frames of the common kind, whole text messages,
take a short cut; all others, and all errors, are left to uvicorn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one

EXTENSION: Final = "undercroft.frames"
"""The key under which the application finds the `Frames` of a socket, in its scope's extensions."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""

MASKED: Final = 0x80
WAITING: Final = 16
"""The most messages of one socket that may wait for the application before reading from it pauses."""


class Inbox:
    """What one task has still to receive: the parts of asyncio's queue that uvicorn uses, in a tenth of the memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def empty(self) -> bool:
        """Return whether there are none."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add an item."""
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Remove the first item, as soon as there is one, and return it."""
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._items.pop(0)


class WriteReadiness:
    """Whether there is room to write: asyncio's event, as uvicorn uses it, in a tenth of the memory."""

    __slots__ = ("_is_there", "_waiting")

    def __init__(self) -> None:
        self._is_there = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Return whether there is room."""
        return self._is_there

    def set(self) -> None:
        """Note that there is room."""
        self._is_there = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    def clear(self) -> None:
        """Note that there is none."""
        self._is_there = False

    async def wait(self) -> None:
        """Wait until there is room."""
        if not self._is_there:
            self._waiting.append(waiting := asyncio.get_running_loop().create_future())
            await waiting


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's socket protocol with two short cuts.

    Reading: a whole text frame is unmasked and handed over directly. All other frames go to uvicorn, each as a whole,
    so that it never waits for the rest of one; once a message has come in pieces, everything goes to uvicorn.

    Writing: what is sent in one step of the event loop is written with one system call. The application may bypass the
    framework and write through this object, which it finds in the scope's extensions.

    Memory: a thousand tables have thousands of these, so fields are in slots, uvicorn's too, and what only the
    handshake needs is dropped after it.

    Attributes:
        when_ready: called when there is room again to write.
    """

    __slots__ = (
        *("_in_pieces", "_partial", "_room", "_unwritten", "when_ready"),
        *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn"),
        *("connections", "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete"),
        *("handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload"),
        *("ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused"),
        *("request", "response", "root_path", "scheme", "scope", "server", "tasks", "transport", "writable"),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._partial = b""
        self._in_pieces = False
        self._unwritten: list[bytes] = []
        self.when_ready: Callable[[], None] | None = None
        self.queue: Any = Inbox()  # Any, since uvicorn's types are asyncio's
        self._room = WriteReadiness()
        self.writable: Any = self._room

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    # In.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or self._in_pieces or self.close_sent:
            super().data_received(data)
            return
        if self._partial:
            data = self._partial + data
        start, end = 0, len(data)
        while (after := self._frame(data, start, end)) > start:
            start = after
        self._partial = data[start:]

    def _frame(self, data: bytes, start: int, end: int) -> int:
        """Handle the frame that begins at `start`.

        Returns:
            Where the next frame begins: `start` if this one is still incomplete.
        """
        if end - start < 2:
            return start
        size, head = data[start + 1] & 0x7F, 6
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, head = int.from_bytes(data[start + 2 : start + 2 + wide], "big"), 6 + wide
        after = start + head + size
        if size > (self.config.ws_max_size or size) or not data[start + 1] & MASKED:
            super().data_received(data[start:])  # uvicorn reports what is wrong
            return end
        if after > end:
            return start
        if data[start] == WHOLE_TEXT:
            text = apply_mask(data[start + head : after], data[start + head - 4 : start + head])
            try:
                self._hand_over(text.decode())
            except UnicodeDecodeError:
                super().data_received(data[start:after])
            return after
        if not data[start] & 0x80:
            self._in_pieces = True
            super().data_received(data[start:])
            return end
        super().data_received(data[start:after])
        return after

    def _hand_over(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Out.

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent or self.disconnected:
            self._write()
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.request.headers.clear()  # the parser of websockets keeps the request
                del self.request, self.response
            return
        await self.writable.wait()
        text = message.get("text")
        if text is None:
            self._put(b"\x82", message["bytes"])
        else:
            self.write_text(text.encode())

    @property
    def ready(self) -> bool:
        """Whether there is room to write."""
        return self._room.is_set()

    def write_text(self, data: bytes) -> None:
        """Send a text message, encoded as UTF-8; it is dropped if the connection has gone."""
        self._put(b"\x81", data)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_ready is not None:
            self.when_ready()

    def _put(self, first: bytes, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = first + size.to_bytes(1, "big")
        elif size < 1 << 16:
            head = first + b"\x7e" + size.to_bytes(2, "big")
        else:
            head = first + b"\x7f" + size.to_bytes(8, "big")
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self._unwritten += (head, data)

    def _write(self) -> None:
        if self._unwritten:
            data = b"".join(self._unwritten)
            self._unwritten.clear()
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(data)
