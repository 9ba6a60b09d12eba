"""The OpenSpiel games pass OpenSpiel's own random tests, keep secrets, and can be copied and stored anywhere."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from tests.amounts import daily
from undercroft.envs.libraries import openspiel
from undercroft.kernel.base.errors import OptionError

openspiel.register()

LORDS, AT_ONCE, HEROES = (one.kind.short_name for one in openspiel.WHOLE_GAMES)
KINDS = [f"{LORDS}(players={n},preset={preset})" for n in (2, 3, 4) for preset in ("first", "full")]
KINDS += [f"{AT_ONCE}(players={n},preset={preset})" for n, preset in ((2, "full"), (4, "first"))]
KINDS += [
    f"{HEROES}(players={n},preset={preset},max_choices=80)" for n, preset in ((2, "tomb"), (3, "vault"), (4, "both"))
]


@pytest.mark.parametrize("name", daily(KINDS, KINDS[1], KINDS[7], KINDS[10]))
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [LORDS, AT_ONCE, f"{HEROES}(max_choices=60)"])
def test_random_sim_with_every_state_stored_and_loaded(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def states(name: str, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of a random game; they go on changing."""
    rnd = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rnd.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            state.apply_actions([rnd.choice(state.legal_actions(p)) for p in range(state.num_players())])
        else:
            state.apply_action(rnd.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [f"{LORDS}(players=3)", f"{AT_ONCE}(players=2)", f"{HEROES}(players=3)"])
def test_a_resampled_state_has_the_information_state_of_its_player(name: str) -> None:
    rnd = random.Random(1)
    differs = 0
    for number, state in enumerate(states(name, 3, 150)):
        if number == 0 or state.is_terminal() or number % 3:
            continue
        player = rnd.randrange(state.num_players())
        other = state.resample_from_infostate(player, rnd.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions(player) == state.legal_actions(player)
        assert other.current_player() == state.current_player()
        differs += str(other) != str(state)
        for _ in range(3):  # it can be played on, and the state does not notice
            if not other.is_terminal() and not other.is_simultaneous_node():
                other.apply_action(rnd.choice(other.legal_actions()))
    assert differs > 30


def test_steps_of_an_answer_that_others_are_giving_stay_hidden() -> None:
    state = pyspiel.load_game(f"{LORDS}(players=2,preset=first)").new_initial_state()
    state.apply_action(5)
    first, second = [], []
    for order in state.legal_actions():
        child = state.child(order)
        first.append(child.information_state_string(0))
        second.append(child.information_state_string(1))
    assert len(set(first)) == len(first) > 3
    assert len(set(second)) == 1
    worlds = {child.resample_from_infostate(1, random.Random(n).random).information_state_string(0) for n in range(20)}
    assert len(worlds) > 1, "the first lord's choice is not dealt again"


def test_players_remember_what_they_have_done() -> None:
    """Two ways to one observation are two information states."""
    state = pyspiel.load_game(f"{LORDS}(players=2,preset=first)").new_initial_state()
    state.apply_action(5)
    trails = set()
    for one, other in ((0, 1), (1, 0)):
        child = state.clone()
        for choice in (one, other):
            child.apply_action(child.legal_actions()[choice])
            child.apply_action(child.legal_actions()[0])
        trails.add(child.information_state_string(0))
    assert len(trails) == 2


@pytest.mark.parametrize("name", [f"{LORDS}(players=4)", f"{HEROES}(players=2)"])
def test_copies_are_equal_and_independent(name: str) -> None:
    for number, state in enumerate(states(name, 7, 60)):
        if number % 10 != 4:
            continue
        before = str(state)
        game = state.get_game()
        _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), loaded):
            assert str(other) == before
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_string(0) == state.observation_string(0)
            assert other.information_state_string(0) == state.information_state_string(0)
            other.apply_action(other.legal_actions()[-1])
        assert str(state) == before


@pytest.mark.parametrize("name", [f"{LORDS}(players=2)", f"{AT_ONCE}(players=3)", HEROES])
def test_a_state_is_stored_as_its_choices_and_a_resampled_one_as_it_is(name: str) -> None:
    *_, state = states(name, 3, 60)
    stored = pickle.dumps(state)
    assert len(stored) < 2_000
    assert str(pickle.loads(stored)) == str(state)
    world = state.resample_from_infostate(0, random.Random(5).random)
    assert str(world) != str(state)
    for other in (pickle.loads(pickle.dumps(world)), world.clone()):
        assert str(other) == str(world)
        assert other.information_state_tensor(0) == state.information_state_tensor(0)


def test_a_playthrough_ends() -> None:
    text = playthrough(f"{LORDS}(players=2,preset=first,deals=10,recall=0)", None, seed=1)
    assert "IsTerminal() = True" in text and "Returns() = " in text


def test_the_tensor_is_the_flat_observation_in_named_parts() -> None:
    game = pyspiel.load_game(f"{LORDS}(players=2)")
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    state.apply_action(0)
    observation.set_from(state, 1)
    assert observation.tensor.shape == tuple(game.observation_tensor_shape())
    assert (observation.tensor == state.episode.layout.scaled(state.episode.observe(1))).all()
    assert observation.dict["lords"].any()
    assert np.shares_memory(observation.dict["lords"], observation.tensor)
    assert observation.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize("name", [f"{LORDS}(players=2,recall=3)", f"{AT_ONCE}(players=2,recall=3)", HEROES])
