"""Keep when people are away, and for how long they may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sqlalchemy import delete, insert, select, update

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.vacation_messages import VacationBody, Vacations
from undercroft.server.runtime.wall_clock import DAY
from undercroft.server.services.people.identities import Identity
from undercroft.server.storage.database_schema import DUE, PERSON_GUESTS, VACATIONS
from undercroft.server.storage.stored_rows import Row, Taken
from undercroft.server.storage.writing.due_rows import VACATION
from undercroft.server.storage.writing.guest_vacations import GuestVacations

LONGEST: Final = 21 * DAY
"""The longest vacation, in seconds: the others at a table wait for so long."""

YEARLY: Final = 30 * DAY
"""How long all vacations within a year may last together, in seconds; what one has not used does not count."""

YEAR: Final = 365 * DAY
"""In which time before the end of a vacation the others count, and how far ahead it may begin, in seconds."""

HOUR: Final = 3600.0
"""By how much days are longer together where clocks are put back meanwhile, in seconds: people count days."""

Replacement = Callable[[list[Row]], list[VacationBody]]
"""Returns what takes the place of the vacations that are not over, the earliest first."""


class StoredVacations(GuestVacations):
    """What the database knows of vacations, to which one may write: reads raise `NotRead`, writes `NotStored`."""

    async def replace(self, guests: Sequence[str], now: float, change: Replacement) -> None:
        """Replace the vacations of a guest, or of a person by some guests, and let tables hear of it.

        Nobody else can change those of the same person meanwhile: the row that says what is due is locked.
        """
        people = select(PERSON_GUESTS.c.person).where(PERSON_GUESTS.c.guest.in_(guests))
        others = await self._rows(select(PERSON_GUESTS.c.guest).where(PERSON_GUESTS.c.person.in_(people)))
        everybody = sorted({*guests, *[row["guest"] for row in others]})
        try:
            await self._replace(everybody, now, change)
        except Taken:  # somebody else has just written the row for the first time
            await self._replace(everybody, now, change)

    async def _replace(self, guests: Sequence[str], now: float, change: Replacement) -> None:
        key = {"kind": VACATION, "table_id": guests[0]}
        async with self._transaction() as connection:
            known = [DUE.c[name] == value for name, value in key.items()]
            if not (await connection.execute(update(DUE).where(*known).values(at=now, tries=0))).rowcount:
                await connection.execute(insert(DUE).values(**key, at=now, tries=0))
            rows = (await connection.execute(select(VACATIONS).where(VACATIONS.c.guest.in_(guests)))).mappings()
            new = change(sorted([dict(row) for row in rows], key=lambda row: float(row["begins"])))
            await connection.execute(delete(VACATIONS).where(VACATIONS.c.guest.in_(guests), VACATIONS.c.ends > now))
            for one in new:
                values = {"begins": one.begins, "ends": one.ends, "notices": one.notices}
                await connection.execute(insert(VACATIONS).values(guest=guests[0], **values))

    async def forget(self, guests: Sequence[str], before: float) -> None:
        """Delete the vacations of some guests that were over before a moment, in seconds since 1970."""
        await self._write(delete(VACATIONS).where(VACATIONS.c.guest.in_(guests), VACATIONS.c.ends <= before))


class VacationCalendar:
    """What people can do about their vacations. Each has at most one that is not over.

    Tables hear of a change by a row that comes up at once (`table_commands.vacation_changes`). All methods raise
    `NotRead` and `NotStored`.

    Args:
        stored: the vacations.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, stored: StoredVacations, wall: Callable[[], float]) -> None:
        self._stored = stored
        self._wall = wall

    async def overview(self, identity: Identity) -> Vacations:
        """Return the vacation of somebody, and how long it may be."""
        now, rows = self._wall(), await self._stored.of_person(identity.guests)
        planned = [_body(row) for row in rows if row["ends"] > now]
        left = max(0.0, YEARLY - _used(rows, now, now))
        return Vacations(planned[0] if planned else None, LONGEST, min(left, LONGEST))

    async def choose(self, identity: Identity, wanted: VacationBody) -> None:
        """Keep a vacation, in the place of the one that is to come; one that goes on gets another end.

        Raises:
            ApiError: it would end before it begins (``vacation-order``), or be too long (``vacation-long``), too far
                ahead (``vacation-far``), or too much within a year (``vacation-year``).
        """
        now = self._wall()
        await self._stored.replace(identity.guests, now, lambda rows: [_allowed(rows, wanted, now)])

    async def drop(self, identity: Identity) -> None:
        """End the vacation of somebody now, or give up the one that is to come."""
        now = self._wall()
        await self._stored.replace(identity.guests, now, lambda rows: _ended(rows, now))

    async def end(self, guest: str) -> None:
        """End the vacation of a guest, or of the person whose guest it is, now, if it has begun."""
        now = self._wall()

        def change(rows: list[Row]) -> list[VacationBody]:
            return [*_ended(rows, now), *[_body(row) for row in rows if row["begins"] > now]]

        if _begun(await self._stored.of_person([guest]), now):
            await self._stored.replace([guest], now, change)

    async def join(self, guest: str | None) -> None:
        """Let one vacation remain of those of a guest and of the person whose guest it is now: the earliest."""
        now = self._wall()
        if guest and [row for row in await self._stored.of_person([guest]) if row["ends"] > now]:
            await self._stored.replace([guest], now, lambda rows: [_body(row) for row in rows if row["ends"] > now][:1])

    async def forget_old(self, guests: Sequence[str]) -> float | None:
        """Delete what counts for nothing any more; return when there is more to delete, in seconds since 1970."""
        before = self._wall() - YEAR
        ends = [row["ends"] for row in await self._stored.of_person(guests)]
        if [end for end in ends if end <= before]:
            await self._stored.forget(guests, before)
        return min([end + YEAR for end in ends if end > before], default=None)

    async def export(self, guests: Sequence[str]) -> list[VacationBody]:
        """Return all vacations that are stored of somebody."""
        return [_body(row) for row in await self._stored.of_person(guests)]


