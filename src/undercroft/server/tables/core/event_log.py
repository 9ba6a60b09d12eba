"""The events of a match as each seat may know them.

They are encoded when somebody asks for them: kept as text for each seat, they would be most of the memory of a table.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence

import msgspec

from undercroft.kernel.base.event import Event
from undercroft.kernel.history.match import Match

MOST: int = 400
"""The most events in one message; older ones are left out."""


class EventLog:
    """The events of a match. Each seat has its own numbers, which tell nothing about events that it may not know.

    Args:
        match: the match. When answers of it are taken back, `cut` must be called.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[int | None, array[int]] = {}  # by seat: how many it knew at first, and after each answer

    def cut(self, answers: int) -> None:
        """Forget all events after this many answers, which are taken back."""
        for known in self._known.values():
            del known[answers + 1 :]

    def count(self, seat: int | None) -> int:
        """Return how many events a seat (None for a spectator) may know."""
        return self._counts(seat)[-1]

    def known_after(self, seat: int | None, answers: int) -> int:
        """Return how many events a seat (None for a spectator) knew after this many answers."""
        return self._counts(seat)[answers]

    def _counts(self, seat: int | None) -> array[int]:
        """Return how many events a seat knew at first, and after each answer."""
        counts = self._known.setdefault(seat, array("I"))
        for answers in range(len(counts), len(self._match.events) + 1):
            before = counts[-1] if counts else 0
            counts.append(before + sum([event.seen_by(seat) is not None for event in self._events(answers)]))
        return counts

    def _events(self, answers: int) -> Sequence[Event]:
        """Return the events of an answer, counted from 1; with 0, those before the first answer."""
        return self._match.events[answers - 1] if answers else self._match.prelude

    def _seen(self, seat: int | None, first: int) -> Iterator[Event]:
        """Give the events that a seat may know, from those of an answer on."""
        for answers in range(first, len(self._match.events) + 1):
            for event in self._events(answers):
                seen = event.seen_by(seat)
                if seen is not None:
                    yield seen

    def answers_at(self, seat: int | None, number: int) -> int | None:
        """Return after how many answers a seat (None for a spectator) knew this many events, and not yet more.

        Returns:
            The greatest number of answers, also for one who knew a part of the next answer's events; None if the seat
            has known more from the start, or does not know so many yet.
        """
        counts = self._counts(seat)
        answers = bisect_right(counts, number) - 1
        return answers if answers >= 0 and number <= counts[-1] else None

    def since(self, seat: int | None, number: int) -> tuple[int, list[tuple[int, msgspec.Raw]]]:
        """Return the latest events that a seat may know.

        Args:
            seat: the seat; None for a spectator.
            number: how many of them the reader has; 0 if that cannot be.

        Returns:
            The number that they come after, and the numbered events, at most `MOST`.
        """
        counts = self._counts(seat)
        start = max(number if 0 <= number <= counts[-1] else 0, counts[-1] - MOST)
        first = bisect_right(counts, start)
        before = counts[first - 1] if first else 0
        events = list(self._seen(seat, first))[start - before :]
        return start, [(number, event.encoded()) for number, event in enumerate(events, start=start + 1)]
