"""The battle solver: equal to trying everything, exact where it says so, the books' best results."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.amounts import SOAK, amount
from tests.study.brute import Naive, TooMany, small_battle
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.base.errors import OptionError
from undercroft.study.dungeonlords.solver.battle_objective import Objective
from undercroft.study.dungeonlords.solver.battle_steps_to_study import set_up
from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
from undercroft.study.dungeonlords.solver.solve_battle import solve, study_of
from undercroft.study.dungeonlords.solver_results import NEAR

SMALL = amount(25, 60, 2_000)
MOST = 200_000 if SOAK else 4_000

FOUR_ROUNDS = (
    "party warrior4 thief3 wizard1; creatures troll1 slime2; traps pendulum; gold 2; food 2; imps 3; "
    "evil 4; tiles 2,0 2,1 2,2 3,2=mint; cards ? ? ? ?; tent"
)

PALADIN = (
    "party paladin2 wizard7 priest6 priest8; creatures witch2 slime2 vampire3 witch3; traps rolling_stone trap_door "
    "trap_door; food 1; imps 7; evil 13; tiles 1,0=antimagic_room 2,0# 3,0 2,1 0,2 1,2 2,2 2,3=workshop 3,3; "
    "cards jailbreak ? metamorphosis ?; year 2; prison thief1 thief3 wizard4; rivals 12 7 6"
)


def compared(rnd: Random) -> bool:
    """Compare the solver with brute force on one battle; False if the battle is not small."""
    position = small_battle(rnd)
    try:
        value = Naive(MOST).value(position)
    except TooMany:
        return False
    found = solve(position, alternatives=100)
    best = found.plans[0]
    assert found.exact and best.exact, position
    assert best.low == pytest.approx(value, abs=1e-9), position
    assert sum([one.chance for one in found.outcomes]) == pytest.approx(1.0)
    assert sum([one.chance * one.points for one in found.outcomes]) == pytest.approx(value, abs=1e-9), position
    assert sum([one.chance * one.low for one in found.replies]) == pytest.approx(value, abs=1e-9), position
    return True


@pytest.mark.soak
def test_the_solver_equals_brute_force_on_small_battles() -> None:
    rnd = Random("small battles")
    done = 0
    while done < SMALL:
        done += compared(rnd)


@pytest.mark.parametrize("scenario", (*SCENARIOS, ROOM_VARIANT), ids=lambda scenario: str(scenario.number))
def test_the_books_solutions_are_the_best(scenario: Scenario) -> None:
    found = solve(BattlePosition.parse(scenario.position), Objective("tiles"))
    assert found.exact
    assert [(one.chance, one.tiles, one.prisoners) for one in found.outcomes] == [(1.0, min(scenario.number, 1), 3)]


def test_four_rounds_with_unknown_cards_are_solved_exactly() -> None:
    found = solve(BattlePosition.parse(FOUR_ROUNDS))
    assert found.exact and len(found.replies) == 9 and found.replies[0].chance == pytest.approx(1 / 9)
    values = [plan.low for plan in found.plans]
    assert values == sorted(values, reverse=True) and all(plan.exact for plan in found.plans)
    mean = sum([one.chance * one.points for one in found.outcomes])
    assert mean == pytest.approx(found.plans[0].low)


def test_a_card_that_is_known_is_named_when_nobody_fights_in_its_round() -> None:
    position = FOUR_ROUNDS.replace("cards ?", "cards word_of_peace")
    trial = study_of(BattlePosition.parse(position)).trial(position, ["mark 2,0"])
    assert [(one.card, one.chance) for one in trial.replies] == [("word_of_peace", 1.0)]


def test_nobody_sees_the_unknown_card_of_an_earlier_round() -> None:
    state = set_up(BattlePosition.parse(f"{FOUR_ROUNDS}; round 2"))
    assert [(card.turned_up, card.spell) for card in state.view(0).cards] == [(n == 0, None) for n in range(4)]


def test_the_same_search_gives_the_same() -> None:
    one, two = (msgspec.structs.replace(solve(BattlePosition.parse(FOUR_ROUNDS)), seconds=0.0) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("positions", [1, 30, 300])
def test_a_search_that_is_stopped_tells_between_what_bounds_the_value_lies(positions: int) -> None:
    true = solve(BattlePosition.parse(FOUR_ROUNDS)).plans[0].low
    found = solve(BattlePosition.parse(FOUR_ROUNDS), budget=SearchBudget(positions))
    assert not found.exact and not found.outcomes
    assert found.plans[0].low <= true + 1e-9
    assert max([plan.high for plan in found.plans]) >= true - 1e-9


def test_a_search_stops_when_asked_to() -> None:
    asked = iter([False, True])
    found = solve(BattlePosition.parse(FOUR_ROUNDS), budget=SearchBudget(10**9, stop=lambda: next(asked)))
    assert not found.exact and found.positions <= 3 * 256


def test_of_equal_plans_the_one_with_the_fewest_pieces_comes_first() -> None:
    found = solve(BattlePosition.parse("party thief1:2; creatures troll1; traps pendulum; tiles 2,0; training"))
    assert found.plans[0].answers == ("ready",) and found.plans[0].low == 2.0


def test_stores_that_are_worth_something_are_kept() -> None:
    text = "party thief1:1; traps rolling_stone; tiles 2,0 2,1; round 4; cards fireball word_of_peace suggestion ?"
    assert solve(BattlePosition.parse(text)).plans[0].answers == ("lay rolling_stone", "ready")
    assert solve(BattlePosition.parse(text), Objective(stores=4.0)).plans[0].answers == ("ready",)


def test_every_plan_tried_is_worth_what_the_solution_says() -> None:
    position = BattlePosition.parse(FOUR_ROUNDS)
    for plan in solve(position).plans:
        trial = study_of(position).trial(str(position), plan.answers)
        assert (trial.plan.low, trial.plan.high) == pytest.approx((plan.low, plan.high))
        assert sum([one.chance * one.points for one in trial.outcomes]) == pytest.approx(plan.low)


@pytest.mark.parametrize("positions", [1, 30, 300, 3000, 10**9])
def test_a_plan_is_called_as_good_as_the_best_only_when_that_is_known(positions: int) -> None:
    """A trial that is stopped does not claim that nothing is better, and it tells what it knows of the plan."""
    position = BattlePosition.parse(FOUR_ROUNDS)
    best = solve(position).plans[0]
    true = best.low
    for answers in (["mark 2,0"], best.answers):
        worth = study_of(position).trial(str(position), answers).plan.low
        trial = study_of(position, budget=SearchBudget(positions)).trial(str(position), answers)
        assert trial.best.low <= true + NEAR and trial.best.high >= true - NEAR
        assert trial.best.low >= trial.plan.low
        expected = "better" if true > worth + NEAR else "as-good"
        assert trial.comparison in ((expected,) if positions == 10**9 else (expected, "unclear"))


def test_a_trial_tells_how_the_battle_ends_though_the_best_plan_is_not_found() -> None:
    """Whether anything is better than to send nothing takes much longer to find here than what comes of that."""
    trial = study_of(BattlePosition.parse(PALADIN), budget=SearchBudget(7_000)).trial(PALADIN, ["mark 1,0"])
    assert trial.plan.exact and trial.outcomes and trial.comparison == "unclear"


@pytest.mark.parametrize(("wish", "stores"), [("glory", 0.0), ("points", -1.0), ("points", 11.0)])
def test_what_nobody_can_wish_for_is_refused(wish: str, stores: float) -> None:
    with pytest.raises(OptionError):
        Objective(wish, stores)


def test_a_battle_without_anything_to_plan_has_a_value() -> None:
    found = solve(BattlePosition.parse("party paladin1; tiles 2,0 2,1; evil 11; round 4; cards ? ? ? ?"))
    assert found.exact and found.plans[0].answers == () and found.plans[0].low < 0
