"""Follow what other nodes do at the tables that this node has in memory.

Every node may change every table (`storage.write_statements.TableVersion`). It tells the others by the bus that it has;
they read what they lack and show it to their readers. A message that is lost costs nothing: each node also compares the
versions of its tables with the database every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from undercroft.server.protocol.api_errors import NotRead
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.bus.message_bus import Bus
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import TableVersion
from undercroft.server.tables.changes.catching_up import catch_up, first_row
from undercroft.server.tables.changes.chat_messages import unread
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.upkeep.loaded_tables import Tables

SUBJECT: Final = "tables."
"""How the subjects of messages about tables begin; the id of the table follows."""

COMPARED: Final = 2.0
"""How many seconds pass between two comparisons with the database."""

AT_ONCE: Final = 500
"""How many tables are compared in one query."""


class TableFollower:
    """Keeps the tables of this node up with the others.

    Args:
        store: reads the database.
        tables: the tables of this node.
        bus: the way to the other nodes.
        compares: whether other nodes may use the database, so that versions have to be compared.
    """

    def __init__(self, store: Store, tables: Tables, bus: Bus, *, compares: bool) -> None:
        self._store = store
        self._tables = tables
        self._bus = bus
        self._compares = compares
        self._wanted: dict[str, int] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._comparing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to listen and to compare."""
        self._bus.listen(SUBJECT, self._hear)
        if self._compares:
            self._comparing = asyncio.create_task(self._compare_always(), name="following")

    async def stop(self) -> None:
        """Stop listening and comparing."""
        await end([self._comparing, *self._following])

    def tell(self, version: TableVersion) -> None:
        """Tell the other nodes that a table has a new version; called once it is on disk."""
        self._bus.tell(f"{SUBJECT}{version.table}", str(version.number).encode())

    def _hear(self, subject: str, data: bytes) -> None:
        if data.isdigit() and len(data) < 10:
            self.heard({subject.removeprefix(SUBJECT): int(data)})

    def heard(self, versions: Mapping[str, int]) -> None:
        """Catch up at the tables in memory that are older than this."""
        for table_id, version in versions.items():
            table, loading = self._tables.in_memory(table_id), self._tables.loading(table_id)
            if loading is not None:  # it may have been read before this
                loading.add_done_callback(partial(self._hear_again, table_id, version))
            if table is None or table.version >= version:
                continue
            under_way = table_id in self._wanted
            self._wanted[table_id] = max(version, self._wanted.get(table_id, 0))
            if not under_way:
                task = asyncio.create_task(self._follow(table), name="follow")
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    def _hear_again(self, table_id: str, version: int, _loaded: asyncio.Task[Table]) -> None:
        self.heard({table_id: version})

    async def compare(self) -> None:
        """Compare the versions of all tables in memory with those in the database."""
        known = self._tables.ids()
        for first in range(0, len(known), AT_ONCE):
            ids = known[first : first + AT_ONCE]
            there = await self._store.versions(ids)
            gone = {table_id: self._tables.next_version(table_id) for table_id in ids if table_id not in there}
            self.heard({**gone, **there})

    async def catch_up(self, table: Table) -> None:
        """Catch up at a table, of which somebody knows more than this node, unless it is as new as in the database.

        Raises:
            NotRead: the database cannot be read: what this node has of the table is too old to be shown.
        """
        there = await self._store.versions([table.id])
        async with table.lock:
            while not table.broken and table.version < there.get(table.id, 0):
                await self._catch_up(table)

    async def _compare_always(self) -> None:
        while True:
            await asyncio.sleep(COMPARED)
            try:
                await self.compare()
            except NotRead:
                continue
            except Exception as error:
                LOG.error("comparing-failed", error=type(error).__name__, exc_info=error)

    async def _follow(self, table: Table) -> None:
        try:
            async with table.lock:
                while not table.broken and table.version < self._wanted[table.id]:
                    await self._catch_up(table)
        except NotRead:
            pass  # the next comparison will find it again
        except Exception as error:
            LOG.error("not-followed", table=table_hash(table.id), error=type(error).__name__, exc_info=error)
            table.outrun()
        finally:
            del self._wanted[table.id]

    async def _catch_up(self, table: Table) -> None:
        found = await self._store.table(table.id, first_row(table))
        if found is None:
            self._tables.forget(table)
            return
        table.tell(await unread(self._store, table))  # all is read before the table is as new as in the database
        if catch_up(table, *found):
            table.changed()
        else:
            table.outrun()
