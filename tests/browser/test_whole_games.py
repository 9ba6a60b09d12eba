"""Whole games by mouse, by touch, and by keyboard alone: from the first page to the scores."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK, daily
from tests.browser.hands import SMALLEST, Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People
from tests.browser.playing import DUNGEON_LORDS, DUNGEONEER, SAMPLES, Sample, begin, play, scored, set_up
from tests.browser.screen import RESULT, look
from tests.browser.words import words

FIRST: Final = DUNGEON_LORDS.among(2, "first")
MORE: Final = (
    tuple(DUNGEON_LORDS.among(lords, preset) for preset in ("first", "full") for lords in (2, 3, 4))
    if SOAK
    else (FIRST,)
)
HANDS: Final[tuple[tuple[tuple[int, int], type[Hand]], ...]] = ((WIDE, Mouse), (PHONE, Touch), (WIDE, Keys))
TABLET: Final = (768, 1024)
SIZES: Final[tuple[tuple[tuple[int, int], type[Hand]], ...]] = (
    *((size, hand) for size in ((1280, 600), WIDE, (1920, 1080)) for hand in (Mouse, Keys)),
    *((size, Touch) for size in (PHONE, TABLET)),
)
GAMES: Final = 3 if SOAK else 1


@pytest.mark.parametrize("sample", daily([FIRST, *SAMPLES], FIRST), ids=str)
def test_a_whole_game_by_mouse(people: People, sample: Sample) -> None:
    """Click only what glows or is offered, with animation on and without scrolling."""
    person = people.new(WIDE, Mouse, motion=True)
    person.sow("mouse")
    set_up(person, sample)
    begin(person)
    look(person.page)
    person.hand.scrolled = 0  # scrolling is fine on the first page
    play(person, "mouse")
    scored(person, sample)
    assert not person.hand.scrolled


@pytest.mark.parametrize("sample", daily(SAMPLES, DUNGEONEER), ids=str)
def test_a_whole_game_by_touch(people: People, sample: Sample) -> None:
    """On a phone, with a thumb."""
    person = people.new(PHONE, Touch)
    person.sow("touch")
    set_up(person, sample)
    begin(person)
    play(person, "touch")
    scored(person, sample)
    assert person.hand.smallest >= (SMALLEST, "")


@pytest.mark.nightly("whole games by mouse and by touch are played each time")
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_whole_game_by_keyboard(people: People, sample: Sample) -> None:
    """Without a mouse, from the first page on."""
    person = people.new(WIDE, Keys)
    person.sow("keys")
    set_up(person, sample)
    begin(person)
    play(person, "keys")
    scored(person, sample)


@pytest.mark.parametrize("button", daily(["web-play", "web-play-full"], "web-play"))
def test_a_game_begins_with_one_click(people: People, button: str) -> None:
    """A newcomer who presses it is asked the first question, without choosing anything before."""
    person = people.new(motion=True)
    person.open("/").get_by_role("button", name=words(button)).first.click()
    assert look(person.page).what == "asked"
    assert len(person.snapshot()["seats"]) == 4


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ru", "it"] if SOAK else ["ru"])  # Russian has the longest words
@pytest.mark.parametrize("sample", SAMPLES if SOAK else SAMPLES[:1], ids=str)
@pytest.mark.parametrize(("size", "hand"), SIZES if SOAK else ((TABLET, Touch),))
@pytest.mark.nightly("whole games are played each time")
def test_every_size_in_every_language(
    people: People, size: tuple[int, int], hand: type[Hand], sample: Sample, lang: Literal["en", "ru", "it"]
) -> None:
    """No word is broken, nothing is cut or covered, and every question can be answered."""
    person = people.new(size, hand, lang=lang)
    bots = ["bot:random"] * (sample.seats - 1)
    made = person.make("me", *bots, game=sample.game, preset=sample.preset, seed=f"{sample} {size} {lang}")
    person.open(f"/table/{made['id']}")
    play(person, f"{size} {lang}")
    expect(person.page.locator(RESULT)).to_be_visible()
    person.stays_in_width()


@pytest.mark.soak
@pytest.mark.parametrize("sample", MORE, ids=str)
@pytest.mark.parametrize(("size", "hand"), HANDS if SOAK else HANDS[1:2])
@pytest.mark.nightly("whole games are played each time")
def test_more_games(people: People, size: tuple[int, int], hand: type[Hand], sample: Sample) -> None:
    """Other numbers of lords, and the first game."""
    for number in range(GAMES):
        person = people.new(size, hand)
        seed = f"{sample} {hand.__name__} {number}"
        bots = ["bot:random"] * (sample.seats - 1)
        made = person.make("me", *bots, game=sample.game, preset=sample.preset, seed=seed)
        person.open(f"/table/{made['id']}")
        play(person, seed)
        scored(person, sample)
        person.page.close()
