"""In which time zones people live, as they have said for their notices: their weekends are meant there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, select

from undercroft.server.storage.database_schema import NOTICE_CHOICES, PERSON_GUESTS
from undercroft.server.storage.stored_rows import StoredRows


class GuestZones(StoredRows):
    """What the database knows of time zones."""

    async def of(self, guests: Collection[str]) -> dict[str, str]:
        """Read the time zones of those guests who have chosen one.

        Raises:
            NotRead: the database cannot be used.
        """
        return {row["guest"]: row["zone"] for row in await self._rows(_ZONES, guests=list(guests))}


_ZONES: Final = (
    select(PERSON_GUESTS.c.guest, NOTICE_CHOICES.c.zone)
    .join(NOTICE_CHOICES, NOTICE_CHOICES.c.person == PERSON_GUESTS.c.person)
    .where(PERSON_GUESTS.c.guest.in_(bindparam("guests", expanding=True)))
)
"""It is made once, since tables ask at each question."""
