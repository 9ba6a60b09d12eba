"""The picture of a table for one reader: what it may know, and nothing else."""

from __future__ import annotations

import msgspec

from undercroft.kernel.decisions import Decision
from undercroft.server import wire
from undercroft.server.tables import undoing
from undercroft.server.tables.table import FINISHED, Table

ENCODER = msgspec.json.Encoder()


def default_look(table: Table, guest: str | None) -> int | None:
    """The seat somebody looks from who has not said: one of theirs that is asked, or the first."""
    mine = table.seats_of(guest)
    asked = [seat for seat in mine if seat in table.state.to_act]
    return (asked or mine or [None])[0]  # type: ignore[list-item]


def allowed_look(table: Table, guest: str | None, wanted: int | None) -> int | None:
    """The seat wanted, if it is the guest's; else the default."""
    return wanted if wanted in table.seats_of(guest) else default_look(table, guest)


def decisions(table: Table, guest: str | None, look: int | None) -> list[Decision]:
    """What is asked of the reader. With several seats only of the one at the screen: options may tell what it holds."""
    return [table.decision(look)] if look is not None and table.state.may_answer(look) else []


def head(table: Table, guest: str | None) -> wire.TableHead:
    """What the table is."""
    header, about = table.match.record.header, table.about
    people = {connection.guest for connection in table.connections}
    return wire.TableHead(
        id=table.id,
        game=header.game,
        options=header.options,
        commitment=table.match.commitment,
        seed=header.seed if table.status == FINISHED else None,
        public=about.public,
        chat=about.chat,
        status=table.status,
        lesson=about.lesson,
        rematch=about.rematch,
        host=guest is not None and about.host == guest,
        spectators=len(people - table.guests),
    )


def seat_heads(table: Table, guest: str | None) -> list[wire.SeatHead]:
    """Who sits where."""
    online = {connection.guest for connection in table.connections}
    to_act = table.state.to_act
    return [
        wire.SeatHead(
            seat=number,
            kind=seat.kind,
            bot=seat.bot,
            name=seat.name,
            colour=seat.colour,
            shape=seat.shape,
            mine=guest is not None and seat.guest == guest,
            online=seat.guest is not None and seat.guest in online,
            to_act=number in to_act,
        )
        for number, seat in enumerate(table.seats)
    ]


def picture(table: Table, guest: str | None, look: int | None, since: int, edition: int) -> wire.TableMessage:
    """The message for a reader who looks from ``look`` (a seat of theirs, or None) and has ``since`` events of
    ``edition``. The caller holds the lock."""
    start, events = table.log.since(look, since if edition == table.edition else 0)
    request = None
    if table.consent is not None:
        agreed = [number for number, seat in enumerate(table.seats) if seat.guest in table.consent.agreed]
        request = wire.UndoRequest(table.consent.seat, agreed)
    return wire.TableMessage(
        table=head(table, guest),
        seats=seat_heads(table, guest),
        number=table.number,
        look=look,
        view=table.state.view(look),
        decisions=decisions(table, guest, look),
        edition=table.edition,
        since=start,
        events=events,
        undo=undoing.reasons(table, guest),
        request=request,
        notes=table.notes,
    )
