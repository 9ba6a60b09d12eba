"""Every screen in every size and language: no word is broken, nothing is cut, nothing lies on anything, and a thumb
hits what it can press.
"""

from __future__ import annotations

import json
import re
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK
from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.scenes import ALL
from tests.browser.sight import flaws, small
from tests.browser.words import words

SIZES: Final[tuple[tuple[type[Hand], tuple[tuple[int, int], ...]], ...]] = (
    (Touch, (PHONE, (768, 1024))),
    (Mouse, ((1024, 768), (1280, 600), WIDE, (1920, 1080))),
)
THUMB: Final = 44
LANGUAGES: Final[tuple[Literal["en", "ru", "it"], ...]] = ("en", "ru", "it") if SOAK else ("ru",)
"""Russian has the longest words."""

FLAWED: Final = """
<main>
  <p style="width: 2em; overflow-wrap: anywhere">Unbreakable</p>
  <p style="width: 4em; overflow: hidden; white-space: nowrap">A title that is cut</p>
  <div style="position: relative"><button>Press</button><div style="position: absolute; inset: 0">&nbsp;</div></div>
  <p style="position: absolute; left: 9em; top: 20em">Below</p>
  <p style="position: absolute; left: 10em; top: 20.2em">Above</p>
  <div class="panel" style="width: 9em; overflow: auto"><p style="width: 12em">Broad</p></div>
  <button class="pick lit">A card</button>
  <div class="panel" style="height: 2em"><button style="margin-top: 4em">Beyond</button></div>
  <button class="pick" style="width: 6em; height: 3em; padding: 0">Left</button>
  <button class="pick" style="width: 6em; height: 3em; padding: 0; margin-left: -1em">Right</button>
  <p style="width: 200vw">Wide</p>
</main>
"""


@pytest.mark.soak
@pytest.mark.parametrize("name", ALL)
def test_nothing_is_broken_cut_covered_or_too_small(people: People, name: str) -> None:
    """On a phone, a tablet, the narrowest window with columns, a flat one, a laptop and a large screen, in every
    language. On a phone, what can be pressed is at least 44 pixels wide and high.
    """
    wrong = {}
    for hand, sizes in SIZES:
        person = people.new(sizes[0], hand)
        ALL[name](person)
        if hand is Touch and (found := small(person.page, THUMB)):
            wrong["too small", *sizes[0]] = found
        for lang in LANGUAGES:
            if lang != "en":
                speak(person, lang)
                known_problem(person, "404")  # the page of an unknown address
            for width, height in sizes:
                person.page.set_viewport_size({"width": width, "height": height})
                if found := flaws(person.page):
                    wrong[lang, width, height] = found
    assert not wrong


_COVERED: Final = """
() => {
  const INSET = 5
  const found = []
  const seen = (e, x, y) => {
    for (let at = e.parentElement; at; at = at.parentElement) {
      const { left, right, top, bottom } = at.getBoundingClientRect()
      if (getComputedStyle(at).overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom)) return false
    }
    return true
  }
  for (const e of document.querySelectorAll('.bar .options button')) {
    const { left, right, top, bottom, width } = e.getBoundingClientRect()
    if (!width) continue
    for (const x of [left + INSET, (left + right) / 2, right - INSET])
      for (const y of [top + INSET, (top + bottom) / 2, bottom - INSET]) {
        const there = document.elementFromPoint(x, y)
        if (seen(e, x, y) && !e.contains(there)) found.push(`${e.innerText} by ${there?.innerText}`)
      }
  }
  return [...new Set(found)]
}
"""
"""Answers of which something else lies on a part that is not scrolled away."""


@pytest.mark.parametrize("size", [(360, 480), PHONE, (1280, 600)])
@pytest.mark.parametrize("name", ["feats", "misdeeds", "clash"])
def test_no_answer_lies_on_another_wherever_their_list_is_scrolled(
    people: People, name: str, size: tuple[int, int]
) -> None:
    person = people.new(size, Touch)
    ALL[name](person)
    page = person.page
    unfold = page.get_by_role("button", name=re.compile(re.escape(words("web-as-list", n=0).split("0")[0])))
    if unfold.is_visible():
        unfold.tap()
    for scrolled in (0, 30, 999):
        page.evaluate(
            "(by) => document.querySelectorAll('.bar .options, .bar .options *').forEach((e) => (e.scrollTop = by))",
            scrolled,
        )
        assert page.evaluate(_COVERED) == []
    expect(page.locator(".bar .last .btn").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [1024, 1023])
@pytest.mark.parametrize("name", ["orders", "feats", "clash"])
def test_where_columns_become_tabs_nothing_is_cut(people: People, name: str, width: int) -> None:
    """The narrowest window with columns has room for all of them; a narrower one has tabs."""
    person = people.new((width, 768), Mouse)
    ALL[name](person)
    assert person.page.locator("[role=tablist]").first.is_visible() == (width < 1024)
    person.stays_in_width()
    assert flaws(person.page) == []


def speak(person: Person, lang: str) -> None:
    """Open the same page again in another language."""
    page = person.page
    kept = json.loads(page.evaluate("() => localStorage.getItem('undercroft')"))
    page.evaluate("(kept) => localStorage.setItem('undercroft', kept)", json.dumps({**kept, "lang": lang}))
    page.reload()
    page.locator(f"html[lang={lang}]").wait_for(state="attached")
    page.locator("main, .replay, .table, h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def test_every_kind_of_flaw_is_seen(people: People) -> None:
    """So that the tests above cannot pass blindly."""
    page = people.new(PHONE).page
    page.set_content(FLAWED)
    told = "\n".join(flaws(page))
    for kind in (
        "the page is",
        "too wide: div.panel",
        "does not glow: “A card”",
        "broken: “Unbreakable”",
        "cut: “A title",
        "out of its panel: “Beyond”",
        "on one another: button.pick “Left”, button.pick “Right”",
        "covered: “Press”",
        "hidden: “Below”",
        "on one",
    ):
        assert kind in told


@pytest.mark.parametrize("lang", ("en", "ru", "it"))
def test_all_areas_stand_above_a_lesson_in_a_flat_window(people: People, lang: Literal["en", "ru", "it"]) -> None:
    person = people.new((1280, 600), lang=lang)
    ALL["guided"](person)
    areas = person.page.locator(".places .place")
    expect(areas).to_have_count(8)
    assert person.page.locator(".places").evaluate("e => e.scrollHeight <= e.clientHeight + 1")


def test_nothing_lies_on_a_dungeon_that_a_spectator_sees(people: People) -> None:
    """In a flat window two of them stand side by side, and the dummies below."""
    person = people.new((1280, 600))
    ALL["looking-on"](person)
    lords = person.page.locator(".watched article")
    expect(lords).to_have_count(2)
    first, second = [lord.bounding_box() for lord in lords.all()]
    dummies = person.page.locator(".watched .dummy")
    expect(dummies).to_have_count(2)
    top = min([box["y"] for dummy in dummies.all() if (box := dummy.bounding_box())])
    assert first and second and first["y"] == second["y"]
    assert max(first["y"] + first["height"], second["y"] + second["height"]) <= top
