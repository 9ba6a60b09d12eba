"""``undercroft serve`` starts, stops, and explains in one line why it cannot."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url

from tests.cli.helpers import run
from tests.patience import PATIENCE
from tests.server.process import ServerProcess, free_port
from undercroft.compiled import engine
from undercroft.server.hosting.uvicorn_server import raise_open_files


def serve(*words: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run ``undercroft serve`` to its end; its exit status and what it wrote to standard error."""
    command = [sys.executable, "-m", "undercroft", "serve", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **(env or {})}, check=False
    )
    return done.returncode, done.stderr


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """A function that runs ``undercroft serve`` in this process with a database that it refuses; the line it says."""
    monkeypatch.setattr("undercroft.server.runtime.logs.set_up_logs", lambda: None)  # the program is not alone here
    umask = os.umask(0o022)

    def run_serve(url: str) -> str:
        monkeypatch.setenv("UNDERCROFT_DATABASE_URL", url)
        ran = run("serve", "--data", tmp_path)
        assert ran.status == 2 and len(ran.err.splitlines()) == 1, ran.err
        return ran.err

    yield run_serve
    os.umask(umask)


def test_it_listens_and_ends_when_asked(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        assert f"http://127.0.0.1:{server.port}/" in server.start()
        health = httpx.get(f"http://{server.address}/healthz", timeout=PATIENCE).json()
        assert health["status"] == "ok"
        assert health["engine"] == engine()
        assert (
            httpx.get(f"http://{server.address}/", headers={"Host": "evil.example"}, timeout=PATIENCE).status_code
            == 400
        )
        status, said = serve("--port", "0", "--data", str(tmp_path))
        assert status != 0 and "Another server" in said and "Traceback" not in said
    finally:
        assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert (tmp_path / "tables.sqlite3").exists()


def test_problems_are_explained_in_one_line(tmp_path: Path) -> None:
    port = free_port()
    with socket.create_server(("127.0.0.1", port)):
        status, said = serve("--port", str(port), "--data", str(tmp_path))
    assert status == 2 and len(said.splitlines()) == 1 and "--port" in said
    status, said = serve("--data", str(tmp_path), env={"UNDERCROFT_BOT_SECONDS": "soon"})
    assert status == 2 and len(said.splitlines()) == 1 and "UNDERCROFT" in said
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "tables.sqlite3").write_bytes(b"no database at all" * 100)
    status, said = serve("--data", str(tmp_path / "broken"))
    assert status == 2 and len(said.splitlines()) == 1 and "database" in said


def test_sqlite_serves_one_process(tmp_path: Path) -> None:
    status, said = serve("--port", "0", "--data", str(tmp_path), "--processes", "2")
    assert status == 2 and len(said.splitlines()) == 1, said
    assert "UNDERCROFT_DATABASE_URL" in said and "PostgreSQL" in said


@pytest.mark.parametrize("why", ["a file is in the way", "read-only"])
def test_a_folder_that_cannot_be_written_is_explained_in_one_line(tmp_path: Path, why: str) -> None:
    folder = tmp_path / "folder"
    if why == "read-only":
        folder.mkdir(mode=0o500)
        if os.access(folder, os.W_OK):
            pytest.skip("this user may write everywhere")
    else:
        folder.write_text("in the way")
    for processes in ("1", "2"):
        status, said = serve("--data", str(folder / "data"), "--processes", processes)
        assert status == 2 and len(said.splitlines()) == 1, said
        assert str(folder) in said and "--data" in said


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite:////nowhere/at/all/tables.sqlite3",
        "postgresql://anna:secret@127.0.0.1:{port}/undercroft",
        "mysql://anna:secret@127.0.0.1/undercroft",
        "nosuch://db:secret@host/x",
        *[
            pytest.param(url, marks=pytest.mark.nightly("five such addresses are tried each time"))
            for url in (
                "postgresql://anna:secret@127.0.0.1:x/undercroft",
                "postgresql://anna:secret@nowhere.invalid/undercroft",
            )
        ],
        "anna:secret",
    ],
)
def test_a_wrong_database_is_explained_in_one_line(refused: Callable[[str], str], url: str) -> None:
    said = refused(url.format(port=free_port()))
    assert said.startswith("The database cannot be used") and "secret" not in said


def test_a_damaged_database_file_is_named_and_left_as_it_is(refused: Callable[[str], str], tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    for damaged in (b"garbage" * 5000, b"SQLite format 3\0" + b"garbage" * 5000):
        file.write_bytes(damaged)
        said = refused(f"sqlite+aiosqlite:///{file}")
        assert str(file) in said and "not a database" in said and "Nothing has been changed." in said, said
        assert file.read_bytes() == damaged


def test_a_password_that_postgresql_refuses_is_explained_in_one_line(
    postgres: str, refused: Callable[[str], str]
) -> None:
    wrong = make_url(postgres).set(database="nosuch", password="secret").render_as_string(hide_password=False)
    assert "secret" not in refused(wrong)


@pytest.mark.nightly("starts a server twice")
@pytest.mark.skipif(sys.platform == "win32", reason="this system has other permissions")
def test_only_the_user_of_the_server_can_read_its_files(tmp_path: Path) -> None:
    """Also those that an older version has created, and while it runs, when there are files beside the database."""
    data = tmp_path / "data"
    server = ServerProcess(data)
    before = os.umask(0o022)
    try:
        for _ in range(2):
            server.start()
            with httpx.Client(base_url=f"http://{server.address}", headers={"X-Undercroft": "1"}) as me:
                me.get("/api/games", timeout=PATIENCE)
                table = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "hotseat:B"]}
                assert me.post("/api/tables", json=table, timeout=PATIENCE).status_code == 201
            files = [path for path in data.rglob("*") if path.is_file()]
            names = {path.name for path in files}
            assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "server.key", "server.lock"} <= names
            assert {path.name: oct(path.stat().st_mode & 0o077) for path in files} == dict.fromkeys(names, "0o0")
            server.kill()
            for path in data.iterdir():
                if path.is_file():
                    path.chmod(0o644)
    finally:
        os.umask(before)
        server.kill()


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        raise_open_files(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(300, hard), hard)
        raise_open_files(280)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(300, hard), hard), "it is never lowered"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
