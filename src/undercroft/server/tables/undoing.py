"""Taking back: free where the engine's policy allows it, else by consent of all other people at the table."""

from __future__ import annotations

from undercroft.kernel.refusals import Refusal
from undercroft.server.errors import Refused
from undercroft.server.tables.about import Consent
from undercroft.server.tables.seats import BOT
from undercroft.server.tables.table import Table

BY_CONSENT = ("undo-other-seat", "undo-disclosed")


def free(table: Table, guest: str) -> int | str:
    """How many answers would be left if the guest took the last one back, or the reason why it stands.

    Bots do not mind; but never past something disclosed, nor past another person's answer.
    """
    match, mine = table.match, table.seats_of(guest)
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


def reasons(table: Table, guest: str | None) -> dict[str, str | None]:
    """For each seat of the guest: why it may not take back, or None."""
    if guest is None:
        return {}
    found = free(table, guest)
    return {str(seat): found if isinstance(found, str) else None for seat in table.seats_of(guest)}


async def undo(table: Table, guest: str | None, seat: int) -> None:
    """Take back, or ask the others for it. The caller holds the lock.

    Raises:
        Refused: it stands, and nobody else is there to agree.
    """
    table.check_owner(guest, seat)
    assert guest is not None
    found = free(table, guest)
    if isinstance(found, int):
        await table.rewind(found)
        return
    others = table.guests - {guest}
    last = max([i for i, (who, _) in enumerate(table.match.record.moves) if who == seat], default=-1)
    if found not in BY_CONSENT or not others or last < 0 or table.state.is_terminal:
        raise Refused("undo", Refusal("", found))
    if table.consent is not None:
        raise Refused("busy")
    table.consent = Consent(seat, last, {guest})


async def agree(table: Table, guest: str | None) -> None:
    """Somebody agrees to what is asked for; with the last one it is done. The caller holds the lock.

    Raises:
        Refused: nothing is asked for, or it is not for this guest to say.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.consent is None:
        raise Refused("stale")
    table.consent.agreed.add(guest)
    if table.consent.agreed >= table.guests:
        await table.rewind(table.consent.target)


def disagree(table: Table, guest: str | None) -> None:
    """Somebody does not (or the asker thinks better of it). The caller holds the lock.

    Raises:
        Refused: nothing is asked for, or it is not for this guest to say.
    """
    if guest is None or not table.seats_of(guest):
        raise Refused("not-yours")
    if table.consent is None:
        raise Refused("stale")
    table.consent = None
