"""The floor of the server's benchmark stores answers with the server's statements: it must give them what they take."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]


def test_the_floor_stores_an_answer_and_sends_about_as_many_bytes_as_it_is_given(tmp_path: Path) -> None:
    database = tmp_path / "floor.db"
    command = [sys.executable, "benchmarks/floor.py", str(database), "500"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as floor:
        try:
            assert floor.stdout is not None
            with connect(f"ws://127.0.0.1:{int(floor.stdout.readline())}/one") as socket:
                assert 490 < len(socket.recv()) <= 500
                socket.send(json.dumps({"id": 7, "seat": 1, "action": "pass"}))
                assert 490 < len(socket.recv()) <= 500
                assert json.loads(socket.recv()) == {"type": "done", "id": 7}
        finally:
            floor.kill()
    with sqlite3.connect(database) as stored:
        rows = stored.execute("select table_id, number, seat, action from actions").fetchall()
    assert rows == [("one", 0, 1, "pass")]
