"""The events of a match as each seat may know them, each encoded once."""

from __future__ import annotations

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
        self._answers = -1
        self._known: dict[int | None, list[msgspec.Raw]] = {}
        self._read: dict[int | None, int] = {}

    def catch_up(self, match: Match) -> None:
        """Add the events that the match has had since the last call."""
        if self._answers == len(match.events):
            return
        if self._answers < 0:
            self._take(match.prelude)
            self._answers = 0
        for events in match.events[self._answers :]:
            self._take(events)
        self._answers = len(match.events)

    def _take(self, events: Sequence[Event]) -> None:
        self._events.extend(events)
        self._encoded.extend([event.encoded() for event in events])

    def of(self, seat: int | None) -> Sequence[msgspec.Raw]:
        """Return all events that a seat (None for a spectator) may know. Those that all seats see alike are encoded
        once.
        """
        known = self._known.setdefault(seat, [])
        for i in range(self._read.get(seat, 0), len(self._events)):
            event = self._events[i]
            seen = event.seen_by(seat)
            if seen is not None:
                known.append(self._encoded[i] if seen is event else seen.encoded())
        self._read[seat] = len(self._events)
        return known

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
