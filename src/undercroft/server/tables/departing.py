"""A game that departs: under today's rules one of its answers is not legal any more (`kernel.upgrades`).

Nobody can play until its people decide: they go on from the last answer that is legal, or close the game and keep what
can be shown of it. Either needs the consent of all of them.
"""

from __future__ import annotations

from undercroft.server.errors import Refused
from undercroft.server.tables.table import Table

RESUME = "resume"
CLOSE = "close"


async def resume(table: Table, guest: str | None) -> None:
    """Agree to go on from where the game departs; once all have agreed, it goes on. The caller holds the lock.

    Raises:
        Refused: the game does not depart, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    if _all_want(RESUME, table, guest):
        await table.resume()


async def close(table: Table, guest: str | None) -> None:
    """Agree to close the game; once all have agreed, it is over. The caller holds the lock.

    Raises:
        Refused: the game does not depart, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    if _all_want(CLOSE, table, guest):
        await table.close()


def _all_want(wish: str, table: Table, guest: str | None) -> bool:
    """Note what a guest wants, and return whether everybody at the table wants it."""
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.departure is None:
        raise Refused("stale")
    table.wishes[guest] = wish
    return all(table.wishes.get(one) == wish for one in table.guests)
