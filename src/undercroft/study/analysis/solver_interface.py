"""Solvers: what a game offers to those who ask what should be done in a position, in terms that are the same for all.

The solver of a game is the module ``solver_adapter`` of its package in this room. A question and its reply are data, so
a program can ask in another process.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import companion
from undercroft.study.study_offers import MODULES

Comparison = Literal["better", "as-good", "unclear"]
"""How the best plan compares with one that was tried: it is better, it is no better, or that is not known."""


class SolveQuestion(msgspec.Struct, frozen=True):
    """What should be done in a position?

    Attributes:
        position: in the game's notation.
        wish: what is to be had, one of the solver's `wishes`; empty for the usual one.
        stores: what each thing that is not used up is worth, in points.
        plan: answers to try instead of looking for the best ones alone; None: nothing is to be tried.
    """

    position: str
    wish: str = ""
    stores: float = 0.0
    plan: tuple[str, ...] | None = None


class BlowsQuestion(msgspec.Struct, frozen=True):
    """What would happen after a plan?

    Attributes:
        position: in the game's notation.
        plan: the answers of the plan.
        chance: the id of what comes up then, such as a card; empty if nothing does.
        answers: what is answered after that.
    """

    position: str
    plan: tuple[str, ...] = ()
    chance: str = ""
    answers: tuple[str, ...] = ()


class SolvedPlan(msgspec.Struct, frozen=True):
    """A plan; what it can be expected to bring lies between `low` and `high`, which are equal if it is known."""

    answers: tuple[Option, ...]
    low: float
    high: float


class SolvedEnd(msgspec.Struct, frozen=True):
    """How it can end: how likely that is (0 to 1), and what has changed by then, by name."""

    chance: float
    numbers: dict[str, float]


class SolvedChance(msgspec.Struct, frozen=True):
    """What comes of a plan if this comes up: its id (empty: nothing comes up), how likely it is, what can then be
    expected, and the best answers.
    """

    id: str
    chance: float
    low: float
    high: float
    answers: tuple[Option, ...]


class Solved(msgspec.Struct, frozen=True):
    """What a solver says of a position.

    Attributes:
        position: the position, as the game writes it.
        wish: what was wished for.
        exact: whether the best plan is known for certain, and so is its value; of a plan that was tried, its value.
        assumes: what the values take for granted, a word of the solver's own; empty: nothing.
        plans: the best plans, the best one first.
        tried: the plan that was to be tried; None if none was.
        comparison: how the best plan compares with it; None if none was.
        ends: how it ends with that plan, or else the best one, the most likely first; empty if that is not known.
        chances: what comes of that plan for everything that can come up.
        positions: how many positions were looked at.
        seconds: how long it took.
    """

    position: str
    wish: str
    exact: bool
    assumes: str
    plans: tuple[SolvedPlan, ...]
    tried: SolvedPlan | None
    comparison: Comparison | None
    ends: tuple[SolvedEnd, ...]
    chances: tuple[SolvedChance, ...]
    positions: int
    seconds: float


class Blows(msgspec.Struct, frozen=True):
    """What would happen: the view before it, and the beats (`kernel.history.story_beats`) that follow."""

    view: Any
    beats: list[Any]


class SolverModule(Protocol):
    """What a game's module ``solver_adapter`` provides."""

    WISHES: tuple[str, ...]

    def solve(self, question: SolveQuestion, seconds: float) -> Solved:
        """Answer a question, in about so many seconds at most."""

    def blows(self, question: BlowsQuestion) -> Blows:
        """Return what would happen."""


def solver_of(game_id: str) -> SolverModule:
    """Return the solver of a game.

    Raises:
        OptionError: there is no such game, or it has no solver.
    """
    module = companion(game_id, MODULES["solver"])
    if module is None:
        raise OptionError(f"positions of {game_id} cannot be solved")
    found: SolverModule = module
    return found
