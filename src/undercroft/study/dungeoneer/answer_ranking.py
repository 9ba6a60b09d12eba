"""Which answers are advised in a game of Dungeoneer, by the search of the bots' levels.

What is measured is the chance to win, as the bots judge it at the end of the turn
(`bots.dungeoneer.evaluation.position_value`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_value import value
from undercroft.bots.dungeoneer.policy.wasted_answers import without_waste
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import BY_RULE, LEFT_ALONE, Question, Skill
from undercroft.bots.sequential_halving import Deadline, race
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.game_review import Measure
from undercroft.study.analysis.hints import SHOWN, Line, Weigh
from undercroft.study.dungeoneer import position_causes

MEASURE: Final[Measure] = "chance"

CAUSES: Final = position_causes.CAUSES

BURDENS: Final = position_causes.BURDENS

MARGIN: Final = 0.06

TRIALS: Final = 10
"""How many trials an answer's search may cost for each world of the comparison."""


def ranking(
    state: DungeoneerState, seat: int, rng: Random, effort: int, deadline: Deadline
) -> tuple[Sequence[Line], Callable[[int], Weigh]]:
    """Return the answers worth trying, the best first, and what weighs them in the world with a number."""
    question = Question(forget(state, seat), seat, Skill(TRIALS * effort, 0.0), None, deadline, rng)

    def weighing(number: int) -> Weigh:
        trying = question.trying(number)
        return lambda line: position_causes.weighed(trying(*line), seat)

    found = [one.candidate for one in question.ranking()]
    lines = [_with_x(question, action, effort) for action in found[:SHOWN]]
    return [*lines, *[(action,) for action in found[SHOWN:]]], weighing


def _with_x(question: Question, action: Action, effort: int) -> Line:
    """Return an answer with the X that is best for it, if one is asked for next: without it, it says only half."""
    seat, plain = question.seat, question.plain
    asked = question.dealt(0).world.clone()
    asked.play_unchecked(seat, action)
    legal = asked.legal_actions(seat) if asked.to_act == (seat,) else []
    if not legal or legal[0].verb != "x":
        return (action,)

    def measuring(number: int) -> Callable[[Line], float]:
        trying = question.trying(number)
        return lambda line: value(trying(*line), seat, question.weights)

    lines = [(action, x) for x in without_waste(asked, seat, legal)]
    _, x = race(lines, measuring, TRIALS * effort, question.deadline)[0].candidate
    both = {**action.args(), **x.args()}
    at_once = next((one for one in plain.legal_actions(seat) if one.verb == "play_x" and one.args() == both), None)
    return (action, x) if at_once is None else (at_once,)


def begun(
    state: DungeoneerState, seat: int, answer: Action, rng: Random, effort: int, deadline: Deadline
) -> Line | None:
    """Return an answer as a line; None for those of which the search tries none, either."""
    return None if answer.verb in LEFT_ALONE or answer.verb in BY_RULE else (answer,)
