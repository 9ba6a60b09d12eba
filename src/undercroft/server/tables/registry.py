"""Which tables are in memory. Those at rest leave it, and come back from the storage when somebody asks for them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from undercroft.kernel.errors import OptionError, UndercroftError
from undercroft.kernel.game import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.records import Header
from undercroft.server.errors import ApiError, no_table
from undercroft.server.ops.logs import LOG, short
from undercroft.server.ops.metrics import Metrics
from undercroft.server.processes.share import Share
from undercroft.server.storage.statements import NEW_ACTION, NEW_SEAT, NEW_TABLE, Row, Statement
from undercroft.server.storage.store import Store
from undercroft.server.storage.writer import Writer
from undercroft.server.tables.about import About
from undercroft.server.tables.botplay import BotPlay
from undercroft.server.tables.seats import Seat
from undercroft.server.tables.table import Table

SWEEP: Final = 5.0
"""Every so many seconds somebody looks for tables at rest."""

REST: Final = 5.0
"""A table used more recently is never sent away."""


class Held:
    """A table whose lock is held."""

    __slots__ = ("_id", "_table", "_tables")

    def __init__(self, tables: Tables, table_id: str) -> None:
        self._tables = tables
        self._id = table_id

    async def __aenter__(self) -> Table:
        while True:
            table = await self._tables.get(self._id)
            await table.lock.acquire()
            if not table.broken:
                self._table = table
                return table
            table.lock.release()  # it left memory just now

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Tables:
    """This process's tables in memory, and the way to the others of its share."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotPlay,
        metrics: Metrics,
        share: Share,
        idle_seconds: float,
        in_memory: int,
    ) -> None:
        self._store = store
        self._writer = writer
        self._bots = bots
        self._metrics = metrics
        self._share = share
        self._idle = idle_seconds
        self._most = in_memory
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Begin to look for tables at rest."""
        self._sweeper = asyncio.create_task(self._sweep_always(), name="sweeper")

    async def stop(self) -> None:
        """Stop looking."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    async def get(self, table_id: str) -> Table:
        """The table of that id.

        Raises:
            ApiError: there is none, or this version cannot play it, or another process plays it.
        """
        table = self._tables.get(table_id)
        if table is not None and not table.broken:
            table.used = time.monotonic()
            return table
        if len(table_id) > 32 or not table_id.isascii():
            raise no_table()
        if not self._share.mine(table_id):
            raise ApiError("misdirected", "the request came in a way that cannot be handed over: ask again", 421)
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id), name="load")
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    def at(self, table_id: str) -> Held:
        """The table of that id, with its lock held for as long as the block lasts.

        Raises:
            ApiError: see `get`.
        """
        return Held(self, table_id)

    async def _load(self, table_id: str) -> Table:
        if (broken := self._tables.pop(table_id, None)) is not None:
            async with broken.lock:  # its last write is over, one way or the other
                LOG.warning("table-reloaded", table=short(table_id))
        found = await self._store.table(table_id)
        if found is None:
            raise no_table()
        row, seat_rows, actions = found
        about = About(row["host"], row["public"], row["chat"], row["lesson"], row["rematch"], row["made"])
        header = msgspec.json.decode(row["header"], type=Header)
        seats = [Seat.of_row(seat) for seat in seat_rows]
        try:
            game = find_game(header.game)
            if (header.rules, header.content) != (game.rules_version, game.content_hash):
                raise OptionError("other rules")
            table = Table.of_rows(table_id, about, seats, Match(game, header), self._writer, actions)
        except UndercroftError as error:
            LOG.warning("table-outdated", table=short(table_id), error=type(error).__name__)
            raise ApiError("outdated", "this table was made by a version with other rules", 409) from None
        self._enter(table)
        return table

    def _enter(self, table: Table) -> None:
        self._tables[table.id] = table
        self._metrics.tables.set(len(self._tables))
        self._bots.wake(table)

    async def add(self, table: Table, header: Header) -> None:
        """A new table; it is on disk when this comes back.

        Raises:
            NotStored: it is not.
        """
        about = table.about
        _, own = table.own_row()
        own |= {"header": msgspec.json.encode(header).decode(), "host": about.host}
        own |= {"public": about.public, "lesson": about.lesson, "made": about.made}
        batch: list[tuple[Statement, Row]] = [(NEW_TABLE, own)]
        for number, seat in enumerate(table.seats):
            batch.append((NEW_SEAT, {"table_id": table.id, "seat": number, **seat.row()}))
        for number, (seat_number, text) in enumerate(table.match.record.moves):
            values = {"table_id": table.id, "number": number, "seat": seat_number, "action": text}
            batch.append((NEW_ACTION, values))
        table.rows = len(table.match.record.moves)
        await self._writer.write(batch)
        self._enter(table)
        LOG.info("table-made", table=short(table.id), game=header.game, seats=len(table.seats))

    async def _sweep_always(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(self._idle / 2, 0.05)))
            self.sweep()

    def sweep(self) -> None:
        """Send away the tables at rest; the longest first if there are too many."""
        now = time.monotonic()
        resting = sorted([table for table in self._tables.values() if _rests(table)], key=lambda table: table.used)
        spare = len(self._tables) - self._most
        for i, table in enumerate(resting):
            if now - table.used > self._idle or (i < spare and now - table.used > REST):
                table.broken = True  # whoever still holds it looks again
                del self._tables[table.id]
        self._metrics.tables.set(len(self._tables))


def _rests(table: Table) -> bool:
    thinking = table.bot_task is not None and not table.bot_task.done()
    return not table.connections and not thinking and not table.lock.locked()
