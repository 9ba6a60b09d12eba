"""The socket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from undercroft.server import wire
from undercroft.server.errors import ApiError, NotStored, Refused
from undercroft.server.limits import MESSAGE_BYTES
from undercroft.server.playing import Playing
from undercroft.server.services import Services
from undercroft.server.tables.connections import Connection, TooSlow

DECODER: Final = msgspec.json.Decoder(wire.FromClient)
NO_TABLE: Final = 4404
OUTDATED: Final = 4409
TOO_LARGE: Final = 1009
AGAIN: Final = 1013
"""Close codes: there is no such table; it is from other rules; the message was too large; come back in a moment."""

BAD_MOST: Final = 50
"""So many messages that are none, and the connection ends."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """The socket of a table: see docs/protocol.md."""
    services: Services = state.services
    guest: str | None = socket.scope["guest"]  # type: ignore[typeddict-item]
    await socket.accept()
    who = guest or f"address {(socket.scope.get('client') or ('',))[0]}"
    if services.sockets[who] >= services.settings.sockets_per_guest:
        await socket.close(code=AGAIN, reason="too-many-sockets")
        return
    try:
        table = await services.tables.get(table_id)
    except ApiError as error:
        await socket.close(code=NO_TABLE if error.status == 404 else OUTDATED, reason=error.body.code)
        return
    connection = Connection(table, guest)
    table.connections.add(connection)
    services.sockets[who] += 1
    services.metrics.connections.inc()
    table.changed()  # somebody is online
    talk = Talk(socket, connection, who, services, state.playing)
    tasks = [asyncio.create_task(talk.listen()), asyncio.create_task(connection.run(talk.send))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        failed = next((task.exception() for task in done), None)
    finally:
        table.connections.discard(connection)
        services.sockets[who] -= 1
        if not services.sockets[who]:
            del services.sockets[who]
        services.metrics.connections.dec()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.changed()
    if isinstance(failed, WebSocketDisconnect):
        return
    with suppress(Exception):  # it may be gone already
        await socket.close(code=AGAIN if isinstance(failed, TooSlow) else 1011 if failed else talk.code)
    if failed is not None and not isinstance(failed, (TooSlow, OSError, RuntimeError)):
        raise failed


class Talk:
    """What is said over one socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], connection: Connection, who: str, services: Services, playing: Playing
    ) -> None:
        self.code = 1000
        self._socket = socket
        self._connection = connection
        self._services = services
        self._playing = playing
        self._who = who
        self._bad = 0

    async def send(self, data: bytes) -> None:
        """One message out."""
        await self._socket.send_data(data.decode(), mode="text")

    async def listen(self) -> None:
        """Messages in, until there are none."""
        while True:
            text = await self._socket.receive_data(mode="text")
            if len(text) > MESSAGE_BYTES:
                self.code = TOO_LARGE
                return
            if not self._services.rates.allows(self._who):
                self._connection.tell(wire.RefusedMessage(_id_of(text), "rate"))
                await asyncio.sleep(0.5)  # whoever hurries has to wait
                continue
            try:
                message = DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._connection.tell(wire.RefusedMessage(_id_of(text), "bad"))
                self._bad += 1
                if self._bad > BAD_MOST:
                    self.code = 1008
                    return
                continue
            await self._take(message)

    async def _take(self, message: wire.FromClient) -> None:
        try:
            reply = await self._do(message)
        except Refused as refused:
            reply = wire.RefusedMessage(message.id, refused.code, refused.refusal)
        except NotStored:
            reply = wire.RefusedMessage(message.id, "busy")
        except ApiError as error:
            reply = wire.RefusedMessage(message.id, error.body.code)
        if reply is not None:
            self._connection.tell(reply)

    async def _do(self, message: wire.FromClient) -> msgspec.Struct | None:
        connection, playing = self._connection, self._playing
        table_id, guest = connection.table.id, connection.guest
        match message:
            case wire.Ping():
                return wire.PongMessage()
            case wire.Hello():
                for said in await playing.chat_so_far(table_id):
                    connection.tell(said)
                connection.hello(message.look, message.since, message.edition)
                return None
            case wire.Look():
                connection.look_from(message.seat)
                return None
            case wire.Why():
                refusal = await playing.why(table_id, guest, message.seat, message.action)
                return wire.WhyMessage(message.id, refusal)
            case wire.Answer():
                await playing.answer(table_id, guest, message.seat, message.decision, message.action)
            case wire.Undo():
                await playing.undo(table_id, guest, message.seat)
            case wire.Agree():
                await playing.agree(table_id, guest)
            case wire.Disagree():
                await playing.disagree(table_id, guest)
            case wire.Say():
                await playing.say(table_id, guest, message.text)
        return wire.DoneMessage(message.id)


def _id_of(text: str) -> str | int | None:
    """The id in a message that may be anything, so that the refusal finds its sender."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    value = found.get("id") if isinstance(found, dict) else None
    return value if isinstance(value, (str, int)) and not isinstance(value, bool) else None
