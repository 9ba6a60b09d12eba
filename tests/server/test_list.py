"""The list of tables: own ones apart from public ones, by parts; and what one address may create."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.fixtures.playing import FOLDER
from tests.patience import PATIENCE
from tests.server.helpers import GAME, House, Person, Visit, in_house
from undercroft.locale.bot_aliases import aliases_of
from undercroft.server.endpoints.http_api.routes import table_routes as tables_api
from undercroft.server.runtime.guest_limits import PUBLIC_PER_ADDRESS
from undercroft.server.storage.database_schema import TABLES

NEW = {"game": GAME, "seats": ["me", "open"], "public": True}


async def upload(person: Person, name: str, **params: Any) -> str:
    """Make a table of a recorded game; its id."""
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    plain = {"content-type": "text/plain"}
    made = await person.post("/api/records", content=text, params=params, headers=plain)
    return str(made["id"])


async def listed(person: Person, **params: Any) -> list[str]:
    """The ids of all tables of a list, read part by part."""
    found: list[str] = []
    cursor: str | None = None
    while True:
        response = await person.http.get("/api/tables", params={**params, **({"cursor": cursor} if cursor else {})})
        assert response.status_code == 200, response.text
        part = response.json()
        found += [table["id"] for table in part["tables"]]
        cursor = part["cursor"]
        if cursor is None:
            return found


def test_public_tables_never_push_own_ones_away(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_api, "LISTED", 3)

    async def play(house: House) -> None:
        anna, spammer = await house.person(), await house.person()
        mine = (await anna.make("me", "bot:random"))["id"]
        await anna.bots_rest(mine)
        for _ in range(8):
            await spammer.make("me", "open", public=True)
        first = await anna.get("/api/tables")
        assert [table["id"] for table in first["tables"]] == [mine] and first["cursor"] is None
        public = await anna.get("/api/tables", which="public")
        assert len(public["tables"]) == 3 and public["cursor"]
        assert mine not in await listed(anna, which="public")

    visit(play)


def test_a_list_goes_on_where_its_cursor_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_api, "LISTED", 3)

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = [(await anna.make("me", "open", public=True))["id"] for _ in range(7)]
        async with house.services.engine.begin() as connection:  # several changed at the same moment
            await connection.execute(TABLES.update().where(TABLES.c.id.in_(made[:5])).values(changed=1.5))
        for who, which in ((anna, "mine"), (boris, "public")):
            found = await listed(who, which=which)
            assert sorted(found) == sorted(made) and found[:2] == made[:4:-1]
        part = await boris.get("/api/tables", which="public")
        await anna.make("me", "open", public=True)  # a new table moves nothing in what follows
        later = await boris.get("/api/tables", which="public", cursor=part["cursor"])
        assert not {table["id"] for table in part["tables"]} & {table["id"] for table in later["tables"]}

    in_house(tmp_path, play)


@pytest.mark.parametrize("cursor", ["x", "bm90IGpzb24=", "WzEsIDJd", "ä", "W251bGwsICJhIl0="])
def test_a_cursor_of_somebody_else_is_refused(visit: Visit, cursor: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        assert (await me.get("/api/tables", 400, cursor=cursor))["code"] == "bad-request"

    visit(play)


def test_a_list_can_be_filtered(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        alone = (await anna.make("me", "bot:random"))["id"]
        waiting = (await anna.make("me", "open", public=True))["id"]
        other = (await anna.post("/api/tables", {**NEW, "game": "dungeoneer", "preset": "tomb"}))["id"]
        ended = await anna.make("me", "hotseat:B", public=True)
        async with anna.live(ended["id"]) as live:
            while live.table.get("table", {}).get("status") != "finished":
                await live.hello(look=next((s["seat"] for s in live.table.get("seats", []) if s["to_act"]), 0))
                await play_out_seat(live)
        assert set(await listed(anna)) == {alone, waiting, other, ended["id"]}
        assert set(await listed(anna, status="unfinished")) == {alone, waiting, other}
        assert await listed(anna, status="finished") == [ended["id"]]
        assert await listed(anna, status="playing") == [alone]
        assert await listed(anna, game="dungeoneer") == [other]
        assert await listed(anna, game='x" or 1=1') == await listed(anna, game="%") == []
        assert set(await listed(boris, which="public")) == {waiting, other}
        assert await listed(boris, which="public", game=GAME) == [waiting]
        assert await listed(boris, which="public", status="finished") == [ended["id"]]
        assert await listed(boris) == []
        for wrong in ("which=all", "status=lost"):
            assert (await boris.http.get(f"/api/tables?{wrong}")).status_code == 400

    async def play_out_seat(live: Any) -> None:
        for decision in live.table["decisions"]:
            if decision["sealed"] is None:
                await live.answer(decision)

    in_house(tmp_path, play)


# What one address may create.


def new_browser(house: House) -> httpx.AsyncClient:
    """A browser without a cookie."""
    return httpx.AsyncClient(base_url=f"http://{house.address}", headers={"X-Undercroft": "1"}, timeout=PATIENCE)


def test_a_spammer_without_cookies_can_create_only_so_many_tables(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        codes = []
        for _ in range(5):
            async with new_browser(house) as browser:
                reply = await browser.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"]})
                codes.append((reply.status_code, reply.json().get("code")))
        assert codes == [(201, None)] * 3 + [(429, "too-many-here")] * 2

    in_house(tmp_path, play, tables_per_address=3)


def test_one_address_can_fill_only_a_part_of_the_public_list(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        spammer = await house.person()
        for _ in range(PUBLIC_PER_ADDRESS):
            await spammer.post("/api/tables", NEW)
        assert (await spammer.post("/api/tables", NEW, 429))["code"] == "too-many-here"
        await spammer.make("me", "open")  # not listed for others

    in_house(tmp_path, play)


def test_of_an_address_only_a_keyed_hash_is_stored(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "open", public=True)
        async with house.services.engine.connect() as connection:
            (stored,) = (await connection.execute(select(TABLES.c.address))).scalars()
        assert stored == house.services.guests.address("all of 127.0.0.1")
        assert "127.0.0.1" not in stored and len(stored) == 40
        assert stored not in str(await me.snapshot(made["id"])) + str(await me.get("/api/tables"))
        assert stored not in str(await me.get(f"/api/tables/{made['id']}/report"))

    in_house(tmp_path, play)


def test_only_so_many_guests_come_from_one_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        statuses = []
        for _ in range(8):
            async with new_browser(house) as browser:
                statuses.append((await browser.get("/api/games")).status_code)
        assert statuses[0] == 200 and statuses[-1] == 429
        assert (await me.http.get("/api/games")).status_code == 200  # who is here already notices nothing

    in_house(tmp_path, play, guests_per_minute=5.0)


def test_no_table_is_created_on_a_full_disk(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        assert (await me.post("/api/tables", NEW, 503))["code"] == "disk-full"
        assert (await me.get("/api/tables"))["tables"] == []

    in_house(tmp_path, play, disk_free=10**12)


def test_a_list_says_where_each_game_is_and_who_has_won(tmp_path: Path) -> None:
    """It says nothing else of a game: a season and a round are known to everybody."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        lords = await upload(anna, "2-lords-full", seats="me,open", to=0)
        over = await upload(anna, "2-lords-full")
        lost = await upload(anna, "dungeoneer-end-solo-lost")
        won = await upload(anna, "dungeoneer-end-three-quests")
        found = {table["id"]: table["stands"] for table in (await anna.get("/api/tables"))["tables"]}
        assert found[lords] == {"chapter": {"year": 1, "season": "winter"}, "winners": None}
        scores = (await anna.snapshot(over))["view"]["scores"]
        assert found[over]["winners"] == scores["winners"]
        assert found[lost]["winners"] == []
        assert found[won]["winners"] == (await anna.snapshot(won))["view"]["winners"]
        public = (await anna.make("me", "open", public=True))["id"]
        [shown] = (await boris.get("/api/tables", which="public"))["tables"]
        assert shown["id"] == public
        assert shown["stands"] == {"chapter": {"year": 1, "season": "winter"}, "winners": None}

    in_house(tmp_path, play)