def _allowed(rows: Iterable[Row], wanted: VacationBody, now: float) -> VacationBody:
    """Return the vacation that somebody gets who wants one.

    Raises:
        ApiError: as `VacationCalendar.choose`.
    """
    begins = min([row["begins"] for row in _begun(rows, now)], default=max(wanted.begins, now))
    if wanted.ends <= max(begins, now):
        raise ApiError("vacation-order", "a vacation ends after it begins, and not in the past")
    if begins > now + YEAR:
        raise ApiError("vacation-far", "a vacation begins within a year")
    if wanted.ends - begins > LONGEST + HOUR:
        raise ApiError("vacation-long", f"a vacation lasts at most {LONGEST / DAY:.0f} days", 409)
    if _used(rows, now, wanted.ends) + wanted.ends - begins > YEARLY + HOUR:
        raise ApiError("vacation-year", f"vacations last at most {YEARLY / DAY:.0f} days within a year", 409)
    return VacationBody(begins, wanted.ends, wanted.notices)


def _begun(rows: Iterable[Row], now: float) -> list[Row]:
    return [row for row in rows if row["begins"] <= now < row["ends"]]


def _used(rows: Iterable[Row], now: float, end: float) -> float:
    """Return for how many seconds there was a vacation that is over now, within the year before a moment."""
    over = [row for row in rows if row["ends"] <= now]
    return float(sum([max(0.0, min(row["ends"], end) - max(row["begins"], end - YEAR)) for row in over]))


def _body(row: Row) -> VacationBody:
    return VacationBody(row["begins"], row["ends"], row["notices"])


def _ended(rows: Iterable[Row], now: float) -> list[VacationBody]:
    """Return the vacation that has begun, as it is if it ends now."""
    return [VacationBody(row["begins"], now, row["notices"]) for row in _begun(rows, now) if row["begins"] < now]
