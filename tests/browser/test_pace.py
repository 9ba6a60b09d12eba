"""Time that stands still: a pause that all want, and a vacation."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.test_my_turn import answer
from tests.browser.test_table_proportions import box
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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_until_when_a_rival_has_time_or_is_absent_is_in_sight(people: People, size: tuple[int, int]) -> None:
    """Who answers for the rival, too; on a phone as well, and the board stays where it is."""
    anna, boris = people.new(), people.new(size, Touch if size == PHONE else Mouse)
    for person in (anna, boris):
        person.open("/")
    table = slow_table(anna, boris)
    while answer(boris, table):
        pass
    page = boris.open(f"/table/{table}")
    question = page.locator(".bar h2")
    until = re.escape(words("web-waiting", players=f"Anna ({words('web-waiting-until', time='')}").strip())
    expect(question).to_have_text(re.compile(rf"^\s*{until} \w+,? .*\d\d.*\)"))
    where: Locator = page.locator(".top .times" if size == PHONE else ".seats li").first
    before = [box(page, part) for part in ("main", ".top")]
    absent = re.compile(re.escape(words("web-vacation-until", date="").strip()) + r" \w+ \w+")
    now = time.time()
    anna.post("/vacation", {"begins": now, "ends": now + 5 * DAY})
    expect(question).to_have_text(absent)
    expect(where).to_contain_text("Anna")
    expect(where).to_contain_text(absent)
    assert [box(page, part) for part in ("main", ".top")] == before
    anna.context.request.delete(f"{anna.address}/api/vacation", headers={"X-Undercroft": "1"})
    expect(where).not_to_contain_text(absent)
    anna.post(f"/tables/{table}/stand-in", {"bot": "greedy"})
    expect(where).to_contain_text(words("web-stood-in", bot=words("bot-greedy")))
    boris.stays_in_width()


def test_each_way_to_be_away_names_the_other(people: People) -> None:
    anna, boris = people.new(PHONE, Touch), people.new()
    for person in (anna, boris):
        person.open("/")
    page = anna.open(f"/table/{slow_table(anna, boris)}")
    page.locator("main[data-told]").wait_for()
    anna.hand.use(page.get_by_role("button", name=words("web-menu")))
    about = page.get_by_text(words("web-stand-in-or-absence"))
    anna.hand.use(about.get_by_role("button", name=words("web-vacation")))
    other = page.get_by_text(words("web-vacation-or-stand-in", button=words("web-stand-in-begin")))
    expect(other).to_be_visible()
    anna.stays_in_width()