def test_an_information_state_as_a_tensor_has_the_last_decisions(name: str) -> None:
    game = pyspiel.load_game(name)
    recall = game.get_parameters().get("recall", 8)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    rnd = random.Random(4)
    made: list[list[tuple[Any, int]]] = [[] for _ in range(game.num_players())]
    state = game.new_initial_state()
    for number in range(60):
        if state.is_chance_node():
            state.apply_action(3)
            continue
        layout, asked = state.episode.layout, list(state.episode.waiting)
        for player in range(game.num_players()):
            observer.set_from(state, player)
            assert observer.tensor.shape == tuple(game.information_state_tensor_shape())
            assert (observer.tensor[: layout.width] == layout.scaled(state.episode.observe(player))).all()
            last = made[player][::-1][:recall]
            for row, (observed, choice) in zip(observer.dict["earlier"], last, strict=False):
                assert (row[: layout.width] == layout.scaled(observed)).all()
                assert np.flatnonzero(row[layout.width :]).tolist() == [choice]
            assert not observer.dict["earlier"][len(last) :].any()
        if number % 20 == 9:
            other = state.resample_from_infostate(0, rnd.random).clone()
            assert other.information_state_tensor(0) == state.information_state_tensor(0)
        if state.is_simultaneous_node():
            actions = [rnd.choice(state.legal_actions(player)) for player in range(game.num_players())]
        else:
            actions = [0] * game.num_players()
            actions[asked[0]] = rnd.choice(state.legal_actions())
            asked = asked[:1]
        for player in asked:
            made[player].append((state.episode.observe(player).copy(), actions[player]))
        if state.is_simultaneous_node():
            state.apply_actions(actions)
        else:
            state.apply_action(actions[asked[0]])
    assert any(len(one) > recall for one in made)


def test_a_player_cannot_remember_less_than_nothing() -> None:
    with pytest.raises(Exception, match="recall must be at least 0"):
        pyspiel.load_game(f"{LORDS}(recall=-1)")


def test_simultaneous_nodes_are_those_where_several_are_asked() -> None:
    kinds = set()
    for state in states(f"{AT_ONCE}(players=3)", 2):
        if state.is_chance_node() or state.is_terminal():
            continue
        asked = state.episode.waiting
        assert state.is_simultaneous_node() == (len(asked) > 1)
        kinds.add(len(asked))
        if state.is_simultaneous_node():
            wait = state.rules.wait
            assert [p for p in range(3) if state.legal_actions(p) != [wait]] == sorted(asked)
            assert state.action_to_string(0, wait) == "wait"
    assert kinds >= {1, 3}


def test_turns_can_be_made_of_simultaneous_nodes() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(f"{AT_ONCE}(players=2,preset=first)"))
    rnd = random.Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rnd.randrange(50))
        else:
            state.apply_action(rnd.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_the_end_pays_the_ranks_and_a_game_broken_off_nothing() -> None:
    last = list(states(f"{LORDS}(players=3,preset=first)", 1))[-1]
    assert last.is_terminal()
    points = last.episode.state.returns()
    assert sorted(range(3), key=lambda p: points[p])[-1] == max(range(3), key=lambda p: last.returns()[p])
    last = list(states(f"{HEROES}(players=2,max_choices=9)", 1))[-1]
    assert last.is_terminal() and last.returns() == [0, 0] and last.played.made == 9


@pytest.mark.parametrize("name", [LORDS, AT_ONCE, f"{HEROES}(players=2)"])
def test_states_between_the_steps_of_an_answer_differ_as_text(name: str) -> None:
    before: dict[str, tuple[str, ...]] = {}
    for state in states(name, 1, 40):
        if state.is_chance_node() or state.is_terminal() or state.is_simultaneous_node():
            continue
        shown = [str(state.child(action)) for action in state.legal_actions()]
        assert len(set(shown)) == len(shown)
        assert str(state) not in before or before[str(state)] == tuple(state.history())
        before[str(state)] = tuple(state.history())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [("max_choices=-5", "max_choices must be at least 1, or 0 for no limit, not -5"), ("deals=0", "deals must be")],
)
def test_impossible_limits_are_refused(arguments: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        pyspiel.load_game(f"{LORDS}({arguments})")


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("name", [LORDS, AT_ONCE, f"{HEROES}(players=2)"])
def test_copies_of_games_and_states_are_alike_and_independent(name: str, way: Callable[[Any], Any]) -> None:
    for state in [*states(name, 2, 30)][::5]:
        twin = way(state)
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        if state.is_terminal():
            continue
        before = str(state)
        if twin.is_simultaneous_node():
            twin.apply_actions([twin.legal_actions(player)[0] for player in range(twin.num_players())])
        else:
            twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)
    game = pyspiel.load_game(name)
    assert str(way(game)) == str(game)
