"""A separate server gets messages that no client should send, and is killed while it starts; its log stays clean."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.amounts import SOAK
from tests.patience import PATIENCE, until
from tests.server.helpers import Live, Person, run_with_losses
from tests.server.process import ServerProcess
from tests.server.test_mutations import mutated
from undercroft.server.endpoints.sockets.table_socket import BAD_MOST
from undercroft.server.protocol.guests import COOKIE

CASES = 400 if SOAK else 4
"""How many requests each operation of the HTTP API gets, once as its schema says, and once otherwise."""
MESSAGES = 60_000 if SOAK else 300
KILLS = 60 if SOAK else 3
GIVES_UP = ("/leave", "/free", "/seats/{seat}/bot")
"""Operations after which a table may not be mine any more."""
NEVER_MINE = (("DELETE", "/api/me"), ("POST", "/api/person/keep"))
"""What is always done by somebody else: it deletes all tables of a guest, or gives the guest to a person, so that the
cookie alone is of no use any more."""
FEW = 5
"""The fewest answers that are acknowledged before each kill."""
ROUNDS = settings(
    max_examples=CASES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
GROWTH = 40_000
"""How many kilobytes memory may grow by in the last two thirds of a run, by arenas, caches and logs of games."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path / "data")
    running.data.mkdir()
    running.start()
    try:
        yield running
    finally:
        running.kill()


@asynccontextmanager
async def arriving(server: ServerProcess, count: int) -> AsyncIterator[list[Person]]:
    """New guests for as long as the block lasts."""
    people = [Person(server.address) for _ in range(count)]
    try:
        for person in people:
            await person.get("/api/games")
        yield people
    finally:
        for person in people:
            await person.http.aclose()


def asked(live: Live) -> list[dict[str, Any]]:
    """The decisions that are asked at a socket now."""
    return [decision for decision in live.table["decisions"] if decision["sealed"] is None]


# The HTTP API, from its own schema.


@pytest.mark.soak
def test_requests_that_the_schema_allows_and_others(server: ServerProcess) -> None:
    """No status is 5xx, errors have their form, and successes are as the schema says. Half of the tables exist."""
    chance = random.Random(5)
    headers = {"X-Undercroft": "1"}
    with httpx.Client(base_url=f"http://{server.address}", headers=headers, timeout=PATIENCE) as http:
        schema = schemathesis.openapi.from_dict(http.get("/schema/openapi.json").json())
        http.get("/api/games")
        new = {"game": "dungeon-lords", "preset": "first", "seats": ["me", "bot:random"]}
        tables = [http.post("/api/tables", json=new).json()["id"] for _ in range(3)]
        cookies = {COOKIE: http.cookies[COOKIE]}

        def check(case: Any) -> None:
            stays = case.method != "DELETE" and not case.path.endswith(GIVES_UP)
            if "table_id" in case.path_parameters and stays and chance.random() < 0.5:
                case.path_parameters["table_id"] = chance.choice(tables)
            mine = {} if (case.method, case.path) in NEVER_MINE else cookies
            response = case.call(base_url=f"http://{server.address}", headers=headers, cookies=mine, timeout=PATIENCE)
            assert response.status_code < 500, (case.as_curl_command(), response.text)
            assert "Traceback" not in response.text
            if response.status_code >= 400:
                assert response.json()["code"], (case.as_curl_command(), response.text)
            else:
                case.validate_response(response, checks=[schemathesis.checks.response_schema_conformance])

        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                with suppress(Unsatisfiable):  # a request without parameters cannot be wrong
                    ROUNDS(given(case=operation.as_strategy(generation_mode=mode))(check))()
        for table in tables:
            assert http.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    assert not server.errors(), "\n".join(server.errors())


# The socket.


class Fray:
    """Three people and a spectator, at one table for the three and at another with a bot."""

    def __init__(self, people: list[Person], chance: random.Random) -> None:
        self.people = people
        self.chance = chance
        self.tables: list[str] = []
        self.sent = 0

    async def sit_down(self) -> None:
        """Create new tables and take the seats."""
        anna, boris, clara, _ = self.people
        made = await anna.make("me", "open", "open", preset="first")
        await boris.sit(made, 1)
        await clara.sit(made, 2)
        self.tables = [made["id"], (await anna.make("me", "bot:random", preset="first"))["id"]]

    def real(self, live: Live) -> dict[str, Any]:
        """A message that a client could send now."""
        decision = (asked(live) or [{"seat": 0, "number": 1, "default": "ready", "options": []}])[0]
        action = self.chance.choice([decision["default"], *[option["action"] for option in decision["options"]]])
        seat = decision["seat"]
        messages: list[dict[str, Any]] = [
            {"type": "hello", "since": len(live.log), "edition": live.table["edition"], "look": seat},
            {"type": "look", "seat": seat},
            {"type": "answer", "id": 1, "seat": seat, "decision": decision["number"], "action": action},
            {"type": "why", "id": "w", "seat": seat, "action": action},
            {"type": "undo", "id": 2, "seat": seat},
            {"type": "agree", "id": 3},
            {"type": "disagree", "id": 4},
            {"type": "chat", "id": 5, "text": "hello"},
            {"type": "ping"},
        ]
        return self.chance.choice(messages)

    async def rage(self, person: Person, table: str) -> None:
        """Send as many malformed messages as are tolerated, then a good one, which must be answered."""
        with suppress(ConnectionClosed):  # a message may have been too large
            async with person.live(table) as live:
                live._next = 1_000_000  # no mutated message has such an id
                await live.hello()
                for _ in range(BAD_MOST - 5):
                    await live.connection.send(mutated(self.chance, self.real(live)))
                    self.sent += 1
                    if self.chance.random() < 0.3:
                        await live.read()
                await live.ask(type="why", seat=0, action="ready")

    async def goes_on(self) -> bool:
        """Whether each table still takes answers; if not, because a game is over, create new tables."""
        for table in self.tables:
            end = time.monotonic() + PATIENCE
            while not await self._answers(table):
                snapshot = await self.people[0].get(f"/api/tables/{table}")
                if snapshot["table"]["status"] == "finished":
                    await self.sit_down()
                    return False
                assert time.monotonic() < end, "the table hangs"
        return True

    async def _answers(self, table: str) -> bool:
        for person in self.people:
            async with person.live(table) as live:
                await live.hello()
                for decision in asked(live):
                    if (await live.answer(decision))["type"] == "done":
                        return True
        await asyncio.sleep(0.1)
        return False


