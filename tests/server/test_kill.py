"""kill -9 at random moments under load: no acknowledged answer is lost, and every table can be loaded again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.patience import until
from tests.server.helpers import Person
from tests.server.process import ServerProcess
from undercroft.kernel.match import Match
from undercroft.kernel.records import Record

KILLS = 200 if os.environ.get("SOAK") == "1" else 3
PLAYERS = 8
TABLES_OVER = 12
"""After how many kills everybody gets a new table, since games end at some time."""


class Player:
    """Someone who plays at one table as fast as possible, and remembers which answers were acknowledged."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self.table_id = ""
        self.acknowledged: list[str] = []
        self._chance = chance
        self._asked: str | None = None

    async def sit_down(self, number: int) -> None:
        """Create a new table and play there from now on."""
        seats = ("me", "bot:random") if number % 2 else ("me", "bot:random", "bot:random", "bot:random")
        self.table_id = (await self.person.make(*seats))["id"]
        self.acknowledged = []

    async def play(self) -> None:
        """Play until the server dies or the game is over."""
        with suppress(WebSocketException, OSError, httpx.HTTPError, TimeoutError, EOFError):
            async with self.person.live(self.table_id) as live:
                await live.hello()
                while live.table["table"]["status"] != "finished":
                    asked = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
                    if not asked:
                        await live.until_table()
                        continue
                    action = self._chance.choice(asked[0]["options"])["action"]
                    if (await live.answer(asked[0], action))["type"] == "done":
                        self.acknowledged.append(action)

    async def check(self) -> None:
        """Check that all acknowledged answers are there, in order, and at most one more, which was under way."""
        record = Record.from_text(await self.person.get(f"/api/tables/{self.table_id}/record"))
        Match.replay(record)
        mine = [text for seat, text in record.moves if seat == 0]
        assert mine[: len(self.acknowledged)] == self.acknowledged
        assert len(mine) <= len(self.acknowledged) + 1
        self.acknowledged = mine


def count(players: list[Player]) -> int:
    """How many answers have been acknowledged."""
    return sum(len(player.acknowledged) for player in players)


async def some_answered(players: list[Player], before: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until there are more acknowledged answers than before, or until all games are over."""
    await until(lambda: count(players) > before or all(task.done() for task in playing))


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
def test_kill(tmp_path: Path, processes: int) -> None:
    server = ServerProcess(tmp_path, processes)
    chance = random.Random(7)

    async def run() -> int:
        players: list[Player] = []
        answers = 0
        for kill in range(KILLS):
            server.start()
            if not players:
                for _ in range(PLAYERS):
                    person = Person(server.address)
                    await person.get("/api/games")
                    players.append(Player(person, chance))
            if kill % TABLES_OVER == 0:
                for number, player in enumerate(players):
                    await player.sit_down(number)
            before = count(players)
            tasks = [asyncio.create_task(player.play()) for player in players]
            await some_answered(players, before, tasks)
            await asyncio.sleep(chance.uniform(0.05, 0.8))
            server.kill()
            await asyncio.gather(*tasks)
            answers += count(players) - before
            server.start()
            await asyncio.gather(*[player.check() for player in players])
            server.kill(chance.choice([signal.SIGKILL, signal.SIGTERM]))
        for player in players:
            await player.person.http.aclose()
        return answers

    try:
        answers = asyncio.run(run())
    finally:
        server.kill()
    assert answers >= KILLS
    print(f"{KILLS} kills, {answers} acknowledged answers")
