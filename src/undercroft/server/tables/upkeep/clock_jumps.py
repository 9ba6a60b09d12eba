"""Time that passed on the clock and that nobody was waited for: the clock was set, the machine slept, the server stood
still.

`asked` of a seat is a date. The monotonic clock tells how much of the time since then has really passed: it stops while
Linux or macOS sleeps. Windows lets it run, as it runs while a process is stopped; both show in a look that comes late.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

EVERY: Final = 15.0
"""How many seconds should pass between two looks."""

JUMP: Final = 30.0
"""By how many seconds the clocks have to differ; more than `EVERY`, so that what is dated between a jump and the next
look is known to be dated after it."""

REMEMBERED: Final = 50
"""The most jumps that are remembered: more than a laptop has nights in the longest time for an answer."""


class Jump(NamedTuple):
    """A jump of the clock forward.

    Attributes:
        before: what it showed just before.
        by: by how many seconds it jumped.
    """

    before: float
    by: float


class ClockJumps:
    """Notices jumps of the clock. After one back, people have more time.

    Args:
        wall: tells the time in seconds since 1970.
        steady: measures time that passes.

    Attributes:
        jumps: the latest jumps forward.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = time.monotonic) -> None:
        self.jumps: list[Jump] = []
        self._wall = wall
        self._steady = steady
        self._anchor = wall(), steady()
        self._looked = self._anchor[1]

    def look(self) -> float:
        """Look at the clocks; return by how many seconds the clock has jumped since the last look, 0 if it has not."""
        wall, steady = self._wall(), self._steady()
        stood = steady - self._looked - EVERY
        counted = steady - self._anchor[1] - (stood if stood > JUMP else 0.0)
        before = self._anchor[0] + counted
        self._looked = steady
        if abs(wall - before) <= JUMP:
            return 0.0
        if wall > before:
            self.jumps = [*self.jumps[1 - REMEMBERED :], Jump(before, wall - before)]
        self._anchor = wall, steady
        return wall - before

    def lost(self, since: float) -> float:
        """Return how many seconds since a moment, as the clock showed it then, have not really passed."""
        return sum([jump.by for jump in self.jumps if since <= jump.before])
