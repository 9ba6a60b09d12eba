"""The frames of a socket, between the connection and the application.

Parsing a frame costs `websockets` more than a move of a game costs us. So frames of the common kind, whole messages,
take a short cut; all others, and all errors, are left to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Any, Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one

from undercroft.server.endpoints.sockets.asgi_websocket import AsgiWebSocket, SocketStage

EXTENSION: Final = "undercroft.frames"
"""The key under which the application finds the `WebSocketProtocol` of a socket, in its scope's extensions."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""

WHOLE_BYTES: Final = 0x82
"""The first byte of a frame that is a whole message of bytes."""

PING: Final = 0x89
"""The first byte of a ping."""

MASKED: Final = 0x80
"""In the second byte of a frame: it is masked."""

LAST: Final = 0x80
"""In the first byte of a frame: it ends its message."""

CONTROL: Final = 0x08
"""In the first byte of a frame: it may come between the pieces of a message."""

ODD_MOST: Final = 20
"""The most frames a second that are not whole messages: pings, pongs and pieces. Browsers send two a minute."""

IN_DEBT: Final = 0.5
"""For how many seconds reading pauses while those who pay are in debt."""

LINGERS: Final = 10.0
"""How many seconds a socket that is closed has to take what was written to it."""

REST_WITHIN: Final = 10.0
"""Within how many seconds the rest of a frame has to arrive while it is read."""

WAITING: Final = 16
"""The most messages of one socket that may wait for the application; further frames are not even looked at."""


class WebSocketProtocol(AsgiWebSocket):
    """A socket with two short cuts, which charges for all that arrives.

    Reading: a whole message in one frame is unmasked and handed over directly. All other frames go to the parser, each
    as a whole, so that it never waits for the rest of one. They cost the most and say the least, so a socket that sends
    many is closed. Reading pauses while the application is behind, or those who pay are in debt.

    Writing: what is sent in one step of the event loop is written with one system call. The application may bypass ASGI
    and write through this object, which it finds in the scope's extensions. A ping is answered only if there is room.

    Attributes:
        when_ready: called when there is room again to write.
        charge: charges for seconds of processor time; returns in how many seconds those who pay are out of debt.
        reads: whether what arrives is read.
    """

    __slots__ = (
        "_arrived",
        "_in_pieces",
        "_late",
        "_odd",
        "_odd_since",
        "_rests",
        "_unwritten",
        "charge",
        "reads",
        "when_ready",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._arrived = b""
        self._in_pieces = False
        self._late: asyncio.TimerHandle | None = None
        self._odd = 0
        self._odd_since = 0.0
        self._rests: asyncio.TimerHandle | None = None
        self._unwritten: list[bytes] = []
        self.when_ready: Callable[[], None] | None = None
        self.charge: Callable[[float], float] | None = None
        self.reads = True

    async def run(self) -> None:
        self.scope["extensions"][EXTENSION] = self
        try:
            await super().run()
        finally:
            self._abort_later()

    def end(self, code: int, reason: str = "") -> None:
        super().end(code, reason)
        self._abort_later()

    def _abort_later(self) -> None:
        """Give up what was written and is not taken: a transport that is closed waits for ever for its reader."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LINGERS, self.transport.abort)

    # In.

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits()  # those of HTTP were others

    def data_received(self, data: bytes) -> None:
        if not self.scope:
            super().data_received(data)  # the request
            return
        self._arrived += data
        if self.stage is not SocketStage.ASKED and self._rests is None:
            self._handle_arrived()
        else:
            self._pause()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.inbox.qsize():
            self._go_on()
        return message

    def _go_on(self) -> None:
        """Handle what has arrived meanwhile; read on unless there is too much of it."""
        if self.transport.is_closing() or self._rests is not None:
            return
        if self._arrived:
            self._handle_arrived()
        self._resume()

    def _resume(self) -> None:
        if not self.reads and self._rests is None and not self.inbox.qsize():
            self.reads = True
            self.transport.resume_reading()

    def _rested(self) -> None:
        self._rests = None
        self._go_on()

    def _pause(self) -> None:
        if self.reads and not self.transport.is_closing():
            self.reads = False
            self.transport.pause_reading()

    def _handle_arrived(self) -> None:
        """Handle whole frames until too many messages wait for the application, and charge for it."""
        begun = thread_time()
        data, start, end = self._arrived, 0, len(self._arrived)
        while self.inbox.qsize() < WAITING and (after := self._frame(data, start, end)) > start:
            start = after
        self._arrived = b"" if self.transport.is_closing() else data[start:]
        if self.inbox.qsize() >= WAITING:
            self._pause()
        if self.charge is not None and self.charge(thread_time() - begun) and not self.transport.is_closing():
            self._rests = self.loop.call_later(IN_DEBT, self._rested)
            self._pause()
        self._expect_rest(moved=start > 0)

    def _expect_rest(self, *, moved: bool) -> None:
        """End the connection unless the rest of a frame arrives in time; what is not read cannot be late.

        Args:
            moved: whether the frame that was incomplete before is whole now.
        """
        incomplete = bool(self._arrived) and self._rests is None and self.reads
        if self._late is not None and (moved or not incomplete):
            self._late.cancel()
            self._late = None
        if incomplete and self._late is None:
            self._late = self.loop.call_later(REST_WITHIN, self.end, 1008, "frame-too-slow")

    def connection_lost(self, exc: Exception | None) -> None:
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def _frame(self, data: bytes, start: int, end: int) -> int:
        """Handle the frame that begins at `start`.

        Returns:
            Where the next frame begins: `start` if this one is still incomplete.
        """
        if end - start < 2 or self.transport.is_closing():
            return start
        size, head = data[start + 1] & 0x7F, 6
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, head = int.from_bytes(data[start + 2 : start + 2 + wide], "big"), 6 + wide
        after = start + head + size
        if size > self.most_bytes or not data[start + 1] & MASKED:
            super().data_received(data[start:])  # the parser says what is wrong
            return end
        if after > end:
            return start
        if data[start] in (WHOLE_TEXT, WHOLE_BYTES) and not self._in_pieces and self.stage is SocketStage.OPEN:
            content = apply_mask(data[start + head : after], data[start + head - 4 : start + head])
            self.hand_over(content, data[start] == WHOLE_TEXT)
        else:
            self._pass_on(data[start:after])
        return after

    def _pass_on(self, frame: bytes) -> None:
        """Let the parser handle a frame, unless there are too many like it."""
        if self.loop.time() - self._odd_since > 1:
            self._odd, self._odd_since = 0, self.loop.time()
        self._odd += 1
        if self._odd > ODD_MOST:
            self.end(1008, "too-many-frames")
        elif frame[0] != PING or self.room.is_set():
            if not frame[0] & CONTROL:
                self._in_pieces = not frame[0] & LAST
            super().data_received(frame)

    # Out.

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.stage is SocketStage.OPEN:
            await self.room.wait()
            text = message.get("text")
            if text is None:
                self._put(b"\x82", message["bytes"])
            else:
                self.write_text(text.encode())
            return
        self._write()
        await super().send(message)
        self._go_on()

    @property
    def ready(self) -> bool:
        """Whether there is room to write."""
        return self.room.is_set()

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
            if self.stage is SocketStage.OPEN and not self.transport.is_closing():
                self.transport.write(data)
