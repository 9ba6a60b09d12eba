"""A small screen: nothing appears twice, no word is broken, and a finger hits its target."""

from __future__ import annotations

import re
from typing import Final, Literal, get_args

import pytest
from playwright.sync_api import expect

from tests.browser.dungeoneering import Wanted, asked, found, sit_down
from tests.browser.hands import SMALLEST, Hand, Mouse, Touch
from tests.browser.people import PHONE, People
from tests.browser.people import WIDE as WIDE_SCREEN
from tests.browser.positions import asks
from tests.browser.scenes import dungeoneer, dungeonlords
from tests.browser.scenes.scene import Scene
from tests.browser.screen import BOARD, look
from tests.browser.test_screens import barriers
from tests.browser.words import words
from undercroft.dungeoneer.board.terms.cells import xy
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.game_state import State

Lang = Literal["en", "ru", "it"]
LANGS: Final = get_args(Lang)

WIDE: Final = 8
"""How many columns lie between the outermost locations of a dungeon that is too wide."""

FINGER: Final = 40
"""The least width and height of a target, in pixels."""

_BROKEN: Final = """
(query) => [...document.querySelectorAll(query)].flatMap((e) => {
  const text = e.firstChild
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
  })
})
"""
"""Words that stand on more than one line."""

_OVER: Final = """
() => [...document.querySelectorAll('.places .name')].flatMap((name) => {
  const room = name.getBoundingClientRect()
  const words = name.querySelector('.words').getBoundingClientRect()
  const boxes = [...name.querySelectorAll('.label, .turn, .locked')].map((part) => [...part.getClientRects()])
  // Letters are lower than their boxes, which overlap a little from line to line.
  const lies = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)
  const meet = (one, other) => one.some((a) => other.some((b) => lies(a, b)))
  const over = boxes.some((one, n) => boxes.slice(n + 1).some((other) => meet(one, other)))
  const out = words.top < room.top || words.bottom > room.bottom || words.right > room.right
  return out || over ? [name.innerText] : []
})
"""
"""Names of areas in which one part lies on another, or that are higher or wider than their buttons."""

PRESSED: Final = ", ".join(
    (".top a, .top button", "[role=tab]", ".bar button", ".purse button", ".places button", ".mapbox .tools button")
)
"""The buttons that are pressed all the time."""

_SMALL: Final = """
([query, least]) => [...document.querySelectorAll(query)]
  .map((e) => [e.getAttribute('aria-label') || e.innerText, e.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least || height < least))
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
"""


def test_the_stores_appear_once(people: People) -> None:
    """While a battle is planned, they stand above it; everything else is beside the dungeon."""
    person = people.new(PHONE, Touch)
    dungeonlords.planning(person)
    expect(person.page.locator(".purse")).to_be_visible()
    expect(person.page.locator(".stores")).to_have_count(0)
    person.page.get_by_role("tab", name=words("web-dungeon")).tap()
    expect(person.page.locator(".stores")).to_be_visible()
    expect(person.page.locator(".purse")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGS)
def test_a_listed_table_does_not_widen_the_first_page(people: People, lang: Lang) -> None:
    """However long the names of the players are."""
    person = people.new(PHONE, Touch, lang=lang)
    person.resume("4-lords-full", asks("orders"))
    page = person.open("/")
    page.locator("a.table").wait_for()
    person.stays_in_width()


@pytest.mark.parametrize("lang", LANGS)
def test_no_order_is_broken_within_a_word(people: People, lang: Lang) -> None:
    """Neither among the choices, chosen or not, nor where they are put together."""
    person = people.new(PHONE, Touch, lang=lang)
    person.open(f"/table/{person.resume('4-lords-full', asks('orders'), 4)}")
    look(person.page)
    names = person.page.locator(".places .name.lit")
    every = names.all_inner_texts()
    longest = sorted(range(len(every)), key=lambda n: -max(map(len, every[n].split())))[:3]
    for name in [names.nth(n).element_handle() for n in longest]:
        name.tap()
    expect(person.page.locator(".bar [data-slot].filled")).to_have_count(3)
    assert person.page.evaluate(_BROKEN, ".places .label, .bar [data-slot] .word") == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("size", "hand"), [(PHONE, Touch), (WIDE_SCREEN, Mouse)], ids=["phone", "wide"])
