"""Clocks that jump: the clock of a machine may be years wrong for a while, and a laptop sleeps.

How long something lasts is measured by the monotonic clock. It stops while Linux or macOS sleeps; Windows lets it run.
Dates come from the wall clock, which anything may set, so nothing irreversible follows from reading it once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

DAY: Final = 24 * 3600.0

FAR: Final = 3 * DAY
"""How far the wall clock may be from the time that was last believed without being doubted."""

DOUBTED: Final = DAY
"""How long the server has to run before a doubtful clock is believed."""


class Clock:
    """The wall clock, and whether it can be believed.

    A clock far from the time that was last believed is doubted until the server has run for a day. Both are stored with
    the lease, so that they outlive a restart.

    Args:
        wall: tells the time in seconds since 1970.
        steady: measures time that passes.

    Attributes:
        believed: the last time that was believed; None before the first.
        doubted: for how many seconds the clock has been doubted.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self.believed: float | None = None
        self.doubted = 0.0
        self._at = self._looked = self._steady()

    def resume(self, believed: float | None, doubted: float) -> None:
        """Go on from what was believed before the server started, and look at the clock."""
        self.believed, self.doubted = believed, doubted
        self._at = self._looked = self._steady()
        self.look()

    def look(self) -> None:
        """Compare the clock with what is believed; to be called every few seconds."""
        steady = self._steady()
        if not self.certain:
            self.doubted += steady - self._looked
        self._looked = steady
        if self.certain or self.doubted >= DOUBTED:
            self.believed, self.doubted, self._at = self._wall(), 0.0, steady

    @property
    def certain(self) -> bool:
        """Whether the clock can be believed, so that something irreversible may follow from it."""
        expected = self._expected()
        return expected is None or abs(self._wall() - expected) <= FAR

    def time(self) -> float:
        """Return the time in seconds since 1970, to date what is stored.

        A clock that is far behind would make new things look old; then the time is that which the clock should show.
        """
        wall, expected = self._wall(), self._expected()
        return wall if expected is None or wall >= expected - FAR else expected

    def _expected(self) -> float | None:
        """Return what the clock should show by what was last believed, if the server has not stood still since."""
        return None if self.believed is None else self.believed + self._steady() - self._at
