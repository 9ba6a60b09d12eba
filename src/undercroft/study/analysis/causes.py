"""Why an answer is better or worse than another one: the reasons that hints and reviews give.

Why an answer is better is read off the positions to which it leads. The bot values a position by the sum of what each
feature is worth (`evaluation.position_features` of its bots); features that a player thinks of as one are a *cause*,
such as gold. A cause is named only if there really is more of it, or less: what a weight makes of it does not matter
then.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

CAUSES: Final = 3
"""How many causes are named for an answer at most."""

SMALL: Final = 0.15
"""What part of the largest cause another one must be to be named."""


class Feature(NamedTuple):
    """What is called a cause, in one position: how much of it there is, and what the bot thinks it is worth."""

    amount: float
    worth: float


class Weighed(NamedTuple):
    """What a position is worth to a player.

    Attributes:
        value: by which answers are compared.
        causes: what makes it so.
        expected: what the player himself can expect at the end: points, or the chance to win.
        dead: whether the player's hero has died.
    """

    value: float
    causes: Mapping[str, Feature]
    expected: float
    dead: bool = False


class Cause(msgspec.Struct, frozen=True):
    """Why an answer is better or worse than another one.

    Attributes:
        key: one of the game's causes.
        gain: whether it is better for the player.
        worth: how much, in the game's measure; never negative.
    """

    key: str
    gain: bool
    worth: float


def causes_of(
    results: Sequence[Weighed], other: Sequence[Weighed], keys: Sequence[str], burdens: Collection[str]
) -> tuple[Cause, ...]:
    """Return what is better and worse than after another answer, the most important cause first.

    Args:
        results: what the answer leads to, world by world.
        other: what the other one leads to, in the same worlds.
        keys: the game's causes.
        burdens: those of which less is better.
    """
    found = []
    for key in keys:
        amount = _difference(key, results, other, 0)
        worth = _difference(key, results, other, 1)
        gain = (amount < 0) == (key in burdens)
        if amount and worth and gain == (worth > 0):
            found.append(Cause(key, gain, abs(worth)))
    found.sort(key=lambda cause: -cause.worth)
    return tuple([cause for cause in found[:CAUSES] if cause.worth >= SMALL * found[0].worth])


def _difference(key: str, results: Sequence[Weighed], other: Sequence[Weighed], part: int) -> float:
    """Return how much more there is of a cause than after another answer: of its amount (0), or of its worth (1)."""
    nothing = Feature(0.0, 0.0)
    sums = [sum([one.causes.get(key, nothing)[part] for one in each]) for each in (results, other)]
    return (sums[0] - sums[1]) / len(results)
