"""In which time zones people live, as they have said for their notices: their weekends are meant there."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from undercroft.server.storage.database_schema import NOTICE_CHOICES, PERSON_GUESTS
from undercroft.server.storage.stored_rows import StoredRows


class GuestZones(StoredRows):
    """What the database knows of time zones."""

    async def of(self, guests: Collection[str]) -> dict[str, str]:
        """Read the time zones of those guests who have chosen one.

        Raises:
            NotRead: the database cannot be used.
        """
        query = select(PERSON_GUESTS.c.guest, NOTICE_CHOICES.c.zone)
        query = query.join(NOTICE_CHOICES, NOTICE_CHOICES.c.person == PERSON_GUESTS.c.person)
        rows = await self._rows(query.where(PERSON_GUESTS.c.guest.in_(guests)))
        return {row["guest"]: row["zone"] for row in rows}
