"""Time that stands still: a pause that all want, and a vacation."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People, Person
from tests.browser.words import words

DAY = 86400


def slow_table(host: Person, guest: Person) -> str:
    """A table of two people that gives a day for each answer; its id."""
    made = host.make("me", "open", pace=DAY, name="Anna")
    secret = made["seats"][1]["link"].partition("#")[2]
    guest.post(f"/tables/{made['id']}/seats/1/claim", {"secret": secret, "name": "Boris"})
    return str(made["id"])


def test_a_pause_is_proposed_agreed_to_and_ended(people: People) -> None:
    """One on a phone. Both see who wants it, and that it has begun; their lists say so, too."""
    anna, boris = people.new(), people.new(PHONE, Touch)
    for person in (anna, boris):
        person.open("/")
    table = slow_table(anna, boris)
    for person in (anna, boris):
        person.open(f"/table/{table}")
        person.page.locator("main[data-told]").wait_for()
    anna.hand.use(anna.page.get_by_role("button", name=words("web-menu")))
    anna.hand.use(anna.page.get_by_role("button", name=words("web-pause-table"), exact=True))
    asked = words("web-pause-asked", player="Anna", agreed="Anna")
    for person in (anna, boris):
        expect(person.page.locator(".banner", has_text=asked)).to_be_visible()
        person.hand.use(person.page.get_by_role("link", name=words("web-home"), exact=True))
        row = person.page.locator(f"a[href='/table/{table}']")
        expect(row.get_by_text(words("web-pause-wanted"))).to_have_count(int(person is boris))
        person.hand.use(row)
    boris.stays_in_width()
    expect(anna.page.get_by_role("button", name=words("web-seat-withdraw"))).to_be_visible()
    boris.hand.use(boris.page.get_by_role("button", name=words("web-agree"), exact=True))
    for person in (anna, boris):
        expect(person.page.locator(".banner", has_text=words("web-pause-by", player="Anna"))).to_be_visible()
        expect(person.page.get_by_text(words("web-until", time="").strip())).to_have_count(0)
    boris.open("/")
    expect(boris.page.locator("a.table").first).to_contain_text(words("web-paused"))
    expect(boris.page.locator("a.table.turn")).to_have_count(0)
    anna.hand.use(anna.page.get_by_role("button", name=words("web-play-on")))
    expect(anna.page.locator(".banner")).to_have_count(0)
    expect(boris.page.locator("a.table.turn")).to_have_count(1)


def test_a_guest_goes_on_vacation_and_comes_back(people: People) -> None:
    """The others see until when; the table of the one who is away says so, and lets them come back."""
    anna, boris = people.new(PHONE, Touch), people.new()
    for person in (anna, boris):
        person.open("/")
    table = slow_table(anna, boris)
    boris.open(f"/table/{table}")
    page = anna.page
    anna.hand.use(page.get_by_role("button", name=words("web-vacation")))
    window = page.get_by_role("dialog")
    window.get_by_label(words("web-vacation-to")).fill("2001-01-01")
    anna.hand.use(window.get_by_role("button", name=words("web-notices-save")))
    window.get_by_label(words("web-vacation-to")).fill(time.strftime("%Y-%m-%d", time.localtime(time.time() + 5 * DAY)))
    anna.hand.use(window.get_by_role("button", name=words("web-notices-save")))
    expect(window.get_by_role("button", name=words("web-vacation-end"))).to_be_visible()
    anna.stays_in_width()
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("aria-label", words("web-vacation"))
    said = words("web-vacation-planned", **{"from": "\0", "to": "\0"}).partition("\0")[0].strip()
    expect(window.get_by_role("status").filter(has_text=said)).to_be_visible()
    # The list says it, too, and ends it; then it is planned again.
    page.keyboard.press("Escape")
    absent = page.get_by_role("status").filter(has_text=words("web-vacation-now", date="").strip(" ."))
    expect(absent).to_be_visible()
    anna.stays_in_width()
    anna.hand.use(page.get_by_role("button", name=words("web-vacation-end")))
    expect(absent).to_have_count(0)
    expect(page.get_by_role("heading", name=words("web-continue"))).to_be_focused()
    anna.hand.use(page.get_by_role("button", name=words("web-vacation")))
    anna.hand.use(window.get_by_role("button", name=words("web-notices-save")))
    anna.hand.use(window.get_by_role("button", name=words("web-vacation-end")))
    expect(window.get_by_role("status").filter(has_text=words("web-vacation-over"))).to_be_visible()
    expect(focused).to_have_attribute("aria-label", words("web-vacation"))
    anna.hand.use(window.get_by_role("button", name=words("web-notices-save")))
    expect(window.get_by_role("button", name=words("web-vacation-end"))).to_be_visible()
    expect(boris.page.locator(".seats li").first).to_contain_text(words("web-vacation-until", date="").strip())
    anna.open(f"/table/{table}")
    anna.hand.use(page.locator(".banner").get_by_role("button", name=words("web-vacation-end")))
    expect(page.locator(".banner")).to_have_count(0)
    expect(boris.page.locator(".seats li").first).not_to_contain_text(words("web-vacation-until", date="").strip())
