"""Listening, with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uvicorn
from litestar import Litestar

from undercroft.kernel.errors import OptionError
from undercroft.server.limits import MESSAGE_BYTES
from undercroft.server.processes.family import Family
from undercroft.server.processes.handover import HttpOfShare, Inboxes
from undercroft.server.services import Services
from undercroft.server.sockets.frames import Frames

GARBAGE: Final = (20_000, 20, 20)
"""When Python looks for cycles: seldom. What tables are made of has none, and looking through a thousand of them takes
long."""

BACKLOG: Final = 2048
"""So many connections may wait to be accepted."""

GRACE: Final = 3
"""So many seconds whoever is connected has to go when the server is to end."""


class ServerAlone(uvicorn.Server):
    """One process that does it all; says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


class ServerOfShare(uvicorn.Server):
    """One of several processes: takes what others hand over to it, and ends when its parent has."""

    def __init__(self, config: uvicorn.Config, inboxes: Inboxes, family: Family) -> None:
        super().__init__(config)
        self._inboxes = inboxes
        self._family = family

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._family.watch_parent()
        self._inboxes.listen(self._take)

    async def _take(self, connection: socket.socket, said: bytes) -> None:
        """Go on with a connection that another process has accepted."""
        protocol: Any = self.config.http_protocol_class
        make = partial(
            protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            said=said,
        )
        await asyncio.get_running_loop().connect_accepted_socket(make, connection)


def configured(app: Litestar, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application, here and in tests."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=Frames,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        **{"timeout_graceful_shutdown": GRACE, **more},
    )


def listen(app: Litestar, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it.

    Args:
        app: what to serve.
        host: the address to listen at.
        port: the port; 0: any free one.
        ready: is told the address of the page once it can be opened.

    Raises:
        OptionError: the address cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sets NODELAY
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise OptionError(f"{host}:{port} cannot be used: {error.strerror}; choose another with --port") from None
    at = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*GARBAGE)
    with listener:
        listener.listen(BACKLOG)
        services: Services = app.state.services
        serve = serve_alone if services.share.of == 1 else serve_together
        serve(app, listener, lambda: ready(f"http://{shown}:{at}/"))


def serve_alone(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """One process does it all."""
    ServerAlone(configured(app), ready).run(sockets=[listener])


def serve_together(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Several processes take connections from the same place, and hand them over to whose they are."""
    share = app.state.services.share

    def serve(number: int) -> None:
        share.number = number
        config = configured(app, http=partial(HttpOfShare, inboxes=inboxes))
        with suppress(KeyboardInterrupt):
            ServerOfShare(config, inboxes, family).run(sockets=[listener])

    family = Family(share.of, serve)  # says so where this is not possible, before anything is made for it
    inboxes = Inboxes(share)
    family.run(ready)
