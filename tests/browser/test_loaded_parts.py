"""Parts of the page that are fetched later, where the server has another page by now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.people import People, known_problem
from tests.browser.words import words

REPLAY = "**/assets/Replay-*.js"
NAMED: Final = re.compile(
    r'<(?:link rel="(?:modulepreload|preload)"[^>]* href|script type="module"[^>]* src)="(/assets/[^"]+)"'
)
SHEET: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
"""The styles of a screen, in one file."""
HELD: Final = re.compile(r'<link rel="held" href="([^"]+)">')
"""The files that those come from."""
SHOWN: Final = {"table": ".bar h2", "replay": "input[type=range]", "gallery": ".exhibit", "rules": "main h2"}
FOLLOW: Final = """path => {
  const link = Object.assign(document.createElement('a'), { href: path })
  document.body.append(link)
  link.click()
}"""
SPARING: Final = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""The browser has been told to fetch no more than it must."""

GONE = "404|Failed to fetch dynamically imported module"


def test_a_part_that_is_gone_brings_the_newer_page(people: People) -> None:
    person = people.new()
    opened: list[str] = []

    def old(route: Route) -> None:
        if len(opened) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    person.page.on("request", lambda request: opened.append(request.url) if request.is_navigation_request() else None)
    person.page.route(REPLAY, old)
    page = person.open(f"/replay/{person.finished('4-lords-full')}")
    expect(page.get_by_role("slider", name=words("web-position"))).to_be_visible()
    assert len(opened) == 2
    known_problem(person, GONE)


def test_a_part_that_stays_away_is_no_endless_wait(people: People) -> None:
    person = people.new()
    table = person.finished("4-lords-full")
    person.page.route(REPLAY, lambda route: route.fulfill(status=404))
    page = person.open(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text(words("web-part-missing"))
    person.page.unroute(REPLAY)
    page.get_by_role("button", name=words("web-try-now")).click()
    expect(page.get_by_role("slider", name=words("web-position"))).to_be_visible()
    known_problem(person, GONE)


@pytest.mark.parametrize(("screen", "lang"), [("table", "it"), ("replay", "ru"), ("gallery", "en"), ("rules", "it")])
def test_a_page_names_at_once_what_it_will_fetch(people: People, screen: str, lang: Literal["en", "it", "ru"]) -> None:
    """Coming from the first page, the program fetches part by part what a page that is opened names at once."""

    def named(path: str) -> list[set[str]]:
        page = person.page.request.get(f"{person.address}{path}", headers={"Accept-Language": lang}).text()
        return [set(kind.findall(page)) for kind in (NAMED, SHEET, HELD)]

    person = people.new(lang=lang)
    paths: dict[str, Callable[[], str]] = {
        "table": lambda: f"/table/{person.make('me', 'bot:greedy')['id']}",
        "replay": lambda: f"/replay/{person.finished('4-lords-full')}",
        "gallery": lambda: "/gallery/dungeoneer",
        "rules": lambda: "/rules/dungeoneer",
    }
    path = paths[screen]()
    (home, sheet, first), (other, _, styles) = named("/"), named(path)
    wanted = home | sheet | other | (styles - first)
    person.page.add_init_script(SPARING)
    fetched: set[str] = set()

    def fetches(request: Request) -> None:
        if (file := request.url.removeprefix(person.address)).startswith("/assets/"):
            fetched.add(file)

    person.page.on("request", fetches)
    page = person.open("/")
    page.evaluate(FOLLOW, path)
    expect(page.locator(SHOWN[screen]).first).to_be_visible()
    # A slow machine may be idle for a while between two parts.
    person.wait_until(lambda: wanted <= fetched)
    page.wait_for_load_state("networkidle")
    assert fetched == wanted
