"""`mcts`: it knows no more than its seat, is the levels' search at depth 0, and finds what a flat search does not."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

import undercroft
from tests.kernel.toy.game import ToyGame
from undercroft.bots.dungeoneer.policy import playout_policy as heroes
from undercroft.bots.dungeoneer.policy.play_styles import STEADY
from undercroft.bots.dungeoneer.search import world_search
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.tuning.levels import LichLord
from undercroft.bots.dungeonlords.policy import playout_policy as lords
from undercroft.bots.sequential_halving import Deadline
from undercroft.bots.tree_search import mcts
from undercroft.kernel.base.errors import NotYourTurn, OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import find_game

POSITIONS = 6


def positions(game_id: str, seats: int, seed: str) -> list[tuple[Any, int]]:
    """Positions from a whole game of the policy at which a seat has a choice, with that seat."""
    state = find_game(game_id).new(seats, None, seed)
    rng = Random(seed)
    styles = [lords.any_style(rng) if game_id == "dungeon-lords" else STEADY for _ in range(seats)]
    answer = lords.answer if game_id == "dungeon-lords" else heroes.answer
    found = []
    while not state.is_terminal:
        seat = state.to_act[0]
        if len(state.legal_actions(seat)) > 1:
            found.append((state.clone(), seat))
        state.play_unchecked(seat, answer(state, seat, styles[seat], rng))
    return found[:: max(1, len(found) // POSITIONS)]


@pytest.mark.parametrize(("game_id", "seats"), [("dungeon-lords", 3), ("dungeoneer", 2)])
def test_what_is_hidden_from_the_seat_changes_nothing(game_id: str, seats: int) -> None:
    """The true position and two worlds that look alike to the seat but hide other cards give the same ranking."""
    differing = 0
    for number, (state, seat) in enumerate(positions(game_id, seats, "alike")):
        worlds = [state.determinize(seat, Chance.from_seed(f"{number} {world}")) for world in range(2)]
        assert all(world.view(seat) == state.view(seat) for world in worlds)
        differing += len({one.fingerprint() for one in (state, *worlds)}) == 3
        ranked = [mcts(one, seat, budget=24, depth=2, seed=number) for one in (state, *worlds)]
        assert ranked[0] == ranked[1] == ranked[2]
    assert differing >= POSITIONS - 1


def test_the_position_that_is_searched_stays_as_it_is() -> None:
    for state, seat in positions("dungeoneer", 2, "untouched")[::3]:
        before = state.fingerprint()
        mcts(state, seat, budget=10)
        assert state.fingerprint() == before


def test_at_depth_0_it_is_the_search_of_the_levels() -> None:
    """The same worlds, the same policy, the same values: the same means."""
    compared = 0
    skill = LichLord.skill._replace(trials=24)
    for state, seat in positions("dungeoneer", 2, "levels"):
        question = world_search.Question(forget(state, seat), seat, skill, None, Deadline(math.inf), Random("mcts 0"))
        ranked = mcts(state, seat, budget=skill.trials, depth=0, seed=0)
        if len(ranked) > 1:
            assert ranked == question.ranking()
            compared += 1
    assert compared


BATTLE = "party warrior1:2 priest1; creatures troll1 witch1; traps pendulum; tiles 2,0 2,1; cards ? ? ? ?"


def battle() -> State:
    state: State = find_game("dungeon-lords").set_up_position(BATTLE, seed="1")
    state.run()
    return state


def at_random(state: State, seat: int, rng: Random) -> Action:
    return rng.choice(state.legal_actions(seat))


def points(state: State, seat: int) -> float:
    return state.returns()[seat]


def test_the_tree_plans_what_follows_an_answer() -> None:
    """Sending a creature first is as good as laying the trap first if the other follows, which chance may miss."""
    flat, deep = [
        {one.candidate.text: one.mean for one in mcts(battle(), 0, 600, at_random, points, depth=depth, seed=3)}
        for depth in (0, 6)
    ]
    for first in ("send troll1", "send witch1"):
        assert deep[first] > flat[first] + 1
        assert deep["lay pendulum"] - deep[first] < 0.5


def test_each_part_can_be_replaced() -> None:
    state = battle()
    legal = state.legal_actions(0)
    asked: list[int] = []

    def policy(world: State, seat: int, rng: Random) -> Action:
        assert world is not state
        asked.append(seat)
        return world.legal_actions(seat)[-1]

    ranked = mcts(state, 0, 20, policy, lambda world, seat: 7.0, depth=0, candidates=lambda world, seat: legal[:2])
    assert [(one.candidate, one.mean) for one in ranked] == [(legal[0], 7.0), (legal[1], 7.0)]
    assert asked, "the policy plays on"
    stopped = mcts(state, 0, 20, policy, lambda world, seat: 1.0 + world.settled, horizon=lambda world: True)
    assert {one.mean for one in stopped} == {2.0 + state.settled}, "weighed right after the answer"


def test_it_stops_at_its_deadline() -> None:
    ranked = mcts(battle(), 0, budget=10_000_000, seconds=0.0)
    assert sum(one.trials for one in ranked) <= len(ranked)


def test_a_game_without_bots_can_be_searched() -> None:
    state = ToyGame().new(2, None, "1")
    seat = state.to_act[0]
    ranked = mcts(state, seat, budget=60, seed=1)
    assert {one.candidate for one in ranked} == set(state.legal_actions(seat))
    assert ranked == mcts(state, seat, budget=60, seed=1) != mcts(state, seat, budget=60, seed=2)


def test_what_it_cannot_do_is_said() -> None:
    state = find_game("dungeoneer").new(2, "tomb", "1")
    with pytest.raises(NotYourTurn):
        mcts(state, 1 - state.to_act[0])
    with pytest.raises(OptionError, match="budget must be at least 1"):
        mcts(state, state.to_act[0], budget=0)
    with pytest.raises(OptionError, match="depth must be at least 0"):
        mcts(state, state.to_act[0], depth=-1)


def test_it_is_one_of_the_names_that_programs_import() -> None:
    assert undercroft.mcts is mcts
