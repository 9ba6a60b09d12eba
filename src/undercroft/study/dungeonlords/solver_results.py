"""What the solver finds, as data."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from undercroft.study.analysis.solver_interface import Comparison

Assumption = Literal["", "still", "alone"]
"""What values take for granted about the other lords, for whom the paladin comes and goes (DL-10).

Empty: they do not matter; ``still``: their counters stay where they are; ``alone``: the position names none of them,
though they decide whether the paladin stays or comes.
"""

NOTHING: Final = ""
STILL: Final = "still"
ALONE: Final = "alone"

NEAR: Final = 1e-9
"""Values that differ by no more are equal."""


class Plan(msgspec.Struct, frozen=True):
    """A plan and what it is worth.

    Attributes:
        answers: ``mark …``, ``lay …``, ``send …`` and ``ready``, as far as they are asked for.
        low, high: between these lies what it can be expected to bring; they are equal if that is known.
    """

    answers: tuple[str, ...]
    low: float
    high: float

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


class Outcome(msgspec.Struct, frozen=True):
    """How a battle can end.

    Attributes:
        chance: how likely that is, 0 to 1.
        tiles: how many tiles are lost from now on.
        prisoners: how many more prisoners there are than now.
        points: what the board gains, in points of the final score.
    """

    chance: float
    tiles: int
    prisoners: int
    points: float


class Reply(msgspec.Struct, frozen=True):
    """What comes of a plan if a certain combat card is turned up.

    Attributes:
        card: the card's id; empty in training, which has none.
        chance: how likely it is.
        low, high: what the whole battle can then be expected to bring.
        answers: the best answers in this round.
    """

    card: str
    chance: float
    low: float
    high: float
    answers: tuple[str, ...]


class Trial(msgspec.Struct, frozen=True):
    """What comes of a plan that somebody wants to try.

    Attributes:
        position: the position.
        objective: what was wished for.
        plan: the plan that was tried.
        best: the best plan, which may be the same.
        assumes: what all values take for granted about the other lords (`Assumption`).
        outcomes: how the battle ends with this plan; empty if its value is not exact.
        replies: what comes of it for each card that can be turned up.
        positions: how many positions were looked at.
        seconds: how long it took.
    """

    position: str
    objective: str
    plan: Plan
    best: Plan
    assumes: Assumption
    outcomes: tuple[Outcome, ...]
    replies: tuple[Reply, ...]
    positions: int
    seconds: float

    @property
    def comparison(self) -> Comparison:
        """Whether a better plan is known, none can be better, or neither is known."""
        if self.best.low > self.plan.high + NEAR:
            return "better"
        return "as-good" if self.best.high <= self.plan.low + NEAR else "unclear"


class Solution(msgspec.Struct, frozen=True):
    """What the solver says about a battle.

    Attributes:
        position: the position.
        objective: what was wished for.
        plans: the best plans, the best one first.
        assumes: what all values take for granted about the other lords (`Assumption`).
        outcomes: how the battle ends with the best plan, the most likely first; empty if it is not exact.
        replies: what comes of the best plan for each card that can be turned up.
        positions: how many positions were looked at.
        seconds: how long it took.
    """

    position: str
    objective: str
    plans: tuple[Plan, ...]
    assumes: Assumption
    outcomes: tuple[Outcome, ...]
    replies: tuple[Reply, ...]
    positions: int
    seconds: float

    @property
    def exact(self) -> bool:
        """Whether the value of the best plan is known, if what it `assumes` holds, and so which plan is the best."""
        return self.plans[0].exact and all(plan.high <= self.plans[0].low for plan in self.plans[1:])
