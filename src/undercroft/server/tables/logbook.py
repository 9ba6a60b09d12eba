"""The events of a match as each seat may know them, each encoded once."""

from __future__ import annotations

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
        self._encoded: list[msgspec.Raw] = []
        self._ends: list[int] = []
        self._known: dict[int | None, list[msgspec.Raw]] = {}
        self._places: dict[int | None, list[int]] = {}
        self._read: dict[int | None, int] = {}

    def catch_up(self, match: Match) -> None:
        """Add the events that the match has had since the last call."""
        if not self._ends:
            self._take(match.prelude)
        for events in match.events[len(self._ends) - 1 :]:
            self._take(events)

    def cut(self, answers: int) -> None:
        """Forget all events after this many answers, which are taken back; the rest stays encoded."""
        if answers + 1 >= len(self._ends):
            return
        end = self._ends[answers]
        del self._ends[answers + 1 :], self._events[end:], self._encoded[end:]
        for seat, places in self._places.items():
            keep = bisect_left(places, end)
            del places[keep:], self._known[seat][keep:]
            self._read[seat] = min(self._read[seat], end)

    def _take(self, events: Sequence[Event]) -> None:
        self._events.extend(events)
        self._encoded.extend([event.encoded() for event in events])
        self._ends.append(len(self._events))

    def of(self, seat: int | None) -> Sequence[msgspec.Raw]:
        """Return all events that a seat (None for a spectator) may know. Those that all seats see alike are encoded
        once.
        """
        known = self._known.setdefault(seat, [])
        places = self._places.setdefault(seat, [])
        for i in range(self._read.get(seat, 0), len(self._events)):
            event = self._events[i]
            seen = event.seen_by(seat)
            if seen is not None:
                known.append(self._encoded[i] if seen is event else seen.encoded())
                places.append(i)
        self._read[seat] = len(self._events)
        return known

    def answers_at(self, seat: int | None, number: int) -> int | None:
        """Return after how many answers a seat (None for a spectator) knew this many events.

        Returns:
            The greatest number of answers; None if it has never known just this many at the end of an answer.
        """
        self.of(seat)
        places = self._places[seat]
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
        known = self.of(seat)
        start = max(number if 0 <= number <= len(known) else 0, len(known) - MOST)
        return start, [(index + 1, known[index]) for index in range(start, len(known))]
