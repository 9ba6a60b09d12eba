"""Choices: every action has a number, or steps that lead to it and nowhere else."""

from __future__ import annotations

import numpy as np
import pytest

from tests.random_states import random_states
from undercroft.envs.encoding.choice_numbers import ChoiceNumbers, IllegalChoice, Menu
from undercroft.envs.encoding.game_description import choices_of, description_of
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action, Vocabulary
from undercroft.kernel.engine.games import find_game

GAMES = ("dungeon-lords", "dungeoneer")


def ends(menu: Menu) -> list[Action]:
    """All actions that a menu leads to."""
    found: list[Action] = []
    for number in menu.numbers.tolist():
        lead = menu.take(number)
        found.extend([lead] if isinstance(lead, Action) else ends(lead))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_a_menu_leads_to_each_legal_action_once(game_id: str) -> None:
    game, choices = find_game(game_id), choices_of(game_id)
    steps = 0
    for state in random_states(game, [game.preset(name) for name in game.presets], 300):
        legal = state.legal_actions(state.to_act[0])
        menu = choices.menu(legal)
        assert sorted(map(str, ends(menu))) == sorted(map(str, legal))
        assert np.flatnonzero(menu.mask).tolist() == menu.numbers.tolist()
        assert [number for number in range(-1, len(choices) + 1) if number in menu] == menu.numbers.tolist()
        for action in legal[:20]:
            here: Action | Menu = menu
            for number in choices.way_to(menu, action):
                assert isinstance(here, Menu)
                here = here.take(number)
                steps += 1
            assert here is action
    assert steps > 300


@pytest.mark.parametrize("game_id", GAMES)
def test_no_number_is_needed_twice_and_there_are_few_enough(game_id: str) -> None:
    game, choices = find_game(game_id), choices_of(game_id)
    assert len(choices) < 2_500 < len(game.vocabulary)
    paths = {choices.path(action) for action in game.vocabulary}
    assert len(paths) == len(game.vocabulary)
    assert len(set(choices.names)) == len(choices)


def test_a_step_without_an_alternative_is_taken_at_once() -> None:
    words = Vocabulary()
    actions = [words.add(Action(text)) for text in ("go a x", "go b x", "go b y", "stop")]
    choices = ChoiceNumbers(words, {"go": lambda action: tuple(action.text.split()[1:])})
    assert choices.names == ("stop", "a", "x", "b", "y")
    menu = choices.menu(actions)
    assert menu.take(1) is actions[0]
    assert list(choices.way_to(menu, actions[0])) == [1]
    assert list(choices.way_to(menu, actions[2])) == [3, 4]
    with pytest.raises(IllegalChoice):
        menu.take(2)
    with pytest.raises(ValueError, match="read-only"):
        menu.mask[0] = 1


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Menu]:
    """All menus that are made during a test."""
    found: list[Menu] = []
    make = Menu.__init__

    def counted(menu: Menu, choices: ChoiceNumbers, actions: tuple[Action, ...], depth: int) -> None:
        found.append(menu)
        make(menu, choices, actions, depth)

    monkeypatch.setattr(Menu, "__init__", counted)
    return found


def test_menus_are_made_only_where_somebody_goes(made: list[Menu]) -> None:
    game = find_game("dungeon-lords")
    choices = ChoiceNumbers(game.vocabulary, description_of(game.id).steps)
    state = Setting(game.id, 2, "full").begun("walked")
    while state.to_act and len(state.legal_actions(state.to_act[0])) < 100:
        state.play_unchecked(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    orders = state.legal_actions(state.to_act[0])
    for again in range(2):
        way = list(choices.way_to(choices.menu(orders), orders[-1]))
        assert len(made) == len(way) == 4, f"one menu for each order, and for the dummy's; round {again}"


def test_menus_take_no_more_memory_than_they_may(made: list[Menu]) -> None:
    game = find_game("dungeoneer")
    most = 100_000
    choices = ChoiceNumbers(game.vocabulary, description_of(game.id).steps, most)
    asked = [state.legal_actions(state.to_act[0]) for state in random_states(game, [game.preset("tomb")], 200)]
    largest = 0
    for legal in asked:
        choices.menu(legal)
        largest = max(largest, choices.remembered_bytes)
    assert most / 2 < largest <= most
    before = len(made)
    assert choices.menu(asked[-1]) is made[-1] and len(made) == before, "the last one is remembered"
    choices.menu(next(legal for legal in asked if asked.count(legal) == 1))
    assert len(made) == before + 1, "one from the beginning is not"


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_follow_the_vocabulary(game_id: str) -> None:
    """Another order would make trained agents useless: then the version in the environments' names must rise."""
    vocabulary, choices = find_game(game_id).vocabulary, choices_of(game_id)
    split = {choices.path(action) for action in vocabulary if choices.path(action)[0] >= choices.whole}
    assert len(split) == len(vocabulary) - choices.whole > 0
    whole = [action.text for action in vocabulary if choices.path(action) not in split]
    assert choices.names == (*whole, *choices.step_names)


def test_what_cannot_be_chosen_is_refused_with_a_reason() -> None:
    episode = Episode("dungeoneer", 2)
    episode.begin_at(Setting("dungeoneer", 2).begun("refusals"))
    idle = 1 - episode.waiting[0]
    with pytest.raises(IllegalChoice, match=f"seat {idle} has no choice"):
        episode.choose(idle, 0)
    with pytest.raises(OptionError, match="2 seats, not 3"):
        Episode("dungeoneer", 3).begin_at(episode.state)
    with pytest.raises(OptionError):
        Setting("dungeon-lords", 5).begun("refusals")
