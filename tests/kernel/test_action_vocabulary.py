"""Actions, their notation, and the vocabulary."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy.actions import BIDS, DIG, PLAYS, VOCABULARY, PlayCard
from undercroft.kernel.base.errors import NotationError
from undercroft.kernel.engine.action_vocabulary import Action, Vocabulary


@pytest.mark.parametrize("action", list(VOCABULARY), ids=str)
def test_every_action_is_read_back_from_its_notation(action: Action) -> None:
    assert VOCABULARY.parse(action.text) is action
    assert VOCABULARY.parse(f"  {action.text.upper().replace(' ', '   ')}\t") is action


def test_an_action_has_a_verb_and_arguments_for_its_label() -> None:
    assert (DIG.verb, DIG.args()) == ("dig", {})
    assert (BIDS[2].verb, BIDS[2].args()) == ("bid", {"coins": 2})
    assert PLAYS[0].args() == {"card": "cheese"}
    assert str(BIDS[2]) == "bid 2"
    assert repr(BIDS[2]) == "<bid 2>"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("digg", "'digg' is not an action of this game; did you mean 'dig'?"),
        ("play ratt", "'play ratt' is not an action of this game; did you mean 'play rat'?"),
        ("", "'' is not an action of this game"),
        ("x" * 1000, f"'{'x' * 80}' is not an action of this game"),
    ],
)
def test_an_unknown_notation_names_similar_ones(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        VOCABULARY.parse(text)
    assert str(caught.value) == message


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        assert VOCABULARY.parse(text) in list(VOCABULARY)
    except NotationError as error:
        assert error.text == text


def test_two_actions_cannot_be_written_alike() -> None:
    words = Vocabulary()
    words.add(Action("stop"))
    with pytest.raises(ValueError, match="two actions have the notation 'stop'"):
        words.add(Action("stop"))
    assert len(words) == 1


def test_a_card_has_one_action_only() -> None:
    texts = [action.text for action in VOCABULARY if isinstance(action, PlayCard)]
    assert texts == ["play cheese", "play rat"]
