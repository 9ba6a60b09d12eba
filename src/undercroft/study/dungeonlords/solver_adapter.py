"""The battle solver, as programs that know no game ask it (`study.analysis.solver_interface`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.dungeonlords.board.actions import READY, VOCABULARY
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.history.beat_recorder import BeatRecorder
from undercroft.study.analysis.solver_interface import (
    Blows,
    BlowsQuestion,
    Solved,
    SolvedChance,
    SolvedEnd,
    SolvedPlan,
    SolveQuestion,
)
from undercroft.study.dungeonlords.solver.battle_objective import POINTS, Objective
from undercroft.study.dungeonlords.solver.battle_objective import WISHES as MEASURES
from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
from undercroft.study.dungeonlords.solver.solve_battle import POSITIONS, Study, study_of
from undercroft.study.dungeonlords.solver_results import ALONE, Outcome, Plan, Reply, Trial

WISHES: Final = tuple(MEASURES)

_LORD: Final = 0


def solve(question: SolveQuestion, seconds: float) -> Solved:
    """Find the best plan of a battle, and what comes of a plan that somebody wants to try.

    Raises:
        OptionError: it is not a battle, or there is no such wish.
        NotationError, IllegalAction: the plan is not legal.
    """
    position = BattlePosition.parse(question.position)
    objective = Objective(question.wish or POINTS, question.stores)
    study = study_of(position, objective, SearchBudget(POSITIONS, seconds))
    text = str(position)
    if question.plan is not None:
        trial = study.trial(text, question.plan)
        return _solved(study, text, (trial.best,), trial, trial.plan.exact, trial.outcomes, trial.replies)
    found = study.solution(text)
    return _solved(study, text, found.plans, None, found.exact, found.outcomes, found.replies)


def blows(question: BlowsQuestion) -> Blows:
    """Return what happens after a plan, blow by blow, up to the next question that is not answered.

    Raises:
        OptionError: it is not a battle, or the card cannot be turned up.
        NotationError, IllegalAction: an answer is not legal.
    """
    position = BattlePosition.parse(question.position)
    study = study_of(position)
    cards = study.cards_after(question.plan)
    if question.chance not in cards:
        raise OptionError(f"the card {question.chance[:40]!r} cannot be turned up; choose one of: {', '.join(cards)}")
    state = study.state.clone()
    teller = BeatRecorder(state)
    teller.follow(_LORD)
    view = teller.views[_LORD]
    state.listen(teller.hear)
    study.carry_out(state, question.plan, question.chance, question.answers)
    return Blows(view, list(teller.take()[_LORD]))


def _solved(
    study: Study,
    position: str,
    plans: Sequence[Plan],
    trial: Trial | None,
    exact: bool,
    outcomes: Sequence[Outcome],
    replies: Sequence[Reply],
) -> Solved:
    return Solved(
        position,
        study.objective.wish,
        exact and study.assumes != ALONE,
        study.assumes,
        tuple([_plan(plan) for plan in plans]),
        None if trial is None else _plan(trial.plan),
        None if trial is None else trial.comparison,
        tuple([_end(one) for one in outcomes]),
        tuple([SolvedChance(one.card, one.chance, one.low, one.high, _options(one.answers)) for one in replies]),
        study.budget.used,
        study.budget.seconds,
    )


def _plan(plan: Plan) -> SolvedPlan:
    return SolvedPlan(_options(plan.answers), plan.low, plan.high)


def _end(one: Outcome) -> SolvedEnd:
    return SolvedEnd(one.chance, {"tiles": one.tiles, "prisoners": one.prisoners, "points": one.points})


def _options(answers: Sequence[str]) -> tuple[Option, ...]:
    return tuple([Option.of(VOCABULARY.parse(text)) for text in answers if text != READY.text])
