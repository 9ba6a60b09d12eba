"""Every screen in every size and language: no word is broken, nothing is cut, and nothing lies on anything."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.scenes import ALL
from tests.browser.sight import flaws, small

SIZES: Final[tuple[tuple[type[Hand], tuple[tuple[int, int], ...]], ...]] = (
    (Touch, (PHONE, (768, 1024))),
    (Mouse, ((1280, 600), WIDE, (1920, 1080))),
)
THUMB: Final = 44
LANGUAGES: Final = ("en", "ru", "it")

FLAWED: Final = """
<main>
  <p style="width: 2em; overflow-wrap: anywhere">Unbreakable</p>
  <p style="width: 4em; overflow: hidden; white-space: nowrap">A title that is cut</p>
  <div style="position: relative"><button>Press</button><div style="position: absolute; inset: 0">&nbsp;</div></div>
  <p style="position: absolute; left: 9em; top: 20em">Below</p>
  <p style="position: absolute; left: 10em; top: 20.2em">Above</p>
  <p style="width: 200vw">Wide</p>
</main>
"""


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_broken_cut_or_covered(people: People, name: str) -> None:
    """On a phone, a tablet, a flat window, a laptop and a large screen, in all three languages."""
    wrong = {}
    for hand, sizes in SIZES:
        person = people.new(sizes[0], hand)
        ALL[name](person)
        for lang in LANGUAGES:
            if lang != "en":
                speak(person, lang)
                known_problem(person, "404")  # the page of an unknown address
            for width, height in sizes:
                person.page.set_viewport_size({"width": width, "height": height})
                if found := flaws(person.page):
                    wrong[lang, width, height] = found
    assert not wrong


@pytest.mark.parametrize("name", ALL)
def test_a_thumb_hits_everything(people: People, name: str) -> None:
    """On a phone, what can be pressed is at least 44 pixels wide and high."""
    person = people.new(PHONE, Touch)
    ALL[name](person)
    assert not small(person.page, THUMB)


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
    for kind in ("too wide", "broken: “Unbreakable”", "cut: “A title", "covered: “Press”", "hidden: “Below”", "on one"):
        assert kind in told
