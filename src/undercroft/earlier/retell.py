"""Runs under the engine of an earlier version: a record arrives on standard input, its positions leave as JSON lines.

It may use only what version 0.1.0 had. Each line is a `chronicling.Position`; the last one holds the results.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.kernel.game import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.records import Record

PUBLIC = "public"


def position(match: Match, events: Iterable[Any]) -> dict[str, Any]:
    """Return the position of the match, and the events that led to it."""
    state = match.state
    readers = (*range(state.seats), None)
    told = []
    for event in events:
        seen = {name(one): event.seen_by(one) for one in readers}
        told.append((event, {one: known for one, known in seen.items() if known is not event}))
    views = {name(one): state.view(one) for one in readers}
    return {"events": told, "views": views, "summary": match.game.summary(state), "over": state.is_terminal}


def name(seat: int | None) -> str:
    """Return the name of a reader in a chronicle."""
    return PUBLIC if seat is None else str(seat)


def main() -> None:
    """Retell the record."""
    record = Record.from_text(sys.stdin.buffer.read().decode())
    match = Match(find_game(record.header.game), record.header)
    out = sys.stdout.buffer
    out.write(msgspec.json.encode(position(match, match.prelude)) + b"\n")
    for seat, text in record.moves:
        out.write(msgspec.json.encode(position(match, match.apply(seat, text))) + b"\n")
    out.write(msgspec.json.encode(match.state.returns()) + b"\n")


if __name__ == "__main__":
    main()
