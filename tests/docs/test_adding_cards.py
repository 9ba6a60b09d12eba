"""The pages on adding a card are followed word for word in a copy of the project, and end green."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest

from tests.amounts import SOAK
from tests.docs import test_transcript
from tests.docs.following import ROOT, Block, Copy, blocks_of

OF_THE_PAGE = (
    test_transcript.test_the_page_is_what_the_program_prints_now,
    test_transcript.test_the_page_shows_what_it_is_for,
)
CORRECT, ADD = "Correct a value", "Add a card"
ALWAYS = (
    "tests/fixtures/test_games.py",
    "tests/fixtures/test_perft.py::test_all_ways_to_play_on",
    *[f"tests/docs/test_transcript.py::{test.__name__}" for test in OF_THE_PAGE],
    "tests/cli/test_cards.py",
)
WORDS = ("tests/locale/test_texts.py", "tests/locale/test_cards.py")
"""A new card has words; a corrected value changes none."""

TOUCHED = {
    "adding-a-card.md": (
        "tests/bots/test_tile_worth.py",
        "tests/dungeonlords/rules/test_dl01_set_up.py",
        "tests/dungeonlords/rules/test_dl10_paladin.py",
        "tests/dungeonlords/rules/test_dl11_traps.py",
        "tests/dungeonlords/rules/test_dl20_secrets.py",
        "tests/dungeonlords/rules/test_dl21_spells_year2.py",
    ),
    "adding-a-dungeoneer-card.md": (
        "tests/dungeoneer/cards/test_every_face.py",
        "tests/dungeoneer/cards/test_locations_tomb.py",
        "tests/dungeoneer/cards/test_treasures_tomb.py",
        "tests/dungeoneer/content",
        "tests/dungeoneer/rules/test_dn01_components.py",
        "tests/dungeoneer/secrets/test_census.py",
        "tests/dungeoneer/solo/test_dn14_the_game.py",
    ),
}
"""The tests that a card of each game may break: this is what is run where a page says `make test`."""


MAKE_CONTENT = f"make --silent content DEV= BIN={Path(sys.executable).parent}"


def instead(page: str, section: str) -> dict[str, str]:
    """What runs instead of the commands that would install tools or take too long."""
    tests = " ".join([*ALWAYS, *TOUCHED[page], *(WORDS if section == ADD else ())])
    style = ".venv/bin/ruff check src tests && .venv/bin/ruff format --check src tests"
    return {"make content": MAKE_CONTENT, "make test": f"{style} && .venv/bin/python -m pytest -q -x {tests}"}


def steps(page: str, section: str) -> list[Block]:
    """The blocks of a section of a page; the test is skipped in a project that has the page's example card already."""
    found = [block for block in blocks_of(ROOT / "docs" / page) if block.section == section]
    for block in found:
        if block.language == "python" and (ROOT / block.title).exists():
            pytest.skip(f"the example card of {page} is in this project: {block.title}")
    return found


@pytest.mark.soak
@pytest.mark.parametrize("section", [CORRECT, ADD] if SOAK else [ADD])
@pytest.mark.parametrize("page", TOUCHED if SOAK else [*TOUCHED][:1])
def test_every_step_can_be_followed_and_everything_is_green(page: str, section: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy", instead(page, section))
    for block in steps(page, section):
        copy.follow(block)
    said = "\n".join([block.text for block in steps(page, section)])
    assert "$ make content\n" in said and said.endswith("$ make test\n")
    if section == CORRECT:
        edited = [name for name in copy.changed() if name.startswith(("src/", "tests/")) and "fixtures" not in name]
        assert len(edited) == 1, "only the line itself, and what is made"


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="each part has its own test")
def test_nothing_is_remade_where_nothing_has_changed(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    said = copy.command(MAKE_CONTENT)
    assert said.startswith("No problems found in the tiles and cards.\n") and "Done" in said
    assert not re.search("remade|replaced|counted", said)
    assert list(copy.changed()) == []


@pytest.mark.parametrize("page", TOUCHED)
def test_the_test_of_the_example_fails_if_the_card_does_nothing(page: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    for block in steps(page, ADD):
        if block.language == "toml":
            copy.follow(msgspec.structs.replace(block, text=without_effect(block.text)))
        elif block.language == "python":
            copy.follow(block)
            with pytest.raises(AssertionError, match=r"\d failed"):
                copy.command(f".venv/bin/python -m pytest -q {block.title}")


def without_effect(toml: str) -> str:
    """The card of an example without what it does."""
    kept = toml.split("\n[[adventure.effects]]", maxsplit=1)[0]
    return kept.replace("first = 2, no_conquest = true", "").replace("first = 3, no_conquest = true, ", "")
