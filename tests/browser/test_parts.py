"""Parts of the page that are fetched later, where the server has another page by now."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.people import People, known_problem
from tests.browser.words import words

REPLAY = "**/assets/Replay-*.js"
GONE = "404|Failed to fetch dynamically imported module"


def test_a_part_that_is_gone_brings_the_newer_page(people: People) -> None:
    person = people.new()
    asked: list[str] = []

    def old(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    person.page.route(REPLAY, old)
    page = person.open(f"/replay/{person.finished('4-lords-full')}")
    expect(page.get_by_role("slider", name=words("web-position"))).to_be_visible()
    assert len(asked) == 2
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
