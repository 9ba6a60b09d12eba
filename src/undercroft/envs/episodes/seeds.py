"""Seeds: one number from the caller gives the seeds of all games that follow."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import SupportsIndex

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Chance, whole_number


class Seeds:
    """The seeds of the games of an environment, one after the other.

    They are those of the last number that the caller gave; without any number they differ from run to run.
    """

    def __init__(self) -> None:
        self._chance = Chance(secrets.randbits(62))

    def next(self, seed: SupportsIndex | None) -> str:
        """Return the seed of the next game.

        Args:
            seed: begin the row of this number; None: go on in the current one.

        Raises:
            OptionError: it is not a whole number of at least 0.

        >>> one, other = Seeds(), Seeds()
        >>> (one.next(7), one.next(None)) == (other.next(7), other.next(None))
        True
        """
        if seed is not None:
            self._chance = Chance.from_seed(f"environment {checked_number(seed)}")
        return f"{self._chance.below(1 << 62):x}"


def checked_number(seed: object) -> int:
    """Return the number that a caller gave as a seed, as an int.

    Raises:
        OptionError: it is not a whole number of at least 0.
    """
    number = whole_number(seed)
    if number < 0:
        raise OptionError(f"a seed must be at least 0, not {number}")
    return number


def seeds_of(seed: object, count: int) -> list[int | None]:
    """Return the seed of each of several games that are reset at once.

    Args:
        seed: None; a number, from which the seeds count up; or a seed or None for each game.
        count: how many games.

    Raises:
        OptionError: there are more or fewer seeds than games, or one of them cannot be used.
    """
    if seed is None:
        return [None] * count
    if isinstance(seed, (str, bytes)) or not isinstance(seed, Iterable) or getattr(seed, "shape", None) == ():
        first = checked_number(seed)
        return [first + i for i in range(count)]
    seeds = [None if one is None else checked_number(one) for one in seed]
    if len(seeds) != count:
        raise OptionError(f"{count} games need {count} seeds, not {len(seeds)}")
    return seeds
