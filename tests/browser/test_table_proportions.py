"""The proportions of a table: the board is large, each choice is offered once, and nothing moves between phases."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.people import WIDE, People
from tests.browser.playing import DUNGEON_LORDS, begin, play, set_up
from tests.browser.positions import asks
from tests.browser.scenes import dungeoneer, dungeonlords
from tests.browser.scenes.dungeonlords import RECORD
from tests.browser.screen import TICKER, look
from tests.browser.words import words

LARGE: Final = (1920, 1080)
PANELS: Final = (".dungeon", ".dungeon .map", ".stores", ".panel.evil", ".rivals")

_BOX: Final = """
(query) => {
  const { x, y, width, height } = document.querySelector(query).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}
"""

_SHIFTS: Final = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const unfolded = sources.some(({ node }) => node?.matches?.('.bar'))
    if (!hadRecentInput && !unfolded) window.shifts.push(value)
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Collects how much the page has moved by itself, as https://web.dev/articles/cls measures it, over a whole game."""

Box = tuple[int, int, int, int]


def box(page: Page, query: str) -> Box:
    """Where an element is, in pixels: x, y, width, height."""
    x, y, width, height = page.evaluate(_BOX, query)
    return x, y, width, height


def boxes(page: Page, query: str) -> list[Box]:
    """Where all such elements are that have a place on the page."""
    found = page.locator(query).evaluate_all(
        "all => all.map((e) => e.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
    )
    return [(x, y, width, height) for x, y, width, height in found if width and height]


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


def share(page: Page, query: str) -> float:
    """The part of the window that an element takes, in percent."""
    _, _, width, height = box(page, query)
    size = page.viewport_size
    assert size is not None
    return 100 * width * height / (size["width"] * size["height"])


def square(page: Page) -> tuple[int, int]:
    """How far the squares of a dungeon are from each other, across and down, in pixels."""
    (x, y, *_), (right, *_), (_, below, *_) = (box(page, f"[data-square='{name}']") for name in ("0,0", "1,0", "0,1"))
    return right - x, below - y


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=str)
def test_the_map_has_nearly_half_of_the_window(people: People, size: tuple[int, int]) -> None:
    person = people.new(size, Mouse)
    dungeoneer.feats(person)
    assert share(person.page, ".mapbox") >= 45
    free = box(person.page, ".mapbox")
    dungeoneer.clash(person)
    assert box(person.page, ".mapbox") == free, "a battle has moved the map"


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=str)
def test_what_is_laid_and_where_is_large_and_moves_nothing_else(people: People, size: tuple[int, int]) -> None:
    person = people.new(size, Mouse)
    page = person.page
    boxes: list[list[Box]] = []
    for scene in (dungeoneer.feats, dungeoneer.place):
        scene(person)
        boxes.append([box(page, panel) for panel in (".mapbox .frame", ".mapbox .tools", ".mapbox .hand")])
    assert boxes[0] == boxes[1], "the map, its tools or the hand have made room"
    cells = [one.bounding_box() for one in page.locator(".cell.lit").all()]
    cells.append(page.locator(".laying .picture").bounding_box())
    assert len(cells) > 1 and all(one and one["width"] >= 96 for one in cells)


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=str)
def test_the_boards_of_a_lord_have_nearly_half_of_the_window(people: People, size: tuple[int, int]) -> None:
    """The areas with what is for hire and for sale, and the dungeon."""
    person = people.new(size, Mouse)
    dungeonlords.orders(person)
    assert share(person.page, ".column.left") + share(person.page, ".dungeon") >= 45


def test_hardly_anything_moves_in_a_whole_game(people: People) -> None:
    """Only what the player has unfolded moves the rest: the list of what glows."""
    person = people.new(WIDE, Mouse, motion=True, speed=4)
    person.context.add_init_script(_SHIFTS)
    person.sow("mouse")
    set_up(person, DUNGEON_LORDS.among(2, "first"))
    begin(person)
    play(person, "mouse")
    assert person.page.evaluate("() => window.shifts.reduce((sum, one) => sum + one, 0)") < 0.1


@pytest.mark.parametrize(("size", "least"), [(WIDE, 84), (LARGE, 120)], ids=str)
def test_the_squares_of_a_dungeon_are_large_and_stay_where_they_are(
    people: People, size: tuple[int, int], least: int
) -> None:
    person = people.new(size, Mouse)
    boxes: list[list[Box]] = []
    for scene in (dungeonlords.orders, dungeonlords.building, dungeonlords.planning, dungeonlords.battle):
        scene(person)
        across, down = square(person.page)
        assert abs(across - down) <= 1 and across >= least
        boxes.append([box(person.page, panel) for panel in PANELS])
    assert boxes == boxes[:1] * len(boxes), "something has moved, or has another size in another phase"


