"""Make a data folder of this version, for `tests/fixtures/versions`: one more for each release.

    python -m tests.server.version_data

It must never be run for a version that is out already: those folders are what that version really wrote.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

import undercroft
from tests.fixtures.playing import FOLDER
from tests.server.helpers import House, Person, house, play_out
from undercroft.kernel.history.records import Record
from undercroft.server.protocol.guests import COOKIE, KEY_FILE

VERSIONS: Final = Path(__file__).resolve().parents[1] / "fixtures" / "versions"
LISTING: Final = "tables.json"
DATABASE: Final = "tables.sqlite3"

FINISHED: Final = (
    "4-lords-full",
    "2-lords-first",
    "training-room",
    "dungeoneer-3-both",
    "dungeoneer-2-tomb",
    "dungeoneer-4-vault",
    "dungeoneer-1-both",
    "dungeoneer-option-resurrection",
)
RUNNING: Final = (
    "4-lords-full",
    "3-lords-full",
    "2-lords-first",
    "training-room",
    "dungeoneer-3-both",
    "dungeoneer-2-tomb",
    "dungeoneer-4-vault",
    "dungeoneer-1-tomb",
    "dungeoneer-option-no-white-spots",
)
"""Recorded games that become tables, played to the end or to the middle."""


async def fill(running: House) -> dict[str, Any]:
    """Fill a server with tables; what they are."""
    anna, boris = await running.person(), await running.person()
    tables: list[dict[str, Any]] = []

    def note(table_id: str, made: str, status: str, answers: int) -> None:
        tables.append({"id": table_id, "made": made, "status": status, "answers": answers})

    for status, names in (("finished", FINISHED), ("running", RUNNING)):
        for name in names:
            record = Record.open(FOLDER / f"{name}.record")
            to = len(record.moves) // (1 if status == "finished" else 2)
            response = await anna.http.post("/api/records", params={"to": to}, content=record.to_text().encode())
            note(response.json()["id"], name, status, to)
    for game, preset, bots in (("dungeon-lords", "full", 2), ("dungeoneer", "both", 1)):
        made = await anna.make("me", *["bot:greedy"] * bots, game=game, preset=preset, name="Anna")
        async with anna.live(made["id"]) as live:
            note(made["id"], f"{game} against bots", "finished", (await play_out(live))["number"])
    made = await anna.make("me", "open", public=False, chat=True)
    await boris.sit(made, 1, name="Boris", colour="red", shape="star")
    await _some_answers(made["id"], anna, boris)
    note(made["id"], "two people", "running", (await anna.get(f"/api/tables/{made['id']}"))["number"])
    guests = {"Anna": anna.http.cookies.get(COOKIE), "Boris": boris.http.cookies.get(COOKIE)}
    return {"version": undercroft.__version__, "tables": tables, "guests": guests}


async def _some_answers(table_id: str, *people: Person) -> None:
    """Let people answer a dozen times each, after a word of one of them."""
    await people[0].post(f"/api/tables/{table_id}/chat", {"text": "Good luck!"})
    for _ in range(12):
        for person in people:
            decisions = (await person.get(f"/api/tables/{table_id}"))["decisions"]
            for decision in decisions:
                if decision["sealed"] is None:
                    body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
                    await person.post(f"/api/tables/{table_id}/answer", body)


def main() -> int:
    """Make the folder; the exit status is 1 if there is one of this version."""
    path = VERSIONS / f"{undercroft.__version__}.zip"
    if path.exists():
        print(f"{path.name} is there already")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)

        async def run() -> dict[str, Any]:
            async with house(data, tables_per_guest=1000) as running:
                return await fill(running)

        (data / LISTING).write_text(json.dumps(asyncio.run(run()), indent=1) + "\n", encoding="utf-8")
        with sqlite3.connect(data / DATABASE) as database:
            database.execute("PRAGMA journal_mode=DELETE")
        database.close()
        with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as packed:
            for name in (DATABASE, LISTING, KEY_FILE):
                packed.write(data / name, name)
    print(f"{path.name}: {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
