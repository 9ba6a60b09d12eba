"""Read at which tables somebody plays with others, and how that person wants to find them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import exists, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotRead
from undercroft.server.runtime.logs import LOG
from undercroft.server.storage.database_schema import SEATS, TABLE_MARKS, TABLES

MOST: Final = 1000
"""The most seats that are read; of somebody with more, those at tables that have not changed for long are left out."""

Row = dict[str, Any]


class StoredTurns:
    """What the database knows of the tables of a person. Each method raises `NotRead` where it fails.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def seats(self, guests: Sequence[str]) -> list[Row]:
        """Read the seats of a person at unfinished tables where somebody else has a seat, lessons left out.

        Args:
            guests: all guests of the person.

        Returns:
            For each seat `table_id`, `seat`, `asked`, `away`, `to_act`, `pace` and `changed`.
        """
        other = SEATS.alias()
        others = exists().where(
            other.c.table_id == SEATS.c.table_id, other.c.guest.is_not(None), other.c.guest.not_in(guests)
        )
        mine = (SEATS.c.guest.in_(guests), TABLES.c.status.in_(("open", "playing")), TABLES.c.lesson.is_(None))
        query = (
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.asked, SEATS.c.away)
            .add_columns(TABLES.c.to_act, TABLES.c.pace, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(*mine, others)
        )
        return await self._rows(query.order_by(TABLES.c.changed.desc(), SEATS.c.seat).limit(MOST))

    async def marks(self, guests: Sequence[str]) -> list[Row]:
        """Read how a person wants to find tables: `guest`, `table_id`, `pinned` and `snoozed` of each."""
        return await self._rows(select(TABLE_MARKS).where(TABLE_MARKS.c.guest.in_(guests)))

    async def _rows(self, statement: Any) -> list[Row]:
        try:
            async with self._engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(statement)).mappings()]
        except (SQLAlchemyError, OSError, ValueError) as error:
            LOG.error("not-read", error=type(error.__cause__ or error).__name__)
            raise NotRead from None