def test_no_lock_lies_over_the_name_of_an_area(
    people: People, size: tuple[int, int], hand: type[Hand], lang: Lang
) -> None:
    """Nor is a name of several lines cut; beside a lesson the rows are low."""
    person = people.new(size, hand, lang=lang)
    dungeonlords.guided(person)
    expect(person.page.locator(".places .locked").first).to_be_attached()
    assert person.page.evaluate(_OVER) == []
    person.open(f"/table/{person.resume('4-lords-full', asks('orders'), 2)}")
    look(person.page)
    assert person.page.evaluate(_OVER) == []


def test_a_rule_is_fully_visible_under_a_small_header(people: People) -> None:
    """Only the contents and the search stay in sight; they do not cover the rule that a link leads to."""
    person = people.new(PHONE, Touch, lang="ru")
    person.open("/rules/dungeon-lords#DL-5.3")
    rule, head = person.page.locator("[id='DL-5.3']"), person.page.locator(".tools")
    expect(rule).to_be_in_viewport(ratio=1)
    person.page.wait_for_function("() => scrollY > 500")
    above, box = head.bounding_box(), rule.bounding_box()
    assert above and box
    assert above["y"] == 0
    assert above["height"] < 60
    assert above["height"] <= box["y"] < above["height"] + 30
    person.page.get_by_role("searchbox").fill("ловушка")
    expect(person.page.get_by_role("status")).to_have_text(re.compile(r"^[1-9]\d* правил"))
    person.stays_in_width()


@pytest.mark.parametrize(("page", "chapter"), [("", "DL-7"), ("/tables", "traps")])
def test_the_contents_of_what_one_reads_are_at_hand_however_far_down_one_is(
    people: People, page: str, chapter: str
) -> None:
    """They are folded into a line at the top, and hang over the text only as long as they are wanted."""
    person = people.new(PHONE, Touch, lang="ru")
    shown = person.open(f"/rules/dungeon-lords{page}")
    shown.locator("main h2").first.wait_for()
    summary, contents = (
        shown.locator("summary").first,
        shown.get_by_role("navigation", name=words("web-contents", "ru")),
    )
    expect(summary).to_have_text(words("web-contents", "ru"))
    shown.evaluate("scrollTo(0, 900)")
    shown.wait_for_function("() => scrollY > 400")
    expect(summary).to_be_in_viewport(ratio=1)
    expect(contents).to_be_hidden()
    assert barriers(shown) == []
    person.hand.use(summary)
    expect(contents).to_be_visible()
    assert barriers(shown) == []
    for thing in (summary, *contents.get_by_role("link").all()):
        box = thing.bounding_box()
        assert box and box["height"] >= 44
    person.stays_in_width()
    shown.keyboard.press("Escape")
    expect(contents).to_be_hidden()
    expect(summary).to_be_focused()
    person.hand.use(summary)
    expect(contents).to_be_visible()
    shown.touchscreen.tap(PHONE[0] / 2, PHONE[1] - 4)
    expect(contents).to_be_hidden()
    person.hand.use(summary)
    person.hand.use(contents.locator(f"a[href$='#{chapter}']"))
    expect(contents).to_be_hidden()
    heading = shown.locator(f"[id='{chapter}']")
    expect(heading).to_be_in_viewport(ratio=1)
    line, box = summary.bounding_box(), heading.bounding_box()
    assert line and box and line["y"] + line["height"] <= box["y"]
    person.hand.use(summary)
    person.hand.use(contents.get_by_role("link", name=words("web-guide-sources", "ru")))
    shown.wait_for_url("**/rules/dungeon-lords/sources")
    expect(summary).to_be_in_viewport()


