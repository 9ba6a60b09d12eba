"""Explanations by resting the mouse, holding a finger, or focus; and orders moved by dragging."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People, Person
from tests.browser.positions import asks
from tests.browser.scenes import dungeonlords
from tests.browser.scenes.shell import dialog
from tests.browser.screen import ON_MAP, look
from tests.browser.words import words
from undercroft.dungeonlords.content.tile_tables import CREATURES

NOTE: Final = ".note"
SLOT: Final = ".bar [data-slot]"
LEFT: Final = 500
"""After how many milliseconds, at the latest, the note on a thing that the mouse has left disappears."""

RESTS: Final = 700
"""After how many milliseconds, at the latest, the note on a thing with the focus appears."""


def ordering(person: Person) -> Page:
    """The lord is asked for orders."""
    person.open(f"/table/{person.resume('4-lords-full', asks('orders'), 1)}")
    look(person.page)
    return person.page


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of an element."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_resting_mouse_gets_an_explanation(people: People) -> None:
    """The note says what the thing is and links to the rule; it disappears when the mouse leaves."""
    person = people.new()
    person.page.clock.install()
    page = ordering(person)
    page.mouse.move(*middle(page.locator(".places .space").first))
    note = page.locator(NOTE)
    expect(note).to_contain_text(words("web-term-space"))
    expect(note.get_by_role("link").last).to_have_attribute("href", "/rules/dungeon-lords#DL-4.2")
    page.mouse.move(*middle(note.get_by_role("link").last), steps=4)
    page.clock.fast_forward(LEFT)
    expect(note).to_be_visible()
    page.mouse.move(3, 3)
    expect(note).to_have_count(0)


def test_what_is_on_offer_says_how_many_its_stack_still_holds(people: People) -> None:
    """Everybody at a table could count them (DL-20.1)."""
    person = people.new()
    page = ordering(person)
    view = person.snapshot()["view"]
    for kind in ("creature", "room"):
        page.mouse.move(*middle(page.locator(f".offers .{kind}").first))
        held = len(view[f"unseen_{kind}s"])
        assert held
        expect(page.locator(NOTE)).to_contain_text(words("web-stack-left", n=held))


def test_a_new_question_explains_nothing_under_a_resting_mouse(people: People) -> None:
    """A room on sale appears where the mouse lies; only a mouse that moves asks what it is."""
    person = people.new()
    person.page.clock.install()
    page = person.open(f"/table/{person.resume('4-lords-full', asks('keep-order'))}")
    look(page)
    place = middle(page.locator(".places .place .name").last)
    page.mouse.move(*place)
    expect(page.locator(NOTE)).to_contain_text(words("web-term-build-room"))
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    look(page)
    expect(page.locator(".offers .room").first).to_be_visible()
    page.mouse.move(place[0] + 1, place[1])
    page.clock.fast_forward(10 * LEFT)
    expect(page.locator(NOTE)).to_have_count(0)
    page.mouse.move(*middle(page.locator(".offers .room").first))
    page.clock.fast_forward(10 * LEFT)
    expect(page.locator(NOTE)).to_be_visible()


def test_an_icon_is_explained_with_the_thing_that_it_is_part_of(people: People) -> None:
    """The icon comes first, then the thing."""
    page = ordering(people.new())
    page.mouse.move(*middle(page.locator(".places .space .gold").first))
    expect(page.locator(NOTE)).to_contain_text(words("web-term-gold"))
    expect(page.locator(NOTE)).to_contain_text(words("web-term-space"))


def test_the_keyboard_gets_an_explanation(people: People) -> None:
    """Focus explains; ? moves the focus into the note, Escape moves it back."""
    page = ordering(people.new())
    page.locator(".season").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(NOTE)).to_contain_text(words("web-term-season"))
    page.keyboard.press("?")
    expect(page.locator(NOTE).get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator(".season .thing").first).to_be_focused()


def test_an_answer_by_key_leads_to_the_next_question_without_explaining_it(people: People) -> None:
    """The note would lie on what one looks at; who moves the focus on gets it."""
    person = people.new()
    person.page.clock.install()
    person.open(f"/table/{person.resume('4-lords-full', asks('dig'))}")
    look(person.page)
    page = person.page
    page.locator(ON_MAP).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".map .square.lit:focus")).to_have_count(1)
    page.clock.run_for(RESTS)
    expect(page.locator(NOTE)).to_have_count(0)
    page.keyboard.press("Tab")
    page.clock.run_for(RESTS)
    expect(page.locator(NOTE)).to_have_count(1)


def naming(person: Person) -> tuple[Page, Locator]:
    """A lord is asked which creature to hire; the first answer that names one."""
    person.open(f"/table/{person.resume('4-lords-full', asks('hire'))}")
    look(person.page)
    return person.page, person.page.locator(".bar .options .btn").first


def apart(page: Page) -> bool:
    """Whether the note leaves all answers free."""
    boxes = page.locator(NOTE).bounding_box(), page.locator(".bar .options").bounding_box()
    assert boxes[0] is not None and boxes[1] is not None
    above, below = sorted((box for box in boxes if box is not None), key=lambda box: box["y"])
    return above["y"] + above["height"] <= below["y"]


def test_an_answer_tells_all_about_the_card_that_it_names(people: People) -> None:
    """By mouse and by focus; the note covers no answer, and Escape closes it without taking anything back."""
    page, answer = naming(people.new(listed=True))
    name = answer.locator(".word").inner_text()
    page.mouse.move(*middle(answer))
    note = page.locator(NOTE)
    expect(note).to_be_visible()
    title = note.locator("b").first.inner_text()
    assert title.lower() in name.lower()
    expect(note.locator("p").first).not_to_be_empty()
    assert apart(page)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(note).to_be_visible()
    assert apart(page)
    page.keyboard.press("Escape")
    expect(answer).to_be_visible()


def test_a_line_of_the_log_tells_all_about_the_card_that_it_names(people: People) -> None:
    person = people.new()
    page = person.open(f"/table/{person.resume('4-lords-full', asks('wages'))}")
    look(page)
    kinds = "|".join(words(f"name-{kind.id}") for kind in CREATURES)
    line = page.locator(".log p").filter(has_text=re.compile(kinds, re.IGNORECASE)).last
    line.scroll_into_view_if_needed()
    page.mouse.move(*middle(line))
    title = page.locator(f"{NOTE} b").first
    expect(title).to_have_text(re.compile(kinds, re.IGNORECASE))
    assert title.inner_text().lower() in line.inner_text().lower()
    expect(page.locator(f"{NOTE} a").last).to_have_attribute("href", re.compile(r"/rules/dungeon-lords#DL-15\."))


class Finger:
    """A finger that can rest on the screen or drag things."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._session: CDPSession = person.context.new_cdp_session(person.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        where: list[Any] = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def hold(self, at: tuple[float, float]) -> None:
        """Rest on a point until it is explained."""
        self._touch("touchStart", at)
        self.page.locator(NOTE).wait_for()
        self._touch("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Drag from one point to the other."""
        self._touch("touchStart", start)
        for step in range(1, steps + 1):
            way = step / steps
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way))
        self._touch("touchEnd")


