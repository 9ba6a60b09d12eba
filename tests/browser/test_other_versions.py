"""A game of an earlier version on the page: its players read what has changed, and decide if it diverges."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.positions import recorded
from tests.browser.serving import House

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def old_table(person: Person, house: House, refused: int | None) -> str:
    """Make a table of an earlier version after 40 answers, and return its id.

    Args:
        person: who plays at it, against a bot.
        house: the server, which is killed and started again.
        refused: the number of an answer, from 0, that today's rules are to refuse; None for none.
    """
    text = recorded("2-lords-first").to_text()
    table_id = str(person.post("/records", text, to=40, seats="me,bot:random")["id"])
    house.kill()
    with closing(sqlite3.connect(house.data / "data" / "tables.sqlite3")) as database:
        [(header,)] = database.execute("SELECT header FROM tables WHERE id = ?", (table_id,))
        old = {**json.loads(header), "rules": 0, "made_by": "0.1.0"}
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(old), table_id))
        database.execute("DELETE FROM chronicles")
        if refused is not None:
            change = "UPDATE actions SET action = 'keep traps' WHERE table_id = ? AND number = ?"
            database.execute(change, (table_id, refused))
        database.commit()
    house.start()
    return table_id


@SIZES
def test_a_game_that_diverges_goes_on_from_there(people: People, own_house: House, size: tuple[int, int]) -> None:
    person = people.new(size=size, address=own_house.address)
    page = person.open(f"/table/{old_table(person, own_house, 30)}")
    banner = page.get_by_role("alert")
    banner.get_by_text("its move 31 of").wait_for()
    page.get_by_text("This game is paused until its players decide").wait_for()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    person.stays_in_width()
    banner.get_by_role("button", name="Continue from that move").click()
    banner.wait_for(state="detached")
    snapshot = person.snapshot()
    assert snapshot["number"] == 30 and snapshot["decisions"]
    if size == WIDE:
        page.get_by_text("The game continues from move 30.").wait_for()


@SIZES
def test_a_diverging_game_can_be_closed_and_watched(people: People, own_house: House, size: tuple[int, int]) -> None:
    person = people.new(size=size, address=own_house.address)
    page = person.open(f"/table/{old_table(person, own_house, 30)}")
    page.get_by_role("button", name="Close the game").click()
    page.get_by_role("alert").get_by_role("link", name="Replay").click()
    page.get_by_text("only the moves before it can be shown").wait_for()
    page.get_by_text("/ 30").wait_for()
    person.stays_in_width()


def test_a_game_that_goes_on_says_so_in_its_log(people: People, own_house: House) -> None:
    person = people.new(address=own_house.address)
    page = person.open(f"/table/{old_table(person, own_house, None)}")
    page.get_by_text("This game was started with version 0.1.0 and continues under the current one.").wait_for()
    assert page.get_by_role("alert").count() == 0
    person.wait_until(lambda: person.snapshot()["decisions"])  # first it is the bot's turn
