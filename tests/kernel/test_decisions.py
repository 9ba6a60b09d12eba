"""Decisions: everything that a screen or a bot needs to ask a seat."""

import msgspec
import pytest

from tests.kernel.helpers import new_toy, say, toy_with
from tests.kernel.toy.actions import BIDS, CANCEL, DRAW, PLAYS, STEALS
from undercroft.kernel.base.errors import NotYourTurn
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.decisions import Decision, Option, Prompt


def test_a_decision_says_what_is_asked_by_which_rule_with_which_options() -> None:
    assert toy_with("rat", "").decision(0) == Decision(
        seat=0,
        number=1,
        prompt=Prompt("turn", "choose-one", "TY-2.1", args={"round": 1}),
        options=(
            Option("dig", "dig", {}),
            Option("play rat", "play", {"card": "rat"}),
            Option("draw", "draw", {}),
            Option("rest", "rest", {}),
        ),
        default="dig",
    )


def test_the_card_that_causes_a_question_is_named() -> None:
    state = toy_with("rat", "", "")
    say(state, "0 play rat")
    assert state.decision(0).prompt.source == "rat"


def test_a_sealed_answer_is_part_of_the_question() -> None:
    state = new_toy()
    say(state, "1 bid 2")
    assert state.decision(0).sealed is None
    assert state.decision(1).sealed == "bid 2"


def test_the_number_shows_a_stale_answer() -> None:
    state = toy_with("", "")
    before = state.decision(0).number
    say(state, "0 rest")
    assert state.decision(1).number == before + 1


def test_a_seat_that_is_not_asked_has_no_decision() -> None:
    with pytest.raises(NotYourTurn):
        toy_with("", "").decision(1)


def test_a_decision_travels_as_json() -> None:
    decision = toy_with("rat", "").decision(0)
    assert msgspec.json.decode(msgspec.json.encode(decision), type=Decision) == decision


def test_why_not_explains_an_illegal_option() -> None:
    state = toy_with("rat", "", "cat")
    assert state.why_not(0, PLAYS[1]) is None
    assert state.why_not(0, PLAYS[0]) == Refusal("TY-2.3", "not-in-hand", {"card": "cheese"})
    state.deck.clear()
    assert state.clone().why_not(0, DRAW) == Refusal("TY-2.4", "deck-empty")


def test_an_option_nobody_would_think_of_is_refused_by_the_rule_that_asks() -> None:
    assert toy_with("", "").why_not(0, BIDS[1]) == Refusal("TY-2.1", "not-asked")


def test_a_seat_that_is_not_asked_is_refused_by_the_rule_of_turns() -> None:
    assert toy_with("", "").why_not(1, BIDS[1]) == Refusal("TY-2.1", "not-your-turn")


def test_candidates_are_the_legal_actions_and_those_a_player_may_miss() -> None:
    state = toy_with("rat", "", "")
    assert [a.text for a in state.candidates(0)] == ["dig", "play cheese", "play rat", "draw", "rest"]
    assert state.candidates(1) == ()
    say(state, "0 play rat")
    assert state.why_not(0, STEALS[0]) == Refusal("TY-3.1", "nothing-to-steal")
    say(state, "0 steal 1")
    assert state.why_not(1, CANCEL) == Refusal("TY-3.2", "no-cat")
