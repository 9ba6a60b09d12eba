"""Time in which nobody could answer does not count: the clock jumped, the machine slept, or no server was there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.databases import KINDS
from tests.server.helpers import House, in_house
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.settings import Settings
from undercroft.server.runtime.wall_clock import DAY, DOUBTED, OUTAGE, Clock
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.storage.writing.stored_clock import KEPT, StoredClock
from undercroft.server.tables.later.answer_deadlines import GRACE

HOUR = 3600.0


class Hands:
    """The hands of a clock that tests move, and nodes that look at it.

    Attributes:
        wall: the wall clock.
        steady: the time that passes.
    """

    def __init__(self, writer: BatchWriter, nodes: list[StoredClock]) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 50.0
        self._writer = writer
        self.nodes = nodes
        for node in nodes:
            node.clock = Clock(lambda: self.wall, lambda: self.steady)

    async def look(self) -> None:
        """Let all nodes look at the clock."""
        for node in self.nodes:
            await node.keep(self._writer.write)

    async def run(self, seconds: float, step: float = KEPT) -> None:
        """Let time pass, with a look every few seconds."""
        for _ in range(round(seconds / step)):
            self.wall += step
            self.steady += step
            await self.look()

    def waited(self, since: float) -> list[float]:
        """How many seconds have counted since somebody was asked, at each node."""
        return [self.wall - since - node.clock.lost(since) for node in self.nodes]


def with_hands(tmp_path: Path, play: Callable[[Hands], Awaitable[None]], nodes: int = 1) -> None:
    """Do something with clocks that keep what they believe in a new database."""

    async def run() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
        await migrate(engine)
        writer = BatchWriter(engine, Metrics())
        writer.start()
        hands = Hands(writer, [StoredClock(engine) for _ in range(nodes)])
        for node in hands.nodes:
            await node.judge()
        await hands.look()
        try:
            await play(hands)
        finally:
            await writer.stop()
            await engine.dispose()

    asyncio.run(run())


@pytest.mark.parametrize("by", [HOUR, 8 * HOUR, OUTAGE + KEPT + 1])
@pytest.mark.parametrize("asleep", [True, False])
def test_time_by_which_the_clock_jumps_forward_does_not_count(tmp_path: Path, by: float, asleep: bool) -> None:
    """Whether the monotonic clock stands still meanwhile, as while a machine sleeps, or not."""

    async def play(hands: Hands) -> None:
        asked = hands.wall
        await hands.run(60)
        hands.wall += by
        hands.steady += 0.0 if asleep else by
        at_once = hands.wall
        assert all(node.clock.calm_since == hands.wall for node in hands.nodes), "before the next look, too"
        await hands.look()
        await hands.run(60)
        assert hands.waited(asked) == [120, 120]
        assert hands.waited(at_once) == [60, 60]
        assert [node.clock.calm_since for node in hands.nodes] == [at_once, at_once]

    with_hands(tmp_path, play, nodes=2)


def test_a_clock_that_jumps_years_ahead_makes_nobody_late_before_and_after_it_is_believed(tmp_path: Path) -> None:
    async def play(hands: Hands) -> None:
        asked = hands.wall
        await hands.run(60)
        hands.wall += 3 * 365 * DAY
        await hands.look()
        [clock] = [node.clock for node in hands.nodes]
        hours = 0
        while not clock.certain:
            assert clock.calm_since == hands.wall
            await hands.run(HOUR, step=HOUR)
            hours += 1
        assert hours >= 23
        assert hands.waited(asked)[0] <= 60 + DOUBTED

    with_hands(tmp_path, play)


def test_a_clock_that_jumps_back_and_forth_makes_nobody_late(tmp_path: Path) -> None:
    async def play(hands: Hands) -> None:
        before = hands.wall
        await hands.run(60)
        hands.wall -= HOUR
        await hands.run(60)
        between = hands.wall
        hands.wall += HOUR
        await hands.run(60)
        assert hands.waited(before)[0] <= 180
        assert 60 - KEPT <= hands.waited(between)[0] <= 60

    with_hands(tmp_path, play)


def test_while_one_node_stands_still_and_another_goes_on_time_counts(tmp_path: Path) -> None:
    async def play(hands: Hands) -> None:
        asked, both = hands.wall, hands.nodes
        hands.nodes = both[:1]
        await hands.run(120)
        hands.nodes = both
        await hands.run(60)
        assert hands.waited(asked) == [180, 180]

    with_hands(tmp_path, play, nodes=2)


def test_a_node_counts_by_the_clock_of_the_database(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Else the clocks of two machines, each a little wrong, would see an outage at every look."""

    async def play(url: str) -> None:
        engine = make_engine(Settings(data=tmp_path, database_url=url).url)
        await migrate(engine)
        writer = BatchWriter(engine, Metrics())
        writer.start()
        nodes = [StoredClock(engine) for _ in range(2)]
        for node, wrong in zip(nodes, (0.0, 60.0), strict=True):
            node.clock = Clock(lambda wrong=wrong: time.time() + wrong)  # type: ignore[misc]
        for node in nodes * 3:
            await node.judge()
            await node.keep(writer.write)
        assert abs(nodes[0].clock.time() - nodes[1].clock.time()) < OUTAGE
        assert [list(node.clock.outages) for node in nodes] == [[], []]
        await writer.stop()
        await engine.dispose()

    with KINDS["postgresql"](tmp_path, request) as url:
        asyncio.run(play(url))


def test_after_an_outage_people_have_their_time_and_some_to_come_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        services, wall = house.services, [time.time()]
        services.clock._wall = lambda: wall[0]

        async def run(seconds: float) -> None:
            """Let time pass, with a look every few seconds."""
            for _ in range(round(seconds / KEPT)):
                wall[0] += KEPT
                await services.stored_clock.keep(services.writer.write)

        async def away() -> list[bool]:
            await services.due.look(services.clock.time())
            return [any(seat["away"] for seat in (await anna.snapshot(one["id"]))["seats"]) for one in made]

        anna, boris = await house.person(), await house.person()
        made = [await anna.make("me", "open", pace=pace) for pace in (300, 3600)]
        for table in made:
            await boris.sit(table, 1)
        [asked, _] = [seat["asked"] for seat in (await anna.snapshot(made[0]["id"]))["seats"]]
        await run(60)
        wall[0] += 2 * HOUR
        assert await away() == [False, False]
        await run(GRACE - 15)
        assert await away() == [False, False]
        assert (await anna.snapshot(made[0]["id"]))["seats"][0]["asked"] >= asked + 2 * HOUR, "people see it"
        await run(30)
        assert await away() == [True, False]
        await run(HOUR)
        assert await away() == [True, True]

    in_house(tmp_path, play)
