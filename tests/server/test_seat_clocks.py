"""Clocks as in chess: a seat has a bank, which shrinks while the seat is asked and grows with each of its answers."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.helpers import GAME, House, Person, Visit, in_house
from tests.server.test_nodes import Nodes, elsewhere, with_nodes
from undercroft.server.runtime.wall_clock import Outage
from undercroft.server.storage.database_schema import SEATS
from undercroft.server.tables.core.clocks.answer_clocks import COMEBACK
from undercroft.server.tables.core.seats import Seat

CLOCK = {"pace": 600, "increment": 120}
"""Ten minutes, and two with each answer."""

SLACK = 50.0
"""How many seconds a few requests may take, or be given back after a standstill; less than half the increment."""


async def seated(house: House, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table with clocks."""
    people = [await house.person() for _ in range(2)]
    made = await people[0].make("me", "open", **{**CLOCK, **more})
    await people[1].sit(made, 1)
    return people, made["id"]


def seats_at(house: House, table_id: str) -> list[Seat]:
    """The seats of a table in memory."""
    return house.services.tables._tables[table_id].seats


def think(house: House, table_id: str, seat: int, seconds: float) -> None:
    """Let a seat have been asked for so much longer."""
    place = seats_at(house, table_id)[seat]
    assert place.asked is not None
    place.asked -= seconds


async def reply(person: Person, table_id: str, seat: int, action: str | None = None) -> dict[str, Any]:
    """Answer what a seat is asked; the table afterwards."""
    decision = next(one for one in (await person.snapshot(table_id))["decisions"] if one["seat"] == seat)
    body = {"seat": seat, "decision": decision["number"], "action": action or decision["default"]}
    table: dict[str, Any] = await person.post(f"/api/tables/{table_id}/answer", body)
    return table


async def shown_banks(person: Person, table_id: str) -> list[float | None]:
    """The bank of each seat, as somebody sees it."""
    return [seat["bank"] for seat in (await person.snapshot(table_id))["seats"]]


async def stored(house: House, table_id: str) -> list[tuple[float | None, float | None]]:
    """When each seat was asked, and its bank, as the database has them."""
    query = select(SEATS.c.asked, SEATS.c.bank).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    async with house.services.engine.connect() as connection:
        return [(row.asked, row.bank) for row in await connection.execute(query)]


def about(seconds: float) -> Any:
    """A number of seconds, give or take those that the requests needed."""
    return pytest.approx(seconds, abs=SLACK)


