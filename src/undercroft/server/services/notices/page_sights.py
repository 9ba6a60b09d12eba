"""Who has a page of this server before their eyes, as the pages say."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Final

GUESTS_REMEMBERED: Final = 20_000


class PageSights:
    """Remembers when a page of a guest was last in sight, wherever that is.

    Args:
        wall: tells the time in seconds since 1970.
        believed: for how many seconds what was noted counts; it has to be noted again before, since a node that dies
            does not say that it is over.

    Attributes:
        when_over: called with a guest when no page of the guest is in sight any more, and until when one was.
    """

    def __init__(self, wall: Callable[[], float], believed: float) -> None:
        self._wall = wall
        self._believed = believed
        self._places: dict[str, frozenset[str]] = {}
        self._seen: defaultdict[str, dict[str, float]] = defaultdict(dict)  # by guest and place, when it was noted
        self._last: OrderedDict[str, float] = OrderedDict()
        self.when_over: Callable[[str, float], None] = lambda _guest, _at: None

    def note(self, place: str, guests: Collection[str]) -> None:
        """Note who has pages in sight now.

        Args:
            place: where: a table at a node, or whatever else says so by itself.
            guests: all who have, there.
        """
        now, before = self._wall(), self._places.pop(place, frozenset())
        for guest in guests:
            self._seen[guest][place] = now
        for guest in before.difference(guests):
            self._end(guest, place, now)
        if guests:
            self._places[place] = frozenset(guests)

    async def last_sight(self, guests: Iterable[str], now: float) -> float | None:
        """Return when a page of one of some guests was last in sight, which may be now; None if that is not known."""
        found = []
        for guest in guests:
            for place, at in list(self._seen.get(guest, {}).items()):
                if now - at > self._believed:
                    self._end(guest, place, at)
                else:
                    found.append(now)
            if guest in self._last:
                found.append(self._last[guest])
        return max(found, default=None)

    def _end(self, guest: str, place: str, at: float) -> None:
        places = self._seen[guest]
        places.pop(place, None)
        self.remember(guest, at)
        if not places:
            del self._seen[guest]
            self.when_over(guest, self._last[guest])

    def remember(self, guest: str, at: float) -> None:
        """Note that a page of a guest was in sight until a moment, in seconds since 1970."""
        self._last[guest] = max(at, self._last.pop(guest, at))
        if len(self._last) > GUESTS_REMEMBERED:
            self._last.popitem(last=False)
