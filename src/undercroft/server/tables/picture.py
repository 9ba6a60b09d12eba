"""The picture of a table: everything that one reader may know, and nothing else."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.decisions import Decision, Option
from undercroft.server import wire
from undercroft.server.tables.surroundings import ENCODER, surroundings
from undercroft.server.tables.table import Table

DECODER: Final = msgspec.json.Decoder(wire.TableMessage)


def default_look(table: Table, guest: str | None) -> int | None:
    """Return the seat that a reader looks from by default: one of the guest's that is asked, else the first, else
    None.
    """
    mine = table.seats_of(guest)
    asked = [seat for seat in mine if seat in table.state.to_act]
    return (asked or mine or [None])[0]  # type: ignore[list-item]


def allowed_look(table: Table, guest: str | None, wanted: int | None) -> int | None:
    """Return the seat that a reader asks to look from, if it is the guest's own; otherwise the default."""
    known = guest is not None and wanted is not None and 0 <= wanted < len(table.seats)
    return wanted if known and table.seats[wanted or 0].guest == guest else default_look(table, guest)


def decisions(table: Table, look: int | None) -> list[Decision]:
    """Return what is asked of the seat that the reader looks from. Options may tell secrets, so other seats are left
    out.
    """
    if look is None or table.departure is not None or not table.state.may_answer(look):
        return []
    decision = table.decision(look)
    return [msgspec.structs.replace(decision, options=_encoded(decision.options))]


_KEPT: Final = 128
_OPTIONS: Final[dict[int, tuple[tuple[Option, ...], msgspec.Raw]]] = {}
"""The JSON of options by the id of their tuple, which the game shares between decisions; kept with it, so that no other
object gets its id."""


def _encoded(options: tuple[Option, ...]) -> msgspec.Raw:
    known = _OPTIONS.get(id(options))
    if known is None:
        if len(_OPTIONS) >= _KEPT:
            _OPTIONS.clear()
        known = _OPTIONS[id(options)] = options, msgspec.Raw(ENCODER.encode(options))
    return known[1]


def picture(table: Table, guest: str | None, look: int | None) -> bytes:
    """Return how the table stands, as the JSON of a `wire.TableMessage` without events. The caller holds the lock.

    Args:
        table: the table.
        guest: the reader.
        look: the seat that the reader looks from, as `allowed_look` allows it.
    """
    return b'{"type":"table",%b,"look":%b,"view":%b,"decisions":%b}' % (
        surroundings(table, guest),
        ENCODER.encode(look),
        table.state.view_json(look, table.shown),
        ENCODER.encode(decisions(table, look)),
    )


def news(table: Table, look: int | None, since: int, edition: int) -> tuple[int, list[tuple[int, msgspec.Raw]]]:
    """Return the events that a reader has not had yet. The caller holds the lock.

    Args:
        table: the table.
        look: the seat that the reader looks from.
        since: how many events it has.
        edition: the edition of the table that these are from; if it is not today's, all events are new.

    Returns:
        The number that the events come after, and the numbered events.
    """
    return table.log.since(look, since if edition == table.edition else 0)


def with_news(now: bytes, start: int, events: list[tuple[int, msgspec.Raw]]) -> bytes:
    """Return the JSON of a whole `wire.TableMessage`, from what `picture` and `news` have made."""
    return b'%b,"since":%d,"events":%b}' % (now[:-1], start, ENCODER.encode(events))


def whole(table: Table, guest: str | None, look: int | None, since: int, edition: int) -> wire.TableMessage:
    """Return the message that a socket would be sent, for HTTP; see `picture` and `news`. The caller holds the lock."""
    now = picture(table, guest, look)
    return DECODER.decode(with_news(now, *news(table, look, since, edition)))
