"""How long people have been asked, at tables that limit their time.

A table gives a certain time for each answer, or each seat has a clock as in chess: a bank of seconds, which shrinks
while the seat is asked, and grows by the increment with each of its answers. A game asks much more often than chess
does, and often little, so no bank grows beyond what it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from math import inf
from typing import Final
from zoneinfo import ZoneInfo

from undercroft.server.protocol.wire import Note
from undercroft.server.tables.core.seats import OPEN, Seat

PACES: Final = (300, 3600, 86400, 3 * 86400)
"""The times that a table may give for each answer, in seconds."""

BANKS: Final = (60, 3 * 3600)
"""The shortest and the longest bank that a clock may begin with, in seconds."""

INCREMENTS: Final = (0, 300)
"""The least and the most by which an answer may let a bank grow, in seconds."""

COMEBACK: Final = 60.0
"""What is in the bank of somebody who has run out of time and is asked again, in seconds."""

SATURDAY: Final = 5
"""The first day of the weekend, as `datetime.weekday` counts."""

LITTLE_TIME: Final = 0.25
"""When only this part of the time is left, people are warned, and a table asks for attention again."""

LEFT: Final = "seat-left"
FREED: Final = "seat-freed"
"""The codes of notes about seats whose people have gone."""


def is_slow(pace: int | None, increment: int | None) -> bool:
    """Return whether a table gives so much time for each answer that weekends may be left out, and no time runs on
    vacations.

    Args:
        pace: how many seconds it gives; None for any time.
        increment: how many an answer adds, at a table with clocks.
    """
    return increment is None and pace is not None and pace >= 24 * 3600


def abandoned(seat: int, notes: Iterable[Note]) -> bool:
    """Return whether somebody has played at a seat and gone, as the notes of the table tell."""
    return any(note.seat == seat and note.number > 0 and note.code in (LEFT, FREED) for note in notes)


def gathering(seats: Sequence[Seat], notes: Sequence[Note]) -> bool:
    """Return whether a table still waits for the first person at one of its seats. No time runs until then."""
    return any(place.kind == OPEN and not abandoned(seat, notes) for seat, place in enumerate(seats))


def deadline(asked: float, pace: float, bank: float | None, lost: Callable[[float], float]) -> float:
    """Return until when somebody may answer, in seconds since 1970.

    Args:
        asked: since when the seat has been asked.
        pace: how many seconds the table gives for each answer.
        bank: what is in the seat's bank, or how long its time lasts with the weekends and the vacation in it; None for
            the pace.
        lost: for how many seconds after a moment nobody could answer.
    """
    return asked + (pace if bank is None else bank) + lost(asked)


def little_time(end: float, pace: float, bank: float | None) -> float:
    """Return from when on little time is left, in seconds since 1970.

    Args:
        end: when there is none left.
        pace: as in `deadline`.
        bank: as in `deadline`.
    """
    return end - LITTLE_TIME * (pace if bank is None else min(pace, bank))


def zone_called(name: str) -> ZoneInfo | None:
    """Return the time zone with a name; None if none is known.

    >>> zone_called("Europe/Rome"), zone_called("../../etc/passwd")
    (zoneinfo.ZoneInfo(key='Europe/Rome'), None)
    """
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError; a folder is an OSError
        return None


Vacation = tuple[float, float]
"""From when until when somebody is away, in seconds since 1970."""


def workdays_between(begin: float, end: float, zone: ZoneInfo | None, vacation: Vacation | None = None) -> float:
    """Return for how many seconds time runs between two moments.

    Args:
        begin: the first moment, in seconds since 1970.
        end: the last one.
        zone: the time zone whose weekends do not count; None if they do.
        vacation: what does not count, either.

    >>> rome = ZoneInfo("Europe/Rome")
    >>> workdays_between(1_774_612_800.0, 1_774_864_800.0, rome) / 3600  # from a Friday at 13 until Monday at 12
    23.0
    """
    found = 0.0
    while begin < end:
        is_free, until = _day_off(begin, zone, vacation)
        found += 0.0 if is_free else min(until, end) - begin
        begin = until
    return found


def end_of_workdays(begin: float, seconds: float, zone: ZoneInfo | None, vacation: Vacation | None = None) -> float:
    """Return when time has run for so many seconds, in seconds since 1970.

    Args:
        begin: from when on they are counted.
        seconds: how many, more than 0.
        zone: the time zone whose weekends do not count; None if they do. A day on which clocks are set is shorter or
            longer.
        vacation: what does not count, either.
    """
    left = seconds
    while True:
        is_free, until = _day_off(begin, zone, vacation)
        if not is_free:
            if begin + left <= until:
                return begin + left
            left -= until - begin
        begin = until


def _day_off(at: float, zone: ZoneInfo | None, vacation: Vacation | None) -> tuple[bool, float]:
    """Return whether time stands still at a moment, and until when that cannot change."""
    is_free, until = False, inf
    if zone is not None:
        local = datetime.fromtimestamp(at, zone)
        is_free = local.weekday() >= SATURDAY
        days = (7 if is_free else SATURDAY) - local.weekday()
        until = datetime.combine(local.date() + timedelta(days=days), datetime.min.time(), zone).timestamp()
    if vacation is not None:
        is_free = is_free or vacation[0] <= at < vacation[1]
        until = min([until, *[moment for moment in vacation if moment > at]])
    return is_free, until


def set_clocks(
    seats: Sequence[Seat], asked: Collection[int], now: float, allot: Callable[[Seat], float | None]
) -> list[int]:
    """Let the time of each seat run that is asked, and stop that of the others.

    A seat that is not asked any more although it has not answered, as after an undo, has not spent anything.

    Args:
        seats: the seats of the table.
        asked: those that are asked.
        now: the time, in seconds since 1970.
        allot: returns what is in the bank of a seat that is asked from now on; None for the table's pace.

    Returns:
        The seats that have changed.
    """
    changed = []
    for number, seat in enumerate(seats):
        if (number in asked) != (seat.asked is not None):
            seat.asked = now if number in asked else None
            if number in asked:
                seat.bank = allot(seat)
            changed.append(number)
    return changed


def spend(seat: Seat, now: float, lost: Callable[[float], float]) -> None:
    """Take the time for which a seat has been asked out of its bank, unless somebody answers for its owner.

    Args:
        seat: the seat, which is being asked.
        now: the time, in seconds since 1970.
        lost: for how many seconds after a moment nobody could answer.
    """
    if seat.bank is not None and seat.asked is not None and not seat.away:
        seat.bank = max(0.0, seat.bank - max(0.0, now - seat.asked - lost(seat.asked)))


def stop(seat: Seat, pace: float, now: float, lost: Callable[[float], float], zone: ZoneInfo | None) -> None:
    """Keep what is left of the time of a seat that is asked: its bank without the time from `asked` until now.

    Args:
        seat: the seat.
        pace: how many seconds the table gives for each answer.
        now: the time, in seconds since 1970.
        lost: for how many seconds after a moment nobody could answer.
        zone: the time zone whose weekends do not count; None if they do.
    """
    if seat.asked is None:
        return
    if zone is None and seat.vacation is None:
        seat.asked += lost(seat.asked)
    else:
        left = workdays_between(now, deadline(seat.asked, pace, seat.bank, lost), zone, seat.vacation)
        seat.asked, seat.bank = now - (pace - left), None


def go_on(
    seat: Seat, pace: float, stopped: float, now: float, lost: Callable[[float], float], zone: ZoneInfo | None
) -> None:
    """Let the time of a seat run again that was stopped (`stop`): as much is left as was then.

    Args:
        seat: the seat.
        pace: as in `stop`.
        stopped: when it was stopped, in seconds since 1970.
        now: as in `stop`.
        lost: as in `stop`.
        zone: as in `stop`.
    """
    if seat.asked is None:
        return
    spent = stopped - seat.asked
    left = (pace if seat.bank is None else seat.bank) - spent
    seat.asked = now - spent
    if left > 0 and (zone is not None or seat.vacation is not None):
        seat.bank = spent + end_of_workdays(now, left, zone, seat.vacation) - now
    if known := lost(seat.asked) - lost(now):  # outages before now, which are not to be given back once more
        seat.bank = (pace if seat.bank is None else seat.bank) - known
