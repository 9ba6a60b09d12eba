"""Games of earlier versions: finished ones can be watched, running ones go on or say why not; nothing is lost.

Each data folder in `tests/fixtures/versions` is opened by today's program, and by today's program with two changed
values, one of each game.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Person
from tests.server.process import ServerProcess
from tests.server.version_data import LISTING, VERSIONS
from undercroft.kernel.history.chronicle import Chronicle
from undercroft.kernel.history.records import Record
from undercroft.kernel.history.view_diff import apply_changes
from undercroft.server.protocol.guests import COOKIE

SOURCE = Path(__file__).resolve().parents[2] / "src"
VALUES = (
    ("dungeonlords/content/board.toml", "gold = 3", "gold = 1"),
    ("dungeoneer/content/heroes.toml", "[1, 0, 2]", "[1, 0, 1]"),
)
"""The first of each in these files is changed."""


@pytest.fixture(scope="module", params=["as it is", "with changed values"])
def source(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """The program that opens the folder."""
    if request.param == "as it is":
        return None
    copy = tmp_path_factory.mktemp("changed")
    shutil.copytree(SOURCE / "undercroft", copy / "undercroft", ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in VALUES:
        path = copy / "undercroft" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.fixture(scope="module", params=sorted(path.name for path in VERSIONS.glob("*.zip")))
def server(
    request: pytest.FixtureRequest, source: Path | None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """Today's program with the data of an earlier version."""
    data = tmp_path_factory.mktemp("old") / "data"
    with zipfile.ZipFile(VERSIONS / request.param) as packed:
        packed.extractall(data)
    process = ServerProcess(data, source=source)
    process.start()
    yield process
    process.kill()


def tables(server: ServerProcess, status: str) -> list[dict[str, Any]]:
    """The tables of the folder that were finished or running."""
    listing = json.loads((server.data / LISTING).read_text(encoding="utf-8"))
    found = [table for table in listing["tables"] if table["status"] == status]
    assert found
    return found


def with_guest(server: ServerProcess, name: str, play: Callable[[Person], Awaitable[None]]) -> None:
    """Do something as one of the guests of the folder."""
    cookie = json.loads((server.data / LISTING).read_text(encoding="utf-8"))["guests"][name]

    async def run() -> None:
        person = Person(server.address)
        person.http.cookies.set(COOKIE, cookie)
        try:
            await play(person)
        finally:
            await person.http.aclose()

    asyncio.run(run())


