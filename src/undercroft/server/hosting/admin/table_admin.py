"""List, close and delete tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.storage.database_schema import ACTIONS, CHAT, CHRONICLES, REVIEWS, SEATS, TABLES
from undercroft.server.tables.core.table_details import FINISHED


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the list shows it: nothing of its people, cards or seed."""

    id: str
    game: str
    status: str
    seats: int
    rows: int
    made: float
    changed: float


async def list_tables(engine: AsyncEngine, status: str | None = None) -> list[TableSummary]:
    """Return all tables, the one that changed last first.

    Args:
        engine: the database.
        status: only those with this status: ``open``, ``playing`` or ``finished``.
    """
    seats = select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
    rows = select(func.count()).where(ACTIONS.c.table_id == TABLES.c.id).scalar_subquery()
    query = select(TABLES, seats.label("seats"), rows.label("rows")).order_by(TABLES.c.changed.desc())
    if status is not None:
        query = query.where(TABLES.c.status == status)
    async with engine.connect() as connection:
        found = [dict(row) for row in (await connection.execute(query)).mappings()]
    return [_listed(row) for row in found]


def _listed(row: dict[str, Any]) -> TableSummary:
    game = msgspec.json.decode(row["header"])["game"]
    return TableSummary(**{name: row[name] for name in TableSummary.__struct_fields__ if name != "game"}, game=game)


async def close(engine: AsyncEngine, ids: Sequence[str]) -> None:
    """End the games at some tables where they are; what has happened can still be watched.

    Raises:
        OptionError: one of the tables does not exist; then nothing is changed.
    """
    version = TABLES.c.version + 1
    values = {"status": FINISHED, "to_act": "", "changed": time.time(), "version": version}
    async with engine.begin() as connection:
        await _check(connection, ids)
        await connection.execute(update(TABLES).where(TABLES.c.id.in_(ids), TABLES.c.status != FINISHED).values(values))


async def remove(engine: AsyncEngine, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them.

    Raises:
        OptionError: one of them does not exist; then nothing is changed.
    """
    async with engine.begin() as connection:
        await _check(connection, ids)
        for part in (ACTIONS, CHAT, CHRONICLES, REVIEWS, SEATS):
            await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


async def _check(connection: Any, ids: Sequence[str]) -> None:
    there = set((await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(ids)))).scalars())
    for table_id in ids:
        if table_id not in there:
            raise OptionError(f"there is no table {table_id!r}; 'undercroft admin list' names them all")
