"""A cable between two programs, which can be cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

PIECE: Final = 64 * 1024

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cable:
    """Listens on a port of this machine and passes everything on. It runs in a thread, so that it works while others
    wait.

    Args:
        far_end: opens a connection to where the cable leads.

    Attributes:
        port: where it listens.
    """

    def __init__(self, far_end: Callable[[], Awaitable[Streams]]) -> None:
        self._far_end = far_end
        self._loop = asyncio.new_event_loop()
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refuses = False
        self._thread = threading.Thread(target=self._loop.run_forever, name="cable", daemon=True)
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._meet, "127.0.0.1", 0), self._loop).result()
        self._server = server
        self.port: int = server.sockets[0].getsockname()[1]

    def cut(self, *, silently: bool) -> None:
        """Let nothing through.

        Args:
            silently: as if packets were lost: neither end notices. Otherwise all connections end, and new ones, too.
        """
        self._loop.call_soon_threadsafe(self._cut, silently)

    def mend(self) -> None:
        """Let everything through again, also what has waited."""
        self._loop.call_soon_threadsafe(self._mend)

    def remove(self) -> None:
        """End all connections, and the thread."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _cut(self, silently: bool) -> None:
        if silently:
            self._whole.clear()
            return
        self._refuses = True
        for task in self._tasks:
            task.cancel()

    def _mend(self) -> None:
        self._refuses = False
        self._whole.set()

    async def _end(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        far: asyncio.StreamWriter | None = None
        with suppress(OSError, asyncio.CancelledError):
            if not self._refuses:
                await self._whole.wait()
                back, far = await self._far_end()
                await asyncio.wait(
                    [asyncio.ensure_future(self._pass_on(*way)) for way in ((reader, far), (back, writer))],
                    return_when=asyncio.FIRST_COMPLETED,
                )
        for end in (writer, far):
            if end is not None:
                end.transport.abort()

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                await self._whole.wait()
                sink.write(piece)
                await sink.drain()
