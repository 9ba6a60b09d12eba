"""What a player of several slow games must not lose: the table that waits next, and what happened meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People, Person
from tests.browser.screen import TICKER
from tests.browser.test_table_proportions import box
from tests.browser.words import words

TITLE = r"^\({}\) "
"""How the title begins while so many other tables wait."""


def shared(host: Person, guest: Person, **more: str) -> str:
    """A table of two people; its id."""
    made = host.make("me", "open", **more)
    secret = made["seats"][1]["link"].partition("#")[2]
    guest.post(f"/tables/{made['id']}/seats/1/claim", {"secret": secret, "name": "Boris"})
    return str(made["id"])


def answer(person: Person, table: str) -> bool:
    """Give the default answer to what a person is asked at a table; False if nothing is."""
    for decision in person.get(f"/tables/{table}")["decisions"]:
        if decision["sealed"] is None:
            body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
            person.post(f"/tables/{table}/answer", body)
            return True
    return False


def test_a_player_goes_from_table_to_table_and_hears_of_each(people: People) -> None:
    """On a phone. The board stays where it is when the button comes."""
    anna, boris = people.new(), people.new(PHONE, Touch)
    for person in (anna, boris):
        person.open("/")
    first, second, third = (shared(anna, boris) for _ in range(3))
    answer(boris, third)
    page = boris.open("/")
    rows = page.locator("a.table")
    expect(rows).to_have_count(3)
    expect(page.locator("a.table.turn")).to_have_count(2)
    expect(page).to_have_title(re.compile(TITLE.format(2)))
    boris.hand.use(page.get_by_role("button", name=words("web-snooze")).first)
    expect(page.locator("a.table.turn")).to_have_count(1)
    boris.hand.use(page.get_by_role("button", name=words("web-snooze")).and_(page.locator("[aria-pressed=true]")))
    expect(page.locator("a.table.turn")).to_have_count(2)
    boris.stays_in_width()
    page.goto(f"{boris.address}/next")
    page.wait_for_url(f"**/table/{first}")
    page.locator("main[data-told]").wait_for()
    button = page.get_by_role("link", name=words("web-next-table", n=1))
    expect(button).to_have_count(0)
    answer(boris, first)
    expect(button).to_be_visible()
    expect(page).to_have_title(re.compile(TITLE.format(1)))
    boris.stays_in_width()
    answer(boris, second)
    expect(button).to_have_count(0)
    waiting = [box(page, part) for part in ("main", ".bar .tools")]
    answer(anna, third)  # now it waits for Boris again, who looks at another table
    while not any(one["waits"] for one in boris.get("/turns")["tables"] if one["table"]["id"] == third):
        answer(anna, third)
    expect(button).to_be_visible()
    assert [box(page, part) for part in ("main", ".bar .tools")] == waiting
    boris.hand.use(button)
    page.wait_for_url(f"**/table/{third}")


def test_a_player_who_comes_back_is_told_what_has_happened(people: People) -> None:
    """The last of it, as the story; a press goes to the present, where the question is and the log has everything."""
    anna, boris = people.new(speed=0.05), people.new(speed=0.05)
    for person in (anna, boris):
        person.open("/")
    table = shared(anna, boris, game="dungeoneer", preset="both")
    gone, other = (boris, anna) if not answer(boris, table) else (anna, boris)
    page = gone.open(f"/table/{table}")
    page.locator("main[data-told]").wait_for()
    gone.wait_until(lambda: page.locator(TICKER).count() == 0)
    page.goto(f"{gone.address}/")
    page.locator("a.table").first.wait_for()
    while not gone.get(f"/tables/{table}")["decisions"]:
        assert answer(other, table)
    page.locator("a.table.turn").wait_for()  # the list is live
    page.locator("a.table").first.click()
    status = page.get_by_role("status").filter(has_text=words("web-were-away", n=0).partition(":")[0])
    expect(status).to_be_attached()
    page.locator(TICKER).wait_for()
    page.keyboard.press("Space")
    expect(status).to_have_count(0)
    page.locator(".bar .options button").first.wait_for()
    events = gone.get(f"/tables/{table}")["events"]
    expect(page.locator("main")).to_have_attribute("data-told", str(events[-1][0]))
