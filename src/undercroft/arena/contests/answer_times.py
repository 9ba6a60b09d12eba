"""How long answers take, counted in classes whose bounds grow by a twentieth: small to keep, and exact enough.

Class 0 ends at one microsecond. A quantile is at most 5 % above or below the true one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Final

STEP: Final = math.log(1.05)
SHORTEST: Final = 1e-6

Times = Mapping[int, int]
"""How many answers took so long, by class."""


def class_of(seconds: float) -> int:
    """Return the class of a time.

    >>> class_of(0.0), class_of(0.001), class_of(1.0)
    (0, 142, 284)
    """
    return max(0, math.ceil(math.log(max(seconds, SHORTEST) / SHORTEST) / STEP))


def quantile(times: Times, part: float) -> float:
    """Return the time, in seconds, that this part of the answers did not exceed; 0 without answers.

    >>> round(quantile({class_of(0.1): 99, class_of(5.0): 1}, 0.5), 2)
    0.1
    """
    wanted = part * sum(times.values())
    seen = 0
    for number in sorted(times):
        seen += times[number]
        if seen >= wanted:
            return SHORTEST * math.exp(number * STEP)
    return 0.0


def total(parts: list[Times]) -> Counter[int]:
    """Return several counts as one."""
    found: Counter[int] = Counter()
    for part in parts:
        found.update(part)
    return found
