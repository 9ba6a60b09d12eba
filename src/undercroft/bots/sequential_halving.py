"""Sequential halving: find the best of several candidates by trying them in sampled worlds.

All candidates still in the race are tried in the same worlds, so that they differ by what they do and not by luck.
After each heat the worse half drops out (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits",
2013). The budget is counted in trials, so the same dice give the same answer; a deadline may end the race earlier, and
then those in front by then are in front.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")


class RankedCandidate(NamedTuple, Generic[C]):
    """A candidate, the mean of its trials and how many there were."""

    candidate: C
    mean: float
    trials: int


class Deadline:
    """A moment after which no further world is begun.

    Args:
        seconds: how long from now.
    """

    __slots__ = ("_end",)

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    def is_over(self) -> bool:
        """Return whether the time is up."""
        return perf_counter() > self._end


def race(
    candidates: Sequence[C],
    in_world: Callable[[int], Callable[[C], float]],
    trials: int,
    deadline: Deadline,
    stop_at: int = 1,
) -> list[RankedCandidate[C]]:
    """Rank candidates by what they achieve.

    Args:
        candidates: what to choose from, the most promising first; among equals, those in front stay in front.
        in_world: makes the world with a number, and returns what measures a candidate in it. The larger the better.
        trials: about how many trials there may be in all. Each candidate gets at least one, if the time allows.
        deadline: when to stop at the latest.
        stop_at: end the race once so few candidates are left, when they have had their heat.

    Returns:
        All candidates: those left at the end, the best first, then those that dropped out, the last one first.
    """
    sums = [0.0] * len(candidates)
    counts = [0] * len(candidates)
    alive = list(range(len(candidates)))
    out: list[int] = []
    heats = max(1, math.ceil(math.log2(max(2, len(candidates)) / stop_at)) + (stop_at > 1))
    world = 0

    def mean(i: int) -> float:
        return sums[i] / counts[i] if counts[i] else -math.inf

    for heat in range(heats):
        for _ in range(max(1, trials // (heats * len(alive)))):
            if deadline.is_over():
                break
            measure = in_world(world)
            world += 1
            results = []
            for i in alive:
                if world > 1 and deadline.is_over():
                    break
                results.append(measure(candidates[i]))
            else:  # a world that was not finished would favour those in front
                for i, result in zip(alive, results, strict=True):
                    sums[i] += result
                    counts[i] += 1
        alive.sort(key=mean, reverse=True)
        if heat < heats - 1 and not deadline.is_over():
            keep = max(stop_at, -(-len(alive) // 2))
            out = alive[keep:] + out
            alive = alive[:keep]
    return [RankedCandidate(candidates[i], mean(i), counts[i]) for i in (*alive, *out)]