def test_only_whole_clocks_within_bounds_can_be_chosen(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        body = {"game": GAME, "preset": "full", "seats": ["me", "open"]}
        for pace, increment in ((59, 0), (10_801, 0), (600, -1), (600, 301)):
            refused = await anna.post("/api/tables", {**body, "pace": pace, "increment": increment}, 400)
            assert refused["code"] == "option"
        assert (await anna.post("/api/tables", {**body, "increment": 20}))["id"], "without a pace it says nothing"
        for pace, increment in ((60, 0), (10_800, 300)):
            made = await anna.make("me", "open", pace=pace, increment=increment)
            table = (await anna.snapshot(made["id"]))["table"]
            assert (table["pace"], table["increment"]) == (pace, increment)
        plain = await anna.make("me", "open", pace=300)
        assert await shown_banks(anna, plain["id"]) == [None, None]

    visit(play)


def test_the_bank_of_a_seat_shrinks_while_it_is_asked_and_grows_with_each_answer(visit_new: Visit) -> None:
    """Both are asked at the same time, and each spends only what it takes."""

    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        begun = (await anna.snapshot(table_id))["seats"]
        assert all(seat["until"] - time.time() == about(600) and seat["bank"] is None for seat in begun)
        think(house, table_id, 0, 250)
        think(house, table_id, 1, 400)
        table = await reply(anna, table_id, 0)
        assert table["seats"][0]["until"] is None and table["seats"][0]["bank"] == about(600 - 250 + 120)
        assert table["seats"][1]["until"] - time.time() == about(600 - 400), "he is still thinking"
        [(asked, bank), (other, whole)] = await stored(house, table_id)
        assert asked is None and bank == table["seats"][0]["bank"] and other is not None and whole == 600
        assert (await reply(boris, table_id, 1))["seats"][1]["away"] is False
        banks = [bank for _, bank in await stored(house, table_id)]
        assert banks[0] == bank, "he has spent none of hers"
        assert banks[1] == about(600 - 400 + 120)

    visit_new(play)


def test_a_bank_never_has_more_than_at_first(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, _), table_id = await seated(house)
        assert (await reply(anna, table_id, 0))["seats"][0]["bank"] == 600

    visit(play)


def test_changing_a_sealed_answer_changes_no_bank(visit_new: Visit) -> None:
    """Nobody may notice it; and time that nobody waits for costs nothing."""

    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        think(house, table_id, 0, 100)
        before = (await reply(anna, table_id, 0))["seats"]
        options = (await anna.snapshot(table_id))["decisions"][0]["options"]
        other = next(one["action"] for one in options if one["action"] != options[0]["action"])
        await reply(anna, table_id, 0, other)
        after = (await boris.snapshot(table_id))["seats"]
        assert [seat["bank"] for seat in after] == [seat["bank"] for seat in before]
        assert [seat["until"] is None for seat in after] == [seat["until"] is None for seat in before]

    visit_new(play)


def test_an_undo_pays_no_increment_twice_and_gives_others_their_time_back(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        path = f"/api/tables/{table_id}"
        for seat, person in enumerate((anna, boris)):
            think(house, table_id, seat, 250)
            await reply(person, table_id, seat)
        before = seats_at(house, table_id)
        banks = [seat.bank for seat in before]
        thinking = next(number for number, seat in enumerate(before) if seat.asked is not None)
        think(house, table_id, thinking, 200)
        for wish, person in (("undo", anna), ("undo/agree", boris)):
            table = await person.post(f"{path}/{wish}", {"seat": 0})
        assert table["number"] == 0 and [seat.bank for seat in seats_at(house, table_id)] == banks
        house.services.tables._tables[table_id].broken = True  # it is loaded again, and remembers
        await anna.snapshot(table_id)
        await reply(anna, table_id, 0)
        bank = seats_at(house, table_id)[0].bank
        assert bank == about(banks[0] or 0), "the increment for this answer has been paid"

    visit_new(play)


def test_the_table_goes_on_without_somebody_whose_time_has_run_out(visit_new: Visit) -> None:
    """As with any other pace. Coming back brings some time, so that a question can be read."""

    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, absent="random")
        await reply(anna, table_id, 0)
        await house.services.due.look(time.time() + 590)
        assert not (await anna.snapshot(table_id))["seats"][1]["away"]
        await house.services.due.look(time.time() + 601)
        table = await anna.snapshot(table_id)
        assert table["seats"][1]["away"] and table["seats"][1]["until"] is None
        assert (await stored(house, table_id))[1][1] in (0.0, COMEBACK)
        bank = seats_at(house, table_id)[0].bank
        await boris.post(f"/api/tables/{table_id}/back")
        seat = (await boris.snapshot(table_id))["seats"][1]
        left = seat["bank"] if seat["until"] is None else seat["until"] - time.time()
        assert not seat["away"] and left in (0.0, about(COMEBACK))
        assert (seats_at(house, table_id)[0].bank or 0) <= (bank or 0)

    visit_new(play)


def test_a_bot_that_stands_in_neither_spends_nor_earns_time(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        think(house, table_id, 1, 100)
        await boris.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"})
        bank = seats_at(house, table_id)[1].bank
        assert bank == about(500)
        await reply(anna, table_id, 0)
        task = house.services.tables._tables[table_id].bot_task
        assert task is not None
        await task
        assert seats_at(house, table_id)[1].bank == bank

    visit_new(play)


def test_an_outage_costs_nobody_time(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, _), table_id = await seated(house)
        think(house, table_id, 0, 650)
        house.services.clock.outages = (Outage(time.time() - 450, 400),)
        assert (await anna.snapshot(table_id))["seats"][0]["until"] - time.time() == about(600 - 250)
        assert (await reply(anna, table_id, 0))["seats"][0]["bank"] == about(600 - 250 + 120)

    visit_new(play)


def test_clocks_survive_a_restart(tmp_path: Path, url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        (anna, _), kept["id"] = await seated(house)
        think(house, kept["id"], 0, 100)
        kept["seats"] = (await reply(anna, kept["id"], 0))["seats"]

    async def after(house: House) -> None:
        seats = (await (await house.person()).snapshot(kept["id"]))["seats"]
        assert [seat["bank"] for seat in seats] == [seat["bank"] for seat in kept["seats"]]
        assert seats[1]["until"] == about(kept["seats"][1]["until"])

    in_house(tmp_path, before, database_url=url)
    in_house(tmp_path, after, database_url=url)


def test_every_node_shows_the_same_clocks(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        (anna, boris), table_id = await seated(found[0])
        there = elsewhere(boris, found[1])
        await there.snapshot(table_id)
        think(found[0], table_id, 0, 250)
        await reply(anna, table_id, 0)
        shown = (await reply(there, table_id, 1))["seats"]
        assert shown[0]["until"] or shown[0]["bank"] == about(600 - 250 + 120)
        assert [seat.bank for seat in seats_at(found[1], table_id)] == [
            bank for _, bank in await stored(found[0], table_id)
        ]
        while await shown_banks(anna, table_id) != await shown_banks(there, table_id):
            await asyncio.sleep(0.02)  # the first node has not heard yet of what was answered through the second

    with_nodes(tmp_path, url, play)


def test_a_rematch_begins_with_full_clocks(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, _), table_id = await seated(house, preset="first")
        table = house.services.tables._tables[table_id]
        table.seats[0].bank = 5.0
        table.closed = True
        made = (await anna.post(f"/api/tables/{table_id}/rematch"))["id"]
        again = await anna.snapshot(made)
        assert (again["table"]["pace"], again["table"]["increment"]) == (600, 120)
        assert all((seat["bank"] or seat["until"] - time.time()) == about(600) for seat in again["seats"])

    visit(play)
