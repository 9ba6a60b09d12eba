"""A server without its web server that a story happens to, and that is killed again and again.

Each of its lives is a process. It ends by SIGKILL, amid a transaction, around a commit, or around the handing over of a
message, and the next one knows only what the database has. People then do again what was not acknowledged, and their
pages connect again. What arrives outside is taken down in a journal.
"""

from __future__ import annotations

import asyncio
import json
import mmap
import os
import random
import re
import signal
import sqlite3
import struct
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final

import aiosqlite
from sqlalchemy import event, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.cluster.slow_games import GAME, PRESET, Happening, Plot
from tests.server.databases import migrated_sqlite
from tests.server.helpers import settings
from tests.server.notice_oracle import BEGUN, DAY, LOOK
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.endpoints.table_commands.vacation_changes import VacationChanges
from undercroft.server.protocol.api_errors import ApiError, Refused
from undercroft.server.protocol.guests import signing_key
from undercroft.server.services.carriers.carrier import MAIL, WEBHOOK, OutgoingMessage
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.identities import Identity
from undercroft.server.services.process_services import Services
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import (
    CHANNELS,
    DUE,
    MUTES,
    NOTICE_CHOICES,
    NOTICES,
    PEOPLE,
    PERSON_GUESTS,
    TABLES,
    VACATIONS,
)
from undercroft.server.storage.writing.due_rows import BOTS, VACATION
from undercroft.server.storage.writing.transactions import SqliteCommits
from undercroft.server.tables.core.seats import PERSON, Seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import TableDetails
from undercroft.server.tables.core.table_schedule import BOTS_WITHIN

POINTS: Final = ("statement", "commit", "change", "changed", "sending", "sent")
"""Where a process dies: at a statement, before a commit, before and after a change of a table is committed, and before
and after a message is handed over."""


class SharedPlace:
    """Where the story is, as those outside the server know it: it outlives a process that dies.

    Attributes:
        now: the time.
        done: how many happenings were acknowledged.
        deaths: how many processes have died.
    """

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, 64)
        self.now, self.done, self.deaths = BEGUN, 0, 0

    def keep(self) -> None:
        """Let it be known outside."""
        struct.pack_into("dqq", self._memory, 0, self.now, self.done, self.deaths)

    def look(self) -> None:
        """Find out what is known."""
        self.now, self.done, self.deaths = struct.unpack_from("dqq", self._memory, 0)


