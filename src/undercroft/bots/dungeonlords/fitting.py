"""What ``undercroft arena fit dungeon-lords`` needs: games of the policy, read at the orders of each season."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from undercroft.bots.dungeonlords.features import FEATURES, features
from undercroft.bots.dungeonlords.policy import any_style, play_on
from undercroft.bots.dungeonlords.value import SEASONS_OF_A_GAME, Weights
from undercroft.dungeonlords.game import GAME
from undercroft.dungeonlords.scoring import points

STAGES: Final = SEASONS_OF_A_GAME
LORDS: Final = (4, 4, 4, 3)
"""How many lords play, in turns."""

VALUES: Final = Path(__file__).with_name("values.json")


class Sample(NamedTuple):
    """One lord at the orders of one season, and its points at the end."""

    stage: int
    features: Sequence[float]
    result: float


def samples(seed: str) -> Iterable[Sample]:
    """Play one game of the policy, each lord in a style of its own, and return what each season showed."""
    rng = Random(seed)
    lords = LORDS[int(rng.random() * len(LORDS))]
    state = GAME.set_up(lords, GAME.preset("full"), seed)
    state.start()
    styles = [any_style(rng) for _ in range(lords)]
    seen = []
    for season in range(STAGES):
        play_on(state, styles, rng, season)
        seen.append((season, features(state)))
    play_on(state, styles, rng)
    return [Sample(season, one, p) for season, lord in seen for one, p in zip(lord, points(state), strict=True)]


def write(seed: str, games: int, score: Sequence[float], weights: Sequence[Sequence[float]]) -> str:
    """Store the weights in the package, with their origin, and return the file's name."""
    data = Weights(
        "undercroft arena fit dungeon-lords",
        seed,
        games,
        tuple([name for name, _ in FEATURES]),
        tuple([round(one, 4) for one in score]),
        tuple([tuple([round(w, 4) for w in of]) for of in weights]),
    )
    text = msgspec.json.format(msgspec.json.encode(data), indent=1)
    VALUES.write_bytes(text + b"\n")
    return str(VALUES)
