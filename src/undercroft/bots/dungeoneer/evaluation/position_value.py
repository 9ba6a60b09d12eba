"""What a position is worth to a player, as the chance to win: fitted weights of its `position_features`.

The weights are data, `values.json`, with where they come from; ``undercroft arena fit dungeoneer`` makes them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES, features
from undercroft.bots.feature_weights import Weights, read_weights
from undercroft.dungeoneer.board.position import Position

ALONE: Final = 0
ONE_RIVAL: Final = 1
RIVALS: Final = 2
KINDS: Final = 3
"""The kinds of games, each with different weights."""


@cache
def weights() -> Weights:
    """Return the weights of the package.

    Raises:
        ValueError: they are for other features.
    """
    return read_weights("undercroft.bots.dungeoneer", FEATURES, KINDS)


def kind_of(state: Position) -> int:
    """Return the kind of the game."""
    return ALONE if state.variant.solo else ONE_RIVAL if len(state.heroes) == 2 else RIVALS


def value(state: Position, seat: int, values: Weights | None = None) -> float:
    """Return how well a player stands: about the chance to win, and exactly the result at the end of the game.

    Args:
        state: the position.
        seat: the player's.
        values: the weights; None for those of the package.
    """
    if not state.stack:
        return state.returns()[seat]
    if state.heroes[seat].life <= 0:
        return 0.0
    weighed = (values or weights()).weights[kind_of(state)]
    expected = sum([w * f for w, f in zip(weighed, features(state, seat), strict=True)])
    return min(0.98, max(0.02, expected))
