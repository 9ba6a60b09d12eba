"""What a browser or a network denies: cookies and storage, WebSockets."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.hands import Mouse
from tests.browser.people import WIDE, People, known_problem
from tests.browser.playing import DUNGEON_LORDS, DUNGEONEER, Sample, act, begin, set_up
from tests.browser.refusing_proxy import refusing_sockets
from tests.browser.screen import look
from tests.browser.serving import House
from tests.browser.words import words

SCREENS: Final = ("", "privacy", "about", "rules/dungeon-lords", "gallery/dungeoneer", "learn/dungeoneer", "puzzles")
ANSWERS: Final = 8

_NO_STORAGE: Final = """
for (const store of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, store, { get: () => { throw new DOMException('denied', 'SecurityError') } })
"""


def without_cookies(route: Route) -> None:
    """Keep what the server wants to be remembered from the browser."""
    answer = route.fetch(max_redirects=0)
    route.fulfill(response=answer, headers={name: of for name, of in answer.headers.items() if name != "set-cookie"})


@pytest.mark.parametrize("screen", SCREENS)
def test_without_cookies_a_screen_works_or_says_what_is_missing(people: People, screen: str) -> None:
    """Where somebody has blocked all cookies, Chromium denies all storage, too."""
    person = people.new()
    page = person.page
    person.context.new_cdp_session(page).send("Emulation.setDocumentCookieDisabled", {"disabled": True})
    person.context.add_init_script(_NO_STORAGE)
    page.route("**/*", without_cookies)
    person.open(f"/{screen}")
    assert page.evaluate("() => navigator.cookieEnabled") is False
    expect(page.locator("h1").first).to_have_text(re.compile(r"\w{3}"))
    if screen == "":
        expect(page.get_by_role("alert")).to_have_text(words("web-no-cookie"))
        page.locator("a[href='/privacy']").first.click()
        expect(page.locator("h1")).to_have_text(words("web-privacy"))
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("sample", [DUNGEON_LORDS, DUNGEONEER], ids=str)
def test_where_sockets_are_refused_a_table_is_played_over_http(people: People, house: House, sample: Sample) -> None:
    with refusing_sockets(house.port) as address:
        person = people.new(WIDE, Mouse, address=address)
        refused: list[str] = []
        person.page.on("websocket", lambda socket: socket.on("socketerror", lambda error: refused.append(str(error))))
        set_up(person, sample)
        begin(person)
        dice = random.Random(str(sample))
        for _ in range(ANSWERS):
            seen = look(person.page)
            act(person, seen, dice)
        look(person.page)
        assert refused and not person.heard
        person.page.goto("about:blank")
        known_problem(person, "WebSocket|403")
