"""What an answer brings, by the search of the bots' levels with many more worlds than a level has.

All answers are tried in some worlds, the best ones in more, and the finalists in fresh ones, which have not chosen
them. A finalist is worth what it brings if the policy plays on, or if the best answer follows as soon as it can in the
same turn, whichever is more: what can be made up for has not been lost.

How well the bots value a position decides what is best. So that no puzzle rests on a mistake of theirs, the best answer
must also win more games than the second-best when the policy plays them to their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_value import value
from undercroft.bots.dungeoneer.policy.playout_policy import play_on
from undercroft.bots.dungeoneer.search.world_search import Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.dungeoneer.decision_judging import put_off

MARGIN: Final = 0.04
"""How much chance to win the second-best answer has to lose, on average."""

SURE: Final = 0.02
"""How much it has to lose at least, two standard errors below that average."""

FINALISTS: Final = 4

HEATS: Final = ((6, 8, 0.0), (FINALISTS, 32, 0.02))
"""How many answers are left after each heat, in how many worlds those before it are tried, and by how much the best one
must then be ahead; if it is not, there is no clear best answer.
"""

FINALS: Final = (80, 320)
"""In how many fresh worlds the finalists are compared, in two parts: after each it must still be clear."""

ENDS: Final = 160
"""In how many worlds the two best answers are played to the end of the game."""

_FRESH: Final = 1_000_000
_ENDING: Final = 2_000_000


class Losses:
    """A best answer and what each answer loses against it, with two standard errors of the least loss.

    Args:
        best: which one is the best.
        second: the one that loses least.
        losses: of all of them.
        error: of that least loss.
    """

    def __init__(self, best: int, second: int, losses: Sequence[float], error: float) -> None:
        self.best = best
        self.second = second
        self.losses = losses
        self.error = error


def clear_best(
    plain: DungeoneerState, seat: int, actions: Sequence[Action], dice: int, obvious: Action | None = None
) -> Losses | None:
    """Return which of a player's answers is the best by a clear margin; None if none is.

    Args:
        plain: the position, as the bots' `forget` has made it.
        seat: the player's.
        actions: the answers.
        dice: a seed.
        obvious: an answer that is not to be the best.
    """
    return _Search(plain, seat, actions, dice).found(obvious)


class _Search:
    def __init__(self, plain: DungeoneerState, seat: int, actions: Sequence[Action], dice: int) -> None:
        self._question = Question(plain, seat, Skill(0, 0.0), None, Deadline(inf), Random(dice))
        self._seat = seat
        self._actions = actions
        self._heats: list[list[float]] = [[] for _ in actions]
        self._finals: list[list[float]] = [[] for _ in actions]
        self._made_up: list[list[float]] = [[] for _ in actions]

    def found(self, obvious: Action | None) -> Losses | None:
        alive = list(range(len(self._actions)))
        for left, worlds, least in HEATS:
            self._heat(alive, worlds)
            alive = sorted(alive, key=lambda i: -sum(self._heats[i]))[:left]
            if self._actions[alive[0]] is obvious or _loss(self._heats[alive[0]], self._heats[alive[1]])[0] < least:
                return None
        best = alive[0]
        for worlds in FINALS:
            self._final(alive, worlds)
            losses = {i: self._final_loss(best, i) for i in alive if i != best}
            second = min(losses, key=lambda i: losses[i])
            if losses[second][0] < MARGIN - SURE / 2:
                return None
        if losses[second][0] < MARGIN or any(mean - error < SURE for mean, error in losses.values()):
            return None
        if self._wins(best) <= self._wins(second):
            return None
        least = losses[second][0]
        others = {i: max(least, _loss(self._heats[best], self._heats[i])[0]) for i in range(len(self._actions))}
        all_of = {**others, **{i: mean for i, (mean, _) in losses.items()}, best: 0.0}
        return Losses(best, second, [all_of[i] for i in range(len(self._actions))], losses[second][1])

    def _heat(self, alive: Sequence[int], worlds: int) -> None:
        first = len(self._heats[alive[0]])
        for number in range(first, first + worlds):
            measure = self._question.measuring(number)
            for i in alive:
                self._heats[i].append(measure(self._actions[i]))

    def _final(self, alive: Sequence[int], worlds: int) -> None:
        best, *others = alive
        first = _FRESH + len(self._finals[best])
        for number in range(first, first + worlds):
            measure = self._question.measuring(number)
            for i in alive:
                self._finals[i].append(measure(self._actions[i]))
            for i in others:
                state = put_off(self._question.dealt(number), self._seat, self._actions[i], self._actions[best])
                self._made_up[i].append(value(state, self._seat))

    def _wins(self, i: int) -> float:
        """Return how many games an answer wins, to which the policy plays on."""
        won = 0.0
        for number in range(_ENDING, _ENDING + ENDS):
            state, styles, seed = self._question.dealt(number)
            state.play_unchecked(self._seat, self._actions[i])
            play_on(state, styles, Random(seed))
            won += value(state, self._seat)
        return won

    def _final_loss(self, best: int, other: int) -> tuple[float, float]:
        return _loss(self._finals[best], max(self._finals[other], self._made_up[other], key=sum))


def _loss(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much an answer is worse on average, in the worlds in which both were tried, and two standard errors
    of that.
    """
    found = [ours - theirs for ours, theirs in zip(best, other, strict=False)]
    mean = sum(found) / len(found)
    variance = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
    return mean, 2 * sqrt(variance / len(found))
