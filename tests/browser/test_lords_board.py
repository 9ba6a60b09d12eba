"""What the board of Dungeon Lords says before one decides, and how squares are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.positions import asks
from tests.browser.scenes.shell import dialog
from tests.browser.screen import ANSWERS, BOARD, ON_MAP, REVIEW, look
from tests.browser.sight import flaws
from tests.browser.slow_line import SlowLine
from tests.browser.test_lords_story import RECORD, answer_until, last_plan
from tests.browser.words import title, words
from undercroft.kernel.engine.game_state import State

LOW: Final = (1280, 600)
HANDS: Final = [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)]
SQUARE: Final = ".map .square.lit"
SLOT: Final = ".sequence li.filled"
HIRE: Final = "hire_monster"
MIN_LETTERS: Final = 11
"""How high the line of a square's name is at least, in pixels."""

_OVERLAP: Final = """
() => {
  const boxes = [...document.querySelectorAll('.places .pick, .offers .pick')].map((e) => e.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.filter((a, i) => boxes.some((b, j) => i < j && meet(a, b))).length
}
"""


_RICH: Final = """
() => {
  const add = (what, n) => {
    const one = document.querySelector(`.stores ${what}`)
    for (let i = document.querySelectorAll(`.stores ${what}`).length; i < n; i++) one.after(one.cloneNode(true))
  }
  add('.prison .cell', 4)
  add('.trapcard', 4)
  add('.things .thing', 4)
}
"""
"""More prisoners, traps and creatures than one row holds."""

_CROWD: Final = """
() => {
  const minion = document.querySelector('.places .minion')
  for (const space of document.querySelectorAll('.places .space:not(.taken)')) {
    space.classList.add('taken')
    space.querySelector('.face').classList.add('beside')
    space.querySelector('.inside').append(minion.cloneNode(true))
  }
  const found = []
  for (const space of document.querySelectorAll('.places .space')) {
    const [room, token] = [space, space.querySelector('.minion')].map((e) => e.getBoundingClientRect())
    for (const e of space.querySelectorAll('.face .one, .face .w > *, .face .item')) {
      const box = e.getBoundingClientRect()
      if (box.right > room.right + 1 || box.left < room.left - 1) found.push(`beyond: ${space.innerText}`)
      if (box.left < token.right - 4 && box.top < token.bottom - 4) found.push(`covered: ${space.innerText}`)
    }
  }
  return found
}
"""
"""Puts a minion on each space; what it costs to stand there, where a minion covers it or where it has no room."""


def at(person: Person, wanted: Callable[[State], bool], record: str = RECORD) -> Page:
    """A table at the first such question."""
    page = person.open(f"/table/{person.resume(record, wanted)}")
    look(page)
    return page


def ordering(also: Callable[[Any], object]) -> Callable[[State], bool]:
    """Whether seat 0 is asked for orders, and this is true of what it sees."""
    return lambda state: asks("orders")(state) and bool(also(state.view(0)))


