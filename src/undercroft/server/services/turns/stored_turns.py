"""Read at which tables somebody plays with others, and how that person wants to find them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import exists, select

from undercroft.server.storage.database_schema import SEATS, TABLE_MARKS, TABLES
from undercroft.server.storage.stored_rows import Row, StoredRows

MOST: Final = 1000
"""The most seats that are read; of somebody with more, those at tables that have not changed for long are left out."""


class StoredTurns(StoredRows):
    """What the database knows of the tables of a person. Each method raises `NotRead` where it fails."""

    async def seats(self, guests: Sequence[str]) -> list[Row]:
        """Read the seats of a person at unfinished tables where somebody else has a seat, lessons left out.

        Args:
            guests: all guests of the person.

        Returns:
            For each seat `table_id`, `seat`, `asked`, `bank`, `away`, `to_act`, `pace`, `paused` and `changed`.
        """
        other = SEATS.alias()
        others = exists().where(
            other.c.table_id == SEATS.c.table_id, other.c.guest.is_not(None), other.c.guest.not_in(guests)
        )
        mine = (SEATS.c.guest.in_(guests), TABLES.c.status.in_(("open", "playing")), TABLES.c.lesson.is_(None))
        query = (
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.asked, SEATS.c.bank, SEATS.c.away)
            .add_columns(TABLES.c.to_act, TABLES.c.pace, TABLES.c.paused, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(*mine, others)
        )
        return await self._rows(query.order_by(TABLES.c.changed.desc(), SEATS.c.seat).limit(MOST))

    async def marks(self, guests: Sequence[str]) -> list[Row]:
        """Read how a person wants to find tables: `guest`, `table_id`, `pinned` and `snoozed` of each."""
        return await self._rows(select(TABLE_MARKS).where(TABLE_MARKS.c.guest.in_(guests)))
