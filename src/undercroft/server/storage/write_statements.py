"""The statements that write, each for any number of rows at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Executable, Table, bindparam, delete, func, insert, literal_column, or_, update
from sqlalchemy.dialects import postgresql

from undercroft.server.storage.database_schema import (
    ACTIONS,
    CHAT,
    CHRONICLES,
    CLOCK,
    DUE,
    MUTES,
    NOTICES,
    OUTAGES,
    PERSON_GUESTS,
    QUESTIONS,
    REVIEWS,
    SAVED_MATCHES,
    SEATS,
    TABLE_MARKS,
    TABLES,
    VACATIONS,
)

Row = dict[str, Any]
"""The values of one row, by the names of its columns."""


class Statement:
    """A statement that writes any number of rows.

    Args:
        columns: the columns that a row must have.
        sql: the statement for SQLAlchemy.
        sqlite: the same for SQLite, with one parameter: a JSON array of the rows.
    """

    def __init__(self, columns: Sequence[str], sql: Executable, sqlite: str) -> None:
        self.columns = tuple(columns)
        self.sql = sql
        self.sqlite = sqlite

    def gathered(self, rows: Sequence[Row]) -> list[tuple[Any, ...]]:
        """Return the parameters of each execution of `sqlite` for some rows: one array with all of them."""
        return [(msgspec.json.encode([[row[name] for name in self.columns] for row in rows]).decode(),)]

    def last(self, rows: Iterable[Row]) -> list[Row]:
        """Return the rows that have to be written, here all of them."""
        return list(rows)

    def bound(self, row: Row) -> Row:
        """Return the parameters of `sql` for a row."""
        return row


class Insert(Statement):
    """Adds rows to a table."""

    def __init__(self, table: Table) -> None:
        columns = [column.name for column in table.columns]
        self._unknown = {column.name: None for column in table.columns if column.nullable}
        values = ", ".join([f"json_extract(value, '$[{i}]')" for i in range(len(columns))])
        sqlite = f"INSERT INTO {table.name} ({', '.join(columns)}) SELECT {values} FROM json_each(?)"
        super().__init__(columns, insert(table), sqlite)

    def gathered(self, rows: Sequence[Row]) -> list[tuple[Any, ...]]:
        """Return the parameters of each execution of `sqlite`; what a row does not say is null."""
        return super().gathered([{**self._unknown, **row} for row in rows])


class Replace(Insert):
    """Adds rows, or replaces those with the same primary key."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._keys = [column.name for column in table.primary_key]
        self.sql, replacing = _replacing(table)
        self.sqlite += f" WHERE true{replacing}"  # without a condition, SQLite takes ON for a join

    def last(self, rows: Iterable[Row]) -> list[Row]:
        """Return the rows that have to be written: the last with each key, in the order of the keys, so that two
        transactions never wait for each other.
        """
        found = {tuple([row[key] for key in self._keys]): row for row in rows}
        return [found[key] for key in sorted(found)]


class ReplaceBytes(Replace):
    """Adds or replaces rows with bytes, which JSON does not have: SQLite executes it once for each row."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        places = ", ".join(["?"] * len(self.columns))
        self.sqlite = f"INSERT INTO {table.name} ({', '.join(self.columns)}) VALUES ({places}){_replacing(table)[1]}"

    def gathered(self, rows: Sequence[Row]) -> list[tuple[Any, ...]]:
        """Return the parameters of each execution of `sqlite`: the values of one row."""
        return [tuple([row[name] for name in self.columns]) for row in rows]


class ReplaceOther(Replace):
    """Adds rows, or replaces those with the same primary key that are about something else.

    Args:
        table: the table.
        *told_by: the columns that say what a row is about; what it does not name is null in a row that is replaced.
    """

    def __init__(self, table: Table, *told_by: str) -> None:
        super().__init__(table)
        self.sqlite += f" WHERE ({' OR '.join([f'{table.name}.{name} != excluded.{name}' for name in told_by])})"
        differs = or_(*[table.c[name] != literal_column(f"excluded.{name}") for name in told_by])
        self.sql, _ = _replacing(table, differs)

    def bound(self, row: Row) -> Row:
        """Return the parameters of `sql` for a row."""
        return {**self._unknown, **row}


class Sooner(Replace):
    """Adds rows that say when something happens, or moves those with the same primary key to the earlier moment.

    Args:
        table: the table, of which the column `at` says when.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.sqlite = self.sqlite.replace("at = excluded.at", f"at = min({table.name}.at, excluded.at)")
        adding = postgresql.insert(table)
        rest = {column.name: adding.excluded[column.name] for column in table.columns if not column.primary_key}
        earlier = func.least(table.c.at, adding.excluded.at)
        self.sql = adding.on_conflict_do_update(table.primary_key, set_={**rest, "at": earlier})

    def last(self, rows: Iterable[Row]) -> list[Row]:
        """Return the rows that have to be written: the earliest with each key, in the order of the keys."""
        return super().last(sorted(rows, key=lambda row: -row["at"]))