def test_the_spaces_have_headings_that_say_in_which_order_they_act(people: People) -> None:
    """Two places act backwards, and say so."""
    page = at(people.new(), asks("orders"))
    expect(page.locator(".places .heads span")).to_have_text(["I", "II", "III"])
    backwards = page.locator(".places .place").filter(has_text="III → II → I")
    expect(backwards).to_have_count(2)
    expect(backwards.first).to_contain_text(title(HIRE))
    expect(backwards.last).to_contain_text(title("build_room"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280x800", "360x740"])
def test_the_squares_of_a_dungeon_have_the_names_that_the_story_uses(people: People, size: tuple[int, int]) -> None:
    """In letters that can be read; the small maps of rivals have none."""
    page = at(people.new(size), asks("orders"))
    if size == PHONE:
        page.get_by_role("tab", name=words("web-dungeon")).click()
    names = page.locator(".map:not(.mini) .named")
    expect(names).to_have_text([f"{col},{row}" for row in range(4) for col in range(5)])
    assert names.evaluate_all("all => Math.min(...all.map((one) => one.getBoundingClientRect().height))") >= MIN_LETTERS
    expect(page.locator(".map.mini .named")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, LOW], ids=["1280x800", "1280x600"])
def test_nothing_lies_on_the_places_or_on_what_is_on_offer(people: People, size: tuple[int, int]) -> None:
    """Also where the window is low, in every language."""
    for lang in ("en", "ru", "it"):
        page = at(people.new(size, lang=lang), asks("orders"))
        assert page.evaluate(_OVERLAP) == 0, lang


@pytest.mark.parametrize(("size", "where"), [(WIDE, ".stores"), (PHONE, ".purse")], ids=["wide", "phone"])
def test_the_starting_player_sees_the_marker_on_the_own_board(
    people: People, size: tuple[int, int], where: str
) -> None:
    """Others do not have it there."""
    label = words("web-thing-first")
    mine = at(people.new(size), ordering(lambda view: view.first == 0)).locator(where)
    expect(mine.get_by_label(label)).to_be_visible()
    others = at(people.new(size), ordering(lambda view: view.first != 0)).locator(where)
    expect(others.get_by_label(label)).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)], ids=["mouse", "touch", "keys"]
)
def test_a_square_is_chosen_on_the_map_alone(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """The bar lists no squares; it leads to the map."""
    person = people.new(size, hand)
    page = at(person, asks("dig"))
    squares = page.locator(SQUARE).count()
    assert squares > 1
    expect(page.locator(ANSWERS)).to_have_count(1)
    expect(page.locator(ON_MAP)).to_be_visible()
    number = page.locator("main").get_attribute("data-told")
    person.hand.press(SQUARE, squares - 1)
    page.wait_for_function("(n) => document.querySelector('main').dataset.told !== n", arg=number)


def test_no_key_but_0_stops_digging(people: People) -> None:
    """The squares have no numbers: who types 1 means the first of them, and does not decline."""
    page = at(people.new(), asks("dig"))
    expect(page.locator(f"{ANSWERS} kbd")).to_have_text(["0"])
    lit = page.locator(SQUARE).count()
    page.keyboard.press("1")
    expect(page.locator(SQUARE)).to_have_count(lit)
    page.keyboard.press("0")
    expect(page.locator(SQUARE)).to_have_count(0)


def test_keys_reach_every_square(people: People) -> None:
    """The question puts the focus on the map, where arrows and Tab go from square to square."""
    page = at(people.new(), asks("dig"))
    wanted = set(page.locator(SQUARE).evaluate_all("all => all.map((one) => one.dataset.square)"))
    page.locator(ON_MAP).focus()
    page.keyboard.press("Enter")
    here = "document.activeElement.dataset.square"
    reached = {page.evaluate(here)}
    for _ in range(2 * len(wanted)):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(here))
    assert wanted <= reached
    page.locator(SQUARE).first.focus()
    walked = {page.evaluate(here)}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        for _ in wanted:
            page.keyboard.press(arrow)
            walked.add(page.evaluate(here))
    assert len(walked & wanted) > 1


def test_a_room_is_chosen_before_its_square(people: People) -> None:
    """No answer names a square."""
    person = people.new(listed=True)
    page = at(person, asks("build"))
    assert not [label for label in page.locator(ANSWERS).all_inner_texts() if "," in label]
    expect(page.locator(ON_MAP)).to_have_count(0)
    person.hand.press(ANSWERS)
    expect(page.locator(ON_MAP)).to_be_visible()
    expect(page.locator(SQUARE)).not_to_have_count(0)


@pytest.mark.parametrize(("hand", "kept"), [(Mouse, False), (Keys, True)], ids=["mouse", "keys"])
def test_only_keys_keep_the_focus_on_what_they_press(people: People, hand: type[Hand], kept: bool) -> None:
    """An element that goes while it has the focus makes the browser lay out the whole page."""
    person = people.new(hand=hand, listed=True)
    page = at(person, asks("orders"))
    person.hand.press(ANSWERS, 1)
    expect(page.locator(SLOT)).to_have_count(1)
    focused = page.evaluate("document.activeElement.matches('button')")
    assert focused == kept


def test_an_answer_on_its_way_is_seen_at_once(people: People) -> None:
    """It stands where the question was until the server has it; nothing moves meanwhile."""
    person = people.new(listed=True)
    line = SlowLine(person.page)
    page = at(person, asks("build"))
    given = page.locator(".bar .given")
    label = page.locator(ANSWERS).last.locator(".word").inner_text().split("\n")[0]
    bar = page.locator(".bar").bounding_box()
    line.holds = True
    person.hand.press(ANSWERS, page.locator(ANSWERS).count() - 1)
    expect(given).to_contain_text(label)
    assert page.locator(".bar").bounding_box() == bar
    line.release()
    expect(given).to_have_count(0)


def test_half_chosen_orders_survive_a_reload(people: People) -> None:
    """They are there again, and are gone once they have been given."""
    person = people.new(listed=True)
    page = at(person, asks("orders"))
    person.hand.press(ANSWERS, 1)
    person.hand.press(ANSWERS, 3)
    chosen = page.locator(SLOT).all_inner_texts()
    assert len(chosen) == 2
    page.reload()
    look(page)
    expect(page.locator(SLOT)).to_have_text(chosen, use_inner_text=True)
    page.keyboard.press("Backspace")
    page.reload()
    look(page)
    expect(page.locator(SLOT)).to_have_text(chosen[:1], use_inner_text=True)


