"""A game of another version: it goes on under today's rules, or diverges (`kernel.history.version_changes`).

If it diverges, nobody can play until its people decide: they go on from the last answer that is legal, or close the
game and keep what can be shown of it. Either needs the consent of all of them.
"""

from __future__ import annotations

from typing import Final

from undercroft.server.protocol.api_errors import Refused
from undercroft.server.protocol.wire import Note
from undercroft.server.storage.write_statements import SET_HEADER
from undercroft.server.tables.core.table import Table

RESUME: Final = "resume"
CLOSE: Final = "close"


async def upgrade(table: Table) -> None:
    """Let a game all of whose answers are legal go on, with a note that says what has changed.

    Raises:
        NotStored: see `Table.answer`.
    """
    await _go_on(table, "upgraded", [])


async def resume(table: Table, guest: str | None) -> None:
    """Agree to go on from where the game diverges; once all have agreed, it goes on. The caller holds the lock.

    Raises:
        Refused: the game does not diverge, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    await _note_wish(RESUME, table, guest)
    await settle(table)


async def close(table: Table, guest: str | None) -> None:
    """Agree to close the game; once all have agreed, it is over. The caller holds the lock.

    The table then leaves memory, to be shown from its chronicle.

    Raises:
        Refused: the game does not diverge, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    await _note_wish(CLOSE, table, guest)
    await settle(table)


async def settle(table: Table) -> None:
    """Do what all people at a game that diverges want, those who are away aside. The caller holds the lock.

    Raises:
        NotStored: see `Table.answer`.
    """
    divergence = table.divergence
    if divergence is None:
        return
    if _all_want(RESUME, table):
        # The numbers of the decisions that are gone may have been higher than those of today's rules.
        table.offset += divergence.answers + 1
        table.edition += 1
        table.divergence = None
        await _go_on(table, "resumed", table.cut())
    elif _all_want(CLOSE, table):
        table.closed = True
        await table.append([])
        table.broken = True


async def _note_wish(wish: str, table: Table, guest: str | None) -> None:
    """Note what a guest wants.

    Raises:
        Refused: the game does not diverge, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.divergence is None:
        raise Refused("stale")
    table.requests.wishes[guest] = wish
    await table.append([])


def _all_want(wish: str, table: Table) -> bool:
    people = table.present
    return bool(people) and all(table.requests.wishes.get(guest) == wish for guest in people)


async def _go_on(table: Table, code: str, rows: list[tuple[int, str]]) -> None:
    """Store that the game goes on under today's rules: rows of its log, a note, and its new header."""
    note = Note(code, 0, table.answer_count, table.past)
    table.past = None
    header = {"id": table.id, "header": table.match.record.header.to_json()}
    await table.note([note], (SET_HEADER, header), rows=rows)