def _replacing(table: Table, where: ColumnElement[bool] | None = None) -> tuple[Executable, str]:
    """Return a statement that adds a row or replaces the one with its key, and the end of the same for SQLite."""
    keys = [column.name for column in table.primary_key]
    other = [column.name for column in table.columns if column.name not in keys]
    adding = postgresql.insert(table)
    values = ", ".join([f"{name} = excluded.{name}" for name in other])
    return (
        adding.on_conflict_do_update(
            table.primary_key, set_={name: adding.excluded[name] for name in other}, where=where
        ),
        f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {values}",
    )


class Update(Statement):
    """Changes columns of existing rows, which it finds by their primary key.

    Args:
        table: the table.
        *changed: the columns that get new values.
    """

    def __init__(self, table: Table, *changed: str) -> None:
        self._keys = tuple([column.name for column in table.primary_key])
        columns = (*self._keys, *changed)
        found = [table.c[key] == bindparam(f"the_{key}") for key in self._keys]
        sql = update(table).where(*found).values({name: bindparam(name) for name in changed})
        fields = ", ".join([f"json_extract(value, '$[{i}]') AS new_{name}" for i, name in enumerate(columns)])
        where = " AND ".join([f"{table.name}.{key} = new_{key}" for key in self._keys])
        values = ", ".join([f"{name} = new_{name}" for name in changed])
        sqlite = f"UPDATE {table.name} SET {values} FROM (SELECT {fields} FROM json_each(?)) WHERE {where}"
        super().__init__(columns, sql, sqlite)

    def last(self, rows: Iterable[Row]) -> list[Row]:
        """Return the rows that have to be written: only the last of those that change the same row."""
        return list({tuple([row[key] for key in self._keys]): row for row in rows}.values())

    def bound(self, row: Row) -> Row:
        """Return the parameters of `sql` for a row."""
        return {(f"the_{name}" if name in self._keys else name): value for name, value in row.items()}


class Delete(Statement):
    """Deletes all rows with certain values in some columns."""

    def __init__(self, table: Table, *columns: str) -> None:
        values = ", ".join([f"json_extract(value, '$[{i}]')" for i in range(len(columns))])
        sqlite = f"DELETE FROM {table.name} WHERE ({', '.join(columns)}) IN (SELECT {values} FROM json_each(?))"
        found = [table.c[column] == bindparam(column) for column in columns]
        super().__init__(columns, delete(table).where(*found), sqlite)


NEW_TABLE: Final = Insert(TABLES)
NEW_SEAT: Final = Insert(SEATS)
NEW_ACTION: Final = Insert(ACTIONS)
NEW_CHAT: Final = Insert(CHAT)
SAVE_CHRONICLE: Final = ReplaceBytes(CHRONICLES)
SAVE_REVIEW: Final = ReplaceBytes(REVIEWS)
SAVE_MATCH: Final = ReplaceBytes(SAVED_MATCHES)
OLD_MATCH: Final = Delete(SAVED_MATCHES, "table_id")
SET_ACTION: Final = Update(ACTIONS, "action")
SET_HEADER: Final = Update(TABLES, "header")
SET_ABOUT: Final = Update(TABLES, "host", "public", "seed_known", "address")
SET_HOST: Final = Update(TABLES, "host")
SET_TABLE: Final = Update(TABLES, "chat", "status", "to_act", "rematch", "changed", "stands", "requests", "paused")
SET_ASKED: Final = Update(TABLES, "to_act", "changed", "stands")
"""What nearly every answer changes of its table. `status` is in three indexes, which would cost more than the row."""
SET_REQUESTS: Final = Update(TABLES, "requests")
SET_SIZE: Final = Update(TABLES, "size")
SET_SEAT: Final = Update(
    SEATS,
    "kind",
    "bot",
    "name",
    "colour",
    "shape",
    "guest",
    "secret",
    "asked",
    "bank",
    "away",
    "stand_in",
    "former",
    "vacation_from",
    "vacation_until",
)
PARTS: Final = (CHAT, CHRONICLES, REVIEWS, DUE, TABLE_MARKS, QUESTIONS, NOTICES, MUTES, ACTIONS, SEATS)
"""What belongs to a table, apart from its saved match."""
ERASURE: Final = (OLD_MATCH, *[Delete(table, "table_id") for table in PARTS])
SET_CHAT: Final = Update(CHAT, "name", "text", "guest")
OLD_CHAT: Final = Delete(CHAT, "table_id", "number")
SAVE_MARK: Final = Replace(TABLE_MARKS)
FORGET_MARKS: Final = Delete(TABLE_MARKS, "guest")
FORGET_VACATIONS: Final = Delete(VACATIONS, "guest")
SET_SEEN: Final = Update(PERSON_GUESTS, "seen")
SET_CLOCK: Final = Update(CLOCK, "believed", "doubted")
SAVE_OUTAGE: Final = Replace(OUTAGES)
SET_DUE: Final = Replace(DUE)
SOONER_DUE: Final = Sooner(DUE)
END_DUE: Final = Delete(DUE, "kind", "table_id")
ASK: Final = ReplaceOther(QUESTIONS, "number", "guest")
"""Says what a seat is asked. The same question keeps the time since when it is asked, and what has been told of it."""
SET_NUDGED: Final = Update(QUESTIONS, "nudged")
SET_WARNED: Final = Update(QUESTIONS, "warned")
END_QUESTION: Final = Delete(QUESTIONS, "table_id", "seat")
DELETE_TABLE: Final = Delete(TABLES, "id")