def test_every_finished_game_can_be_watched(server: ServerProcess) -> None:
    async def play(anna: Person) -> None:
        for made in tables(server, "finished"):
            path = f"/api/tables/{made['id']}"
            table = await anna.get(path)
            assert table["table"]["status"] == "finished" and table["decisions"] == []
            answers = made["answers"]
            assert not any(seat["to_act"] for seat in table["seats"])
            assert table["past"] is None or table["past"]["divergence"] is None
            for to in {0, 1, answers // 2, answers}:
                for seat in (None, 0):
                    step = await anna.get(f"{path}/replay", to=to, **({} if seat is None else {"seat": seat}))
                    assert (step["number"], step["answers"]) == (to, answers)
                    assert step["view"] if seat == 0 else len(step["views"]) == len(table["seats"])
                    if seat == 0 and to:
                        before = (await anna.get(f"{path}/replay", to=to - 1, seat=0))["view"]
                        beats = (await anna.get(f"{path}/story", to=to, seat=0))["beats"]
                        assert [event for event, _ in beats if event is not None] == step["events"]
                        changes = [change for _, made in beats for change in made]
                        assert apply_changes(before, changes) == step["view"]
            await anna.get(f"{path}/replay", to=answers + 1, status=404)
            moments = await anna.get(f"{path}/history")
            assert (moments[0]["number"] == 0 and len(moments) > 1) or "training" in made["made"]
            assert len(Record.from_text(await anna.get(f"{path}/record")).moves) == made["answers"]
            file = await anna.http.get(f"{path}/chronicle")
            assert Chronicle(file.content).about.answers == answers

    with_guest(server, "Anna", play)


def test_every_running_game_goes_on_or_says_why_not(server: ServerProcess, source: Path | None) -> None:
    went_on = diverged = 0

    async def play(anna: Person) -> None:
        nonlocal went_on, diverged
        for made in tables(server, "running"):
            path = f"/api/tables/{made['id']}"
            table = await anna.get(path)
            assert table["table"]["status"] == "playing"
            if table["past"] is None:
                went_on += 1
                assert table["number"] == made["answers"]
                assert {note["code"] for note in table["notes"]} <= {"upgraded"}
            else:
                diverged += 1
                divergence = table["past"]["divergence"]
                assert divergence["answers"] == made["answers"] >= divergence["number"] == table["number"] + 1
                assert table["decisions"] == [] and table["wishes"] == {"resume": [], "close": []}

    with_guest(server, "Anna", play)
    assert went_on
    if source is not None:
        assert diverged, "choose a value that matters in one of these games"


def test_what_has_changed_is_noted_where_the_game_goes_on(server: ServerProcess) -> None:
    async def play(anna: Person) -> None:
        noted = []
        for made in tables(server, "running"):
            table = await anna.get(f"/api/tables/{made['id']}")
            noted += [(table["table"]["game"], note["past"]) for note in table["notes"]]
            report = await anna.get(f"/api/tables/{made['id']}/report")
            if table["past"] is None and report["record"] is not None:
                assert Record.from_text(report["record"]).header.made_by != "0.1.0" or not table["notes"]
        assert ("dungeoneer", 2, 5) in {(game, *past["rules"]) for game, past in noted}
        assert all(past["made_by"] == "0.1.0" and past["divergence"] is None for _, past in noted)

    with_guest(server, "Anna", play)


async def diverging(person: Person, server: ServerProcess, people: int) -> list[str]:
    """The tables whose games diverge, with that many people."""
    found = []
    for made in tables(server, "running"):
        table = await person.get(f"/api/tables/{made['id']}")
        mine = all(seat["mine"] for seat in table["seats"])
        if table["past"] is not None and table["table"]["status"] == "playing" and mine == (people == 1):
            found.append(made["id"])
    return found


def test_a_game_that_diverges_goes_on_from_there_or_is_closed(server: ServerProcess, source: Path | None) -> None:
    if source is None:
        pytest.skip("no game need diverge without changed values")

    async def play(anna: Person) -> None:
        resumed, closed, *_ = await diverging(anna, server, 1)
        table = await anna.get(f"/api/tables/{resumed}")
        refused = await anna.post(
            f"/api/tables/{resumed}/answer", {"seat": 0, "decision": table["number"], "action": "pass"}, status=409
        )
        assert refused["code"] == "diverged"
        assert (await anna.post(f"/api/tables/{resumed}/undo", {"seat": 0}, status=409))["code"] == "diverged"
        left = table["number"]
        table = await anna.post(f"/api/tables/{resumed}/resume")
        assert (table["past"], table["wishes"], table["number"]) == (None, None, left)
        assert table["edition"] == 1 and [note["code"] for note in table["notes"]][-1] == "resumed"
        decision = next(one for one in table["decisions"] if one["sealed"] is None)
        body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
        table = await anna.post(f"/api/tables/{resumed}/answer", body)
        assert table["number"] == left + 1

        table = await anna.post(f"/api/tables/{closed}/close")
        assert table["table"]["status"] == "finished"
        last = table["past"]["divergence"]["number"] - 1
        assert (await anna.get(f"/api/tables/{closed}/replay", to=last))["answers"] == last

    with_guest(server, "Anna", play)
    server.kill()
    server.start()

    async def again(anna: Person) -> None:
        running = [await anna.get(f"/api/tables/{made['id']}") for made in tables(server, "running")]
        assert [table["table"]["status"] for table in running].count("finished") == 1

    with_guest(server, "Anna", again)


def test_a_stranger_decides_nothing(server: ServerProcess) -> None:
    table_id = tables(server, "running")[0]["id"]
    with httpx.Client(base_url=f"http://{server.address}", headers={"X-Undercroft": "1"}, timeout=PATIENCE) as stranger:
        stranger.get("/api/games")
        for command in ("resume", "close"):
            response = stranger.post(f"/api/tables/{table_id}/{command}")
            assert (response.status_code, response.json()["code"]) == (409, "not-yours")
