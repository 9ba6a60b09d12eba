"""Which answers are advised in a game of Dungeon Lords, by the search of the bots' levels.

What is measured is what a lord wants at the table: his points at the end, less a part of the best rival's
(`bots.dungeonlords.evaluation.position_value`), with the weights of the bots, where the season is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.dungeonlords.search.world_search import Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.game_review import Measure
from undercroft.study.analysis.hints import Line, Weigh
from undercroft.study.dungeonlords import position_causes
from undercroft.study.dungeonlords.decision_judging import goes_on

MEASURE: Final[Measure] = "points"

CAUSES: Final = position_causes.CAUSES

BURDENS: Final = position_causes.BURDENS

MARGIN: Final = 1.5

TRIALS: Final = 10
"""How many trials the search for orders may cost for each world of the comparison."""

_EACH: Final = 5
"""Each other answer is tried in one of this many worlds of the comparison."""


def ranking(
    state: DungeonLordsState, seat: int, rng: Random, effort: int, deadline: Deadline
) -> tuple[Sequence[Line], Callable[[int], Weigh]]:
    """Return the answers worth trying, the best first, and what weighs them in the world with a number."""
    skill = Skill(trials=TRIALS * effort, each=max(2, effort // _EACH), whim=0.0)
    question = Question(forget(state, seat), seat, skill, None, deadline, rng)

    def weighing(number: int) -> Weigh:
        trying = question.trying(number)
        return lambda line: position_causes.weighed(trying(line), seat)

    return [one.candidate for one in question.ranking()], weighing


def begun(
    state: DungeonLordsState, seat: int, answer: Action, rng: Random, effort: int, deadline: Deadline
) -> Line | None:
    """Return the best line that begins with an answer: a step of a plan is as good as the best plan with it."""
    after = state.clone()
    after.play_unchecked(seat, answer)
    if seat not in after.to_act or not goes_on(state, after, seat):
        return (answer,)
    rest, _ = ranking(after, seat, rng, effort, deadline)
    return (answer, *rest[0])