class Life:
    """One life of the server, which is a process.

    Args:
        plot: what happens.
        folder: its data folder.
        url: its database; empty for SQLite in the folder.
        place: where the story is.
        kills: when a process dies, in order.
        journal: takes down what arrives outside.
    """

    def __init__(
        self, plot: Plot, folder: Path, url: str, place: SharedPlace, kills: Sequence[float], journal: int
    ) -> None:
        self._plot, self._place, self._kills, self._journal = plot, place, kills, journal
        self._players = {player.id: player for player in plot.story.players}
        self._services = Services(settings(folder, database_url=url))
        self._playing = PlayCommands(self._services)
        self._services.due.add(VACATION, VacationChanges(self._playing).see_to)
        clock = self._services.clock
        clock._wall = clock._steady = lambda: place.now
        clock.follow = lambda now: None  # type: ignore[method-assign]  # as if PostgreSQL's clock were moved, too
        sent = {kind: TestCarrier(kind, self) for kind in (WEBHOOK, MAIL)}
        self._services.delivery._carriers = sent
        self._again = place.deaths > 0
        file = self._services.engine.url.database
        self._sqlite = sqlite3.connect(file) if file and self._services.engine.dialect.name == "sqlite" else None
        chance = random.Random(f"{place.deaths} {kills}")
        self._dies_at, self._left = POINTS[place.deaths % len(POINTS)], chance.randrange(4)

    def point(self, kind: str) -> None:
        """Die here, if it is time to."""
        place = self._place
        if place.deaths >= len(self._kills) or place.now < self._kills[place.deaths]:
            return
        if kind != self._dies_at and place.now < self._plot.end - DAY / 2:  # at last anywhere
            return
        self._left -= 1
        if self._left < 0:
            self.write_down(kind="death", at=place.now, where=kind)
            place.deaths += 1
            place.keep()
            os.kill(os.getpid(), signal.SIGKILL)

    def write_down(self, **what: Any) -> None:
        """Take down something that outlives this process."""
        os.write(self._journal, json.dumps(what).encode() + b"\n")

    async def live(self) -> None:
        """Go on from where the story is, to its end."""
        services, place = self._services, self._place
        engine = services.engine
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *_: self.point("statement"))
        event.listen(engine.sync_engine, "commit", lambda _: self.point("commit"))
        async with engine.connect() as connection:
            asks = (DUE.c.kind == BOTS) & (DUE.c.at <= place.now + BOTS_WITHIN)  # it may just have asked somebody's bot
            held = select(DUE.c.kind, DUE.c.table_id).where((DUE.c.tries > 0) | asks)
            for kind, name in (await connection.execute(held)).all():
                whose = await self._whose(connection, kind, name)
                self.write_down(kind="held", at=place.now, of=kind, whose=whose)
        await services.stored_clock.judge()
        services.sights._believed = float("inf")  # pages in sight say so again and again
        await services.stored_sights.load(place.now)
        services.writer.start()
        commits = services.writer._commits
        if isinstance(commits, SqliteCommits):
            commits._thread = CallingThread()  # type: ignore[assignment]
        commit = commits.commit

        async def commit_or_die(writes: Any) -> Any:
            self.point("change")
            written = await commit(writes)
            self.point("changed")
            return written

        commits.commit = commit_or_die  # type: ignore[method-assign]
        for player in self._plot.story.players:
            if any(begin <= place.now <= end for begin, end in player.sights):
                services.sights.note(player.id, [f"g-{player.id}"])  # its page connects again
        happenings = self._plot.happenings
        while place.done < len(happenings):
            one = happenings[place.done]
            await self._see_to_all(one.at)
            self._move(one.at)
            await self._do(one)
            await self._rest()
            place.done += 1
            place.keep()
        await self._see_to_all(self._plot.end)
        await services.writer.stop()
        await engine.dispose()

    async def _whose(self, connection: AsyncConnection, kind: str, name: str) -> list[str]:
        """Return which tables and people something is about that a dead process had in its hands."""
        if kind == "notice":
            found = select(NOTICES.c.table_id, NOTICES.c.channel).where(NOTICES.c.id == name)
            row = (await connection.execute(found)).first()
            return [] if row is None else list(row)
        return [name]

    def _move(self, now: float) -> None:
        self._place.now = max(self._place.now, now)
        self._place.keep()
        self._services.clock.look()

    async def _rest(self) -> None:
        """Wait until nothing is under way."""
        services = self._services
        while tasks := [*services.bots._tasks, *services.delivery._sending.values(), *services.stored_sights.writing]:
            await asyncio.wait(tasks)

    async def _see_to_all(self, until: float) -> None:
        while True:
            due = await self._next_due()
            if due is None or due + LOOK >= until:
                return
            if due > self._place.now:  # else it has become due in the same look
                self._move(due + LOOK)
            looks = self._services.due
            await looks._begin(self._place.now)
            while looks._under_way:
                await asyncio.wait(looks._under_way)
            await self._rest()

    async def _next_due(self) -> float | None:
        if self._sqlite is not None:  # which is asked all the time
            at = self._sqlite.execute("SELECT min(at) FROM due").fetchone()[0]
        else:
            async with self._services.engine.connect() as connection:
                at = (await connection.execute(select(func.min(DUE.c.at)))).scalar()
        return None if at is None else float(at)

    async def _do(self, one: Happening) -> None:
        services, guest = self._services, f"g-{one.person}"
        try:
            if one.kind == "make":
                await self._make(one.table)
            elif one.kind == "answer":
                await self._playing.answer(one.table, guest, one.seat, one.number, one.action)
            elif one.kind == "back":
                await self._playing.back(one.table, guest)
            elif one.kind == "nudge":
                await self._playing.nudge(one.table, guest, one.number)
            elif one.kind == "return":
                await services.vacations.drop(Identity(guest, one.person, "", (guest,)))
            else:
                services.sights.note(one.person, [guest] if one.kind == "see" else [])
        except (ApiError, Refused) as refused:
            if not self._again:  # else it was done just before the last process died
                self.write_down(kind="refused", why=str(refused), what=one)
        self._again = False

    async def _make(self, table_id: str) -> None:
        services, story = self._services, self._plot.story
        async with services.engine.connect() as connection:
            if (await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id))).first() is not None:
                return
        game, guests = find_game(GAME), [f"g-{one}" for one in self._plot.seats[table_id]]
        pace = story.tables[table_id]
        about = TableDetails(guests[0], False, True, made=self._place.now, seed_known=True)
        about.pace, about.days_off = pace, "UTC" if table_id in story.workdays else None
        match = Match.start(game, 2, game.preset(PRESET), self._plot.seeds[table_id])
        table = Table(table_id, about, [Seat(PERSON, guest=one) for one in guests], match, services.writer)
        await services.tables.add(table, match.record.header)


