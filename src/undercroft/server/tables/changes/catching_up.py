"""Bring a table in memory up to what another node has made of it, so that its readers see it happen."""

from __future__ import annotations

from typing import Any, Final

from undercroft.kernel.base.errors import IllegalAction, NotationError, NotYourTurn
from undercroft.server.protocol.api_errors import NotOpened, reading
from undercroft.server.storage.database_schema import NOTE
from undercroft.server.storage.stored_log import note_in
from undercroft.server.tables.core.seats import seats_in
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, Requests, TableDetails

RULES_CHANGED: Final = ("upgraded", "resumed")
"""The codes of notes after which the game goes on under other rules."""


def first_row(table: Table) -> int:
    """Return the number of the first row of a table's log that another node may have changed or added.

    Of the answers only those may change that are sealed, and at a barrier each seat gives one.
    """
    return table.row_of(max(0, table.answer_count - len(table.seats)))


def catch_up(table: Table, row: dict[str, Any], seats: list[dict[str, Any]], rows: list[dict[str, Any]]) -> bool:
    """Bring a table up to what is stored of it. The caller holds its lock.

    Args:
        table: the table.
        row: its own row.
        seats: the rows of its seats.
        rows: the rows of its log from `first_row` on.

    Returns:
        Whether that was possible. If not, as after an undo, the table has to be loaded again.
    """
    if table.divergence is not None:
        return False
    try:
        if not all(_repeat(table, one["number"], one["seat"], one["action"]) for one in rows):
            return False
        with reading(table.id, "tables"):
            about = TableDetails.of_row(row)
            requests = Requests.of_json(row["requests"])
        table.seats = seats_in(table.id, len(table.seats), seats)
    except (NotationError, NotYourTurn, IllegalAction, NotOpened):
        return False
    table.about, table.requests, table.version = about, requests, row["version"]
    table.forget_stored()
    table.note_asked()
    return bool((row["status"] == FINISHED) == table.state.is_terminal)


def _repeat(table: Table, number: int, seat: int, text: str) -> bool:
    """Repeat what a row of the log says; return False if that is not possible in a table that is looked at."""
    known = number < table.rows
    if seat == NOTE:
        note = None if known else note_in(table.id, number, text)
        if note is not None and note.code in RULES_CHANGED:
            return False
        if note is not None:
            table.notes.append(note)
            table.proxies.note(note)
    elif seat < 0:  # an undo, or somebody has gone from a seat, which changes what was written before
        return known
    elif known:
        answer = table.answer_at(number)
        if answer is not None and table.match.record.moves[answer] != (seat, text):
            table.change_again(seat, text)
    else:
        table.repeat(number, seat, text, table.offset)
        table.proxies.answer(table.match.latest, seat)
        table.count_answer(seat)
    table.rows = max(table.rows, number + 1)
    return True
