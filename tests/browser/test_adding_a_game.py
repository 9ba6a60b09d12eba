"""A game made by following `docs/adding-a-game.md`, played to its end in Chromium on the generic board."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.amounts import SOAK
from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People
from tests.browser.playing import act, play
from tests.browser.screen import BOARD, RESULT, Seen, look
from tests.browser.serving import serving
from tests.browser.test_screens import barriers
from tests.docs.following import ROOT, Copy
from tests.docs.test_adding_a_game import BLOCKS, needed

TITLE: Final = "Cheese Cellar"
TURN: Final = "What do you do?"
PLAYABLE: Final = frozenset({"rat", "cheese"})
PAGE_OF_ITS_OWN: Final = "A drawing in the page"
"""Whether to check the types of the page's code, too."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the project with the game added and the page built."""
    copy = Copy(tmp_path_factory.mktemp("game") / "undercroft")
    for block in needed():
        if block.language != "console" or block.text.startswith("$ cp"):
            copy.follow(block)
    installed = ROOT / "web" / "node_modules"
    if installed.exists():
        (copy.folder / "web" / "node_modules").symlink_to(installed)
    copy.run(sys.executable, "web/build.py", "--force")
    return copy


@pytest.fixture(scope="module")
def address(game: Copy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server that runs the copy."""
    with serving(tmp_path_factory.mktemp("server"), game.environment) as house:
        yield house.address


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[People]:
    """People at that server."""
    people = People(browser, address)
    yield people
    people.leave()


@pytest.mark.parametrize(
    ("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)], ids=["mouse", "touch", "keys"]
)
def test_it_is_played_to_its_end(
    game: Copy, guests: People, size: tuple[int, int], hand: type[Hand], tmp_path: Path
) -> None:
    """From the first page to the result by pressing what glows or is offered, with no barrier to accessibility."""
    person = guests.new(size, hand)
    person.open("/")
    person.hand.mark(person.page.get_by_role("radio", name=TITLE))
    expect(person.page.get_by_role("heading", name=TITLE)).to_be_visible()
    made = person.make("me", "bot:random", "bot:random", game="toy", preset="standard", seed="glows")
    person.open(f"/table/{made['id']}")
    assert look(person.page).heading == "Round 1"
    assert not barriers(person.page)
    sights = play(person, f"glows {hand.__name__}")
    assert {"Round 1", "Round 2", "Round 3"} >= {seen.heading for seen in sights} > {"Round 1"}
    assert any(seen.board for seen in sights), "nothing on the board ever glowed"
    assert not any("ask-" in seen.prompt for seen in sights)

    record = tmp_path / "game.record"
    record.write_text(person.record(), encoding="utf-8")
    told = game.run(sys.executable, "-m", "undercroft", "replay", str(record))
    result = person.page.locator(RESULT)
    expect(result).to_contain_text("Coins")
    coins = result.locator("tbody td:nth-child(2)").all_inner_texts()
    counted = re.findall(r"^ *Coins +(\d+) +(\d+) +(\d+)", told, re.MULTILINE)
    assert tuple(coins) == counted[-1]
    assert not barriers(person.page)


def playable(seen: Seen) -> list[tuple[int, str]]:
    """The cards that glow when a turn begins: their places on the board, and their names."""
    names = [label.split()[0] for label in seen.board]
    return [(place, name) for place, name in enumerate(names) if seen.prompt == TURN and name in PLAYABLE]


def test_the_subject_of_an_answer_glows(guests: People) -> None:
    """Pressing a card in the hand plays it."""
    person = guests.new(WIDE, Mouse)
    made = person.make("me", "bot:random", game="toy", preset="standard", seed="hand")
    person.open(f"/table/{made['id']}")
    dice = random.Random("hand")
    while not (glowing := playable(seen := look(person.page))):
        assert seen.what == "asked", seen
        act(person, seen, dice)
    place, card = glowing[0]
    person.hand.press(BOARD, place)
    expect(person.page.locator(".log")).to_contain_text(f"You play a {card}")


def test_it_may_have_its_own_page(browser: Browser, game: Copy, tmp_path: Path) -> None:
    """The last step of the page: the game's own heading and texts on the first page."""
    for block in BLOCKS:
        if block.section == PAGE_OF_ITS_OWN:
            game.follow(block)
    game.run(sys.executable, "web/build.py")
    if SOAK:
        game.run(sys.executable, "web/build.py", "--run", "check")
    with serving(tmp_path, game.environment) as house:
        people = People(browser, house.address)
        person = people.new(PHONE, Touch)
        person.open("/")
        person.hand.mark(person.page.get_by_role("radio", name=TITLE))
        expect(person.page.get_by_text("A short game of bids, dice and rats.")).to_be_visible()
        person.open(f"/table/{person.make('me', 'bot:random', game='toy', preset='blink')['id']}")
        assert look(person.page).heading == f"{TITLE}, round 1"
        people.leave()
