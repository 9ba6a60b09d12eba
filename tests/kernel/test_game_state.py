"""The contract of a state, at all kinds of moments of the toy."""

from __future__ import annotations

import pytest

from tests.kernel.helpers import legal, new_toy, play_out, rig, say, toy_with
from tests.kernel.toy.actions import BIDS, DIG, PLAYS, REST
from tests.kernel.toy.events import BidsShown, Drew, HeldBack, Played, Rolled
from undercroft.kernel.base.errors import IllegalAction, NotYourTurn
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State


def test_an_answer_from_a_seat_that_is_not_asked_is_refused() -> None:
    state = toy_with("rat", "cat")
    before = state.fingerprint()
    with pytest.raises(NotYourTurn, match="seat 1 has nothing to answer now"):
        state.apply(1, DIG)
    assert legal(state, 1) == []
    assert state.fingerprint() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_never_asked(seat: int) -> None:
    for state in (new_toy(2), toy_with("", "")):
        with pytest.raises(NotYourTurn):
            state.apply(seat, BIDS[0])


def test_an_illegal_answer_is_refused_with_the_rule_and_changes_nothing() -> None:
    state = toy_with("rat", "cat")
    before = state.fingerprint()
    with pytest.raises(IllegalAction, match=r"'play cheese' is refused by TY-2\.3: not-in-hand") as caught:
        state.apply(0, PLAYS[0])
    assert caught.value.refusal == Refusal("TY-2.3", "not-in-hand", {"card": "cheese"})
    assert caught.value.action == "play cheese"
    assert state.fingerprint() == before
    assert not state.listening


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = toy_with("", "", rounds=1)
    say(state, "0 rest", "1 rest")
    assert state.is_terminal
    assert state.to_act == ()
    assert state.legal_actions(0) == state.candidates(0) == ()
    assert state.returns() == (3.0, 3.0)
    with pytest.raises(NotYourTurn):
        state.apply(0, REST)
    with pytest.raises(NotYourTurn):
        state.decision(0)


def test_one_call_says_who_is_asked_and_what_is_legal() -> None:
    state = new_toy(3)
    while not state.is_terminal:
        seat, legal = state.question()
        assert (seat, legal) == (state.to_act[0], state.legal_actions(state.to_act[0]))
        state.play_unchecked(seat, legal[-1])
    assert state.question() == (-1, ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_clone_is_independent(seats: int) -> None:
    state = new_toy(seats)
    clone = state.clone()
    before = state.fingerprint()
    play_out(clone)
    assert state.fingerprint() == before
    play_out(state)
    assert state == clone


def test_events_say_what_happened() -> None:
    state = new_toy(2)
    assert say(state, "1 bid 2") == []
    assert say(state, "0 bid 1") == [BidsShown(1, (1, 2))]
    rig(state, pips=5)
    assert say(state, "1 dig") == [Rolled(1, 5)]


def test_search_gets_no_events() -> None:
    state = toy_with("rat", "")
    state.play_unchecked(0, DIG)
    assert not state.listening


def test_each_seat_gets_an_event_as_far_as_it_may_know() -> None:
    state = toy_with("", "", "")
    (drew,) = say(state, "0 draw")
    assert drew.seen_by(0) == drew == Drew(0, state.hands[0][-1])
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, None)
    assert (drew.kind, drew.args()) == ("Drew", {"seat": 0, "card": state.hands[0][-1]})


def test_an_event_may_be_for_one_seat_only() -> None:
    state = toy_with("cheese", "cat")
    (held,) = say(state, "0 play cheese", "1 decline")
    assert held == HeldBack(1)
    assert held.seen_by(1) == held
    assert held.seen_by(0) is held.seen_by(None) is None


def test_a_public_event_is_unchanged_for_everybody() -> None:
    (played,) = say(toy_with("cheese", ""), "0 play cheese")
    assert played == Played(0, "cheese")
    assert played.seen_by(None) is played


def test_an_answer_that_reveals_something_is_disclosed_until_the_next() -> None:
    state = toy_with("cheese", "cat", "")
    say(state, "0 play cheese")
    assert state.disclosed
    say(state, "1 decline")
    assert not state.disclosed


def test_a_view_shows_a_seat_only_its_own_hand() -> None:
    state = toy_with("rat cheese", "cat", "")
    assert [one.hand for one in state.view(0).players] == [("rat", "cheese"), None, None]
    assert [one.hand for one in state.view(1).players] == [None, ("cat",), None]
    assert [one.hand for one in state.view(None).players] == [None, None, None]
    assert [one.cards for one in state.view(None).players] == [2, 1, 0]


def test_a_world_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    state = toy_with("rat cheese", "cat cat", "rat")
    worlds = [state.determinize(0, Chance(n)) for n in range(50)]
    assert {world.view(0) == state.view(0) for world in worlds} == {True}
    assert len({tuple(world.hands[1]) for world in worlds}) > 3
    assert len({world.deck[-1] for world in worlds}) == 3
    assert all(world.census() == state.census() for world in worlds)


def test_a_world_neither_sees_nor_disturbs_the_dice() -> None:
    state = toy_with("rat", "cat")
    before = state.fingerprint()
    world = state.determinize(0, Chance(7))
    play_out(world)
    other = state.clone()
    rig(other, pips=3)
    assert other.determinize(0, Chance(7)) == state.determinize(0, Chance(7))
    assert state.fingerprint() == before


def test_the_error_names_a_missing_part_of_a_game() -> None:
    state = State(2, 0, [], Chance(1))
    for call, message in [
        (state.clone, "State cannot be cloned"),
        (state.turn_order, "State has no turn order"),
        (state.returns, "State has no returns"),
        (lambda: state.view(0), "State has no view"),
        (lambda: state._redeal(0, Chance(1)), "State cannot be dealt again"),
    ]:
        with pytest.raises(TypeError, match=message):
            call()
    assert state.census() == {}
