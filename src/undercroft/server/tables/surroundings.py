"""What is around the board, as JSON: its parts are encoded when they change, and put together for each reader."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from undercroft.server import wire
from undercroft.server.tables import undoing

if TYPE_CHECKING:
    from undercroft.server.tables.table import Table

ENCODER: Final = msgspec.json.Encoder()


class Surroundings:
    """The parts of a picture that no game has a hand in. Who changes the table, or comes or goes, says `forget`."""

    __slots__ = ("_heads", "_rest", "_table", "_told")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heads: dict[bool, tuple[tuple[object, ...], bytes]] = {}
        self._rest: bytes | None = None
        self._told: dict[str | None, bytes] = {}

    def forget(self) -> None:
        """The table has changed."""
        self._rest = None
        self._told.clear()

    def of(self, guest: str | None) -> bytes:
        """As the guest is told of them: the members of an object. Several readers may be the same guest."""
        told = self._told.get(guest)
        if told is None:
            told = self._told[guest] = self._tell(guest)
        return told

    def _tell(self, guest: str | None) -> bytes:
        table = self._table
        to_act, people = table.state.to_act, table.people
        seats = b",".join(
            [
                _seat(
                    number,
                    seat.kind,
                    seat.bot,
                    seat.name,
                    seat.colour,
                    seat.shape,
                    guest is not None and seat.guest == guest,
                    seat.guest is not None and seat.guest in people,
                    number in to_act,
                )
                for number, seat in enumerate(table.seats)
            ]
        )
        undo = ENCODER.encode(undoing.reasons(table, guest))
        rest = self._rest or self._make_rest()
        return b'"table":%b,"seats":[%b],%b,"undo":%b' % (self._headed(guest), seats, rest, undo)

    def _headed(self, guest: str | None) -> bytes:
        table = self._table
        about = table.about
        host = guest is not None and about.host == guest
        spectators = len(table.people - table.guests)
        made_of = (table.status, about.public, about.chat, about.rematch, spectators)
        known, head = self._heads.get(host, ((), b""))
        if made_of != known:
            header = table.match.record.header
            told = wire.TableHead(
                id=table.id,
                game=header.game,
                options=header.options,
                commitment=table.match.commitment,
                seed=header.seed if table.state.is_terminal else None,
                public=about.public,
                chat=about.chat,
                status=table.status,
                lesson=about.lesson,
                rematch=about.rematch,
                host=host,
                spectators=spectators,
            )
            head = ENCODER.encode(told)
            self._heads[host] = made_of, head
        return head

    def _make_rest(self) -> bytes:
        table = self._table
        request = None
        if table.consent is not None:
            agreed = [number for number, seat in enumerate(table.seats) if seat.guest in table.consent.agreed]
            request = wire.UndoRequest(table.consent.seat, agreed)
        parts = table.number, table.edition, ENCODER.encode(request), ENCODER.encode(table.notes)
        self._rest = b'"number":%d,"edition":%d,"request":%b,"notes":%b' % parts
        return self._rest


@lru_cache(4096)
def _seat(
    number: int,
    kind: str,
    bot: str | None,
    name: str,
    colour: str,
    shape: str,
    mine: bool,
    online: bool,
    to_act: bool,
) -> bytes:
    return ENCODER.encode(wire.SeatHead(number, kind, bot, name, colour, shape, mine, online, to_act))
