"""Answers: which ones are refused, and who is shown what after one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import House, Live, Visit


def refused(reply: dict[str, Any], code: str) -> bool:
    return (reply["type"], reply["code"]) == ("refused", code)


def answer_to(decision: dict[str, Any]) -> dict[str, Any]:
    return {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}


def test_stale_doubled_foreign_and_illegal_answers(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", preset="first")
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            before = await live.hello()
            decision = before["decisions"][0]
            number, default = decision["number"], decision["default"]
            ask: dict[str, Any] = {"type": "answer", "seat": 0, "decision": number, "action": default}
            assert refused(await live.ask(**{**ask, "decision": number + 1}), "stale")
            assert refused(await live.ask(**{**ask, "decision": number - 1}), "stale")
            assert refused(await live.ask(**{**ask, "seat": 1}), "not-yours")
            assert refused(await live.ask(**{**ask, "seat": 17}), "not-yours")
            assert refused(await live.ask(**{**ask, "seat": -1}), "not-yours")
            assert refused(await live.ask(**{**ask, "action": "win the game"}), "unknown-action")
            assert refused(await live.ask(**{**ask, "action": "x" * 5000}), "unknown-action")
            illegal = await live.ask(**{**ask, "action": "ready"})
            assert refused(illegal, "illegal") and illegal["refusal"]["rule"]
            assert (await anna.get(f"/api/tables/{made['id']}"))["number"] == 0
            assert (await live.ask(**ask))["type"] == "done"
            theirs = (await other.hello())["decisions"][0]
            assert (await other.answer(theirs))["type"] == "done"
            another = decision["options"][-1]["action"]
            assert another != default
            assert refused(await live.ask(**{**ask, "action": another}), "stale")
            assert (await anna.get(f"/api/tables/{made['id']}"))["number"] == 2

    visit(play)


def test_an_answer_that_is_sent_again_is_done_and_counts_once(visit: Visit) -> None:
    """Its sender did not hear that it had arrived."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", preset="first")
        await boris.sit(made, 1)
        path = f"/api/tables/{made['id']}"

        async def again() -> int:
            reply = await anna.post(f"{path}/answer", first)
            assert (await boris.post(f"{path}/answer", first, 409))["code"] == "not-yours"
            assert (await anna.post(f"{path}/answer", {**first, "action": "win"}, 409))["code"] in (
                "stale",
                "unknown-action",
            )
            return int(reply["number"])

        first = answer_to((await anna.get(path))["decisions"][0])
        theirs = answer_to((await boris.get(path))["decisions"][0])
        assert [await again(), await again()] == [1, 1]
        await boris.post(f"{path}/answer", theirs)
        assert await again() == 2
        for _ in range(6):
            for person in (anna, boris):
                for decision in (await person.get(path))["decisions"]:
                    if decision["sealed"] is None:
                        await person.post(f"{path}/answer", answer_to(decision))
        number = (await anna.get(path))["number"]
        assert await again() == number > 2
        async with house.services.tables.at(made["id"]) as table:
            await house.services.writer.write(table.save_match(1))
        house.services.tables._tables.clear()
        assert await again() == number
        async with house.services.tables.at(made["id"]) as table:
            await table.rewind(0)
        assert (await anna.post(f"{path}/answer", first, 409))["code"] == "stale"
        new = answer_to((await anna.get(path))["decisions"][0])
        assert new["decision"] > first["decision"] and new["action"] == first["action"]
        for _ in range(2):
            assert (await anna.post(f"{path}/answer", new))["number"] == 1
            assert (await anna.post(f"{path}/answer", first, 409))["code"] == "stale"
            house.services.tables._tables.clear()

    visit(play)


