"""When somebody has to look at a table although nobody comes to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.server.storage.write_statements import Row, Statement
from undercroft.server.storage.writing.due_rows import due

BOTS_WITHIN: Final = 4.0
"""Within how many seconds a bot that is asked, or the node that asks it, gives a sign of life."""

CHRONICLE_WITHIN: Final = 60.0
"""Within how many seconds the chronicle of a game is made."""


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
