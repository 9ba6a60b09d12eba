"""Who is at the table, a reminder for those who are not, and a bot that answers for somebody who is away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.helpers import House, Live, Visit, house
from tests.server.test_my_turn import answer, heard, listening, shared, turns
from tests.server.test_nodes import elsewhere, nodes
from tests.server.test_seating import codes
from undercroft.server.tables.changes import seat_changes
from undercroft.server.tables.upkeep.presence_sharing import BELIEVED


async def until_here(live: Live, *wanted: bool) -> dict[str, Any]:
    """Read up to the message that says of each person, by seat, whether they are here."""

    def fits(message: dict[str, Any]) -> bool:
        return message["type"] == "presence" and [one["here"] for one in message["seats"]] == list(wanted)

    return await live.until(fits)


def test_everybody_sees_who_has_the_table_in_sight_and_since_when_they_are_asked(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris)
        async with anna.live(table_id) as here:
            await here.hello()
            before = await until_here(here, True, False)
            assert all(one["since"] is not None for one in before["seats"])
            async with boris.live(table_id) as there:
                await there.hello()
                await until_here(here, True, True)
                await there.send(type="sight", visible=False)
                await until_here(here, True, False)
                await there.send(type="sight", visible=True)
                await until_here(here, True, True)
                await answer(boris, table_id)
                message = await here.until(
                    lambda said: said["type"] == "presence" and said["seats"][1]["since"] is None
                )
                assert message["seats"][0] == before["seats"][0]
            await until_here(here, True, False)

    visit(play)


def test_nobody_is_here_where_one_plays_alone(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna = await home.person()
        made = await anna.make("me", *["bot:random"] * 3)
        async with anna.live(made["id"]) as live:
            await live.hello()
            await live.send(type="ping")
            await live.until(lambda message: message["type"] == "pong")
            assert not any('"presence"' in text for text in live.raw)

    visit(play)


def test_who_is_at_another_node_is_here_until_that_node_is_silent(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with nodes(tmp_path, url) as (first, second):
            anna, boris = await first.person(), await first.person()
            table_id = await shared(anna, boris)
            async with anna.live(table_id) as here, elsewhere(boris, second).live(table_id) as there:
                await here.hello()
                await there.hello()
                await until_here(here, True, True)
                await until_here(there, True, True)
                guests = [seat.guest for seat in (await first.services.tables.get(table_id)).seats if seat.guest]
                assert len(guests) == 2
                for node in (first, second):  # so notices wait, whichever node makes them
                    now = time.time()
                    assert [await node.services.sights.last_sight([guest], now) for guest in guests] == [now, now]
                loop = asyncio.get_running_loop()
                first.services.presence.repeat(loop.time() + 10 * BELIEVED)
                await until_here(here, True, False)
                second.services.presence.repeat(loop.time())
                await until_here(here, True, True)

    asyncio.run(run())


def test_a_reminder_comes_once_a_day_and_wakes_the_pages_of_the_person(
    visit_new: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        late, table_id = await shared(anna, boris), await shared(anna, boris)
        path = f"/api/tables/{table_id}/seats"
        await anna.post(f"{path}/0/nudge", None, 409)  # it is her own
        async with listening(boris) as socket:
            await anna.post(f"{path}/1/nudge", None, 200)
            assert await heard(socket) == ["turns"]
        listed = (await boris.get("/api/turns"))["tables"]
        assert [(one["table"]["id"], one["nudged"]) for one in listed] == [(late, False), (table_id, True)]
        assert [one["nudged"] for one in (await anna.get("/api/turns"))["tables"]] == [False, False]
        assert (await anna.post(f"{path}/1/nudge", None, 409))["code"] == "nudged"
        stranger = await home.person()
        await stranger.post(f"{path}/1/nudge", None, 409)
        home.services.tables._tables[table_id].broken = True  # as it is loaded again
        assert (await anna.post(f"{path}/1/nudge", None, 409))["code"] == "nudged"
        assert (await anna.snapshot(table_id))["seats"][1]["nudged"] is not None
        monkeypatch.setattr(seat_changes, "NUDGED_WITHIN", 0.0)
        await anna.post(f"{path}/1/nudge", None, 200)
        await answer(boris, table_id)
        await anna.post(f"{path}/1/nudge", None, 409)  # nothing is asked there now

    visit_new(play)


async def go_on(live: Live) -> None:
    """Answer what is asked, and wait for others, until four more answers have been given."""
    number = live.table["number"]
    while live.table["number"] < number + 4:
        open_ = [one for one in live.table["decisions"] if one["sealed"] is None]
        if open_:
            await live.answer(open_[0])
        else:
            await live.until_table()


def test_a_bot_of_a_chosen_level_answers_until_its_owner_is_back(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris, preset="first")
        path = f"/api/tables/{table_id}"
        await boris.post(f"{path}/stand-in", {"bot": "nobody"}, 400)
        async with anna.live(table_id) as live:
            await live.hello()
            await boris.post(f"{path}/stand-in", {"bot": "random"}, 200)
            table = await live.until_table(lambda table: table["seats"][1]["away"])
            assert table["seats"][1]["stand_in"] == "random"
            assert ("seat-stand-in", 1, "") in codes(table)
            assert dict(await turns(boris)) == {table_id: False}
            await go_on(live)
            moved = live.table["number"]
            await boris.post(f"{path}/back", None, 200)
            table = await live.until_table(lambda table: not table["seats"][1]["away"])
            assert table["seats"][1]["stand_in"] is None and table["number"] >= moved
            assert ("seat-back", 1, "") in codes(table)

    visit_new(play)


def test_nobody_stands_in_where_nobody_else_plays(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna = await home.person()
        made = await anna.make("me", *["bot:random"] * 3)
        body = await anna.post(f"/api/tables/{made['id']}/stand-in", {"bot": "random"}, 409)
        assert body["code"] == "alone"

    visit(play)


def test_a_stand_in_survives_a_restart(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with house(tmp_path, database_url=url) as home:
            anna, boris = await home.person(), await home.person()
            table_id = await shared(anna, boris, preset="first")
            await boris.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"}, 200)
            cookies = [person.http.cookies for person in (anna, boris)]
        async with house(tmp_path, database_url=url) as home:
            anna = await home.person()
            anna.http.cookies = cookies[0]
            seat = (await anna.snapshot(table_id))["seats"][1]
            assert seat["away"] and seat["stand_in"] == "random"
            async with anna.live(table_id) as live:
                await live.hello()
                await go_on(live)
                assert live.table["seats"][1]["stand_in"] == "random"

    asyncio.run(run())


def test_the_database_has_a_stand_in_only_while_somebody_is_away(visit_new: Visit) -> None:
    async def stored(home: House) -> list[Any]:
        query = text("SELECT away, stand_in FROM seats WHERE guest IS NOT NULL ORDER BY seat")
        async with home.services.engine.connect() as connection:
            return [(bool(away), bot) for away, bot in await connection.execute(query)]

    async def play(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        table_id = await shared(anna, boris)
        for person in (anna, boris):
            await person.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"}, 200)
        assert await stored(home) == [(True, "random"), (True, "random")]  # with nobody there, nothing is played
        await answer(anna, table_id)
        assert (await stored(home))[0] == (False, None)
        await boris.post(f"/api/tables/{table_id}/leave", None, 200)
        assert await stored(home) == [(False, None)]

    visit_new(play)