def test_hiring_first_says_what_it_costs_before_it_is_paid(people: People) -> None:
    """Only as the first order."""
    person = people.new(listed=True)
    page = at(person, ordering(lambda view: HIRE not in view.lords[0].inaccessible and view.lords[0].gold))
    caution = page.locator(".sequence .caution")
    hire = page.locator(ANSWERS).filter(has_text=title(HIRE))
    hire.click()
    expect(caution).to_have_text(words("web-early-hire"))
    hire.click()
    page.locator(ANSWERS).first.click()
    hire.click()
    expect(caution).to_have_count(0)


def test_the_others_locked_orders_are_shown_when_orders_are_chosen(people: People) -> None:
    """At each place, and on each rival's card."""
    person = people.new()
    page = at(person, asks("orders"))
    lords = person.snapshot()["view"]["lords"]
    rivals = [lord for lord in lords if lord["seat"] != 0]
    assert all(lord["inaccessible"] for lord in rivals)
    marks = page.locator(".places .locked .mark").count()
    assert marks == sum(len(lord["inaccessible"]) for lord in rivals)
    for lord, card in zip(rivals, page.locator(".rivals .rival").all(), strict=True):
        expect(card.locator(".locked svg")).to_have_count(1 + len(lord["inaccessible"]))
        expect(card.locator(".locked")).to_be_visible()
        spoken = card.get_attribute("aria-label") or ""
        assert all(title(order) in spoken for order in lord["inaccessible"])


@pytest.mark.parametrize("size", [(768, 1024), PHONE], ids=["768x1024", "360x740"])
def test_what_is_on_offer_is_one_marked_tap_away_while_orders_are_chosen(people: People, size: tuple[int, int]) -> None:
    """There, the tab on which orders are chosen is marked in turn."""
    page = at(people.new(size, Touch), asks("orders"))
    mark = page.locator("[role=tab]:has(.worth)")
    expect(mark).to_have_text(words("web-market"))
    expect(mark).to_have_attribute("title", words("web-tab-helps"))
    mark.tap()
    expect(page.locator(".offers .offer").first).to_be_in_viewport()
    expect(mark).to_have_text(words("web-places"))
    expect(mark).to_have_attribute("title", words("web-tab-asked"))
    mark.tap()
    expect(page.locator(".places .name.lit").first).to_be_in_viewport()


def test_with_two_lords_each_dummy_has_an_owner(people: People) -> None:
    """Its open and its locked orders stand beside it."""
    person = people.new()
    page = at(person, asks("orders-and-dummy"), "2-lords-full")
    rival = words(f"alias-{person.snapshot()['seats'][1]['alias']}")
    names = [words("web-dummy-mine"), words("web-dummy-of", player=rival)]
    dummies = page.locator(".rivals .dummy").all()
    for name, dummy, of in zip(names, dummies, person.snapshot()["view"]["dummies"], strict=True):
        expect(dummy).to_contain_text(name)
        expect(dummy.locator(".locked svg")).to_have_count(1 + len(of["inaccessible"]))


def test_a_plan_is_ready_at_once_unless_it_has_been_forgotten(people: People) -> None:
    """The answer says what could still be added."""
    person = people.new(listed=True)

    def could_send(state: State) -> bool:
        if not asks("plan")(state):
            return False
        return sum(option.verb in ("lay", "send") for option in state.decision(0).options) > 1

    page = at(person, could_send)
    ready = page.locator(ANSWERS).filter(has_text=words("do-ready"))
    expect(ready).to_contain_text(words("web-plan-forgotten"))
    ready.click()
    expect(page.locator(".confirm")).to_contain_text(words("web-plan-forgotten"))
    page.keyboard.press("Escape")
    page.locator(ANSWERS).first.click()
    look(page)
    expect(ready).not_to_contain_text(words("web-plan-forgotten"))
    number = page.locator("main").get_attribute("data-told")
    ready.click()
    page.wait_for_function("(n) => document.querySelector('main').dataset.told !== n", arg=number)


def test_where_special_events_are_off_none_is_drawn(people: People) -> None:
    """The season has no event, and the log none."""
    off = ordering(lambda view: "special_event" in view.events)
    page = at(people.new(), off, "4-lords-first")
    season = page.locator(".season")
    expect(season).to_contain_text(words("web-thing-no-event"))
    expect(season).not_to_contain_text(title("special_event"))


def test_creatures_have_no_numbers(people: People) -> None:
    """Neither on offer, nor in the lair, nor in the log."""
    page = at(people.new(), asks("hire", year=2))
    kinds = page.locator(".offers .creature b").all_inner_texts()
    assert kinds
    assert not [name for name in kinds if any(sign.isdigit() for sign in name)]
    hire = page.locator(ANSWERS).first.inner_text().split("\n")
    assert not any(sign.isdigit() for sign in " ".join(hire[1:2]))


