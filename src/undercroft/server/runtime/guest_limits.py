"""How much a guest may ask of the server: sizes, and requests per second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

MESSAGE_BYTES: Final = 16 * 1024
RECORD_BYTES: Final = 512 * 1024
CHAT_LENGTH: Final = 300
CHAT_KEPT: Final = 50
"""How many messages of a table are in memory, for readers who come."""

CHAT_STORED: Final = 1000
"""How many messages of a table are in the database, the latest ones."""

ROWS_PER_TABLE: Final = 20_000
SEAT_NOTES: Final = 500
NOTES_SHOWN: Final = 100

UNDONE_PER_TABLE: Final = 2_000
"""The most rows of a table that do not count any more, and undos, which are rows too. Nobody at a table can use up with
undos what the answers of the others need."""

CHANGES_PER_ANSWER: Final = 50
"""How often a seat may change its sealed answer at one barrier."""

ANSWERS_PER_RECORD: Final = 5_000
"""The most answers in an uploaded record. Games between bots or people have at most about a thousand."""

REMEMBERED: Final = 20_000


PROBES_PER_SECOND: Final = 10
PROBES_AT_ONCE: Final = 60
"""How often one address may ask for health and metrics: far more often than what watches a server does."""

PUBLIC_PER_ADDRESS: Final = 20
"""The most public tables with an open seat that may have been created at one address, so that the list is for all."""


class RateLimits:
    """A token bucket per guest.

    Args:
        rate: how many tokens a guest gets each second.
        burst: how many tokens a bucket holds.
        clock: tells the time in seconds.

    >>> rates = RateLimits(rate=1.0, burst=2, clock=lambda: 0.0)
    >>> [rates.allows("a") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Take `cost` tokens from a guest's bucket; return False, and take nothing, if it holds fewer."""
        now = self._clock()
        tokens, at = self._buckets.pop(who, (self.burst, now))
        tokens = min(self.burst, tokens + (now - at) * self.rate)
        allowed = tokens >= cost
        self._buckets[who] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, who: str, cost: float = 1.0) -> None:
        """Put `cost` tokens back into a guest's bucket, which were taken for nothing."""
        tokens, at = self._buckets.get(who, (self.burst, self._clock()))
        self._buckets[who] = (min(self.burst, tokens + cost), at)
