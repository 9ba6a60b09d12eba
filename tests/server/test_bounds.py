"""What is stored has bounds for each guest, address and table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import func, select, text

from tests.amounts import daily
from tests.server.databases import KINDS
from tests.server.helpers import House, Person, in_house, play_out
from tests.server.test_storage import ROW, new_database
from undercroft.server.runtime.guest_limits import CHAT_STORED
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import CHAT, CHRONICLES
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import NEW_CHAT, NEW_TABLE, OLD_CHAT, SET_SIZE
from undercroft.server.storage.writing.group_commit import BatchWriter

__all__ = ["KINDS", "new_database"]


async def finished_record(person: Person) -> tuple[str, str]:
    """A finished game: the id of its table, and its record."""
    made = await person.make("me", "bot:random", preset="first")
    async with person.live(made["id"]) as live:
        await play_out(live)
    return made["id"], await person.get(f"/api/tables/{made['id']}/record")


async def upload(person: Person, record: str, status: int = 201) -> Any:
    """Upload a record."""
    response = await person.http.post("/api/records", content=record)
    assert response.status_code == status, response.text
    return response.json()


@pytest.mark.parametrize("per", daily(["guest", "address"], "address"))
def test_finished_games_count_by_the_bytes_that_they_take(tmp_path: Path, per: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        _, record = await finished_record(me)
        stored = 0
        while stored < 100:
            response = await me.http.post("/api/records", content=record)
            if response.status_code != 201:
                break
            await me.get(f"/api/tables/{response.json()['id']}/chronicle")
            stored += 1
        code = {"guest": "too-much-stored", "address": "too-much-here"}[per]
        assert 1 <= stored < 100 and (response.status_code, response.json()["code"]) == (429, code)
        body = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "bot:random"]}
        assert (await me.post("/api/tables", body, 429))["code"] == code
        assert (await me.post("/api/training/1", {"game": "dungeon-lords"}, 429))["code"] == code
        other = await house.person()
        await other.post("/api/tables", body, 201 if per == "guest" else 429)
        for table in (await me.get("/api/tables"))["tables"]:
            await me.http.delete(f"/api/tables/{table['id']}")
        await me.post("/api/tables", body)

    limits: dict[str, Any] = {f"megabytes_per_{per}": 0.2}
    in_house(tmp_path, play, **limits)


def test_the_size_of_a_table_is_what_it_takes(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        table_id, _ = await finished_record(me)
        await me.get(f"/api/tables/{table_id}/chronicle")
        store = house.services.store
        host = (await store.table(table_id))[0]["host"]  # type: ignore[index]
        before = await store.size_of(host)
        async with house.services.engine.connect() as connection:
            chronicle = (await connection.execute(select(func.length(CHRONICLES.c.data)))).scalar_one()
        assert before > chronicle + 1000
        for words in ("x" * 300, "é" * 300):
            await me.post(f"/api/tables/{table_id}/settings", {"chat": True})
            await me.post(f"/api/tables/{table_id}/chat", {"text": words})
        assert 900 <= await store.size_of(host) - before <= 1200

    in_house(tmp_path, play)


def test_the_last_thousand_messages_of_a_table_stay(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", chat=True)
        await me.post(f"/api/tables/{made['id']}/chat", {"text": "first"})
        rows = [
            {"table_id": made["id"], "number": number, "seat": 0, "name": "", "text": "x", "at": 0.0}
            for number in range(2, CHAT_STORED + 1)
        ]
        await house.services.writer.write([(NEW_CHAT, row) for row in rows])
        house.services.tables._tables[made["id"]].chat = None
        for _ in range(3):
            await me.post(f"/api/tables/{made['id']}/chat", {"text": "last"})
        async with house.services.engine.connect() as connection:
            found = (await connection.execute(select(func.min(CHAT.c.number), func.count()))).one()
        assert tuple(found) == (4, CHAT_STORED)

    in_house(tmp_path, play)


def test_sizes_and_old_messages_are_written_to_every_database(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def run() -> None:
        engine = make_engine(url)
        await migrate(engine)
        writer, store = BatchWriter(engine, Metrics()), Store(engine)
        writer.start()
        for table_id in ("a", "b"):
            await writer.write([(NEW_TABLE, {"id": table_id, **ROW, "address": "here"})])
            words = {"seat": 0, "name": "", "text": "x", "at": 0.0}
            await writer.write([(NEW_CHAT, {"table_id": table_id, "number": number, **words}) for number in (1, 2)])
        assert await store.size_of("h") == 0
        await writer.write([(SET_SIZE, {"id": "a", "size": 7}), (OLD_CHAT, {"table_id": "a", "number": 1})])
        await writer.write([(SET_SIZE, {"id": "b", "size": 5})])
        assert (await store.size_of("h"), await store.size_at("here"), await store.size_at("there")) == (12, 12, 0)
        assert [len(await store.chat(table_id, 9)) for table_id in ("a", "b")] == [1, 2]
        await writer.stop()
        await engine.dispose()

    asyncio.run(run())


OLD_ROW: Final = {name: value for name, value in ROW.items() if name not in ("aids", "version")}
"""A table, as an older database has it."""


def test_an_older_database_learns_its_sizes_and_drops_old_messages(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def run() -> None:
        engine = make_engine(url)
        await migrate(engine, "0006")
        async with engine.begin() as connection:
            names = ", ".join(OLD_ROW)
            values = ", ".join(f":{name}" for name in OLD_ROW)
            await connection.execute(text(f"INSERT INTO tables (id, {names}) VALUES ('t', {values})"), OLD_ROW)
            add = text("INSERT INTO chat (table_id, number, seat, name, text, at) VALUES ('t', :n, 0, '', 'x', 0)")
            await connection.execute(add, [{"n": number} for number in range(1, CHAT_STORED + 6)])
            await connection.execute(
                text("INSERT INTO actions (table_id, number, seat, action) VALUES ('t', 0, 0, 'go')")
            )
        await migrate(engine)
        store = Store(engine)
        assert len(await store.chat("t", 9999)) == CHAT_STORED
        assert await store.size_of("h") == len("{}") + 52 + CHAT_STORED * 51
        await engine.dispose()

    asyncio.run(run())
