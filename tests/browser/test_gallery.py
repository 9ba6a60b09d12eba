"""The gallery: every card and tile of both games, to look at and to look up."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.words import words
from undercroft.cli.display.card_catalogue import catalogue_of, catalogues

LARGE: Final = (1920, 1080)
EXHIBIT: Final = ".exhibit"
PIECE: Final = f"{EXHIBIT}:not([id*=sign-])"
"""A card or tile: not an icon."""
ICONS: Final = re.compile(r"gi:[a-z0-9-]+[`'\"]:[`'\"]M")
"""What stands in a file of icons: their names and paths."""

_FAULTS: Final = """
() => {
  const all = [...document.querySelectorAll('.exhibit')].slice(0, 30)
  const boxes = all.map((one) => one.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const tight = (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
  return [
    ...boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)).map(() => `overlap: ${i}`)),
    ...all
      .filter((one) => [...one.querySelectorAll('.plate, .label')].some(tight))
      .map((one) => one.querySelector('h4').textContent.trim()),
  ]
}
"""
"""Which of the first exhibits lie on another, or do not fit into their place."""


def _names(page: Page) -> list[str]:
    """The names of all exhibits that are shown, once as many stand on the page as it says."""
    names = page.locator(f"{EXHIBIT} h4 a")
    status = page.get_by_role("status")
    expect(status).to_contain_text(re.compile(r"\d"))
    said = re.search(r"\d+", status.inner_text())
    assert said, "the page does not say how many it shows"
    expect(names).to_have_count(int(said[0]))
    return names.all_text_contents()


def _opened(person: Person, path: str) -> Page:
    """Open the gallery, and wait until the first of what is looked for is drawn."""
    page = person.open(path)
    page.locator(f"{EXHIBIT} .plate > *").first.wait_for()
    return page


def _count(page: Page, n: int, lang: str = "en") -> None:
    """Wait until the page says that it shows that many."""
    expect(page.get_by_role("status")).to_contain_text(words("web-gallery-count", lang, n=n))


def test_it_has_every_card_and_tile_and_draws_what_comes_near(people: People) -> None:
    """All are there to be searched by the browser, too; those far below are not drawn yet."""
    person = people.new()
    page = _opened(person, "/gallery/dungeoneer")
    records = list(catalogue_of("dungeoneer").records())
    expect(page.locator(PIECE)).to_have_count(len(records))
    _names(page)
    assert page.locator(f"{EXHIBIT} .plate > *").count() < len(records)
    last = page.locator(EXHIBIT).last
    last.scroll_into_view_if_needed()
    last.locator(".plate > *").first.wait_for()
    every = sum(len(list(catalogue.records())) for catalogue in catalogues())
    page = person.open("/gallery")
    # What is printed on the board of Dungeon Lords is shown, too.
    person.wait_until(lambda: page.locator(EXHIBIT).count() > every)


def test_a_telephone_draws_no_more_than_is_scrolled_to_until_the_page_has_settled(people: People) -> None:
    """Else its processor would be busy for seconds with cards far below; the page's clock stands still meanwhile."""
    person = people.new(PHONE, Touch)
    page = person.page
    page.clock.install()
    _opened(person, "/gallery/dungeoneer")
    every = len(list(catalogue_of("dungeoneer").records()))

    def drawn() -> int:
        page.clock.run_for(1)
        return page.locator(EXHIBIT).count()

    page.clock.run_for(1000)
    some = drawn()
    assert some < every / 4
    page.locator(EXHIBIT).last.scroll_into_view_if_needed()
    person.wait_until(lambda: drawn() > some)
    assert drawn() < every
    page.clock.run_for(60_000)
    expect(page.locator(PIECE)).to_have_count(every)


def test_each_part_is_shown_as_soon_as_it_is_there(people: People) -> None:
    """A heading waits for no exhibits, exhibits wait for no drawing, and a game waits only for those above it."""
    person = people.new()
    page = person.page
    held: dict[str, list[Route]] = {"lords": [], "icons": []}

    def hold(route: Route) -> None:
        part = "icons" if ICONS.search(route.fetch().text()) else "lords"
        if part in held:
            held[part].append(route)
        else:
            route.continue_()

    def release(part: str) -> None:
        for route in held.pop(part):
            route.continue_()

    page.route("**/assets/dungeon-lords*.js", hold)
    person.open("/gallery")
    headings = page.locator(".wing h2")
    exhibits = page.locator(EXHIBIT)
    expect(headings).to_have_text(words("name-dungeon-lords"))
    expect(exhibits).to_have_count(0)
    release("lords")
    expect(exhibits.first).to_be_visible()
    assert page.locator(f"{EXHIBIT} .plate > *").count() == 0
    top = exhibits.first.bounding_box()
    release("icons")
    page.locator(f"{EXHIBIT} .plate > *").first.wait_for()
    assert exhibits.first.bounding_box() == top
    expect(headings).to_have_count(2)


