"""The socket of a table: accept it, read its messages, carry them out. Plain ASGI, without the framework."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from undercroft.server.endpoints.sockets.websocket_frames import EXTENSION, WebSocketProtocol
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import AGAIN, ApiError, NotRead, NotStored, Refused
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.server.runtime.guest_limits import MESSAGE_BYTES
from undercroft.server.runtime.logs import LOG
from undercroft.server.services.process_services import Services
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.snapshots.connection import Connection, CutOff, TableDeleted

DECODER: Final = msgspec.json.Decoder(wire.FromClient)
PATH: Final = re.compile(r"/api/tables/([^/]+)/live")

NO_TABLE: Final = 4404
OUTDATED: Final = 4409
TOO_MANY: Final = 4429
BAD: Final = 1008
TOO_LARGE: Final = 1009
FAILED: Final = 1011
"""Close codes: there is no such table; it was made under other rules; too many sockets; too many malformed messages; a
message was too large; something went wrong on the server."""

BAD_MOST: Final = 50
"""The most malformed messages on one connection; after one more it is closed."""


class TableSockets:
    """An ASGI application that handles sockets and passes everything else on.

    Args:
        app: the application that handles everything else.
        services: the parts of this process.
        playing: the commands at a table.
    """

    def __init__(self, app: Any, services: Services, playing: PlayCommands) -> None:
        self._app = app
        self._services = services
        self._playing = playing

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()  # the client's request to connect
        scope["extensions"][EXTENSION].charge = partial(self._services.costs.bill, PAYERS.get())
        await send({"type": "websocket.accept"})
        scope["headers"] = []  # nobody reads them any more, and the socket stays open for hours
        try:
            code, reason = await self._meet(scope, receive, send)
        except Exception as error:
            code, reason = FAILED, "failed"
            LOG.error("socket-failed", error=type(error).__name__, exc_info=error)
        with suppress(Exception):  # the connection may have gone already
            await send({"type": "websocket.close", "code": code, "reason": reason})

    async def _meet(self, scope: Any, receive: Any, send: Any) -> tuple[int, str]:
        """Find the table and talk until the end; return the close code and its reason."""
        services = self._services
        guest: str | None = scope["guest"]
        who = guest or f"address {(scope.get('client') or ('',))[0]}"
        path = PATH.fullmatch(scope["path"])
        if services.sockets[who] >= services.settings.sockets_per_guest:
            return TOO_MANY, "too-many-sockets"
        try:
            table = await services.tables.get(path[1] if path else "")
        except ApiError as error:
            return {404: NO_TABLE, 409: OUTDATED}.get(error.status, AGAIN), error.body.code
        except (NotRead, NotStored):
            return AGAIN, "again"
        services.sockets[who] += 1
        services.metrics.connections.inc()
        frames, is_signed_in = scope["extensions"][EXTENSION], scope["is_signed_in"]
        talk = SocketConversation(receive, send, frames, table, guest, is_signed_in, who, services, self._playing)
        try:
            return await talk.run()
        finally:
            services.sockets[who] -= 1
            if not services.sockets[who]:
                del services.sockets[who]
            services.metrics.connections.dec()


class SocketConversation:
    """The conversation over one socket.

    Args:
        receive: ASGI's `receive` of the socket.
        send: its `send`.
        frames: what snapshots are written to.
        table: the table.
        guest: the reader; None without a cookie.
        is_signed_in: returns whether the reader's browser may still act as this guest.
        who: whose limits count: the guest, or the address.
        services: the parts of this process.
        playing: the commands at a table.
    """

    __slots__ = (
        "_bad",
        "_closing",
        "_connection",
        "_end",
        "_frames",
        "_is_signed_in",
        "_playing",
        "_receive",
        "_send",
        "_services",
        "_who",
    )

    def __init__(
        self,
        receive: Any,
        send: Any,
        frames: WebSocketProtocol,
        table: Table,
        guest: str | None,
        is_signed_in: Callable[[], Awaitable[bool]],
        who: str,
        services: Services,
        playing: PlayCommands,
    ) -> None:
        self._receive = receive
        self._send = send
        self._frames = frames
        self._connection = Connection(table, guest, frames, self._give_up)
        self._services = services
        self._playing = playing
        self._is_signed_in = is_signed_in
        self._who = who
        self._bad = 0
        self._end = (1000, "")
        self._closing: asyncio.Task[None] | None = None

    async def run(self) -> tuple[int, str]:
        """Listen and send until one side ends the conversation; return the close code and its reason."""
        connection = self._connection
        connection.table.join(connection)
        self._frames.when_ready = connection.flush
        try:
            await self._listen()
            return self._end
        finally:
            self._frames.when_ready = None
            connection.close()
            connection.table.leave(connection)
            if self._closing is not None:
                await self._closing

    def _give_up(self, error: Exception) -> None:
        """End the conversation because nothing can be sent any more.

        Closing the socket ends the listening too, but only after the command that it is carrying out.
        """
        self._connection.close()
        if isinstance(error, TableDeleted):
            self._end = NO_TABLE, "no-table"
        elif isinstance(error, CutOff):
            self._end = AGAIN, "again"
        else:
            self._end = FAILED, "failed"
            LOG.error("socket-failed", error=type(error).__name__, exc_info=error)
        self._closing = asyncio.get_running_loop().create_task(self._close(), name="close")

    async def _close(self) -> None:
        with suppress(Exception):  # the connection may have gone already
            await self._send({"type": "websocket.close", "code": self._end[0], "reason": self._end[1]})

    async def _listen(self) -> None:
        """Read and carry out messages until the socket is closed."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or event.get("bytes") or b""
            if len(text) > MESSAGE_BYTES:
                self._end = TOO_LARGE, "too-large"
                return
            costs, payers = self._services.costs, PAYERS.get()
            if not self._services.rates.allows(self._who) or costs.wait(payers):
                self._connection.tell(wire.RefusedMessage(_id_of(text), "rate"))
                await asyncio.sleep(0.5)  # slow the sender down
                continue
            try:
                message = DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._connection.tell(wire.RefusedMessage(_id_of(text), "bad"))
                self._bad += 1
                if self._bad > BAD_MOST:
                    self._end = BAD, "bad"
                    return
                continue
            if not await self._is_signed_in():
                self._end = AGAIN, "again"
                return
            await costs.paid(self._take(message), type(message).__name__, payers)

    async def _take(self, message: wire.FromClient) -> None:
        tell, tell_after = self._connection.tell, self._connection.tell_after
        try:
            await self._do(message, lambda: tell_after(wire.DoneMessage(message.id)))
        except Refused as refused:
            tell(wire.RefusedMessage(message.id, refused.code, refused.refusal))
        except (NotRead, NotStored):
            tell(wire.RefusedMessage(message.id, "busy"))
        except ApiError as error:
            tell(wire.RefusedMessage(message.id, error.body.code))

    async def _do(self, message: wire.FromClient, done: Any) -> None:
        connection, playing = self._connection, self._playing
        table_id, guest = connection.table.id, connection.guest
        match message:
            case wire.Answer():
                await playing.answer(table_id, guest, message.seat, message.decision, message.action, done)
            case wire.Why():
                refusal = await playing.why(table_id, guest, message.seat, message.action)
                connection.tell(wire.WhyMessage(message.id, refusal))
            case wire.Ping():
                connection.tell(wire.PongMessage())
            case wire.Hello():
                if not connection.greeted:
                    for said in await playing.chat_so_far(table_id):
                        connection.tell(said)
                await playing.greet(connection, message)
                connection.see(True)
                self._services.bots.wake(connection.table)
            case wire.Look():
                connection.hello(message.seat, message.since, message.edition)
            case wire.Undo():
                await playing.undo(table_id, guest, message.seat, done)
            case wire.Agree():
                await playing.agree(table_id, guest, done)
            case wire.Disagree():
                await playing.disagree(table_id, guest, done)
            case wire.Pause():
                await playing.pause(table_id, guest, done)
            case wire.PlayOn():
                await playing.play_on(table_id, guest, done)
            case wire.Resume():
                await playing.resume(table_id, guest, done)
            case wire.Close():
                await playing.close(table_id, guest, done)
            case wire.Back():
                await playing.back(table_id, guest, done)
            case wire.Sight():
                connection.see(message.visible)
            case wire.Say():
                await playing.say(table_id, guest, message.text)
                done()


def _id_of(text: str | bytes) -> str | int | None:
    """Return the id in a message that may be malformed, so that the sender can match the refusal; None if there is
    none.
    """
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    value = found.get("id") if isinstance(found, dict) else None
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else None
