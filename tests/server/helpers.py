"""A server running in this process, and people who talk to it."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sqlite3
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
import websockets
from litestar import Litestar

from tests.patience import MUCH, PATIENCE, until
from tests.server.databases import migrated_sqlite
from undercroft.kernel.history.view_diff import apply_changes
from undercroft.server.background.bot_workers.bot_pool import BotPool
from undercroft.server.endpoints.asgi_app import create_app
from undercroft.server.hosting.uvicorn_server import configured
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.runtime.bus.message_bus import Exchange, LocalBus
from undercroft.server.runtime.settings import UNLIMITED, Settings
from undercroft.server.services.process_services import Services

GAME = "dungeon-lords"
T = TypeVar("T")


def run_with_losses(running: Coroutine[Any, Any, T]) -> T:
    """Run something that loses connections amid their handshakes, and return its result.

    Sockets that the client's library leaves open then are collected here; otherwise, some later test would be blamed.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        try:
            return asyncio.run(running)
        finally:
            gc.collect()


def settings(data: Path, **changes: Any) -> Settings:
    """Settings for tests: generous limits, patience with bots, and every table may choose its seed."""
    given = {
        "bot_workers": 1,
        "bot_seconds": PATIENCE,
        "warning_seconds": 20.0,
        **UNLIMITED,
        "allow_seeds": True,
        **changes,
    }
    return Settings(data=data, **given)


PICTURES = ("table", "story")
"""The messages that change what is seen."""


