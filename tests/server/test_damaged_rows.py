"""A row of the database that cannot be read costs that row: lists, export and deletion go on, and the log names it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import pytest
import structlog

from tests.fixtures.playing import FOLDER
from tests.server.helpers import House, Person, changing, in_house
from undercroft.server.runtime.logs import table_hash
from undercroft.server.storage.database_schema import NOTE, UNDO

NOT_TEXT: Final = "CAST(x'ff7b00' AS TEXT)"
"""A text that is not UTF-8: SQLite stores it, and Python's driver refuses the whole row."""

COSTS_THE_TABLE: Final = {
    "header": "UPDATE tables SET header = '{' WHERE id = ?",
    "header of another shape": "UPDATE tables SET header = '{\"game\": 1}' WHERE id = ?",
    "header not text": f"UPDATE tables SET header = {NOT_TEXT} WHERE id = ?",
    "to act": "UPDATE tables SET to_act = 'x' WHERE id = ?",
    "changed": "UPDATE tables SET changed = 'yesterday' WHERE id = ?",
    "made": "UPDATE tables SET made = x'00' WHERE id = ?",
    "kind of a seat": "UPDATE seats SET kind = 'throne' WHERE seat = 1 AND table_id = ?",
    "name of a seat": "UPDATE seats SET name = x'00ff' WHERE seat = 1 AND table_id = ?",
    "name of a seat not text": f"UPDATE seats SET name = {NOT_TEXT} WHERE seat = 1 AND table_id = ?",
    "asked": "UPDATE seats SET asked = 'long' WHERE seat = 0 AND table_id = ?",
    "seat lost": "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
}
"""What the list of tables shows, so that a table without it is not in the list."""

COSTS_THE_GAME: Final = {
    "pace": "UPDATE tables SET pace = 'slow' WHERE id = ?",
    "answer": "UPDATE actions SET action = 'nonsense' WHERE number = 0 AND table_id = ?",
    "answer not text": f"UPDATE actions SET action = {NOT_TEXT} WHERE number = 0 AND table_id = ?",
    "undo": f"UPDATE actions SET seat = {UNDO}, action = 'x y' WHERE number = 0 AND table_id = ?",
    "undo of nothing": f"UPDATE actions SET seat = {UNDO}, action = '' WHERE number = 0 AND table_id = ?",
}
"""What is read only if the table is opened."""

COSTS_LESS: Final = {
    "where the game is": "UPDATE tables SET stands = '{' WHERE id = ?",
    "status": "UPDATE tables SET status = 'odd' WHERE id = ?",
    "words": "UPDATE chat SET text = x'00ff' WHERE table_id = ?",
    "note": f"INSERT INTO actions (table_id, number, seat, action) VALUES (?, 99, {NOTE}, '{{')",
    "review": "INSERT INTO reviews (table_id, data) VALUES (?, x'7b')",
}


@asynccontextmanager
async def unloaded(house: House, data: Path, *tables: str) -> AsyncIterator[sqlite3.Connection]:
    """Let some tables leave memory; then the database, to be changed."""
    async with changing(data) as database:
        yield database
    for table_id in tables:
        table = house.services.tables._tables.pop(table_id, None)
        if table is not None:
            table.broken = True
        house.services.keeper.forget(table_id)


async def played(person: Person) -> str:
    """Make a table at which something has been answered and said; its id."""
    made = await person.make("me", "hotseat:Ada", name="Anna")
    [decision, *_] = (await person.snapshot(made["id"]))["decisions"]
    body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
    await person.post(f"/api/tables/{made['id']}/answer", body)
    await person.post(f"/api/tables/{made['id']}/chat", {"text": "Hello"})
    return str(made["id"])


async def lists(person: Person) -> tuple[set[str], set[str]]:
    """The ids of the tables in a person's list, and of those that it says cannot be read."""
    listed = await person.get("/api/tables")
    assert all(isinstance(table["changed"], float) for table in listed["tables"])
    return {table["id"] for table in listed["tables"]}, set(listed["unreadable"])


def logged(logs: list[Any], table_id: str) -> list[str]:
    """The rows of a table that the log has named, and nothing secret in it."""
    assert table_id not in json.dumps(logs, default=str)
    return [line["row"] for line in logs if line["event"] == "row-unreadable" and line["table"] == table_hash(table_id)]


@pytest.fixture
def damages() -> dict[str, str]:
    """Every damage, by its name."""
    return {**COSTS_THE_TABLE, **COSTS_THE_GAME, **COSTS_LESS}


def test_a_row_that_cannot_be_read_costs_that_row(tmp_path: Path, damages: dict[str, str]) -> None:
    """The healthy tables are listed and exported, and its owner deletes the damaged one."""

    async def play(house: House) -> None:
        me = await house.person()
        healthy = {await played(me), await played(me)}
        for name, statement in damages.items():
            table_id = await played(me)
            async with unloaded(house, tmp_path, table_id) as database:
                assert database.execute(statement, (table_id,)).rowcount >= 1, name
            with structlog.testing.capture_logs() as logs:
                shown, unreadable = await lists(me)
                assert shown >= healthy, name
                assert unreadable == ({table_id} if name in COSTS_THE_TABLE else set()), name
                assert shown - healthy == {table_id} - unreadable, name
                exported = await me.get("/api/me")
                assert {table["id"] for table in exported["tables"]} | set(exported["unreadable"]) == {
                    *healthy,
                    table_id,
                }, name
                opened = await me.http.get(f"/api/tables/{table_id}")
                assert opened.status_code == (200 if name in COSTS_LESS else opened.status_code), (name, opened.text)
                if name in COSTS_THE_GAME or (name in COSTS_THE_TABLE and name not in ("to act", "changed")):
                    assert (opened.status_code, opened.json()["code"]) in [(409, "unreadable"), (503, "busy")], name
                said = await me.http.get(f"/api/tables/{table_id}/chat")
                assert said.status_code < 500 or said.status_code == 503, name
                reviewed = await me.http.get(f"/api/tables/{table_id}/review")
                assert reviewed.status_code < 500 or reviewed.status_code == 503, name
                assert (await me.http.get(f"/table/{table_id}")).status_code < 500, name
                response = await me.http.delete(f"/api/tables/{table_id}")
                assert response.status_code == 200, (name, response.text)
            assert name == "status" or "not text" in name or logged(logs, table_id), (name, logs)
            assert await lists(me) == (healthy, set()), name
        for table_id in healthy:
            assert (await me.snapshot(table_id))["table"]["status"] == "playing"

    in_house(tmp_path, play)


