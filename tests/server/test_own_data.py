"""What is stored of a guest: it can be downloaded, and deleted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.helpers import House, Person, Visit, in_house
from tests.server.test_seating import codes, link_of
from tests.server.test_table_expiry import rows
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import CHAT, METADATA


async def forget(person: Person, path: str = "/api/me") -> Any:
    """Delete what is stored of a person; the body."""
    response = await person.http.delete(path)
    assert response.status_code == 200, response.text
    return response.json()


async def table_of_two(house: House) -> tuple[dict[str, Any], Person, Person]:
    """A table at which two people have given their answers and talked."""
    anna, boris = await house.person(), await house.person()
    made = await anna.make("me", "open", name="Anna Arbitrary")
    await boris.sit(made, 1, name="Boris Bold")
    path = f"/api/tables/{made['id']}"
    for person in (anna, boris):
        decision = (await person.snapshot(made["id"]))["decisions"][0]
        body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
        await person.post(f"{path}/answer", body)
    await anna.post(f"{path}/chat", {"text": "words of the host"})
    await boris.post(f"{path}/chat", {"text": "words of the guest"})
    await link_of(boris, made["id"], 1)
    return made, anna, boris


async def everything(house: House) -> str:
    """All values in the database as one text."""
    found = []
    async with house.services.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            found.extend([str(tuple(row)) for row in await connection.execute(select(table))])
    return "\n".join(found)


def test_a_guest_downloads_what_is_stored_and_nothing_of_others(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, anna, boris = await table_of_two(house)
        await boris.make("me", "bot:random")
        data = await anna.get("/api/me")
        [table] = data["tables"]
        assert (table["id"], table["host"], table["game"]) == (made["id"], True, "dungeon-lords")
        assert [seat["name"] for seat in table["seats"]] == ["Anna Arbitrary"]
        assert [said["text"] for said in table["chat"]] == ["words of the host"]
        assert table["answers"] and {seat for seat, _ in table["answers"]} == {0}
        text = json.dumps(data)
        assert "Boris" not in text and "guest" not in text
        ids = [str(person.http.cookies[COOKIE]).partition(".")[0] for person in (anna, boris)]
        assert not any(each in text for each in ids)
        assert len((await boris.get("/api/me"))["tables"]) == 2
        stranger = await house.person()
        nothing: dict[str, Any] = {"tables": [], "unreadable": [], "person": None, "notices": None, "vacations": []}
        assert await stranger.get("/api/me") == nothing

    visit(play)


def test_a_guest_deletes_what_is_stored(tmp_path: Path) -> None:
    """Name, words and cookie are gone, and the tables that were nobody else's; the others go on playing theirs."""

    async def play(house: House) -> None:
        made, anna, boris = await table_of_two(house)
        alone = await boris.make("me", "bot:random", name="Boris Bold")
        cookie = str(boris.http.cookies[COOKIE]).partition(".")[0]
        stored = await everything(house)
        assert cookie in stored and "Boris Bold" in stored and "words of the guest" in stored
        async with anna.live(made["id"]) as live:
            await live.hello()
            assert await forget(boris) == {"tables": [], "until": None}
            await live.until_table(lambda table: table["seats"][1]["kind"] == "open")
            assert ("seat-left", 1, "") in codes(live.table)
        assert COOKIE not in boris.http.cookies
        stored = await everything(house)
        assert not any(one in stored for one in (cookie, "Boris Bold", "words of the guest"))
        assert "Anna Arbitrary" in stored and "words of the host" in stored
        assert [said["text"] for said in await anna.get(f"/api/tables/{made['id']}/chat")] == ["words of the host", ""]
        await anna.get(f"/api/tables/{alone['id']}", 404)
        table = await anna.snapshot(made["id"])
        assert "Boris" not in json.dumps(table)
        house.services.tables._tables[made["id"]].broken = True  # as it is loaded again
        assert codes(await anna.snapshot(made["id"])) == codes(table)
        await forget(anna)
        assert not any((await rows(house)).values())

    in_house(tmp_path, play)


