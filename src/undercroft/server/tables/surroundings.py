"""What surrounds the board in a picture: the table's head, its seats, undo and notes, as JSON.

A table has many readers and an answer changes little, so every part is encoded once and kept until it changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.server import wire
from undercroft.server.limits import NOTES_SHOWN
from undercroft.server.tables import departing, undoing
from undercroft.server.tables.table import Table

ENCODER: Final = msgspec.json.Encoder()


class _Parts:
    """What has been encoded for one table.

    Attributes:
        changes: the table's `changes` for which `rest` and `whole` hold.
        heads: the table's head for its host and for everyone else, with the values that it was made from. It holds
            the game's options, which are costly to encode and rarely change, so it outlives a change.
        rest: what is the same for every reader.
        whole: everything, by guest; a guest may be several readers.
    """

    __slots__ = ("changes", "heads", "rest", "whole")

    def __init__(self) -> None:
        self.changes = -1
        self.heads: dict[bool, tuple[tuple[object, ...], bytes]] = {}
        self.rest = b""
        self.whole: dict[str | None, bytes] = {}


def surroundings(table: Table, guest: str | None) -> bytes:
    """Return all members of a `wire.TableMessage` that do not depend on the game, as the guest may know them.

    Args:
        table: the table, whose lock the caller holds. The parts are kept in its `shown`, as the game keeps its own.
        guest: the reader; None for a spectator without a cookie.

    Returns:
        The members of a JSON object, without its braces.
    """
    parts: _Parts | None = table.shown.get(_Parts)
    if parts is None:
        parts = table.shown[_Parts] = _Parts()
    if parts.changes != table.changes:
        parts.changes = table.changes
        parts.rest = _rest(table)
        parts.whole.clear()
    whole = parts.whole.get(guest)
    if whole is None:
        undo = ENCODER.encode(undoing.reasons(table, guest))
        made = _head(table, parts, guest), _seats(table, guest), parts.rest, undo
        whole = parts.whole[guest] = b'"table":%b,"seats":[%b],%b,"undo":%b' % made
    return whole


def _head(table: Table, parts: _Parts, guest: str | None) -> bytes:
    about = table.about
    host = guest is not None and about.host == guest
    spectators = len(table.people - table.guests)
    made_of = (table.status, about.public, about.chat, about.rematch, about.seed_known, spectators)
    known, head = parts.heads.get(host, ((), b""))
    if made_of != known:
        header = table.match.record.header
        head = ENCODER.encode(
            wire.TableHead(
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
                seed_known=about.seed_known,
                pace=about.pace,
                absent=about.absent,
            )
        )
        parts.heads[host] = made_of, head
    return head


def _seats(table: Table, guest: str | None) -> bytes:
    to_act, people = table.state.to_act, table.people
    return b",".join(
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
                seat.away,
                seat.asked,
            )
            for number, seat in enumerate(table.seats)
        ]
    )


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
    away: bool,
    asked: float | None,
) -> bytes:
    return ENCODER.encode(wire.SeatHead(number, kind, bot, name, colour, shape, mine, online, to_act, away, asked))


def _rest(table: Table) -> bytes:
    request = None
    if table.consent is not None:
        agreed = [number for number, seat in enumerate(table.seats) if seat.guest in table.consent.agreed]
        request = wire.UndoRequest(table.consent.seat, agreed)
    parts = [ENCODER.encode(part) for part in (request, table.past, _wishes(table), table.notes[-NOTES_SHOWN:])]
    numbers = b'"number":%d,"edition":%d' % (table.number, table.edition)
    return b'%b,"request":%b,"past":%b,"wishes":%b,"notes":%b' % (numbers, *parts)


def _wishes(table: Table) -> wire.Wishes | None:
    if table.departure is None:
        return None
    wanted = [table.wishes.get(seat.guest or "") for seat in table.seats]
    return wire.Wishes(
        *[[number for number, one in enumerate(wanted) if one == wish] for wish in (departing.RESUME, departing.CLOSE)]
    )
