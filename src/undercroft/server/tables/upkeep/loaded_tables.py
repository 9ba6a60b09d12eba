"""The tables in memory. Idle ones leave it, and are loaded again when someone asks for them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec

from undercroft.kernel.history.records import Header
from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.background.long_tasks import LongTasks
from undercroft.server.protocol.api_errors import (
    NO_TABLE,
    ApiError,
    NotStored,
    VersionConflict,
    no_table,
)
from undercroft.server.protocol.wire import ChatMessage
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import (
    NEW_ACTION,
    NEW_SEAT,
    NEW_TABLE,
    Row,
    Statement,
    TableVersion,
    erasure,
)
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.changes.chat_messages import unread
from undercroft.server.tables.core.table import SAVED_AFTER, Table
from undercroft.server.tables.core.table_details import row_size
from undercroft.server.tables.upkeep.bot_turns import BotPlay
from undercroft.server.tables.upkeep.table_loading import TableLoader

_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
"""The id of a table. Nothing else is looked up, as not every database stores every character."""

SWEEP: Final = 5.0
"""How many seconds pass between two searches for idle tables."""

REST: Final = 5.0
"""How many seconds a table must have been idle before it may leave memory."""

SAVED_AT_ONCE: Final = 20
"""The matches of how many tables are saved in one transaction."""

TRIES: Final = 8
"""How often a change is tried, while others change the same table."""

PAUSE: Final = 0.02
"""How many seconds pass before a third attempt; before each further one, as many more."""

T = TypeVar("T")


async def retry_conflicts(change: Callable[[], Awaitable[T]]) -> T:
    """Change a table, and if somebody else has changed it first, once more from what it is then.

    Args:
        change: looks the table up, and changes it.

    Raises:
        VersionConflict: the table changes all the time.
    """
    for tried in range(TRIES - 1):
        with suppress(VersionConflict):
            return await change()
        await asyncio.sleep(PAUSE * tried)
    return await change()


class LockedTable:
    """A context that holds the lock of a table; see `Tables.at`."""

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
            table.lock.release()  # it has just left memory, or is to be loaded again

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Tables:
    """The tables: those in memory, and the rest in the database. Other nodes may have any of them in memory, too.

    Args:
        store: reads the database.
        writer: writes it.
        keeper: has the chronicles of finished games.
        bots: is woken when a table is loaded.
        metrics: counts the tables in memory.
        long_tasks: in which games are played again.
        idle_seconds: how long an unused table stays in memory.
        in_memory: above this number, idle tables leave sooner.

    Attributes:
        when_people_change: called when somebody comes to a table, goes, or no longer looks.
    """

    def __init__(
        self,
        store: Store,
        writer: BatchWriter,
        keeper: ChronicleKeeper,
        bots: BotPlay,
        metrics: Metrics,
        long_tasks: LongTasks,
        idle_seconds: float,
        in_memory: int,
    ) -> None:
        self._store = store
        self._writer = writer
        self._keeper = keeper
        self._bots = bots
        self._metrics = metrics
        self._loader = TableLoader(store, writer, keeper, metrics, long_tasks)
        self._idle = idle_seconds
        self._most = in_memory
        self.when_people_change: Callable[[Table], None] = lambda _: None
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._erasing: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Start to look for idle tables."""
        self._sweeper = asyncio.create_task(self._sweep_always(), name="sweeper")

    async def stop(self) -> None:
        """Stop looking for idle tables."""
        await end([self._sweeper])

    async def get(self, table_id: str) -> Table:
        """Return the table with an id, loaded if it is not in memory.

        Raises:
            NotOpened: it was made under other rules, or a part of it cannot be read.
            ApiError: there is none.
        """
        table = self._tables.get(table_id)
        if table is not None and not table.broken:
            table.used = time.monotonic()
            return table
        if not _ID.fullmatch(table_id) or table_id in self._erasing:
            raise no_table()
        return await asyncio.shield(self._load_soon(table_id))

    def _load_soon(self, table_id: str) -> asyncio.Task[Table]:
        """Return the task that loads a table."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load_timed(table_id), name="load")
            self._loading[table_id] = task
            task.add_done_callback(partial(self._loaded, table_id))
        return task

    def _loaded(self, table_id: str, task: asyncio.Task[Table]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # it has been logged, and nobody may be waiting for it

    def at(self, table_id: str) -> LockedTable:
        """Return a context that holds the lock of the table with an id, and gives the table.

        Raises:
            ApiError: on entering, as `get` does.
        """
        return LockedTable(self, table_id)

    async def _load_timed(self, table_id: str) -> Table:
        with self._metrics.load.time():
            return await self._load(table_id)

    async def _load(self, table_id: str) -> Table:
        """Load a table; its readers, if somebody else has changed it, go on at what it is now."""
        before = self._tables.pop(table_id, None)
        if before is not None:
            async with before.lock:  # wait for its last write to end
                LOG.warning("table-reloaded", table=table_hash(table_id), outrun=before.replaced)
        missed: list[ChatMessage] = []
        try:
            # A game that goes on under today's rules is changed as it is loaded, and others may play there meanwhile.
            table = await retry_conflicts(partial(self._loader.load, table_id))
            if before is not None and before.replaced:
                table.chat = before.chat
                missed = await unread(self._store, table)
        except BaseException as error:
            if before is not None:
                before.replaced = False
                before.deleted = isinstance(error, ApiError) and error.status == NO_TABLE
                before.changed()  # its readers have to come back, or learn that it is gone
            raise
        self._enter(table)
        if before is not None and before.replaced:
            table.elsewhere = before.elsewhere
            for reader in list(before.connections):
                reader.move_to(table)
            table.tell(missed)
        return table

    def _enter(self, table: Table) -> None:
        self._tables[table.id] = table
        table.when_outrun = partial(self._load_soon, table.id)
        table.when_people_change = partial(self._people_changed, table)
        table.note_asked()
        self._metrics.tables.set(len(self._tables))
        self._bots.wake(table)

    def _people_changed(self, table: Table) -> None:
        self.when_people_change(table)

    async def add(self, table: Table, header: Header) -> None:
        """Store a new table; it is on disk when this returns.

        Args:
            table: the table.
            header: the header of its match's record.

        Raises:
            NotStored: the database did not accept it, or is far behind.
        """
        if self._writer.is_behind:
            raise NotStored
        await table.clocks.set_asked()
        about = table.about
        about.size = len(header.to_json()) + sum([row_size(text) for _, text in table.match.record.moves])
        _, own = table.own_row()
        own = {**msgspec.structs.asdict(about), **own, "header": header.to_json(), "version": table.version}
        batch: list[tuple[Statement, Row]] = [(NEW_TABLE, own)]
        for number, seat in enumerate(table.seats):
            batch.append((NEW_SEAT, {"table_id": table.id, "seat": number, **seat.row()}))
        for number, (seat_number, text) in enumerate(table.match.record.moves):
            values = {"table_id": table.id, "number": number, "seat": seat_number, "action": text}
            batch.append((NEW_ACTION, values))
        batch.extend(table.schedule())
        table.rows = len(table.match.record.moves)
        await self._writer.write(batch)
        self._enter(table)
        self._writer.announce(TableVersion(table.id, table.version))
        LOG.info("table-made", table=table_hash(table.id), game=header.game, seats=len(table.seats))

    def ids(self) -> list[str]:
        """Return the ids of the tables in memory."""
        return list(self._tables)

    def show_deadlines(self) -> None:
        """Show the readers of tables with a pace how much time they have, since that has changed."""
        for table in self._tables.values():
            if table.about.pace is not None:
                table.changed()

    def in_memory(self, table_id: str) -> Table | None:
        """Return a table if it is in memory and can be used."""
        table = self._tables.get(table_id)
        return None if table is None or table.broken else table

    def loading(self, table_id: str) -> asyncio.Task[Table] | None:
        """Return the task that loads a table; None if there is none."""
        return self._loading.get(table_id)

    def next_version(self, table_id: str) -> int:
        """Return the version after the one in memory; 0 if the table is not there any more."""
        table = self._tables.get(table_id)
        return 0 if table is None else table.version + 1

    async def delete(self, table: Table) -> None:
        """Delete a table and everything stored of it. The caller holds its lock.

        Raises:
            NotStored: the database did not accept it.
        """
        await table.store(erasure(table.id))
        self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop a table that has been deleted; its readers learn it."""
        table.broken = table.deleted = True
        self._forget(table.id)
        table.changed()

    async def delete_unused(self, table_id: str) -> bool:
        """Delete a table, in memory or not, unless somebody is at it, or something is under way there.

        Returns:
            Whether it has been deleted.

        Raises:
            NotStored: the database did not accept it.
        """
        table = self._tables.get(table_id)
        if table_id in self._loading or (table is not None and not _rests(table)):
            return False
        known = await self._store.versions([table_id])
        if table_id not in known or table_id in self._loading or (table is not None and not _rests(table)):
            return False
        version = TableVersion(table_id, known[table_id])
        if table is not None:
            table.broken = True
        self._erasing.add(table_id)
        try:
            await self._writer.write(erasure(table_id), version)
        finally:
            self._erasing.discard(table_id)
        self._forget(table_id)
        return True

    def _forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._metrics.tables.set(len(self._tables))
        self._keeper.forget(table_id)
        LOG.info("table-deleted", table=table_hash(table_id))

    async def _sweep_always(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(self._idle / 2, 0.05)))
            await self.save(self.sweep())

    async def save(self, tables: Sequence[Table]) -> None:
        """Save what the matches of tables that have left memory have come to; if the database is busy, do not."""
        for first in range(0, len(tables), SAVED_AT_ONCE):
            batch: list[tuple[Statement, Row]] = []
            for table in tables[first : first + SAVED_AT_ONCE]:
                batch += table.save_match(SAVED_AFTER)
                await asyncio.sleep(0)  # each takes a millisecond
            if batch and not self._writer.is_behind:
                with suppress(NotStored):  # somebody else may just have deleted one of them
                    await self._writer.write(batch)

    def sweep(self) -> list[Table]:
        """Drop tables from memory: those idle for long, and the longest idle of the others if there are too many.

        Returns:
            The tables that have left memory.
        """
        dropped = []
        now = time.monotonic()
        resting = sorted([table for table in self._tables.values() if _rests(table)], key=lambda table: table.used)
        spare = len(self._tables) - self._most
        for i, table in enumerate(resting):
            if now - table.used > self._idle or (i < spare and now - table.used > REST):
                table.broken = True  # a task that still holds it looks it up again
                del self._tables[table.id]
                dropped.append(table)
        self._metrics.tables.set(len(self._tables))
        return dropped


def _rests(table: Table) -> bool:
    thinking = table.bot_task is not None and not table.bot_task.done()
    return not table.connections and not thinking and not table.lock.locked()