ORDER: Final[tuple[Statement, ...]] = (
    NEW_TABLE,
    NEW_SEAT,
    NEW_ACTION,
    SET_ACTION,
    NEW_CHAT,
    SAVE_CHRONICLE,
    SAVE_REVIEW,
    SAVE_MATCH,
    SET_TABLE,
    SET_ASKED,
    SET_REQUESTS,
    SET_SIZE,
    SET_HEADER,
    SET_ABOUT,
    SET_HOST,
    SET_SEAT,
    SET_CHAT,
    OLD_CHAT,
    END_QUESTION,
    ASK,
    SET_NUDGED,
    SET_WARNED,
    SET_DUE,
    SOONER_DUE,
    END_DUE,
    SAVE_MARK,
    FORGET_MARKS,
    FORGET_VACATIONS,
    SET_SEEN,
    SAVE_OUTAGE,
    SET_CLOCK,
    *ERASURE,
    DELETE_TABLE,
)
"""The order of the statements in a transaction."""

Batch = Sequence[tuple[Statement, Row]]
"""Statements that are carried out together or not at all, each with the values of one row."""


class TableVersion(NamedTuple):
    """A version of a table: how often the table has changed.

    A change names the version that it follows. It is written only if that is still the version in the database, which
    is one higher afterwards; so with any number of writers no change is lost, and none rests on what is not there.
    """

    table: str
    number: int


class Write(NamedTuple):
    """Something to be written: statements, and the version of the table that they follow, if they change one."""

    batch: Batch
    follows: TableVersion | None = None


def erasure(table_id: str) -> Batch:
    """Return the statements that delete a table and everything that belongs to it."""
    return [*[(statement, {"table_id": table_id}) for statement in ERASURE], (DELETE_TABLE, {"id": table_id})]


def followed(writes: Iterable[Write]) -> dict[str, int]:
    """Return the versions that some writes follow, by table; of several for the same table, that of the first."""
    found: dict[str, int] = {}
    for write in writes:
        if write.follows is not None:
            found.setdefault(*write.follows)
    return found


def accepted(writes: Iterable[Write], advanced: Iterable[str]) -> list[Write]:
    """Return the writes that may be written.

    Args:
        writes: the writes.
        advanced: the tables whose version was the one that the first write for them follows.
    """
    free = set(advanced)
    found = []
    for write in writes:
        if write.follows is not None:
            if write.follows.table not in free:
                continue
            free.discard(write.follows.table)
        found.append(write)
    return found


def gathered(writes: Iterable[Write]) -> list[tuple[Statement, list[Row]]]:
    """Gather the rows of all writes by statement, in `ORDER`.

    Raises:
        ValueError: a statement has no place in the order, so it would never be carried out.
    """
    rows: dict[Statement, list[Row]] = {}
    for write in writes:
        for statement, row in write.batch:
            rows.setdefault(statement, []).append(row)
    return [(statement, statement.last(rows[statement])) for statement in sorted(rows, key=ORDER.index)]
