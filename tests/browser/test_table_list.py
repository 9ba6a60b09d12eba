"""The lists of tables on the first page: my own, and those that others have opened for everybody."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People
from tests.browser.positions import asks
from tests.browser.serving import House
from tests.browser.test_my_turn import answer, shared
from tests.browser.words import words
from tests.server.test_damaged_rows import COSTS_THE_TABLE


def test_my_tables_are_listed_apart_part_by_part_and_by_game(people: People) -> None:
    me, other = people.new(), people.new()
    new = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "hotseat:B"]}
    for _ in range(31):
        me.post("/tables", new)
    me.post("/tables", {**new, "game": "dungeoneer", "preset": "tomb"})
    for _ in range(3):
        other.post("/tables", {**new, "seats": ["me", "open"], "public": True, "name": "Boris"})
    page = me.open("/")
    own, open_ = page.locator("a.table"), page.locator("div.table").filter(has_text="Boris")
    expect(own).to_have_count(30)
    expect(open_).to_have_count(3)
    page.get_by_role("button", name=words("web-list-more")).click()
    expect(own).to_have_count(32)
    expect(page.get_by_role("button", name=words("web-list-more"))).to_have_count(0)
    page.get_by_role("combobox", name=words("web-which-game")).select_option("dungeoneer")
    expect(own).to_have_count(1)
    expect(open_).to_have_count(0)
    page.get_by_role("combobox", name=words("web-list-which")).select_option("finished")
    expect(own).to_have_count(0)
    finished, unfinished = words("web-list-finished"), words("web-list-unfinished")
    expect(page.get_by_text(words("web-list-none", list=finished))).to_be_visible()
    page.get_by_role("button", name=words("web-list-others", list=unfinished, count=1, more="no")).click()
    expect(own).to_have_count(1)


def test_a_table_of_mine_is_deleted_in_the_list(people: People) -> None:
    """Once one has said so twice; a table with others in it has no such button."""
    me = people.new()
    kept = me.make("me", "open", public=False)["id"]
    gone = me.make("me", "bot:random")["id"]
    page = me.open("/")
    own, delete = page.locator("a.table"), page.get_by_role("button", name=words("web-delete"))
    expect(own).to_have_count(2)
    expect(delete).to_have_count(1)
    delete.click()
    expect(page.get_by_text(words("web-delete-sure"))).to_be_visible()
    page.get_by_role("button", name=words("web-cancel")).click()
    expect(own).to_have_count(2)
    delete.click()
    delete.click()
    expect(own).to_have_count(1)
    expect(own).to_have_attribute("href", f"/table/{kept}")
    assert me.context.request.get(f"{me.address}/api/tables/{gone}").status == 404


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_my_tables_say_where_a_game_is_and_how_it_ended(people: People, lang: Literal["en", "ru", "it"]) -> None:
    """A season or a round while it goes on; then who has won, or that I have."""
    me = people.new(PHONE, Touch, lang=lang)
    lords = me.resume("4-lords-full", asks("orders"))
    dungeoneer = me.resume("dungeoneer-2-tomb", asks("feats"))
    lost, shared = me.finished("dungeoneer-end-solo-lost"), me.finished("2-lords-full")
    page = me.open("/")
    season = {"en": "Year 1 · winter", "ru": "Год 1 · зима", "it": "Primo Anno · inverno"}[lang]
    expect(page.locator(f"a[href='/table/{lords}'] .stands")).to_have_text(season)
    turn = {"en": "Round 1", "ru": "Раунд 1", "it": "Round 1"}[lang]
    expect(page.locator(f"a[href='/table/{dungeoneer}'] .stands")).to_have_text(turn)
    me.stays_in_width()
    page.get_by_role("combobox", name=words("web-list-which", lang)).select_option("finished")
    nobody = words("web-list-nobody-won", lang)
    expect(page.locator(f"a[href='/table/{lost}'] small").last).to_have_text(nobody)
    won = page.locator(f"a[href='/table/{shared}'] small").last
    expect(won).not_to_have_text(words("web-finished", lang))
    expect(won).not_to_have_text(nobody)
    me.stays_in_width()


@pytest.mark.parametrize("damage", ["header", "name of a seat not text", "seat lost"])
def test_a_table_that_cannot_be_read_costs_that_table(people: People, own_house: House, damage: str) -> None:
    """The list says so and shows the others, and whose it is deletes it there, on a phone, too."""
    me = people.new(PHONE, Touch, address=own_house.address)
    kept, lost = [me.make("me", "bot:random")["id"] for _ in range(2)]
    own_house.stop()
    with closing(sqlite3.connect(own_house.data / "data" / "tables.sqlite3")) as database:
        database.execute(COSTS_THE_TABLE[damage], (lost,))
        database.commit()
    own_house.start()
    page = me.open("/")
    own, unreadable = page.locator("a.table"), page.get_by_text(words("web-list-unreadable"))
    expect(own).to_have_count(1)
    expect(own).to_have_attribute("href", f"/table/{kept}")
    expect(unreadable).to_be_visible()
    me.stays_in_width()
    row = page.locator(".own").filter(has=unreadable)
    me.hand.use(row.get_by_role("button", name=words("web-delete")))
    expect(row.get_by_text(words("web-delete-sure"))).to_be_visible()
    me.hand.use(row.get_by_role("button", name=words("web-delete")))
    expect(unreadable).to_have_count(0)
    expect(own).to_have_count(1)
    page.reload()
    expect(own).to_have_count(1)
    expect(unreadable).to_have_count(0)


def test_my_tables_say_for_whom_they_wait(people: People) -> None:
    """By name while it is not my turn; a free seat has none."""
    anna, boris = people.new(), people.new(PHONE, Touch)
    for person in (anna, boris):
        person.open("/")
    table = shared(anna, boris, name="Anna")
    while answer(boris, table):
        pass
    row = boris.open("/").locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text(words("web-list-waits", players="Anna"))
    boris.stays_in_width()
    while answer(anna, table):
        pass
    row = anna.open("/").locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text(words("web-list-waits", players="Boris"))
    alone = anna.make("me", "open")["id"]
    while answer(anna, alone):
        pass
    row = anna.open("/").locator(f"a[href='/table/{alone}']")
    expect(row).to_contain_text(words("web-list-waits", players=words("web-free-seats", n=1)))
