"""The log of a table: what its stored rows come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from undercroft.server.protocol.api_errors import NotOpened, reading
from undercroft.server.protocol.wire import Note
from undercroft.server.storage.database_schema import BARRED, NOTE, PREVIOUS, UNDO


class Log(msgspec.Struct):
    """What is left of a table's rows once its undos are carried out.

    Attributes:
        moves: seat and notation of each answer that counts.
        numbers: the number of the row of each of them.
        offsets: `Table.offset` when each of them was given.
        offset: `Table.offset` after the last undo.
        edition: how many undos there were.
        notes: the number of the row of each note, and the note as JSON.
        barred: hashes of the guests whose seats the host has freed.
        previous: for each seat whose person has gone, a hash of that guest.
        furthest: for each seat, the most answers that it had given at any time, also if they were taken back.
    """

    moves: list[tuple[int, str]]
    numbers: list[int]
    offsets: list[int]
    offset: int = 0
    edition: int = 0
    notes: list[tuple[int, str]] = []
    barred: list[str] = []
    previous: dict[int, str] = {}
    furthest: dict[int, int] = {}


def note_in(table_id: str, number: int, text: str) -> Note | None:
    """Return the note in a row of the log of a table, unless it cannot be read: that costs only the note.

    Args:
        table_id: the table.
        number: the number of the row.
        text: what is in it.

    Returns:
        The note; None if it cannot be read.
    """
    with suppress(NotOpened), reading(table_id, f"actions {number}"):
        return msgspec.json.decode(text, type=Note)
    return None


def read_log(rows: Iterable[dict[str, Any]]) -> Log:
    """Return what the rows of a table, in order, come to."""
    log = Log([], [], [])
    given: Counter[int] = Counter()
    for row in rows:
        seat, text = row["seat"], row["action"]
        if seat == UNDO:
            target, offset = text.split()
            given.subtract([who for who, _ in log.moves[int(target) :]])
            del log.moves[int(target) :], log.numbers[int(target) :], log.offsets[int(target) :]
            log.offset = int(offset)
            log.edition += 1
        elif seat == NOTE:
            log.notes.append((row["number"], text))
        elif seat == BARRED:
            log.barred.append(text)
        elif seat == PREVIOUS:
            number, guest = text.split()
            log.previous[int(number)] = guest
        else:
            log.moves.append((seat, text))
            given[seat] += 1
            log.furthest[seat] = max(log.furthest.get(seat, 0), given[seat])
            log.numbers.append(row["number"])
            log.offsets.append(log.offset)
    return log
