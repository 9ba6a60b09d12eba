"""Several people at one table: in browsers of their own, and at one screen."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from tests.browser.people import Keys, People, Person, known_problem
from tests.browser.positions import different_traps
from tests.browser.screen import BOARD, CURTAIN, SEALED, act, look, take_turns, wait_until
from tests.browser.serving import House
from tests.browser.words import title, words

ORDERS = "orders-and-dummy"
"""What two lords are asked at the same time."""


def invite(host: Person, guest: Person) -> str:
    """The host sets a table for two up on the first page, the guest follows the link; the path of the table."""
    page = host.open("/")
    page.get_by_role("button", name=words("web-set-up")).click()
    page.get_by_role("button", name=words("web-preset-full"), exact=True).click()
    page.get_by_role("button", name=words("web-seats", n=2)).click()
    page.get_by_label(words("web-seat", n=2)).select_option("open")
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    link = page.locator(".invite input").input_value()
    page.get_by_role("link", name=words("web-to-table")).click()
    page.wait_for_url("**/table/*")
    other = guest.page
    other.goto(link)
    other.get_by_label(words("web-name")).fill("Bruna")
    other.get_by_role("button", name=words("web-sit-down", n=2)).click()
    other.wait_for_url("**/table/*")
    return page.url.removeprefix(host.address)


def give_orders(person: Person, seed: str = "orders") -> None:
    """Answer the question about orders, whatever it takes."""
    dice = random.Random(seed)
    while _asks(person, ORDERS):
        seen = look(person.page, patience=0.3)
        if seen.what == "asked":
            act(person.hand, seen, dice)


def orders_told(person: Person, seat: int) -> list[object]:
    """Whatever the browser heard of the orders of a seat whose orders are secret."""
    tables = [message for message in map(json.loads, person.heard) if message["type"] == "table"]
    return [table["view"]["lords"][seat]["orders"] for table in tables if table["view"]["lords"][seat]["answered"]]


def test_two_people_in_two_browsers(people: People) -> None:
    """By link; both answer at the same time, and each sees of the other only that there is an answer."""
    host, guest = people.new(), people.new(hand=Keys)
    invite(host, guest)
    both = [host, guest]
    take_turns(
        [(person.page, person.hand) for person in both], "first", lambda: _asks(host, ORDERS) and _asks(guest, ORDERS)
    )
    guest.heard.clear()
    give_orders(host)
    expect(host.page.locator(SEALED)).to_be_visible()
    expect(guest.page.locator(".rival .done")).to_be_visible()
    assert look(guest.page).what == "asked"
    given = host.get(_api(host))["decisions"][0]["sealed"]
    assert given.startswith("orders")
    assert given not in "".join(guest.heard)
    assert not any(orders_told(guest, 0)), "the guest was told what the host has ordered"
    expect(guest.page.locator(".log")).not_to_contain_text(words("label-given"))
    before = host.get(_api(host))["number"]
    give_orders(guest)
    wait_until(lambda: host.get(_api(host))["number"] >= before + 1)
    expect(guest.page.locator(".rival .done")).to_have_count(0)
    # And on, through both people's questions, to the next orders.
    take_turns(
        [(person.page, person.hand) for person in both], "second", lambda: _asks(host, ORDERS) and _asks(guest, ORDERS)
    )
    expect(host.page.locator(".rival")).to_contain_text("Bruna")


def _api(person: Person) -> str:
    return "/tables/" + person.page.url.rpartition("/")[2]


def _asks(person: Person, key: str) -> bool:
    decisions = person.get(_api(person))["decisions"]
    return any(one["prompt"]["key"] == key and one["sealed"] is None for one in decisions)


_WATCH = """
(names) => {
  window.seen = new Set()
  const see = () => {
    const copy = document.body.cloneNode(true)
    copy.querySelector('.log')?.remove()  // tells what the one at the screen has drawn, and it may be the same kind
    const html = copy.innerHTML
    window.seen.add([!!document.querySelector('.curtain'), ...names.map((name) => html.includes(name))].join(' '))
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(see).observe(document.body, all)
  see()
}
"""


def test_the_curtain_hides_what_the_other_holds(people: People) -> None:
    """Two at one screen: the other's traps are never in the document, not even for a moment, nor behind the curtain."""
    person = people.new()
    table = person.resume("shared-victory", different_traps, seats="me,hotseat:Bruna")
    traps = [set(person.get(f"/tables/{table}", look=seat)["view"]["lords"][seat]["traps"]) for seat in (0, 1)]
    names = [title(min(one - two)) for one, two in (traps, traps[::-1])]
    page = person.open(f"/table/{table}")
    page.locator(f"{CURTAIN}, .bar").first.wait_for()
    page.evaluate(_WATCH, names)
    raised = 0
    dice = random.Random("curtain")
    while raised < 3:
        seen = look(page)
        assert seen.what in ("curtain", "asked"), seen
        if seen.what == "curtain":
            raised += 1
            assert page.locator(".stores, .log, .bar").count() == 0
            person.hand.press(CURTAIN)
            page.locator(".bar").wait_for()
        else:
            act(person.hand, seen, dice)
    states = set(page.evaluate("[...window.seen]"))
    assert "false true true" not in states, "both hands were in the document at once"
    assert not states & {"true true false", "true false true", "true true true"}, "the curtain hides too little"
    assert {"false true false", "false false true"} <= states, f"the hands were never seen: {states}"


def test_a_reload_and_a_kill_in_the_middle_of_a_simultaneous_choice(people: People, own_house: House) -> None:
    """The game goes on where it was: my answer stays given, the other's question stays asked."""
    host, guest = people.new(address=own_house.address), people.new(address=own_house.address)
    invite(host, guest)
    hands = [(host.page, host.hand), (guest.page, guest.hand)]
    take_turns(hands, "first", lambda: _asks(host, ORDERS) and _asks(guest, ORDERS))
    give_orders(host)
    sealed = host.page.locator(SEALED).inner_text()
    guest.hand.press(BOARD, 0)

    host.page.reload()
    expect(host.page.locator(SEALED)).to_have_text(sealed, use_inner_text=True)
    before = host.get(_api(host))

    own_house.kill()
    for person in (host, guest):
        expect(person.page.get_by_role("alert")).to_have_text(words("web-reconnecting"))
    own_house.start()
    for person in (host, guest):
        expect(person.page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        known_problem(person, "WebSocket connection|Failed to load resource|net::ERR")
    after = host.get(_api(host))
    assert {key: after[key] for key in ("number", "view", "decisions")} == {
        key: before[key] for key in ("number", "view", "decisions")
    }
    expect(host.page.locator(SEALED)).to_have_text(sealed, use_inner_text=True)
    expect(guest.page.locator(".pick.on")).to_have_count(1)  # the order that the guest had chosen already
    give_orders(guest)
    take_turns(hands, "second", lambda: _asks(host, ORDERS) and _asks(guest, ORDERS))
    assert host.get(_api(host))["number"] > before["number"]
