"""When somebody has to look at a table although nobody comes to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from undercroft.server.storage.write_statements import ASK, END_QUESTION, Row, Statement
from undercroft.server.storage.writing.due_rows import TURN, due, due_sooner

BOTS_WITHIN: Final = 4.0
"""Within how many seconds a bot that is asked, or the node that asks it, gives a sign of life."""

CHRONICLE_WITHIN: Final = 60.0
"""Within how many seconds the chronicle of a game is made."""

NOTICED_AFTER: Final = 60.0
"""How many seconds after a question somebody may hear of it at the earliest."""

TIMED_OUT: Final = -1
"""The numbers of questions from here down say that nothing is asked: somebody's time ran out, and others answer."""


class OpenQuestion(NamedTuple):
    """What a person is asked.

    Attributes:
        number: tells it from every other question at its seat; from `TIMED_OUT` down, their time ran out instead.
        guest: who is asked.
        asked: since when, in seconds since 1970.
    """

    number: int
    guest: str
    asked: float


class OpenQuestions:
    """What the database knows of who is asked at a table, so that people can hear of it.

    Args:
        table_id: the table.
        seats: how many seats it has.
    """

    __slots__ = ("_known", "_seats", "_table_id")

    def __init__(self, table_id: str, seats: int) -> None:
        self._table_id = table_id
        self._seats = seats
        self._known: dict[int, tuple[int, str] | None] = {}

    def forget(self) -> None:
        """Tell everything again, since others have changed what the database knows."""
        self._known.clear()

    def changes(self, wanted: Mapping[int, OpenQuestion]) -> list[tuple[Statement, Row]]:
        """Return the statements that tell the database what it does not know, and when to look at it.

        Args:
            wanted: what is asked, by seat.
        """
        found: list[tuple[Statement, Row]] = []
        for seat in range(self._seats):
            question = wanted.get(seat)
            known = None if question is None else (question.number, question.guest)
            if seat in self._known and self._known[seat] == known:
                continue
            self._known[seat] = known
            key = {"table_id": self._table_id, "seat": seat}
            if question is None:
                found.append((END_QUESTION, key))
            else:
                found.append((ASK, {**key, **question._asdict()}))
                wait = NOTICED_AFTER if question.number > TIMED_OUT else 0.0
                found.append(due_sooner(TURN, self._table_id, question.asked + wait))
        return found


class TableSchedule:
    """What the database knows of when to look at a table (`storage.writing.due_rows`).

    Only what it does not know is written: a look that comes too early costs less than to put it off at every answer.

    Args:
        table_id: the table.
    """

    __slots__ = ("_known", "_table_id")

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._known: dict[str, float] = {}

    def forget(self) -> None:
        """Tell everything again, since others have changed what the database knows."""
        self._known.clear()

    def changes(self, wanted: Mapping[str, float], now: float) -> list[tuple[Statement, Row]]:
        """Return the statements that tell the database what it does not know.

        Args:
            wanted: for each reason to look at the table, when; in seconds since 1970.
            now: the time.
        """
        found = []
        for kind, at in wanted.items():
            if not now < self._known.get(kind, now) <= at:
                self._known[kind] = at
                found.append(due(kind, self._table_id, at))
        return found
