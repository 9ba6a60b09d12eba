"""The story of Dungeon Lords: each event is shown where it happens, and every year has a page at its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import act
from tests.browser.positions import asks
from tests.browser.scenes.shell import dialog
from tests.browser.screen import look
from tests.browser.test_story import FAST, snapshots
from tests.browser.words import words
from undercroft.kernel.engine.game_state import State
from undercroft.locale.texts import Texts

RECORD: Final = "4-lords-full"
LAST_ROUND: Final = 2
"""The last round of combat in which seat 0 has a battle."""

_WATCH: Final = """
() => {
  window.frames = []
  const see = () => {
    const main = document.querySelector('main[data-told]')
    if (main) {
      const frame = {
        told: Number(main.dataset.told),
        words: document.querySelector('.ticker span')?.innerText ?? '',
        battle: document.querySelector('.battle h2')?.textContent ?? '',
        stands: document.querySelectorAll('.places .minion:not(.acts)').length,
        lit: document.querySelectorAll('.places .space.told').length,
        large: document.querySelector('.enlarged p')?.innerText.trim() ?? '',
      }
      if (JSON.stringify(frame) !== JSON.stringify(window.frames.at(-1))) window.frames.push(frame)
    }
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
  window.walked = 0
  const walks = (one) => one instanceof HTMLElement && one.dataset.walks !== undefined
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.walked += [...addedNodes].filter(walks).length
  }).observe(document.body, { childList: true })
}
"""


_COVERED: Final = """
() => {
  window.changes = 0
  window.covered = []
  const see = () => {
    for (const change of document.querySelectorAll('.rivals .risen')) {
      window.changes += 1
      const over = change.getBoundingClientRect()
      const texts = document.createTreeWalker(change.closest('.rivals'), NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!/[0-9]/.test(text.data) || text.parentElement.closest('.risen')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const is = range.getBoundingClientRect()
        // What is covered at most: the space over the digits, and that under them.
        const hidden = Math.min(over.bottom, is.bottom) - Math.max(over.top, is.top)
        if (Math.min(over.right, is.right) - Math.max(over.left, is.left) > 1 && hidden > is.height / 3)
          window.covered.push(`${change.textContent} over ${text.data.trim()}`)
      }
    }
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
}
"""


_UNDER_THE_LINE: Final = """
() => {
  window.shown = 0
  window.hidden = []
  const see = () => {
    const line = document.querySelector('.ticker')?.getBoundingClientRect()
    const place = document.querySelector('.place.told, .rival.told')
    if (line && place) {
      const is = place.getBoundingClientRect()
      window.shown += 1
      if (is.bottom > line.top + 1 && is.top < line.bottom) window.hidden.push(place.innerText)
    }
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
}
"""


class Frame(NamedTuple):
    """What was on the screen in one frame.

    Attributes:
        told: how many events had been told.
        words: the event being told, in words.
        battle: whose battle was shown.
        stands: how many minions stood on spaces.
        lit: on how many spaces something was being told.
        large: whose dungeon lay large over the own one.
    """

    told: int
    words: str
    battle: str
    stands: int
    lit: int
    large: str


def seen(page: Page) -> list[Frame]:
    """The frames that told an event."""
    return [frame for frame in (Frame(**one) for one in page.evaluate("window.frames")) if frame.words]


def events(person: Person) -> Iterator[tuple[int, Any]]:
    """Each event with its number and the snapshot of then, the last one first, so in a dict the earliest counts."""
    return ((one.told, one.view) for one in reversed(snapshots(person)) if not one.settled)


def answer_until(person: Person, condition: Callable[[], object]) -> None:
    """Answer questions until the condition holds."""
    dice = random.Random("lords")
    while not condition():
        now = look(person.page, 0.2)
        if now.what == "asked" and not condition():
            act(person, now, dice)


@pytest.mark.parametrize("motion", [True, False])
def test_minions_walk_to_their_spaces_one_after_another(people: People, motion: bool) -> None:
    """Without motion they appear there; either way the space is marked."""
    person = people.new(motion=motion, speed=FAST / 2)
    page = person.open(f"/table/{person.resume(RECORD, asks('orders'))}")
    look(page)
    page.evaluate(_WATCH)
    answer_until(person, lambda: seen(page))
    look(page)
    frames = seen(page)
    placed = {told: sum(seat >= 0 for place in view["board"] for seat in place) for told, view in events(person)}
    assert len({frame.stands for frame in frames}) > 4
    assert not [frame for frame in frames if frame.stands != placed[frame.told]]
    assert max(frame.lit for frame in frames) == 1
    assert bool(page.evaluate("window.walked")) == motion


def test_a_rival_is_large_while_a_deed_in_that_dungeon_is_told(people: People) -> None:
    person = people.new(speed=FAST / 2)
    page = person.open(f"/table/{person.resume(RECORD, asks('orders'))}")
    look(page)
    page.evaluate(_WATCH)
    answer_until(person, lambda: len({frame.large for frame in seen(page)}) > 2)
    large = [frame for frame in seen(page) if frame.large]
    assert not [frame for frame in large if not frame.words.startswith(frame.large)]


def test_each_lords_battle_is_on_the_stage_while_it_is_told(people: People) -> None:
    """Also on a phone, where one tab is shown at a time."""
    person = people.new(PHONE, motion=True, speed=FAST)
    page = person.open(f"/table/{person.resume(RECORD, asks('plan'))}")
    look(page)
    names = page.locator("ul.seats li").evaluate_all("all => all.map((one) => one.textContent)")
    page.evaluate(_WATCH)

    def shown() -> set[tuple[str, str]]:
        fought = {told: names[view["battle"]["seat"]] for told, view in events(person) if view["battle"]}
        return {(frame.battle, fought[frame.told]) for frame in seen(page) if frame.told in fought}

    answer_until(person, lambda: len({frame.battle for frame in seen(page)}) > 1 and len(shown()) > 1)
    look(page)
    assert all(name == fighter.strip() for name, fighter in shown()), shown()


def test_what_changes_a_number_of_a_rival_does_not_cover_it(people: People) -> None:
    person = people.new(speed=FAST)
    page = person.open(f"/table/{person.resume(RECORD, asks('plan'))}")
    look(page)
    page.evaluate(_COVERED)
    answer_until(person, lambda: page.evaluate("window.changes") > 30)
    assert not page.evaluate("[...new Set(window.covered)]")


def test_on_a_telephone_the_line_of_the_story_does_not_cover_what_it_is_about(people: People) -> None:
    person = people.new(PHONE, speed=FAST)
    page = person.open(f"/table/{person.resume(RECORD, asks('orders'))}")
    look(page)
    page.evaluate(_UNDER_THE_LINE)
    answer_until(person, lambda: page.evaluate("window.shown") > 60)
    assert not page.evaluate("[...new Set(window.hidden)]")


def last_plan(state: State) -> bool:
    """Whether seat 0 plans its last battle of the first year."""
    return asks("plan")(state) and state.view(0).combat_round == LAST_ROUND


def test_a_year_ends_with_a_page_that_can_be_opened_again(people: People) -> None:
    """A reload tells the end of the year again, but does not open the page, which lacks nothing then."""
    lang: Final = "ru"
    person = people.new(PHONE, lang=lang, speed=FAST)
    page = person.open(f"/table/{person.resume(RECORD, last_plan)}")
    answer_until(person, lambda: dialog(person).count())
    title = words("web-year", lang, year=1)
    expect(dialog(person).get_by_role("heading", name=title)).to_be_visible()
    expect(dialog(person).locator("thead th")).to_have_count(4)
    body = dialog(person).locator(".body")
    assert body.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert dialog(person).locator(".year").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    expect(dialog(person).locator("tr").filter(has_text=words("web-year-conquered", lang))).to_be_visible()
    expect(dialog(person)).to_contain_text(Texts(lang, "dungeon-lords").text("title-for", **{"title-id": "halls"}))
    page_of_year = dialog(person).locator(".year").inner_text()
    page.keyboard.press("Escape")
    expect(dialog(person)).to_have_count(0)
    page.reload()
    look(page)
    expect(dialog(person)).to_have_count(0)
    page.get_by_role("button", name=words("web-menu", lang)).click()
    page.get_by_role("button", name=title).click()
    expect(dialog(person).locator(".year")).to_have_text(page_of_year, use_inner_text=True)
    dialog(person).get_by_role("button", name=words("web-close", lang)).last.click()
    expect(dialog(person)).to_have_count(0)
