"""Read tables and people from a database of which some pages may be damaged, and count what cannot be read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final

import msgspec
from sqlalchemy import Column, ColumnElement, Integer, MetaData, Select, Table, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.storage.database_schema import (
    ACTIONS,
    CHANNELS,
    CHAT,
    CHRONICLES,
    CREDENTIALS,
    MUTES,
    NOTICE_CHOICES,
    PEOPLE,
    PERSON_GUESTS,
    QUESTIONS,
    SEATS,
    SESSIONS,
    TABLE_MARKS,
    TABLES,
    VACATIONS,
)

TABLE_PARTS: Final = tuple(
    [str(part.name) for part in (TABLES, SEATS, ACTIONS, CHAT, CHRONICLES, QUESTIONS, TABLE_MARKS)]
)
"""What belongs to a table, in the order in which it can be restored: everything but the lease, reviews, which can be
computed again, and notices that are on their way. A database of an earlier version may have less."""

PEOPLE_PARTS: Final = tuple(
    [
        str(part.name)
        for part in (PEOPLE, PERSON_GUESTS, SESSIONS, CREDENTIALS, CHANNELS, NOTICE_CHOICES, MUTES, VACATIONS)
    ]
)
"""What belongs to people, or like vacations also to guests, in the order in which it can be restored: everything but
challenges that wait for an answer. A database from before there were people has none of it."""

PARTS: Final = PEOPLE_PARTS + TABLE_PARTS
"""All that a backup has."""

NEEDED: Final = (TABLES.name, SEATS.name)
"""The parts without which a table cannot be opened."""

OF_TABLE: Final = (TABLES.c.id.name, SEATS.c.table_id.name)
"""The columns that name a table."""

MOST: Final = 2**30
"""No row of a table has such a number."""

HOPELESS: Final = 1000
"""After how many lost rows the rest of a part is given up: its index is lost, too, so the search would find no end."""

Row = dict[str, Any]


class Damage(msgspec.Struct):
    """What cannot be read of a table.

    Attributes:
        rows: how many rows of each part cannot be read.
    """

    rows: dict[str, int] = {}

    @property
    def is_fatal(self) -> bool:
        """Whether the table cannot be opened without what is missing."""
        return any(name in self.rows for name in NEEDED)

    def __str__(self) -> str:
        parts = ", ".join([f"{count} of {name}" for name, count in self.rows.items()])
        return f"rows cannot be read, as the database is damaged ({parts})"


class Salvage:
    """Reads tables one by one, and each row alone where that fails.

    Args:
        connection: a connection to the database, in a transaction.
        declared: the parts as this database has them.

    Attributes:
        damaged: by id, what cannot be read of the tables read so far.
        all_found: whether the ids of all tables could be read.
        lost_people: how many rows of each part of people cannot be read.
    """

    def __init__(self, connection: AsyncConnection, declared: MetaData) -> None:
        self.damaged: dict[str, Damage] = {}
        self.all_found = False
        self.lost_people = Damage({})
        self._connection = connection
        self._parts = [declared.tables[name] for name in TABLE_PARTS if name in declared.tables]
        self._people_parts = [declared.tables[name] for name in PEOPLE_PARTS if name in declared.tables]

    async def ids(self) -> list[str]:
        """Return the ids of all tables, from whichever index or table has them."""
        tables, seats, *_ = self._parts
        found: set[Any] = set()
        for query in (
            select(tables.c.id).order_by(tables.c.id),  # from the index
            select(tables.c.id, tables.c.made),  # from the table
            select(seats.c.table_id),
        ):
            try:
                async with self._attempt():
                    async for row in await self._connection.stream(query):
                        found.add(row[0])
            except (SQLAlchemyError, ValueError):
                continue
            self.all_found = True
            break
        return sorted([table_id for table_id in found if isinstance(table_id, str)])

    async def table(self, table_id: str) -> list[tuple[str, Row]]:
        """Return the rows of a table that are of use, each with the name of its part.

        Of answers that cannot all be read, only those before the first gap are: nobody can tell what the others would
        lead to. Without one of the parts that are `NEEDED`, none is.
        """
        found = [(part, await self._rows(part, table_id)) for part in self._parts]
        damage = self.damaged.get(table_id)
        if damage is not None:
            if damage.is_fatal:
                return []
            if ACTIONS.name in damage.rows:
                found = [(part, _unbroken(rows) if part.name == ACTIONS.name else rows) for part, rows in found]
        return [(str(part.name), row) for part, rows in found for row in rows]

    async def people(self) -> list[tuple[str, Row]]:
        """Return the rows of all people, each with the name of its part.

        Without a person's own row, nothing that belongs to the person can be restored, so it counts as lost.
        """
        found: list[tuple[str, Row]] = []
        known: set[Any] = set()
        for part in self._people_parts:
            name, rows = str(part.name), await self._people_rows(part)
            whole = [row for row in rows if row and ("person" not in row or row["person"] in known)]
            if name == PEOPLE.name:
                known = {row["id"] for row in whole}
            if len(whole) < len(rows):
                self.lost_people.rows[name] = len(rows) - len(whole)
            found += [(name, row) for row in whole]
        return found

    async def _people_rows(self, part: Table) -> list[Row]:
        """Read the rows of a part of people: all at once, or one by one; an empty row stands for each that is lost."""
        key = list(part.primary_key)
        rows = await self._read(select(part).order_by(*key))
        if rows is not None:
            return rows
        keys = await self._read(select(*key).order_by(*key))  # from the index
        if keys is None:
            return [{}]
        found: list[Row] = []
        for one in keys:
            alone = await self._read(select(part).where(*[column == one[column.name] for column in key]))
            found.append(alone[0] if alone else {})
        return found

    async def _rows(self, part: Table, table_id: str) -> list[Row]:
        """Read the rows of a part that belong to a table: through the index, or without it, or one by one."""
        [key] = [column for column in part.primary_key if column.name in OF_TABLE]
        rest = [column for column in part.primary_key if column is not key]
        for where in (key == table_id, key.concat("") == table_id):
            rows = await self._read(select(part).where(where).order_by(*rest))
            if rows is not None:
                break
        else:
            numbered = rest and isinstance(rest[0].type, Integer)
            rows = await self._one_by_one(part, key == table_id, rest[0]) if numbered else [{}]
        needed = [column.name for column in part.columns if not column.nullable]
        whole = [row for row in rows if row.get(key.name) == table_id and all(row[name] is not None for name in needed)]
        if len(whole) < len(rows):
            damage = self.damaged.setdefault(table_id, Damage({}))
            damage.rows[part.name] = len(rows) - len(whole)
        return whole

    async def _one_by_one(self, part: Table, where: ColumnElement[bool], key: Column[Any]) -> list[Row]:
        """Read the rows that can be read, halving what cannot; an empty row stands for each one that is lost."""
        found: list[Row] = []
        waiting = [(0, MOST)]
        while waiting and found.count({}) < HOPELESS:
            begin, end = waiting.pop()
            rows = await self._read(select(part).where(where, key >= begin, key < end).order_by(key))
            if rows is not None:
                found += rows
            elif end - begin == 1:
                found.append({})
            else:
                middle = (begin + end) // 2
                waiting += [(middle, end), (begin, middle)]
        return found

    async def _read(self, query: Select[Any]) -> list[Row] | None:
        try:
            async with self._attempt():
                found = (await self._connection.execute(query)).mappings()
                return [{str(column): value for column, value in row.items()} for row in found]
        except (SQLAlchemyError, ValueError):  # ValueError: a text is not valid Unicode
            return None

    def _attempt(self) -> AbstractAsyncContextManager[Any]:
        """Keep the transaction alive if a statement fails, where that would end it."""
        sqlite = self._connection.dialect.name == "sqlite"
        return nullcontext() if sqlite else self._connection.begin_nested()


def _unbroken(answers: list[Row]) -> list[Row]:
    return [answer for number, answer in enumerate(answers) if answer["number"] == number]


@asynccontextmanager
async def salvaging(engine: AsyncEngine) -> AsyncIterator[tuple[AsyncConnection, Salvage]]:
    """Read a database as it is at one moment.

    Raises:
        OptionError: nothing of it can be read.
    """
    sqlite = engine.dialect.name == "sqlite"
    isolated = engine if sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        async with isolated.connect() as connection:
            if sqlite:
                await connection.execute(text("BEGIN"))  # the driver begins no transaction by itself in order to read
            yield connection, Salvage(connection, await declared(connection))
            await connection.rollback()
    except SQLAlchemyError as error:
        raise OptionError(f"the database cannot be read: {type(error.__cause__ or error).__name__}") from None


async def declared(connection: AsyncConnection) -> MetaData:
    """Return the parts as the database has them, since it may be of an earlier version."""
    found = MetaData()
    await connection.run_sync(lambda sync: found.reflect(sync, only=lambda name, _: name in PARTS))
    return found
