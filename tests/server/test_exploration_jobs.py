"""The explorer of the server: what leads to a position, and that no running game is shown by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fixtures.games import FOLDER
from tests.server.helpers import House, Person, Visit
from undercroft.server.background.study_jobs.exploration_jobs import LENGTH, LINE

GAME = "dungeon-lords"
NEW = {"seats": 2, "preset": "full", "seed": "a link"}


async def refused(by: Person, body: dict[str, Any], code: str, what: str = "", game: str = GAME) -> None:
    """Ask, and be refused."""
    reply = await by.http.post(f"/api/games/{game}/explore{what}", json=body)
    assert reply.status_code < 500 and reply.json()["code"] == code, reply.text


@pytest.mark.parametrize("game", [GAME, "dungeoneer"])
def test_a_new_game_is_explored(game: str, visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        new = {"seats": 2, "seed": "link 8"}
        there = await me.post(f"/api/games/{game}/explore", new)
        assert there["start"]["seats"] == len(there["views"]) == 2
        decision = there["decisions"][0]
        asked = {**new, "seat": decision["seat"]}
        found = await me.post(f"/api/games/{game}/explore/estimates", asked)
        best = found["estimates"][0]["action"]
        assert best in [option["action"] for option in decision["options"]] and not found["last"]
        line = [f"{decision['seat']} {best}"]
        on = await me.post(f"/api/games/{game}/explore", {**new, "line": line})
        assert [(one["seat"], one["answer"]["action"]) for one in on["line"]] == [(decision["seat"], best)]
        last = found["estimates"][-1]["action"]
        compared = await me.post(f"/api/games/{game}/explore/comparison", {**asked, "answers": [best, last]})
        assert {one["answers"][0]["action"] for one in compared["advised"]} == {best, last}
        played = await me.post(f"/api/games/{game}/explore/on", asked)
        assert played["line"]

    visit(play)


def test_finished_games_are_explored_and_no_others(visit: Visit) -> None:
    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()
        record = (FOLDER / "2-lords-full.record").read_text()
        finished = await me.post("/api/records", content=record)
        for by in (me, other):
            there = await by.post(f"/api/games/{GAME}/explore", {"table": finished["id"], "to": 20})
            assert len(there["line"]) == 20 and there["decisions"]
        running = await me.make("me", "bot:greedy")
        for by in (me, other):
            for what in ("", "/estimates", "/comparison", "/on"):
                await refused(by, {"table": running["id"]}, "not-finished", what)
        await refused(me, {"table": finished["id"], "to": 1_000}, "no-position")
        await refused(me, {"table": finished["id"], "to": -1}, "no-position")
        await refused(me, {"table": finished["id"]}, "no-position", game="dungeoneer")
        await refused(me, {"table": "nowhere"}, "no-table")

    visit(play)


def test_records_are_explored_as_text(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        record = (FOLDER / "2-lords-full.record").read_text()
        there = await me.post(f"/api/games/{GAME}/explore", {"record": record})
        assert there["decisions"] == []
        line = [f"{one['seat']} {one['answer']['action']}" for one in there["line"]]
        again = await me.post(f"/api/games/{GAME}/explore", {**there["start"], "line": line[:20]})
        assert again["views"] and len(again["line"]) == 20
        await refused(me, {"record": record.replace("dig", "sing", 1)}, "no-study")
        await refused(me, {"record": "nothing"}, "no-study")
        await refused(me, {"record": record}, "no-study", game="dungeoneer")

    visit(play)


def test_what_leads_nowhere_is_refused(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        await refused(me, NEW, "no-study", game="chess")
        await refused(me, {**NEW, "seats": 77}, "no-study")
        await refused(me, {**NEW, "line": ["0 sing"]}, "no-study")
        await refused(me, {"position": "party"}, "no-study")
        await refused(me, {**NEW, "seed": "x" * (LENGTH + 1)}, "too-large")
        await refused(me, {**NEW, "line": ["0 " + "x" * LINE]}, "too-large")
        await refused(me, {**NEW, "line": ["0 dig"] * 3_000}, "too-large")
        await refused(me, {**NEW, "seat": 5}, "no-study", "/estimates")
        await refused(me, {**NEW, "stage": 99}, "no-study", "/estimates")

    visit(play)
