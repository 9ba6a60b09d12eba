"""Listening, with uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from litestar import Litestar

from undercroft.kernel.errors import OptionError
from undercroft.server.frames import Frames
from undercroft.server.limits import MESSAGE_BYTES

GARBAGE: Final = (20_000, 20, 20)
"""When Python looks for cycles: seldom. What tables are made of has none, and looking through a thousand of them takes
long."""


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


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
        **more,
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
    config = configured(app, timeout_graceful_shutdown=3)
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*GARBAGE)
    with listener:
        Server(config, lambda: ready(f"http://{shown}:{at}/")).run(sockets=[listener])
