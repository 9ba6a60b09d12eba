"""Play the answers of every table again, and compare what they lead to with what is stored of the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import Chronicle
from undercroft.kernel.history.chronicle_match import ChronicleMatch
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Header
from undercroft.kernel.history.version_changes import changes_since, todays
from undercroft.server.hosting.admin.salvage import Row, salvaging
from undercroft.server.runtime.logs import table_hash
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.database_schema import ACTIONS, CHRONICLES, METADATA, SEATS, TABLES
from undercroft.server.storage.stored_log import read_log
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.seats import Seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, TableDetails

MOST_FAULTS: Final = 20
"""The most faults of each table of the database that are shown."""


async def verify(engine: AsyncEngine, ids: Sequence[str] = ()) -> AsyncIterator[tuple[str, str | None]]:
    """Verify tables, one after another, and the database itself if all of them are asked for.

    Args:
        engine: the database.
        ids: the tables; none for all.

    Yields:
        The id of each table, and what is wrong with it; None if nothing is. A damaged one is named by `table_hash`.

    Raises:
        OptionError: nothing can be read.
    """
    writer = BatchWriter(engine, Metrics())
    async with salvaging(engine) as (_, salvage):
        for table_id in ids or await salvage.ids():
            rows = await salvage.table(table_id)
            if table_id in salvage.damaged:
                yield table_hash(table_id), str(salvage.damaged[table_id])
            elif not rows:
                yield table_id, "it is not there"
            else:
                yield table_id, await asyncio.to_thread(_wrong, writer, rows)


async def faults(engine: AsyncEngine) -> list[str]:
    """Return what a database finds wrong with its own pages and indexes: SQLite alone looks for that."""
    if engine.dialect.name != "sqlite":
        return []
    return [fault for part in METADATA.sorted_tables for fault in await _faults_of(engine, part.name)]


async def _faults_of(engine: AsyncEngine, part: str) -> list[str]:
    """Return what is wrong with a table of the database and its indexes."""
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(text(f"PRAGMA integrity_check('{part}')"))).scalars().all()
    except SQLAlchemyError:
        return [f"{part}: cannot be read whole"]
    lines = [line for fault in found for line in str(fault).splitlines() if fault != "ok"]
    return [f"{part}: {line}" for line in lines[:MOST_FAULTS]]


def _wrong(writer: BatchWriter, rows: Sequence[tuple[str, Row]]) -> str | None:
    """Return what is wrong with a table; None if nothing is."""
    [row], seats, actions, chronicles = [
        [row for name, row in rows if name == part.name] for part in (TABLES, SEATS, ACTIONS, CHRONICLES)
    ]
    numbers = [action["number"] for action in actions]
    if numbers != list(range(len(numbers))):
        return "an answer is missing"
    try:
        if row["status"] != FINISHED:
            return _compare(_played(writer, row, seats, actions), row)
        if chronicles:
            ChronicleMatch(find_game(Header.of_json(row["header"]).game), Chronicle(chronicles[0]["data"]))
        else:
            _played(writer, row, seats, actions)
    except UndercroftError as error:
        return str(error)
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError) as error:
        return f"what is stored cannot be read: {type(error).__name__}"
    return None


def _played(writer: BatchWriter, row: Row, seats: list[Row], actions: list[Row]) -> Table:
    about = TableDetails.of_row(row)
    header = Header.of_json(row["header"])
    game = find_game(header.game)
    changes = changes_since(header, game)
    match: Match = Match(game, header if changes is None else todays(header, game))
    table = Table(row["id"], about, [Seat.of_row(seat) for seat in seats], match, writer)
    log = read_log(actions)
    table.load(log, len(actions))
    if len(table.notes) < len(log.notes):
        raise ValueError("a note cannot be read")
    for _ in table.replaying(log, changes):
        pass
    return table


def _compare(table: Table, row: dict[str, Any]) -> str | None:
    if table.divergence is not None:
        return None  # its people have to decide what becomes of it
    _, played = table.own_row()
    for what in ("status", "to_act"):
        if played[what] != row[what]:
            return f"its {what} is stored as {row[what]!r}, but the answers lead to {played[what]!r}"
    return None
