"""Tables do not stay for ever: people delete and leave them, and unused ones expire."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import GAME, House, Person, Visit, in_house, play_out
from undercroft.server.storage.database_engine import make_engine
from undercroft.server.storage.database_schema import METADATA

DAY = 24 * 3600.0


async def delete(person: Person, table_id: str, status: int = 200) -> Any:
    """Delete a table, or leave it; the body."""
    response = await person.http.delete(f"/api/tables/{table_id}")
    assert response.status_code == status, response.text
    return response.json()


async def rows(house: House) -> dict[str, int]:
    """How many rows each table of the database has."""
    counted = {}
    async with house.services.engine.connect() as connection:
        for name in ("tables", "seats", "actions", "chat", "chronicles"):
            query = select(func.count()).select_from(METADATA.tables[name])
            counted[name] = (await connection.execute(query)).scalar_one()
    return counted


async def ids(person: Person) -> list[str]:
    """The ids of a person's tables."""
    return [table["id"] for table in (await person.get("/api/tables"))["tables"]]


def test_lessons_and_finished_games_do_not_count_for_the_limit(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for _ in range(3):
            await me.post("/api/training/1", {"game": GAME})
        first, _ = await me.make("me", "bot:random"), await me.make("me", "bot:random")
        body = {"game": GAME, "preset": "full", "seats": ["me", "bot:random"]}
        assert (await me.post("/api/tables", body, 429))["code"] == "too-many-tables"
        await me.post("/api/training/1", {"game": GAME})
        await delete(me, first["id"])
        await me.post("/api/tables", body)

    in_house(tmp_path, play, tables_per_guest=2)


def test_the_host_deletes_a_table_where_nobody_else_is(tmp_path: Path) -> None:
    """Nothing of it stays in the database, and those who look at it learn that it is gone."""

    async def play(house: House) -> None:
        me, boris = await house.person(), await house.person()
        made = await me.make("me", "bot:random", preset="first", chat=True)
        path = f"/api/tables/{made['id']}"
        await me.post(f"{path}/chat", {"text": "to nobody"})
        async with me.live(made["id"]) as live, boris.live(made["id"]) as spectator:
            await spectator.hello()
            await play_out(live)
            await me.get(f"{path}/chronicle")
            before = await rows(house)
            assert all(before.values()), before
            assert (await delete(boris, made["id"], 403))["code"] == "not-yours"
            await delete(me, made["id"])
            for each in (live, spectator):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await each.read()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert not any((await rows(house)).values())
        for what in ("", "/record", "/chronicle", "/replay"):
            assert (await me.get(path + what, 404))["code"] == "no-table"
        assert await ids(me) == []

    in_house(tmp_path, play)


def test_a_person_who_deletes_a_table_of_several_people_only_leaves_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open")
        await boris.sit(made, 1)
        await delete(anna, made["id"])
        assert await ids(anna) == [] and await ids(boris) == [made["id"]]
        assert (await boris.snapshot(made["id"]))["table"]["host"]
        await delete(boris, made["id"])
        assert not any((await rows(house)).values())

    in_house(tmp_path, play)


def test_a_host_without_a_seat_keeps_the_table_that_a_player_leaves(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("open", "bot:random")
        await boris.sit(made, 0)
        await delete(boris, made["id"])
        assert (await anna.snapshot(made["id"]))["seats"][0]["kind"] == "open"
        await delete(anna, made["id"])
        await anna.get(f"/api/tables/{made['id']}", 404)

    visit(play)


def test_a_deleted_rematch_does_not_stand_in_the_way_of_another(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", preset="first")
        async with me.live(made["id"]) as live:
            await play_out(live)
        path = f"/api/tables/{made['id']}/rematch"
        again = (await me.post(path))["id"]
        assert (await me.post(path))["id"] == again
        await delete(me, again)
        assert (await me.post(path))["id"] != again

    visit(play)


def test_tables_expire_if_nobody_answers(tmp_path: Path) -> None:
    """Those of one person before those of several and finished ones; never while somebody is there."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        alone = (await anna.make("me", "bot:random"))["id"]
        watched = (await anna.make("me", "bot:random"))["id"]
        shared = await anna.make("me", "open")
        await boris.sit(shared, 1)
        lesson = (await anna.post("/api/training/1", {"game": GAME}))["id"]
        for table_id in (alone, watched, lesson):
            await anna.bots_rest(table_id)
        sweep: Callable[[float], Any] = house.services.retention.sweep
        now = time.time()
        assert await sweep(now + 9 * DAY) == 0
        async with anna.live(watched) as live:
            await live.hello()
            assert await sweep(now + 11 * DAY) == 2
            assert sorted(await ids(anna)) == sorted([watched, shared["id"]])
        assert (await anna.get(f"/api/tables/{alone}", 404))["code"] == "no-table"
        while await sweep(now + 11 * DAY) == 0:  # the socket has to be gone
            await asyncio.sleep(0.01)
        assert await sweep(now + 99 * DAY) == 0
        assert await sweep(now + 101 * DAY) == 1
        assert not any((await rows(house)).values())

    in_house(tmp_path, play, expire_days=10, expire_days_shared=100)


def test_nothing_expires_on_a_server_that_keeps_everything(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        await me.bots_rest(made["id"])
        assert await house.services.retention.sweep(time.time() + 9999 * DAY) == 0

    in_house(tmp_path, play, expire_days=0, expire_days_shared=0)


def test_expired_tables_are_deleted_when_the_server_starts(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await (await house.person()).make("me", "bot:random")

    async def age() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
        async with engine.begin() as connection:
            await connection.execute(METADATA.tables["tables"].update().values(changed=time.time() - 61 * DAY))
        await engine.dispose()

    async def later(house: House) -> None:
        while any((await rows(house)).values()):
            await asyncio.sleep(0.01)

    in_house(tmp_path, play)
    asyncio.run(age())
    in_house(tmp_path, later)
