"""A socket as uvicorn asks for one: the bytes of a connection on one side, an ASGI application on the other.

The protocol is that of `websockets`, in its form without input and output. uvicorn lends what it lends each of its
protocols: its settings, the state of the server, and first the bytes of the request.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from enum import Enum
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

import uvicorn
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

ECHO_WITHIN: Final = 10.0
"""How many seconds the other side has to answer when the application closes the socket."""

SHUT_DOWN: Final = 1012
"""The code with which a server that ends closes its sockets."""

LOGGER: Final = logging.getLogger("uvicorn.error")


class SocketStage(Enum):
    """How far a socket has come."""

    ASKED = "asked"
    """The application has not answered the request."""
    OPEN = "open"
    """Messages come and go."""
    CLOSED = "closed"
    """We have said that nothing more will come, or the connection is lost."""


class SocketClosed(OSError):
    """The application sends to a socket that is closed."""


class Inbox:
    """What one task has still to receive: a queue of asyncio in a tenth of the memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many items there are."""
        return len(self._items)

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
    """Whether there is room to write: an event of asyncio in a tenth of the memory."""

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


class AsgiWebSocket(asyncio.Protocol):
    """One socket. A thousand tables have thousands, so fields are in slots, and the handshake's are dropped after it.

    Args:
        config: how uvicorn runs.
        server_state: what uvicorn knows of all connections and tasks.
        app_state: what the application's lifespan has left for its scopes.

    Attributes:
        loop: the event loop.
        transport: the connection.
        scope: ASGI's scope, from the request on.
        stage: how far it has come.
        frames: the protocol.
        inbox: what the application has still to receive.
        room: whether there is room to write.
        most_bytes: of a message.
    """

    __slots__ = (
        "_app_state",
        "_config",
        "_echo_timer",
        "_is_text",
        "_pieces",
        "_ping_timer",
        "_pinged",
        "_response",
        "_server_state",
        "frames",
        "inbox",
        "loop",
        "most_bytes",
        "room",
        "scope",
        "stage",
        "transport",
    )

    def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport = None  # type: ignore[assignment]  # until the connection is made
        self.scope: dict[str, Any] = {}
        self.stage = SocketStage.ASKED
        self.most_bytes = config.ws_max_size
        self.frames = ServerProtocol(max_size=self.most_bytes, logger=LOGGER)
        self.inbox = Inbox()
        self.room = WriteReadiness()
        self._response: Response | None = None
        self._pieces: list[bytes] = []
        self._is_text = False
        self._pinged = b""
        self._ping_timer: asyncio.TimerHandle | None = None
        self._echo_timer: asyncio.TimerHandle | None = None

    # The connection.

    def connection_made(self, transport: Any) -> None:
        self._server_state.connections.add(self)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._server_state.connections.discard(self)
        self.inbox.put_nowait(
            {"type": "websocket.disconnect", "code": 1006 if self.stage is SocketStage.ASKED else 1005}
        )
        self.stage = SocketStage.CLOSED
        self.room.set()  # a task that waits for room would wait for ever
        self._stop_timers()

    def pause_writing(self) -> None:
        self.room.clear()

    def resume_writing(self) -> None:
        self.room.set()

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Request):
                self._ask(event)
            elif isinstance(event, Frame) and (handle := _HANDLERS.get(event.opcode)):
                handle(self, event)
        self._write_frames()

    def shutdown(self) -> None:
        """Close the socket because the server ends."""
        if self.stage is SocketStage.ASKED and self._response is not None:
            self._answer(self.frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "The server ends."))
        elif self.stage is SocketStage.OPEN:
            self.end(SHUT_DOWN)
        self.transport.close()

    def end(self, code: int, reason: str = "") -> None:
        """Close the socket without waiting for the other side's consent."""
        self.frames.fail(code, reason)
        self._write_frames()

    def _write_frames(self) -> None:
        """Write what the protocol wants written; its empty last part means that nothing comes after it."""
        parts = self.frames.data_to_send()
        if parts and not self.transport.is_closing():
            self.transport.write(b"".join(parts))
        if parts and not parts[-1]:
            if self.stage is SocketStage.OPEN:
                close = self.frames.close_rcvd or self.frames.close_sent
                code, reason = (close.code, close.reason) if close else (1006, "")
                self.inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.stage = SocketStage.CLOSED
            self._stop_timers()
            self.transport.close()

    def _stop_timers(self) -> None:
        for timer in (self._ping_timer, self._echo_timer):
            if timer is not None:
                timer.cancel()
        self._ping_timer = self._echo_timer = None

    # The request, and its answer.

    def _ask(self, request: Request) -> None:
        """Run the application with the scope of a request, unless the request is wrong."""
        response = self.frames.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(response)
            return
        self._response = response
        transport, root = self.transport, self._config.root_path
        path, _, query = request.path.partition("?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
            "server": _address(transport.get_extra_info("sockname")),
            "client": _address(transport.get_extra_info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.lower().encode(), _header(value)) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        tasks = self._server_state.tasks
        task = self.loop.create_task(self.run(), name="socket")
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def run(self) -> None:
        """Run the application to its end, and close the connection."""
        try:
            await self._config.loaded_app(self.scope, self.receive, self.send)
        except SocketClosed:
            pass
        except Exception:
            LOGGER.exception("Exception in ASGI application")
        if self.stage is SocketStage.ASKED and not self.transport.is_closing():
            self._answer(self.frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        if self._echo_timer is None:
            self.transport.close()

    def _answer(self, response: Response) -> None:
        self._response = None
        self.frames.send_response(response)
        self._write_frames()

    # What the application receives and sends.

    async def receive(self) -> Any:
        """Return ASGI's next event."""
        return await self.inbox.get()

    async def send(self, message: Any) -> None:
        """Do what a message of ASGI says.

        Raises:
            SocketClosed: the connection is lost, or the socket closed.
        """
        await self.room.wait()
        if self.stage is SocketStage.CLOSED:
            raise SocketClosed(f"{message['type']} after the end")
        _SENDERS[self.stage, message["type"]](self, message)

    def _accept(self, message: Any) -> None:
        response = self._response
        assert response is not None
        del response.headers["Date"]  # uvicorn's default headers have one
        for name, value in (*self._server_state.default_headers, *message.get("headers", ())):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.stage = SocketStage.OPEN
        self._answer(response)
        self._ping_later()

    def _forbid(self, _message: Any) -> None:
        self._answer(self.frames.reject(HTTPStatus.FORBIDDEN, ""))

    def _send_message(self, message: Any) -> None:
        text = message.get("text")
        if text is None:
            self.frames.send_binary(message["bytes"])
        else:
            self.frames.send_text(text.encode())
        self._write_frames()

    def _close(self, message: Any) -> None:
        code, reason = message.get("code", 1000), message.get("reason") or ""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.frames.send_close(code, reason)
        self.stage = SocketStage.CLOSED
        self._write_frames()
        self._stop_timers()
        self._echo_timer = self.loop.call_later(ECHO_WITHIN, self.transport.close)

    # Frames that the other side sends.

    def _begin_message(self, frame: Frame) -> None:
        self._is_text = frame.opcode is Opcode.TEXT
        self._continue_message(frame)

    def _continue_message(self, frame: Frame) -> None:
        self._pieces.append(bytes(frame.data))
        if frame.fin:
            content = b"".join(self._pieces)
            self._pieces.clear()
            self.hand_over(content, self._is_text)

    def hand_over(self, content: bytes, is_text: bool) -> None:
        """Hand a message over to the application; one that is not the text that it ought to be ends the socket."""
        if self.stage is not SocketStage.OPEN:
            return
        try:
            message = {"text": content.decode()} if is_text else {"bytes": content}
        except UnicodeDecodeError:
            self.end(1007, "not-utf-8")
            return
        self.inbox.put_nowait({"type": "websocket.receive", **message})

    # Whether it is still there.

    def _ping_later(self) -> None:
        if (seconds := self._config.ws_ping_interval) is not None:
            self._ping_timer = self.loop.call_later(seconds, self._ping)

    def _ping(self) -> None:
        self._pinged = secrets.token_bytes(4)
        self.frames.send_ping(self._pinged)
        self._write_frames()
        if (seconds := self._config.ws_ping_timeout) is not None:
            self._ping_timer = self.loop.call_later(seconds, self.end, 1011, "no-pong")

    def _take_pong(self, frame: Frame) -> None:
        if self._pinged and bytes(frame.data) == self._pinged and self.stage is SocketStage.OPEN:
            self._pinged = b""
            if self._ping_timer is not None:
                self._ping_timer.cancel()
            self._ping_later()


_HANDLERS: Final = {
    Opcode.TEXT: AsgiWebSocket._begin_message,
    Opcode.BINARY: AsgiWebSocket._begin_message,
    Opcode.CONT: AsgiWebSocket._continue_message,
    Opcode.PONG: AsgiWebSocket._take_pong,
}
"""What is done with each kind of frame; pings and closing are answered by the protocol itself."""

_SENDERS: Final = {
    (SocketStage.ASKED, "websocket.accept"): AsgiWebSocket._accept,
    (SocketStage.ASKED, "websocket.close"): AsgiWebSocket._forbid,
    (SocketStage.OPEN, "websocket.send"): AsgiWebSocket._send_message,
    (SocketStage.OPEN, "websocket.close"): AsgiWebSocket._close,
}
"""What is done with each message of the application."""


def _address(of: Any) -> tuple[str, int] | None:
    """Return the host and the port of an end of the connection; None for a socket of the file system."""
    return (str(of[0]), int(of[1])) if isinstance(of, tuple) else None


def _header(value: str) -> bytes:
    """Return a header's bytes: releases of `websockets` before 17 read what is not ASCII as surrogates."""
    try:
        return value.encode("latin-1")
    except UnicodeEncodeError:
        return value.encode("ascii", "surrogateescape")
