"""A phone held either way, with a notch, a keyboard or large letters: nothing is under an edge, all can be reached."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from tests.amounts import SOAK
from tests.browser.hands import Touch
from tests.browser.people import FONTS, PHONE, People, Person
from tests.browser.scenes import dungeoneer, dungeonlords, shell
from tests.browser.scenes.scene import Scene
from tests.browser.screen import BOARD, OPTIONS
from tests.browser.sight import flaws
from tests.browser.test_sight import speak
from tests.patience import PATIENCE


class Phone(msgspec.Struct, frozen=True):
    """How a phone is held.

    Attributes:
        size: of its window.
        insets: what a notch, rounded corners and the system's bar hide: at the top, right, bottom and left.
        letters: the browser's font size in pixels.
    """

    size: tuple[int, int]
    insets: tuple[int, int, int, int] = (0, 0, 0, 0)
    letters: int = 16


PHONES: Final = {
    "small-sideways": Phone((740, 360), (0, 40, 16, 40)),
    "sideways": Phone((844, 390), (0, 47, 21, 47)),
    "upright": Phone(PHONE, (32, 0, 24, 0)),
    "keyboard": Phone((360, 420)),
    "large-letters": Phone(PHONE, letters=32),
}
"""With a keyboard, the window is what the keyboard leaves (`interactive-widget` in `web/index.html`)."""


def listing(person: Person) -> None:
    """The first page with a table in its list."""
    person.make("me", "hotseat:Bruna")
    shell.home(person)


SCENES: Final[dict[str, Scene]] = {
    "home": listing,
    "setting-up": shell.setting_up,
    "inviting": shell.inviting,
    "joining": shell.joining,
    "about": shell.about,
    "puzzle": shell.puzzle_asked,
    "orders": dungeonlords.orders,
    "building": dungeonlords.building,
    "planning": dungeonlords.planning,
    "battle": dungeonlords.battle,
    "menu": dungeonlords.menu,
    "lesson": dungeonlords.guided,
    "training": dungeonlords.lesson,
    "lessons": dungeonlords.lessons,
    "scoring": dungeonlords.scoring,
    "how-to-play": dungeonlords.how_to_play,
    "tables": dungeonlords.tables,
    "solver": dungeonlords.solver,
    "replay": dungeonlords.replay,
    "feats": dungeoneer.feats,
    "place": dungeoneer.place,
    "misdeeds": dungeoneer.misdeeds,
    "clash": dungeoneer.clash,
}

_HIDDEN: Final = """
([top, right, bottom, left]) => {
  const room = { top, left, right: innerWidth - right, bottom: innerHeight - bottom }
  const scrolls = (e, axis) => {
    for (let at = e.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const over = axis === 'x' ? at.scrollWidth > at.clientWidth + 1 : at.scrollHeight > at.clientHeight + 1
      if (over && /auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) return true
      if (position === 'fixed') return false
    }
    return axis === 'y' && document.documentElement.scrollHeight > innerHeight + 1
  }
  const says = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  const modal = document.querySelector('dialog:modal')
  return [...(modal ?? document.body).querySelectorAll('*')].flatMap((e) => {
    if (!says(e) && !e.matches('button, input, select, a[href]')) return []
    if (e.closest('svg, .mapbox .map, [popover], .sr') || !e.checkVisibility({ visibilityProperty: true })) return []
    const box = e.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) return []
    const across = box.left < room.left - 1 || box.right > room.right + 1
    const down = box.top < room.top - 1 || box.bottom > room.bottom + 1
    if (!(across && !scrolls(e, 'x')) && !(down && !scrolls(e, 'y'))) return []
    const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
    return [`${e.tagName} ${e.className}: ${(e.innerText || e.ariaLabel || '').slice(0, 40)} (${place})`]
  })
}
"""
"""What has words or can be pressed, and lies under an edge of the window where no scrolling brings it to light."""

_CUT: Final = """
() => {
  const says = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  const modal = document.querySelector('dialog:modal')
  const range = document.createRange()
  return [...(modal ?? document.body).querySelectorAll('*')].flatMap((e) => {
    if (!says(e) && !e.matches('button, input, select, a[href], svg.icon, svg.mark')) return []
    if (e.closest('.mapbox .window, [popover], .sr, svg *')) return []
    if (!e.checkVisibility({ visibilityProperty: true })) return []
    range.selectNodeContents(e)
    const box = (says(e) ? range : e).getBoundingClientRect()
    for (let at = e; at !== document.body; at = at.parentElement) {
      const room = at.getBoundingClientRect()
      if (room.width <= 1) return []
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'visible' || (box.left >= room.left - 2 && box.right <= room.right + 2)) continue
      if (/auto|scroll/.test(overflowX) && at.querySelector(':scope > table')) return []
      return [`${(e.innerText || e.ariaLabel || e.outerHTML).slice(0, 40)} in ${at.className}`]
    }
    return []
  })
}
"""
"""What a box cuts at its side, or moves out of sight there; only a table may be scrolled sideways."""

_OUT_OF_REACH: Final = """
([query, top, right, bottom, left]) => [...document.querySelectorAll(query)].flatMap((e) => {
  if (e.closest('.mapbox') || !e.checkVisibility({ visibilityProperty: true })) return []
  e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = e.getBoundingClientRect()
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const inside = x > left && x < innerWidth - right && y > top && y < innerHeight - bottom
  const hit = document.elementFromPoint(x, y)
  return inside && hit && (e === hit || e.contains(hit) || hit.contains(e)) ? [] : [e.innerText || e.ariaLabel]
})
"""
"""Answers that cannot be pressed, even if one scrolls to them."""


def hold(person: Person, phone: Phone) -> None:
    """Let the page be shown on such a phone."""
    session = person.context.new_cdp_session(person.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": phone.letters}})
    insets = dict(zip(("top", "right", "bottom", "left"), phone.insets, strict=True))
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    # Chromium looks at the media queries again when the window changes.
    width, height = phone.size
    for size in (height + 1, height):
        person.page.set_viewport_size({"width": width, "height": size})
    person.page.evaluate(FONTS)
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("name", PHONES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_under_an_edge(people: People, scene: str, name: str) -> None:
    phone = PHONES[name]
    person = people.new(phone.size, Touch)
    SCENES[scene](person)
    hold(person, phone)
    person.stays_in_width()
    page = person.page
    assert page.evaluate(_HIDDEN, list(phone.insets)) == []
    assert page.evaluate(_CUT) == []
    if phone.letters > 16:
        assert flaws(page) == []
    if page.locator("dialog:modal").count() or not page.locator(".bar h2").count():
        return
    assert page.evaluate(_OUT_OF_REACH, [OPTIONS, *phone.insets]) == []
    if name != "keyboard":  # nobody presses the board while typing
        assert page.evaluate(_OUT_OF_REACH, [BOARD, *phone.insets]) == []
    assert page.locator(".bar h1, .bar h2, .bar .question").first.is_visible()


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["ru", "it"] if SOAK else ["ru"])
@pytest.mark.parametrize("scene", SCENES)
def test_large_letters_fit_in_every_language(people: People, scene: str, lang: str) -> None:
    """No word is so long that the page is too wide, or the word cut or broken."""
    person = people.new(PHONE, Touch)
    SCENES[scene](person)
    hold(person, PHONES["large-letters"])
    speak(person, lang)
    person.stays_in_width()
    assert person.page.evaluate(_CUT) == []
    assert flaws(person.page) == []


def test_the_insets_count(people: People) -> None:
    """The browser of these tests knows them, and the page asks it."""
    person = people.new((844, 390), Touch)
    shell.home(person)
    hold(person, Phone((844, 390), (1, 2, 3, 4)))
    person.page.wait_for_function(
        "() => getComputedStyle(document.body).padding === '1px 2px 3px 4px'", timeout=PATIENCE * 1000
    )
