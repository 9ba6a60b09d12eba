"""How long people have been asked, at tables that give them a certain time for each answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from undercroft.server.protocol.wire import Note
from undercroft.server.tables.core.seats import OPEN, Seat

PACES: Final = (300, 3600, 86400, 3 * 86400)
"""The times that a table may give, in seconds."""

LEFT: Final = "seat-left"
FREED: Final = "seat-freed"
"""The codes of notes about seats whose people have gone."""


def abandoned(seat: int, notes: Iterable[Note]) -> bool:
    """Return whether somebody has played at a seat and gone, as the notes of the table tell."""
    return any(note.seat == seat and note.number > 0 and note.code in (LEFT, FREED) for note in notes)


def gathering(seats: Sequence[Seat], notes: Sequence[Note]) -> bool:
    """Return whether a table still waits for the first person at one of its seats. No time runs until then."""
    return any(place.kind == OPEN and not abandoned(seat, notes) for seat, place in enumerate(seats))


def set_clocks(seats: Sequence[Seat], asked: Collection[int], now: float) -> list[int]:
    """Let the time of each seat run that is asked, and stop that of the others.

    Args:
        seats: the seats of the table.
        asked: those that are asked.
        now: the time, in seconds since 1970.

    Returns:
        The seats that have changed.
    """
    changed = []
    for number, seat in enumerate(seats):
        if (number in asked) != (seat.asked is not None):
            seat.asked = now if number in asked else None
            changed.append(number)
    return changed


def late(seats: Sequence[Seat], asked: Collection[int], since: float, lost: Callable[[float], float]) -> list[int]:
    """Return the seats that have been asked since before a moment, without those that are known to be away.

    Args:
        seats: the seats of the table.
        asked: those that are asked.
        since: the moment, in seconds since 1970.
        lost: how many seconds since a date have not really passed, because the clock has jumped.
    """
    times = [(seat, seats[seat].asked) for seat in asked if not seats[seat].away]
    return [seat for seat, then in times if then is not None and then + lost(then) < since]
