"""Two people who share a screen, with a curtain between them."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import daily
from tests.browser.hands import Touch
from tests.browser.people import PHONE, People
from tests.browser.playing import DUNGEON_LORDS, act, begin, play, raise_curtain, scored, set_up
from tests.browser.positions import different_traps
from tests.browser.screen import BOARD, CURTAIN, RISING, look
from tests.browser.words import title, words

TWO = DUNGEON_LORDS.among(2)

_WATCH = """
(names) => {
  window.seen = new Set()
  const see = () => {
    const copy = document.body.cloneNode(true)
    copy.querySelector('.log')?.remove()  // tells what the one at the screen has drawn, and it may be the same kind
    const html = copy.innerHTML
    window.seen.add([!!document.querySelector('.curtain'), ...names.map((name) => html.includes(name))].join(' '))
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(see).observe(document.body, all)
  see()
}
"""


@pytest.mark.nightly("whole games of one person are played each time")
def test_a_whole_game_of_two_on_one_phone(people: People) -> None:
    """Set up on the first page; the curtain calls each of them by name, and both play to the scores."""
    person = people.new(PHONE, Touch)
    person.sow("one screen")
    set_up(person, TWO, "hotseat")
    person.page.get_by_role("textbox", name=words("web-name")).first.fill("Bruna")
    begin(person)
    sights = play(person, "one screen")
    scored(person, TWO)
    turns = [seen.options for seen in sights if seen.what == "curtain"]
    assert len(turns) > 20
    seats = person.snapshot()["seats"]
    assert [seat["name"] for seat in seats][1] == "Bruna"
    assert all(seat["mine"] for seat in seats)


def hides_all(page: Page) -> None:
    """Whether nothing that belongs to either player can be seen behind the curtain."""
    expect(page.locator(".bar, .log, .pick, .map, .panel, main")).to_have_count(0)


_FIRST_TOUCH: Final = """
([board, rising]) => {
  window.touched = new Map()
  const see = () => {
    for (const one of document.querySelectorAll(board)) {
      if (window.touched.has(one)) continue
      const box = one.getBoundingClientRect()
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      window.touched.set(one, !there || !!there.closest(rising))  // nothing is there where it is not in sight yet
    }
  }
  // What begins to glow changes an attribute only: the next change of children may be that the curtain is gone.
  new MutationObserver(see).observe(document.body, { subtree: true, childList: true, attributes: true })
}
"""


@pytest.mark.parametrize("slower", daily([1, 6, 20], 6))
def test_a_second_tap_on_the_curtain_chooses_nothing(people: People, slower: int) -> None:
    """What glows behind the curtain cannot be touched when it first appears, but can be a moment later: on a slow phone
    as on a quick one."""
    person = people.new(PHONE, Touch)
    page = person.page
    table = person.resume("shared-victory", different_traps, seats="me,hotseat:Bruna")
    person.open(f"/table/{table}")
    page.locator(CURTAIN).wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_FIRST_TOUCH, [BOARD, RISING])
    before = person.get(f"/tables/{table}")["decisions"]
    at = person.hand.point(CURTAIN)
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    page.locator(BOARD).first.wait_for()
    expect(page.locator(RISING)).to_have_count(0)
    touched = page.evaluate("() => [...window.touched.values()]")
    assert touched and all(touched), "a tap could fall on the board while the curtain goes up"
    assert person.get(f"/tables/{table}")["decisions"] == before
    assert not look(page).confirm
    person.hand.press(BOARD)


def test_the_curtain_hides_what_the_other_holds(people: People) -> None:
    """The other player's traps are never in the document, not even for a moment or behind the curtain."""
    person = people.new()
    table = person.resume("shared-victory", different_traps, seats="me,hotseat:Bruna")
    traps = [set(person.get(f"/tables/{table}", look=seat)["view"]["lords"][seat]["traps"]) for seat in (0, 1)]
    names = [title(min(one - two)) for one, two in (traps, traps[::-1])]
    page = person.open(f"/table/{table}")
    page.locator(f"{CURTAIN}, .bar").first.wait_for()
    page.evaluate(_WATCH, names)
    raised = 0
    dice = random.Random("curtain")
    while raised < 3:
        seen = look(page)
        assert seen.what in ("curtain", "asked"), seen
        if seen.what == "curtain":
            raised += 1
            hides_all(page)
            raise_curtain(person)
            page.locator(".bar").wait_for()
        else:
            act(person, seen, dice)
    states = set(page.evaluate("[...window.seen]"))
    assert "false true true" not in states, "both hands were in the document at once"
    assert not states & {"true true false", "true false true", "true true true"}, "the curtain hides too little"
    assert {"false true false", "false false true"} <= states, f"the hands never appeared: {states}"
