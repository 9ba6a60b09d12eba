"""One press does one thing: the second half of a double click answers nothing and takes nothing back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.people import People, Person
from tests.browser.positions import asks
from tests.browser.screen import CONFIRM, OPTIONS, labels, look

SOON = 120
"""How many ms pass between the two halves of a double click."""


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


def twice(person: Person, query: str, key: str) -> None:
    """Press twice at the same place, or the same key."""
    x, y = person.hand.point(query)
    person.page.locator(query).first.focus()
    for _ in range(2):
        if key:
            person.page.keyboard.press(key)
        else:
            person.page.mouse.click(x, y)


@pytest.mark.parametrize("key", ["", "Enter"], ids=["mouse", "keys"])
def test_a_double_press_on_an_order_gives_it_once(people: People, key: str) -> None:
    anna = people.new()
    page = anna.open(f"/table/{anna.resume('4-lords-full', asks('orders'))}")
    look(page)
    twice(anna, ".bar .words button", key)
    expect(page.locator(".bar .sequence li.filled")).to_have_count(1)


@pytest.mark.parametrize("key", ["", "Enter", "1"])
def test_a_double_press_answers_one_question(people: People, key: str) -> None:
    anna = people.new()
    sent = answers(anna)
    page = anna.open(f"/table/{anna.make('me', 'bot:random', game='dungeoneer', preset='tomb', seed='double')['id']}")
    for wanted in range(1, 5):
        while len(sent) < wanted:
            look(page)
            query = CONFIRM if labels(page, CONFIRM) else OPTIONS
            twice(anna, query, "Enter" if query == CONFIRM and key else key)
            page.wait_for_timeout(2 * SOON)
        assert len(sent) == wanted