class TestCarrier:
    """Takes down what is handed over.

    Args:
        kind: the kind of its channels.
        life: the process that hands it over.
    """

    __test__ = False

    def __init__(self, kind: str, life: Life) -> None:
        self._kind = kind
        self._life = life

    def normal(self, target: str) -> str:
        """Return the target."""
        return target

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Take down a message."""
        self._life.point("sending")
        tables = sorted({message.table_id, *re.findall(r"/table/(\w+)", message.text)} - {""})
        about = {"id": message.id, "what": message.kind, "by": self._kind, "person": target, "tables": tables}
        self._life.write_down(kind="heard", at=self._life._place.now, **about)
        self._life.point("sent")


async def _prepare(plot: Plot, folder: Path, url: str) -> None:
    """Write down who there is, and what they want."""
    engine = make_engine(settings(folder, database_url=url).url)
    if engine.dialect.name != "sqlite":
        await migrate(engine)
    sealed = SealedValues(signing_key(folder))
    players = plot.story.players
    people = [{"id": one.id, "name": one.id, "name_key": one.id, "made": BEGUN} for one in players]
    guests = [{"guest": f"g-{one.id}", "person": one.id, "since": BEGUN} for one in players]
    choices = [
        {
            **{"person": one.id, "locale": "en", "zone": one.zone, "delay": one.delay, "digest": one.digest},
            **dict(zip(("quiet_from", "quiet_until"), one.quiet or (None, None), strict=True)),
        }
        for one in players
    ]
    made = {"origin": "https://test.example", "made": BEGUN, "proved": BEGUN}
    channels = [
        {
            **{"id": f"{kind[0]}-{one.id}", "person": one.id, "kind": kind, **made},
            **{"target": sealed.seal(one.id), "target_hash": f"{kind} {one.id}"},
        }
        for one in players
        for kind in (WEBHOOK, MAIL)
    ]
    mutes = [{"person": person, "table_id": table} for person, table in plot.story.muted]
    vacations = [
        {"guest": f"g-{one.id}", "begins": one.away[0], "ends": plot.planned[one.id], "notices": False}
        for one in players
        if one.away is not None
    ]
    tables = (PEOPLE, PERSON_GUESTS, NOTICE_CHOICES, CHANNELS, MUTES, VACATIONS)
    parts: tuple[list[dict[str, Any]], ...] = (people, guests, choices, channels, mutes, vacations)
    async with engine.begin() as connection:
        await connection.execute(DUE.delete())
        for table, rows in zip(tables, parts, strict=True):
            if rows:
                await connection.execute(insert(table), rows)
    await engine.dispose()


class CallingThread(Executor):
    """Carries out everything in the thread that asks for it: nobody else waits, and threads cost more than SQLite."""

    def submit(self, function: Callable[..., Any], /, *values: Any, **named: Any) -> Future[Any]:
        """Call a function, and return its result."""
        done: Future[Any] = Future()
        try:
            done.set_result(function(*values, **named))
        except BaseException as error:
            done.set_exception(error)
        return done


async def _at_once(self: Any, function: Any, *values: Any, **named: Any) -> Any:
    """Carry out a statement of SQLite in this thread: nobody else waits, and a thread costs more than the statement."""
    return function(*values, **named)


def run(plot: Plot, kills: int, url: str, folder: Path, seed: str) -> list[dict[str, Any]]:
    """Let a story happen to a server that dies now and then, and return what was taken down."""
    if not url:
        (folder / "tables.sqlite3").write_bytes(migrated_sqlite())
        url = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
    if url.startswith("sqlite"):
        url += "?check_same_thread=false"
    asyncio.run(_prepare(plot, folder, url))
    chance, place = random.Random(seed), SharedPlace()
    begin, end = plot.happenings[0].at, plot.happenings[-1].at
    moments = sorted([chance.uniform(begin, end - DAY) for _ in range(kills)])
    place.keep()
    journal = os.open(folder / "journal", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    while True:
        place.look()
        child = os.fork()
        if child == 0:
            code = 1
            try:
                aiosqlite.core.Connection._execute = _at_once  # type: ignore[assignment,method-assign]
                asyncio.run(_live(plot, folder, url, place, moments, journal))
                code = 0
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status == 0:
            return [json.loads(line) for line in (folder / "journal").read_text().splitlines()]
        if status != -signal.SIGKILL:
            raise RuntimeError(f"a life ended with {status}")


async def _live(plot: Plot, folder: Path, url: str, place: SharedPlace, moments: Sequence[float], journal: int) -> None:
    await Life(plot, folder, url, place, moments, journal).live()
