"""Chronicles of finished games: made once, by a separate process, and made later if anything went wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.fixtures.playing import FOLDER
from tests.patience import MUCH
from tests.server.helpers import House, Visit, changing, house, in_house, play_out
from undercroft.kernel.history.chronicle import Chronicle
from undercroft.kernel.history.chronicle_writer import chronicle_of
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.kernel.history.view_diff import apply_changes
from undercroft.server.background.chronicle_archive.chronicle_process import ChronicleProcess
from undercroft.server.protocol.api_errors import ApiError

SCENARIO = "training-room"


def kept(data: Path) -> dict[str, bytes]:
    """The chronicles in a data folder."""
    with closing(sqlite3.connect(data / "tables.sqlite3")) as database:
        return dict(database.execute("SELECT table_id, data FROM chronicles"))


async def upload(running: House, name: str, to: int | None = None) -> str:
    """Make a table of a recorded game; its id."""
    person = running.people[0] if running.people else await running.person()
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    response = await person.http.post("/api/records", params={} if to is None else {"to": to}, content=text.encode())
    assert response.is_success, response.text
    return str(response.json()["id"])


def test_the_last_answer_makes_a_chronicle_without_anybody_asking_for_it(tmp_path: Path) -> None:
    async def play(running: House) -> None:
        me = await running.person()
        made = await me.make("me", "bot:greedy", preset="first")
        async with me.live(made["id"]) as live:
            table = await play_out(live)
        while made["id"] not in kept(tmp_path):
            await asyncio.sleep(0.02)
        chronicle = Chronicle(kept(tmp_path)[made["id"]])
        assert chronicle.about.answers == table["number"]
        assert chronicle.about.changes is None
        assert Match.replay(chronicle.record).state.is_terminal

    in_house(tmp_path, play)


def test_a_replay_shows_what_was_seen(visit: Visit) -> None:
    async def play(running: House) -> None:
        table_id = await upload(running, "2-lords-first")
        me = running.people[0]
        record = Record.open(FOLDER / "2-lords-first.record")
        for to in (0, 1, 30, len(record.moves)):
            before = Match.replay(record, to)
            step = await me.get(f"/api/tables/{table_id}/replay", to=to, seat=1)
            assert step["at"] == (list(record.moves[to - 1]) if to else None)
            seen = before.events[-1] if to else before.prelude
            assert len(step["events"]) == len([event for event in seen if event.seen_by(1) is not None])
            assert step["view"]["seat"] == 1 and step["view"]["year"] == before.state.view(1).year
            log = await me.get(f"/api/tables/{table_id}/log", seat=1)
            assert len(log) == len(record.moves) + 1 and log[to] == step["events"]
            whole = await me.get(f"/api/tables/{table_id}/replay", to=to)
            assert (await me.get(f"/api/tables/{table_id}/log"))[to] == whole["events"]
            assert len(whole["events"]) == len(seen) and whole["views"][1] == step["view"]

    visit(play)


def test_a_replay_tells_what_leads_to_a_position(visit: Visit) -> None:
    async def play(running: House) -> None:
        table_id = await upload(running, "2-lords-first")
        me = running.people[0]
        where = f"/api/tables/{table_id}"
        record = Record.open(FOLDER / "2-lords-first.record")
        last = len(record.moves)
        for to in (1, 30, last):
            for seat in (0, 1):
                before, after = [await me.get(f"{where}/replay", to=one, seat=seat) for one in (to - 1, to)]
                story = await me.get(f"{where}/story", to=to, seat=seat)
                assert (story["number"], story["answers"], story["at"]) == (to, last, after["at"])
                assert [event for event, _ in story["beats"] if event is not None] == after["events"]
                made = [change for _, changes in story["beats"] for change in changes]
                assert apply_changes(before["view"], made) == after["view"]
            before, after = [await me.get(f"{where}/replay", to=one) for one in (to - 1, to)]
            story = await me.get(f"{where}/story", to=to)
            assert [event for event, _ in story["beats"] if event is not None] == after["events"]
            for seat, view in enumerate(before["views"]):
                made = [change for _, changes in story["beats"] for change in changes[seat]]
                assert apply_changes(view, made) == after["views"][seat]
        for query in ({"to": 0}, {"to": last + 1}, {"to": 1, "seat": 2}, {"to": 1, "seat": -1}):
            assert (await me.get(f"{where}/story", status=404, **query))["code"] == "no-position"

    visit(play)


def test_one_maker_makes_one_chronicle_after_another_and_ends_when_it_has_nothing_to_do() -> None:
    async def work() -> None:
        record, begun = Record.open(FOLDER / f"{SCENARIO}.record"), ChronicleProcess(rests=0.01)
        data = record.to_text().encode()
        workshop = ChronicleProcess(rests=MUCH)
        first, second = await asyncio.gather(workshop.chronicle_of(data), workshop.chronicle_of(data))
        assert first == second == chronicle_of(record)
        with pytest.raises(ApiError) as refused:
            await workshop.chronicle_of(b"no record")
        assert refused.value.body.code == "outdated"
        maker = workshop._maker
        assert maker is not None
        assert maker.returncode is None, "the same process has done all of it"
        await workshop.stop()
        assert await maker.wait()

        assert await begun.chronicle_of(data) == first
        while begun._maker is not None:
            await asyncio.sleep(0.01)
        assert await begun.chronicle_of(data) == first, "a new one is started when there is work again"
        await begun.stop()

    asyncio.run(asyncio.wait_for(work(), MUCH))


def test_a_maker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    died = tmp_path / "died"
    script = f"""