@pytest.mark.parametrize(
    ("size", "hand", "lang"), [(WIDE, Mouse, "en"), (LARGE, Mouse, "it"), (PHONE, Touch, "ru")], ids=str
)
def test_nothing_lies_on_anything_or_is_cut_at_any_size(
    people: People, size: tuple[int, int], hand: type[Hand], lang: Literal["en", "ru", "it"]
) -> None:
    person = people.new(size, hand, lang=lang)
    for game in ("dungeon-lords", "dungeoneer"):
        for group in catalogue_of(game).groups:
            page = _opened(person, f"/gallery/{game}?kind={group}")
            person.stays_in_width()
            found: list[str] = page.evaluate(_FAULTS)
            assert not found, f"{game}, {group}: {found}"


def test_search_and_filters_stand_in_the_address_which_can_be_sent(people: People) -> None:
    person = people.new()
    page = _opened(person, "/gallery")
    page.get_by_role("searchbox").fill("WOUND")
    page.get_by_label(words("web-gallery-kind")).select_option("monster")
    person.wait_until(lambda: "kind=monster" in page.url)
    expect(page.locator("mark").first).to_contain_text("ound")
    names = _names(page)
    friend = people.new()
    other = _opened(friend, page.url.replace(friend.open("/").url.rstrip("/"), ""))
    assert _names(other) == names
    expect(other.get_by_role("searchbox")).to_have_value("WOUND")
    other.get_by_role("link", name=words("web-gallery-everything")).click()
    expect(other.get_by_role("searchbox")).to_have_value("")
    other.get_by_role("searchbox").fill("nothing has all these words")
    expect(other.locator("main")).to_contain_text(words("web-gallery-nothing"))
    _count(other, 0)


def test_a_link_leads_to_one_card_with_what_of_it_is_proposed(people: People) -> None:
    person = people.new(lang="ru")
    catalogue = catalogue_of("dungeoneer")
    card = next(record for record in catalogue.groups["quest"] if record.doubt)
    page = person.open(f"/gallery/dungeoneer#{card.id}")
    here = page.locator(f"{EXHIBIT}.here")
    expect(here).to_have_attribute("id", card.id)
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()
    expect(here.locator(".origin[data-certainty=partly]")).to_be_visible()
    expect(page).to_have_title(f"{words('web-gallery', 'ru')}: Подземелье · Undercroft")


def test_a_being_has_a_face_that_is_for_the_eye_only(people: People) -> None:
    person = people.new()
    for path in ("dungeon-lords#troll", "dungeon-lords#thief1", "dungeoneer#raka", "dungeoneer#barrow_knight"):
        page = person.open(f"/gallery/{path}")
        faces = page.locator(f"{EXHIBIT}.here .being[aria-hidden=true]")
        expect(faces).to_have_count(1)
        shown = faces.evaluate("svg => getComputedStyle(svg.querySelector('.ground')).fill")
        assert not shown.startswith("rgb(0, 0, 0"), f"{path}: the ground has no colour"


def test_the_keyboard_reaches_all_of_it(people: People) -> None:
    """Search, filters and cards follow one another by Tab; a card's name leads to its own address."""
    person = people.new()
    page = _opened(person, "/gallery/dungeon-lords")
    page.get_by_role("searchbox").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.tagName") == "SELECT"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f"{EXHIBIT}.here")).to_have_attribute("id", catalogue_of("dungeon-lords").groups["trap"][0].id)


def test_a_newcomer_finds_it(people: People) -> None:
    """The first page, the rules and every game's panel lead there; it speaks the language that is chosen there."""
    person = people.new()
    page = person.open("/")
    for link in page.get_by_role("link", name=words("web-gallery")).all():
        assert "/gallery" in (link.get_attribute("href") or "")
    page.get_by_role("link", name=words("web-gallery")).first.click()
    page.locator(f"{EXHIBIT} .plate > *").first.wait_for()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words("web-gallery", "it"))
    person.open("/rules/dungeoneer")
    page.get_by_role("link", name=words("web-gallery", "it")).click()
    page.locator(f"{EXHIBIT} .plate > *").first.wait_for()
    assert page.url.endswith("/gallery/dungeoneer")


def test_a_game_that_does_not_exist_has_no_gallery(people: People) -> None:
    person = people.new()
    replies: list[Any] = []
    person.page.on("response", lambda reply: replies.append(reply.status) if reply.url.endswith("/chess") else None)
    page = person.open("/gallery/chess")
    page.get_by_role("heading", name=words("web-unknown")).wait_for()
    assert replies == [404]
    known_problem(person, "status of 404")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_card_that_is_a_strip_stands_in_a_low_place(people: People, size: tuple[int, int]) -> None:
    """A high one would be an empty box; and what is proposed is said below the card, not between its words."""
    person = people.new(size, Touch if size == PHONE else Mouse)
    heights = {}
    for game, kind in (("dungeon-lords", "trap"), ("dungeoneer", "trap"), ("dungeoneer", "hero")):
        page = _opened(person, f"/gallery/{game}?kind={kind}")
        assert page.evaluate(_FAULTS) == []
        box = page.locator(f"{EXHIBIT} .plate").first.bounding_box()
        assert box
        heights[game, kind] = box["height"]
        if kind == "trap":
            assert "[" not in page.locator(EXHIBIT).first.inner_text()
    assert heights["dungeon-lords", "trap"] == heights["dungeoneer", "trap"] < heights["dungeoneer", "hero"] * 0.6
