"""Every screen in both sizes is accessible, and none is too wide."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import daily
from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE, People
from tests.browser.positions import asks
from tests.browser.scenes import ALL
from tests.browser.screen import BOARD, look

AXE: Final = files("axe_playwright_python") / "axe.min.js"
"""The checker comes with this package; nothing is downloaded."""

_RUN: Final = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def barriers(page: Page) -> list[str]:
    """The problems that axe finds, of any impact."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {node['html'][:160]}"
        for one in found
        for node in one["nodes"][:3]
    ]


_LONGER: Final = """
() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { letter-spacing: 0.15em !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
"""
"""Make every text about 30 % longer: a letter of our fonts is about half an em wide."""


STATES: Final = frozenset(
    {
        *("building", "refusing", "explaining", "marking", "since", "looking-on", "all-seeing", "misdeeds", "clash"),
        *("puzzle-asked", "planner", "guided"),
    }
)
"""Further states of a screen that is looked at in another state each time."""


@pytest.mark.parametrize("name", daily(ALL, *[name for name in ALL if name not in STATES]))
def test_a_screen_is_accessible(people: People, name: str) -> None:
    """On a phone axe finds nothing, and nothing scrolls sideways."""
    person = people.new(PHONE, Touch)
    ALL[name](person)
    person.stays_in_width()
    assert not barriers(person.page)


@pytest.mark.nightly("four times the work of the test above")
@pytest.mark.parametrize("name", ALL)
def test_a_screen_is_accessible_in_both_sizes_and_themes(people: People, name: str) -> None:
    """Nothing scrolls sideways there even with long texts."""
    wrong = {}
    for size, hand in ((WIDE, Mouse), (PHONE, Touch)):
        person = people.new(size, hand)
        ALL[name](person)
        person.stays_in_width()
        for scheme in SCHEMES:
            person.page.evaluate("(scheme) => (document.documentElement.dataset.theme = scheme)", scheme)
            found = barriers(person.page)
            if found:
                wrong[size, scheme] = found
        person.page.evaluate(_LONGER)
        person.stays_in_width()
    assert not wrong


@pytest.mark.nightly("seven positions in two sizes; a whole game is played without scrolling each time")
@pytest.mark.parametrize("question", ["orders", "hire", "build", "dig", "plan", "attack", "wages"])
def test_everything_is_in_sight(people: People, question: str) -> None:
    """At 1280 × 800 the whole table is in sight without scrolling; on a phone, the bar is."""
    person = people.new(WIDE)
    person.open(f"/table/{person.resume('4-lords-full', asks(question, year=2))}")
    look(person.page)
    hidden = person.page.evaluate(_CUT)
    assert not hidden, f"cut off: {hidden}"
    phone = people.new(PHONE, Touch)
    phone.open(f"/table/{phone.resume('4-lords-full', asks(question, year=2))}")
    look(phone.page)
    for part in (".bar h2", ".bar .options, .bar .confirm"):
        expect(phone.page.locator(part).first).to_be_in_viewport(ratio=0.3)


# What scrolls by design: the log, and a very long list of answers.
_CUT: Final = """
() => {
  const { scrollHeight, clientHeight } = document.documentElement
  const found = scrollHeight > clientHeight ? ['the page'] : []
  for (const e of document.querySelectorAll('.table *')) {
    const { overflowY } = getComputedStyle(e)
    if (['auto', 'scroll', 'hidden'].includes(overflowY) && e.scrollHeight > e.clientHeight + 2 && e.clientHeight > 4 &&
        !e.closest('.log, .options, .sr, svg')) found.push(`${e.tagName} ${e.className}`)
  }
  return found
}
"""


def test_the_log_outlives_a_reload_late_in_the_game(people: People) -> None:
    """The server sends only the last events; later ones are added to them."""
    person = people.new()
    page = person.open(f"/table/{person.resume('4-lords-full', asks('plan', year=2))}")
    look(page)
    lines = page.locator(".log [role=log] p")
    before = lines.count()
    assert before > 20
    person.hand.press(BOARD)
    look(page)
    person.page.get_by_role("button", name="Undo").is_enabled()
    assert lines.count() >= before


def test_the_replay_starts_where_its_link_says(people: People) -> None:
    """So does the slider; it and the keyboard lead through the game."""
    person = people.new()
    table = person.finished("4-lords-full")
    page = person.open(f"/replay/{table}?to=90&seat=0")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("90")
    expect(page.locator("body")).to_contain_text("90 / 218")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**to=91**")
    page.keyboard.press("End")
    page.wait_for_url("**to=218**")
