"""Seeds: one number from the caller gives the seeds of all games that follow."""

from __future__ import annotations

import secrets

from undercroft.kernel.engine.chance import Chance


class Seeds:
    """The seeds of the games of an environment, one after the other.

    They are those of the last number that the caller gave; without any number they differ from run to run.
    """

    def __init__(self) -> None:
        self._chance = Chance(secrets.randbits(62))

    def next(self, seed: int | None) -> str:
        """Return the seed of the next game.

        Args:
            seed: begin the row of this number; None: go on in the current one.

        >>> one, other = Seeds(), Seeds()
        >>> (one.next(7), one.next(None)) == (other.next(7), other.next(None))
        True
        """
        if seed is not None:
            self._chance = Chance.from_seed(f"environment {seed}")
        return f"{self._chance.below(1 << 62):x}"
