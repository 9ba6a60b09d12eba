"""How sure a share is: 95 % intervals over deals.

Games of one deal are not independent, so the deal is what is counted (as the primary unit of a cluster sample). The
interval is Wilson's ("Probable inference, the law of succession, and statistical inference", 1927) with the effective
number of independent games, which follows from how much deals differ (Korn and Graubard, "Confidence intervals for
proportions with small expected number of positive counts estimated from survey data", 1998). With few deals that number
is not known, and each deal counts as one game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

Z: Final = 1.959964
"""The 97.5 % quantile of the normal distribution."""

ENOUGH: Final = 20
"""From how many deals on their differences are trusted."""


class ConfidenceInterval(NamedTuple):
    """A share with its 95 % interval.

    >>> wilson(0.5, 100)
    ConfidenceInterval(mean=0.5, low=0.4038, high=0.5962)
    """

    mean: float
    low: float
    high: float


def wilson(mean: float, number: float) -> ConfidenceInterval:
    """Return the interval of a share.

    Args:
        mean: the share, from 0 to 1.
        number: of how many independent games. Without any, everything is possible.
    """
    if number <= 0:
        return ConfidenceInterval(mean, 0.0, 1.0)
    centre = (mean + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * math.sqrt(mean * (1 - mean) / number + Z * Z / (4 * number * number))
    return ConfidenceInterval(round(mean, 4), round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4))


def over_deals(deals: Iterable[tuple[float, float]]) -> ConfidenceInterval:
    """Return the interval of a share over deals.

    Args:
        deals: of each deal, the sum of the scores, each from 0 to 1, and how many there are.
    """
    counted = [(total, number) for total, number in deals if number]
    games = sum([number for _, number in counted])
    if not games:
        return wilson(0.0, 0)
    mean = sum([total for total, _ in counted]) / games
    number = float(len(counted))
    if len(counted) >= ENOUGH:
        # The variance of a ratio of sums over clusters, by linearization.
        spread = sum([(total - mean * count) ** 2 for total, count in counted])
        variance = spread * number / (number - 1) / games**2
        if variance > 0:
            number = min(games, mean * (1 - mean) / variance)
    return wilson(mean, number)