@pytest.mark.parametrize("way", ["button", "Escape", "outside"])
def test_the_page_of_a_year_opens_by_itself_at_once_and_closes_in_three_ways(people: People, way: str) -> None:
    """Also where the story is not told event by event."""
    person = people.new(speed=0)
    page = at(person, last_plan)
    answer_until(person, lambda: dialog(person).count())
    expect(page.locator(REVIEW)).to_be_visible()
    if way == "button":
        page.locator(f"{REVIEW} .foot button").click()
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(5, 5)
    expect(page.locator(REVIEW)).to_have_count(0)
    assert look(page).what == "asked"
    expect(page.locator(REVIEW)).to_have_count(0)


def test_who_types_orders_while_the_page_of_a_year_is_open_gives_them(people: People) -> None:
    """The first number closes the page, and counts."""
    person = people.new(speed=0)
    page = at(person, last_plan)
    answer_until(person, lambda: dialog(person).count())
    expect(page.locator(".sequence")).to_have_count(1)
    for number in "132":
        page.keyboard.press(number)
    expect(page.locator(REVIEW)).to_have_count(0)
    expect(page.locator(SLOT)).to_have_count(3)


def test_the_log_has_room_beside_three_rivals(people: People) -> None:
    """At 1280 × 800, late in a year."""
    page = at(people.new(WIDE), asks("orders", year=2))
    box = page.locator(".log .lines").bounding_box()
    line = page.locator(".log .lines p").last.evaluate("e => parseFloat(getComputedStyle(e).lineHeight)")
    assert box is not None
    assert box["height"] / line > 7


@pytest.mark.parametrize(("size", "hand"), HANDS[:2], ids=["wide", "phone"])
def test_on_payday_each_creature_bears_its_wage(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """As long as it is asked who is paid; a creature that has been paid costs no more."""
    page = at(people.new(size, hand), asks("orders"))
    expect(page.locator(".cr .wage")).to_have_count(0)
    person = people.new(size, hand)
    page = at(person, asks("wages", year=2))
    creatures = [one["id"] for one in person.snapshot()["view"]["lords"][0]["creatures"]]
    assert creatures
    wages = page.locator(".stores .cr.lit .wage")
    expect(wages).to_have_count(len(creatures))
    for wage in wages.all():
        expect(wage.locator("svg").first).to_be_visible()
    expect(page.locator(".stores .cr .wage .one")).not_to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, (1920, 1080)], ids=["1280x800", "1920x1080"])
def test_all_that_a_rich_lord_can_choose_is_in_sight(people: People, size: tuple[int, int]) -> None:
    """With prisoners beside the goods, and more creatures and traps than a row holds."""
    page = at(people.new(size), asks("discard-trap", year=2))
    expect(page.locator(".stores .trapcard.lit").first).to_be_visible()
    page.evaluate(_RICH)
    assert flaws(page) == []
    for thing in page.locator(".stores :is(.count, .trapcard)").all():
        expect(thing).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280x800", "360x740"])
def test_minions_cover_no_costs(people: People, size: tuple[int, int]) -> None:
    """With one on each space."""
    page = at(people.new(size), asks("act"))
    page.locator(".places .minion").first.wait_for()
    assert page.evaluate(_CROWD) == []


@pytest.mark.parametrize("size", [WIDE, LOW], ids=["1280x800", "1280x600"])
@pytest.mark.parametrize("question", ["plan", "act"])
def test_the_names_of_rivals_are_whole(people: People, question: str, size: tuple[int, int]) -> None:
    """Beside their parties, evil and taxes."""
    page = at(people.new(size), asks(question, year=2))
    names = page.locator(".rivals .head b")
    expect(names).to_have_count(3)
    assert names.evaluate_all("all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).length") == 0
    assert (
        page.locator(".rivals .rival").evaluate_all("all => all.filter((e) => e.scrollWidth > e.offsetWidth).length")
        == 0
    )
    assert flaws(page) == []


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "answered"])
def test_a_card_that_was_looked_at_makes_room_for_the_adventurers(people: People, closes: bool) -> None:
    """With one press, or when the first question after it has been answered."""
    person = people.new()
    page = at(person, asks("spy"), "shared-victory")
    person.hand.press(BOARD)
    look(page)
    looked = page.locator(".season .looked")
    expect(looked).to_be_visible()
    expect(page.locator(".season .rows")).to_have_count(0)
    if closes:
        looked.get_by_role("button", name=words("web-close")).click()
    else:
        person.hand.press(ANSWERS)
        look(page)
    expect(looked).to_have_count(0)
    expect(page.locator(".season .rows")).to_be_visible()
