"""Whole games with the mouse, by touch, and by keyboard alone: from the first page to the scores."""

from __future__ import annotations

import os
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.screen import RESULT, Hand, Keys, Mouse, Touch, play
from tests.browser.words import words

SOAK: Final = os.environ.get("SOAK") == "1"
LORDS: Final = (2, 3, 4) if SOAK else (2,)
GAMES: Final = 3 if SOAK else 1

SMALLEST: Final = 24
"""Pixels that a thing to be touched needs at least (WCAG 2.2, 2.5.8)."""


def to_the_scores(person: Person, seed: str) -> None:
    """Play to the scoring screen; everybody's points are there."""
    play(person.page, person.hand, seed)
    expect(person.page.locator(RESULT)).to_be_visible()
    person.stays_in_width()


def test_a_full_game_of_four_by_mouse(people: People) -> None:
    """Clicking only what glows or is offered; nothing has to be scrolled to."""
    person = people.new(WIDE, Mouse)
    person.sow("mouse")
    person.open("/").get_by_role("button", name=words("web-play-full")).click()
    to_the_scores(person, "mouse")
    assert not person.hand.scrolled


def test_a_full_game_of_four_by_touch(people: People) -> None:
    """On a telephone, with a thumb."""
    person = people.new(PHONE, Touch)
    person.sow("touch")
    person.open("/").get_by_role("button", name=words("web-play-full")).tap()
    to_the_scores(person, "touch")
    assert person.hand.smallest >= (SMALLEST, "")


def test_a_full_game_of_four_by_keyboard(people: People) -> None:
    """Without a mouse from the first page on."""
    person = people.new(WIDE, Keys)
    person.sow("keys")
    full = person.open("/").get_by_role("button", name=words("web-play-full"))
    full.wait_for()
    while not full.evaluate("(e) => e === document.activeElement"):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    to_the_scores(person, "keys")


@pytest.mark.soak
@pytest.mark.parametrize("lords", LORDS)
@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)])
def test_more_games(people: People, size: tuple[int, int], hand: type[Hand], lords: int) -> None:
    """Other numbers of lords, and the first game."""
    for number in range(GAMES):
        for preset in ("first", "full") if SOAK else ("first",):
            person = people.new(size, hand)
            seed = f"{preset} {lords} {hand.__name__} {number}"
            made = person.make("me", *["bot:random"] * (lords - 1), preset=preset, seed=seed)
            person.open(f"/table/{made['id']}")
            to_the_scores(person, seed)
            person.page.close()
