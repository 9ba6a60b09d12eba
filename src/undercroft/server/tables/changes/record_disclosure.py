"""Records show everything: who may read one before the game is over, and what that means for others.

The caller holds the table's lock.
"""

from __future__ import annotations

from typing import Final

from undercroft.server.protocol.wire import Note
from undercroft.server.storage.write_statements import SET_ABOUT
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED

SEED_SEEN: Final = "seed-seen"


async def record_for(table: Table, guest: str, *, consent: bool) -> str | None:
    """Return the record of a game that is over, or in which the guest plays every seat that is not a bot's.

    A record contains the seed. People who sit down later must learn that the guest knows it, so the table says so
    from then on, and is not public any more.

    Args:
        table: the table.
        guest: the guest.
        consent: whether the guest wants that, and has not just followed a link.

    Returns:
        The record as text; None if the guest may not read it, or the table would change without consent.

    Raises:
        NotStored: see `Table.answer`.
    """
    if table.status != FINISHED:
        if not table.plays_all(guest):
            return None
        if not table.about.seed_known:
            if not consent:
                return None
            table.about.seed_known, table.about.public = True, False
            seat = table.seats_of(guest)[0]
            note = Note(SEED_SEEN, seat, table.answer_count, name=table.seats[seat].name)
            await table.note([note], (SET_ABOUT, table.about.row(table.id)))
            table.changed()
    return table.match.record.to_text()
