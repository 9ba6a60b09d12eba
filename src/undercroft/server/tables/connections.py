"""A socket at a table: what it has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from undercroft.server.tables.picture import allowed_look, news, picture, with_news
from undercroft.server.tables.surroundings import ENCODER
from undercroft.server.tables.table import Table

WAITING: Final = 200
"""So many messages may wait for a slow reader; then it is cut off and may come back."""


NOT_NEEDED, SOON, LATER, NEVER = range(4)
"""When a connection says what there is to say: it has said all, or there has been no room; in the next step of the
loop; when nobody changes the table any more; it has ended."""


class TooSlow(Exception):
    """The reader does not read."""


class Wire(Protocol):
    """What a connection is written to."""

    @property
    def ready(self) -> bool:
        """Whether there is room; when there is again, somebody calls `Connection.flush`."""

    def write_text(self, data: bytes) -> None:
        """One message."""


class Connection:
    """One reader. Pictures are made when they are sent, so a slow reader gets the newest one only.

    Nothing waits for a reader here. What there is to say is said in the next step of the loop, or when there is room.

    Args:
        table: what is looked at.
        guest: who looks.
        wire: what it is written to.
        end: is told why the connection has to end.

    Attributes:
        greeted: whether the reader has said hello.
    """

    __slots__ = (
        "_after",
        "_coming",
        "_edition",
        "_end",
        "_outbox",
        "_shown",
        "_since",
        "_stale",
        "_waiting",
        "_wire",
        "greeted",
        "guest",
        "look",
        "table",
    )

    def __init__(self, table: Table, guest: str | None, wire: Wire, end: Callable[[Exception], None]) -> None:
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
        self._wire = wire
        self._end = end
        self._coming = NOT_NEEDED
        self._waiting: asyncio.Task[None] | None = None

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
            self._flush_soon()

    def tell(self, message: msgspec.Struct) -> None:
        """Send this, before the next picture."""
        self._outbox.append(ENCODER.encode(message))
        self._flush_soon()

    def tell_after(self, message: msgspec.Struct) -> None:
        """Send this after the next picture (which shows what it is about)."""
        self._after.append(ENCODER.encode(message))
        self._flush_soon()

    def close(self) -> None:
        """Nothing more is said."""
        self._coming = NEVER
        if self._waiting is not None:
            self._waiting.cancel()

    def _flush_soon(self) -> None:
        if self._coming == NOT_NEEDED:
            self._coming = SOON
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Say what there is to say, as far as there is room."""
        if self._coming >= LATER:
            return
        self._coming = NOT_NEEDED
        try:
            if not self._has_room():
                return
            self._say_at_once()
            if self._stale and self.table.lock.locked():  # what is in memory may not be on disk yet
                self._coming = LATER
                self._waiting = asyncio.get_running_loop().create_task(self._flush_later(), name="flush")
            else:
                self._show()
        except Exception as error:
            self._end(error)

    async def _flush_later(self) -> None:
        async with self.table.lock:
            self._coming = NOT_NEEDED
            try:
                if self._has_room():
                    self._say_at_once()
                    self._show()
            except Exception as error:
                self._end(error)

    def _has_room(self) -> bool:
        """Raises:
        TooSlow: there has been none for too long.
        """
        if not self._wire.ready and len(self._outbox) > WAITING:
            raise TooSlow
        return self._wire.ready

    def _say_at_once(self) -> None:
        while self._outbox:
            self._wire.write_text(self._outbox.popleft())

    def _show(self) -> None:
        """The newest picture, if there is one, and what was to come after it."""
        if self._stale:
            self._stale = False
            data = self._picture()
            if data is not None:
                self._wire.write_text(data)
        for data in self._after:
            self._wire.write_text(data)
        self._after.clear()

    def _picture(self) -> bytes | None:
        """The table as it is now; None: the reader has seen it. Nobody changes it meanwhile.

        It may not be sent again: how often it comes would tell what others do behind their hands.
        """
        table = self.table
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
