"""Ratings of puzzles and of people who solve them: Glicko-2 (Glickman 2012), by the library glicko2-py.

A solved puzzle is a game won against it, and each puzzle is a rating period of one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

START: Final = 1500.0
UNSURE: Final = 350.0
"""The deviation of somebody who has solved nothing yet, and the largest there is."""
VOLATILITY: Final = 0.06

LEVELS: Final = (900.0, 1200.0, 1500.0, 1800.0, 2100.0)
"""How well the levels of bots are taken to solve puzzles, from the weakest: the scale of all ratings."""
LEVEL_DEVIATION: Final = 50.0

_LEAST, _MOST = 100.0, 4000.0
_SUREST: Final = 30.0


class Rating(msgspec.Struct, frozen=True):
    """How well somebody solves puzzles, or how difficult a puzzle is.

    Attributes:
        rating: the larger, the better; 1500 to begin with.
        deviation: the standard error of the rating.
        volatility: how unsteady it is.
    """

    rating: float = START
    deviation: float = UNSURE
    volatility: float = VOLATILITY

    def sound(self) -> Rating:
        """Return this rating within the bounds that ratings have, whatever somebody has written into it."""
        return Rating(
            min(max(self.rating, _LEAST), _MOST),
            min(max(self.deviation, _SUREST), UNSURE),
            min(max(self.volatility, 0.03), 0.12),
        )


def after(rating: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after a rating period.

    Args:
        rating: the rating before.
        games: each opponent with the score, 1 for a win and 0 for a loss.

    >>> before = Rating(1500, 200, 0.06)
    >>> found = after(before, [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)])
    >>> round(found.rating, 1), round(found.deviation, 1)  # Glickman's own example
    (1464.1, 151.5)
    """
    found = update_rating(
        rating_to_mu(rating.rating),
        rd_to_phi(rating.deviation),
        rating.volatility,
        [(rating_to_mu(other.rating), rd_to_phi(other.deviation), score) for other, score in games],
    )
    return Rating(mu_to_rating(found.mu), phi_to_rd(found.phi), found.sigma).sound()


def of_puzzle(solved: Sequence[int], tries: int) -> Rating:
    """Return how difficult a puzzle is.

    Args:
        solved: how often each level has solved it, from the weakest.
        tries: how often each has tried.

    >>> of_puzzle((3, 3, 3, 3, 3), 3).rating < of_puzzle((0, 0, 1, 3, 3), 3).rating < of_puzzle((0,) * 5, 3).rating
    True
    """
    games = []
    for level, count in zip(LEVELS, solved, strict=True):
        opponent = Rating(level, LEVEL_DEVIATION)
        games += [(opponent, 0.0)] * count + [(opponent, 1.0)] * (tries - count)
    return after(Rating(), games)
