"""When people are away, as they have said: their time does not run meanwhile at slow tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, select, union

from undercroft.server.storage.database_schema import PERSON_GUESTS, VACATIONS
from undercroft.server.storage.stored_rows import Row, StoredRows


class GuestVacations(StoredRows):
    """What the database knows of vacations. Each method raises `NotRead` where it fails."""

    async def of(self, guests: Collection[str], now: float) -> dict[str, tuple[float, float]]:
        """Read the vacations of guests that count: from when until when, in seconds since 1970."""
        rows = [row for row in await self._rows(_VACATIONS, guests=list(guests)) if row["ends"] > now]
        return {row["mine"]: (row["begins"], row["ends"]) for row in reversed(rows)}

    async def of_person(self, guests: Collection[str]) -> list[Row]:
        """Read all vacations of some guests of a person, or of one guest, the earliest first."""
        found = await self._rows(_VACATIONS, guests=list(guests))
        return list({(row["guest"], row["begins"]): row for row in found}.values())


def _vacations() -> Any:
    """Return the query for the vacations of some guests, the earliest first; `mine` names the guest.

    That of a person counts for all guests of the person. Of those that are not over the first one counts.
    """
    mine, other = PERSON_GUESTS.alias(), PERSON_GUESTS.alias()
    guests: BindParameter[str] = bindparam("guests", expanding=True)
    joined = mine.join(other, other.c.person == mine.c.person).join(VACATIONS, VACATIONS.c.guest == other.c.guest)
    by_person = select(mine.c.guest.label("mine"), *VACATIONS.c).select_from(joined).where(mine.c.guest.in_(guests))
    alone = select(VACATIONS.c.guest.label("mine"), *VACATIONS.c).where(VACATIONS.c.guest.in_(guests))
    return union(alone, by_person).order_by("begins", "ends", "guest")


_VACATIONS: Final = _vacations()
"""It is made once, since tables ask at each question."""
