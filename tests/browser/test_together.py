"""Several people at one table, each in their own browser."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Keys, Touch
from tests.browser.people import PHONE, People, Person, known_problem
from tests.browser.playing import DUNGEON_LORDS, act, begin, scored, set_up, take_turns
from tests.browser.screen import BOARD, RESULT, SEALED, look
from tests.browser.serving import House
from tests.browser.words import words

ORDERS = "orders-and-dummy"
"""A question that two lords are asked at the same time."""

ANSWERED = ".rival .head .done"
"""The mark that an opponent has answered (an order that has been carried out is marked, too, but not in the head)."""

TWO = DUNGEON_LORDS.among(2)


def invite(host: Person, guest: Person) -> None:
    """The host sets up a table for two on the first page, and the guest follows the link."""
    set_up(host, TWO, "open")
    begin(host)
    host.page.wait_for_url("**/table/*")
    dialog = host.page.get_by_role("dialog")
    link = dialog.get_by_label(words("web-seat", n=2)).get_by_role("textbox").input_value()
    host.hand.use(dialog.get_by_role("button", name=words("web-close")))
    other = guest.page
    other.goto(link)
    other.get_by_label(words("web-name")).fill("Bruna")
    guest.hand.use(other.get_by_role("button", name=words("web-sit-down", n=2)))
    other.wait_for_url("**/table/*")
    assert guest.table == host.table


def asks(person: Person, key: str) -> bool:
    """Whether a person is asked this question and has not answered."""
    return any(one["prompt"]["key"] == key and one["sealed"] is None for one in person.snapshot()["decisions"])


def both_are_asked(host: Person, guest: Person, seed: str) -> None:
    """Play on until both give orders at the same time."""
    take_turns([host, guest], seed, lambda: asks(host, ORDERS) and asks(guest, ORDERS))


def give_orders(person: Person, seed: str = "orders") -> None:
    """Answer the question about orders, in as many steps as it takes."""
    dice = random.Random(seed)
    while asks(person, ORDERS):
        seen = look(person.page, patience=0.3)
        if seen.what in ("asked", "review"):
            act(person, seen, dice)


def hear_nothing_of(given: str, heard: list[str], seat: int) -> None:
    """Assert that these messages say that the seat has answered, and not what."""
    stories = [message for message in map(json.loads, heard) if message["type"] == "story"]
    changes = [change for story in stories for _, changes in story["beats"] for change in changes]
    assert [f"lords.{seat}.answered", True] in changes, "the guest did not even learn that there is an answer"
    assert not [change for change in changes if change[0].startswith(f"lords.{seat}.orders")]
    for story in stories:
        story.pop("lists")  # the guest may give the same answer
        for change in [change for change in story["changes"] if change[0] == "decisions"]:
            story["changes"].remove(change)
            assert all(decision["seat"] != seat and decision["sealed"] is None for decision in change[1])
        assert given not in json.dumps(story)


@pytest.mark.nightly("whole games of one person are played each time")
def test_a_whole_game_of_two_people_in_two_browsers(people: People) -> None:
    """One with a mouse, one on a phone, up to the same scores on both screens."""
    host, guest = people.new(), people.new(PHONE, Touch)
    invite(host, guest)
    take_turns([host, guest], "two", lambda: all(person.page.locator(RESULT).count() for person in (host, guest)))
    for person in (host, guest):
        scored(person, TWO)
        expect(person.page.locator(RESULT)).to_contain_text("Bruna")


def test_what_a_bot_answers_for_somebody_away_is_marked_in_the_log(people: People) -> None:
    """For somebody who comes back, and for somebody who watches it; and in the replay."""
    host, guest = people.new(), people.new()
    made = host.make("me", "open", preset="first", seed="proxies")
    path = f"/tables/{made['id']}"
    guest.post(f"{path}/seats/1/claim", {"name": "Bruna", "secret": made["seats"][1]["link"].partition("#")[2]})
    guest.post(f"{path}/stand-in", {"bot": "random"})

    def answer(number: int) -> bool:
        """Answer what the host is asked; return whether there are so many answers, or the game is over."""
        table = host.get(path)
        for one in table["decisions"]:
            if one["sealed"] is None:
                host.post(f"{path}/answer", {"seat": 0, "decision": one["number"], "action": one["default"]})
        return bool(table["number"] >= number or table["table"]["status"] == "finished")

    host.wait_until(lambda: answer(12))
    page = host.open(f"/table/{made['id']}")
    marked = page.locator("[role=log] .proxy")
    said = words("web-proxy-bot", player="Bruna")
    expect(marked.first).to_contain_text(said)
    host.wait_until(lambda: answer(10_000))
    expect(marked.last).to_contain_text(said)
    page.goto(f"{host.address}/replay/{made['id']}?to=20&seat=0")
    expect(marked.first).to_contain_text(said)


def test_two_people_answer_at_the_same_time(people: People) -> None:
    """Each sees only that the other has answered."""
    host, guest = people.new(), people.new(hand=Keys)
    invite(host, guest)
    both_are_asked(host, guest, "first")
    before_it = len(guest.heard)
    give_orders(host)
    expect(host.page.locator(SEALED)).to_be_visible()
    expect(guest.page.locator(ANSWERED)).to_be_visible()
    assert look(guest.page).what == "asked"
    given = host.snapshot()["decisions"][0]["sealed"]
    assert given.startswith("orders")
    hear_nothing_of(given, guest.heard[before_it:], 0)
    expect(guest.page.locator(".log")).not_to_contain_text(words("label-given"))
    before = host.snapshot()["number"]
    give_orders(guest)
    host.wait_until(lambda: host.snapshot()["number"] >= before + 1)
    expect(guest.page.locator(ANSWERED)).to_have_count(0)
    expect(host.page.locator(".rival")).to_contain_text("Bruna")


@pytest.mark.nightly("kills the server; tests/server does each time")
def test_a_reload_and_a_kill_during_a_simultaneous_choice(people: People, own_house: House) -> None:
    """The game goes on where it was: one answer has been given, the other is still to come."""
    host, guest = people.new(address=own_house.address), people.new(address=own_house.address)
    invite(host, guest)
    both_are_asked(host, guest, "first")
    give_orders(host)
    sealed = host.page.locator(SEALED).inner_text()
    guest.hand.press(BOARD, 0)

    host.page.reload()
    expect(host.page.locator(SEALED)).to_have_text(sealed, use_inner_text=True)
    before = host.snapshot()

    own_house.kill()
    for person in (host, guest):
        expect(person.page.get_by_role("alert")).to_have_text(words("web-reconnecting"))
    own_house.start()
    for person in (host, guest):
        expect(person.page.get_by_role("alert")).to_have_count(0)
        known_problem(person, "WebSocket connection|Failed to load resource|net::ERR")
    after = host.snapshot()
    assert {key: after[key] for key in ("number", "view", "decisions")} == {
        key: before[key] for key in ("number", "view", "decisions")
    }
    expect(host.page.locator(SEALED)).to_have_text(sealed, use_inner_text=True)
    expect(guest.page.locator(".pick.on")).to_have_count(1)  # the order that the guest had already chosen

    guest.page.reload()
    assert look(guest.page).what == "asked"
    give_orders(guest)
    both_are_asked(host, guest, "second")
    assert host.snapshot()["number"] > before["number"]


def test_a_message_in_the_chat_has_its_time(people: People) -> None:
    """As the reader's language writes a time of day."""
    host, guest = people.new(), people.new(PHONE, Touch, lang="ru")
    table = host.make("me", "open")
    host.post(f"/tables/{table['id']}/chat", {"text": "Hello"})
    guest.post(f"/tables/{table['id']}/seats/1/claim", {"secret": table["seats"][1]["link"].partition("#")[2]})
    page = guest.open(f"/table/{table['id']}")
    guest.hand.use(page.get_by_role("tab", name=words("web-log", "ru")))
    expect(page.locator(".chat p time")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    guest.stays_in_width()
