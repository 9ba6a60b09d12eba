"""Hints at a table: only for a person alone against bots, and only from what that seat may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.helpers import House, Visit
from undercroft.kernel.engine.games import find_game
from undercroft.server.background.study_jobs.hint_jobs import Hint
from undercroft.server.protocol.api_errors import Refused
from undercroft.server.tables.changes.aid_permission import hint_question

POSITION = (
    "party thief1 warrior1; creatures witch1; traps pendulum; tiles 2,0 2,1; round 3; cards fireball suggestion ? ?"
)
"""A small battle."""

PRESETS = {"dungeon-lords": "full", "dungeoneer": "tomb"}


@pytest.mark.parametrize("game", PRESETS)
def test_a_hint_is_about_what_is_asked(game: str, visit: Visit) -> None:
    async def play(house: House) -> None:
        house.services.hints.effort = 4
        me = await house.person()
        made = await me.make("me", "bot:greedy", game=game, preset=PRESETS[game], seed="hints")
        await me.bots_rest(made["id"])
        (asked,) = (await me.snapshot(made["id"]))["decisions"]
        hint = msgspec.convert(await me.post(f"/api/tables/{made['id']}/hint", {"seat": 0}), Hint)
        options = {option["action"]: option for option in asked["options"]}
        assert hint.advised
        for one in hint.advised:
            assert msgspec.to_builtins(one.answers[0]) == options[one.answers[0].action]

    visit(play)


def test_only_who_plays_against_bots_alone_gets_hints(visit: Visit) -> None:
    async def play(house: House) -> None:
        house.services.hints.effort = 2
        me, other = await house.person(), await house.person()

        async def refused(made: dict[str, Any], body: object, code: str, by: Any = me) -> None:
            reply = await by.http.post(f"/api/tables/{made['id']}/hint", json=body)
            assert reply.is_client_error and reply.json()["code"] == code

        alone = await me.make("me", "bot:greedy")
        await refused(alone, {"seat": 1}, "not-yours")
        await refused(alone, {"seat": 7}, "not-yours")
        await refused(alone, {}, "bad")
        await refused(alone, {"seat": 0}, "not-yours", other)
        for seat in ("open", "hotseat:Bruna"):
            await refused(await me.make("me", seat), {"seat": 0}, "no-hints")
        lesson = await me.post("/api/training/orders", {"game": "dungeon-lords"})
        await refused(lesson, {"seat": 0}, "no-hints")
        free = await me.post("/api/training/year", {"game": "dungeon-lords"})
        assert (await me.post(f"/api/tables/{free['id']}/hint", {"seat": 0}))["advised"]

    visit(play)


def test_the_host_decides_whether_friends_may_use_hints_and_the_planner(visit: Visit) -> None:
    async def play(house: House) -> None:
        house.services.hints.effort = 2
        host, friend, stranger = await house.person(), await house.person(), await house.person()
        question = {"position": POSITION}
        for aids in (False, True):
            made = await host.make("me", "open", "bot:greedy", preset="full", aids=aids)
            await friend.sit(made, 1)
            assert (await friend.snapshot(made["id"]))["table"]["aids"] is aids
            for one, seat in ((host, 0), (friend, 1)):
                hint = await one.http.post(f"/api/tables/{made['id']}/hint", json={"seat": seat})
                plan = await one.http.post(f"/api/tables/{made['id']}/plan", json=question)
                if aids:
                    assert (hint.status_code, plan.status_code) == (200, 200)
                    assert plan.json()["plans"]
                else:
                    assert (hint.status_code, hint.json()["code"]) == (403, "no-hints")
                    assert (plan.status_code, plan.json()["code"]) == (403, "no-aids")
            no_seat = await stranger.http.post(f"/api/tables/{made['id']}/plan", json=question)
            assert no_seat.is_client_error and no_seat.json()["code"] == "not-yours"

    visit(play)


def test_somebody_alone_may_use_the_planner(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for seat in ("bot:greedy", "hotseat:Bruna"):
            made = await me.make("me", seat, preset="full", aids=True)
            assert (await me.snapshot(made["id"]))["table"]["aids"] is False
            assert (await me.post(f"/api/tables/{made['id']}/plan", {"position": POSITION}))["plans"]

    visit(play)


@pytest.mark.parametrize("game", PRESETS)
def test_the_real_position_is_never_asked_about(game: str, visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy", game=game, preset=PRESETS[game], seed="hints")
        await me.bots_rest(made["id"])
        async with house.services.tables.at(made["id"]) as table:
            question = hint_question(table, table.seats[0].guest, 0)
            world = find_game(game).state_class.load(question.world)
            assert question.world != table.state.dump()
            assert world.view(0) == table.state.view(0)
            with pytest.raises(Refused):
                hint_question(table, None, 0)

    visit(play)
