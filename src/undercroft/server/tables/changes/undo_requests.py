"""Undo: free where the game allows it, otherwise with the consent of all other people at the table."""

from __future__ import annotations

from undercroft.kernel.base.refusals import Refusal
from undercroft.server.protocol.api_errors import Refused
from undercroft.server.runtime.guest_limits import UNDONE_PER_TABLE
from undercroft.server.tables.core.seats import BOT
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, Consent

BY_CONSENT = ("undo-other-seat", "undo-disclosed")
"""The reasons against an undo that consent overrules."""


def free_undo(table: Table, mine: list[int]) -> int | str:
    """Find out how far an undo that needs nobody's consent would go.

    It takes back bots' answers as well, but neither another person's answer nor one that disclosed something.

    Args:
        table: the table.
        mine: the seats of the guest who asks.

    Returns:
        How many answers would be left, or the reason why the last answer stands.
    """
    if table.status == FINISHED:
        return "undo-over"
    if table.divergence is not None:
        return "undo-diverged"
    if table.rows - table.answer_count >= UNDONE_PER_TABLE:
        return "undo-too-many"
    match = table.match
    for i in range(len(match.record.moves) - 1, -1, -1):
        seat = match.record.moves[i][0]
        person = table.seats[seat].kind != BOT
        if person and seat not in mine:
            return "undo-other-seat"
        if match.disclosed_by(i):
            return "undo-disclosed"
        if person:
            return i
    return "undo-nothing"


def undo_refusals(table: Table, guest: str | None) -> dict[str, str | None]:
    """For each seat of the guest, as text: why it may not undo, or None if it may."""
    mine = table.seats_of(guest)
    if not mine:
        return {}
    found = free_undo(table, mine)
    return dict.fromkeys(map(str, mine), found if isinstance(found, str) else None)


async def undo(table: Table, guest: str | None, seat: int) -> None:
    """Take back the seat's last answer, or ask the others to agree to it. The caller holds the lock.

    Raises:
        Refused: the answer stands and consent cannot help, or another undo is being asked for.
        NotStored: see `Table.answer`.
    """
    table.check_owner(guest, seat)
    assert guest is not None
    if table.divergence is not None:
        raise Refused("diverged")
    found = free_undo(table, table.seats_of(guest))
    if isinstance(found, int):
        await table.rewind(found)
        return
    others = table.present - {guest}
    last = max([i for i, (who, _) in enumerate(table.match.record.moves) if who == seat], default=-1)
    if found not in BY_CONSENT or not others or last < 0 or table.state.is_terminal:
        raise Refused("undo", Refusal("", found))
    if table.requests.consent is not None:
        raise Refused("busy")
    table.requests.consent = Consent(seat, last, {guest})
    await table.append([])


async def agree(table: Table, guest: str | None) -> None:
    """Agree to the undo that is being asked for; once all have, it is carried out. The caller holds the lock.

    Raises:
        Refused: no undo is being asked for, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.requests.consent is None:
        raise Refused("stale")
    table.requests.consent.agreed.add(guest)
    if table.requests.consent.agreed >= table.present:
        await table.rewind(table.requests.consent.target)
    else:
        await table.append([])


async def disagree(table: Table, guest: str | None) -> None:
    """Decline the undo that is being asked for, or withdraw one's own request. The caller holds the lock.

    Raises:
        Refused: no undo is being asked for, or the guest has no seat.
        NotStored: see `Table.answer`.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.requests.consent is None:
        raise Refused("stale")
    table.requests.consent = None
    await table.append([])
