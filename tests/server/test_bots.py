"""A bot that fails stops neither its own table nor any other."""

from __future__ import annotations

import asyncio
import io
import os
import pickle
import signal
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
import uvloop

from tests.amounts import daily
from tests.patience import MUCH, PATIENCE, until
from tests.server.helpers import House, Visit, in_house, play_out
from undercroft.bots import answer_of, make_bot, world_of
from undercroft.dungeonlords import GAME
from undercroft.kernel.engine.decisions import Decision, Prompt
from undercroft.server.background.bot_workers.bot_pool import BotFailed, BotPool
from undercroft.server.background.bot_workers.bot_worker import serve
from undercroft.server.background.pipe_messages import READY
from undercroft.server.protocol.api_errors import Refused
from undercroft.server.tables.core.table import Table

WORKER = str(Path(__file__).with_name("bad_bots.py"))
DECISION = Decision(0, 0, Prompt("orders", "one", "DL-4.2"), (), "the default")

LOOPS: Final = (asyncio.new_event_loop, uvloop.new_event_loop)
"""The two event loops: what becomes of writing to a process that has died depends on them."""
EACH_LOOP = pytest.mark.parametrize("loop", LOOPS, ids=["asyncio", "uvloop"])
MOSTLY_UVLOOP = pytest.mark.parametrize("loop", daily(LOOPS, uvloop.new_event_loop), ids=["asyncio", "uvloop"])
"""The server runs on uvloop where there is one."""


def bad(what: str, seconds: float = PATIENCE, workers: int = 1, more: tuple[str, ...] = (), **given: float) -> BotPool:
    return BotPool(workers, seconds, (sys.executable, WORKER, what, *more), **given)


def with_pool(loop: Any, pool: BotPool, ask: Callable[[Callable[[], Awaitable[str]]], Awaitable[None]]) -> None:
    """Run `ask` in an event loop, with a function that asks the pool a question."""

    async def run() -> None:
        try:
            await asyncio.wait_for(ask(lambda: pool.choose("b", "dungeon-lords", "s", None, DECISION)), MUCH)
        finally:
            await pool.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


@MOSTLY_UVLOOP
@pytest.mark.parametrize("what", ["exit-starting", "exit-reading", "exit", "babble", "hang-reading", "hang"])
def test_a_worker_that_dies_or_hangs_at_any_moment_costs_one_retry(tmp_path: Path, what: str, loop: Any) -> None:
    pool = bad(what, 3 if what.startswith("hang") else PATIENCE, more=(str(tmp_path / "first"),))

    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        assert await choose() == "the default"
        assert (tmp_path / "first").exists()

    with_pool(loop, pool, ask)


@MOSTLY_UVLOOP
@pytest.mark.parametrize(
    ("what", "reason"),
    [("exit-starting", "bot-crashed"), ("exit-reading", "bot-crashed"), ("hang-starting", "bot-slow")],
)
def test_two_workers_that_die_or_hang_are_given_up(what: str, reason: str, loop: Any) -> None:
    pool = bad(what, starts_within=0.2 if what.startswith("hang") else PATIENCE)

    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        for _ in range(2):
            with pytest.raises(BotFailed, match=reason):
                await choose()

    with_pool(loop, pool, ask)


@EACH_LOOP
@pytest.mark.parametrize("noticed", [False, True])
def test_killing_an_idle_worker_harms_nobody(loop: Any, noticed: bool) -> None:
    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        before = await choose()
        assert await choose() == before
        os.kill(int(before), signal.SIGKILL)
        if noticed:
            await until(lambda: not _runs(int(before)))
        assert await choose() != before

    with_pool(loop, bad("pid"), ask)


@MOSTLY_UVLOOP
def test_an_idle_worker_that_hangs_is_replaced(loop: Any) -> None:
    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        before = await choose()
        os.kill(int(before), signal.SIGSTOP)
        assert await choose() != before
        await until(lambda: not _runs(int(before)))

    with_pool(loop, bad("pid", seconds=3), ask)


@MOSTLY_UVLOOP
def test_a_question_that_nobody_waits_for_any_more_harms_no_other(loop: Any) -> None:
    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        before = await choose()
        task = asyncio.ensure_future(choose())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert await choose() != before, "the answer to the cancelled question is not taken for another's"

    with_pool(loop, bad("pid"), ask)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_pool_works_while_a_worker_runs_or_can_be_started(tmp_path: Path) -> None:
    async def run() -> None:
        pool = bad("pid")
        assert await pool.works()
        pid = int(await pool.choose("b", "dungeon-lords", "s", None, DECISION))
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not _runs(pid))
        assert await pool.works()
        assert int(await pool.choose("b", "dungeon-lords", "s", None, DECISION)) != pid
        await pool.stop()
        assert not await BotPool(1, PATIENCE, (str(tmp_path / "nothing"),)).works()

    asyncio.run(run())


