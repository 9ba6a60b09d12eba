"""`docs/adding-a-game.md`, followed word for word in a copy of the project: the toy becomes a game."""

from __future__ import annotations

import re
import sys
from typing import Final

import pytest

from tests.docs.following import ROOT, Block, Copy, blocks_of

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
BLOCKS: Final = blocks_of(PAGE)
OPTIONAL: Final = ("Bots", "A drawing in the terminal", "A drawing in the page")
"""Sections about what a game may have, not must."""

MOST_CHANGED: Final = 5
OWN: Final = re.compile(r"(^|/)(test_)?toy([-.][\w.-]+)?(/|$)")
"""What bears the game's name is its own."""

PLAY: Final = ("-m", "undercroft", "play", "toy", "--seats", "me,random", "--seed", "page")
LONGEST: Final = 400


def needed() -> list[Block]:
    """What a game cannot do without."""
    return [block for block in BLOCKS if block.section not in OPTIONAL]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy in which everything has been done that a game needs; its commands have run."""
    copy = Copy(tmp_path_factory.mktemp("game") / "undercroft")
    for block in needed():
        copy.follow(block)
    return copy


def test_at_most_five_files_change_outside_the_game(game: Copy) -> None:
    outside = [name for name in game.changed() if not OWN.search(name)]
    assert 0 < len(outside) <= MOST_CHANGED, outside
    assert "src/undercroft/kernel/engine/games.py" in outside
    told = PAGE.read_text(encoding="utf-8").rpartition("\n## ")[2]
    assert all(name in told or "terms.ftl" in name for name in outside)


def test_it_is_played_to_its_end_in_the_terminal(game: Copy) -> None:
    """The first answer each time, on the generic board."""
    printed = game.run(sys.executable, *PLAY, typed="1\n" * LONGEST)
    assert "Cheese Cellar in the terminal" in printed
    assert "How much do you bid?" in printed
    assert re.search(r"Round: \d+ +Leader: Player 1 +Bank: \d+ +Deck: \d+ +Discard pile: –", printed)
    assert re.search(r"Coins +\d+ +\d+", printed)
    assert "The seed of this game was: page" in printed
    assert "ask-" not in printed and "name-" not in printed and "event-" not in printed


def test_its_words_pass_the_tests_of_all_words(game: Copy) -> None:
    printed = game.run(sys.executable, "-m", "pytest", "-q", "tests/locale/test_texts.py", "-k", "toy and (en or keys)")
    assert "passed" in printed and "failed" not in printed


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_it_has_a_name_in_every_language(game: Copy, lang: str) -> None:
    printed = game.run(sys.executable, *PLAY, "--lang", lang)
    name = next(block for block in BLOCKS if block.title.endswith(f"{lang}/terms.ftl")).text.rpartition("= ")[2]
    assert name.strip() in printed


def test_it_may_have_bots_and_a_drawing(game: Copy) -> None:
    for block in BLOCKS:
        if block.section in OPTIONAL[:2]:
            game.follow(block)
    printed = game.run(sys.executable, "-m", "undercroft", "play", "toy", "--seed", "page")
    assert re.search(r"2 Digger \(seat 2\)[^,]*, 3 Digger \(seat 3\)", " ".join(printed.split())), printed
    assert re.search(r"^hand: \w+", printed, re.MULTILINE)
    assert not [name for name in game.changed() if not OWN.search(name)][MOST_CHANGED:]
