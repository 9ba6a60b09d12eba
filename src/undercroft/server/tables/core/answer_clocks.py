"""How long people have been asked, at tables that give them a certain time for each answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from undercroft.server.protocol.wire import Note
from undercroft.server.tables.core.seats import OPEN, Seat

PACES: Final = (300, 3600, 86400, 3 * 86400)
"""The times that a table may give, in seconds."""

LITTLE_TIME: Final = 0.25
"""When only this part of the time for an answer is left, people are warned, and a table asks for attention again."""

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


def deadlines(
    seats: Sequence[Seat], asked: Collection[int], pace: float, lost: Callable[[float], float]
) -> dict[int, float]:
    """Return until when people may answer, by seat, in seconds since 1970, without those who are known to be away.

    Args:
        seats: the seats of the table.
        asked: those that are asked.
        pace: how many seconds people have.
        lost: for how many seconds after a moment nobody could answer.
    """
    times = {seat: seats[seat].asked for seat in asked if not seats[seat].away}
    return {seat: then + pace + lost(then) for seat, then in times.items() if then is not None}
