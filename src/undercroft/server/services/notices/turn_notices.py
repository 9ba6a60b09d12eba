"""Find out whom a notice is due to at a table where somebody is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from undercroft.server.runtime.wall_clock import Clock
from undercroft.server.services.carriers.carrier import MAIL
from undercroft.server.services.notices.notice_times import (
    LATE,
    NoticeTimes,
    digest_at,
    notice_at,
    nudge_at,
    quiet_end,
    warning_at,
)
from undercroft.server.services.notices.stored_notices import (
    NUDGE,
    TIMEOUT,
    WARNING,
    YOUR_TURN,
    AskedSeat,
    PersonWants,
    StoredNotices,
)
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.core.clocks.answer_clocks import little_time

LastSight = Callable[[Iterable[str], float], Awaitable[float | None]]
"""Returns when a page of one of some guests was last in sight, which may be now; None if that is not known."""


class TurnNotices:
    """Sees to tables at which somebody is asked.

    Args:
        stored: knows who is asked, and what they want.
        clock: knows when nobody could answer.
        last_sight: says when a page was in sight.
    """

    def __init__(self, stored: StoredNotices, clock: Clock, last_sight: LastSight) -> None:
        self._stored = stored
        self._clock = clock
        self._last_sight = last_sight

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Make the notices that are due at a table; return when the next ones are.

        Raises:
            NotRead, NotStored: the database cannot be used.
        """
        return await self.look(row.table_id, now)

    async def look(self, table_id: str, now: float) -> float | None:
        """Make the notices that are due at a table; return when the next ones are.

        Raises:
            NotRead, NotStored: the database cannot be used.
        """
        found = [await self._see_to(asked, now) for asked in await self._stored.asked_at(table_id)]
        return min([at for at in found if at is not None], default=None)

    async def heard_at(self, wants: PersonWants, now: float) -> float:
        """Return when somebody may hear of what is due, which is now unless it is quiet or a page was just in sight."""
        return nudge_at(wants.times, now, await self._last_sight(wants.guests, now))

    async def _see_to(self, asked: AskedSeat, now: float) -> float | None:
        if asked.paused is not None:
            return None  # the end of the pause is another reason to look
        times, guests, channels = await self._stored.wants(asked.person)
        if not channels:
            return None
        end = asked.end(self._clock.lost)
        wanted = self._wanted(asked, times, await self._last_sight(guests, now), end)
        # What is late waits for the end of the quiet hours, except a warning, which would say nothing any more.
        loud = {kind: quiet_end(times, max(at, now)) for kind, at in wanted.items()}
        moments = {kind: at for kind, at in loud.items() if kind != WARNING or end is None or at < end}
        due = [kind for kind, at in moments.items() if at <= now]
        for kind in due[-1:]:
            # The moment counts, not the look: quiet hours end, and the mail comes, at the very moment of many notices.
            since = max(wanted[kind], now - LATE)
            together = digest_at(times, since) if kind != WARNING else None  # which would come too late
            at = {channel: together if of == MAIL else None for channel, of in channels.items()}
            await self._stored.make(asked, kind, at, now)
        return min([at for at in moments.values() if at > now], default=None)

    def _wanted(self, asked: AskedSeat, times: NoticeTimes, seen: float | None, end: float | None) -> dict[str, float]:
        """Return when which notices should come, the warning last; what has been made is not among them."""
        if asked.timed_out:
            return {TIMEOUT: nudge_at(times, asked.asked, seen)} if asked.noticed is None else {}
        found = {}
        if asked.noticed is None:
            found[YOUR_TURN] = notice_at(times, asked.asked, seen)
        if asked.nudged is not None and (asked.reminded is None or asked.reminded < asked.nudged):
            found[NUDGE] = nudge_at(times, asked.nudged, seen)
        if asked.pace is not None and end is not None and asked.warned is None:
            at = warning_at(times, asked.asked, little_time(end, asked.pace, asked.bank), end, seen)
            if at is not None:
                found[WARNING] = at
        return found
