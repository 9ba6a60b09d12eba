"""People, each with a browser whose pages are watched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, Literal

from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Page, Request, Route, WebSocket

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.positions import find, recorded
from tests.patience import PATIENCE, wait_until
from undercroft.kernel.engine.game_state import State

GAME: Final = "dungeon-lords"
MINE: Final = {"X-Undercroft": "1"}
WIDE: Final = (1280, 800)
RETRIES: Final = 2
"""An idle connection may be closed just as it is used again: browsers retry, and so do we."""

PHONE: Final = (360, 740)

FONTS: Final = "() => document.fonts.ready.then(() => null)"
"""Waits for the fonts that the page is loading: until they are there, others stand in."""

_SIDEWAYS: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

_BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What a page says that may not have a service worker."""

_WISHES: Final = """
if (location.protocol.startsWith('http')) {
  const kept = JSON.parse(localStorage.getItem('undercroft') ?? '{}')
  localStorage.setItem('undercroft', JSON.stringify({ ...WISHES, ...kept }))
}
"""


class Person:
    """A person at a screen.

    Attributes:
        context: the browser, with its own cookie.
        page: the page they are looking at.
        hand: how they use it.
        wrong: errors on their pages, and requests to other hosts.
    """

    def __init__(self, context: BrowserContext, address: str, hand: type[Hand]) -> None:
        self.context = context
        self.address = address
        self.wrong: list[str] = []
        self.heard: list[str] = []
        context.on("page", self._watch)
        self.page = context.new_page()
        self.hand = hand(self.page)

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and message.text != _BLOCKED:
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.wrong.append(f"request: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1) + "/"):
            self.wrong.append(f"socket: {socket.url}")
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def stop_time(self) -> None:
        """Stop the clock of the page that is opened next; `page.clock.run_for` lets time pass."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)

    def open(self, path: str) -> Page:
        """Go to a page of the server."""
        self.page.goto(f"{self.address}{path}")
        return self.page

    def sow(self, seed: str) -> None:
        """Give every table that this browser makes this seed, so that failures can be repeated."""

        def with_seed(route: Route) -> None:
            route.continue_(post_data={**(route.request.post_data_json or {}), "seed": seed})

        self.page.route("**/api/tables", with_seed)

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        """Send a POST request to the API, as this browser."""
        options: dict[str, Any] = {"headers": dict(MINE), "params": params, "timeout": PATIENCE * 1000}
        if isinstance(body, str):
            options["headers"]["Content-Type"] = "text/plain"
        response = self.context.request.post(f"{self.address}/api{path}", data=body or {}, **options)
        assert response.ok, f"{path}: {response.text()}"
        return response.json()

    def get(self, path: str, **params: Any) -> Any:
        """Send a GET request to the API, as this browser."""
        return self._get(path, **params).json()

    def _get(self, path: str, **params: Any) -> APIResponse:
        options: dict[str, Any] = {"params": params, "max_retries": RETRIES, "timeout": PATIENCE * 1000}
        response = self.context.request.get(f"{self.address}/api{path}", **options)
        assert response.ok, f"{path}: {response.text()}"
        return response

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        return self.page.url.partition("?")[0].rpartition("/")[2]

    def snapshot(self) -> Any:
        """The state of the table on the page, as far as this browser may know it."""
        return self.get(f"/tables/{self.table}")

    def record(self) -> str:
        """The record of the finished game on the page."""
        return self._get(f"/tables/{self.table}/record").text()

    def make(self, *seats: str, game: str = GAME, preset: str = "full", **more: Any) -> Any:
        """Make a table and open it."""
        return self.post("/tables", {"game": game, "preset": preset, "seats": list(seats), **more})

    def resume(self, record: str, wanted: Callable[[State], bool], nth: int = 0, seats: str = "") -> str:
        """Make a table that continues a recorded game from such a position, and return its id.

        Args:
            record: the name of the record.
            wanted: whether a position is one of those.
            nth: which of them, from 0.
            seats: who plays on; if empty, this person in seat 0 against greedy bots.
        """
        game = recorded(record)
        who = seats or ",".join(["me", *["bot:greedy"] * (game.header.seats - 1)])
        return str(self.post("/records", game.to_text(), to=find(game, wanted, nth), seats=who)["id"])

    def finished(self, record: str) -> str:
        """Make a table with a whole recorded game to review, and return its id."""
        return str(self.post("/records", recorded(record).to_text())["id"])

    def wait_until(self, condition: Callable[[], object]) -> None:
        """Wait until the condition holds; meanwhile the page's events arrive."""
        wait_until(condition, lambda seconds: self.page.wait_for_timeout(seconds * 1000))

    def stays_in_width(self) -> None:
        """Assert that the page does not scroll sideways once its fonts are there."""
        self.page.evaluate(FONTS)
        over = self.page.evaluate(_SIDEWAYS)
        assert over <= 0, f"{self.page.url} is {over} pixels too wide"


class People:
    """Everybody who takes part in a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._all: list[Person] = []

    def new(
        self,
        size: tuple[int, int] = WIDE,
        hand: type[Hand] = Mouse,
        lang: Literal["en", "ru", "it"] = "en",
        motion: bool = False,
        address: str | None = None,
        passing: bool = False,
        speed: float = 0,
        scheme: Literal["light", "dark"] = "dark",
        workers: bool = False,
        listed: bool | None = None,
        offer: bool = False,
    ) -> Person:
        """Add a person with a fresh browser.

        Args:
            size: of the window.
            hand: mouse, touch or keyboard.
            lang: the browser's language.
            motion: whether animation is on.
            address: a server other than the shared one.
            passing: whether forced answers are given automatically; tests that look at every question switch
                this off.
            speed: of the story: 1 is normal, 0 is at once.
            scheme: of colours, as the system has it.
            workers: whether the page may have a service worker; what passes through one cannot be routed by a test.
            listed: whether answers that glow on the board are listed as well; as usual, for the keyboard alone.
            offer: whether a guest who plays is offered to keep the game.
        """
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=hand is Touch,
            is_mobile=hand is Touch,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme=scheme,
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        wishes = {
            "passing": passing,
            "speed": speed,
            "offer": offer,
            "listsAnswers": hand is Keys if listed is None else listed,
        }
        context.add_init_script(_WISHES.replace("WISHES", json.dumps(wishes)))
        person = Person(context, address or self._address, hand)
        self._all.append(person)
        return person

    def leave(self) -> None:
        """Close all browsers, and fail if anything went wrong in them."""
        wrong = [line for person in self._all for line in person.wrong]
        for person in self._all:
            person.context.close()
        assert not wrong, "\n".join(sorted(set(wrong)))


def known_problem(person: Person, pattern: str) -> None:
    """Forget the errors that the test provokes."""
    person.wrong[:] = [line for line in person.wrong if not re.search(pattern, line)]
