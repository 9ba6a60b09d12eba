"""A battle in OpenSpiel: its cards are chance nodes, and OpenSpiel finds the value that our solver finds."""

from __future__ import annotations

import copy
import itertools
import pickle
import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

from undercroft.dungeonlords.content.tile_tables import SPELL_CARDS, SPELL_IDS
from undercroft.envs.libraries import openspiel
from undercroft.envs.tasks.dungeonlords import dealt_battle
from undercroft.kernel.base.errors import OptionError
from undercroft.rendering.view_pictures import draw_text
from undercroft.study.dungeonlords.solver.solve_battle import solve

openspiel.register()

SMALL = 19
"""A battle with some thousand histories, whose value is not a whole number: it depends on the card."""


@pytest.fixture(scope="module")
def battle() -> Any:
    return pyspiel.load_game(f"undercroft_battle(battle={SMALL})")


@pytest.fixture(scope="module")
def optimum() -> float:
    """What our own solver finds, which knows nothing of OpenSpiel."""
    plan = solve(dealt_battle(str(SMALL), 1)).plans[0]
    assert plan.low == plan.high, "it has been solved exactly"
    return plan.low


def test_the_best_response_has_the_value_of_our_solver(battle: Any, optimum: float) -> None:
    assert optimum == pytest.approx(1 / 3)
    uniform = policy.UniformRandomPolicy(battle)
    best = best_response.BestResponsePolicy(battle, 0, uniform)
    assert best.value(battle.new_initial_state()) == pytest.approx(optimum)


def test_counterfactual_regret_minimisation_comes_near_to_it(battle: Any, optimum: float) -> None:
    """With one player, what a policy lacks to the optimum is its exploitability."""
    solver = cfr.CFRPlusSolver(battle)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    learned = solver.average_policy()
    (value,) = expected_game_score.policy_value(battle.new_initial_state(), [learned])
    assert optimum - 0.15 < value <= optimum + 1e-9
    lacks = exploitability.nash_conv(battle, learned)
    assert lacks == pytest.approx(optimum - value)


@pytest.mark.parametrize("rounds", [1, 4])
def test_random_sim(rounds: int) -> None:
    game = pyspiel.load_game(f"undercroft_battle(rounds={rounds},deals=3)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def through(game: Any, seed: int) -> list[Any]:
    """The states of a random game, copied."""
    rnd = random.Random(seed)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        outcomes = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rnd.choice(outcomes))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_each_card_is_a_chance_node_over_all_that_have_not_been_seen(rounds: int) -> None:
    game = pyspiel.load_game(f"undercroft_battle(rounds={rounds},battle=3)")
    seen = {SPELL_IDS[card] for card in dealt_battle("3", rounds).cards if card >= 0}
    assert len(seen) == 4 - rounds
    for number in range(4):
        turned_up: list[str] = []
        states = through(game, number)
        for state, after in itertools.pairwise(states[1:]):
            if not state.is_chance_node():
                continue
            outcomes = state.chance_outcomes()
            names = [state.action_to_string(state.current_player(), one) for one, _ in outcomes]
            assert sorted(names) == sorted({SPELL_IDS[card] for card in SPELL_CARDS[0]} - seen - set(turned_up))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            turned_up.append(state.action_to_string(state.current_player(), after.history()[-1]))
        assert 1 <= len(turned_up) <= rounds
        shown = [card.spell for card in states[-1].episode.state.view(0).cards if card.spell]
        assert set(turned_up) <= set(shown)


def test_the_card_is_nothing_before_it_is_turned_up() -> None:
    """The same choices lead to the same information, whatever chance will do."""
    game = pyspiel.load_game("undercroft_battle(rounds=2,battle=3)")
    for state in through(game, 1):
        if state.is_chance_node() or state.is_terminal():
            continue
        other = state.resample_from_infostate(0, random.Random(1).random)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.legal_actions() == state.legal_actions()
        assert other.played.outcomes == state.played.outcomes


def test_states_can_be_copied_and_stored_at_every_node() -> None:
    game = pyspiel.load_game("undercroft_battle(rounds=4,battle=5)")
    for state in through(game, 2):
        for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert str(other) == str(state)
            assert other.history() == state.history()
            if state.is_chance_node():
                assert other.chance_outcomes() == state.chance_outcomes()
            elif not state.is_terminal():
                assert other.legal_actions() == state.legal_actions()
                assert other.information_state_string(0) == state.information_state_string(0)


def test_texts_tell_states_apart_and_show_the_position_if_asked(battle: Any) -> None:
    states = through(battle, 3)
    assert len({str(state) for state in states}) == len(states)
    drawn = pyspiel.load_game(f"undercroft_battle(battle={SMALL},drawn=true)").new_initial_state()
    drawn.apply_action(0)
    board = draw_text(drawn.episode.state.view(0))
    assert str(drawn).startswith(board)
    assert str(drawn)[len(board) + 1 :] == str(states[1])


@pytest.mark.parametrize("wrong", ["rounds=0", "rounds=5", "battle=-1", "deals=0", "players=2", "recall=-1"])
def test_a_battle_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises((OptionError, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game(f"undercroft_battle({wrong})")
