"""A socket at a table: what it has been sent, and what it is still to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec

from undercroft.kernel.history.story_beats import RetoldGame
from undercroft.server.protocol import wire
from undercroft.server.tables.core.story import ENCODER, StoryPlace, StoryUpdate
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.snapshots.table_snapshot import (
    NOTHING_ASKED,
    SnapshotDecisions,
    allowed_look,
    asked,
    continuation,
    news,
    opening,
)
from undercroft.server.tables.snapshots.table_surroundings import moved, surroundings

WAITING: Final = 200
"""The most messages that may wait for a slow reader; with more it is cut off, and may come back."""


NOT_NEEDED, SOON, LATER, NEVER = range(4)
"""When a connection sends what is waiting: nothing is waiting, or there is no room; in the next step of the event loop;
once it has the table's lock; never again."""


class CutOff(Exception):
    """The reader has to be cut off: it does not read, or its table was discarded."""


class TableDeleted(CutOff):
    """The table has been deleted."""


class MessageOutput(Protocol):
    """What a connection writes to."""

    @property
    def ready(self) -> bool:
        """Whether there is room. If not, `Connection.flush` must be called when there is room again."""

    def write_text(self, data: bytes) -> None:
        """Send one message, encoded as UTF-8."""


class Shown(NamedTuple):
    """What a reader has been shown.

    Attributes:
        place: how far the story has been told.
        around: what surrounds the board.
        decisions: what is asked, as JSON.
    """

    place: StoryPlace
    around: wire.Surroundings
    decisions: bytes


class Present(NamedTuple):
    """A table at the moment up to which its story is retold to a reader.

    Attributes:
        look: the seat that the reader looks from.
        place: how far the story has gone.
        then: what surrounds the board, without who is asked.
        since: how many events come before those that the reader knew.
        known: these events.
        events: how many events there are.
        edition: the edition of the table.
    """

    look: int | None
    place: StoryPlace
    then: wire.Surroundings
    since: int
    known: list[tuple[int, msgspec.Raw]]
    events: int
    edition: int