class Live:
    """A socket at a table, which keeps what it receives.

    Attributes:
        connection: the socket itself.
        table: the latest snapshot.
        log: the events so far; of a long game only the last.
        before: how many events came before those of the log.
        raw: all messages as text.
        lists: the lists of options that have been sent, by name.
    """

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.log: list[Any] = []
        self.before = 0
        self.raw: list[str] = []
        self.lists: dict[str, Any] = {}
        self._next = 0

    @property
    def known(self) -> int:
        """How many events it has been sent."""
        return self.before + len(self.log)

    async def send(self, **message: Any) -> None:
        """Send one message."""
        await self.connection.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        """Receive one message."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.lists.update(message["lists"])
            self.table = message
            if not self.before <= message["since"] <= self.known:
                self.before, self.log = message["since"], []
            self.log[message["since"] - self.before :] = [event for _, event in message["events"]]
            self._resolve()
        elif message["type"] == "story":
            self.lists.update(message["lists"])
            assert self.known == message["since"]
            view = self.table["view"]
            for event, made in message["beats"]:
                view = apply_changes(view, made)
                self.log += [event] if event is not None else []
            self.table = {**apply_changes(self.table, message["changes"]), "view": view}
            self._resolve()
        return message

    def _resolve(self) -> None:
        """Put lists of options in the place of their names."""
        for decision in self.table["decisions"]:
            if isinstance(decision["options"], str):
                decision["options"] = self.lists[decision["options"]]

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read messages up to one that is wanted."""
        while True:
            message = await self.read()
            if wanted(message):
                return message

    async def until_table(self, wanted: Callable[[dict[str, Any]], object] = lambda _: True) -> dict[str, Any]:
        """Read messages up to a snapshot that is wanted."""
        return (await self.until(lambda message: message["type"] in PICTURES and wanted(self.table))) and self.table

    async def hello(self, **more: Any) -> dict[str, Any]:
        """Say hello; the snapshot that comes back."""
        await self.send(type="hello", **{"since": 0, **more})
        return await self.until_table()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and read up to the reply with its id."""
        self._next += 1
        await self.send(id=self._next, **message)
        return await self.until(lambda reply: reply.get("id") == self._next)

    async def answer(self, decision: dict[str, Any], action: str | None = None) -> dict[str, Any]:
        """Answer a decision, with its default unless an action is given; the reply."""
        chosen = action or decision["default"]
        return await self.ask(type="answer", seat=decision["seat"], decision=decision["number"], action=chosen)


class Person:
    """A browser with its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        headers = {"X-Undercroft": "1"}
        # Not to read the certificates of the system, which nothing here needs, saves 20 ms for each person.
        self.http = httpx.AsyncClient(verify=False, base_url=f"http://{address}", headers=headers, timeout=PATIENCE)

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """GET a path and expect a status; the body."""
        response = await self.http.get(path, params=params)
        assert response.status_code == status, response.text
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    async def post(self, path: str, body: Any = None, status: int | None = None, **more: Any) -> Any:
        """POST to a path and expect a status (None for any success); the body."""
        response = await self.http.post(path, json=body, **more)
        assert response.status_code == status if status else response.is_success, response.text
        return response.json()

    async def make(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Create a table."""
        made: dict[str, Any] = await self.post(
            "/api/tables", {"game": GAME, "preset": "full", "seats": list(seats), **more}
        )
        return made

    async def bots_rest(self, table_id: str) -> None:
        """Wait until no bot at a table is asked anything."""
        end = time.monotonic() + PATIENCE
        while any(seat["kind"] == "bot" and seat["to_act"] for seat in (await self.snapshot(table_id))["seats"]):
            assert time.monotonic() < end, "the bots do not answer"
            await asyncio.sleep(0.02)

    async def snapshot(self, table_id: str) -> dict[str, Any]:
        """The table as this browser may see it."""
        snapshot: dict[str, Any] = await self.get(f"/api/tables/{table_id}")
        return snapshot

    async def sit(self, made: dict[str, Any], seat: int, **more: Any) -> Any:
        """Take a seat with its link; the snapshot that comes back."""
        secret = made["seats"][seat]["link"].partition("#")[2]
        return await self.post(f"/api/tables/{made['id']}/seats/{seat}/claim", {"secret": secret, **more})

    @asynccontextmanager
    async def live(self, table_id: str, origin: str | None = None) -> AsyncIterator[Live]:
        """Open a socket at a table for as long as the block lasts."""
        cookie = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        if origin:
            headers["Origin"] = origin
        uri = f"ws://{self.address}/api/tables/{table_id}/live"
        options: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "ping_interval": None}
        options["open_timeout"] = PATIENCE
        async with websockets.connect(uri, additional_headers=headers, **options) as connection:
            yield Live(connection)


class House:
    """A server running in this process."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.address = address
        self.people: list[Person] = []

    @property
    def services(self) -> Services:
        """The parts of the server."""
        found: Services = self.app.state.services
        return found

    async def person(self) -> Person:
        """A new guest, who has a cookie already."""
        person = Person(self.address)
        self.people.append(person)
        await person.get("/api/games")
        return person

    async def leave(self) -> None:
        """Close the browsers of all people."""
        while self.people:
            await self.people.pop().http.aclose()


class _Server(uvicorn.Server):
    """It leaves signals to the tests, and ends at once when it shall: uvicorn itself looks ten times a second."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def house(
    data: Path,
    pool: BotPool | None = None,
    uvicorn_options: dict[str, Any] | None = None,
    exchange: Exchange | None = None,
    **changes: Any,
) -> AsyncIterator[House]:
    """Run a server on a free port for as long as the block lasts."""
    file = data / "tables.sqlite3"
    if "database_url" not in changes and not file.exists():
        data.mkdir(exist_ok=True)
        file.write_bytes(migrated_sqlite())
    app = create_app(
        settings(data, **changes), pool, static=data / "static", bus=LocalBus(exchange) if exchange else None
    )
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    config = configured(app, lifespan="on", **{"timeout_graceful_shutdown": 2, **(uvicorn_options or {})})
    server = _Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started or task.done())
    assert not task.done(), "the server did not start"
    running = House(app, f"127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield running
    finally:
        await running.leave()
        server.should_exit = True
        await task
        listener.close()


Play = Callable[[House], Awaitable[None]]
"""What a test does with a server."""
Visit = Callable[[Play], None]
"""Does it with the server that tests share."""


def in_house(data: Path, play: Play, pool: BotPool | None = None, **changes: Any) -> None:
    """Start a server, do something with it, and stop it."""

    async def run() -> None:
        async with house(data, pool, **changes) as running:
            await play(running)

    asyncio.run(asyncio.wait_for(run(), MUCH))


@asynccontextmanager
async def changing(data: Path) -> AsyncIterator[sqlite3.Connection]:
    """The SQLite file of a server that runs in this process, to be changed without an `await`.

    The server can finish what it is writing first; a lock that is waited for on its event loop would never be free.
    """
    with closing(
        sqlite3.connect(data / "tables.sqlite3", PATIENCE, isolation_level=None, check_same_thread=False)
    ) as database:
        await asyncio.to_thread(database.execute, "BEGIN IMMEDIATE")
        yield database
        database.execute("COMMIT")


class SharedHouse:
    """One server for all tests of a worker that change no settings: each brings its people and makes its tables.

    It stands still between the tests.
    """

    def __init__(self, data: Path) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._house = self._runner.run(self._stack.enter_async_context(house(data)))

    def visit(self, play: Play) -> None:
        """Do something with the server."""

        async def run() -> None:
            await self._house.services.writer.caught_up()  # what was being written as it stood still
            try:
                await play(self._house)
            finally:
                await self._house.leave()

        self._runner.run(asyncio.wait_for(run(), MUCH))

    def close(self) -> None:
        """Stop the server."""
        self._runner.run(self._stack.aclose())
        self._runner.close()


async def play_out(live: Live) -> dict[str, Any]:
    """Give the default answer to every decision until the game is over; the last snapshot."""
    table = live.table or await live.hello()
    while table["table"]["status"] != "finished":
        for decision in table["decisions"]:
            if decision["sealed"] is None:
                reply = await live.answer(decision)
                assert reply["type"] == "done", reply
                break
        else:
            await live.until_table()
        table = live.table
    return table