def test_all_of_a_person_is_deleted_with_what_cannot_be_read(tmp_path: Path, damages: dict[str, str]) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        tables = {name: await played(me) for name in damages}
        async with unloaded(house, tmp_path, *tables.values()) as database:
            for name, table_id in tables.items():
                database.execute(damages[name], (table_id,))
        assert (await me.http.delete("/api/me")).json() == {"tables": [], "until": None}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            for part in ("tables", "seats", "actions", "chat", "reviews"):
                assert database.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,), part

    in_house(tmp_path, play)


def test_who_leaves_a_table_that_cannot_be_read_leaves_it_to_the_others(tmp_path: Path) -> None:
    """Nobody can delete it for others; the last one who is there does."""

    async def play(house: House) -> None:
        anna, boris, carol = [await house.person() for _ in range(3)]
        made = await anna.make("me", "open", name="Anna")
        table_id = made["id"]
        await boris.sit(made, 1, name="Boris")
        await anna.post(f"/api/tables/{table_id}/chat", {"text": "Hello"})
        async with unloaded(house, tmp_path, table_id) as database:
            database.execute("UPDATE tables SET header = '{' WHERE id = ?", (table_id,))
        assert (await carol.http.delete(f"/api/tables/{table_id}")).status_code == 404
        assert (await anna.http.delete("/api/me")).json() == {"tables": [], "until": None}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            assert not database.execute("SELECT text FROM chat WHERE text <> ''").fetchall()
            assert len(database.execute("SELECT guest FROM seats WHERE guest IS NOT NULL").fetchall()) == 1
        assert await lists(anna) == (set(), set())
        assert await lists(boris) == (set(), {table_id})
        assert (await boris.http.delete(f"/api/tables/{table_id}")).status_code == 200
        assert await lists(boris) == (set(), set())

    in_house(tmp_path, play)


def test_a_list_of_damaged_tables_has_a_next_part(tmp_path: Path) -> None:
    """More of them than fit into one part do not hide those that come later."""

    async def play(house: House) -> None:
        me = await house.person()
        oldest = await played(me)
        others = [await played(me) for _ in range(3)]
        async with unloaded(house, tmp_path, *others) as database:
            for copy in range(40):
                columns = [row[1] for row in database.execute("PRAGMA table_info(tables)") if row[1] != "id"]
                copied = f"INSERT INTO tables (id, {', '.join(columns)}) SELECT ?, {', '.join(columns)} FROM tables"
                database.execute(f"{copied} WHERE id = ?", (f"copy{copy}", others[0]))
                columns = [row[1] for row in database.execute("PRAGMA table_info(seats)") if row[1] != "table_id"]
                copied = f"INSERT INTO seats (table_id, {', '.join(columns)}) SELECT ?, {', '.join(columns)} FROM seats"
                database.execute(f"{copied} WHERE table_id = ?", (f"copy{copy}", others[0]))
            database.execute(f"UPDATE tables SET header = {NOT_TEXT} WHERE id <> ?", (oldest,))
        found, unreadable, part = set(), set(), await me.get("/api/tables")
        while True:
            found |= {table["id"] for table in part["tables"]}
            unreadable |= set(part["unreadable"])
            if part["cursor"] is None:
                break
            part = await me.get("/api/tables", cursor=part["cursor"])
        assert found == {oldest} and len(unreadable) == 43

    in_house(tmp_path, play)


def test_a_chronicle_that_cannot_be_read_can_be_deleted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        text = (FOLDER / "training-room.record").read_text(encoding="utf-8")
        ids = []
        for cut in (b"", b"garbage", None):
            table_id = (await me.http.post("/api/records", content=text.encode())).json()["id"]
            await me.get(f"/api/tables/{table_id}/history")
            async with unloaded(house, tmp_path, table_id) as database:
                [(data,)] = database.execute("SELECT data FROM chronicles WHERE table_id = ?", (table_id,)).fetchall()
                damaged = data[:-50] if cut is None else cut
                database.execute("UPDATE chronicles SET data = ? WHERE table_id = ?", (damaged, table_id))
            ids.append(table_id)
        with structlog.testing.capture_logs() as logs:
            for table_id in ids:
                for what in ("", "/history", "/record"):
                    assert (await me.get(f"/api/tables/{table_id}{what}", 409))["code"] == "unreadable"
                assert "chronicles" in logged(logs, table_id)
                assert table_id in (await lists(me))[0], "its result is still listed"
                assert (await me.http.delete(f"/api/tables/{table_id}")).status_code == 200
        assert await lists(me) == (set(), set())

    in_house(tmp_path, play)
