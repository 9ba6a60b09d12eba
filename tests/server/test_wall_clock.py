"""A clock that is wrong for a while takes nothing from anybody."""

from __future__ import annotations

import asyncio
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.amounts import daily
from tests.patience import until
from tests.server.helpers import House, in_house
from undercroft.server.runtime.wall_clock import DAY, DOUBTED, FAR, Clock
from undercroft.server.storage.database_engine import make_engine
from undercroft.server.storage.database_schema import CLOCK, TABLES
from undercroft.server.storage.writing.due_rows import EXPIRY, DueRow

YEARS = 3 * 365 * DAY


class Hands:
    """The hands of a clock that tests move: the wall clock, and the time that passes."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 50.0

    def clock(self) -> Clock:
        """A clock that shows them."""
        return Clock(lambda: self.wall, lambda: self.steady)

    def run(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("jump", [YEARS, 61 * DAY, -YEARS, FAR + 1])
def test_a_clock_that_jumps_far_is_doubted_for_a_day(jump: float) -> None:
    hands = Hands()
    clock = hands.clock()
    clock.resume(hands.wall - 60, 0.0)
    hands.wall += jump
    assert not clock.certain, "before the next look, too"
    for _ in range(23):
        hands.run(3600)
        clock.look()
        assert not clock.certain
    hands.run(3600)
    clock.look()
    assert (clock.certain, clock.believed) == (True, hands.wall)


def test_a_clock_that_is_right_again_is_believed_at_once() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.look()
    hands.wall += YEARS
    hands.run(DOUBTED / 2)
    clock.look()
    hands.wall -= YEARS
    assert clock.certain
    clock.look()
    assert (clock.believed, clock.doubted) == (hands.wall, 0.0)


@pytest.mark.parametrize("change", [DAY, -DAY, 3600, -3600])
def test_ordinary_corrections_and_a_week_of_work_raise_no_doubt(change: float) -> None:
    hands = Hands()
    clock = hands.clock()
    clock.look()
    hands.wall += change
    hands.run(7 * DAY)
    assert clock.certain


def test_doubts_outlive_a_restart_and_add_up() -> None:
    """Somebody who lets the server run for an hour each evening is believed in the end."""
    hands = Hands()
    believed, doubted = hands.wall - 20 * DAY, 0.0
    for _ in range(24):
        clock = hands.clock()
        clock.resume(believed, doubted)
        assert not clock.certain
        hands.run(3600)
        clock.look()
        assert clock.believed is not None
        believed, doubted = clock.believed, clock.doubted
        hands.wall += 23 * 3600
    clock = hands.clock()
    clock.resume(believed, doubted)
    assert clock.certain


def test_what_is_stored_under_a_clock_far_behind_is_not_old() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.look()
    right = hands.wall
    hands.wall -= YEARS
    hands.run(10)
    assert clock.time() == right + 10
    hands.wall += 2 * YEARS
    assert clock.time() == hands.wall


async def _tables(house: House) -> int:
    return await house.services.store.count()


async def _sweep(house: House) -> bool:
    """Delete what has expired by the clock; whether the clock is believed."""
    services = house.services
    again = await services.retention.see_to(DueRow(EXPIRY, "", 0.0, 0), services.clock.time())
    await until(lambda: services.retention.rests)
    assert again is not None
    return again >= services.clock.time() + DAY / 2


async def _set(data: Path, kept: dict[str, Any], changed: float) -> None:
    """Change what is stored of the clock, and when all tables have changed."""
    engine = make_engine(f"sqlite+aiosqlite:///{data / 'tables.sqlite3'}")
    async with engine.begin() as connection:
        await connection.execute(CLOCK.update().values(**kept))
        await connection.execute(TABLES.update().values(changed=changed))
    await engine.dispose()


@pytest.mark.parametrize(("ahead", "known"), daily(product([YEARS, 61 * DAY], [True, False]), (61 * DAY, True)))
def test_a_server_that_starts_with_its_clock_ahead_deletes_nothing_for_a_day(
    tmp_path: Path, ahead: float, known: bool
) -> None:
    """So does one whose database comes from a version that did not note what it believed. Then a share at a time."""

    async def fill(house: House) -> None:
        person = await house.person()
        for _ in range(12):
            await person.make("me", "bot:random")

    async def later(house: House) -> None:
        services = house.services
        await services.due.stop()  # it would look, too
        assert not await _sweep(house)
        person = await house.person()
        await person.make("me", "bot:random")  # new tables tell nothing about the clock
        assert not await _sweep(house), "a table that is new"
        assert await _tables(house) == 13
        services.clock.doubted = DOUBTED
        services.clock.look()
        left = []
        for _ in range(4):
            assert await _sweep(house)
            left.append(await _tables(house))
        assert left == [10, 8, 6, 4]

    before = time.time() - ahead
    in_house(tmp_path, fill)
    kept = {"believed": before, "doubted": 0.0} if known else {"believed": None, "doubted": None}
    asyncio.run(_set(tmp_path, kept, before))
    in_house(tmp_path, later)


def test_a_clock_that_jumps_while_the_server_runs_deletes_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    async def play(house: House) -> None:
        services = house.services
        await services.due.stop()
        person = await house.person()
        await person.make("me", "bot:random")
        right = time.time()
        monkeypatch.setattr(services.clock, "_wall", lambda: right + YEARS)
        assert not await _sweep(house)
        monkeypatch.setattr(services.clock, "_wall", lambda: right - YEARS)
        behind = (await person.make("me", "bot:random"))["id"]
        assert await _sweep(house) is False
        monkeypatch.setattr(services.clock, "_wall", time.time)
        assert await _sweep(house)
        assert await _tables(house) == 2
        found = await services.store.table(behind)
        assert found is not None and min(found[0]["made"], found[0]["changed"]) >= right - 60

    in_house(tmp_path, play)


def test_a_server_that_stops_notes_what_it_believes(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.person()

    async def read() -> float | None:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
        async with engine.connect() as connection:
            found = (await connection.execute(select(CLOCK.c.believed))).scalar()
        await engine.dispose()
        return found

    in_house(tmp_path, play)
    believed = asyncio.run(read())
    assert believed is not None and abs(believed - time.time()) < DAY
