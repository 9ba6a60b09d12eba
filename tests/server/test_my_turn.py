"""Whose turn it is: the tables that wait for a person, in their order, kept live on each kind of database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import update

from tests.patience import PATIENCE
from tests.server.helpers import House, Person, Visit
from tests.server.signing_in import keep, newcomer, passkey, sign_in
from tests.server.test_nodes import elsewhere, nodes
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.services.turns.turn_order import turns_of
from undercroft.server.storage.database_schema import TABLES


async def shared(host: Person, *others: Person, **more: Any) -> str:
    """A table where all of them play; its id."""
    made = await host.make("me", *["open"] * len(others), **more)
    for seat, person in enumerate(others, start=1):
        await person.sit(made, seat)
    return str(made["id"])


async def turns(person: Person) -> list[tuple[str, bool]]:
    """The tables of a person, and whether each waits."""
    found = await person.get("/api/turns")
    assert found["waiting"] == sum(one["waits"] for one in found["tables"])
    return [(one["table"]["id"], one["waits"]) for one in found["tables"]]


async def answer(person: Person, table_id: str) -> None:
    """Give the default answer to what a person is asked."""
    [decision] = (await person.snapshot(table_id))["decisions"]
    body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
    await person.post(f"/api/tables/{table_id}/answer", body, 200)


@asynccontextmanager
async def listening(person: Person) -> AsyncIterator[Any]:
    """The socket of a person."""
    headers = {"Cookie": f"{COOKIE}={person.http.cookies[COOKIE]}"}
    uri = f"ws://{person.address}/api/turns/live"
    async with websockets.connect(uri, additional_headers=headers, open_timeout=PATIENCE) as socket:
        await heard(socket)  # it listens by now
        yield socket


async def heard(socket: Any) -> list[str]:
    """The kinds of all messages that have come by now."""
    await socket.send("{}")
    found = []
    while True:
        found.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"])
        if found[-1] == "pong":
            return found[:-1]


def test_tables_that_wait_come_first_by_the_time_that_is_left_then_the_longest_waiting(
    visit_new: Visit,
) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        made = [await shared(anna, boris, pace=pace) for pace in (None, None, 86400, 3600)]
        done = await shared(anna, boris)
        await answer(anna, done)
        await anna.make("me", *["bot:random"] * 3)  # where nobody else waits
        async with home.services.engine.begin() as connection:
            for minutes, table_id in enumerate(reversed(made)):
                changed = update(TABLES).where(TABLES.c.id == table_id)
                await connection.execute(changed.values(changed=TABLES.c.changed - 60 * (4 - minutes)))
        free, later, day, hour = made
        assert await turns(anna) == [(hour, True), (day, True), (later, True), (free, True), (done, False)]
        stranger = await home.person()
        assert await turns(stranger) == []

    visit_new(play)


def test_next_leads_from_table_to_table_and_then_home(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        made = [await shared(anna, boris, pace=pace) for pace in (86400, 3600)]
        for table_id in reversed(made):
            response = await anna.http.get("/next")
            assert (response.status_code, response.headers["location"]) == (303, f"/table/{table_id}")
            await answer(anna, table_id)
        response = await anna.http.get("/next")
        assert (response.status_code, response.headers["location"]) == (303, "/")

    visit_new(play)


def test_a_table_is_pinned_and_snoozed(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        free = await shared(anna, boris)
        hour = await shared(anna, boris, pace=3600)
        assert await turns(anna) == [(hour, True), (free, True)]
        await anna.post(f"/api/tables/{free}/mark", {"pinned": True}, 200)
        assert await turns(anna) == [(free, True), (hour, True)]
        assert await turns(boris) == [(hour, True), (free, True)]
        await anna.post(f"/api/tables/{free}/mark", {"pinned": False, "snooze": 600}, 200)
        assert await turns(anna) == [(hour, True), (free, False)]
        found = (await anna.get("/api/me"))["tables"]
        assert {one["id"]: one["snoozed"] is not None for one in found} == {free: True, hour: False}
        await anna.post(f"/api/tables/{free}/mark", {"pinned": False, "snooze": 0}, 200)
        assert await turns(anna) == [(hour, True), (free, True)]
        stranger = await home.person()
        await stranger.post(f"/api/tables/{free}/mark", {"pinned": True}, 403)
        await stranger.post("/api/tables/nowhere/mark", {"pinned": True}, 403)

    visit_new(play)


def test_a_snoozed_table_asks_again_when_a_quarter_of_the_time_is_left() -> None:
    seat = {"table_id": "a", "seat": 0, "asked": 0.0, "bank": None, "away": False, "to_act": "0", "pace": 400}
    seat["paused"] = None
    seat["changed"] = 0.0
    snoozed = {"guest": "g", "table_id": "a", "pinned": False, "snoozed": 1000.0}
    assert [turns_of([seat], [snoozed], now)[0].waits for now in (0, 299, 301)] == [False, False, True]
    clock = {**seat, "bank": 100.0}
    assert [turns_of([clock], [snoozed], now)[0].waits for now in (0, 74, 76)] == [False, False, True]
    assert turns_of([clock], [], 0)[0].until == 100
    assert not turns_of([{**seat, "away": True}], [], 0)[0].my_turn


def test_a_person_has_the_tables_of_all_browsers(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, second, boris = await newcomer(home), await newcomer(home), await newcomer(home)
        free = await shared(anna, boris)
        key = passkey(home)
        await keep(anna, "Anna", key)
        await sign_in(second, key)
        assert await turns(second) == await turns(anna) == [(free, True)]
        assert (await second.http.get("/next")).headers["location"] == f"/table/{free}"
        await second.post(f"/api/tables/{free}/mark", {"pinned": True}, 200)
        assert [one["pinned"] for one in (await anna.get("/api/turns"))["tables"]] == [True]

    visit_new(play)


def test_the_socket_of_a_person_wakes_only_when_something_has_changed_for_them(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris, game="dungeoneer", preset="both")
        table = await anna.snapshot(table_id)
        [first] = [seat["seat"] for seat in table["seats"] if seat["to_act"]]
        acting, other = (anna, boris) if first == 0 else (boris, anna)
        async with listening(acting) as socket, listening(other) as idle:
            while (await other.get("/api/turns"))["waiting"] == 0:
                await answer(acting, table_id)
            assert set(await heard(idle)) == {"turns"}
            assert set(await heard(socket)) == {"turns"}
            await other.post(f"/api/tables/{table_id}/chat", {"text": "hello"})
            woken = await heard(idle), await heard(socket)
            assert woken == ([], [])

    visit(play)


def test_the_socket_of_a_person_wakes_when_somebody_proposes_a_pause_and_withdraws_it(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris, pace=3600)
        async with listening(boris) as socket:
            for wish in ("pause", "play-on", "pause"):
                await anna.post(f"/api/tables/{table_id}/{wish}")
                assert await heard(socket) == ["turns"]
                [found] = (await boris.get("/api/turns"))["tables"]
                assert found["pause_wanted"] == (wish == "pause")

    visit(play)


def test_a_person_hears_of_what_happens_through_another_node(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with nodes(tmp_path, url) as (here, there):
            anna, boris = await here.person(), await here.person()
            table_id = await shared(anna, boris)
            away = elsewhere(boris, there)
            async with listening(away) as socket:
                await answer(boris, table_id)
                assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)) == {"type": "turns"}
                assert await turns(away) == [(table_id, False)]

    asyncio.run(run())


def test_nobody_without_a_seat_is_heard(visit: Visit) -> None:
    """A socket without a cookie is closed; one of a stranger stays silent."""

    async def play(home: House) -> None:
        anna, boris, stranger = await home.person(), await home.person(), await home.person()
        async with websockets.connect(f"ws://{home.address}/api/turns/live") as socket:
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)
            assert socket.close_code == 1008
        async with listening(stranger) as socket:
            table_id = await shared(anna, boris)
            await answer(anna, table_id)
            assert await heard(socket) == []

    visit(play)


def test_who_is_forgotten_leaves_no_marks(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris)
        await boris.post(f"/api/tables/{table_id}/mark", {"pinned": True, "snooze": 60}, 200)
        guest = str(boris.http.cookies[COOKIE]).partition(".")[0]
        assert len(await home.services.stored_turns.marks([guest])) == 1
        assert (await boris.http.delete("/api/me")).status_code == 200
        assert await home.services.stored_turns.marks([guest]) == []

    visit_new(play)
