"""Listen with uvicorn, in one process or in several.

Python's garbage collector runs rarely here: a thousand tables are millions of objects without cycles, and looking
through them took a tenth of the time and tripled the 99th percentile of what people wait for.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from undercroft.kernel.base.errors import OptionError
from undercroft.server.catalogue.game_list import all_games
from undercroft.server.endpoints.sockets.websocket_frames import WebSocketProtocol
from undercroft.server.runtime.guest_limits import MESSAGE_BYTES
from undercroft.server.runtime.processes.slow_requests import HEAD_BYTES, ArrivingHttp, OpenConnections
from undercroft.server.runtime.processes.supervisor import ChildProcesses
from undercroft.server.runtime.settings import Settings
from undercroft.server.services.process_services import Services

GARBAGE: Final = (20_000, 20, 20)
"""The thresholds of the garbage collector, per generation."""

EVERYWHERE: Final = ("0.0.0.0", "::")
"""What to listen on for all addresses of this machine."""

BACKLOG: Final = 2048
"""The most connections that may wait to be accepted."""

OPEN_FILES: Final = 65_536
"""How many files, connections among them, a process may have open if the system allows it."""

GRACE: Final = 3
"""How many seconds open connections get when the server is asked to end."""

PROXIES: Final = "FORWARDED_ALLOW_IPS"
"""The environment variable with the addresses of the proxies that are trusted, as uvicorn calls it."""

LOCAL_PROXY: Final = "127.0.0.1"
"""The proxy that is trusted without it."""

KEEP_ALIVE: Final = 75
"""How many seconds a connection may be idle: longer than proxies keep one, or it may close just as it is used."""


class DrainingServer(uvicorn.Server):
    """A server that goes on for a while when it is asked to end, but says that it is not ready and opens no new tables.

    Then it closes its sockets with the code that means "come back", and gives open requests `GRACE` seconds.

    Args:
        config: how uvicorn runs.
        services: the parts of this process.
    """

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def main_loop(self) -> None:
        """Serve until the server is asked to end, and for `drain_seconds` longer, unless it is asked once more."""
        await super().main_loop()
        self._services.readiness.draining = True
        end = time.monotonic() + self._services.settings.drain_seconds
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(0.1)


class ServerAlone(DrainingServer):
    """The server of a single process.

    Args:
        config: how uvicorn runs.
        services: the parts of this process.
        ready: called once the server listens.
    """

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config, services)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


class ServerOfFamily(DrainingServer):
    """The server of one of several processes, which ends with its parent.

    Args:
        config: how uvicorn runs.
        services: the parts of this process.
        family: the processes.
    """

    def __init__(self, config: uvicorn.Config, services: Services, family: ChildProcesses) -> None:
        super().__init__(config, services)
        self._family = family

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._family.watch_parent()


def configured(app: Litestar, **more: Any) -> uvicorn.Config:
    """Return how uvicorn runs the application, here and in tests.

    Args:
        app: the application.
        **more: further settings of uvicorn, which win over those here.
    """
    settings: Settings = app.state.services.settings
    trusted = os.environ.get(PROXIES, LOCAL_PROXY)
    addresses = OpenConnections(settings.connections_per_address, trusted)
    return uvicorn.Config(
        app,
        http=cast(Any, partial(ArrivingHttp, addresses=addresses, bill=app.state.services.costs.bill_address)),
        h11_max_incomplete_event_size=HEAD_BYTES,
        forwarded_allow_ips=trusted,
        log_level="warning",
        log_config=None,
        access_log=False,
        ws=WebSocketProtocol,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        **{"timeout_graceful_shutdown": GRACE, "timeout_keep_alive": KEEP_ALIVE, **more},
    )


def listen(app: Litestar, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until the server is stopped.

    Args:
        app: the application.
        host: the address to listen on.
        port: the port; 0 for any free one.
        ready: called with the address of the page once it can be opened.

    Raises:
        OptionError: the address cannot be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, for asyncio to set NODELAY
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise OptionError(f"{host}:{port} cannot be used: {error.strerror}; choose another with --port") from None
    at = listener.getsockname()[1]
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    raise_open_files()
    all_games()  # loaded before there are several processes, so that they share its memory
    gc.freeze()  # what exists by now lives as long as the server
    gc.set_threshold(*GARBAGE)
    with listener:
        listener.listen(BACKLOG)
        services: Services = app.state.services
        services.open_port = at if host in EVERYWHERE else None
        serve = serve_alone if services.settings.processes == 1 else serve_together
        serve(app, listener, lambda: ready(f"http://{shown}:{at}/"))


def raise_open_files(most: int = OPEN_FILES) -> None:
    """Allow this process as many open files as the system lets it have, up to `most`: each connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve_alone(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve from this process alone."""
    ServerAlone(configured(app), app.state.services, ready).run(sockets=[listener])


def serve_together(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve from several processes, which accept connections on the same socket. Each can do everything (a node)."""

    def serve(_: int) -> None:
        with suppress(KeyboardInterrupt):
            ServerOfFamily(configured(app), app.state.services, family).run(sockets=[listener])

    family = ChildProcesses(app.state.services.settings.processes, serve)
    family.run(ready)
