"""Russian and Italian, from the first page to a few answers at the table."""

from __future__ import annotations

import random
import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People
from tests.browser.playing import act, nothing_wrong
from tests.browser.positions import asks
from tests.browser.screen import RESULT, look
from tests.browser.words import vocabulary, words

LANGS: Final[tuple[Literal["ru", "it"], ...]] = ("ru", "it")
KEY: Final = re.compile(r"\b(?:ask|bot|column|do|event|head|help|label|n|name|no|score|title|web)-[a-z]+(?:-[a-z]+)*\b")
"""The key of a text that is missing."""

OURS: Final = frozenset({"dungeon", "dungeoneer", "english", "lords", "undercroft"})
"""Names that are the same in every language."""

_READ: Final = """
() => {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
  const names = ['aria-label', 'title', 'placeholder']
  return [document.body.innerText, ...named.flatMap((e) => names.map((name) => e.getAttribute(name) ?? ''))].join('\\n')
}
"""
"""All text on the page, including labels for screen readers."""


def all_in(page: Page, lang: str) -> None:
    """Assert that there is no bare key, and no word that only the English texts have."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    text = page.evaluate(_READ)
    english = vocabulary("en") - vocabulary(lang) - OURS
    missing = sorted({*KEY.findall(text), *(english & set(re.findall(r"[^\W\d_]{2,}", text.lower())))})
    assert not missing, f"not in {lang}: {missing}"


@pytest.mark.parametrize("lang", LANGS)
def test_the_browser_s_language(people: People, lang: Literal["ru", "it"]) -> None:
    """The page follows the browser's language from the start, in every question of a game."""
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
        assert seen.what in ("asked", "review"), seen
        nothing_wrong(seen)
        if n % 4 == 0:
            all_in(page, lang)
            person.stays_in_width()
        act(person, seen, dice)
    for question in ("plan", "attack", "mark"):
        person.open(f"/table/{person.resume('3-lords-full', asks(question))}")
        look(page)
        all_in(page, lang)
    person.open(f"/table/{person.finished('4-lords-full')}")
    page.locator(RESULT).wait_for()
    all_in(page, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_chosen_on_a_phone(people: People, lang: Literal["ru", "it"]) -> None:
    """Chosen with a button, it survives a reload, at the table too; long words do not make the page too wide."""
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
