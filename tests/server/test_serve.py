"""``undercroft serve`` starts, stops, and explains in one line why it cannot."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.process import ServerProcess, free_port


def serve(*words: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run ``undercroft serve`` to its end; its exit status and what it wrote to standard error."""
    import os

    command = [sys.executable, "-m", "undercroft", "serve", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **(env or {})}, check=False
    )
    return done.returncode, done.stderr


def test_it_listens_and_ends_when_asked(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        assert f"http://127.0.0.1:{server.port}/" in server.start()
        health = httpx.get(f"http://{server.address}/healthz", timeout=PATIENCE).json()
        assert health["status"] == "ok"
        assert (
            httpx.get(f"http://{server.address}/", headers={"Host": "evil.example"}, timeout=PATIENCE).status_code
            == 400
        )
        status, said = serve("--port", "0", "--data", str(tmp_path))
        assert status != 0 and "another server" in said and "Traceback" not in said
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
    status, said = serve("--data", str(tmp_path), env={"UNDERCROFT_DATABASE_URL": "nosuch://db:secret@host/x"})
    assert status == 2 and len(said.splitlines()) == 1 and "secret" not in said
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "tables.sqlite3").write_bytes(b"no database at all" * 100)
    status, said = serve("--data", str(tmp_path / "broken"))
    assert status == 2 and len(said.splitlines()) == 1 and "database" in said