@pytest.mark.parametrize("listed", [False, True])
def test_no_empty_line_is_left_between_the_board_and_a_question(people: People, listed: bool) -> None:
    """Also if what glows is listed: the answers stand in one row."""
    person = people.new(WIDE, Mouse, listed=listed)
    dungeonlords.building(person)
    _, above, _, _ = box(person.page, ".foot > .place")
    _, top, _, _ = box(person.page, ".bar")
    assert top - above < 12


def test_what_glows_on_the_board_is_listed_only_when_asked_for(people: People) -> None:
    """Only at the question at which one has asked; the button stays where it is."""
    person = people.new()
    page = person.page
    dungeonlords.table(person, "orders")
    listing = page.locator(".bar").get_by_role("button", name=words("web-as-list", n="6"))
    answers = page.locator(".bar .words")
    expect(answers).to_be_hidden()
    stood = listing.bounding_box()
    person.hand.use(listing)
    expect(answers).to_be_visible()
    assert listing.bounding_box() == stood
    dungeonlords.table(person, "hire")
    pointed, fold = page.locator(".bar .options .pointed").first, page.locator(".bar .fold button")
    expect(pointed).to_be_hidden()
    stood = fold.bounding_box()
    for shown in (True, False):
        person.hand.use(fold)
        expect(pointed).to_be_visible(visible=shown)
        assert fold.bounding_box() == stood


def test_what_the_board_alone_cannot_tell_apart_is_listed(people: People) -> None:
    """Only one creature wants its wage: whether it is paid is a button, with nothing to point at before."""
    person = people.new()
    dungeonlords.table(person, "wages")
    assert len(look(person.page).options) == 2


def test_a_creature_is_paid_with_one_press_among_few(people: People) -> None:
    """Pointing at one of two leaves the choice whether to pay it, so that a button for each saves a press."""
    person = people.new()
    wanted = asks("wages")
    two = person.resume(RECORD, lambda state: wanted(state) and len(state.decision(0).options) == 4)
    person.open(f"/table/{two}")
    assert len(look(person.page).options) == 4
    before = person.snapshot()["decisions"][0]["number"]
    person.hand.press(".bar .options button")
    person.wait_until(lambda: before not in [one["number"] for one in person.snapshot()["decisions"]])


def test_a_bar_that_waits_has_one_line_and_the_story_is_beside_it(people: People) -> None:
    person = people.new(speed=0.05)
    page = person.page
    dungeonlords.table(person, "act", nth=1)
    reserved = box(page, ".foot > .place")
    board = box(page, "main")
    asked = boxes(page, ".bar :is(button, a)")
    person.hand.press(".bar .options button")
    page.locator(TICKER).wait_for()
    hurry = boxes(page, ".line button")
    assert len(hurry) == 5 and not any(meet(one, other) for one in hurry for other in asked), "one hits what comes"
    assert box(page, ".foot > .place") == reserved and box(page, "main") == board
    assert box(page, ".bar")[3] < 60
    page.locator(f"{TICKER} span").evaluate("line => line.append(line.innerText.repeat(12))")
    assert box(page, ".foot > .place") == reserved and box(page, "main") == board, "a long line has moved the board"
    _, top, _, height = box(page, TICKER)
    assert height > reserved[3] - box(page, ".bar")[3] and top + height <= box(page, ".bar")[1] + 1
    speeds = page.get_by_role("group", name=words("web-speed")).get_by_role("button")
    expect(speeds).to_have_count(4)
    for _ in range(2):  # on a wide screen all are there, and a press on the present one changes nothing
        speeds.first.click()
        expect(speeds.first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("group", name=words("web-speed")).get_by_role("button", name=words("web-at-once")).click()
    page.locator(TICKER).wait_for(state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('undercroft')).speed") == 0


def test_a_sign_points_to_what_can_be_chosen_and_has_no_room(people: People) -> None:
    """In a flat window; in a higher one there is room for it, and no sign."""
    person = people.new((1280, 420), Mouse)
    dungeonlords.battle(person)
    page = person.page
    signed, boxes = page.locator(".wide > .more"), page.locator("[data-more]")
    expect(signed.first).to_be_visible()
    boxes.first.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(signed).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.set_viewport_size({"width": 1280, "height": 420})
    expect(signed.first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(signed).to_have_count(0)