def test_a_held_finger_gets_an_explanation_and_chooses_nothing(people: People) -> None:
    """The note stays until something else is touched."""
    person = people.new(PHONE, Touch)
    page = ordering(person)
    Finger(person).hold(middle(page.locator(".places .name.lit").first))
    expect(page.locator(NOTE)).to_be_in_viewport(ratio=1)
    expect(page.locator(f"{SLOT}.filled")).to_have_count(0)
    page.touchscreen.tap(180, 620)
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_rule_is_opened_from_a_window_over_the_table(people: People) -> None:
    """The note on a thing in a window can be touched: its rule opens beside the table, which stays as it was."""
    person = people.new(PHONE, Touch)
    dungeonlords.rival(person)
    page, window = person.page, dialog(person)
    before = window.inner_text()
    Finger(person).hold(middle(window.locator(".thing").first))
    note = page.locator(NOTE)
    expect(note).to_be_in_viewport(ratio=1)
    link = note.get_by_role("link").first
    rule = (link.get_attribute("href") or "").partition("#")[2]
    with person.context.expect_page() as opened:
        page.touchscreen.tap(*middle(link))
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    opened.value.close()
    expect(window).to_be_visible()
    assert window.inner_text().startswith(before)
    page.touchscreen.tap(20, 20)  # beside it
    expect(window).to_have_count(0)
    expect(note).to_have_count(0)
    assert look(page).what == "asked"


def named(order: Locator) -> str:
    """The name of an order on the board, without the signs that follow it."""
    return str(order.locator(".words").evaluate("(words) => words.firstChild.textContent.trim()"))


def test_orders_are_dragged_by_mouse(people: People) -> None:
    """From the board and the bar to a space, from space to space, and out again."""
    page = ordering(people.new(listed=True))
    slots, names = page.locator(SLOT), page.locator(".places .name.lit")

    def drag(start: Locator, end: tuple[float, float]) -> None:
        page.mouse.move(*middle(start))
        page.mouse.down()
        page.mouse.move(*end, steps=6)
        page.mouse.up()

    first, second = (named(names.nth(n)) for n in (0, 1))
    drag(names.nth(0), middle(slots.nth(0)))
    expect(slots.nth(0)).to_contain_text(first)
    drag(page.locator(".bar .words button").nth(1), middle(slots.nth(0)))
    expect(slots.nth(0)).to_contain_text(second)
    expect(slots.nth(1)).to_contain_text(first)
    drag(slots.nth(1).locator("button"), middle(slots.nth(0)))
    expect(slots.nth(0)).to_contain_text(first)
    drag(slots.nth(0).locator("button"), (640.0, 300.0))
    expect(slots.nth(0)).to_contain_text(second)
    expect(page.locator(f"{SLOT}.filled")).to_have_count(1)


def test_orders_are_dragged_by_finger(people: People) -> None:
    """The same on a phone, and nothing scrolls meanwhile."""
    person = people.new(PHONE, Touch)
    page = ordering(person)
    finger, slots, names = Finger(person), page.locator(SLOT), page.locator(".places .name.lit")
    first, second = (named(names.nth(n)) for n in (0, 1))
    finger.drag(middle(names.nth(0)), middle(slots.nth(0)))
    expect(slots.nth(0)).to_contain_text(first)
    finger.drag(middle(names.nth(0)), middle(slots.nth(0)))
    expect(slots.nth(0)).to_contain_text(second)
    finger.drag(middle(slots.nth(0)), middle(slots.nth(1)))
    expect(slots.nth(0)).to_contain_text(first)
    assert page.locator(".pane").evaluate("(e) => e.scrollTop") == 0


def test_orders_are_moved_with_the_keyboard(people: People) -> None:
    """Digits choose; Shift and an arrow move."""
    page = ordering(people.new())
    for key in "123":
        page.keyboard.press(key)
    slots = page.locator(SLOT)
    third = slots.nth(2).locator(".word").inner_text()
    slots.nth(2).locator("button").focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(slots.nth(1)).to_contain_text(third)
    expect(slots.nth(1).locator("button")).to_be_focused()
