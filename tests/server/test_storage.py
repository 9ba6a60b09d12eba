"""The storage: migrations, group commit."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select

from undercroft.kernel.errors import OptionError
from undercroft.server.errors import NotStored
from undercroft.server.metrics import Metrics
from undercroft.server.settings import Settings
from undercroft.server.storage.engine import make_engine, migrate
from undercroft.server.storage.schema import ACTIONS, METADATA
from undercroft.server.storage.writer import NEW_ACTION, NEW_TABLE, Writer

ROW = {
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
}


def shape(connection: Connection) -> dict[str, Any]:
    """What tables, columns, keys and indexes a database has."""
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


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async def run() -> None:
        migrated = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'a'}")
        declared = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'b'}")
        await migrate(migrated)
        await migrate(migrated)  # a second time changes nothing
        async with declared.begin() as connection:
            await connection.run_sync(METADATA.create_all)
            expected = await connection.run_sync(shape)
        async with migrated.connect() as connection:
            assert await connection.run_sync(shape) == expected
            pragmas = [
                (await connection.exec_driver_sql(f"PRAGMA {p}")).scalar() for p in ("journal_mode", "synchronous")
            ]
            assert pragmas == ["wal", 2]
        await migrated.dispose()
        await declared.dispose()

    asyncio.run(run())


def test_what_waits_goes_together_and_one_bad_batch_spoils_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'a'}")
        await migrate(engine)
        metrics = Metrics()
        writer = Writer(engine, metrics)
        with pytest.raises(NotStored):
            await writer.write([])
        writer.start()
        await writer.write([(NEW_TABLE, {"id": "t", **ROW})])

        def action(number: int, table: str = "t") -> Any:
            return writer.write([(NEW_ACTION, {"table_id": table, "number": number, "seat": 0, "action": "x"})])

        results = await asyncio.gather(
            *[action(number) for number in range(50)], action(7), action(0, "none"), return_exceptions=True
        )
        assert [type(result) for result in results if result is not None] == [NotStored, NotStored]
        await asyncio.gather(*[action(number) for number in range(50, 100)])
        async with engine.connect() as connection:
            numbers = (await connection.execute(select(ACTIONS.c.number).order_by(ACTIONS.c.number))).scalars().all()
        assert numbers == list(range(100))
        commits = re.search(r"undercroft_commit_group_count (\d+)", metrics.text().decode())
        assert commits is not None and int(commits[1]) < 70
        await writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_settings(tmp_path: Path) -> None:
    settings = Settings.read({"XDG_DATA_HOME": str(tmp_path), "UNDERCROFT_BOT_SECONDS": "2.5"})
    assert settings.bot_seconds == 2.5 and settings.data == tmp_path / "undercroft"
    assert settings.url.startswith("sqlite+aiosqlite:///")
    url = "postgresql://me@host/db"
    assert Settings.read({"UNDERCROFT_DATABASE_URL": url}, tmp_path).url == "postgresql+asyncpg://me@host/db"
    with pytest.raises(OptionError):
        Settings.read({"UNDERCROFT_BURST": "many"})
    with pytest.raises(OptionError):
        make_engine("nosuch://here")


def test_the_server_names_no_game() -> None:
    import undercroft.server

    folder = Path(undercroft.server.__file__).parent
    for path in folder.rglob("*.py"):
        assert not re.search("lords|dungeoneer", path.read_text(encoding="utf-8"), re.IGNORECASE), path
