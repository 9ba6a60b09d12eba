"""A bot that fails stops neither its own table nor any other."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.patience import MUCH, PATIENCE
from tests.server.helpers import House, in_house, play_out
from undercroft.kernel.decisions import Decision, Prompt
from undercroft.server.bots.pool import BotFailed, BotPool

WORKER = str(Path(__file__).with_name("bad_bots.py"))


def bad(what: str, seconds: float = PATIENCE, workers: int = 1) -> BotPool:
    return BotPool(workers, seconds, (sys.executable, WORKER, what))


@pytest.mark.parametrize(
    ("what", "code"),
    [("exit", "bot-crashed"), ("raise", "bot-crashed"), ("illegal", "bot-illegal"), ("hang", "bot-slow")],
)
def test_a_bot_that_fails_answers_by_default(tmp_path: Path, what: str, code: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy")
        async with me.live(made["id"]) as live:
            await live.hello()
            while not live.table["notes"]:
                await live.until_table()
        note = live.table["notes"][0]
        assert (note["code"], note["seat"]) == (code, 1)
        assert not live.table["seats"][1]["to_act"]
        assert f'reason="{code}"' in await me.get("/metrics")
        assert (await me.get(f"/api/tables/{made['id']}"))["notes"][0] == note

    in_house(tmp_path, play, pool=bad(what, 0.5 if what == "hang" else PATIENCE))


def test_a_process_may_take_longer_to_start_than_a_bot_may_think() -> None:
    """What ends here while it starts has crashed, and was not too slow."""
    pool = BotPool(1, 0.01, (sys.executable, "-c", "import time; time.sleep(0.5)"))
    decision = Decision(0, 0, Prompt("orders", "one", "DL-4.2"), (), "")
    with pytest.raises(BotFailed, match="bot-crashed"):
        asyncio.run(pool.choose("greedy", "dungeon-lords", "seed", None, decision))


def test_a_bot_that_prints_is_not_misunderstood(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy", preset="first")
        async with me.live(made["id"]) as live:
            table = await play_out(live)
        assert table["notes"] == []

    in_house(tmp_path, play, pool=bad("print"))


def test_a_slow_bot_stalls_no_other_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        slow = await me.make("me", "bot:greedy")
        quick = await me.make("hotseat:A", "hotseat:B")
        async with me.live(quick["id"]) as live:
            decision = (await live.hello())["decisions"][0]
            assert (await live.answer(decision))["type"] == "done"
        still = await me.get(f"/api/tables/{slow['id']}")
        assert still["seats"][1]["to_act"] and not still["notes"], "the slow bot has not answered yet"

    in_house(tmp_path, play, pool=bad("hang", seconds=MUCH))


def test_bots_answer_alike_after_a_restart(tmp_path: Path) -> None:
    """The same seed and the same answers of the person give the same game, whether the server was restarted or not."""

    async def some(house: House, table_id: str, answers: int) -> None:
        me = house.people[0]
        async with me.live(table_id) as live:
            await live.hello()
            for _ in range(answers):
                while not any(d["sealed"] is None for d in live.table["decisions"]):
                    await live.until_table()
                reply = await live.answer(live.table["decisions"][0])
                assert reply["type"] == "done"
                number = live.table["number"]
                while live.table["number"] == number and not live.table["decisions"]:
                    await live.until_table()
        await me.bots_rest(table_id)

    records: list[str] = []
    made: dict[str, str] = {}

    async def at_once(house: House) -> None:
        me = await house.person()
        table = await me.make("me", "bot:random", "bot:random", seed="alike")
        await some(house, table["id"], 12)
        records.append(await me.get(f"/api/tables/{table['id']}/record"))

    async def first_half(house: House) -> None:
        me = await house.person()
        made["id"] = (await me.make("me", "bot:random", "bot:random", seed="alike"))["id"]
        made["cookie"] = str(me.http.headers.get("cookie") or me.http.cookies["undercroft_guest"])
        await some(house, made["id"], 6)

    async def second_half(house: House) -> None:
        me = await house.person()
        me.http.cookies.clear()
        me.http.cookies.set("undercroft_guest", made["cookie"], domain="127.0.0.1")
        await some(house, made["id"], 6)
        records.append(await me.get(f"/api/tables/{made['id']}/record"))

    in_house(tmp_path / "one", at_once)
    in_house(tmp_path / "two", first_half)
    in_house(tmp_path / "two", second_half)

    def moves(record: str) -> list[str]:
        lines = [line.partition(" #")[0] for line in record.splitlines()[2:] if line[0].isdecimal()]
        return [line for line in lines if not line.startswith("0 ")][:8]

    assert moves(records[0]) == moves(records[1])
