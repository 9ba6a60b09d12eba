"""Fitted weights: what each feature of a position is worth at each stage of a game, and where these numbers come from.

The bots of a game that judge positions have them as data in their package, `FILE`. ``undercroft arena fit`` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

FILE: Final = "values.json"


class Sample(NamedTuple):
    """What one seat of one game showed at one stage, to fit weights to.

    Attributes:
        stage: the stage.
        features: what the position had of each feature.
        after: the same at the next stage; empty if there is none.
        result: how the game ended for the seat.
    """

    stage: int
    features: Sequence[float]
    after: Sequence[float]
    result: float


class Weights(msgspec.Struct, frozen=True):
    """Fitted weights and their origin.

    Attributes:
        made_by: the command that makes them.
        seed: the seed of its games.
        games: how many games of the policy.
        searched: how many games of bots that search, which corrected the weights.
        features: the names of the features, in order.
        score: by stage, what share of the variance of the result the weights explain in other games.
        weights: by stage, the weight of each feature.
    """

    made_by: str
    seed: str
    games: int
    searched: int
    features: tuple[str, ...]
    score: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]

    def check(self, features: Sequence[str], stages: int) -> None:
        """Check that these are weights of certain features, for so many stages.

        Raises:
            ValueError: they are for others.
        """
        if self.features != tuple(features) or len(self.weights) != stages:
            raise ValueError(f"the weights are for other features: run `{self.made_by}`")


def read_weights(package: str, features: Sequence[str], stages: int) -> Weights:
    """Return the weights of a package of bots.

    Args:
        package: its full name, such as ``undercroft.bots.dungeonlords``.
        features: the names of today's features.
        stages: how many stages a game has.

    Raises:
        ValueError: they are for other features or stages.
    """
    found = msgspec.json.decode(files(package).joinpath(FILE).read_bytes(), type=Weights)
    found.check(features, stages)
    return found


def write_weights(package: str, weights: Weights) -> str:
    """Store weights in a package of bots, rounded, and return the file's name."""
    rounded = msgspec.structs.replace(
        weights,
        score=tuple([round(one, 4) for one in weights.score]),
        weights=tuple([tuple([round(one, 5) for one in stage]) for stage in weights.weights]),
    )
    path = Path(str(files(package))) / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rounded), indent=1) + b"\n")
    return str(path)
