"""The socket of a person: it says when to ask whose turn it is. Plain ASGI, without the framework."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from undercroft.server.endpoints.sockets.table_socket import BAD, TOO_MANY
from undercroft.server.endpoints.sockets.websocket_frames import EXTENSION
from undercroft.server.protocol.api_errors import AGAIN
from undercroft.server.protocol.turn_messages import WokenMessage
from undercroft.server.protocol.wire import PongMessage
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.server.services.process_services import Services

PATH: Final = "/api/turns/live"

WOKEN: Final = msgspec.json.encode(WokenMessage()).decode()
PONG: Final = msgspec.json.encode(PongMessage()).decode()


class TurnSockets:
    """An ASGI application that handles the sockets of people and passes everything else on.

    Args:
        app: the application that handles everything else.
        services: the parts of this process.
    """

    def __init__(self, app: Any, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket" or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        services, guest = self._services, scope["guest"]
        await receive()  # the client's request to connect
        scope["extensions"][EXTENSION].charge = partial(services.costs.bill, PAYERS.get())
        await send({"type": "websocket.accept"})
        scope["headers"] = []  # nobody reads them any more, and the socket stays open for hours
        code, reason = BAD, "no-guest"
        if guest is not None and services.sockets[guest] >= services.settings.sockets_per_guest:
            code, reason = TOO_MANY, "too-many-sockets"
        elif guest is not None:
            services.sockets[guest] += 1
            try:
                code, reason = await TurnConversation(scope, receive, send, services).run()
            finally:
                services.sockets[guest] -= 1
                if not services.sockets[guest]:
                    del services.sockets[guest]
        with suppress(Exception):  # the connection may have gone already
            await send({"type": "websocket.close", "code": code, "reason": reason})


class TurnConversation:
    """The conversation over one socket of a person: each message of the client is answered with a `pong`.

    Args:
        scope: ASGI's scope of the socket, with who has opened it.
        receive: ASGI's `receive` of the socket.
        send: its `send`.
        services: the parts of this process.
    """

    def __init__(self, scope: Any, receive: Any, send: Any, services: Services) -> None:
        self._guest: str = scope["guest"]
        self._guests: tuple[str, ...] = scope["identity"].guests
        self._is_signed_in = scope["is_signed_in"]
        self._receive = receive
        self._send = send
        self._services = services
        self._known: dict[str, str] = {}
        self._waiting: dict[str, None] = {}  # the texts to be sent, each once, in order
        self._woken = asyncio.Event()

    async def run(self) -> tuple[int, str]:
        """Wake and listen until one side ends the conversation; return the close code and its reason."""
        sender = asyncio.create_task(self._send_always(), name="turns")
        try:
            with self._services.turn_wakes.listening(self._guests, self._hear):
                return await self._listen()
        finally:
            await end([sender])

    def _hear(self, table_id: str, what: str) -> None:
        if self._known.get(table_id) != what:
            self._known[table_id] = what
            self._say(WOKEN)

    def _say(self, text: str) -> None:
        self._waiting[text] = None
        self._woken.set()

    async def _listen(self) -> tuple[int, str]:
        while (await self._receive())["type"] == "websocket.receive":
            if not self._services.rates.allows(self._guest):
                await asyncio.sleep(0.5)  # slow the sender down
            if not await self._is_signed_in():
                return AGAIN, "again"
            self._say(PONG)
        return 1000, ""

    async def _send_always(self) -> None:
        with suppress(Exception):  # the connection has gone, which ends the listening too
            while True:
                await self._woken.wait()
                self._woken.clear()
                while self._waiting:
                    text = next(iter(self._waiting))
                    del self._waiting[text]
                    await self._send({"type": "websocket.send", "text": text})