@pytest.mark.soak
def test_mutated_messages_at_several_tables(server: ServerProcess) -> None:
    """Every table still takes answers, nothing fails inside the server, and its memory hardly grows."""

    async def run() -> int:
        async with arriving(server, 4) as people:
            fray = Fray(people, random.Random(6))
            await fray.sit_down()
            start = 0
            while fray.sent < MESSAGES:
                await asyncio.gather(*[fray.rage(person, table) for person in people for table in fray.tables])
                await fray.goes_on()
                if not start and fray.sent >= MESSAGES // 3:
                    start = server.kilobytes()
            return server.kilobytes() - start

    grown = asyncio.run(run())
    assert not server.errors(), "\n".join(server.errors())
    assert grown < GROWTH
    print(f"{MESSAGES} messages, {grown} KB more")


# Kills.


class Seated:
    """A player at a table with others, who remembers which answers were acknowledged."""

    def __init__(self, person: Person, seat: int, chance: random.Random) -> None:
        self.person = person
        self.seat = seat
        self.answers: list[str] = []
        self.chance = chance

    async def play(self, table: str) -> None:
        """Play until the server dies or the game is over."""
        with suppress(WebSocketException, OSError, httpx.HTTPError, TimeoutError, EOFError):
            async with self.person.live(table) as live:
                await live.hello()
                while live.table["table"]["status"] != "finished":
                    for decision in asked(live)[:1]:
                        action = self.chance.choice(decision["options"])["action"]
                        if (await live.answer(decision, action))["type"] == "done":
                            self.answers.append(action)
                    if not asked(live):
                        await live.until_table()


def stored(server: ServerProcess, table: str, seat: int) -> list[str]:
    """The answers of a seat that are in the database."""
    with closing(sqlite3.connect(server.data / "tables.sqlite3")) as database:
        rows = database.execute(
            "SELECT action FROM actions WHERE table_id = ? AND seat = ? ORDER BY number", (table, seat)
        )
        return [action for (action,) in rows]


async def kill_and_look(server: ServerProcess, table: str, seated: list[Seated], chance: random.Random) -> int:
    """Play, kill the server, kill it again while it starts, and check that all acknowledged answers are there.

    Returns:
        How many answers were acknowledged.
    """
    before = sum(len(one.answers) for one in seated)
    playing = [asyncio.create_task(one.play(table)) for one in seated]
    await until(lambda: sum(len(one.answers) for one in seated) >= before + FEW or all(task.done() for task in playing))
    await asyncio.sleep(chance.uniform(0.0, 0.6))
    server.kill()
    await asyncio.gather(*playing)
    after = sum(len(one.answers) for one in seated)
    server.launch()
    await asyncio.sleep(chance.uniform(0.0, 1.2))
    server.kill()
    for one in seated:
        there = stored(server, table, one.seat)
        assert there[: len(one.answers)] == one.answers, "an acknowledged answer is lost"
        assert len(there) <= len(one.answers) + 1
        one.answers = there
    server.start()
    snapshots = [await one.person.get(f"/api/tables/{table}") for one in seated]
    assert [snapshot["seats"][one.seat]["mine"] for one, snapshot in zip(seated, snapshots, strict=True)] == [True] * 3
    return after - before


@pytest.mark.soak
def test_kill_while_several_people_choose_at_once_and_while_it_starts(server: ServerProcess) -> None:
    chance = random.Random(8)

    async def run() -> int:
        total = 0
        tables: list[str] = []
        seated: list[Seated] = []
        async with arriving(server, 3) as people:
            for kill in range(KILLS):
                if kill % 10 == 0:  # games end at some time
                    made = await people[0].make("me", "open", "open", "bot:random")
                    tables.append(made["id"])
                    seated = [Seated(person, seat, chance) for seat, person in enumerate(people)]
                    for one in seated[1:]:
                        await one.person.sit(made, one.seat)
                total += await kill_and_look(server, tables[-1], seated, chance)
            for table in tables:
                assert (await people[0].get(f"/api/tables/{table}"))["seats"][0]["mine"]
        return total

    acknowledged = run_with_losses(run())
    assert not server.errors(), "\n".join(server.errors())
    assert acknowledged >= KILLS * FEW
    print(f"{2 * KILLS} kills, {acknowledged} acknowledged answers")
