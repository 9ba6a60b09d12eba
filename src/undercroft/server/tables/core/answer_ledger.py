"""Which rows of a table's log hold the answers of its match, and what was added to the numbers of their decisions."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from undercroft.server.storage.database_schema import UNDO
from undercroft.server.storage.write_statements import SET_ACTION, Row, Statement


class AnswerLedger:
    """The row of each answer of a match.

    An answer that changes a sealed one takes its row. Earlier versions gave it a row after those of the others, so a
    log of theirs may have more answers than the match that it leads to.

    Args:
        rows: the numbers of the rows of the answers so far.
        offsets: `Table.offset` when each of them was given.
    """

    def __init__(self, rows: Iterable[int], offsets: Iterable[int]) -> None:
        self._row_of = array("I", rows)
        self._offset_of = array("I", offsets)
        self._longer = False

    def changed(self, table_id: str, answer: int, text: str) -> tuple[Statement, Row]:
        """Return the statement that changes an answer, counted from 0."""
        return SET_ACTION, {"table_id": table_id, "number": self._row_of[answer], "action": text}

    def note(self, answer: int, row: int, offset: int) -> None:
        """Note in which row an answer is that has been given, or was changed by an earlier version.

        Args:
            answer: the answer, counted from 0.
            row: the number of the row.
            offset: `Table.offset` when it was given.
        """
        if answer == len(self._row_of):
            self._row_of.append(row)
            self._offset_of.append(offset)
        else:
            self._row_of[answer] = row
            self._longer = True

    def row_of(self, answer: int, rows: int) -> int:
        """Return the row of an answer, counted from 0; `rows` if there is no such answer."""
        return self._row_of[answer] if answer < len(self._row_of) else rows

    def offset_of(self, answer: int) -> int:
        """Return what was added to the number of the decision that an answer, counted from 0, was given to."""
        return self._offset_of[answer]

    def answer_at(self, row: int) -> int | None:
        """Return the answer in a row, counted from 0; None if there is none."""
        where = next((i for i in range(len(self._row_of) - 1, -1, -1) if self._row_of[i] <= row), None)
        return where if where is not None and self._row_of[where] == row else None

    def cut(self, moves: list[tuple[int, str]], offset: int, rows: int) -> list[tuple[int, str]]:
        """Return the rows to append after which the log has only the answers of the match.

        Args:
            moves: these answers.
            offset: `Table.offset`.
            rows: how many rows there are.
        """
        if not self._longer:
            del self._row_of[len(moves) :], self._offset_of[len(moves) :]
            return [(UNDO, f"{len(moves)} {offset}")]
        self._longer = False
        self._row_of = array("I", range(rows + 1, rows + 1 + len(moves)))
        self._offset_of = array("I", [offset] * len(moves))
        return [(UNDO, f"0 {offset}"), *moves]
