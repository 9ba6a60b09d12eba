"""States, matches, actions and errors behave like other objects of Python when they are copied and pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.helpers import toy_with
from undercroft.bots import answer_of, make_bot
from undercroft.dungeoneer import GAME as HEROES
from undercroft.dungeonlords import GAME as LORDS
from undercroft.kernel.base.errors import (
    IllegalAction,
    NotationError,
    NotYourTurn,
    OptionError,
    RecordError,
    UndercroftError,
    UndoRefused,
)
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

GAMES = (LORDS, HEROES)


def pickled(value: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    """Return a copy as another process would have it."""
    return pickle.loads(pickle.dumps(value, protocol))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled, lambda one: pickled(one, 0)])
Way = Callable[[Any], Any]


def played(state: State, most: int) -> list[str]:
    """Play a state on by dice, and return where it has come to."""
    chance = Chance(5)
    found = []
    for _ in range(most):
        if state.is_terminal:
            break
        seat = state.to_act[0]
        state.apply(seat, chance.pick(state.legal_actions(seat)))
        found.append(state.fingerprint())
    return found


@WAYS
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_copy_of_a_state_goes_on_alike_and_by_itself(game: Any, way: Way) -> None:
    state = game.new(3 if game is LORDS else 2, game.options_from(None), "copies")
    for _ in range(6):
        twin = way(state)
        assert twin == state
        assert twin.fingerprint() == state.fingerprint()
        before = state.fingerprint()
        ahead = played(twin, 12)
        assert state.fingerprint() == before
        assert played(state, 12) == ahead


@WAYS
def test_a_copy_of_a_toy_with_sealed_answers_is_independent(way: Way) -> None:
    state = toy_with("rat", "cat", "cat")
    twin = way(state)
    assert twin == state
    twin.stack.clear()
    assert state.stack


@WAYS
def test_a_copy_of_chance_has_the_same_dice(way: Way) -> None:
    chance = Chance.from_seed("dice")
    chance.below(6)
    twin = way(chance)
    ahead = [twin.below(6) for _ in range(20)]
    assert [chance.below(6) for _ in range(20)] == ahead


@WAYS
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_copy_of_a_match_goes_on_alike_and_by_itself(game: Any, way: Way) -> None:
    match = Match.start(game, 2, game.options_from(None), "copies")

    def go_on(one: Match, most: int) -> str:
        chance = Chance(3)
        for _ in range(most):
            seat = one.state.to_act[0]
            one.apply(seat, chance.pick(one.state.legal_actions(seat)))
        return one.record.to_text()

    go_on(match, 30)
    twin = way(match)
    assert twin.game is game
    assert twin.events == match.events
    before = match.record.to_text()
    ahead = go_on(twin, 30)
    assert match.record.to_text() == before
    assert go_on(match, 30) == ahead
    twin.rewind(10)
    assert match.record.to_text() == ahead
    match.rewind(10)
    assert twin.state == match.state


@WAYS
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_action_is_found_again_rather_than_copied(game: Any, way: Way) -> None:
    for action in list(game.vocabulary)[::97]:
        assert way(action) is action
    assert way(game) is game


def test_an_action_of_no_game_cannot_be_pickled_silently() -> None:
    with pytest.raises(ValueError, match="Empty module name"):
        pickled(Action("stop"))


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
@pytest.mark.parametrize(
    ("game", "name"), [(LORDS, "greedy"), (HEROES, "greedy"), (LORDS, "trainee"), (HEROES, "random")]
)
def test_a_copy_of_a_bot_answers_alike(game: Any, name: str, way: Way) -> None:
    state = game.new(2, game.options_from(None), "copies")
    seat = state.to_act[0]
    bot = make_bot(name, game.id, "1")
    twin = way(bot)
    assert answer_of(twin, state, seat, "dice") == answer_of(bot, state, seat, "dice")


@WAYS
@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Refusal("DL-1.1", "not-asked"), "dig 1,1"),
        NotYourTurn(2),
        NotationError("digg", ("dig",)),
        OptionError("no such game"),
        UndoRefused("undo-nothing"),
        RecordError("damaged", 7),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_can_come_from_another_process(error: UndercroftError, way: Way) -> None:
    twin = way(error)
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)
