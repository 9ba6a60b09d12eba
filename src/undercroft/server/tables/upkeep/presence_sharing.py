"""Share between nodes who has which table in sight.

Nothing is stored: each node tells the others when that changes, and again every few seconds; what a node has not
repeated for long no longer counts.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from time import monotonic
from typing import Final

import msgspec

from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.bus.message_bus import Bus
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.upkeep.loaded_tables import Tables

SUBJECT: Final = "presence."
"""How the subjects of these messages begin; the id of the table follows."""

EVERY: Final = 10.0
"""How many seconds pass before a node tells again who is there."""

BELIEVED: Final = 25.0
"""For how many seconds what another node has told counts."""


class NodePresence(msgspec.Struct, frozen=True):
    """Who has a table in sight at a node.

    Attributes:
        node: names the node.
        guests: those at the table who have it in sight there.
    """

    node: str
    guests: frozenset[str]


class PresenceSharing:
    """Tells other nodes who has a table in sight here, and hears it of them.

    Args:
        tables: the tables of this node.
        bus: the way to the other nodes.
        note: takes who has pages in sight at a place, all of them, and again every few seconds.
    """

    def __init__(self, tables: Tables, bus: Bus, note: Callable[[str, Collection[str]], None]) -> None:
        self._tables = tables
        self._bus = bus
        self._note = note
        self._node = secrets.token_hex(8)
        self._heard: dict[tuple[str, str], float] = {}  # by table and node, when
        self._task: asyncio.Task[None] | None = None
        tables.when_people_change = self.tell

    def start(self) -> None:
        """Start to listen and to tell."""
        self._bus.listen(SUBJECT, self._hear)
        self._task = asyncio.create_task(self._tell_always(), name="presence")

    async def stop(self) -> None:
        """Stop telling others who is there."""
        await end([self._task])

    def tell(self, table: Table) -> None:
        """Tell the others who has a table in sight here."""
        here = frozenset([each.guest for each in table.connections if each.guest is not None and each.in_sight])
        present = here & table.guests
        self._note(f"{self._node} {table.id}", present)
        data = msgspec.json.encode(NodePresence(self._node, present))
        self._bus.tell(f"{SUBJECT}{table.id}", data)

    def _hear(self, subject: str, data: bytes) -> None:
        table_id = subject.removeprefix(SUBJECT)
        try:
            said = msgspec.json.decode(data, type=NodePresence)
        except (msgspec.DecodeError, UnicodeError):
            return
        self._note(f"{said.node} {table_id}", said.guests)
        table = self._tables.in_memory(table_id)
        if table is None:
            return
        is_new = said.node not in table.elsewhere
        self._heard[table.id, said.node] = monotonic()
        if table.elsewhere.get(said.node) != said.guests:
            table.elsewhere[said.node] = said.guests
            table.show_presence()
        if is_new and table.connections:
            self.tell(table)

    async def _tell_always(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.repeat(monotonic())

    def repeat(self, now: float) -> None:
        """Tell again who is there, and forget what others have not repeated, at a moment of the monotonic clock."""
        for table_id, node in [key for key, at in self._heard.items() if now - at > BELIEVED]:
            del self._heard[table_id, node]
            table = self._tables.in_memory(table_id)
            if table is not None and table.elsewhere.pop(node, frozenset()):
                table.show_presence()
        for table_id in self._tables.ids():
            table = self._tables.in_memory(table_id)
            if table is not None and table.connections and len(table.guests) > 1:
                self.tell(table)
