"""Who has a page of this server before their eyes, as the pages say."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

REMEMBERED: Final = 20_000


class PageSights:
    """Remembers when a page of a guest was last in sight at this node.

    Args:
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, wall: Callable[[], float]) -> None:
        self._wall = wall
        self._open: Counter[str] = Counter()
        self._last: OrderedDict[str, float] = OrderedDict()

    def appear(self, guest: str) -> None:
        """Note that a page has come into sight."""
        self._open[guest] += 1

    def vanish(self, guest: str) -> None:
        """Note that a page that had come into sight no longer is."""
        self._open[guest] -= 1
        if self._open[guest] <= 0:
            del self._open[guest]
        self._last[guest] = self._wall()
        self._last.move_to_end(guest)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    async def last_sight(self, guests: Iterable[str], now: float) -> float | None:
        """Return when a page of one of some guests was last in sight, which may be now; None if that is not known."""
        found = [now if guest in self._open else self._last[guest] for guest in guests if self._knows(guest)]
        return max(found, default=None)

    def _knows(self, guest: str) -> bool:
        return guest in self._open or guest in self._last