def test_where_a_game_is_changes_with_its_answers(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        new = {"game": "dungeoneer", "preset": "tomb", "seats": ["me"]}
        made = await anna.post("/api/tables", new)
        async with anna.live(made["id"]) as live:
            snapshot = await live.hello()
            while snapshot["view"]["round"] < 2:
                await live.answer(snapshot["decisions"][0])
                snapshot = live.table
                if not snapshot["decisions"]:
                    snapshot = await live.until_table(lambda now: now["decisions"])
        [shown] = (await anna.get("/api/tables"))["tables"]
        assert shown["stands"] == {"chapter": {"round": snapshot["view"]["round"]}, "winners": None}

    visit(play)


def test_bots_have_the_same_names_in_the_list_as_at_the_table(visit: Visit) -> None:
    """The same names as in the terminal: they follow from the seed's commitment, and say nothing of the level."""

    async def play(house: House) -> None:
        anna = await house.person()
        made = (await anna.make("me", "bot:overlord", "open", "bot:greedy"))["id"]
        there = await anna.snapshot(made)
        (here,) = (await anna.get("/api/tables"))["tables"]
        ranks = [(seat["level"], seat["alias"]) for seat in there["seats"]]
        assert ranks == [(seat["level"], seat["alias"]) for seat in here["seats"]]
        names = aliases_of(GAME, there["table"]["commitment"], 4)
        assert ranks == [(None, None), (5, names[1]), (None, None), (None, names[3])]

    visit(play)
