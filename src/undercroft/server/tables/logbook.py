"""The events of a match as each seat may know them, encoded once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match

MOST: int = 400
"""So many events go into one message."""


class Logbook:
    """Grows with a match. Numbers count what a seat may know, so that they tell nothing of what it may not."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._answers = -1
        self._known: dict[int | None, list[msgspec.Raw]] = {}
        self._read: dict[int | None, int] = {}

    def catch_up(self, match: Match) -> None:
        """Take in what has happened since."""
        if self._answers < 0:
            self._events.extend(match.prelude)
            self._answers = 0
        for events in match.events[self._answers :]:
            self._events.extend(events)
        self._answers = len(match.events)

    def of(self, seat: int | None) -> Sequence[msgspec.Raw]:
        """All that the seat (None: a spectator) may know."""
        known = self._known.setdefault(seat, [])
        for event in self._events[self._read.get(seat, 0) :]:
            seen = event.seen_by(seat)
            if seen is not None:
                known.append(msgspec.Raw(msgspec.json.encode(seen)))
        self._read[seat] = len(self._events)
        return known

    def since(self, seat: int | None, number: int) -> tuple[int, list[tuple[int, msgspec.Raw]]]:
        """The numbered events after ``number``, at most `MOST`, and the number that they come after."""
        known = self.of(seat)
        start = max(number if 0 <= number <= len(known) else 0, len(known) - MOST)
        return start, [(index + 1, known[index]) for index in range(start, len(known))]
