"""One press does one thing: the second half of a double click answers nothing and takes nothing back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.amounts import daily
from tests.browser.people import People, Person
from tests.browser.positions import asks
from tests.browser.screen import CONFIRM, OPTIONS, labels, look
from tests.browser.words import words
from undercroft.study.lessons.lesson_library import lessons_of

REPEATED = 300
"""How many ms the page ignores the same press (`web/src/base/input/presses.ts`)."""
SOON = 240
"""In so many ms the page would have sent a second answer."""


def answers(person: Person) -> list[str]:
    """The answers that the page sends from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            sent.append(message["action"])

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", note)

    person.page.on("websocket", watch)
    return sent


_WATCH = """
() => {
  window.pressed ??= []
  const note = (event) => window.pressed.push(event.timeStamp)
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, note, { capture: true, once: true })
}
"""
"""Note when the next press comes."""


def twice(person: Person, query: str, key: str) -> bool:
    """Press twice at the same place, or the same key.

    Returns:
        Whether the second came soon enough to be half of a double press, which a busy machine may prevent.
    """
    x, y = person.hand.point(query)
    person.page.locator(query).first.focus()
    for _ in range(2):
        person.page.evaluate(_WATCH)
        if key:
            person.page.keyboard.press(key)
        else:
            person.page.mouse.click(x, y)
    first, second = person.page.evaluate("() => window.pressed.slice(-2)")
    return bool(second - first < REPEATED)


def pass_soon(page: Page) -> None:
    """Let so much time pass that a second answer would have been sent."""
    page.wait_for_timeout(SOON)


@pytest.mark.parametrize("key", ["", "Enter"], ids=["mouse", "keys"])
def test_a_double_press_turns_one_page_of_a_lesson(people: People, key: str) -> None:
    anna = people.new()
    [lesson, *_] = lessons_of("dungeon-lords")
    page = anna.open(f"/table/{anna.post(f'/training/{lesson.id}', {'game': 'dungeon-lords'})['id']}")
    onward, count = page.locator(".coach .onward"), page.locator(".coach header .dim")
    expect(onward).to_be_visible()
    expect(count).to_have_text(f"1 / {len(lesson.step)}")
    soon = twice(anna, ".coach .onward", key)
    pass_soon(page)
    assert count.inner_text().startswith("2 / ") or not soon


def test_a_double_press_makes_one_table(people: People) -> None:
    anna = people.new()
    page = anna.open("/learn/dungeon-lords")
    made: list[str] = []
    page.on("request", lambda request: made.append(request.url) if "/api/training/" in request.url else None)
    page.locator("main li button").first.wait_for()
    soon = twice(anna, "main li button", "")
    page.wait_for_url("**/table/*")
    assert len(made) == 1 or not soon


@pytest.mark.parametrize("key", ["", "Enter"], ids=["mouse", "keys"])
@pytest.mark.nightly("test_a_double_press_makes_one_table shows it at another button")
def test_a_double_press_in_a_replay_makes_one_table(people: People, key: str) -> None:
    """However long the server takes: until the table is there, the button rests."""
    anna = people.new()
    page = anna.open(f"/replay/{anna.finished('4-lords-full')}?to=20")
    made: list[Route] = []

    def hold(route: Route) -> None:
        made.append(route)

    page.route("**/api/records?*", hold)
    button = page.get_by_role("button", name=words("web-play-from-here"))
    expect(page.locator(".places").first).to_be_visible()
    twice(anna, ".rest .btn:last-child", key)
    anna.wait_until(lambda: made)
    expect(button).to_be_disabled()
    pass_soon(page)
    [one] = made
    one.continue_()
    page.wait_for_url("**/table/*")
    assert len(made) == 1


@pytest.mark.nightly("test_a_double_press_makes_one_table shows it at another button")
def test_a_double_press_takes_a_seat_once(people: People) -> None:
    anna, bruna = people.new(), people.new()
    page = bruna.open(anna.make("me", "open")["seats"][1]["link"])
    claimed: list[str] = []
    page.on("request", lambda request: claimed.append(request.url) if request.url.endswith("/claim") else None)
    page.get_by_role("button", name=words("web-sit-down", n=2)).wait_for()
    soon = twice(bruna, "form .btn.main", "")
    page.wait_for_url("**/table/*")
    assert len(claimed) == 1 or not soon


@pytest.mark.parametrize("key", daily(["", "Enter"], ""), ids=["mouse", "keys"])
def test_a_double_press_on_an_order_gives_it_once(people: People, key: str) -> None:
    anna = people.new(listed=True)
    page = anna.open(f"/table/{anna.resume('4-lords-full', asks('orders'))}")
    look(page)
    given = page.locator(".bar .sequence li.filled")
    while not twice(anna, ".bar .words button", key):
        expect(given).to_have_count(0)  # two presses: the second has put it back
    expect(given).to_have_count(1)


@pytest.mark.parametrize("key", daily(["", "Enter", "1"], "Enter"))
def test_a_double_press_answers_one_question(people: People, key: str) -> None:
    anna = people.new(listed=True)
    sent = answers(anna)
    page = anna.open(f"/table/{anna.make('me', 'bot:random', game='dungeoneer', preset='tomb', seed='double')['id']}")
    while len(sent) < 4:
        look(page)
        before = len(sent)
        query = CONFIRM if labels(page, CONFIRM) else OPTIONS
        soon = twice(anna, query, "Enter" if query == CONFIRM and key else key)
        pass_soon(page)
        assert len(sent) <= before + (1 if soon else 2)
