"""Pauses: no time runs at a table while all people there want it so, until one of them plays on or answers."""

from __future__ import annotations

from typing import Final

from undercroft.server.protocol.api_errors import NotRead, Refused
from undercroft.server.protocol.wire import Note
from undercroft.server.tables.core.clocks.answer_clocks import gathering
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, PauseRequest

BEGUN: Final = "pause-begun"
DECLINED: Final = "pause-declined"
OVER: Final = "pause-over"
"""The codes of notes about pauses."""


async def pause(table: Table, guest: str | None) -> None:
    """Ask for a pause, or agree to it; it begins once all have agreed who are not away. The caller holds the lock.

    Raises:
        Refused: the guest has no seat or is away, the table is paused already, or no time runs there, or not yet.
        NotRead, NotStored: see `Table.pause`.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.divergence is not None:
        raise Refused("diverged")
    if table.about.paused is not None:
        raise Refused("stale")
    if gathering(table.seats, table.notes):
        raise Refused("not-begun")
    if table.about.pace is None or table.status == FINISHED:
        raise Refused("no-pace")
    if guest not in table.present:
        raise Refused("away")
    before = table.requests.pause
    asked = PauseRequest(guest, {guest}) if before is None else PauseRequest(before.guest, before.agreed | {guest})
    table.requests.pause = asked
    if not asked.agreed >= table.present:
        await table.append([])
        return
    try:
        await table.pause(_note(table, BEGUN, asked.guest))
    except NotRead:
        table.requests.pause = before
        raise


async def play_on(table: Table, guest: str | None) -> None:
    """End a pause; decline one that is asked for, or withdraw one's own request. The caller holds the lock.

    Raises:
        Refused: the guest has no seat, or nobody has asked for a pause.
        NotRead, NotStored: see `Table.play_on`.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    asked, notes = table.requests.pause, []
    if table.about.paused is not None:
        notes = [_note(table, OVER, guest)]
    elif asked is None:
        raise Refused("stale")
    elif asked.guest != guest:
        notes = [_note(table, DECLINED, guest)]
    await table.play_on(notes)


async def settle(table: Table) -> None:
    """Begin the pause that is being asked for, if all people want it who are still there and not away.

    Nobody needs the consent of a player who has left, and that player's request ends.

    Raises:
        NotRead, NotStored: see `Table.pause`.
    """
    asked = table.requests.pause
    if asked is None or table.about.paused is not None:
        return
    if asked.guest not in table.present or table.status == FINISHED:
        await table.play_on()
    elif asked.agreed >= table.present:
        await table.pause(_note(table, BEGUN, asked.guest))


def _note(table: Table, code: str, guest: str) -> Note:
    seat = table.seats_of(guest)[0]
    return Note(code, seat, table.answer_count, name=table.seats[seat].name)
