"""What has to be looked at later: written with what causes it, claimed by one node, and never lost or in the way."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from tests.patience import until
from tests.server.databases import KINDS
from tests.server.helpers import House, Visit, in_house, play_out
from undercroft.server.protocol.api_errors import NotOpened, NotRead, no_table
from undercroft.server.runtime.settings import Settings
from undercroft.server.runtime.wall_clock import DAY, Clock
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import CHRONICLES, DUE
from undercroft.server.storage.writing.due_rows import BOTS, CHRONICLE, EXPIRY, LATE, TURN, DueRow, DueRows, Retry
from undercroft.server.tables.core.table_schedule import BOTS_WITHIN, TableSchedule
from undercroft.server.tables.later.due_looks import AT_ONCE, CLAIMED, EVERY, DueLooks, Handler

NOW = 1_700_000_000.0
MANY = 3 * AT_ONCE


def with_rows(url: str, kinds: dict[str, float], play: Callable[[DueRows], Awaitable[None]]) -> None:
    """Do something with a database in which tables are due; `kinds` says when, by the id of the table."""

    async def run() -> None:
        engine = make_engine(Settings(data=Path(), database_url=url).url)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(DUE.delete())
            rows = [{"kind": LATE, "table_id": name, "at": at, "tries": 0} for name, at in kinds.items()]
            await connection.execute(insert(DUE), rows)
        try:
            await play(DueRows(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def looks(rows: DueRows, handler: Handler) -> DueLooks:
    """The looks of a node that sees to late people in this way."""
    return DueLooks(rows, Clock(lambda: NOW), {LATE: handler}, set)


def test_each_row_is_claimed_by_one_of_several_nodes(url: str) -> None:
    async def play(rows: DueRows) -> None:
        claims = await asyncio.gather(*[rows.claim(NOW, NOW + CLAIMED, 10) for _ in range(20)])
        claimed = Counter(row.table_id for rows in claims for row in rows)
        while left := await rows.claim(NOW, NOW + CLAIMED, 10):
            claimed.update(row.table_id for row in left)
        assert claimed == Counter([f"t{i}" for i in range(50)])
        assert {row.tries for rows in claims for row in rows} == {1}
        assert len(await rows.claim(NOW + CLAIMED, NOW + 2 * CLAIMED, 100)) == 51, "if the node dies, they come again"

    with_rows(url, {**{f"t{i}": NOW - i for i in range(50)}, "later": NOW + 1}, play)


def test_what_is_longest_due_comes_first_and_everything_comes(url: str) -> None:
    async def play(rows: DueRows) -> None:
        order: list[str] = []

        async def done(row: DueRow, now: float) -> None:
            order.append(row.table_id)

        await looks(rows, done).look(NOW)
        assert len(order) == MANY
        assert set(order[:AT_ONCE]) == {f"t{i}" for i in range(MANY - AT_ONCE, MANY)}
        assert await rows.claim(NOW + DAY, NOW + DAY, 1) == []

    with_rows(url, {f"t{i}": NOW - i for i in range(MANY)}, play)


def test_what_cannot_be_done_is_tried_ever_more_rarely_and_delays_nothing(url: str) -> None:
    async def play(rows: DueRows) -> None:
        done: list[str] = []
        tried: list[float] = []

        async def see_to(row: DueRow, now: float) -> None:
            if row.table_id == "bad":
                tried.append(now)
                raise NotOpened("outdated", "not by this version")
            if row.table_id == "gone":
                raise no_table()
            done.append(row.table_id)

        node = looks(rows, see_to)
        for hour in range(40):
            await node.look(NOW + 3600 * hour)
        assert done == ["good"]
        waits = [later - first for first, later in pairwise(tried)]
        assert 9 < len(tried) < 20 and waits == sorted(waits) and waits[-1] > 3600
        assert [row.table_id for row in await rows.claim(NOW + 9 * DAY, NOW, 10)] == ["bad"]

    with_rows(url, {"bad": NOW - 2, "gone": NOW - 1, "good": NOW}, play)


@pytest.mark.parametrize(("again", "waits"), [(float, 60), (Retry, 43 * 60)], ids=["done", "not done yet"])
def test_only_tries_of_what_is_not_done_yet_make_a_failure_wait(
    url: str, again: Callable[[float], float | Retry], waits: int
) -> None:
    async def play(rows: DueRows) -> None:
        tried: list[float] = []

        async def see_to(row: DueRow, now: float) -> float | Retry:
            tried.append(now)
            if len(tried) == 9:
                raise NotRead
            return again(now + 600)

        node = looks(rows, see_to)
        for minute in range(3 * 60):
            await node.look(NOW + 60 * minute)
        assert tried[9] - tried[8] == waits

    with_rows(url, {"a": NOW}, play)


def test_one_look_sees_to_everything_that_is_due(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node does not wait for its next look while more is due than it sees to at the same time."""
    sleep, pauses = asyncio.sleep, 0

    async def counted(seconds: float) -> None:
        nonlocal pauses
        pauses += seconds == EVERY
        await sleep(0 if seconds == EVERY else seconds)

    async def play(rows: DueRows) -> None:
        done: list[int] = []

        async def see_to(row: DueRow, now: float) -> None:
            done.append(pauses)

        node = looks(rows, see_to)
        node.start()
        await until(lambda: len(done) == MANY)
        await node.stop()
        assert set(done) == {1}

    monkeypatch.setattr(asyncio, "sleep", counted)
    with_rows(url, {f"t{i}": NOW - i for i in range(MANY)}, play)


