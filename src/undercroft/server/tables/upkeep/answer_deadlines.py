"""Notice who does not answer in time, at tables that give people a certain time for each answer."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.protocol.api_errors import ApiError, NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.clocks import Clock
from undercroft.server.runtime.logs import LOG
from undercroft.server.storage.stored_tables import Store
from undercroft.server.tables.changes import divergence, seat_changes
from undercroft.server.tables.core import answer_clocks
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.server.tables.upkeep.bot_turns import BotPlay
from undercroft.server.tables.upkeep.clock_jumps import EVERY, ClockJumps
from undercroft.server.tables.upkeep.loaded_tables import Tables, retry_conflicts

GRACE: Final = 300.0
"""For how many seconds nobody is late after the server has started, its clock has jumped or its machine has slept:
people could not answer, or could not see how much time they had."""

MOST: Final = 200
"""The most tables in one look."""


class AnswerDeadlines:
    """Looks for people who are late. All nodes do; the first one that notes it has noted it for all.

    Args:
        store: says which tables wait for too long; they need not be in memory.
        tables: the tables.
        bots: answer for those who are away.
        keeper: makes the chronicle of a game that is closed because those who are left want it.
        clock: tells the time.
    """

    def __init__(self, store: Store, tables: Tables, bots: BotPlay, keeper: ChronicleKeeper, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._keeper = keeper
        self._unusable: set[str] = set()
        self._clock = clock
        self._jumps = ClockJumps(clock.time)
        self._started = clock.time()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look."""
        self._jumps = ClockJumps(self._clock.time)
        self._started = self._clock.time()
        self._task = asyncio.create_task(self._look_always(), name="pacing")

    async def stop(self) -> None:
        """Stop looking for late people."""
        await end([self._task])

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look_now()
            except Exception as error:
                LOG.error("pacing-failed", error=type(error).__name__, exc_info=error)

    async def look_now(self) -> None:
        """Note who is late by the clock; nobody is if it has just jumped."""
        if jumped := self._jumps.look():
            self._started = self._clock.time()
            LOG.warning("clock-jumped", seconds=round(jumped))
        await self.look(self._clock.time())

    async def look(self, now: float) -> None:
        """Note who is late at a moment (in seconds since 1970), and let others answer for them."""
        if now - self._started < GRACE:
            return
        for table_id in await self._store.overdue(now, MOST, self._jumps.jumps):
            if table_id not in self._unusable:
                try:
                    await retry_conflicts(partial(self._see_to, table_id, now))
                except ApiError:  # this version cannot open it
                    self._unusable.add(table_id)
                except NotStored:
                    LOG.error("away-not-stored")

    async def _see_to(self, table_id: str, now: float) -> None:
        async with self._tables.at(table_id) as table:
            if table.about.pace is None:
                return
            try:
                late = answer_clocks.late(table.seats, table.waited_for(), now - table.about.pace, self._jumps.lost)
                await seat_changes.mark_away(table, late)
                await divergence.settle(table)
            finally:
                table.changed()
            self._bots.wake(table)
            if table.status == FINISHED:
                self._keeper.ended(table_id)
