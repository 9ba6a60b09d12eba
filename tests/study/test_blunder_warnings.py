"""Warnings: a blunder is caught, the best answer never is, and nobody learns from a warning what is hidden."""

from __future__ import annotations

from typing import Final

import pytest

from tests.study.test_hints import COACHED, questions
from undercroft.bots import world_of
from undercroft.kernel.base.errors import IllegalAction, NotationError, OptionError
from undercroft.kernel.engine.game_state import State
from undercroft.study.analysis.blunder_warnings import CERTAIN, blunder_of
from undercroft.study.analysis.hints import Advice, advise, advising_of

EFFORT: Final = 12
SPREAD: Final = 4
"""The number of answers to a question above which only some are judged."""


def judged(game_id: str, state: State, answer: str, world: str = "one", seconds: float = float("inf")) -> Advice | None:
    """What is said to an answer of seat 0."""
    return blunder_of(game_id, world_of(state, 0, world).dump(), 0, 5, answer, EFFORT, seconds)


def some_answers(state: State) -> list[str]:
    """Answers from the whole list."""
    texts = [action.text for action in state.legal_actions(0)]
    return texts[:: max(1, len(texts) // SPREAD)]


@pytest.mark.parametrize("game_id", COACHED)
def test_a_blunder_is_caught_and_what_would_be_better_is_not(game_id: str) -> None:
    """A player who follows a warning is not warned again, and a warning is the same twice."""
    margin = advising_of(game_id).MARGIN
    caught = 0
    for state in questions(game_id):
        for answer in some_answers(state):
            warning = judged(game_id, state, answer)
            if warning is None:
                continue
            caught += 1
            better, worse = warning.advised
            assert worse.answers[0] == answer != better.answers[0]
            assert worse.behind >= worse.low > margin and warning.worlds == EFFORT
            assert judged(game_id, state, better.answers[0]) is None
            assert judged(game_id, state, answer) == warning
    assert caught >= 5


@pytest.mark.parametrize("game_id", COACHED)
def test_the_best_answer_is_never_warned_about(game_id: str) -> None:
    for state in questions(game_id):
        world = world_of(state, 0, "one").dump()
        best = advise(game_id, world, 0, 5, EFFORT).advised[0].answers[0]
        assert judged(game_id, state, best) is None


@pytest.mark.parametrize("game_id", COACHED)
def test_warnings_tell_nothing_that_is_hidden(game_id: str) -> None:
    for state in questions(game_id):
        for answer in some_answers(state)[:2]:
            assert judged(game_id, state, answer, "one") == judged(game_id, state, answer, "two")


def test_known_blunders() -> None:
    """To pay no tax, to send a creature away that one could pay, and not to drink what heals when about to die."""
    for game_id, key, answer in (
        ("dungeon-lords", "tax", "tax 0"),
        ("dungeon-lords", "wages", "dismiss witch1"),
        ("dungeoneer", "feats", "attack 1"),
    ):
        asked = [
            state
            for state in questions(game_id)
            if state.decision(0).prompt.key == key and answer in [action.text for action in state.legal_actions(0)]
        ]
        assert any(judged(game_id, state, answer) for state in asked), (game_id, answer)


def test_a_step_of_a_plan_is_judged_as_the_best_that_it_can_become() -> None:
    """The order of the steps does not matter: no step that a best plan contains is a blunder."""
    plans = [state for state in questions("dungeon-lords") if state.decision(0).prompt.key == "plan"]
    steps = 0
    for state in plans:
        world = world_of(state, 0, "one").dump()
        for one in advise("dungeon-lords", world, 0, 5, EFFORT).advised[:1]:
            for step in one.answers:
                if step in [action.text for action in state.legal_actions(0)]:
                    steps += 1
                    assert step == "ready" or judged("dungeon-lords", state, step) is None
    assert steps


def test_in_a_hurry_nobody_is_warned() -> None:
    """There are too few worlds then to be certain."""
    assert CERTAIN > 2
    for state in questions("dungeon-lords"):
        for answer in some_answers(state)[:2]:
            assert judged("dungeon-lords", state, answer, seconds=0.0) is None


def test_what_cannot_be_answered_is_not_judged() -> None:
    state = questions("dungeoneer")[0]
    with pytest.raises(IllegalAction):
        judged("dungeoneer", state, "explore")
    with pytest.raises(NotationError):
        judged("dungeoneer", state, "sing")
    with pytest.raises(OptionError):
        blunder_of("dungeoneer", state.dump(), 1 - state.to_act[0], 1, "done")
    with pytest.raises(OptionError):
        blunder_of("chess", b"", 0, 1, "e4")
