"""Play the answers of every table again, and compare what they lead to with what is stored of the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import Chronicle
from undercroft.kernel.history.chronicle_match import ChronicleMatch
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Header
from undercroft.kernel.history.version_changes import changes_since, todays
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.database_schema import TABLES
from undercroft.server.storage.stored_tables import Row, Store
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.seats import Seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, TableDetails


async def verify(engine: AsyncEngine, ids: Sequence[str] = ()) -> AsyncIterator[tuple[str, str | None]]:
    """Verify tables, one after another.

    Args:
        engine: the database.
        ids: the tables; none for all.

    Yields:
        The id of each table, and what is wrong with it; None if nothing is.
    """
    store = Store(engine)
    async with engine.connect() as connection:
        there = (await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars().all()
    for table_id in ids or there:
        found = await store.table(table_id)
        if found is None:
            yield table_id, "it is not there"
        else:
            chronicle = await store.chronicle(table_id)
            yield table_id, await asyncio.to_thread(_wrong, BatchWriter(engine, Metrics()), found, chronicle)


def _wrong(writer: BatchWriter, found: tuple[Row, list[Row], list[Row]], chronicle: bytes | None) -> str | None:
    """Return what is wrong with a table; None if nothing is."""
    row, seats, actions = found
    numbers = [action["number"] for action in actions]
    if numbers != list(range(len(numbers))):
        return "an answer is missing"
    try:
        if row["status"] != FINISHED:
            return _compare(_played(writer, row, seats, actions), row)
        if chronicle is not None:
            ChronicleMatch(find_game(Header.of_json(row["header"]).game), Chronicle(chronicle))
        else:
            _played(writer, row, seats, actions)
    except UndercroftError as error:
        return str(error)
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError) as error:
        return f"what is stored cannot be read: {type(error).__name__}"
    return None


def _played(writer: BatchWriter, row: Row, seats: list[Row], actions: list[Row]) -> Table:
    about = msgspec.convert({name: row[name] for name in TableDetails.__struct_fields__}, TableDetails)
    header = Header.of_json(row["header"])
    game = find_game(header.game)
    changes = changes_since(header, game)
    match: Match = Match(game, header if changes is None else todays(header, game))
    table = Table(row["id"], about, [Seat.of_row(seat) for seat in seats], match, writer)
    for _ in table.replaying(table.load(actions), changes):
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
