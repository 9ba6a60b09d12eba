"""The picture of a table for one reader: what it may know, and nothing else."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.decisions import Decision, Option
from undercroft.server import wire
from undercroft.server.tables.surroundings import ENCODER, surroundings
from undercroft.server.tables.table import Table

DECODER: Final = msgspec.json.Decoder(wire.TableMessage)


def default_look(table: Table, guest: str | None) -> int | None:
    """The seat somebody looks from who has not said: one of theirs that is asked, or the first."""
    mine = table.seats_of(guest)
    asked = [seat for seat in mine if seat in table.state.to_act]
    return (asked or mine or [None])[0]  # type: ignore[list-item]


def allowed_look(table: Table, guest: str | None, wanted: int | None) -> int | None:
    """The seat wanted, if it is the guest's; else the default."""
    known = guest is not None and wanted is not None and 0 <= wanted < len(table.seats)
    return wanted if known and table.seats[wanted or 0].guest == guest else default_look(table, guest)


def decisions(table: Table, look: int | None) -> list[Decision]:
    """What is asked of the reader. With several seats only of the one at the screen: options may tell what it holds."""
    if look is None or not table.state.may_answer(look):
        return []
    decision = table.decision(look)
    return [msgspec.structs.replace(decision, options=_encoded(decision.options))]


_KEPT: Final = 128
_OPTIONS: Final[dict[int, tuple[tuple[Option, ...], msgspec.Raw]]] = {}
"""Options that are asked for often are one and the same tuple: by its id the tuple, so that it stays, and its JSON."""


def _encoded(options: tuple[Option, ...]) -> msgspec.Raw:
    known = _OPTIONS.get(id(options))
    if known is None:
        if len(_OPTIONS) >= _KEPT:
            _OPTIONS.clear()
        known = _OPTIONS[id(options)] = options, msgspec.Raw(ENCODER.encode(options))
    return known[1]


def picture(table: Table, guest: str | None, look: int | None) -> bytes:
    """How the table stands for a reader who looks from ``look`` (a seat of theirs, or None), as JSON: a
    `wire.TableMessage` without what has happened. The caller holds the lock."""
    return b'{"type":"table",%b,"look":%b,"view":%b,"decisions":%b}' % (
        surroundings(table, guest),
        ENCODER.encode(look),
        table.state.view_json(look, table.shown),
        ENCODER.encode(decisions(table, look)),
    )


def news(table: Table, look: int | None, since: int, edition: int) -> tuple[int, list[tuple[int, msgspec.Raw]]]:
    """What has happened, for a reader who has ``since`` events of ``edition``: the number that it comes after, and the
    numbered events. The caller holds the lock."""
    return table.log.since(look, since if edition == table.edition else 0)


def with_news(now: bytes, start: int, events: list[tuple[int, msgspec.Raw]]) -> bytes:
    """A picture with what has happened."""
    return b'%b,"since":%d,"events":%b}' % (now[:-1], start, ENCODER.encode(events))


def whole(table: Table, guest: str | None, look: int | None, since: int, edition: int) -> wire.TableMessage:
    """What a socket would be sent, for HTTP. The caller holds the lock."""
    now = picture(table, guest, look)
    return DECODER.decode(with_news(now, *news(table, look, since, edition)))
