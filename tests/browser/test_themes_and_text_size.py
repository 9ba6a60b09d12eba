"""Light and dark, and the size of the text: the system's wish, and the setting."""

from __future__ import annotations

import json
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from tests.amounts import SOAK
from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.scenes import ALL
from tests.browser.words import words

"""Otherwise only the language with the longest words."""

_LETTER: Final = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
_LIGHT: Final = """
() => {
  const [r, g, b] = getComputedStyle(document.documentElement).backgroundColor.match(/[0-9]+/g).map(Number)
  return (r + g + b) / 3 > 128
}
"""
_KEEP: Final = "localStorage.setItem('undercroft', JSON.stringify(KEPT))"

DAY: Final = "light"
NIGHT: Final = "dark"


def bright(page: Page) -> bool:
    """Whether the page is light."""
    return bool(page.evaluate(_LIGHT))


def letter(page: Page) -> float:
    """How many pixels a letter of plain text has."""
    return float(page.evaluate(_LETTER))


def keep(person: Person, **kept: str) -> None:
    """Let the browser have such settings from earlier visits."""
    person.context.add_init_script(_KEEP.replace("KEPT", json.dumps({"speed": 0, **kept})))


def test_the_page_is_as_light_as_the_system(people: People) -> None:
    """It changes with the system, without a reload."""
    person = people.new(scheme=DAY)
    ALL["home"](person)
    assert bright(person.page)
    person.page.emulate_media(color_scheme=NIGHT)
    assert not bright(person.page)


def test_where_a_board_is_the_page_is_dark_unless_somebody_wants_it_otherwise(people: People) -> None:
    person = people.new(scheme=DAY)
    ALL["orders"](person)
    assert not bright(person.page)
    person.page.goto(f"{person.address}/")
    person.page.get_by_label(words("web-theme")).select_option("system")
    assert bright(person.page)
    person.page.go_back()
    person.page.wait_for_function("() => document.documentElement.dataset.screen === 'table'")
    assert bright(person.page)


def test_the_setting_outdoes_the_system_and_outlives_a_reload(people: People) -> None:
    """A guest who wants the light page at night has it, at this visit and at the next."""
    person = people.new(scheme=NIGHT)
    ALL["home"](person)
    person.page.get_by_label(words("web-theme")).select_option(DAY)
    assert bright(person.page)
    person.page.reload()
    assert bright(person.page)
    person.page.get_by_label(words("web-theme")).select_option("system")
    assert not bright(person.page)


def test_the_look_is_there_before_the_program_is(people: People) -> None:
    """The first paint has the theme and the size of the setting: nothing flashes while the page loads."""
    person = people.new(scheme=NIGHT)
    keep(person, theme=DAY, size="largest")
    person.page.route("**/assets/*.js", lambda route: route.abort())
    person.open("/")
    assert bright(person.page)
    large = letter(person.page)
    other = people.new(scheme=NIGHT)
    other.page.route("**/assets/*.js", lambda route: route.abort())
    other.open("/")
    assert not bright(other.page)
    assert large == pytest.approx(1.3 * letter(other.page))
    person.wrong.clear()
    other.wrong.clear()


def test_text_grows_with_the_window_and_with_the_setting(people: People) -> None:
    """About 14 pixels at 1280 × 800, 17.5 at 1920 × 1080, 15 on a phone; then times the setting."""
    person = people.new()
    ALL["home"](person)
    sizes = {}
    for size in (WIDE, (1920, 1080), PHONE, (1280, 600)):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        sizes[size] = letter(person.page)
    assert sizes[WIDE] == pytest.approx(14, abs=0.3)
    assert sizes[1920, 1080] == pytest.approx(17.5, abs=0.3)
    assert sizes[PHONE] == pytest.approx(15, abs=0.3)
    assert 12.5 < sizes[1280, 600] < sizes[WIDE]
    for name, factor in (("small", 0.9), ("large", 1.15), ("largest", 1.3), ("normal", 1)):
        person.page.get_by_label(words("web-text-size")).select_option(name)
        assert letter(person.page) == pytest.approx(factor * sizes[1280, 600], abs=0.1)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ru", "it"] if SOAK else ["ru"])
@pytest.mark.parametrize("name", ["home", "setting-up", "orders", "battle", "place", "clash", "replay", "rules"])
def test_very_large_text_does_not_make_the_page_too_wide(
    people: People, name: str, lang: Literal["en", "ru", "it"]
) -> None:
    """On a wide screen and on a phone."""
    for size, hand in ((WIDE, Mouse), (PHONE, Touch)):
        person = people.new(size, hand)
        ALL[name](person)
        kept = json.dumps({"lang": lang, "size": "largest", "speed": 0, "passing": False})
        person.page.evaluate(f"localStorage.setItem('undercroft', JSON.stringify({kept}))")
        person.page.reload()
        person.page.locator("main, .replay, .table, h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        person.stays_in_width()
