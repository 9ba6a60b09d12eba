"""The database: migrations, group commit, and that tables survive a restart."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select

from tests.server.databases import KINDS
from tests.server.helpers import House, in_house, play_out
from undercroft.kernel.base.errors import OptionError
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import ACTIONS, METADATA, REVISION
from undercroft.server.storage.migrations import versions
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import (
    NEW_ACTION,
    NEW_CHAT,
    NEW_SEAT,
    NEW_TABLE,
    SET_ASKED,
    SET_SEAT,
    SET_TABLE,
    erasure,
)
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.storage.writing.transactions import SqliteCommits, commits_to

ROW = {
    "version": 0,
    "header": "{}",
    "host": "h",
    "public": False,
    "chat": False,
    "status": "open",
    "to_act": "",
    "lesson": None,
    "rematch": None,
    "made": 0.0,
    "changed": 0.0,
    "seed_known": False,
    "pace": None,
    "absent": None,
    "aids": False,
    "address": None,
    "stands": None,
}


def shape(connection: Connection) -> dict[str, Any]:
    """The tables, columns, keys and indexes of a database."""
    found = inspect(connection)
    return {
        name: (
            sorted((c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)),
            found.get_pk_constraint(name)["constrained_columns"],
            sorted((str(i["name"]), tuple(i["column_names"])) for i in found.get_indexes(name)),
            sorted(tuple(k["constrained_columns"]) for k in found.get_foreign_keys(name)),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


@pytest.fixture(params=KINDS)
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """A function that creates a new database of one kind and returns its URL, for each kind that is available here."""
    with ExitStack() as stack:
        kind = KINDS[request.param]
        yield lambda: Settings(data=tmp_path, database_url=stack.enter_context(kind(tmp_path, request))).url


def test_migrations_lead_to_the_schema(new_database: Callable[[], str]) -> None:
    urls = new_database(), new_database()

    async def run() -> None:
        migrated, declared = make_engine(urls[0]), make_engine(urls[1])
        await migrate(migrated)
        await migrate(migrated)  # a second time changes nothing
        async with declared.begin() as connection:
            await connection.run_sync(METADATA.create_all)
            expected = await connection.run_sync(shape)
        async with migrated.connect() as connection:
            assert await connection.run_sync(shape) == expected
        await migrated.dispose()
        await declared.dispose()

    asyncio.run(run())


def test_the_last_migration_is_the_one_that_is_named() -> None:
    newest = max(version.name for version in iter_modules(versions.__path__))
    assert import_module(f"{versions.__name__}.{newest}").revision == REVISION


def test_sqlite_writes_ahead_and_syncs_each_commit(tmp_path: Path) -> None:
    """So do the connections that read and those that write; otherwise a power cut could undo what was acknowledged."""
    path = tmp_path / "a"

    async def run() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{path}")
        commits = commits_to(engine)
        assert isinstance(commits, SqliteCommits)
        await commits.commit([])
        async with engine.connect() as connection:
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted
                assert commits._opened is not None
                assert commits._opened.execute(f"PRAGMA {pragma}").fetchone() == (wanted,)
        await commits.close()
        await engine.dispose()

    asyncio.run(run())


def test_waiting_batches_are_written_together_and_a_bad_one_harms_only_itself(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def run() -> None:
        engine = make_engine(url)
        await migrate(engine)
        metrics = Metrics()
        writer = BatchWriter(engine, metrics)
        with pytest.raises(NotStored):
            await writer.write([])
        writer.start()
        await writer.write([(NEW_TABLE, {"id": "t", **ROW})])

        def action(number: int, table: str = "t") -> Any:
            return writer.write([(NEW_ACTION, {"table_id": table, "number": number, "seat": 0, "action": "x"})])

        nothing: Any = writer.write([(NEW_ACTION, {"table_id": "t"})])  # a mistake of the program's own
        results = await asyncio.gather(
            *[action(number) for number in range(50)], action(7), action(0, "none"), nothing, return_exceptions=True
        )
        assert [type(result) for result in results if result is not None] == [NotStored] * 3
        await asyncio.gather(*[action(number) for number in range(50, 100)])
        async with engine.connect() as connection:
            numbers = (await connection.execute(select(ACTIONS.c.number).order_by(ACTIONS.c.number))).scalars().all()
        assert numbers == list(range(100))
        commits = re.search(r"undercroft_commit_group_count (\d+)", metrics.text().decode())
        assert commits is not None and int(commits[1]) < 70
        await writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_a_cancelled_caller_ends_only_when_the_write_is_over(tmp_path: Path) -> None:
    """A caller holds a table's lock; the next one to take it must find the table's answers on disk."""

    async def run() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'a'}")
        await migrate(engine)
        writer = BatchWriter(engine, Metrics())
        writer.start()
        waiting = asyncio.create_task(writer.write([(NEW_TABLE, {"id": "t", **ROW})]))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await Store(engine).table("t") is not None
        await writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_every_statement_writes_what_it_is_given(new_database: Callable[[], str]) -> None:
    """Of several changes to one row in a transaction the last one counts; invalid Unicode harms only its own batch."""
    url = new_database()
    seat: dict[str, Any] = {"kind": "person", "bot": None, "name": "Zoë „0“", "colour": "", "shape": "", "guest": "g"}
    seat |= {"secret": None, "asked": None, "bank": None, "away": False, "stand_in": None, "former": False}
    seat |= {"vacation_from": 4.5, "vacation_until": 5.5}

    async def run() -> None:
        engine = make_engine(url)
        await migrate(engine)
        writer = BatchWriter(engine, Metrics())
        writer.start()
        said = {
            "table_id": "t",
            "number": 1,
            "seat": 0,
            "name": "Zoë",
            "text": "Привет {}'; --",
            "at": 1.5,
            "guest": "g",
        }
        await writer.write(
            [
                (NEW_TABLE, {"id": "t", **ROW}),
                (NEW_SEAT, {"table_id": "t", "seat": 0, **seat}),
                (NEW_SEAT, {"table_id": "t", "seat": 1, **seat}),
                (NEW_CHAT, said),
            ]
        )
        own = {"chat": True, "to_act": "0 1", "rematch": "r", "changed": 2.5, "stands": "{}", "requests": "{}"}
        own["paused"] = 3.5
        changes = [{"id": "t", "status": status, **own} for status in ("playing", "finished")]
        bad = [(NEW_CHAT, {**said, "number": 2, "text": "\ud800"})]
        results = await asyncio.gather(
            *[writer.write([(SET_TABLE, change)]) for change in changes],
            writer.write([(SET_SEAT, {"table_id": "t", "seat": 1, **seat, "kind": "bot", "bot": "greedy"})]),
            writer.write(bad),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [NotStored]
        store = Store(engine)
        found = await store.table("t")
        assert found is not None
        table, seats, _ = found
        assert table == {**table, "id": "t", "public": False, "status": "finished", **own}
        assert [(row["name"], row["kind"], row["bot"]) for row in seats] == [
            ("Zoë „0“", "person", None),
            ("Zoë „0“", "bot", "greedy"),
        ]
        assert await store.chat("t", 10) == [said]
        assert [row["id"] for row, _ in await store.listed(["g"], True, ("finished",), None, None, 10)] == ["t"]
        assert await store.unfinished_of("h") == 0
        asked = {"to_act": "3", "changed": 3.5, "stands": None}
        await writer.write([(SET_ASKED, {"id": "t", **asked})])
        again = await store.table("t")
        assert again is not None and again[0] == {**table, **asked}
        await writer.write([(NEW_TABLE, {"id": "u", **ROW})])
        await asyncio.gather(writer.write(erasure("t")), writer.write(erasure("none")))
        assert await store.table("t") is None and await store.chat("t", 10) == []
        assert await store.has("u") and not await store.has("t")
        await writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_a_table_survives_a_restart(new_database: Callable[[], str], tmp_path: Path) -> None:
    url = new_database()
    tables: list[str] = []
    people: list[dict[str, str]] = []

    async def first(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", preset="first")
        async with me.live(made["id"]) as live:
            decision = (await live.hello())["decisions"][0]
            assert (await live.answer(decision))["type"] == "done"
            assert (await live.ask(type="chat", text="hello"))["type"] == "done"
        tables.append(made["id"])
        people.append(dict(me.http.cookies))

    async def again(house: House) -> None:
        me = await house.person()
        me.http.cookies.clear()
        me.http.cookies.update(people[0])
        snapshot = await me.get(f"/api/tables/{tables[0]}")
        assert snapshot["number"] >= 1 and snapshot["seats"][0]["mine"]
        assert [said["text"] for said in await me.get(f"/api/tables/{tables[0]}/chat")] == ["hello"]
        async with me.live(tables[0]) as live:
            await play_out(live)

    in_house(tmp_path, first, database_url=url)
    in_house(tmp_path, again, database_url=url)


def test_settings(tmp_path: Path) -> None:
    settings = Settings.read({"XDG_DATA_HOME": str(tmp_path), "UNDERCROFT_BOT_SECONDS": "2.5"})
    assert settings.bot_seconds == 2.5 and settings.data == tmp_path / "undercroft"
    assert settings.url.startswith("sqlite+aiosqlite:///")
    url = "postgresql://me@host/db"
    assert Settings.read({"UNDERCROFT_DATABASE_URL": url}, tmp_path).url == "postgresql+asyncpg://me@host/db"
    free = Settings.read({"UNDERCROFT_LIMITS": "off", "UNDERCROFT_BURST": "5"}, tmp_path)
    assert free.rate > 1e6 and free.burst == 5, "what is set itself counts"
    with pytest.raises(OptionError):
        Settings.read({"UNDERCROFT_BURST": "many"})
    with pytest.raises(OptionError):
        make_engine("nosuch://here")


def test_the_server_names_no_game() -> None:
    import undercroft.server

    folder = Path(undercroft.server.__file__).parent
    for path in folder.rglob("*.py"):
        assert not re.search("lords|dungeoneer", path.read_text(encoding="utf-8"), re.IGNORECASE), path
