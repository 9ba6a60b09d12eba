"""What the levels of every game have in common."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import answer_of, bots_of, levels_of, make_bot, searches, usual_bot, usual_rival
from undercroft.kernel.engine.games import GAMES, companion, find_game
from undercroft.locale.texts import Texts

WITH_LEVELS = [game for game in GAMES if levels_of(game)]
EACH = [(game, name) for game in WITH_LEVELS for name in levels_of(game)]


def test_both_games_have_levels() -> None:
    assert {"dungeon-lords", "dungeoneer"} <= set(WITH_LEVELS)


@pytest.mark.parametrize("game", WITH_LEVELS)
def test_there_are_five_levels_beside_random_and_greedy(game: str) -> None:
    assert len(levels_of(game)) == 5
    assert list(bots_of(game)) == ["random", "greedy", *levels_of(game)]
    assert usual_bot(game) == "greedy" and usual_rival(game) == levels_of(game)[1]
    assert all(searches(name, game) for name in levels_of(game))
    assert not searches("greedy", game) and not searches("nobody", game)
    kinds: list[Any] = [bots_of(game)[name] for name in levels_of(game)]
    trials = [kind.skill.trials for kind in kinds]
    assert trials == sorted(trials)


@pytest.mark.parametrize("lang", Texts.languages())
@pytest.mark.parametrize("game", WITH_LEVELS)
def test_each_level_has_a_name_and_a_character_in_each_language(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    names = [texts.text(f"bot-{level}") for level in levels_of(game)]
    characters = [texts.text(f"bot-{level}-about") for level in levels_of(game)]
    assert len(set(names)) == len(set(characters)) == 5
    assert all(character.endswith(".") for character in characters)


@pytest.mark.parametrize(("game_id", "name"), EACH)
def test_a_level_without_time_still_answers(game_id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slower machine gets a weaker player, never a slower one: without any time no world is tried at all."""
    tried: list[int] = []
    package = companion(game_id, "undercroft.bots.{}.search.world_search")
    assert package is not None
    monkeypatch.setattr(package, "play_on", lambda *_: tried.append(1))
    game, rng = find_game(game_id), Random(name)
    state = game.new(max(game.seat_counts), game.preset(game.default_preset), "hurried")
    asked = 0
    while not state.is_terminal:
        seat, legal = state.question()
        if len(legal) > 1 and rng.random() < 0.1:
            found = answer_of(make_bot(name, game_id, "hurried", seconds=-1.0), state, seat, "dice")
            assert found in [option.action for option in state.decision(seat).options]
            asked += 1
        state.play_unchecked(seat, rng.choice(legal))
    assert asked > 5 and not tried
