"""Seats on the page: what the others learn, how one leaves, and how one comes back."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.screen import look
from tests.browser.serving import House
from tests.browser.words import words


def sit_down(person: Person, link: str, name: str) -> None:
    """Follow a link to the second seat and take it."""
    page = person.open(link)
    page.get_by_label(words("web-name")).fill(name)
    page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    page.wait_for_url("**/table/*")
    look(page)


def menu(person: Person) -> None:
    """Open the menu of the table."""
    person.page.get_by_role("button", name=words("web-menu")).click()


def confirm(person: Person, key: str) -> None:
    """Press a button that asks again, and press it again."""
    for _ in range(2):
        person.page.get_by_role("button", name=words(key), exact=True).click()


def test_the_host_frees_a_seat_and_the_log_tells_everybody(people: People) -> None:
    host, guest = people.new(), people.new(PHONE, Touch)
    made = host.make("me", "open")
    page = host.open(f"/table/{made['id']}")
    look(page)
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    log = page.get_by_role("region", name=words("web-log"))
    expect(log).to_contain_text(words("web-note-seat-claimed", player="Bruna", seat=2))
    menu(host)
    page.get_by_role("button", name=words("web-free"), exact=True).click()
    page.get_by_text(words("web-free-sure", player="Bruna")).wait_for()
    page.get_by_role("button", name=words("web-free"), exact=True).click()
    page.get_by_role("button", name=words("web-let-bot")).wait_for()
    page.keyboard.press("Escape")
    expect(log).to_contain_text(words("web-note-seat-freed", player="Bruna"))
    guest.wait_until(lambda: guest.snapshot()["look"] is None)
    guest.stays_in_width()


def test_a_person_leaves_and_the_last_one_deletes_the_table(people: People) -> None:
    host, guest = people.new(), people.new()
    made = host.make("me", "open")
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    page = host.open(f"/table/{made['id']}")
    look(page)
    menu(host)
    confirm(host, "web-leave")
    page.wait_for_url(f"{host.address}/")
    log = guest.page.get_by_role("region", name=words("web-log"))
    expect(log).to_contain_text(words("web-note-host", player="Bruna"))
    menu(guest)
    confirm(guest, "web-delete")
    guest.page.wait_for_url(f"{guest.address}/")
    assert made["id"] not in str(guest.get("/tables"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_known_shuffle_is_told_before_one_sits_down_and_at_the_table(people: People, size: tuple[int, int]) -> None:
    host, guest = people.new(), people.new(size)
    made = host.make("me", "open", seed="known to the host")
    page = guest.open(made["seats"][1]["link"])
    page.get_by_text(words("web-seed-known")).wait_for()
    guest.stays_in_width()
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    warning = page.get_by_text(words("web-seed-known"))
    warning.wait_for()
    guest.stays_in_width()
    page.get_by_role("button", name=words("web-close"), exact=True).click()
    expect(warning).to_have_count(0)
    guest.open("/")
    page.get_by_text(words("web-seed-known-short")).wait_for()
    guest.stays_in_width()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_person_who_was_away_comes_back(people: People, own_house: House, size: tuple[int, int]) -> None:
    """What the table does for people who are away is said before one sits down."""
    host, guest = (people.new(one, address=own_house.address) for one in (WIDE, size))
    made = host.make("me", "open", pace=300, absent="greedy")
    page = guest.open(made["seats"][1]["link"])
    page.get_by_text(words("web-pace-then-bot", time=words("web-pace-300"), bot=words("bot-greedy"))).wait_for()
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    own_house.kill()
    with closing(sqlite3.connect(own_house.data / "data" / "tables.sqlite3")) as database:
        database.execute("UPDATE seats SET away = 1 WHERE table_id = ? AND seat = 1", (made["id"],))
        database.commit()
    own_house.start()
    guest.open(f"/table/{made['id']}")
    page.get_by_text(words("web-away-bot", bot=words("bot-greedy"))).wait_for()
    guest.stays_in_width()
    page.get_by_role("button", name=words("web-am-back")).click()
    expect(page.get_by_role("button", name=words("web-am-back"))).to_have_count(0)
    assert [seat["away"] for seat in guest.snapshot()["seats"]] == [False, False]
    for person in (host, guest):
        known_problem(person, "WebSocket|ERR_|Failed to load")


def test_a_new_table_gives_people_a_time_for_each_answer(people: People) -> None:
    host = people.new()
    page = host.open("/")
    page.get_by_role("button", name=words("web-set-up")).click()
    page.get_by_label(words("web-seat", n=2)).select_option("open")
    page.get_by_text(words("web-options-more")).click()
    page.get_by_label(words("web-pace")).select_option(label=words("web-pace-each", time=words("web-pace-3600")))
    page.get_by_label(words("web-aids")).check()
    expect(page.get_by_label(words("web-days-off"))).to_have_count(0)
    page.get_by_label(words("web-absent")).select_option(label=words("web-absent-bot", bot=words("bot-random")))
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    page.wait_for_url("**/table/*")
    table = host.snapshot()["table"]
    assert (table["pace"], table["increment"], table["absent"], table["aids"]) == (3600, None, "random", True)


def test_a_new_table_leaves_weekends_out(people: People) -> None:
    host = people.new(PHONE)
    page = host.open("/")
    page.get_by_role("button", name=words("web-set-up")).click()
    page.get_by_label(words("web-seat", n=2)).select_option("open")
    page.get_by_text(words("web-options-more")).click()
    day = words("web-pace-each", time=words("web-pace-86400"))
    page.get_by_label(words("web-pace")).select_option(label=day)
    page.get_by_label(words("web-days-off")).check()
    page.get_by_text(words("web-days-off-about")).wait_for()
    host.stays_in_width()
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    page.wait_for_url("**/table/*")
    table = host.snapshot()["table"]
    assert (table["pace"], table["days_off"]) == (86400, True)


@pytest.mark.parametrize("own", [False, True])
def test_a_new_table_gives_people_clocks(people: People, own: bool) -> None:
    host = people.new(PHONE)
    page = host.open("/")
    page.get_by_role("button", name=words("web-set-up")).click()
    page.get_by_label(words("web-seat", n=2)).select_option("open")
    offered = words("web-clock-own") if own else words("web-clock", minutes=10, seconds=20)
    page.get_by_label(words("web-pace")).select_option(label=offered)
    if own:
        page.get_by_label(words("web-clock-minutes")).fill("5")
        page.get_by_label(words("web-clock-seconds")).fill("900")
        page.get_by_label(words("web-clock-seconds")).blur()
    host.stays_in_width()
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    page.wait_for_url("**/table/*")
    table = host.snapshot()["table"]
    assert (table["pace"], table["increment"]) == ((300, 300) if own else (600, 20))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_clock_counts_down_while_its_seat_is_asked(people: People, size: tuple[int, int]) -> None:
    host, guest = people.new(), people.new(size)
    made = host.make("me", "open", pace=600, increment=20)
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    mine = guest.page.get_by_role("timer").filter(visible=True).last
    expect(mine).to_contain_text(words("web-clock-left"))
    shown = mine.inner_text()
    expect(mine).not_to_have_text(shown)
    guest.stays_in_width()


@pytest.mark.parametrize("aids", [False, True])
def test_people_who_join_read_whether_the_planner_and_hints_are_allowed(people: People, aids: bool) -> None:
    host, guest = people.new(), people.new()
    made = host.make("me", "open", "bot:greedy", aids=aids)
    said = words("web-aids-on" if aids else "web-aids-off")
    page = guest.open(made["seats"][1]["link"])
    expect(page.get_by_text(said)).to_be_visible()
    page = host.open(f"/table/{made['id']}")
    hint = page.get_by_role("button", name=words("web-hint"), exact=True)
    page.get_by_role("button", name=words("web-help"), exact=True).click()
    expect(hint).to_have_count(1 if aids else 0)
    expect(page.locator("p.help").get_by_text(said)).to_have_count(0 if aids else 1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_page_says_what_is_stored_and_deletes_it(people: People, size: tuple[int, int]) -> None:
    person = people.new(size)
    made = person.make("me", "bot:random", name="Bruna")
    page = person.open("/")
    page.get_by_label(words("web-name")).fill("Bruna")
    page.get_by_role("link", name=words("web-privacy")).click()
    page.get_by_text(words("web-privacy-cookie")).wait_for()
    person.stays_in_width()
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-privacy-export")).click()
    assert made["id"] in download.value.path().read_text(encoding="utf-8")
    confirm(person, "web-privacy-delete")
    page.get_by_text(words("web-privacy-done")).wait_for()
    assert person.get("/tables")["tables"] == []
    assert "Bruna" not in str(page.evaluate("() => JSON.stringify(localStorage)"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_person_who_has_lost_the_seat_is_told_and_so_is_one_without_an_invitation(
    people: People, size: tuple[int, int]
) -> None:
    host, guest, passer = people.new(), people.new(size), people.new(size)
    made = host.make("me", "open")
    passer.open(f"/table/{made['id']}").get_by_text(words("web-watching-invite")).wait_for()
    passer.stays_in_width()
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    told = guest.page.get_by_text(words("web-seat-lost"))
    expect(told).to_have_count(0)
    host.post(f"/tables/{made['id']}/seats/1/free", {})
    told.wait_for()
    guest.stays_in_width()
    guest.page.get_by_role("button", name=words("web-close"), exact=True).click()
    expect(told).to_have_count(0)


def test_a_person_who_watches_a_public_table_can_join_it(people: People) -> None:
    host, guest = people.new(), people.new()
    made = host.post("/tables", {"game": "dungeon-lords", "seats": ["me", "open"], "public": True})
    page = guest.open(f"/table/{made['id']}")
    page.get_by_role("link", name=words("web-join")).click()
    page.get_by_role("button", name=words("web-sit-down", n=2)).wait_for()


def test_a_used_invitation_says_so_and_leads_its_owner_to_the_table(people: People) -> None:
    host, guest, third = people.new(), people.new(), people.new(PHONE, Touch)
    made = host.make("me", "open")
    link = made["seats"][1]["link"]
    sit_down(guest, link, "Bruna")
    page = guest.open(link)
    page.get_by_text(words("web-seat-yours")).wait_for()
    page.get_by_role("link", name=words("web-to-table")).click()
    page.wait_for_url("**/table/*")
    page = third.open(link)
    page.get_by_role("button", name=words("web-seat-move", player="Bruna")).click()
    page.get_by_text(words("web-link-used")).wait_for()
    page.get_by_text(words("web-seat-move-how")).wait_for()
    third.stays_in_width()
    page = third.open(link.split("#")[0])
    page.get_by_text(words("web-link-used")).wait_for()
    expect(page.get_by_label(words("web-name"))).to_have_count(0)
    known_problem(third, "403")


def test_a_link_for_another_device_keeps_the_name(people: People) -> None:
    host, device = people.new(), people.new(PHONE, Touch)
    made = host.make("me", "open", name="Bruna")
    link = host.post(f"/tables/{made['id']}/seats/0/link", {})["link"]
    page = device.open(link)
    page.get_by_role("button", name=words("web-seat-move", player="Bruna")).click()
    page.wait_for_url("**/table/*")
    look(page)
    seat = device.snapshot()["seats"][0]
    assert (seat["name"], seat["mine"]) == ("Bruna", True)


def test_the_host_finds_the_links_while_seats_are_free(people: People) -> None:
    host = people.new()
    made = host.make("me", "open", "open")
    page = host.open(f"/table/{made['id']}")
    page.get_by_role("button", name=words("web-invite-more"), exact=True).click()
    expect(page.get_by_role("button", name=words("web-new-link"))).to_have_count(2)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_person_sees_by_when_to_answer(people: People, size: tuple[int, int]) -> None:
    host, guest = people.new(), people.new(size)
    made = host.make("me", "open", pace=300)
    sit_down(guest, made["seats"][1]["link"], "Bruna")
    until = words("web-until", time="12:34").split("12:34")[0].strip()
    guest.page.get_by_text(until).filter(visible=True).wait_for()
    guest.stays_in_width()
