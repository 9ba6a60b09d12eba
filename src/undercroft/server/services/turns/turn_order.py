"""In which order tables ask for the attention of a person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import Any, NamedTuple

from undercroft.server.tables.core.clocks.answer_clocks import deadline, little_time


class TableTurn(NamedTuple):
    """A table, and whether a person is asked there.

    Attributes:
        table_id: the table.
        my_turn: whether a seat of the person is asked, and nobody answers for it meanwhile.
        until: until when the person has to answer, in seconds since 1970; None for any time.
        since: since when it has been waiting, or when it changed last.
        pinned: whether the person wants to find it first.
        snoozed: until when it does not ask for attention; None if it may.
        paused: whether no time runs there, as its people have agreed.
    """

    table_id: str
    my_turn: bool
    until: float | None
    since: float
    pinned: bool
    snoozed: float | None
    paused: bool

    @property
    def waits(self) -> bool:
        """Whether it asks for attention."""
        return self.my_turn and self.snoozed is None and not self.paused


def turns_of(
    seats: Iterable[Mapping[str, Any]],
    marks: Iterable[Mapping[str, Any]],
    now: float,
    lost: Callable[[float], float] = lambda _: 0.0,
) -> list[TableTurn]:
    """Return the tables of a person: those that wait first, pinned ones before others, then by the time that is left,
    then those that have waited longest. The rest follows, what changed last first.

    Args:
        seats: the person's seats, as `StoredTurns.seats` reads them.
        marks: how the person wants to find tables, as `StoredTurns.marks` reads it.
        now: the time, in seconds since 1970.
        lost: for how many seconds after a moment nobody could answer.

    >>> seat = {"table_id": "a", "seat": 0, "asked": None, "bank": None, "away": False, "to_act": "0 2", "pace": None}
    >>> seat |= {"paused": None, "changed": 5.0}
    >>> turns = turns_of([seat, {**seat, "table_id": "b", "changed": 3.0}, {**seat, "table_id": "c", "seat": 1}], [], 9)
    >>> [(turn.table_id, turn.waits) for turn in turns]
    [('b', True), ('a', True), ('c', False)]
    """
    of_table: dict[str, list[Mapping[str, Any]]] = {}
    for seat in seats:
        of_table.setdefault(seat["table_id"], []).append(seat)
    marked: dict[str, list[Mapping[str, Any]]] = {}
    for mark in marks:
        marked.setdefault(mark["table_id"], []).append(mark)
    found = [_turn(table_id, mine, marked.get(table_id, []), now, lost) for table_id, mine in of_table.items()]
    return sorted(found, key=_rank)


def _turn(
    table_id: str,
    seats: list[Mapping[str, Any]],
    marks: list[Mapping[str, Any]],
    now: float,
    lost: Callable[[float], float],
) -> TableTurn:
    asked = [seat for seat in seats if not seat["away"] and str(seat["seat"]) in seat["to_act"].split()]
    pace, is_paused = seats[0]["pace"], seats[0]["paused"] is not None
    begun = [(seat["asked"], seat["bank"]) for seat in asked if seat["asked"] is not None]
    ends = [(deadline(at, pace, bank, lost), bank) for at, bank in begun if pace is not None and not is_paused]
    until = min([end for end, _ in ends], default=None)
    snoozed = max([mark["snoozed"] for mark in marks if mark["snoozed"] is not None], default=None)
    if snoozed is not None:
        snoozed = min([snoozed, *[little_time(end, pace, bank) for end, bank in ends]])
    return TableTurn(
        table_id,
        bool(asked),
        until,
        min([at for at, _ in begun], default=seats[0]["changed"]),
        any(mark["pinned"] for mark in marks),
        snoozed if snoozed is not None and snoozed > now else None,
        is_paused,
    )


def _rank(turn: TableTurn) -> tuple[bool, bool, float, float]:
    if turn.waits:
        return False, not turn.pinned, inf if turn.until is None else turn.until, turn.since
    return True, not turn.pinned, 0.0, -turn.since
