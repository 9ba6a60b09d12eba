"""A page that the browser translates shows the question that is asked, and no changing text is out of date."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.amounts import daily
from tests.browser.people import People, Person
from tests.browser.playing import DUNGEON_LORDS, SAMPLES, Sample, act, play, scored
from tests.browser.screen import look
from tests.browser.translator import translate


def reader(people: People) -> Person:
    """Somebody whose browser translates."""
    person = people.new()
    translate(person.context)
    return person


@pytest.mark.parametrize("sample", daily(SAMPLES, DUNGEON_LORDS), ids=str)
def test_the_question_is_the_one_that_is_asked(people: People, sample: Sample) -> None:
    anna = reader(people)
    made = anna.make("me", *["bot:random"] * (sample.seats - 1), game=sample.game, preset=sample.preset, seed="x")
    page = anna.open(f"/table/{made['id']}")
    dice = random.Random(1)
    for _ in range(8):
        act(anna, look(page), dice)
    while (seen := look(page)).confirm:
        act(anna, seen, dice)
    assert page.locator("h2 font").count() > 0
    twin = anna.context.new_page()
    twin.goto(page.url)
    fresh = look(twin)
    assert (seen.prompt, seen.options, seen.heading) == (fresh.prompt, fresh.options, fresh.heading)
    twin.close()


def test_a_page_to_be_read_is_translated(people: People) -> None:
    anna = reader(people)
    for path in ("/about", "/privacy"):
        page = anna.open(path)
        expect(page.locator("main font").first).to_be_visible()


@pytest.mark.nightly("test_the_question_is_the_one_that_is_asked does this for some questions each time")
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_whole_game_on_a_translated_page(people: People, sample: Sample) -> None:
    anna = reader(people)
    made = anna.make("me", *["bot:random"] * (sample.seats - 1), game=sample.game, preset=sample.preset, seed="x")
    anna.open(f"/table/{made['id']}")
    play(anna, "translated")
    scored(anna, sample)
