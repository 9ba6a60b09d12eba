"""The events of a match as each seat may know them.

They are encoded when somebody asks for them: kept as text for each seat, they would be most of the memory of a table.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match

MOST: int = 400
"""The most events in one message; older ones are left out."""


class Logbook:
    """The events so far. Each seat has its own numbers, which tell nothing about events that it may not know."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._ends: list[int] = []
        self._places: dict[int | None, array[int]] = {}
        self._read: dict[int | None, int] = {}

    def catch_up(self, match: Match) -> None:
        """Add the events that the match has had since the last call."""
        if not self._ends:
            self._take(match.prelude)
        for events in match.events[len(self._ends) - 1 :]:
            self._take(events)

    def cut(self, answers: int) -> None:
        """Forget all events after this many answers, which are taken back."""
        if answers + 1 >= len(self._ends):
            return
        end = self._ends[answers]
        del self._ends[answers + 1 :], self._events[end:]
        for seat, places in self._places.items():
            del places[bisect_left(places, end) :]
            self._read[seat] = min(self._read[seat], end)

    def _take(self, events: Sequence[Event]) -> None:
        self._events.extend(events)
        self._ends.append(len(self._events))

    def count(self, seat: int | None) -> int:
        """Return how many events a seat (None for a spectator) may know."""
        return len(self._known(seat))

    def _known(self, seat: int | None) -> array[int]:
        """Return the places of the events that a seat may know."""
        places = self._places.setdefault(seat, array("I"))
        for place in range(self._read.get(seat, 0), len(self._events)):
            if self._events[place].seen_by(seat) is not None:
                places.append(place)
        self._read[seat] = len(self._events)
        return places

    def answers_at(self, seat: int | None, number: int) -> int | None:
        """Return after how many answers a seat (None for a spectator) knew this many events.

        Returns:
            The greatest number of answers; None if it has never known just this many at the end of an answer.
        """
        places = self._known(seat)
        for answers in range(len(self._ends) - 1, -1, -1):
            known = bisect_left(places, self._ends[answers])
            if known <= number:
                return answers if known == number else None
        return None

    def since(self, seat: int | None, number: int) -> tuple[int, list[tuple[int, msgspec.Raw]]]:
        """Return the latest events that a seat may know.

        Args:
            seat: the seat; None for a spectator.
            number: how many of them the reader has; 0 if that cannot be.

        Returns:
            The number that they come after, and the numbered events, at most `MOST`.
        """
        places = self._known(seat)
        start = max(number if 0 <= number <= len(places) else 0, len(places) - MOST)
        seen = [self._events[place].seen_by(seat) for place in places[start:]]
        return start, [(start + i, event.encoded()) for i, event in enumerate(seen, start=1) if event is not None]
