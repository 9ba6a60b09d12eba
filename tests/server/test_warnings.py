"""Warnings of blunders at a table: only where nobody else plays, and never in the way of a game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.helpers import House, Person, Visit
from undercroft.server.background.study_jobs import hint_jobs
from undercroft.server.background.study_jobs.hint_jobs import Hint
from undercroft.server.protocol.api_errors import ApiError

PRESETS = {"dungeon-lords": "full", "dungeoneer": "tomb"}


async def warning(me: Person, table: str, answer: str) -> Hint | None:
    """What the coach says to an answer of the first seat."""
    found = await me.post(f"/api/tables/{table}/warning", {"seat": 0, "action": answer})
    return None if found is None else msgspec.convert(found, Hint)


def test_a_blunder_is_told_and_nothing_is_given(visit: Visit) -> None:
    async def play(house: House) -> None:
        house.services.hints.effort = 12
        me = await house.person()
        made = await me.make("me", "bot:greedy", preset="full", seed="hints")
        await me.bots_rest(made["id"])
        async with me.live(made["id"]) as live:
            await live.hello()
            await live.answer(live.table["decisions"][0])
            (asked,) = (await live.until_table(lambda table: table["decisions"]))["decisions"]
        assert asked["prompt"]["key"].startswith("orders")
        options = {option["action"]: option for option in asked["options"]}
        told = {answer: await warning(me, made["id"], answer) for answer in [*options][:: len(options) // 5]}
        blunders = {answer: hint for answer, hint in told.items() if hint is not None}
        assert blunders
        for answer, hint in blunders.items():
            better, worse = hint.advised
            assert hint.measure == "points" and worse.low > 1.5
            assert msgspec.to_builtins(worse.answers[0]) == options[answer]
            assert msgspec.to_builtins(better.answers[0]) in options.values()
            assert await warning(me, made["id"], better.answers[0].action) is None
        (still,) = (await me.snapshot(made["id"]))["decisions"]
        assert still["number"] == asked["number"] and still["sealed"] is None

    visit(play)


def test_only_who_plays_against_bots_alone_is_warned(visit: Visit) -> None:
    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()

        async def refused(made: dict[str, Any], body: object, code: str, by: Person = me) -> None:
            reply = await by.http.post(f"/api/tables/{made['id']}/warning", json=body)
            assert reply.is_client_error and reply.json()["code"] == code

        alone = await me.make("me", "bot:greedy")
        (asked,) = (await me.snapshot(alone["id"]))["decisions"]
        answer = asked["options"][0]["action"]
        await refused(alone, {"seat": 1, "action": answer}, "not-yours")
        await refused(alone, {"seat": 0, "action": answer}, "not-yours", other)
        await refused(alone, {"seat": 0}, "bad-request")
        await refused(alone, {"seat": 0, "action": "ready"}, "no-study")
        await refused(alone, {"seat": 0, "action": "sing a song"}, "no-study")
        for seat in ("open", "hotseat:Bruna"):
            await refused(await me.make("me", seat), {"seat": 0, "action": answer}, "no-hints")
        lesson = await me.post("/api/training/orders", {"game": "dungeon-lords"})
        await refused(lesson, {"seat": 0, "action": answer}, "no-hints")

    visit(play)


@pytest.mark.parametrize("game", PRESETS)
def test_a_busy_server_warns_nobody(game: str, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it refuses, or takes too long: the answer counts."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy", game=game, preset=PRESETS[game], seed="hints")
        await me.bots_rest(made["id"])
        (asked,) = (await me.snapshot(made["id"]))["decisions"]
        answer = asked["options"][0]["action"]
        for code in ("busy", "rate"):

            async def refuse(*question: object, code: str = code) -> None:
                raise ApiError(code, "too much", 503)

            with monkeypatch.context() as patched:
                patched.setattr(house.services.studies, "ask", refuse)
                assert await warning(me, made["id"], answer) is None
        with monkeypatch.context() as patched:
            patched.setattr(hint_jobs, "PATIENCE", 0.0)
            assert await warning(me, made["id"], answer) is None

    visit(play)