import os, pathlib, runpy, signal
flag = pathlib.Path({str(died)!r})
if not flag.exists():
    flag.touch()
    os.kill(os.getpid(), signal.SIGKILL)
runpy.run_module("undercroft.server.background.chronicle_archive.chronicle_worker", run_name="__main__")
"""

    async def play(running: House) -> None:
        monkeypatch.setattr(running.services.keeper.workshop, "_command", (sys.executable, "-c", script))
        table_id = await upload(running, SCENARIO)
        me = running.people[0]
        assert await me.get(f"/api/tables/{table_id}/history")
        assert died.exists() and table_id in kept(tmp_path)

    in_house(tmp_path, play)


def test_a_maker_that_always_dies_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(running: House) -> None:
        die = (sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
        monkeypatch.setattr(running.services.keeper.workshop, "_command", die)
        table_id = await upload(running, SCENARIO)
        me = running.people[0]
        assert (await me.get(f"/api/tables/{table_id}/history", status=503))["code"] == "busy"
        assert (await me.get(f"/api/tables/{table_id}"))["table"]["status"] == "finished"

    in_house(tmp_path, play)


def test_a_damaged_chronicle_is_named_and_takes_nothing_else_away(tmp_path: Path) -> None:
    async def play(running: House) -> None:
        running_id, table_id = await upload(running, SCENARIO, 2), await upload(running, SCENARIO)
        await running.people[0].get(f"/api/tables/{table_id}/history")
        damaged = kept(tmp_path)[table_id][:-50]
        async with changing(tmp_path) as database:
            database.execute("UPDATE chronicles SET data = ?", (damaged,))
        (tmp_path / "ids").write_text(f"{running_id} {table_id}")

    in_house(tmp_path, play)
    running_id, table_id = (tmp_path / "ids").read_text().split()

    async def again(running: House) -> None:
        me = await running.person()
        assert (await me.get(f"/api/tables/{table_id}/history", 409))["code"] == "unreadable"
        assert (await me.get(f"/api/tables/{running_id}"))["table"]["status"] == "playing"

    in_house(tmp_path, again)


def test_no_chronicle_leaves_before_the_end(visit: Visit) -> None:
    async def play(running: House) -> None:
        table_id = await upload(running, SCENARIO, 2)
        for what in ("chronicle", "history", "replay", "story"):
            query = {"to": 1} if what == "story" else {}
            answer = await running.people[0].get(f"/api/tables/{table_id}/{what}", status=403, **query)
            assert answer["code"] == "not-finished"

    visit(play)


def test_a_game_that_is_over_stays_over(visit: Visit) -> None:
    async def play(running: House) -> None:
        table_id = await upload(running, SCENARIO)
        me = running.people[0]
        assert set((await me.get(f"/api/tables/{table_id}"))["undo"].values()) == {"undo-over"}
        refused = await me.post(f"/api/tables/{table_id}/undo", {"seat": 0}, status=409)
        assert refused["refusal"]["reason"] == "undo-over"

    visit(play)


def test_four_lord_games_are_small() -> None:
    sizes = [len(chronicle_of(Record.open(path))) for path in FOLDER.glob("4-lords-*.record")]
    assert len(sizes) > 1
    assert statistics.median(sizes) < 150_000


def test_stopping_ends_a_maker_that_is_at_work(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            sleeper = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(3600)")
            running.services.keeper.workshop._command = sleeper
            await upload(running, SCENARIO)

    asyncio.run(asyncio.wait_for(play(), MUCH))
    assert kept(tmp_path) == {}
