"""Hand a connection over to the process that has the table of its next request.

The operating system may give a new connection to any process, and browsers reuse connections for requests about other
tables. So each process looks at the beginning of a request. If the table is another's, that process gets the open
connection and what has been read from it, through a Unix socket, and answers as if it had accepted the connection
itself. Nothing is copied between processes afterwards: a table's socket costs the same as with one process.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import RequestResponseCycle

from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.processes.slow_requests import ArrivingHttp
from undercroft.server.runtime.processes.table_share import TableShare

ABOUT_A_TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)[/? ]")
"""How a request about a table begins. If less than this arrives at once, the owner is unknown and the answer is 421."""

MOST: Final = 32 * 1024
"""The most bytes that can be handed over with a connection; requests about tables have far fewer."""

ROOM: Final = 4 * MOST
"""How many bytes a busy process can be sent before the others have to wait."""

Take = Callable[[socket.socket, bytes], Awaitable[object]]
"""Continues a connection, given the bytes that have been read from it."""


class Inboxes:
    """Where each process receives connections from the others. Must be made before the processes are started.

    Args:
        share: which tables are this process's.
    """

    def __init__(self, share: TableShare) -> None:
        self.share = share
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(share.of)]
        for pair in self._pairs:
            for end in pair:
                end.setblocking(False)
                for room in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # the default of some systems is too small
                    if end.getsockopt(socket.SOL_SOCKET, room) < ROOM:
                        end.setsockopt(socket.SOL_SOCKET, room, ROOM)
        self._waiting: list[deque[tuple[int, bytes]]] = [deque() for _ in self._pairs]

    def give(self, owner: int, connection: int, said: bytes) -> None:
        """Hand a connection over to another process.

        Args:
            owner: the number of that process.
            connection: the file descriptor, which the caller still has to close.
            said: what has been read from it.
        """
        self._waiting[owner].append((os.dup(connection), said))
        if len(self._waiting[owner]) == 1:
            self._send(owner)

    def _send(self, owner: int) -> None:
        """Send what is waiting for a process; if its inbox is full, continue as soon as it has room."""
        waiting, end = self._waiting[owner], self._pairs[owner][1]
        loop = asyncio.get_running_loop()
        while waiting:
            connection, said = waiting[0]
            try:
                socket.send_fds(end, [said], [connection])
            except (BlockingIOError, InterruptedError):
                loop.add_writer(end, self._send, owner)
                return
            except OSError as error:
                LOG.error("not-handed-over", error=type(error).__name__)
            waiting.popleft()
            os.close(connection)
        loop.remove_writer(end)

    def listen(self, take: Take) -> None:
        """Receive, from now on, what is handed over to this process.

        Args:
            take: continues each connection.
        """
        inbox = self._pairs[self.share.number][0]
        loop = asyncio.get_running_loop()
        under_way: set[asyncio.Task[object]] = set()

        async def go_on(connection: socket.socket, said: bytes) -> None:
            with suppress(OSError):  # the client has gone
                await take(connection, said)

        def read() -> None:
            with suppress(BlockingIOError, InterruptedError):
                while True:
                    said, (descriptor, *_), _, _ = socket.recv_fds(inbox, MOST, 1)
                    task = loop.create_task(go_on(socket.socket(fileno=descriptor), said))
                    under_way.add(task)
                    task.add_done_callback(under_way.discard)

        loop.add_reader(inbox, read)


class HttpOfShare(ArrivingHttp):
    """The HTTP protocol of one of several processes: a request about another's table goes there with its connection.

    Args:
        inboxes: the way to the other processes.
        said: what another process has read from the connection.
    """

    def __init__(self, *args: Any, inboxes: Inboxes, said: bytes = b"", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._share = inboxes.share
        self._inboxes = inboxes
        self._said = said

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._said and not transport.is_closing():  # before anything more is read
            said, self._said = self._said, b""
            self.data_received(said)

    def data_received(self, data: bytes) -> None:
        owner = self._owner_of(data)
        if owner == self._share.number:
            super().data_received(data)
            return
        self._inboxes.give(owner, self.transport.get_extra_info("socket").fileno(), data)
        self.transport.abort()  # closes this process's copy; the connection stays open

    def _owner_of(self, data: bytes) -> int:
        """Return the process that has the table that a request begins with; this one if `data` is not such a
        beginning.
        """
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle is not None and not cycle.response_complete
        begins = (
            not answering and not self.arrived and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        )
        found = ABOUT_A_TABLE.match(data) if begins and len(data) <= MOST else None
        return self._share.number if found is None else self._share.owner(found[1])
