"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from undercroft.kernel.engine.chance import commitment
from undercroft.kernel.history.records import Header
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import NotOpened, reading
from undercroft.server.storage.write_statements import Row
from undercroft.server.tables.core.seats import ranks_of, seats_in
from undercroft.server.tables.core.table_details import FINISHED, OPEN_TABLE


def listed(row: Row, seat_rows: list[Row], me: Sequence[str]) -> wire.TableListed:
    """Return what a list shows of a table.

    Raises:
        NotOpened: a part of it cannot be read.
    """
    with reading(row["id"], "tables"):
        header = Header.of_json(row["header"])
        to_act = [int(seat) for seat in row["to_act"].split()]
        shown = {name: row[name] for name in ("id", "public", "lesson", "made", "changed", "seed_known")}
    seats = seats_in(row["id"], header.seats, seat_rows)
    mine = [number for number, seat in enumerate(seats) if seat.guest in me]
    with reading(row["id"], "tables"):
        ranks = ranks_of(header.game, commitment(header.seed), seats)
    heads = [
        wire.SeatHead(
            seat=number,
            kind=seat.kind,
            bot=seat.bot,
            level=ranks[number].level,
            alias=ranks[number].alias,
            name=seat.shown_name,
            colour=seat.colour,
            shape=seat.shape,
            mine=number in mine,
            online=False,
            to_act=number in to_act,
            away=seat.away,
            former=seat.former,
        )
        for number, seat in enumerate(seats)
    ]
    status = row["status"] if row["status"] in (OPEN_TABLE, FINISHED) else "playing"
    stands = None
    if row["stands"] is not None:
        with suppress(NotOpened), reading(row["id"], "tables, where the game is"):
            stands = msgspec.json.decode(row["stands"], type=wire.Stands)
    rest = {"status": status, "mine": bool(mine), "my_turn": bool(set(mine) & set(to_act))}
    with reading(row["id"], "tables"):
        return msgspec.convert(
            {**shown, **rest, "game": header.game, "seats": heads, "stands": stands}, wire.TableListed
        )
