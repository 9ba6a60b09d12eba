"""A game of another version: it goes on under today's rules, or departs (`kernel.upgrades`).

If it departs, nobody can play until its people decide: they go on from the last answer that is legal, or close the game
and keep what can be shown of it. Either needs the consent of all of them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.upgrades import Departure
from undercroft.server.errors import Refused
from undercroft.server.storage.schema import NOTE
from undercroft.server.storage.statements import SET_HEADER
from undercroft.server.tables.table import Table
from undercroft.server.wire import Note

RESUME: Final = "resume"
CLOSE: Final = "close"


async def upgrade(table: Table) -> None:
    """Let a game all of whose answers are legal go on, with a note that says what has changed.

    Raises:
        NotStored: see `Table.answer`.
    """
    await _go_on(table, "upgraded", [])


async def resume(table: Table, guest: str | None) -> None:
    """Agree to go on from where the game departs; once all have agreed, it goes on. The caller holds the lock.

    Raises:
        Refused: the game does not depart, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    departure = _note_wish(RESUME, table, guest)
    if _all_want(RESUME, table):
        # The numbers of the decisions that are gone may have been higher than those of today's rules.
        table.offset += departure.answers + 1
        table.edition += 1
        table.departure = None
        await _go_on(table, "resumed", table.cut())


async def close(table: Table, guest: str | None) -> None:
    """Agree to close the game; once all have agreed, it is over. The caller holds the lock.

    The table then leaves memory, to be shown from its chronicle.

    Raises:
        Refused: the game does not depart, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    _note_wish(CLOSE, table, guest)
    if _all_want(CLOSE, table):
        table.closed = True
        await table.append([])
        table.broken = True


def _note_wish(wish: str, table: Table, guest: str | None) -> Departure:
    """Note what a guest wants, and return where the game departs.

    Raises:
        Refused: the game does not depart, or the guest has no seat.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.departure is None:
        raise Refused("stale")
    table.wishes[guest] = wish
    return table.departure


def _all_want(wish: str, table: Table) -> bool:
    return all(table.wishes.get(guest) == wish for guest in table.guests)


async def _go_on(table: Table, code: str, rows: list[tuple[int, str]]) -> None:
    """Store that the game goes on under today's rules: rows of its log, a note, and its new header."""
    note = Note(code, 0, table.number, table.past)
    table.notes.append(note)
    table.past = None
    header = {"id": table.id, "header": table.match.record.header.to_json()}
    await table.append([*rows, (NOTE, msgspec.json.encode(note).decode())], (SET_HEADER, header))
