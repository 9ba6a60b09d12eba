"""A socket at a table: what it has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from undercroft.server.tables.picture import ENCODER, allowed_look, picture
from undercroft.server.tables.table import Table

WAITING: Final = 200
"""So many messages may wait for a slow reader; then it is cut off and may come back."""


class TooSlow(Exception):
    """The reader does not read."""


class Connection:
    """One reader. Pictures are made when they are sent, so a slow reader gets the newest one only."""

    def __init__(self, table: Table, guest: str | None) -> None:
        self.table = table
        self.guest = guest
        self.look: int | None = None
        self._since = 0
        self._edition = 0
        self._last = b""
        self._stale = False
        self._greeted = False
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def hello(self, look: int | None, since: int, edition: int) -> None:
        """The reader says where it stands; it gets a picture."""
        self.look = allowed_look(self.table, self.guest, look)
        self._since, self._edition, self._last = since, edition, b""
        self._greeted = True
        self.refresh()

    def look_from(self, seat: int | None) -> None:
        """The reader looks from another seat of theirs."""
        self.hello(seat, 0, 0)

    def refresh(self) -> None:
        """The table has changed. Nobody is shown anything before having said hello."""
        if self._greeted:
            self._stale = True
            self._wake.set()

    def tell(self, message: msgspec.Struct) -> None:
        """Send this, before the next picture."""
        self._outbox.append(ENCODER.encode(message))
        self._wake.set()

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is to send, for as long as the connection lasts."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._outbox) > WAITING:
                raise TooSlow
            while self._outbox:
                await send(self._outbox.popleft())
            if self._stale:
                self._stale = False
                data = await self._picture()
                if data is not None:
                    await send(data)

    async def _picture(self) -> bytes | None:
        """The table as it is now; None: the reader has seen it."""
        table = self.table
        async with table.lock:
            if table.broken:
                raise TooSlow
            look = allowed_look(table, self.guest, self.look)
            if look != self.look:
                self.look, self._since = look, 0
            message = picture(table, self.guest, look, self._since, self._edition)
        self._since = message.since + len(message.events)
        self._edition = message.edition
        compared = ENCODER.encode(msgspec.structs.replace(message, since=0, events=[]))
        if compared == self._last and not message.events:
            return None
        self._last = compared
        return ENCODER.encode(message)