def test_nothing_tells_where_a_host_was_who_deletes_their_data(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        _, anna, boris = await table_of_two(house)
        async with house.services.engine.begin() as connection:
            await connection.execute(METADATA.tables["tables"].update().values(address="where the host is"))
        await forget(anna)
        stored = await everything(house)
        assert "where the host is" not in stored and "Anna Arbitrary" not in stored
        assert (await boris.get("/api/tables"))["tables"][0]["mine"]

    in_house(tmp_path, play)


def test_those_who_sat_at_a_seat_before_keep_their_names(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, anna, boris = await table_of_two(house)
        clara = await house.person()
        secret = await link_of(boris, made["id"], 1)
        await clara.post(f"/api/tables/{made['id']}/seats/1/claim", {"secret": secret, "name": "Clara"})
        await forget(clara, f"/api/tables/{made['id']}?forget=true")
        noted = codes(await anna.snapshot(made["id"]))
        assert ("seat-claimed", 1, "Boris Bold") in noted and ("seat-claimed", 1, "") in noted
        assert not any(name == "Clara" for _, _, name in noted)

    visit(play)


@pytest.mark.parametrize("how", ["left", "passed on"])
def test_the_next_at_a_seat_has_nothing_of_the_one_before(tmp_path: Path, how: str) -> None:
    """Neither name nor words nor answers are handed out or deleted with the seat; they stay their author's."""

    async def play(house: House) -> None:
        made, anna, boris = await table_of_two(house)
        path, clara = f"/api/tables/{made['id']}", await house.person()
        cookie = str(boris.http.cookies[COOKIE]).partition(".")[0]
        answered = (await boris.get("/api/me"))["tables"][0]["answers"]
        assert {seat for seat, _ in answered} == {1}
        if how == "left":
            await boris.post(f"{path}/leave")
            secret = (await anna.post(f"{path}/seats/1/link"))["link"].partition("#")[2]
        else:
            secret = await link_of(boris, made["id"], 1)
        await clara.post(f"{path}/seats/1/claim", {"secret": secret, "name": "Clara"})
        if how == "left":
            await anna.post(f"{path}/seats/1/admit", {"yes": True})
        await clara.post(f"{path}/chat", {"text": "words of the next"})
        [mine] = (await clara.get("/api/me"))["tables"]
        assert [said["text"] for said in mine["chat"]] == ["words of the next"] and mine["answers"] == []
        assert "Boris" not in json.dumps(mine)
        [his] = (await boris.get("/api/me"))["tables"]
        assert [said["text"] for said in his["chat"]] == ["words of the guest"] and his["seats"] == []
        assert his["answers"] == (answered if how == "left" else []), "who left is known, who passed a seat on is not"
        assert "Clara" not in json.dumps(his)
        await forget(clara)
        said = [one["text"] for one in await anna.get(f"{path}/chat")]
        assert said == ["words of the host", "words of the guest", ""]
        assert await forget(boris) == {"tables": [], "until": None}
        assert [one["text"] for one in await anna.get(f"{path}/chat")] == ["words of the host", "", ""]
        stored = await everything(house)
        assert cookie not in stored and "words of the guest" not in stored

    in_house(tmp_path, play)


def test_words_of_earlier_versions_are_given_to_those_who_said_them(tmp_path: Path) -> None:
    """Where it is not known who said something, nobody has it, and everybody at the table can still read it."""
    note = '{"code":"seat-claimed","seat":1,"number":0,"past":null,"name":"Clara"}'
    seats = [("a", 0, "Anna", "anna"), ("a", 1, "Clara", "clara"), ("b", 0, "Dora", "dora")]
    words = [("a", 0, "Anna"), ("a", 1, "Boris"), ("a", 1, "Clara"), ("b", 0, "her old name")]

    async def run() -> list[Any]:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'old'}")
        await migrate(engine, "0008")
        async with engine.begin() as connection:
            run = connection.exec_driver_sql
            for table_id in "ab":
                await run(
                    "INSERT INTO tables (id, header, host, public, chat, status, to_act, made, changed)"
                    f" VALUES ('{table_id}', '{{}}', 'anna', 0, 1, 'playing', '', 1, 1)"
                )
            await run("INSERT INTO actions VALUES ('a', 0, -2, ?)", (note,))
            for seat in seats:
                await run(
                    "INSERT INTO seats (table_id, seat, kind, name, guest, colour, shape)"
                    " VALUES (?, ?, 'person', ?, ?, '', '')",
                    seat,
                )
            for number, word in enumerate(words):
                await run(f"INSERT INTO chat VALUES (?, {number}, ?, ?, 'words', 1)", word)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.execute(select(CHAT.c.guest).order_by(CHAT.c.number))
            guests = list(found.scalars())
        await engine.dispose()
        return guests

    assert asyncio.run(run()) == ["anna", None, "clara", "dora"]
