"""What a position is worth to a lord: fitted weights of its `features`, one set for each season.

The weights are data, `values.json`, with where they come from; ``undercroft arena fit dungeon-lords`` makes them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from undercroft.bots.dungeonlords.features import FEATURES, features
from undercroft.bots.dungeonlords.policy import season_number
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.scoring import points

SEASONS_OF_A_GAME: Final = 8

RIVALS: Final = 0.5
"""How much the best rival's points count, beside one's own."""


class Weights(msgspec.Struct, frozen=True):
    """Fitted weights and their origin.

    Attributes:
        made_by: the command that makes them.
        seed: the seed of its games.
        games: how many games of the policy.
        searched: how many games of lords that search, which corrected the weights.
        features: the names of the features, in order.
        score: by season, what share of the variance of the final points the weights explain in other games.
        weights: by season (0, the first winter, to 7, the last autumn), the weight of each feature.
    """

    made_by: str
    seed: str
    games: int
    searched: int
    features: tuple[str, ...]
    score: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]


@cache
def weights() -> Weights:
    """Return the weights of the package.

    Raises:
        ValueError: they are for other features.
    """
    found = msgspec.json.decode(files(__package__).joinpath("values.json").read_bytes(), type=Weights)
    if found.features != tuple([name for name, _ in FEATURES]) or len(found.weights) != SEASONS_OF_A_GAME:
        raise ValueError("values.json is for other features: run `undercroft arena fit dungeon-lords`")
    return found


def expected(state: Position) -> list[float]:
    """Return the points that each lord can expect at the end, by seat.

    Args:
        state: a position at whose top the orders of a season are asked for, or the end of the game.
    """
    if not state.stack:
        return [float(total) for total in points(state)]
    weighed = weights().weights[season_number(state)]
    return [sum([w * f for w, f in zip(weighed, one, strict=True)]) for one in features(state)]


def value(state: Position, seat: int) -> float:
    """Return how well a lord stands: its points at the end, less a part of the best rival's."""
    points_of = expected(state)
    own = points_of[seat]
    rivals = [p for other, p in enumerate(points_of) if other != seat]
    return own - RIVALS * max(rivals) if rivals else own
