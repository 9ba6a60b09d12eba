"""The names of bots: enough of them, all different, in each language, and the same for each table."""

from __future__ import annotations

import re

import pytest

from undercroft.kernel.engine.chance import commitment
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.locale.bot_aliases import aliases_of, known_aliases
from undercroft.locale.texts import LANGUAGES, Texts

LONGEST = 16


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_sixteen_names_for_each_game(game: str) -> None:
    assert len(known_aliases(game)) >= 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_different_and_short_in_each_language(lang: str) -> None:
    texts = Texts(lang, strict=True)
    names = [texts.text(f"alias-{alias}") for game in GAMES for alias in known_aliases(game)]
    assert len({name.casefold() for name in names}) == len(names)
    assert [name for name in names if len(name) > LONGEST or re.search(r"[0-9]", name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_that_of_a_level(game: str) -> None:
    from undercroft.bots import bots_of

    for lang in LANGUAGES:
        texts = Texts(lang, strict=True)
        levels = {texts.text(f"bot-{bot}").casefold() for bot in bots_of(game)}
        words = {word.casefold() for alias in known_aliases(game) for word in texts.text(f"alias-{alias}").split()}
        assert not levels & words


@pytest.mark.parametrize("game", GAMES)
def test_nobody_at_a_table_has_the_name_of_another(game: str) -> None:
    most = max(find_game(game).seat_counts)
    for seed in range(50):
        names = aliases_of(game, commitment(str(seed)), most)
        assert len(set(names)) == most and None not in names


def test_a_table_keeps_its_names_and_another_has_others() -> None:
    names = aliases_of("dungeon-lords", commitment("42"), 4)
    assert names == aliases_of("dungeon-lords", commitment("42"), 4)
    # Saved games show the same names in later versions.
    kept = ("krell", "drog", "velma", "bort")
    assert names == tuple([f"dungeon-lords-{name}" for name in kept])
    assert len({aliases_of("dungeon-lords", commitment(str(seed)), 4) for seed in range(20)}) == 20
    assert aliases_of("dungeon-lords", commitment("42"), 2) == names[:2]
