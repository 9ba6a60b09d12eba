"""A database with a damaged page: what is wrong is said, nothing healthy is lost, and nobody is named."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.amounts import amount, daily
from tests.server.helpers import House
from tests.server.test_admin import Place
from undercroft.server.runtime.logs import table_hash
from undercroft.server.services import database_check, readiness

FILE: Final = "tables.sqlite3"
COPIES: Final = 30
KINDS_OF_DAMAGE: Final = ("noise", "zeros")


def page_size(file: Path) -> int:
    """The size of a page of a database."""
    with closing(sqlite3.connect(file)) as connection:
        size: int = connection.execute("PRAGMA page_size").fetchone()[0]
        return size


def damage(file: Path, page: int, kind: str = "noise") -> None:
    """Overwrite a page of a database, counted from 1."""
    size = page_size(file)
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write({"noise": random.Random(page).randbytes(size), "zeros": bytes(size)}[kind])


def pages_of(file: Path, name: str) -> list[int]:
    """The pages of a table or an index, its root first."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT pageno FROM dbstat WHERE name = ? ORDER BY path", (name,))
        return [page for (page,) in rows]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A folder with many tables, each with some answers and words."""
    place = Place(tmp_path_factory.mktemp("damage") / "data", "")

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "open")
        [decision] = (await me.snapshot(made["id"]))["decisions"]
        body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}
        await me.post(f"/api/tables/{made['id']}/answer", body)

    place.serve(play)
    with closing(sqlite3.connect(place.data / FILE)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        [(first,)] = connection.execute("SELECT id FROM tables").fetchall()
        said = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, 0, 0, 'Anna', ?, 0)"
        connection.execute(said, (first, "words " * 60))
        for name, key in (("tables", "id"), ("seats", "table_id"), ("actions", "table_id"), ("chat", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] != key]
            copied = f"SELECT ?, {', '.join(columns)} FROM {name} WHERE {key} = ?"
            for copy in range(COPIES):
                values = f"x{copy:02}{first[3:]}", first
                connection.execute(f"INSERT INTO {name} ({key}, {', '.join(columns)}) {copied}", values)
        connection.commit()
    return place


def damaged(filled: Place, folder: Path, *pages: int, kind: str = "noise") -> Place:
    """A copy of the folder with damaged pages."""
    shutil.copytree(filled.data, folder)
    place = Place(folder, "")
    for page in pages:
        damage(place.data / FILE, page, kind)
    return place


def secrets_of(filled: Place) -> list[str]:
    """Everything that no message may contain."""
    with closing(sqlite3.connect(filled.data / FILE)) as connection:
        found = connection.execute("SELECT id FROM tables UNION SELECT host FROM tables").fetchall()
        return [text for (text,) in found]


def test_verify_goes_on_past_a_damaged_table_and_names_nobody(
    filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = pages_of(filled.data / FILE, "tables")[-1]
    place = damaged(filled, tmp_path / "data", page)
    found = place.admin(monkeypatch, "verify")
    assert found.status == 1 and f"Tables: {COPIES + 1}, wrong: " in found.out, found.out + found.err
    assert "rows cannot be read, as the database is damaged (1 of tables)" in found.out
    assert "the database is damaged: tables: " in found.out, "it says where"
    assert "actions: " not in found.out
    names = secrets_of(filled)
    assert any(line.startswith(f"{table_hash(name)}: ") for name in names for line in found.out.splitlines())
    assert not any(name in found.out + found.err for name in names)


@pytest.mark.parametrize("name", daily(["chat", "tables", "sqlite_autoindex_tables_1"], "tables"))
def test_a_backup_has_everything_that_can_be_read(
    filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Words that are lost take no table away; a lost row of a table takes this one away, and no other."""
    place = damaged(filled, tmp_path / "data", pages_of(filled.data / FILE, name)[-1])
    saved = place.admin(monkeypatch, "backup", tmp_path / "backup")
    assert not any(each in saved.out + saved.err for each in secrets_of(filled))
    left_out = saved.err.count(": left out: ")
    tables = COPIES + 1 - left_out
    assert saved.out.startswith(f"Tables in the backup: {tables}\n"), saved.out + saved.err
    assert (saved.status == 1) == (name != "sqlite_autoindex_tables_1")
    assert 0 < left_out < COPIES if name == "tables" else not left_out
    other = Place(tmp_path / "other", "")
    assert other.admin(monkeypatch, "restore", tmp_path / "backup").out == f"Tables restored: {tables}\n"
    assert other.admin(monkeypatch, "verify").out == f"Tables: {tables}, wrong: 0\n"


def test_no_damage_ends_a_command_with_a_traceback(
    filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page in turn and each kind of damage, by day one of both; what is saved can be restored."""
    pages = (filled.data / FILE).stat().st_size // page_size(filled.data / FILE)
    names = secrets_of(filled)
    for page in random.Random(1).sample(range(1, pages + 1), amount(1, pages, pages)):
        for kind in KINDS_OF_DAMAGE[: amount(1, len(KINDS_OF_DAMAGE), len(KINDS_OF_DAMAGE))]:
            place = damaged(filled, tmp_path / f"{page}-{kind}", page, kind=kind)
            file = tmp_path / f"{page}-{kind}.backup"
            for command in (("verify",), ("list",), ("close", "nothing"), ("backup", file)):
                ran = place.admin(monkeypatch, *command)
                said = ran.err if command[0] == "list" else ran.out + ran.err
                assert not any(name in said for name in names), (page, kind, command, said)
                assert ran.status in (0, 1, 2), (page, kind, command)
            if file.exists():
                other = Place(tmp_path / f"{page}-{kind}-other", "")
                assert other.admin(monkeypatch, "restore", file).status == 0, (page, kind)


def test_a_damaged_database_is_not_ready(filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It need not have been so at the start, and tables that nobody reads show it."""
    monkeypatch.setattr(readiness, "KNOWN", 0.0)
    monkeypatch.setattr(database_check, "LEAST", 0.0)
    monkeypatch.setattr(database_check, "REST", 0)
    for name in ("tables", "seats", "actions", "chat"):
        place = damaged(filled, tmp_path / name)
        pages = pages_of(place.data / FILE, name)

        async def play(house: House, place: Place = place, pages: list[int] = pages) -> None:
            me = await house.person()
            assert (await me.get("/readyz"))["missing"] == []
            damage(place.data / FILE, pages[-1])
            assert (await me.get("/readyz", 503))["missing"] == ["database"]
            assert (await me.get("/healthz"))["status"] == "ok"
            assert "<html" in await me.get("/")

        place.serve(play)
