"""The barrier: all answer at once, in secret, and may change their minds until the last one has answered."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.helpers import legal, new_toy, say, toy_with
from tests.kernel.toy import ToyState
from tests.kernel.toy.actions import BIDS
from undercroft.kernel.base.errors import IllegalAction, NotYourTurn
from undercroft.kernel.engine.chance import Chance

BIDDING = {0: "bid 1", 1: "bid 3", 2: "bid 0", 3: "bid 3"}


def after_bidding(order: tuple[int, ...]) -> ToyState:
    state = new_toy(4)
    say(state, *[f"{seat} {BIDDING[seat]}" for seat in order])
    return state


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))), ids=str)
def test_every_order_of_arrival_gives_the_same_state(order: tuple[int, ...]) -> None:
    assert after_bidding(order).fingerprint() == after_bidding((0, 1, 2, 3)).fingerprint()


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), max_size=12))
def test_only_the_last_answer_of_each_seat_counts(said: list[tuple[int, int]]) -> None:
    """Seats 0 to 2 change their minds as often as they like; seat 3 answers last."""
    state = new_toy(4)
    say(state, "0 bid 0", "1 bid 0", "2 bid 0", *[f"{seat} bid {coins}" for seat, coins in said], "3 bid 1")
    last = dict(said)
    at_once = new_toy(4)
    say(at_once, *[f"{seat} bid {last.get(seat, 0)}" for seat in range(3)], "3 bid 1")
    assert state.fingerprint() == at_once.fingerprint()


def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in() -> None:
    state = new_toy(2)
    say(state, "0 bid 3")
    assert state.to_act == (1,)
    assert state.may_answer(0)
    assert legal(state, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    say(state, "0 bid 1", "1 bid 0")
    assert state.coins == [2, 3]
    with pytest.raises(NotYourTurn):
        say(state, "1 bid 2")


def test_a_state_gives_a_seats_sealed_answer_while_it_can_be_changed() -> None:
    state = new_toy(2)
    assert state.sealed(0) is None
    say(state, "0 bid 3")
    assert (state.sealed(0), state.sealed(1), state.sealed(99)) == ("bid 3", None, None)
    say(state, "0 bid 1")
    assert state.sealed(0) == "bid 1"
    say(state, "1 bid 0")
    assert state.sealed(0) is None and not state.may_answer(1)


def test_nothing_is_sealed_when_the_game_is_over() -> None:
    state = toy_with("", "", rounds=1)
    say(state, "0 rest", "1 rest")
    assert state.is_terminal and state.sealed(0) is None


def test_a_sealed_answer_is_legal_like_any_other() -> None:
    state = new_toy(2)
    state.coins[0] = 1
    with pytest.raises(IllegalAction, match=r"'bid 2' is refused by TY-1\.2: no-coins"):
        say(state, "0 bid 2")
    assert state.to_act == (0, 1)


def test_a_view_shows_who_has_answered_and_not_what() -> None:
    cheap, dear = new_toy(3), new_toy(3)
    say(cheap, "0 bid 0")
    say(dear, "0 bid 3")
    assert cheap.view(1) == dear.view(1)
    assert cheap.view(None) == dear.view(None)
    assert cheap.view(1).to_act == (1, 2)
    assert (cheap.view(0).players[0].bid, dear.view(0).players[0].bid) == ("bid 0", "bid 3")
    assert cheap.decision(1) == dear.decision(1)


def test_a_world_keeps_the_seats_own_sealed_answer_and_guesses_the_others() -> None:
    state = new_toy(3)
    say(state, "0 bid 2", "1 bid 3")
    worlds = [state.determinize(0, Chance(n)) for n in range(40)]
    assert {world.sealed(0) for world in worlds} == {"bid 2"}
    assert {world.sealed(1) for world in worlds} == {action.text for action in BIDS}
    assert {world.to_act for world in worlds} == {(2,)}


def test_a_barrier_settles_one_decision() -> None:
    state = new_toy(3)
    before = state.settled
    say(state, "0 bid 0", "1 bid 0", "1 bid 1")
    assert state.settled == before
    say(state, "2 bid 0")
    assert state.settled == before + 1


def test_the_last_answer_reveals_the_others_so_it_is_disclosed() -> None:
    """Otherwise the last seat to answer could see all bids, undo, and bid again."""
    state = new_toy(2)
    say(state, "0 bid 1")
    assert not state.disclosed
    say(state, "1 bid 1")
    assert state.disclosed
