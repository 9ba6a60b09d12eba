"""The wall clock, which jumps: that of a machine may be years wrong for a while, and a laptop sleeps.

How long something lasts is measured by the monotonic clock. It stops while Linux or macOS sleeps; Windows lets it run.
Dates come from the wall clock, which anything may set, so nothing irreversible follows from reading it once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

DAY: Final = 24 * 3600.0

FAR: Final = 3 * DAY
"""How far the wall clock may be from the time that was last believed without being doubted."""

DOUBTED: Final = DAY
"""How long the server has to run before a doubtful clock is believed."""


OUTAGE: Final = 10.0
"""After how many seconds in which no node has looked at the clock nobody could answer meanwhile."""


class Outage(NamedTuple):
    """A time in which nobody could answer: the server was away or stood still, its machine slept, or its clock was set.

    Attributes:
        began: what the clock showed just before, in seconds since 1970.
        lasted: how many seconds later it was over, as the clock shows it.
    """

    began: float
    lasted: float


class Clock:
    """The wall clock, whether it can be believed, and when nobody could answer.

    A clock far from the time that was last believed is doubted until the server has run for a day. What is believed is
    stored, so that it outlives a restart (`storage.writing.stored_clock`).

    Args:
        wall: tells the time in seconds since 1970.
        steady: measures time that passes.

    Attributes:
        believed: the last time that was believed; None before the first.
        doubted: for how many seconds the clock has been doubted.
        ahead: by how many seconds the clock that it follows is ahead of this machine's.
        outages: the latest times in which nobody could answer.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self.believed: float | None = None
        self.doubted = 0.0
        self.ahead = 0.0
        self.outages: Sequence[Outage] = ()
        self._at = self._looked = self._steady()

    def resume(self, believed: float | None, doubted: float) -> None:
        """Go on from what was believed before the server started, and look at the clock."""
        self.believed, self.doubted = believed, doubted
        self._at = self._looked = self._steady()
        self.look()

    def follow(self, now: float) -> None:
        """Tell the time from now on as another clock does, which shows `now`."""
        self.ahead = now - self._wall()

    def look(self) -> None:
        """Compare the clock with what is believed; to be called every few seconds."""
        steady = self._steady()
        if not self.certain:
            self.doubted += steady - self._looked
        self._looked = steady
        if self.certain or self.doubted >= DOUBTED:
            self.believed, self.doubted, self._at = self._now(), 0.0, steady

    @property
    def certain(self) -> bool:
        """Whether the clock can be believed, so that something irreversible may follow from it."""
        expected = self._expected()
        return expected is None or abs(self._now() - expected) <= FAR

    def time(self) -> float:
        """Return the time in seconds since 1970, to date what is stored.

        A clock that is far behind would make new things look old; then the time is that which the clock should show.
        """
        wall, expected = self._now(), self._expected()
        return wall if expected is None or wall >= expected - FAR else expected

    def lost(self, since: float) -> float:
        """Return for how many seconds after a moment, as the clock showed it then, nobody could answer."""
        return sum([outage.lasted for outage in self.outages if since <= outage.began])

    @property
    def calm_since(self) -> float:
        """The end of the latest outage, in seconds since 1970; 0 if none is known. Now, if there may just be one."""
        now = self.time()
        if self.believed is None or not self.certain or now - self.believed > OUTAGE:
            return now
        return max([outage.began + outage.lasted for outage in self.outages], default=0.0)

    def _now(self) -> float:
        return self._wall() + self.ahead

    def _expected(self) -> float | None:
        """Return what the clock should show by what was last believed, if the server has not stood still since."""
        return None if self.believed is None else self.believed + self._steady() - self._at
