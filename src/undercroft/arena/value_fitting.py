"""Fit the values that searching bots put on positions, from games of their game's policy (``undercroft arena fit``).

A game that can be fitted has a module ``tuning.weight_fitting`` in its package of bots: ``samples`` plays one game and
yields what it showed, and ``write`` stores the result. The fit itself is ridge regression, one for each stage of the
game, and the score is measured in games that were not fitted. What a stage is fitted to is half the result and half
what the fitted next stage expects, which is less a matter of luck. It may be done twice: first with many games of the
policy, then with fewer games of bots that search with the values just fitted; these start from the first weights and
correct them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from undercroft.bots.feature_weights import Sample
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import companion

HELD_BACK: Final = 5
"""Every so many games one is kept for the score."""

BY_NEXT_STAGE: Final = 0.5
"""How much what the next stage expects counts, beside the result itself."""

SEARCHED_PENALTY: Final = 400.0
"""The penalty of the second fit, which has fewer games."""


class FittingModule(Protocol):
    """What a game's module ``tuning.weight_fitting`` provides."""

    STAGES: int

    def samples(self, seed: str) -> Iterable[Sample]:
        """Play one game of the policy and return what it showed."""

    def searched(self, seed: str) -> Iterable[Sample]:
        """Play one game of bots that search with the values last written, and return what it showed."""

    def write(
        self, seed: str, games: int, searched: int, score: Sequence[float], weights: Sequence[Sequence[float]]
    ) -> str:
        """Store the weights with their origin, and return where."""


class Fitted(NamedTuple):
    """The result: by stage, the score (the share of the variance explained) and the weights."""

    score: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]


def fitting_of(game_id: str) -> FittingModule:
    """Return what a game provides for fitting.

    Raises:
        OptionError: there is no such game, or its bots have nothing to fit.
    """
    package = companion(game_id, "undercroft.bots.{}.tuning.weight_fitting")
    if package is None:
        raise OptionError(f"the bots of {game_id} have no values to fit")
    found: FittingModule = package
    return found


def fit(
    stages: int,
    games: Iterable[Iterable[Sample]],
    before: Sequence[Sequence[float]] = (),
    penalty: float = 3.0,
) -> Fitted:
    """Fit the weights to what games showed.

    Args:
        stages: how many stages there are; each has its weights.
        games: the games, in an order that does not depend on what they showed; every fifth serves for the score.
        before: the weights that the penalty draws to, by stage; all 0 without any.
        penalty: of ridge regression.
    """
    used: list[list[Sample]] = [[] for _ in range(stages)]
    kept: list[list[Sample]] = [[] for _ in range(stages)]
    for number, game in enumerate(games):
        for sample in game:
            (kept if number % HELD_BACK == HELD_BACK - 1 else used)[sample.stage].append(sample)
    weights: list[tuple[float, ...]] = [()] * stages
    for stage in reversed(range(stages)):
        sums = _Sums(penalty, before[stage] if before else ())
        for sample in used[stage]:
            target = sample.result
            if sample.after:
                target += BY_NEXT_STAGE * (_weighed(weights[stage + 1], sample.after) - sample.result)
            sums.add(sample.features, target)
        weights[stage] = sums.solve()
    return Fitted(tuple([_score(kept[i], w) for i, w in enumerate(weights)]), tuple(weights))


def _weighed(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum([w * f for w, f in zip(weights, features, strict=True)])


def _score(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return the share of the results' variance that the weights explain."""
    if not samples or not weights:
        return 0.0
    mean = sum([s.result for s in samples]) / len(samples)
    total = sum([(s.result - mean) ** 2 for s in samples])
    missed = sum([(s.result - _weighed(weights, s.features)) ** 2 for s in samples])
    return 1.0 - missed / total if total else 0.0


class _Sums:
    """The normal equations of one stage. The first feature is constant, and its weight is free of the penalty."""

    def __init__(self, penalty: float, before: Sequence[float]) -> None:
        self._penalty = penalty
        self._before = before
        self._squares: list[list[float]] = []
        self._products: list[float] = []

    def add(self, features: Sequence[float], result: float) -> None:
        if not self._squares:
            self._squares = [[0.0] * len(features) for _ in features]
            self._products = [0.0] * len(features)
        for i, a in enumerate(features):
            if a:
                row = self._squares[i]
                for j, b in enumerate(features):
                    row[j] += a * b
                self._products[i] += a * result

    def solve(self) -> tuple[float, ...]:
        """Return the weights, by Gaussian elimination with pivots."""
        if not self._products:
            return tuple(self._before)
        n = len(self._products)
        rows = [[*row, product] for row, product in zip(self._squares, self._products, strict=True)]
        for i in range(1, n):
            rows[i][i] += self._penalty
            rows[i][n] += self._penalty * (self._before[i] if self._before else 0.0)
        for i in range(n):
            pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            if abs(rows[i][i]) < 1e-9:
                rows[i][i] = 1e-9
            for r in range(n):
                if r != i and rows[r][i]:
                    ratio = rows[r][i] / rows[i][i]
                    rows[r] = [a - ratio * b for a, b in zip(rows[r], rows[i], strict=True)]
        return tuple([rows[i][n] / rows[i][i] for i in range(n)])
