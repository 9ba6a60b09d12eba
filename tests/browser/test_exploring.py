"""The explorer: a position from a link, estimates, walking down and back, lines, and links that lead nowhere."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.scenes.dungeonlords import RECORD
from tests.browser.test_screens import barriers
from tests.browser.words import words
from tests.fixtures.games import FOLDER

STARTS: Final = {
    "dungeon-lords": {"seats": "3", "preset": "full", "seed": "a link"},
    "dungeoneer": {"seats": "2", "preset": "tomb", "seed": "link 8"},
}


def arrive(person: Person, address: str) -> Page:
    """Open a link, and wait until every estimate is there."""
    page = person.open(address)
    settled(page)
    return page


def settled(page: Page) -> None:
    """Wait until the estimates are as good as they become."""
    page.locator("main[data-at*='=']").wait_for()
    page.locator(".answers[data-stage=done] .answer").first.wait_for()


def at(page: Page) -> str:
    """Where the page says that it is."""
    return str(page.locator("main").get_attribute("data-at"))


def answers(page: Page) -> list[str]:
    """The answers by name. What they are worth is found in as many worlds as the machine has time for."""
    return sorted([text.splitlines()[0] for text in page.locator(".answers .answer").all_inner_texts()])


def tool(page: Page, key: str, **more: str) -> Locator:
    """A button of the explorer."""
    return page.locator(".tools").get_by_role("button", name=words(key, **more))


@pytest.mark.parametrize(
    ("size", "hand", "game"),
    [(WIDE, Mouse, "dungeoneer"), (PHONE, Touch, "dungeoneer"), (WIDE, Keys, "dungeon-lords")],
)
def test_down_a_line_and_back(people: People, game: str, size: tuple[int, int], hand: type[Hand]) -> None:
    """Estimates stand beside all answers; one leads on, back leads back, and the link of a position leads there."""
    person = people.new(size, hand)
    page = arrive(person, f"/explore/{game}?{urlencode(STARTS[game])}")
    assert barriers(page) == []
    person.stays_in_width()
    first, root = answers(page), at(page)
    assert len(first) > 1
    person.hand.use(page.locator(".answers .answer").nth(1))
    expect(page.locator("main")).not_to_have_attribute("data-at", root)
    settled(page)
    second, there = answers(page), at(page)
    assert "line=0" in there.replace("%20", "+").replace("line=1", "line=0") and second != first
    person.hand.use(tool(page, "web-explore-back"))
    expect(page.locator("main")).to_have_attribute("data-at", root)
    settled(page)
    assert answers(page) == first
    other = people.new(WIDE, Mouse)
    linked = arrive(other, f"/explore/{game}?{there}")
    assert (at(linked), answers(linked)) == (there, second)


def test_branches_are_kept_and_lead_back(people: People) -> None:
    person = people.new(WIDE, Mouse)
    page = arrive(person, f"/explore/dungeon-lords?{urlencode(STARTS['dungeon-lords'])}")
    places = []
    for n in (0, 1):
        person.hand.use(page.locator(".answers .answer").nth(n))
        page.locator("main[data-at*='line=']").wait_for()
        places.append(at(page))
        person.hand.use(tool(page, "web-explore-back"))
        settled(page)
    lines = page.get_by_role("navigation", name=words("web-explore-lines")).get_by_role("button")
    expect(lines).to_have_count(3)
    person.hand.use(lines.nth(2))
    expect(page.locator("main")).to_have_attribute("data-at", places[1])
    expect(lines.nth(2)).to_have_attribute("aria-current", "step")
    person.hand.use(lines.nth(0))
    settled(page)
    person.hand.use(tool(page, "web-explore-on", player=words("player-number", number=1)))
    expect(lines).not_to_have_count(3)
    page.go_back()
    settled(page)


@pytest.mark.parametrize("game", STARTS)
def test_two_answers_are_compared(people: People, game: str) -> None:
    person = people.new(WIDE, Mouse)
    page = arrive(person, f"/explore/{game}?{urlencode(STARTS[game])}")
    person.hand.use(tool(page, "web-explore-likely"))
    page.locator("main[data-at*='line=']").wait_for()
    settled(page)
    compare = page.locator(".answers li button[aria-pressed]")
    person.hand.use(compare.nth(0))
    person.hand.use(compare.nth(compare.count() - 1))
    told = page.get_by_role("status", name=words("web-explore-comparison"))
    expect(told.locator("p")).to_have_count(2)
    assert barriers(page) == []


def test_from_a_replay(people: People) -> None:
    """A finished game can be explored from any of its positions, and back from there to earlier ones."""
    person = people.new(WIDE, Mouse)
    table = person.finished(RECORD)
    page = person.open(f"/replay/{table}?to=30&seat=all")
    person.hand.use(page.get_by_role("link", name=words("web-explore"), exact=True))
    settled(page)
    assert at(page) == f"table={table}&to=30"
    person.hand.use(tool(page, "web-explore-back"))
    expect(page.locator("main")).to_have_attribute("data-at", f"table={table}&to=29")


def test_from_text(people: People) -> None:
    """A record leads to its last position, by a link that can be sent; a position leads there."""
    person = people.new(WIDE, Mouse)
    page = person.open("/explore/dungeon-lords")
    text = page.get_by_role("textbox", name=words("web-explore-paste"))
    go = page.locator("form").last.get_by_role("button", name=words("web-explore-go"))
    text.fill("party warrior1 thief2; creatures troll1 witch1; traps pendulum; tiles 2,0 2,1; food 1; training")
    person.hand.use(go)
    settled(page)
    assert at(page).startswith("seed=") and "position=party" in at(page)
    person.hand.use(page.get_by_role("link", name=words("web-explore-another")))
    text.fill((FOLDER / "2-lords-full.record").read_text())
    person.hand.use(go)
    page.locator("main[data-at*='line=']").wait_for()
    expect(page.locator(".tools")).to_contain_text(words("web-explore-over"))


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("seats=9&seed=x", "9"),
        ("seats=2&seed=x&line=0 sing", "answer 1"),
        ("seats=2&seed=x&line=7 dig 3,1", "answer 1"),
        ("position=party; tiles", "position"),
        ("seats=2&options={}&preset=none", "none"),
        ("table=nowhere&to=3", ""),
    ],
)
def test_a_link_that_leads_nowhere_says_why(people: People, query: str, why: str) -> None:
    person = people.new(WIDE, Mouse)
    page = person.open(f"/explore/dungeon-lords?{query}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(why)
    assert alert.inner_text().strip()
    known_problem(person, "Failed to load resource")
    page.get_by_role("textbox", name=words("web-explore-paste")).wait_for()
