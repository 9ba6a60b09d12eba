"""Frames: each combinator, as the toy uses it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kernel.helpers import legal, new_toy, rig, say, toy_with
from tests.kernel.toy import ToyState
from tests.kernel.toy.rules import ToyPlayed, ToyResponse, ToyTrade, ToyTurn, ToyTurns
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import Choose, EachSeat, EverySeat, Frame, Loop, Sequence


def test_sequence_takes_its_steps_one_after_another() -> None:
    """A round is bidding, then turns; a played card is its target, the window, its effect."""
    state = toy_with("rat", "cat", "")
    assert isinstance(state.stack[-2], ToyTurns)
    say(state, "0 play rat")
    assert state.to_act == (0,)
    say(state, "0 steal 1")
    assert isinstance(state.stack[-1], ToyResponse)
    say(state, "1 decline", "2 decline")
    assert state.coins == [4, 2, 3]
    assert isinstance(state.stack[-1], ToyTurn)


def test_each_seat_is_visited_in_turn_order() -> None:
    state = new_toy(4)
    say(state, "0 bid 0", "1 bid 0", "2 bid 1", "3 bid 1")
    turns: list[int] = []
    for _ in range(4):
        turns.extend(state.to_act)
        say(state, f"{turns[-1]} rest")
    assert turns == [2, 3, 0, 1]


def test_loop_goes_on_as_long_as_its_condition_holds() -> None:
    state = toy_with("", "", rounds=2)
    say(state, "0 rest", "1 rest")
    assert (state.round, state.to_act) == (2, (0, 1))
    say(state, "0 bid 0", "1 bid 0", "0 rest", "1 rest")
    assert state.is_terminal


def test_loop_stops_when_there_is_nothing_left_to_do() -> None:
    state = toy_with("", "", rounds=9)
    state.discard += state.deck
    state.deck.clear()
    say(state, "0 rest", "1 rest")
    assert state.is_terminal
    assert state.round == 1


def test_choose_offers_its_options_and_does_what_is_chosen() -> None:
    state = toy_with("cheese cat", "", "")
    assert legal(state, 0) == ["dig", "play cheese", "draw", "rest"]
    say(state, "0 play cheese", "1 decline", "2 decline")
    assert state.coins == [6, 3, 3]


def test_choose_takes_a_single_option_without_asking() -> None:
    state = toy_with("rat", "", "")
    state.coins[2] = 0
    say(state, "0 play rat")
    assert state.playing is not None
    assert state.playing.target == 1
    assert state.to_act == (1,)


def test_choose_is_skipped_when_there_is_no_option() -> None:
    state = toy_with("rat", "", "")
    state.coins[1] = state.coins[2] = 0
    say(state, "0 play rat", "1 decline", "2 decline")
    assert state.coins == [3, 0, 0]


def test_a_secret_question_is_asked_even_without_a_choice() -> None:
    """Otherwise the others would learn who holds a cat."""
    state = toy_with("cheese", "", "cat")
    say(state, "0 play cheese")
    assert (state.to_act, legal(state, 1)) == ((1,), ["decline"])
    say(state, "1 decline")
    assert (state.to_act, legal(state, 2)) == ((2,), ["cancel", "decline"])


def test_a_window_closes_when_the_first_seat_cancels() -> None:
    state = toy_with("cheese", "cat", "cat")
    say(state, "0 play cheese", "1 cancel")
    assert state.coins == [3, 3, 3]
    assert state.discard == ["cheese", "cat"]
    assert isinstance(state.stack[-1], ToyTurn)


def test_may_defaults_to_declining() -> None:
    state = toy_with("cheese", "cat")
    assert state.decision(0).default == "dig"
    say(state, "0 play cheese")
    assert state.decision(1).default == "decline"


def test_may_skips_a_pointless_question_that_would_reveal_nothing() -> None:
    state = toy_with("", "")
    state.coins[0] = 0
    rig(state, pips=1)
    say(state, "0 dig")
    assert state.to_act == (1,)


def test_a_decision_nests_in_a_decision() -> None:
    state = toy_with("", "")
    rig(state, pips=6)
    say(state, "0 dig")
    assert isinstance(state.stack[-1], ToyTrade)
    say(state, "0 trade")
    assert (state.coins[0], len(state.hands[0])) == (4, 1)


def test_every_seat_is_asked_at_once() -> None:
    assert new_toy(4).to_act == (0, 1, 2, 3)


def test_a_frame_copies_its_place_and_shares_nothing() -> None:
    state = toy_with("rat", "cat", "")
    say(state, "0 play rat", "0 steal 1")
    copies = [frame.clone() for frame in state.stack]
    assert copies == state.stack
    assert not {id(frame) for frame in copies} & {id(frame) for frame in state.stack}
    assert [frame.step for frame in copies if isinstance(frame, ToyPlayed)] == [2]


def test_what_a_frame_must_provide_is_named_when_it_is_missing() -> None:
    state = new_toy()
    action = state.legal_actions(0)[0]
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: Frame[ToyState]().advance(state), "Frame cannot advance"),
        (lambda: Frame[ToyState]().ask(state, 0), "Frame asks nothing"),
        (lambda: Frame[ToyState]().take(state, 0, action), "Frame takes no answer"),
        (lambda: EachSeat[ToyState]((0,)).advance(state), "EachSeat does nothing"),
        (lambda: Loop[ToyState]().advance(state), "Loop does not loop"),
        (lambda: Choose[ToyState](0).advance(state), "Choose has no options"),
        (lambda: Choose[ToyState](0).chosen(state, action), "Choose does nothing with its answer"),
        (lambda: EverySeat[ToyState]((0,), ("",)).reveal(state, []), "EverySeat does nothing with its answers"),
    ]
    for call, message in calls:
        with pytest.raises(TypeError, match=message):
            call()


def test_a_frame_that_asks_nobody_says_so() -> None:
    frame = Sequence[ToyState]()
    state = new_toy()
    assert frame.seats(state) == ()
    assert not frame.may_answer(state, 0)
    assert frame.legal(state, 0) == frame.candidates(state, 0) == ()
    assert frame.refuse(state, 0, state.legal_actions(0)[0]) is None
    assert frame.sealed_answer(0) is None
    frame.redeal(state, 0, Chance(1))
    assert frame == Sequence[ToyState]()
