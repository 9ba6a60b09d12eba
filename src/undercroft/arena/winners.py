"""The winners of a game."""

from __future__ import annotations

from collections.abc import Sequence


def wins_of(points: Sequence[float]) -> tuple[float, ...]:
    """Return each player's share of the victory; several who win share it.

    Args:
        points: the returns of the game. A single player plays against the game, and has won with more than 0.

    >>> wins_of((4.0, 7.0, 7.0)), wins_of((0.0,))
    ((0.0, 0.5, 0.5), (0.0,))
    """
    best = max(points)
    lost = len(points) == 1 and best <= 0
    return tuple([(1 / points.count(best) if p == best and not lost else 0.0) for p in points])
