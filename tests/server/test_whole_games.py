"""Whole games: over a socket, over HTTP, between two people, and of two at one screen."""

from __future__ import annotations

import asyncio
import hashlib

from tests.server.helpers import House, Visit, play_out
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record


def test_a_game_by_socket_against_bots(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy", "bot:random", "bot:random", name="Anna")
        async with me.live(made["id"]) as live:
            first = await live.hello()
            assert first["table"]["seed"] is None
            assert first["seats"][0] | {"name": "Anna", "mine": True, "online": True} == first["seats"][0]
            table = await play_out(live)
        assert table["view"]["scores"] is not None
        assert hashlib.sha256(table["table"]["seed"].encode()).hexdigest() == first["table"]["commitment"]
        record = Record.from_text(await me.get(f"/api/tables/{made['id']}/record"))
        match = Match.replay(record)
        assert match.state.is_terminal
        events = [e for es in (match.prelude, *match.events) for e in es if e.seen_by(0) is not None]
        assert len(live.log) == len(events)
        assert table["notes"] == []

    visit(play)


def test_a_game_by_http_alone(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        path = f"/api/tables/{made['id']}"
        table = await me.get(path)
        while table["table"]["status"] != "finished":
            decision = next((d for d in table["decisions"] if d["sealed"] is None), None)
            if decision is None:
                await asyncio.sleep(0.005)
                table = await me.get(path)
                continue
            body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}
            table = await me.post(f"{path}/answer", body)
        assert table["view"]["scores"] is not None

    visit(play)


def test_a_game_of_two_people(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", public=False)
        assert (await anna.get(f"/api/tables/{made['id']}"))["table"]["status"] == "open"
        await boris.sit(made, 1, name="Boris", colour="red", shape="star")
        async with anna.live(made["id"]) as one, boris.live(made["id"]) as other:
            await asyncio.gather(one.hello(), other.hello())
            ends = await asyncio.gather(play_out(one), play_out(other))
        assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
        assert [seat["name"] for seat in ends[0]["seats"]] == ["", "Boris"]
        await boris.get(f"/api/tables/{made['id']}/record")

    visit(play)


def test_a_game_of_two_at_one_screen(visit: Visit) -> None:
    """The screen shows one of them at a time, and gets the decisions of the other by looking from that seat."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("hotseat:Anna", "hotseat:Boris")
        async with me.live(made["id"]) as live:
            await live.hello()
            while live.table["table"]["status"] != "finished":
                seat = next(seat["seat"] for seat in live.table["seats"] if seat["to_act"])
                if live.table["look"] != seat:
                    await live.send(type="look", seat=seat)
                    await live.until_table(lambda table, seat=seat: table["look"] == seat)  # type: ignore[misc]
                assert live.table["view"]["seat"] == seat
                assert [decision["seat"] for decision in live.table["decisions"]] == [seat]
                number = live.table["number"]
                reply = await live.answer(live.table["decisions"][0])
                assert reply["type"] == "done", reply
                while live.table["number"] == number:
                    await live.until_table()
            table = live.table
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Boris"]

    visit(play)