def test_a_row_that_is_written_again_meanwhile_stays(url: str) -> None:
    async def play(rows: DueRows) -> None:
        async def see_to(row: DueRow, now: float) -> float | None:
            await rows.move(row, NOW + 500)  # as a change of the table does
            return None if row.table_id == "a" else NOW + 9000

        await looks(rows, see_to).look(NOW)
        assert {row.table_id for row in await rows.claim(NOW + 500, NOW + 600, 10)} == {"a", "b"}

    with_rows(url, {"a": NOW, "b": NOW}, play)


def test_a_look_reads_only_what_is_due(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Not all tables at which somebody is asked: there may be a hundred thousand."""

    async def play(rows: DueRows) -> None:
        async with rows._engine.connect() as connection:
            query = select(DUE.c.table_id).where(DUE.c.at <= NOW).order_by(DUE.c.at).limit(5)
            compiled = query.compile(rows._engine.sync_engine, compile_kwargs={"literal_binds": True})
            plan = (await connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}"))).all()
        assert len(plan) == 1 and "USING INDEX due_at" in str(plan), plan

    with KINDS["sqlite"](tmp_path, request) as url:
        with_rows(url, {"t": NOW}, play)


def test_the_database_is_told_only_what_it_does_not_know() -> None:
    schedule = TableSchedule("t")
    assert len(schedule.changes({LATE: 300.0, BOTS: 4.0}, 0.0)) == 2
    assert schedule.changes({LATE: 320.0, BOTS: 3.9 + 4.0}, 3.9) == [], "a look that comes too early does no harm"
    assert [row["at"] for _, row in schedule.changes({BOTS: 8.1}, 4.1)] == [8.1]
    assert [row["at"] for _, row in schedule.changes({LATE: 200.0}, 100.0)] == [200.0], "sooner than it is known"
    schedule.forget()
    assert [row["at"] for _, row in schedule.changes({LATE: 390.0}, 100.0)] == [390.0]


async def kinds(house: House, table_id: str) -> dict[str, float]:
    """When a table is due, by the reason."""
    async with house.services.engine.connect() as connection:
        rows = (await connection.execute(select(DUE.c.kind, DUE.c.at).where(DUE.c.table_id == table_id))).all()
    return {row.kind: row.at for row in rows}


def test_a_table_is_due_when_somebody_may_be_late_and_when_a_bot_is_asked(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        begun = time.time()
        made = await anna.make("me", "open", pace=300)
        assert await kinds(house, made["id"]) == {}
        await boris.sit(made, 1)
        due = await kinds(house, made["id"])
        assert set(due) == {LATE, TURN} and begun + 300 <= due[LATE] <= time.time() + 300
        alone = await anna.make("me", "bot:random")
        assert set(await kinds(house, alone["id"])) <= {BOTS}
        await anna.http.delete(f"/api/tables/{alone['id']}")
        assert await kinds(house, alone["id"]) == {}, "nothing is left of a table that is deleted"

    visit(play)


def test_bots_go_on_after_a_restart_though_nobody_comes_to_the_table(tmp_path: Path) -> None:
    ids: list[str] = []

    async def begin(house: House) -> None:
        house.services.bots.wake = lambda table: None  # type: ignore[method-assign]  # the server dies just before
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "bot:random", "open", preset="full")
        await boris.sit(made, 2)
        ids.append(made["id"])
        assert BOTS in await kinds(house, ids[0])

    async def later(house: House) -> None:
        await house.services.due.look(time.time() + BOTS_WITHIN)
        table = house.services.tables._tables[ids[0]]
        assert table.bot_task is not None
        await table.bot_task
        await house.services.due.look(time.time() + 60)
        assert await kinds(house, ids[0]) == {}

    in_house(tmp_path, begin)
    in_house(tmp_path, later)


def test_a_bot_that_thinks_for_long_is_not_asked_elsewhere(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        asked: list[Any] = []

        async def think(*args: Any) -> Any:
            asked.append(args)
            await asyncio.Event().wait()

        house.services.bots._ask = think  # type: ignore[method-assign, assignment]
        anna = await house.person()
        made = await anna.make("bot:random", "me", preset="first")
        await until(lambda: len(asked) == 1)
        now = time.time() + BOTS_WITHIN
        for _ in range(5):
            await house.services.due.look(now)
            due = (await kinds(house, made["id"]))[BOTS]
            assert now < due <= now + 2 * BOTS_WITHIN
            now += BOTS_WITHIN / 2
        assert len(asked) == 1

    in_house(tmp_path, play)


def test_a_chronicle_whose_node_died_is_made_later(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        keeper, me = house.services.keeper, await house.person()
        ended, keeper.ended = keeper.ended, lambda table_id: None  # type: ignore[method-assign]
        made = await me.make("me", "bot:random", preset="first")
        async with me.live(made["id"]) as live:
            await play_out(live)
        assert CHRONICLE in await kinds(house, made["id"])
        keeper.ended = ended  # type: ignore[method-assign]
        await house.services.due.look(time.time() + DAY)
        async with house.services.engine.connect() as connection:
            assert (await connection.execute(select(CHRONICLES.c.table_id))).scalars().all() == [made["id"]]
        assert set(await kinds(house, made["id"])) <= {BOTS}

    in_house(tmp_path, play)


def test_tables_expire_once_a_day_whichever_node_looks(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        begun = time.time()
        for days in (1, 2):
            now = begun + days * DAY + 5
            await house.services.due.look(now)
            assert await kinds(house, "") == {EXPIRY: now + DAY}

    in_house(tmp_path, play)


def test_after_a_restore_every_table_that_may_need_a_look_gets_one(tmp_path: Path, url: str) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        anna, boris = await house.person(), await house.person()
        paced = await anna.make("me", "open", pace=300)
        await boris.sit(paced, 1)
        with_bot = await anna.make("me", "bot:random")
        plain = await anna.make("me", "open")
        over = await anna.make("me", "bot:random", preset="first")
        async with anna.live(over["id"]) as live:
            await play_out(live)
        await anna.get(f"/api/tables/{over['id']}/chronicle")
        async with house.services.engine.begin() as connection:
            await connection.execute(DUE.delete())
        for _ in range(2):
            await house.services.due._rows.look_at_all()
        found = [set(await kinds(house, made["id"])) for made in (paced, with_bot, plain, over)]
        assert found == [{LATE, TURN}, {BOTS}, set(), set()]
        async with house.services.engine.begin() as connection:
            await connection.execute(CHRONICLES.delete())
        await house.services.due._rows.look_at_all()
        assert CHRONICLE in await kinds(house, over["id"])

    in_house(tmp_path, play, database_url=url)
