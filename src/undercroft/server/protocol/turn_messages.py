"""What a client and the server say to each other about whose turn it is."""

from __future__ import annotations

import msgspec

from undercroft.server.protocol.wire import TableListed


class MyTable(msgspec.Struct, frozen=True):
    """A table where I play with others.

    Attributes:
        table: the table, as in a list.
        waits: whether it waits for me, and is not snoozed.
        until: until when I have to answer, in seconds since 1970; null for any time.
        pinned: whether I want to find it first.
        snoozed: until when it does not ask for my attention; null if it may.
        nudged: whether somebody there has asked me to answer.
        paused: whether no time runs there, as its people have agreed: then it does not wait for me.
        pause_wanted: whether somebody there would like a pause, and I have not agreed yet.
    """

    table: TableListed
    waits: bool
    until: float | None
    pinned: bool
    snoozed: float | None
    nudged: bool
    paused: bool
    pause_wanted: bool


class MyTurns(msgspec.Struct, frozen=True):
    """The unfinished tables where I play with others.

    Attributes:
        tables: those that wait for me first, by the time that is left, then the longest waiting; pinned ones before
            others.
        waiting: how many wait for me.
    """

    tables: list[MyTable]
    waiting: int


class MarkBody(msgspec.Struct):
    """How I want to find a table.

    Attributes:
        pinned: whether I want to find it first.
        snooze: for how many seconds it should not ask for my attention, at most a week; 0 for none.
    """

    pinned: bool
    snooze: int = 0


class WokenMessage(msgspec.Struct, frozen=True, tag_field="type", tag="turns"):
    """Something has changed at a table of mine: ask for `GET /api/turns`."""