class Connection:
    """One reader of a table. It is shown a whole snapshot first, then beats and what has changed.

    What it is sent is made when it is sent, so a slow reader gets in one message what others got in many.

    Nothing here waits for a reader: messages are sent in the next step of the event loop, or when there is room.

    Args:
        table: the table.
        guest: the reader; None for a spectator without a cookie.
        wire: what it writes to.
        end: called with the reason when the connection has to end.

    Attributes:
        greeted: whether the reader has said hello.
        look: the seat that the reader looks from; None for a spectator.
        in_sight: whether the reader's page can be seen; False until it says hello.
    """

    __slots__ = (
        "_after",
        "_coming",
        "_edition",
        "_end",
        "_lists",
        "_outbox",
        "_shown",
        "_since",
        "_stale",
        "_waiting",
        "_wire",
        "greeted",
        "guest",
        "in_sight",
        "look",
        "table",
    )

    def __init__(self, table: Table, guest: str | None, wire: MessageOutput, end: Callable[[Exception], None]) -> None:
        self.table = table
        self.guest = guest
        self.look: int | None = None
        self._since = 0
        self._edition = 0
        self._shown: Shown | None = None
        self._lists: frozenset[str] = frozenset()
        self._stale = False
        self.greeted = False
        self.in_sight = False
        self._outbox: list[bytes] = []
        self._after: list[bytes] = []
        self._wire = wire
        self._end = end
        self._coming = NOT_NEEDED
        self._waiting: asyncio.Task[None] | None = None

    def hello(self, look: int | None, since: int, edition: int) -> None:
        """Note where the reader looks from and which events it has, and send it a snapshot.

        Args:
            look: the seat to look from, if it is the reader's own; None for a default.
            since: how many events it has.
            edition: the edition of the table that these are from.
        """
        self.look = allowed_look(self.table, self.guest, look)
        self._since, self._edition, self._shown = since, edition, None
        self.greeted = True
        self.refresh()

    def see(self, in_sight: bool) -> None:
        """Note whether the reader's page can be seen, and tell the reader who else is here."""
        self.in_sight = in_sight
        if len(self.table.guests) > 1:
            self.tell_after(self.table.presence())
        self.table.people_changed()

    def present(self, look: int | None, number: int, since: int, edition: int) -> Present:
        """Return what has to be known of the present to retell what led to it. The caller holds the table's lock.

        Args:
            look: the seat that the reader looks from.
            number: how many events there were when the reader was here last.
            since: how many events it has.
            edition: the edition of the table that these are from.
        """
        table = self.table
        now = surroundings(table, self.guest, look)
        # Nobody is asked before the story has come to the present.
        then = msgspec.structs.replace(
            now, seats=tuple([msgspec.structs.replace(seat, to_act=False) for seat in now.seats])
        )
        first, events = news(table, look, since, edition)
        _, place = table.story.open(table.state, look)
        return Present(look, place, then, first, events[: max(0, number - first)], table.log.count(look), table.edition)

    def retell(self, retold: RetoldGame, present: Present) -> None:
        """Show the table as it was, and what had happened since when `present` was noted; the story goes on from there.

        Called after `hello`. The caller holds the table's lock.

        Args:
            retold: the snapshot of then, and the beats.
            present: what `present` returned. If the table is not what it was any more, the reader sees it as it is.
        """
        if present.edition != self.table.edition or present.look != self.look:
            return
        known, since = present.known, present.since
        self.tell(opening(present.then, self.look, retold.view, SnapshotDecisions([], {}), since, known))
        beats = [ENCODER.encode(beat) for beat in retold.beats]
        happened = sum(beat.event is not None for beat in retold.beats)
        self._outbox.append(continuation(since + len(known), StoryUpdate(beats, happened, present.place), b"", {}))
        self._shown = Shown(present.place, present.then, NOTHING_ASKED)
        self._since, self._edition = present.events, present.edition

    def move_to(self, table: Table) -> None:
        """Go on at the object that has taken the place of the table, which somebody else has changed.

        The reader is shown a whole snapshot, with the events that it does not have.
        """
        self.table.leave(self)
        self.table, self._shown = table, None
        table.join(self)

    def refresh(self) -> None:
        """Send the newest snapshot, since the table has changed; nothing before the reader has said hello."""
        if self.greeted:
            self._stale = True
            self._flush_soon()

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message before the next snapshot."""
        self._outbox.append(ENCODER.encode(message))
        self._flush_soon()

    def tell_after(self, message: msgspec.Struct) -> None:
        """Send a message after the next snapshot, which shows what it is about."""
        self._after.append(ENCODER.encode(message))
        self._flush_soon()

    def close(self) -> None:
        """Send nothing more."""
        self._coming = NEVER
        if self._waiting is not None:
            self._waiting.cancel()

    def _flush_soon(self) -> None:
        if self._coming == NOT_NEEDED:
            self._coming = SOON
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what is waiting, while there is room."""
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
        table = self.table
        async with table.lock:
            self._coming = NOT_NEEDED
            if self.table is not table:  # the lock of the other one counts now
                self._flush_soon()
                return
            try:
                if self._has_room():
                    self._say_at_once()
                    self._show()
            except Exception as error:
                self._end(error)

    def _has_room(self) -> bool:
        """Return whether there is room to write.

        Raises:
            CutOff: there is none, and too many messages are waiting.
        """
        if not self._wire.ready and len(self._outbox) > WAITING:
            raise CutOff
        return self._wire.ready

    def _say_at_once(self) -> None:
        for data in self._outbox:
            self._wire.write_text(data)
        self._outbox.clear()

    def _show(self) -> None:
        """Send what is new, if anything is, and the messages that come after it."""
        if self._stale:
            self._stale = False
            data = self._news()
            if data is not None:
                self._wire.write_text(data)
        for data in self._after:
            self._wire.write_text(data)
        self._after.clear()

    def _news(self) -> bytes | None:
        """Return what the reader has not been shown yet; None if there is nothing. The table must not change meanwhile.

        Nothing is sent if nothing is new to this reader, since that would tell how often others change sealed answers.
        """
        table = self.table
        if table.replaced:
            self._stale = True  # until the reader goes on at what the table is now
            return None
        if table.broken:
            raise TableDeleted if table.deleted else CutOff
        look = allowed_look(table, self.guest, self.look)
        if look != self.look:
            self.look, self._since, self._shown = look, 0, None
        shown = self._shown
        told = None if shown is None else table.story.after(table.state, shown.place)
        now = asked(table, look, self._lists)
        if now.lists:
            self._lists = self._lists.union(now.lists)
        return self._opened(now) if shown is None or told is None else self._continued(now, shown, told)

    def _opened(self, now: SnapshotDecisions) -> bytes:
        """Show the whole snapshot."""
        table, look = self.table, self.look
        view, place = table.story.open(table.state, look)
        around = surroundings(table, self.guest, look)
        self._shown = Shown(place, around, now.json())
        message = opening(around, look, view, now, *news(table, look, self._since, self._edition))
        self._since = table.log.count(look)
        self._edition = table.edition
        return ENCODER.encode(message)

    def _continued(self, now: SnapshotDecisions, shown: Shown, told: StoryUpdate) -> bytes | None:
        """Go on with the story."""
        around, decisions = surroundings(self.table, self.guest, self.look), now.json()
        rest = moved(self.table, shown.around, around)
        if decisions != shown.decisions:
            rest += b'%b["decisions",%b]' % (b"," if rest else b"", decisions)
        self._shown = Shown(told.place, around, decisions)
        since = self._since
        self._since += told.events
        return continuation(since, told, rest, now.lists) if told.beats or rest else None
