"""Every screen, at both sizes: nothing that keeps people out, nothing too wide."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE, People
from tests.browser.positions import asks
from tests.browser.scenes import ALL
from tests.browser.screen import BOARD, look

AXE: Final = files("axe_playwright_python") / "axe.min.js"
"""The checker itself comes with this package; nothing is fetched."""

_RUN: Final = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
BAD: Final = frozenset({"serious", "critical"})


def barriers(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in BAD
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("name", ALL)
def test_a_screen_keeps_nobody_out(people: People, name: str) -> None:
    """Axe finds nothing serious, and nothing scrolls sideways, on a wide screen and on a telephone."""
    wrong = {}
    for size, hand in ((WIDE, Mouse), (PHONE, Touch)):
        person = people.new(size, hand)
        ALL[name](person)
        person.stays_in_width()
        found = barriers(person.page)
        if found:
            wrong[size] = found
    assert not wrong


@pytest.mark.parametrize("question", ["orders", "hire", "build", "dig", "plan", "attack", "wages"])
def test_all_is_in_sight(people: People, question: str) -> None:
    """At 1280 × 800 nothing of the table has to be scrolled to; on a telephone the bar is in sight."""
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


# What scrolls by design: the log, and the list of answers when there are very many.
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
    """The server sends the last events only; what follows is added to them."""
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
    """The slider too; it and the keys lead through the game."""
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
