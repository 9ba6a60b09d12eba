"""Wake the pages of those who play at a table when it begins or ceases to be their turn, on whichever node they are.

A message only wakes: the page asks what is true. One that is lost costs a delay, since pages ask again now and then.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from undercroft.server.runtime.bus.message_bus import Bus
from undercroft.server.storage.write_statements import TableVersion
from undercroft.server.tables.upkeep.loaded_tables import Tables

SUBJECT: Final = "people."
"""How the subjects of messages for people begin; the id of a guest follows."""

REMINDED: Final = "reminded"
"""What a table is for a guest whom somebody has asked to answer."""

HearTurn = Callable[[str, str], None]
"""Takes the id of a table, and what it is for the guest; this has changed only if it differs from the last one."""


class TurnWakes:
    """Says whose turn it is, to those who listen.

    Args:
        tables: the tables of this node.
        bus: the way to the other nodes.
    """

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self._tables = tables
        self._bus = bus
        self._ears: defaultdict[str, list[HearTurn]] = defaultdict(list)

    def start(self) -> None:
        """Start to listen to other nodes."""
        self._bus.listen(SUBJECT, self._hear)

    @contextmanager
    def listening(self, guests: Sequence[str], hear: HearTurn) -> Iterator[None]:
        """Hear of the tables of some guests for as long as the block lasts."""
        for guest in guests:
            self._ears[guest].append(hear)
        try:
            yield
        finally:
            for guest in guests:
                self._ears[guest].remove(hear)
                if not self._ears[guest]:
                    del self._ears[guest]

    def tell(self, version: TableVersion) -> None:
        """Say what a table is for each person at it, unless one plays alone; called once a change is on disk."""
        table = self._tables.in_memory(version.table)
        if table is None:
            return
        people = table.guests
        if len(people) < 2:
            return
        to_act = table.state.to_act if table.about.paused is None else ()
        asked = {table.seats[seat].guest for seat in to_act if not table.seats[seat].away}
        pause = table.requests.pause
        for guest in people:
            wanted = pause is not None and guest not in pause.agreed
            self._say(guest, table.id, f"{table.status} {guest in asked} {wanted}")

    def remind(self, guest: str, table_id: str) -> None:
        """Tell a guest that somebody waits at a table: its pages show which."""
        self._say(guest, table_id, REMINDED)

    def _say(self, guest: str, table_id: str, what: str) -> None:
        self._tell_here(guest, table_id, what)
        self._bus.tell(f"{SUBJECT}{guest}", f"{table_id} {what}".encode())

    def _tell_here(self, guest: str, table_id: str, what: str) -> None:
        for hear in self._ears.get(guest, ()):
            hear(table_id, what)

    def _hear(self, subject: str, data: bytes) -> None:
        table_id, _, what = data.decode(errors="replace").partition(" ")
        self._tell_here(subject.removeprefix(SUBJECT), table_id, what)
