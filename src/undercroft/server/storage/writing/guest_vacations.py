"""When people are away, as they have said: their time does not run meanwhile at slow tables."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from undercroft.server.storage.database_schema import PERSON_GUESTS, VACATIONS
from undercroft.server.storage.stored_rows import StoredRows


class GuestVacations(StoredRows):
    """What the database knows of vacations."""

    async def of(self, guests: Collection[str], now: float) -> dict[str, tuple[float, float]]:
        """Read the vacations of guests that are not over: from when until when, in seconds since 1970.

        That of a person counts for all guests of the person.

        Raises:
            NotRead: the database cannot be used.
        """
        mine, other = PERSON_GUESTS.alias(), PERSON_GUESTS.alias()
        joined = mine.join(other, other.c.person == mine.c.person).join(VACATIONS, VACATIONS.c.guest == other.c.guest)
        by_person = select(mine.c.guest, VACATIONS.c.begins, VACATIONS.c.ends).select_from(joined)
        alone = select(VACATIONS.c.guest, VACATIONS.c.begins, VACATIONS.c.ends)
        later = VACATIONS.c.ends > now
        found = await self._all_rows(
            alone.where(VACATIONS.c.guest.in_(guests), later), by_person.where(mine.c.guest.in_(guests), later)
        )
        return {row["guest"]: (row["begins"], row["ends"]) for rows in found for row in rows}
