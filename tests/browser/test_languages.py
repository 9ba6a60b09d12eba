"""Russian and Italian, from the first page to a few answers at the table."""

from __future__ import annotations

import random
import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, Touch
from tests.browser.positions import asks
from tests.browser.screen import RESULT, act, look
from tests.browser.words import words

LANGS: Final[tuple[Literal["ru", "it"], ...]] = ("ru", "it")
KEY: Final = re.compile(r"\b(?:ask|bot|column|do|event|head|help|label|n|name|no|score|title|web)-[a-z]+(?:-[a-z]+)*\b")
"""The key of a text that is missing."""

ENGLISH: Final = re.compile(r"\b(?:the|and|which|gold|food|evil|rules|orders|undo|home|log)\b", re.I)


_READ: Final = """
() => {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
  const names = ['aria-label', 'title', 'placeholder']
  return [document.body.innerText, ...named.flatMap((e) => names.map((name) => e.getAttribute(name) ?? ''))].join('\\n')
}
"""
"""All that is written, also for those who do not see it."""


def all_in(page: Page, lang: str) -> None:
    """No key, and nothing in English."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    text = page.evaluate(_READ).replace("Dungeon Lords", "").replace("Undercroft", "")
    missing = sorted({*KEY.findall(text), *ENGLISH.findall(text)})
    assert not missing, f"not in {lang}: {missing}"


@pytest.mark.parametrize("lang", LANGS)
def test_the_browser_s_language(people: People, lang: Literal["ru", "it"]) -> None:
    """Whoever's browser speaks it gets it at once, in every question of a game."""
    person = people.new(lang=lang)
    page = person.open("/")
    button = page.get_by_role("button", name=words("web-play-full", lang))
    button.wait_for()
    all_in(page, lang)
    button.click()
    dice = random.Random(lang)
    for n in range(40):
        seen = look(page)
        if seen.what == "over":
            break
        assert seen.what == "asked", seen
        if n % 4 == 0:
            all_in(page, lang)
            person.stays_in_width()
        act(person.hand, seen, dice)
    for question in ("plan", "attack", "mark"):
        person.open(f"/table/{person.resume('3-lords-full', asks(question))}")
        look(page)
        all_in(page, lang)
    person.open(f"/table/{person.finished('4-lords-full')}")
    page.locator(RESULT).wait_for()
    all_in(page, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_chosen_on_a_telephone(people: People, lang: Literal["ru", "it"]) -> None:
    """Chosen with a button, it stays after a reload, at the table too; long words do not make the page too wide."""
    person = people.new(PHONE, Touch)
    page = person.open("/")
    page.locator(f"button[lang={lang}]").tap()
    expect(page.get_by_role("button", name=words("web-play-full", lang))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=words("web-play-full", lang))).to_be_visible()
    all_in(page, lang)
    person.stays_in_width()
    for question in ("orders", "build", "plan", "attack"):
        person.open(f"/table/{person.resume('4-lords-full', asks(question))}")
        look(page)
        all_in(page, lang)
        person.stays_in_width()