def test_a_table_goes_on_when_its_idle_worker_is_killed(tmp_path: Path) -> None:
    """The worker is killed after each answer of the person, when its next question is about to come."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy", preset="first")
        async with me.live(made["id"]) as live:
            await live.hello()
            for _ in range(5):
                await me.bots_rest(made["id"])
                while not live.table["decisions"]:
                    await live.until_table()
                for worker in list(house.services.pool._all):
                    with suppress(ProcessLookupError):  # no question came since it was killed last time
                        os.kill(worker.pid, signal.SIGKILL)
                assert (await live.answer(live.table["decisions"][0]))["type"] == "done"
            await me.bots_rest(made["id"])
        assert (await me.snapshot(made["id"]))["notes"] == []

    in_house(tmp_path, play, pool=bad("print"))


@pytest.mark.parametrize("how", ["hello", "get"])
def test_bots_wake_when_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        with monkeypatch.context() as asleep:
            asleep.setattr(house.services.bots, "wake", lambda _: None)
            made = await me.make("me", "bot:greedy")
        assert (await house.services.tables.get(made["id"])).bot_asked() == 1
        if how == "hello":
            async with me.live(made["id"]) as live:
                await live.hello()
                while live.table["seats"][1]["to_act"]:
                    await live.until_table()
        else:
            await me.bots_rest(made["id"])

    in_house(tmp_path, play, pool=bad("print"))


async def _until_note(house: House, table_id: str) -> dict[str, Any]:
    """The first note of a table, by asking for the table again and again."""
    while not (notes := (await house.people[0].snapshot(table_id))["notes"]):
        await asyncio.sleep(0.02)
    note: dict[str, Any] = notes[0]
    return note


@pytest.mark.parametrize("where", ["state.view", "choose", "give"])
def test_an_unexpected_error_ends_in_the_default_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy")
        note = await _until_note(house, made["id"])
        assert (note["code"], note["seat"]) == ("bot-crashed", 1)
        await me.bots_rest(made["id"])
        assert len((await me.snapshot(made["id"]))["notes"]) == 1

    async def fail(*_: object) -> None:
        raise RuntimeError

    give = Table.give
    failed: list[int] = []

    async def fail_once(table: Table, seat: int, *more: Any) -> None:
        if seat == 1 and not failed:
            failed.append(seat)
            raise RuntimeError
        await give(table, seat, *more)

    pool = bad("print")
    if where == "choose":
        monkeypatch.setattr(pool, "choose", fail)
    elif where == "give":
        monkeypatch.setattr(Table, "give", fail_once)
    else:
        monkeypatch.setattr("undercroft.server.tables.upkeep.bot_turns.view_of", lambda *_: 1 / 0)
    in_house(tmp_path, play, pool=pool)


def test_a_table_whose_bot_can_give_no_answer_at_all_can_still_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    async def refuse(_: Table, seat: int, *__: object) -> None:
        given.append(seat)
        raise Refused("illegal")

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:greedy")
        while len(given) < 4:  # the bot's own answer and the default, each before and after the table is loaded again
            await me.snapshot(made["id"])
        for _ in range(5):
            assert (await me.snapshot(made["id"]))["seats"][1]["to_act"]
        async with me.live(made["id"]) as live:
            await live.hello()
        assert len(given) == 4

    monkeypatch.setattr(Table, "give", refuse)
    in_house(tmp_path, play, pool=bad("print"))


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

    async def ask(choose: Callable[[], Awaitable[str]]) -> None:
        with pytest.raises(BotFailed, match="bot-crashed"):
            await choose()

    with_pool(asyncio.new_event_loop, pool, ask)


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


def test_a_searching_bot_is_given_its_world_as_a_dump() -> None:
    """The worker answers as the bot would in this process."""
    state = GAME.new(2, GAME.preset("first"), "dump")
    world = world_of(state, 1, "dice").dump()
    question = pickle.dumps(("trainee", GAME.id, "dice", state.view(1), state.decision(1), world))
    sink = io.BytesIO()
    serve(make_bot, io.BytesIO(struct.pack("!I", len(question)) + question), sink)
    reply = pickle.loads(sink.getvalue()[len(READY) + 4 :])
    assert reply == (True, answer_of(make_bot("trainee", GAME.id, "dice"), state, 1, "dice"))


def test_a_searching_bot_plays_a_whole_game(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:trainee", preset="first")
        async with me.live(made["id"]) as live:
            table = await play_out(live)
        assert table["notes"] == []

    visit(play)


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
