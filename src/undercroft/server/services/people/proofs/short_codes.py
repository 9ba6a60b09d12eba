"""Short codes that somebody reads on one screen and types at another, and how many may be typed."""

from __future__ import annotations

import secrets
from typing import Final

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_limits import RateLimits

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""What codes are made of: letters that make no words."""

LENGTH: Final = 8

OF_ALL_AT_ONCE: Final = 2_000
OF_ALL_PER_HOUR: Final = 20_000
"""How many wrong ones everybody together may type, those who have many addresses among them: far too few to find one of
26 thousand million, and so many that a few networks cannot keep all others out.
"""


def random_code() -> str:
    """Return a new code as it is shown: two groups of letters."""
    code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
    return f"{code[:4]}-{code[4:]}"


def plain_code(text: str) -> str:
    """Return the letters of a code, without what people add when they type it.

    >>> plain_code(" bcdf-ghjk ")
    'BCDFGHJK'
    """
    return "".join([letter for letter in text[:40].upper() if letter in LETTERS])


class CodeTries:
    """Counts the codes that are typed: for each who types, right or wrong; for all together, wrong ones only.

    Args:
        at_once: how many may be typed at once by one person, or in one network.
        per_hour: how many in the long run.
    """

    def __init__(self, at_once: int, per_hour: int) -> None:
        self._tries = RateLimits(per_hour / 3600, at_once)
        self._tries_of_all = RateLimits(OF_ALL_PER_HOUR / 3600, OF_ALL_AT_ONCE)

    def count(self, who: str) -> None:
        """Count a code that is typed.

        Raises:
            ApiError: there were too many.
        """
        if not (self._tries.allows(who) and self._tries_of_all.allows("")):
            raise ApiError("tries", "too many codes have been tried; wait some minutes", 403)

    def was_right(self) -> None:
        """Count the code that was typed just now no longer among those of all."""
        self._tries_of_all.give_back("")
