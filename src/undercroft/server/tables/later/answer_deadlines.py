"""Notice who does not answer in time, at tables that give people a certain time for each answer."""

from __future__ import annotations

from functools import partial
from typing import Final

from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.runtime.wall_clock import Clock
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.changes import seat_changes
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.server.tables.upkeep.bot_turns import BotPlay
from undercroft.server.tables.upkeep.loaded_tables import Tables, retry_conflicts

GRACE: Final = 300.0
"""For how many seconds nobody is late after an outage: people could not see how much time they had."""


class AnswerDeadlines:
    """Sees to tables at which somebody may be late.

    Args:
        tables: the tables.
        bots: answer for those who are away.
        keeper: makes the chronicle of a game that is closed because those who are left want it.
        clock: knows when nobody could answer.
    """

    def __init__(self, tables: Tables, bots: BotPlay, keeper: ChronicleKeeper, clock: Clock) -> None:
        self._tables = tables
        self._bots = bots
        self._keeper = keeper
        self._clock = clock

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Note who is late at a table, and let others answer for them; return when to look again.

        Raises:
            ApiError: the table cannot be opened.
            NotStored: it cannot be changed.
        """
        calm = self._clock.calm_since + GRACE
        if now < calm:
            return calm
        return await retry_conflicts(partial(self._see_to, row.table_id, now))

    async def _see_to(self, table_id: str, now: float) -> float | None:
        async with self._tables.at(table_id) as table:
            late = [seat for seat, end in table.clocks.deadlines().items() if end <= now]
            if late:
                try:
                    await seat_changes.mark_away(table, late)
                finally:
                    table.changed()
                self._bots.wake(table)
                if table.status == FINISHED:
                    self._keeper.ended(table_id)
            return min(table.clocks.deadlines().values(), default=None)
