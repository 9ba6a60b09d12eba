"""Undo: without consent where the game allows it, otherwise with consent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.helpers import House, Live, Person, Visit, in_house


async def answer_until(live: Live, wanted: Any) -> None:
    """Give default answers until the table is as wanted."""
    while not wanted(live.table):
        open_ = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
        if not open_:
            await live.until_table()
            continue
        number = live.table["number"]
        reply = await live.answer(open_[0])
        assert reply["type"] == "done" or reply["code"] == "stale", reply
        while live.table["number"] == number:
            await live.until_table()


def test_undo_alone(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", seed="undo")
        async with me.live(made["id"]) as live:
            table = await live.hello()
            assert table["undo"] == {"0": "undo-nothing"} or table["undo"]["0"] == "undo-other-seat"
            reply = await live.ask(type="undo", seat=0)
            assert (reply["code"], reply["refusal"]["reason"]) == ("undo", "undo-nothing")
            undone = 0
            while undone < 3 and live.table["table"]["status"] != "finished":
                before = live.table
                await answer_until(live, lambda table, n=before["number"]: table["number"] > n)
                if live.table["undo"]["0"] is not None or not before["decisions"]:
                    continue
                old = live.table["edition"]
                reply = await live.ask(type="undo", seat=0)
                if reply["type"] == "refused":  # a bot has answered in the meantime, and that disclosed something
                    assert reply["code"] == "undo"
                    continue
                while live.table["edition"] == old:
                    await live.until_table()
                undone += 1
                again, first = live.table["decisions"][0], before["decisions"][0]
                assert again["options"] == first["options"] and again["number"] > first["number"]
                stale = await live.answer(first)
                assert stale["code"] == "stale"
                whole = await me.get(f"/api/tables/{made['id']}")
                assert [event for _, event in whole["events"]] == live.log
                number = live.table["number"]
                await live.answer(again)
                while live.table["number"] == number:
                    await live.until_table()
            assert undone == 3

    visit(play)


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        me = await house.person()
        made = await me.make("hotseat:A", "hotseat:B", seed="undo")
        path = f"/api/tables/{made['id']}"
        for _ in range(30):
            table = await me.get(path)
            for seat in (0, 1):
                table = await me.get(path, look=seat)
                decision = next((d for d in table["decisions"] if d["sealed"] is None), None)
                if decision is not None:
                    body = {"seat": seat, "decision": decision["number"], "action": decision["default"]}
                    table = await me.post(f"{path}/answer", body)
                    break
            if table["undo"]["0"] is None:
                await me.post(f"{path}/undo", {"seat": 0})
                kept["undone"] = True
                table = await me.get(path, look=0)
                again = {"seat": seat, "decision": body["decision"], "action": body["action"]}
                assert (await me.post(f"{path}/answer", again, 409))["code"] == "stale"
                table = await me.get(path, look=seat)
                decision = table["decisions"][0]
                await me.post(f"{path}/answer", {**again, "decision": decision["number"]})
        kept.update(id=made["id"], cookie=me.http.cookies["undercroft_guest"])
        await me.post(f"{path}/disclose")
        kept["tables"] = [await me.get(path, look=seat) for seat in (0, 1)]
        kept["record"] = await me.get(f"{path}/record")

    async def after(house: House) -> None:
        me = await house.person()
        me.http.cookies.clear()
        me.http.cookies.set("undercroft_guest", kept["cookie"], domain="127.0.0.1")
        path = f"/api/tables/{kept['id']}"
        assert [await me.get(path, look=seat) for seat in (0, 1)] == kept["tables"]
        assert await me.get(f"{path}/record") == kept["record"]

    in_house(tmp_path, before)
    assert kept["undone"]
    in_house(tmp_path, after)


async def two_at_a_table(house: House) -> tuple[Person, Person, dict[str, Any]]:
    anna, boris = await house.person(), await house.person()
    made = await anna.make("me", "open", seed="consent")
    await boris.sit(made, 1)
    return anna, boris, made


def test_undo_by_consent(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, made = await two_at_a_table(house)
        async with anna.live(made["id"]) as one, boris.live(made["id"]) as other:
            first = (await one.hello())["decisions"][0]
            theirs = (await other.hello())["decisions"][0]
            assert (await one.answer(first))["type"] == "done"
            assert (await other.answer(theirs))["type"] == "done"
            stranger = await house.person()
            assert (await other.ask(type="agree"))["code"] == "stale"
            assert (await one.ask(type="undo", seat=0))["type"] == "done"
            asked = await other.until_table(lambda table: table["request"])
            assert asked["request"] == {"seat": 0, "agreed": [0]}
            assert (await one.ask(type="undo", seat=0))["code"] == "busy"
            await stranger.post(f"/api/tables/{made['id']}/undo/agree", status=409)
            assert (await other.ask(type="disagree"))["type"] == "done"
            await one.until_table(lambda table: not table["request"] and table["number"] == 2)
            assert (await one.ask(type="undo", seat=0))["type"] == "done"
            assert (await other.ask(type="agree"))["type"] == "done"
            table = await one.until_table(lambda table: table["edition"] == 1)
            assert table["number"] == 0 and table["request"] is None
            assert table["decisions"][0]["options"] == first["options"]

    visit(play)


def test_an_answer_ends_the_request(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, made = await two_at_a_table(house)
        path = f"/api/tables/{made['id']}"
        for who, seat in ((anna, 0), (boris, 1)):
            decision = (await who.get(path))["decisions"][0]
            body = {"seat": seat, "decision": decision["number"], "action": decision["default"]}
            await who.post(f"{path}/answer", body)
        table = await boris.post(f"{path}/undo", {"seat": 1})
        assert table["request"] == {"seat": 1, "agreed": [1]}
        who, seat = (anna, 0) if table["seats"][0]["to_act"] else (boris, 1)
        decision = (await who.get(path))["decisions"][0]
        table = await who.post(
            f"{path}/answer", {"seat": seat, "decision": decision["number"], "action": decision["default"]}
        )
        assert table["request"] is None
        await anna.post(f"{path}/undo/agree", status=409)

    visit(play)