def test_an_answer_out_of_turn_is_refused_by_its_rule(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("hotseat:A", "hotseat:B", preset="first")
        path = f"/api/tables/{made['id']}"
        while True:
            tables = [await me.get(path, look=seat) for seat in (0, 1)]
            asked = [table["decisions"] for table in tables]
            if not all(asked):
                break
            seat = next(seat["seat"] for seat in tables[0]["seats"] if seat["to_act"])
            decision = asked[seat][0]
            await me.post(f"{path}/answer", answer_to(decision))
        decision = (asked[0] or asked[1])[0]
        reply = await me.post(f"{path}/answer", {**answer_to(decision), "seat": 1 - decision["seat"]}, 409)
        assert refused(reply, "illegal") and reply["refusal"]["reason"] == "not-your-turn"
        assert reply["refusal"]["rule"]

    visit(play)


def test_why_not(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "bot:random")
        async with anna.live(made["id"]) as live:
            decision = (await live.hello())["decisions"][0]
            legal = await live.ask(type="why", seat=0, action=decision["default"])
            assert legal == {"type": "why", "id": legal["id"], "refusal": None}
            reply = await live.ask(type="why", seat=0, action="ready")
            assert reply["refusal"]["rule"]
            path = f"/api/tables/{made['id']}/why"
            assert (await anna.get(path, seat=0, action="ready")) == reply["refusal"]
            assert (await boris.get(path, 409, seat=0, action="ready"))["code"] == "not-yours"

    visit(play)


def test_http_says_the_same(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        path = f"/api/tables/{made['id']}/answer"
        reply = await me.post(path, {"seat": 0, "decision": 99, "action": "pass"}, 409)
        assert refused(reply, "stale")
        assert (await me.post(path, {"seat": 0}, 400))["code"] == "bad-request"
        assert (await me.post(path, {"seat": "0", "decision": "x", "action": 3}, 400))["code"] == "bad-request"

    visit(play)


def test_a_slow_reader_keeps_nobody_waiting(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        async with me.live(made["id"]) as idle, me.live(made["id"]) as live:
            await idle.send(type="hello")
            await live.hello()
            for _ in range(20):
                await one_answer(live)
            await idle.until_table(lambda table: table["number"] >= 20)
            assert [number for number, _ in idle.table["events"]][-1:] != [0]
            assert idle.log == live.log[: len(idle.log)]

    visit(play)


async def one_answer(live: Live) -> None:
    while not any(decision["sealed"] is None for decision in live.table["decisions"]):
        await live.until_table()
    reply = await live.answer(next(d for d in live.table["decisions"] if d["sealed"] is None))
    assert reply["type"] == "done" or reply["code"] == "stale"


def test_reconnecting_resumes(visit: Visit) -> None:
    """A reader who comes back gets exactly the events that it has missed."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", seed="resume")
        async with me.live(made["id"]) as live:
            await live.hello()
            for _ in range(8):
                await one_answer(live)
        known = len(live.log)
        async with me.live(made["id"]) as again:
            await me.bots_rest(made["id"])
            table = await again.hello(since=known, edition=live.table["edition"])
            assert table["since"] == known
            whole = await me.get(f"/api/tables/{made['id']}")
            assert whole["events"][known:] == table["events"]
            assert [event for _, event in whole["events"]][:known] == live.log

    visit(play)


@pytest.mark.parametrize("since", [-5, 10_000_000, 2**62])
def test_a_wrong_since_gets_everything(visit: Visit, since: int) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        async with me.live(made["id"]) as live:
            table = await live.hello(since=since)
            assert table["since"] == 0 and table["events"]

    visit(play)


def test_looking_from_another_seat_brings_only_what_is_new(visit: Visit) -> None:
    """Each seat's events have their own numbers; `look` says how many of them the reader has, else all are sent."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "hotseat:Anna")
        async with me.live(made["id"]) as live:
            known = {0: list((await live.hello(look=0))["events"])}
            for seat in (1, 0, 1, 0):
                log = known.setdefault(seat, [])
                before = len(log)
                await live.send(type="look", seat=seat, since=before, edition=live.table["edition"])
                table = await live.until_table(lambda table, seat=seat: table["look"] == seat)  # type: ignore[misc]
                assert table["since"] == before and [n for n, _ in table["events"]] == [
                    before + 1 + i for i in range(len(table["events"]))
                ]
                log += table["events"]
                while (
                    live.table["decisions"] and live.table["decisions"][0]["sealed"] is None and len(log) < before + 3
                ):
                    await live.answer(live.table["decisions"][0])
                    log += [[number, event] for number, event in enumerate(live.log, start=1)][len(log) :]
            for seat, log in known.items():
                await live.send(type="look", seat=seat)
                table = await live.until_table(lambda table, seat=seat: table["look"] == seat)  # type: ignore[misc]
                assert table["since"] == 0 and table["events"][: len(log)] == log and len(log) > 2

    visit(play)
