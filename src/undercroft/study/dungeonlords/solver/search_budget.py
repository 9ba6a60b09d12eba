"""How long a search may take: in positions, in seconds, or until somebody has had enough."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

_LOOK: Final = 256
"""After how many positions to look at the clock."""


class SearchBudget:
    """What a search may cost, and what it has cost.

    Args:
        positions: the most positions to look at. With this bound alone, the same search gives the same result.
        seconds: the most seconds; None: as many as it takes.
        stop: asked now and then whether to stop.

    Attributes:
        used: how many positions have been looked at.
    """

    def __init__(self, positions: int, seconds: float | None = None, stop: Callable[[], bool] = lambda: False) -> None:
        self.positions = positions
        self.used = 0
        self._start = perf_counter()
        self._seconds = seconds
        self._stop = stop
        self._over = False

    @property
    def seconds(self) -> float:
        """The seconds since the beginning."""
        return perf_counter() - self._start

    def spend(self) -> bool:
        """Count one more position; return whether it may still be looked at."""
        if self._over:
            return False
        self.used += 1
        if self.used > self.positions:
            self._over = True
        elif self.used % _LOOK == 0:
            self._over = (self._seconds is not None and self.seconds > self._seconds) or self._stop()
        return not self._over

    @property
    def is_over(self) -> bool:
        """Whether nothing more may be looked at."""
        return self._over
