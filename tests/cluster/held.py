"""Hold one table in an open transaction while people play at others: do they wait for it?

``python -m tests.cluster.held --seconds 60`` prints how long people waited before and meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from tests.cluster.kills import Browser, Player
from tests.cluster.nodes import Cluster, running
from tests.server.databases import own_server
from tests.server.helpers import run_with_losses
from undercroft.server.storage.database_schema import TABLES

OTHERS = 5


async def _play_for(players: Sequence[Player], seconds: float) -> list[float]:
    """Let people play for a while, at a new table whenever a game is over; the seconds that each answer took."""
    end = time.monotonic() + seconds
    for player in players:
        player.waits.clear()

    async def play(number: int, player: Player) -> None:
        while time.monotonic() < end:
            if player.over or not player.table_id:
                await player.sit_down(number)
            with suppress(TimeoutError):
                await asyncio.wait_for(player.play(), max(0.01, end - time.monotonic()))

    await asyncio.gather(*[play(*one) for one in enumerate(players)])
    return sorted(waited for player in players for waited, _ in player.waits)


async def hold(server: Cluster, url: str, seconds: float) -> tuple[list[float], list[float]]:
    """Measure what people wait without and with a transaction that holds another table, for so long each."""
    chance = random.Random(1)
    browsers = [Browser(server.nodes, chance) for _ in range(OTHERS + 1)]
    for browser in browsers:
        await browser.open()
    held, *others = [Player(browser, chance, []) for browser in browsers]
    await held.sit_down(0)
    before = await _play_for(others, seconds)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        row = select(TABLES.c.id).where(TABLES.c.id == held.table_id).with_for_update()
        await connection.execute(row)
        trying = asyncio.create_task(held.play())
        meanwhile = await _play_for(others, seconds)
        assert not held.acknowledged, "it was not held"
        trying.cancel()
    await engine.dispose()
    for browser in browsers:
        await browser.close()
    return before, meanwhile


def measure(folder: Path, seconds: float) -> tuple[list[float], list[float]]:
    """Do it with two nodes."""
    with own_server() as database, running(folder, [database.url] * 2) as server:
        return run_with_losses(hold(server, database.url.replace("postgresql:", "postgresql+asyncpg:"), seconds))


def at(share: float, waits: Sequence[float]) -> float:
    """Return what a share of the people waited at most."""
    return waits[min(len(waits) - 1, int(share * len(waits)))]


def main(words: list[str]) -> int:
    """Do it as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the table is held")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        for name, waits in zip(("before", "held"), measure(Path(folder) / "data", asked.seconds), strict=True):
            print(f"{name}: {len(waits)} answers, p50 {at(0.5, waits):.3f} s, p99 {at(0.99, waits):.3f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