@pytest.mark.parametrize(
    "scene",
    [dungeonlords.orders, dungeonlords.planning, dungeoneer.feats, dungeoneer.place],
    ids=lambda one: one.__name__,
)
def test_a_finger_hits_the_buttons(people: People, scene: Scene) -> None:
    """Each of the buttons is large enough."""
    person = people.new(PHONE, Touch)
    scene(person)
    assert person.page.evaluate(_SMALL, [PRESSED, FINGER]) == []


def stretched(wanted: Wanted) -> Wanted:
    """The same position, in a dungeon that is too wide for a phone."""

    def is_so(state: State) -> bool:
        assert isinstance(state, DungeoneerState)
        columns = {xy(cell)[0] for cell in state.dungeon.cells}
        return max(columns) - min(columns) >= WIDE and wanted(state)

    return is_so


_IN_THE_MIDDLE: Final = """
(query) => {
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]
  const pane = middle(document.querySelector('[data-pane]').getBoundingClientRect())
  const far = (e) => Math.hypot(...middle(e.getBoundingClientRect()).map((at, i) => at - pane[i]))
  return [...document.querySelectorAll(query)].sort((one, other) => far(one) - far(other))[0].dataset.square
}
"""
"""What can be chosen nearest to the middle of the map's window."""

CLOSER: Final = 5
"""How often the map is made larger, so that hardly more than one square is in sight."""


def test_a_button_leads_through_all_that_can_be_chosen_on_a_long_map(people: People) -> None:
    """Column by column, and it passes nothing by."""
    person = people.new(PHONE, Touch)
    sit_down(person, found(stretched(asked(0, "place"))))
    squares = len(look(person.page).board)
    for _ in range(CLOSER):
        person.hand.use(person.page.get_by_role("button", name=words("web-dn-closer")))
    cells = []
    for _ in range(squares):
        person.hand.use(person.page.locator("[data-beyond]"))
        cells.append(tuple(map(int, person.page.evaluate(_IN_THE_MIDDLE, BOARD).split(","))))
    first = cells.index(min(cells))
    assert cells[first:] + cells[:first] == sorted(cells)


def test_squares_of_a_long_dungeon_are_large_enough_and_within_reach(people: People) -> None:
    """Where there is no room for all that can be chosen, a button leads to the rest."""
    person = people.new(PHONE, Touch)
    sit_down(person, found(stretched(asked(0, "place"))))
    squares = len(look(person.page).board)
    assert person.page.locator("[data-beyond]").count()
    for n in range(squares):
        person.hand.point(BOARD, n)
    assert person.hand.smallest >= (SMALLEST, "")


def test_the_offer_to_keep_a_game_leaves_the_head_one_line(people: People) -> None:
    """The menu has the same button."""
    person = people.new(PHONE, Touch, offer=True)
    page = person.open(f"/table/{person.make('me', *['bot:random'] * 3)['id']}")
    look(page)
    head = page.get_by_role("banner")
    before = head.bounding_box()
    person.hand.press(BOARD)
    person.hand.confirm()
    look(page)
    page.locator(".keep-offer").wait_for(state="attached")
    assert head.bounding_box() == before
    person.hand.use(page.get_by_role("button", name=words("web-menu")))
    expect(page.get_by_role("button", name=words("web-keep-mine"), exact=True)).to_be_visible()


_LINES: Final = """
() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.bar h2'))
  const right = Math.max(...[...range.getClientRects()].map((box) => box.right))
  const tools = document.querySelector('.bar .tools').getBoundingClientRect()
  return [right > tools.left, range.getBoundingClientRect().bottom > tools.bottom]
}
"""
"""Whether a line of the question goes on under the tools, and whether there is one below them."""


def test_a_long_question_flows_around_its_tools(people: People) -> None:
    """A narrow column beside them would take the room from the board."""
    person = people.new(PHONE, Touch)
    person.open(f"/table/{person.resume('4-lords-full', asks('plan', 2), 1)}")
    look(person.page)
    assert person.page.evaluate(_LINES) == [True, True]
