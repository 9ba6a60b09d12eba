"""The snapshot of a table: everything that one reader may know, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.server.protocol import wire
from undercroft.server.tables.core.story import ENCODER, StoryUpdate
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.snapshots.table_surroundings import surroundings


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
    if look is None or table.divergence is not None or not table.state.may_answer(look):
        return []
    return [table.decision(look)]


class EncodedOptions(NamedTuple):
    """A list of options, encoded.

    Attributes:
        of: the list itself; kept so that no other list gets its id.
        json: its JSON.
        name: what it is called in later messages; empty if it is short.
    """

    of: tuple[Option, ...]
    json: msgspec.Raw
    name: str


_KEPT: Final = 128
_OPTIONS: Final[dict[int, EncodedOptions]] = {}
"""Lists of options by the id of their tuple, which the game shares between decisions."""

LONG: Final = 600
"""How many bytes a list of options has that is sent only once to each reader."""


def encoded(options: tuple[Option, ...]) -> EncodedOptions:
    """Return a list of options, encoded once."""
    known = _OPTIONS.get(id(options))
    if known is None:
        if len(_OPTIONS) >= _KEPT:
            _OPTIONS.clear()
        json = ENCODER.encode(options)
        name = hashlib.blake2b(json, digest_size=6).hexdigest() if len(json) > LONG else ""
        known = _OPTIONS[id(options)] = EncodedOptions(options, msgspec.Raw(json), name)
    return known


NOTHING_ASKED: Final = b"[]"
"""No decisions, as JSON."""


class SnapshotDecisions(NamedTuple):
    """What is asked of a reader, as it is sent.

    Attributes:
        decisions: the decisions, with the names of long lists instead of them.
        lists: the lists that the reader does not have yet, by name.
    """

    decisions: list[Decision]
    lists: dict[str, msgspec.Raw]

    def json(self) -> bytes:
        """Return the decisions as JSON."""
        return ENCODER.encode(self.decisions) if self.decisions else NOTHING_ASKED


def asked(table: Table, look: int | None, had: Container[str]) -> SnapshotDecisions:
    """Return what is asked of a reader.

    Args:
        table: the table.
        look: the seat that the reader looks from.
        had: the names of the lists of options that it has been sent.
    """
    found = SnapshotDecisions([], {})
    for decision in decisions(table, look):
        options = encoded(decision.options)
        shown: Any = options.name or options.json
        found.decisions.append(msgspec.structs.replace(decision, options=shown))
        if options.name and options.name not in had:
            found.lists[options.name] = options.json
    return found


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


def whole(table: Table, guest: str | None, look: int | None, since: int, edition: int) -> wire.TableMessage:
    """Return all that a reader may know, for a request. The caller holds the lock.

    Args:
        table: the table.
        guest: the reader.
        look: the seat that the reader looks from, as `allowed_look` allows it.
        since: how many events it has.
        edition: the edition of the table that these are from.
    """
    view = table.state.views_again((look,), table.shown)[0]
    now = SnapshotDecisions(decisions(table, look), {})
    return opening(surroundings(table, guest, look), look, view, now, *news(table, look, since, edition))


def opening(
    around: wire.Surroundings,
    look: int | None,
    view: Any,
    now: SnapshotDecisions,
    since: int,
    events: list[tuple[int, msgspec.Raw]],
) -> wire.TableMessage:
    """Return the message with which a story begins.

    Args:
        around: what surrounds the board.
        look: the seat that the reader looks from.
        view: the view of that seat.
        now: what it is asked.
        since: how many events come before these.
        events: the numbered events.
    """
    fields = {name: getattr(around, name) for name in around.__struct_fields__}
    return wire.TableMessage(
        **fields, look=look, view=view, decisions=now.decisions, since=since, events=events, lists=now.lists
    )


def continuation(since: int, told: StoryUpdate, changes: bytes, lists: dict[str, msgspec.Raw]) -> bytes:
    """Return the JSON of a `protocol.wire.StoryMessage`.

    Args:
        since: how many events the reader has had.
        told: the beats that come next.
        changes: what has changed in the rest of its snapshot, as JSON without the brackets around the list.
        lists: lists of options that it needs.
    """
    beats, more = b",".join(told.beats), ENCODER.encode(lists) if lists else b"{}"
    return b'{"type":"story","since":%d,"beats":[%b],"changes":[%b],"lists":%b}' % (since, beats, changes, more)
