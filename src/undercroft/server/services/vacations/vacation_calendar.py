"""Keep when people are away, and for how long they may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import select

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.vacation_messages import VacationBody, Vacations
from undercroft.server.runtime.wall_clock import DAY
from undercroft.server.services.people.identities import Identity
from undercroft.server.storage.database_schema import PERSON_GUESTS, VACATIONS
from undercroft.server.storage.stored_rows import Row, StoredRows
from undercroft.server.storage.write_statements import DROP_VACATION, SAVE_VACATION, Statement
from undercroft.server.storage.writing.due_rows import VACATION, due
from undercroft.server.storage.writing.group_commit import BatchWriter

LONGEST: Final = 21 * DAY
"""The longest vacation, in seconds: the others at a table wait for so long."""

YEARLY: Final = 30 * DAY
"""How long all vacations within a year may last together, in seconds; what one has not used does not count."""

YEAR: Final = 365 * DAY
"""In which time before the end of a vacation the others count, and how far ahead it may begin, in seconds."""


class StoredVacations(StoredRows):
    """What the database knows of vacations. Each method raises `NotRead` where it fails."""

    async def of(self, guests: Sequence[str]) -> list[Row]:
        """Read all vacations of some guests, and of the people whose guests they are, the oldest first."""
        people = select(PERSON_GUESTS.c.person).where(PERSON_GUESTS.c.guest.in_(guests))
        others = select(PERSON_GUESTS.c.guest).where(PERSON_GUESTS.c.person.in_(people))
        mine = VACATIONS.c.guest.in_(guests) | VACATIONS.c.guest.in_(others)
        return await self._rows(select(VACATIONS).where(mine).order_by(VACATIONS.c.begins))


class VacationCalendar:
    """What people can do about their vacations. Each has at most one that is not over.

    Tables hear of a change by a row that comes up at once (`table_commands.vacation_changes`). All methods raise
    `NotRead` and `NotStored`.

    Args:
        stored: the vacations.
        writer: writes them, and tells the time.
    """

    def __init__(self, stored: StoredVacations, writer: BatchWriter) -> None:
        self._stored = stored
        self._writer = writer

    async def overview(self, identity: Identity) -> Vacations:
        """Return the vacation of somebody, and how long it may be."""
        now, rows = self._writer.clock.time(), await self._stored.of(identity.guests)
        planned = [_body(row) for row in rows if row["ends"] > now]
        left = max(0.0, YEARLY - _used([row for row in rows if row["ends"] <= now], now))
        return Vacations(planned[-1] if planned else None, LONGEST, min(left, LONGEST))

    async def choose(self, identity: Identity, wanted: VacationBody) -> None:
        """Keep a vacation, in the place of the one that is to come; one that goes on gets another end.

        Raises:
            ApiError: it would end before it begins (``vacation-order``), or be too long (``vacation-long``), too far
                ahead (``vacation-far``), or too much within a year (``vacation-year``).
        """
        now, rows = self._writer.clock.time(), await self._stored.of(identity.guests)
        over = [row for row in rows if row["ends"] <= now]
        open_ = [row for row in rows if row["ends"] > now]
        begins = min([row["begins"] for row in open_ if row["begins"] <= now], default=max(wanted.begins, now))
        if wanted.ends <= max(begins, now):
            raise ApiError("vacation-order", "a vacation ends after it begins, and not in the past")
        if begins > now + YEAR:
            raise ApiError("vacation-far", "a vacation begins within a year")
        if wanted.ends - begins > LONGEST:
            raise ApiError("vacation-long", f"a vacation lasts at most {LONGEST / DAY:.0f} days", 409)
        if _used(over, wanted.ends) + wanted.ends - begins > YEARLY:
            raise ApiError("vacation-year", f"vacations last at most {YEARLY / DAY:.0f} days within a year", 409)
        old = [*open_, *[row for row in over if row["ends"] < now - YEAR]]
        row = {"guest": identity.guest, "begins": begins, "ends": wanted.ends, "notices": wanted.notices}
        await self._store(old, [row], identity.guest or "")

    async def end(self, guests: Sequence[str]) -> None:
        """End the vacation of a guest, or of a person with all guests, now; one that is to come is given up."""
        now = self._writer.clock.time()
        open_ = [row for row in await self._stored.of(guests) if row["ends"] > now]
        if open_:
            await self._store(open_, [{**row, "ends": now} for row in open_ if row["begins"] < now], guests[0])

    async def export(self, guests: Sequence[str]) -> list[VacationBody]:
        """Return all vacations that are stored of somebody."""
        return [_body(row) for row in await self._stored.of(guests)]

    async def _store(self, old: Iterable[Row], new: Iterable[Row], guest: str) -> None:
        batch: list[tuple[Statement, Row]] = [(DROP_VACATION, row) for row in old]
        batch += [(SAVE_VACATION, row) for row in new]
        await self._writer.write([*batch, due(VACATION, guest, self._writer.clock.time())])


def _used(rows: Iterable[Row], end: float) -> float:
    """Return for how many seconds there was a vacation within the year before a moment."""
    return float(sum([max(0.0, min(row["ends"], end) - max(row["begins"], end - YEAR)) for row in rows]))


def _body(row: Row) -> VacationBody:
    return VacationBody(row["begins"], row["ends"], row["notices"])
