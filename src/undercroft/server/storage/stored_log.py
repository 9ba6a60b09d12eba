"""The log of a table: what its stored rows come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from undercroft.kernel.history.records import BY_BOT, BY_DEFAULT
from undercroft.server.protocol.api_errors import NotOpened, reading
from undercroft.server.protocol.wire import Note
from undercroft.server.storage.database_schema import BARRED, NOTE, PREVIOUS, UNDO

AWAY: Final = "seat-away"
STAND_IN: Final = "seat-stand-in"
LINK_MADE: Final = "seat-link"
"""The codes of notes: nobody has answered for a seat in time; its owner has chosen a bot that answers; a new link."""


class ProxyAnswers:
    """Which answers of a table were given for somebody who was away, as the answers and notes of its log tell.

    Attributes:
        given: by answer, counted from 0: its seat, and the code of the note since which somebody else answers.
    """

    __slots__ = ("_away", "given")

    def __init__(self) -> None:
        self.given: dict[int, tuple[int, str]] = {}
        self._away: dict[int, str] = {}

    def answer(self, number: int, seat: int) -> None:
        """Hear that a seat has given an answer, counted from 0."""
        if seat in self._away:
            self.given[number] = seat, self._away[seat]

    def note(self, note: Note) -> None:
        """Hear a note. The answers from its number on are those of the person who is back, and may change them."""
        if note.code in (AWAY, STAND_IN):
            self._away[note.seat] = note.code
        elif note.code.startswith("seat-") and note.code != LINK_MADE:
            self._away.pop(note.seat, None)
            self.given = {i: one for i, one in self.given.items() if i < note.number or one[0] != note.seat}

    def marks(self, absent: str | None) -> dict[int, str]:
        """Return what gave these answers, which are counted from 1, as in a record.

        Args:
            absent: the bot that answers at the table for those whose time ran out; None: the default answer.
        """
        late = BY_DEFAULT if absent is None else BY_BOT
        return {number + 1: BY_BOT if code == STAND_IN else late for number, (_, code) in self.given.items()}

    def cut(self, answers: int) -> None:
        """Forget all but the first so many answers, as the others are taken back."""
        self.given = {i: one for i, one in self.given.items() if i < answers}


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


def proxies_in(table_id: str, log: Log) -> ProxyAnswers:
    """Return which answers of a table were given for somebody who was away."""
    found, notes = ProxyAnswers(), list(log.notes)
    for number, ((seat, _), row) in enumerate(zip(log.moves, log.numbers, strict=True)):
        while notes and notes[0][0] < row:
            _hear(found, table_id, *notes.pop(0))
        found.answer(number, seat)
    for at, text in notes:
        _hear(found, table_id, at, text)
    return found


def _hear(found: ProxyAnswers, table_id: str, number: int, text: str) -> None:
    note = note_in(table_id, number, text)
    if note is not None:
        found.note(note)


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
