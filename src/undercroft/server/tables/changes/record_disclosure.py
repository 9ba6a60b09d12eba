"""Records show everything: who may read one before the game is over, and what that means for others.

The caller holds the table's lock.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.wire import Note
from undercroft.server.storage.write_statements import SET_ABOUT
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED

SEED_SEEN: Final = "seed-seen"


def record_for(table: Table, guest: str) -> str | None:
    """Return the record of a game that is over, or in which the guest plays every seat that is not a bot's.

    A record contains the seed, so before the end somebody must have chosen or seen it already.

    Returns:
        The record as text; None if the guest may not read it.
    """
    may = table.status == FINISHED or (table.about.seed_known and table.plays_all(guest))
    if not may:
        return None
    record = copy(table.match.record)
    record.proxies = table.proxies.marks(table.about.absent)
    return record.to_text()


async def disclose(table: Table, guest: str) -> None:
    """Let a guest who plays every seat that is not a bot's see the record, unless the guest may see it already.

    People who sit down later must learn that the guest knows the seed, so the table says so from then on, and is not
    public any more.

    Raises:
        ApiError: others play.
        NotStored: see `Table.answer`.
    """
    if record_for(table, guest) is not None:
        return
    if not table.plays_all(guest):
        raise not_finished()
    table.about.seed_known, table.about.public = True, False
    seat = table.seats_of(guest)[0]
    note = Note(SEED_SEEN, seat, table.answer_count, name=table.seats[seat].name)
    await table.note([note], (SET_ABOUT, table.about.row(table.id)))


def not_finished() -> ApiError:
    """Return the error for a record that is asked for too early."""
    return ApiError("not-finished", "a record shows everything, so it is available only after the game", 403)
