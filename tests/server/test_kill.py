"""kill -9 at random moments under load: no acknowledged answer is lost, and no table is stuck."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.amounts import SOAK, amount
from tests.patience import until
from tests.server.databases import own_server
from tests.server.helpers import Person, run_with_losses
from tests.server.process import ServerProcess
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.server.runtime.processes import supervisor

FEW = 3
PLAYERS = amount(4, 8, 8)
TABLES_OVER = 12
"""After how many kills everybody gets a new table, since games end at some time."""


class Victim:
    """What is killed: here the server itself, which is started again.

    Args:
        server: the server, which runs.
    """

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    def kill(self) -> None:
        """Kill it, and let it live again."""
        self.server.kill()
        self.server.start()


class Family(Victim):
    """All processes of the server at the same time."""

    def kill(self) -> None:
        children = self.server.children()
        os.kill(self.server.pid, signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.server.wait()
        self.server.start()


class OneOfTheFamily(Victim):
    """One of the processes that share the tables; the server starts it again by itself."""

    def kill(self) -> None:
        for child in self.server.children()[:1]:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)


class Workers(Victim):
    """The processes in which bots think."""

    def kill(self) -> None:
        for worker in self.server.workers():
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


@contextmanager
def running(data: Path, processes: int = 1, url: str = "") -> Iterator[ServerProcess]:
    """A running server; with its own file, unless it is given the URL of a database."""
    server = ServerProcess(data, processes, UNDERCROFT_DATABASE_URL=url)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Player:
    """Someone who plays at one table as fast as possible, and remembers which answers were acknowledged."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self.table_id = ""
        self.acknowledged: list[str] = []
        self.over = False
        self._chance = chance

    async def sit_down(self, number: int) -> None:
        """Create a new table and play there from now on."""
        seats = ("me", "bot:random") if number % 2 else ("me", "bot:random", "bot:random", "bot:random")
        while True:
            with suppress(httpx.HTTPError, AssertionError):  # what has been killed may not be back yet
                self.table_id = (await self.person.make(*seats))["id"]
                break
            await asyncio.sleep(0.1)
        self.acknowledged = []
        self.over = False

    async def play(self) -> None:
        """Play until the game is over, and come back whenever the connection is lost."""
        while not self.over:
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                await self._play_on()
            await asyncio.sleep(0.05)

    async def _play_on(self) -> None:
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
            self.over = True

    async def check(self) -> None:
        """Check that all acknowledged answers are there, in order; one more was under way at each kill, at most."""
        await self.person.post(f"/api/tables/{self.table_id}/disclose")
        record = Record.from_text(await self.person.get(f"/api/tables/{self.table_id}/record"))
        Match.replay(record)
        mine = [text for seat, text in record.moves if seat == 0]
        kept = iter(mine)
        assert all(text in kept for text in self.acknowledged), "an acknowledged answer is lost"
        assert len(mine) <= len(self.acknowledged) + TABLES_OVER


def count(players: list[Player]) -> int:
    """How many answers have been acknowledged."""
    return sum(len(player.acknowledged) for player in players)


async def all_go_on(players: list[Player]) -> None:
    """Wait until every table has taken one more answer, unless its game is over."""
    before = [len(player.acknowledged) for player in players]
    await until(
        lambda: all(player.over or len(player.acknowledged) > had for player, had in zip(players, before, strict=True))
    )


async def kill_again_and_again(victim: Victim, kills: int, chance: random.Random) -> int:
    """Play at several tables while something is killed.

    Returns:
        How many answers were acknowledged.
    """
    players = [Player(Person(victim.server.address), chance) for _ in range(PLAYERS)]
    answers = 0
    for player in players:
        await player.person.get("/api/games")
    while kills > 0:
        for number, player in enumerate(players):
            await player.sit_down(number)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(min(kills, TABLES_OVER)):
            await all_go_on(players)
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            await asyncio.to_thread(victim.kill)
        kills -= TABLES_OVER
        await all_go_on(players)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*[player.check() for player in players])
        answers += count(players)
    for player in players:
        await player.person.http.aclose()
    return answers


def soak(victim: Victim, kills: int) -> None:
    """Kill something as often as the long run wants, or a few times."""
    kills = kills if SOAK else FEW
    answers = run_with_losses(kill_again_and_again(victim, kills, random.Random(7)))
    assert answers >= kills
    print(f"{type(victim).__name__}: {kills} kills, {answers} acknowledged answers")


@pytest.mark.soak
@pytest.mark.nightly("dozens of kills; those of one process of a family are made each time")
def test_killing_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        soak(Victim(server), 250)


@pytest.mark.soak
@pytest.mark.skipif(not supervisor.can_be_several(), reason="this system has no fork")
@pytest.mark.parametrize(
    ("victim", "kills"),
    [pytest.param(Family, 250, marks=pytest.mark.nightly("dozens of kills")), (OneOfTheFamily, amount(50, 150, 150))],
)
def test_killing_a_family(tmp_path: Path, victim: type[Victim], kills: int) -> None:
    with own_server() as database, running(tmp_path, 2, database.url) as server:
        soak(victim(server), kills)


@pytest.mark.soak
@pytest.mark.nightly("dozens of kills; tests/server/test_bots.py kills one each time")
def test_killing_the_workers_of_bots(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        soak(Workers(server), 200)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["kill", "stop"])
@pytest.mark.nightly("dozens of kills")
def test_killing_or_restarting_the_database(tmp_path: Path, how: str) -> None:
    """The server stays, refuses what it cannot store, and goes on when the database is back."""
    with own_server() as database:

        class Database(Victim):
            """PostgreSQL, with all its processes."""

            def kill(self) -> None:
                getattr(database, how)()
                database.start()

        server = ServerProcess(tmp_path, UNDERCROFT_DATABASE_URL=database.url)
        server.start()
        try:
            soak(Database(server), 100)
        finally:
            server.kill()
