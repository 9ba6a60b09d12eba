"""The server shuts down gracefully; and its metrics tell what it is doing."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path

import httpx
import pytest

from tests.amounts import daily
from tests.patience import PATIENCE
from tests.server.databases import postgresql, sqlite
from tests.server.helpers import House, Person, in_house
from tests.server.process import ServerProcess
from undercroft.server.runtime.processes.supervisor import can_be_several

TABLE = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "hotseat:B"]}


@pytest.mark.parametrize("processes", daily([1, 2], 2))
def test_a_server_that_is_asked_to_end_finishes_what_is_open_and_begins_nothing(
    tmp_path: Path, request: pytest.FixtureRequest, processes: int
) -> None:
    if processes > 1 and not can_be_several():
        pytest.skip("this system has no such processes")
    with (sqlite if processes == 1 else postgresql)(tmp_path, request) as url:
        _end_while_playing(
            ServerProcess(tmp_path / "data", processes, UNDERCROFT_DRAIN_SECONDS="10", UNDERCROFT_DATABASE_URL=url)
        )


def _end_while_playing(server: ServerProcess) -> None:
    server.start()

    async def play() -> None:
        me = Person(server.address)
        await me.get("/api/games")
        made = await me.make("me", "hotseat:B")
        async with me.live(made["id"]) as live:
            await live.hello()
            ending = asyncio.create_task(asyncio.to_thread(server.kill, signal.SIGTERM))
            async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as watcher:
                while (said := await watcher.get("/readyz")).status_code == 200:
                    await asyncio.sleep(0.02)
            assert said.json() == {"status": "not-ready", "missing": ["draining"], "lacking": []}
            reply = await live.answer(live.table["decisions"][0])
            assert reply["type"] == "done", "who is here goes on"
            refused = await me.http.post("/api/tables", json=TABLE)
            while refused.status_code == 201:  # each process hears of it by itself
                refused = await me.http.post("/api/tables", json=TABLE)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            await asyncio.wait_for(live.connection.wait_closed(), PATIENCE)
            assert live.connection.close_code == 1012, "come back"
        assert await ending in (0, -signal.SIGTERM)
        await me.http.aclose()
        server.start()
        me = Person(server.address)
        assert (await me.snapshot(made["id"]))["number"] >= 1
        await me.http.aclose()

    try:
        asyncio.run(play())
    finally:
        server.kill()
    assert not [line for line in server.errors() if "Traceback" in line]


def _value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"{name} is not in the metrics"
    return float(found[1])


def test_metrics_tell_what_the_server_is_doing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        await me.bots_rest(made["id"])
        (await house.services.tables.get(made["id"])).broken = True
        await me.snapshot(made["id"])
        await me.get("/api/tables/none", status=404)
        while _value(text := await me.get("/metrics"), "undercroft_loop_lag_seconds_count") < 1:
            await asyncio.sleep(0.02)
        assert _value(text, "undercroft_bot_questions") == 0
        assert _value(text, "undercroft_bot_wait_seconds_count") == _value(text, "undercroft_bot_answer_seconds_count")
        assert _value(text, "undercroft_bot_answer_seconds_count") >= 1
        assert _value(text, "undercroft_load_seconds_count") >= 1
        assert _value(text, "undercroft_replay_seconds_count") == 1
        assert _value(text, 'undercroft_responses_total{status="404"}') == 1
        assert _value(text, 'undercroft_responses_total{status="200"}') >= 3
        assert _value(text, "undercroft_disk_free_bytes") > 0
        assert made["id"] not in text

    in_house(tmp_path, play)
