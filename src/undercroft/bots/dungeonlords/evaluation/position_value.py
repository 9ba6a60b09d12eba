"""What a position is worth to a lord: fitted weights of its `position_features`, one set for each season.

The weights are data, `values.json`, with where they come from; ``undercroft arena fit dungeon-lords`` makes them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeonlords.policy.playout_policy import season_number
from undercroft.bots.feature_weights import Weights, read_weights
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.rules.scoring import points

SEASONS_OF_A_GAME: Final = 8


RIVALS: Final = 0.5
"""How much the best rival's points count beside one's own, unless something else is said."""


@cache
def weights() -> Weights:
    """Return the weights of the package.

    Raises:
        ValueError: they are for other features.
    """
    return read_weights("undercroft.bots.dungeonlords", FEATURES, SEASONS_OF_A_GAME)


def expected(state: Position, values: Weights | None = None) -> list[float]:
    """Return the points that each lord can expect at the end, by seat.

    Args:
        state: a position at whose top the orders of a season are asked for, or the end of the game.
        values: the weights; None for those of the package.
    """
    if not state.stack:
        return [float(total) for total in points(state)]
    weighed = (values or weights()).weights[season_number(state)]
    return [sum([w * f for w, f in zip(weighed, one, strict=True)]) for one in features(state)]


def value(state: Position, seat: int, values: Weights | None = None, rivals: float = RIVALS) -> float:
    """Return how well a lord stands: its points at the end, less a part of the best rival's.

    Args:
        state: as for `expected`.
        seat: the lord's.
        values: the weights; None for those of the package.
        rivals: how much the best rival's points count.
    """
    points_of = expected(state, values)
    own = points_of[seat]
    of_others = [p for other, p in enumerate(points_of) if other != seat]
    return own - rivals * max(of_others) if of_others else own
