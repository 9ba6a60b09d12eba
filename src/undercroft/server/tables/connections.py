"""A socket at a table: what it has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from undercroft.server.tables.picture import allowed_look, news, picture, with_news
from undercroft.server.tables.surroundings import ENCODER
from undercroft.server.tables.table import Table

WAITING: Final = 200
"""So many messages may wait for a slow reader; then it is cut off and may come back."""


class TooSlow(Exception):
    """The reader does not read."""


class Connection:
    """One reader. Pictures are made when they are sent, so a slow reader gets the newest one only.

    Attributes:
        greeted: whether the reader has said hello.
    """

    __slots__ = (
        "_after",
        "_edition",
        "_outbox",
        "_shown",
        "_since",
        "_stale",
        "_wake",
        "greeted",
        "guest",
        "look",
        "table",
    )

    def __init__(self, table: Table, guest: str | None) -> None:
        self.table = table
        self.guest = guest
        self.look: int | None = None
        self._since = 0
        self._edition = 0
        self._shown: int | None = None
        self._stale = False
        self.greeted = False
        self._outbox: deque[bytes] = deque()
        self._after: list[bytes] = []
        self._wake = asyncio.Event()

    def hello(self, look: int | None, since: int, edition: int) -> None:
        """The reader says from where it looks and what it knows; it gets a picture."""
        self.look = allowed_look(self.table, self.guest, look)
        self._since, self._edition, self._shown = since, edition, None
        self.greeted = True
        self.refresh()

    def refresh(self) -> None:
        """The table has changed. Nobody is shown anything before having said hello."""
        if self.greeted:
            self._stale = True
            self._wake.set()

    def tell(self, message: msgspec.Struct) -> None:
        """Send this, before the next picture."""
        self._outbox.append(ENCODER.encode(message))
        self._wake.set()

    def tell_after(self, message: msgspec.Struct) -> None:
        """Send this after the next picture (which shows what it is about)."""
        self._after.append(ENCODER.encode(message))
        self._wake.set()

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is to send, for as long as the connection lasts.

        Raises:
            TooSlow: the reader does not read, or has to come back for another reason.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._outbox) > WAITING:
                raise TooSlow
            while self._outbox:
                await send(self._outbox.popleft())
            after, self._after = self._after, []
            if self._stale:
                self._stale = False
                data = await self._picture()
                if data is not None:
                    await send(data)
            for data in after:
                await send(data)

    async def _picture(self) -> bytes | None:
        """The table as it is now; None: the reader has seen it.

        It may not be sent again: how often it comes would tell what others do behind their hands.
        """
        table = self.table
        async with table.lock:
            if table.broken:
                raise TooSlow
            look = allowed_look(table, self.guest, self.look)
            if look != self.look:
                self.look, self._since = look, 0
            now = picture(table, self.guest, look)
            start, events = news(table, look, self._since, self._edition)
        self._since = start + len(events)
        self._edition = table.edition
        shown, self._shown = self._shown, hash(now)
        if shown == self._shown and not events:
            return None
        return with_news(now, start, events)
