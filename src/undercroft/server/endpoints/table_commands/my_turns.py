"""The tables where a person plays with others: which of them wait, and how the person wants to find them."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from undercroft.server.endpoints.table_commands.table_listing import listed
from undercroft.server.protocol.api_errors import ApiError, NotOpened
from undercroft.server.protocol.turn_messages import MarkBody, MyTable, MyTurns
from undercroft.server.protocol.wire import TableListed
from undercroft.server.services.people.identities import Identity
from undercroft.server.services.process_services import Services
from undercroft.server.services.turns.turn_order import TableTurn, turns_of
from undercroft.server.storage.write_statements import SAVE_MARK
from undercroft.server.tables.core.table_details import Requests

SHOWN: Final = 100
"""The most tables that are listed."""

LONGEST: Final = 7 * 24 * 3600
"""For how many seconds a table may be snoozed."""


async def turns(services: Services, identity: Identity) -> list[TableTurn]:
    """Return the tables of a person, those that wait first (`turns_of`)."""
    seats = await services.stored_turns.seats(identity.guests)
    marks = await services.stored_turns.marks(identity.guests) if seats else []
    return turns_of(seats, marks, services.clock.time(), services.clock.lost)


async def my_turns(services: Services, identity: Identity) -> MyTurns:
    """Return what the first page shows of them."""
    found = await turns(services, identity)
    shown = {turn.table_id: turn for turn in found[:SHOWN]}
    tables = []
    for row, seats in await services.store.several(list(shown)):
        with suppress(NotOpened, ValueError):  # the list of all tables says that it cannot be read
            turn = shown[row["id"]]
            table, requests = listed(row, seats, identity.guests), Requests.of_json(row["requests"])
            mine = [seat.seat for seat in table.seats if seat.mine and seat.to_act]
            nudged = any(requests.nudges.get(seat, 0.0) > row["changed"] for seat in mine)
            wanted = not turn.paused and _waits_for_consent(table, requests, identity)
            marks = (turn.pinned, turn.snoozed, nudged, turn.paused, wanted)
            tables.append(MyTable(table, turn.waits, turn.until, *marks))
    return MyTurns(tables, sum(turn.waits for turn in found))


def _waits_for_consent(table: TableListed, requests: Requests, identity: Identity) -> bool:
    """Return whether a pause is asked for that a person has not agreed to; nobody asks those who are away."""
    if requests.pause is None or not requests.pause.agreed.isdisjoint(identity.guests):
        return False
    return any(seat.mine and not seat.away for seat in table.seats)


async def next_table(services: Services, identity: Identity) -> str | None:
    """Return the table that waits for a person first; None if none does."""
    return next((turn.table_id for turn in await turns(services, identity) if turn.waits), None)


async def mark(services: Services, table_id: str, guest: str, body: MarkBody) -> None:
    """Keep how somebody who plays at a table wants to find it.

    Raises:
        ApiError: there is no such table, or the guest has no seat there.
        NotStored: the database did not accept it.
    """
    if not await services.store.seats_of(table_id, guest):
        raise ApiError("not-yours", "you have no seat at this table", 403)
    snooze = min(max(body.snooze, 0), LONGEST)
    until = services.clock.time() + snooze if snooze else None
    row = {"guest": guest, "table_id": table_id, "pinned": body.pinned, "snoozed": until}
    await services.writer.write([(SAVE_MARK, row)])
