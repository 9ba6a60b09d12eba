"""Weeks of slow games by a clock that is moved, while the server's process is killed again and again: who hears what?

``python -m tests.cluster.weeks --games 2000 --days 14 --kills 100 --seed 1`` prints how many notices an oracle expects
(`tests.server.notice_oracle`), how many came, and how many came late, early, twice, never, or with a page in sight.

The server is the real one without its web server: tables, deadlines, vacations, notices and their delivery, over SQLite
or PostgreSQL. Each of its lives is a process. It ends by SIGKILL, amid a transaction, around a commit, or around the
handing over of a message, and the next one knows only what the database has. People then do again what was not
acknowledged, and their pages connect again.

What is promised. A notice comes once, within a second after the moment at which it should. What a node has in its hands
as it dies comes up again after `CLAIMED` or `SENT_WITHIN` seconds, so that may come so much later; and a message that
was handed over but not noted is sent again with the same id. Everything else is counted as a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import mmap
import os
import random
import re
import signal
import sqlite3
import struct
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiosqlite
from sqlalchemy import event, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.cluster.slow_games import GAME, PRESET, Happening, Plot, plot
from tests.server.databases import migrated_sqlite, own_server
from tests.server.helpers import settings
from tests.server.notice_oracle import BEGUN, DAY, LOOK, Asked, expected, expected_mails, first, out_of_sight
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.endpoints.table_commands.vacation_changes import VacationChanges
from undercroft.server.protocol.api_errors import ApiError, Refused
from undercroft.server.protocol.guests import signing_key
from undercroft.server.services.carriers.carrier import MAIL, WEBHOOK, OutgoingMessage
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.notices.notice_delivery import SENT_WITHIN
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
from undercroft.server.storage.writing.due_rows import VACATION
from undercroft.server.tables.core.seats import PERSON, Seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import TableDetails
from undercroft.server.tables.later.due_looks import CLAIMED

POINTS: Final = ("statement", "commit", "change", "changed", "sending", "sent")
"""Where a process dies: at a statement, before a commit, before and after a change of a table is committed, and before
and after a message is handed over."""
TICK: Final = 2.0
"""Within how many seconds a notice comes on time: looks are a second apart, and a deadline is one look, too."""
AGAIN: Final = CLAIMED + SENT_WITHIN + 2 * TICK
"""Within how many seconds that comes up again which a dead node has had in its hands."""


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
            held = select(DUE.c.kind, DUE.c.table_id).where(DUE.c.tries > 0)
            for kind, name in (await connection.execute(held)).all():
                whose = await self._whose(connection, kind, name)
                self.write_down(kind="held", at=place.now, of=kind, whose=whose)
        await services.stored_clock.judge()
        services.sights._believed = float("inf")  # pages in sight say so again and again
        await services.stored_sights.load(place.now)
        services.writer.start()
        commit = services.writer._commits.commit

        async def commit_or_die(writes: Any) -> Any:
            self.point("change")
            written = await commit(writes)
            self.point("changed")
            return written

        services.writer._commits.commit = commit_or_die  # type: ignore[method-assign]
        for player in self._plot.story.players:
            if any(begin < place.now <= end for begin, end in player.sights):
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
            self._move(due + LOOK)
            await self._services.due.look(self._place.now)
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


async def _at_once(self: Any, function: Any, *values: Any, **named: Any) -> Any:
    """Carry out a statement of SQLite in this thread: nobody else waits, and a thread costs more than the statement."""
    return function(*values, **named)


def run(plot: Plot, kills: int, url: str, folder: Path, seed: int) -> list[dict[str, Any]]:
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


class Verdict(NamedTuple):
    """What has come of a run.

    Attributes:
        counts: what is counted.
        faults: the first faults, in words.
        deaths: how often a process died where.
        latest: by how many seconds a notice was late, at most, that a dead process had in its hands.
    """

    counts: Counter[str]
    faults: list[str]
    deaths: Counter[str]
    latest: float


FAULTS: Final = ("late", "early", "doubled", "lost", "in sight", "refused")


class Judge:
    """Compares what was heard with what the oracle expects.

    Args:
        plot: what has happened.
        journal: what was taken down.
    """

    def __init__(self, plot: Plot, journal: Sequence[dict[str, Any]]) -> None:
        self._plot = plot
        self._heard = [one for one in journal if one["kind"] == "heard"]
        self._refused = [one for one in journal if one["kind"] == "refused"]
        self._deaths = [one for one in journal if one["kind"] == "death"]
        self._held: defaultdict[str, list[float]] = defaultdict(list)
        for one in journal:
            for name in one.get("whose", ()):
                self._held[name.removeprefix("g-").removeprefix("m-").removeprefix("w-")].append(one["at"])
        self._counts: Counter[str] = Counter(dict.fromkeys(("expected", "delivered", "again", "delayed", *FAULTS), 0))
        self._faults: list[str] = []
        self._wanted = {id(one): expected(one, plot.story.muted) for one in plot.story.questions}
        self._latest = 0.0

    def verdict(self) -> Verdict:
        """Return what has come of it."""
        for one in self._refused:
            self._fault("refused", one)
        self._count_repeats()
        alone = [one for one in self._heard if one["what"] != "digest"]
        for by in (WEBHOOK, MAIL):
            self._judge_notices(by, [one for one in alone if one["by"] == by])
        self._judge_mails([one for one in self._heard if one["what"] == "digest"])
        self._judge_sights(alone)
        deaths = Counter([one["where"] for one in self._deaths])
        return Verdict(self._counts, self._faults, deaths, self._latest)

    def _fault(self, kind: str, *about: object) -> None:
        self._counts[kind] += 1
        self._faults.append(f"{kind}: " + " ".join([str(one) for one in about]))

    def _count_repeats(self) -> None:
        """Leave out what came again with the same id since a process died before it could note that it had sent it."""
        known: dict[tuple[str, str, str], float] = {}
        firsts = []
        for one in self._heard:
            key = one["id"], one["by"], one["person"]
            before = known.get(key)
            if before is None:
                firsts.append(one)
            elif any(before <= death["at"] <= before + TICK for death in self._deaths):
                self._counts["again"] += 1
            else:
                self._fault("doubled", one, "before at", before)
            known[key] = one["at"]
        self._heard = firsts
        if self._counts["again"] > len(self._deaths):
            self._fault("doubled", "more came again than processes died")

    def _touched(self, *names: str, begin: float, end: float) -> bool:
        """Return whether a dead process had something of these in its hands within a time."""
        return any(begin - AGAIN <= at <= end + AGAIN for name in names for at in self._held[name])

    def _judge_notices(self, by: str, heard: list[dict[str, Any]]) -> None:
        of: defaultdict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
        for one in heard:
            of[one["tables"][0], one["person"]].append(one)
        was_late: dict[str, bool] = {}
        for question in sorted(self._plot.story.questions, key=lambda one: one.asked):
            player, table = question.player, question.table
            mine = [one for one in of[table, player.id] if question.asked <= one["at"] < question.closed + TICK]
            for one in mine:
                of[table, player.id].remove(one)
            touched = self._touched(table, player.id, begin=question.asked, end=question.closed)
            touched = touched or was_late.get(table, False)
            # A question after one whose time was over began as much later as that was noticed.
            was_late[table] = touched and question.end is not None and question.closed > question.end
            self._judge_question(by, question, mine, touched)
        for one in [one for rest in of.values() for one in rest]:
            self._fault("early", "nothing was asked", one)

    def _judge_question(self, by: str, question: Asked, heard: list[dict[str, Any]], touched: bool) -> None:
        player, found = question.player, self._wanted[id(question)]
        together = by == MAIL and player.digest is not None
        wanted = {kind: at for at, kind in found if not together or kind == "warning"}
        self._counts["expected"] += len(wanted)
        came: defaultdict[str, list[float]] = defaultdict(list)
        for one in heard:
            came[one["what"]].append(one["at"])
        self._counts["delivered"] += len(heard)
        warned = wanted.get("warning")
        for kind in {*wanted, *came}:
            at, times = wanted.get(kind), came[kind]
            about = by, kind, player.id, question.table, *question[3:], "expected", at, "came", times
            if len(times) > 1:
                self._fault("doubled", *about)
            elif at is None and not (touched and kind == "turn"):  # a turn whose warning or reminder came later
                self._fault("early", *about)
            elif at is None or not times:
                if at is not None and not self._may_be_missing(question, kind, at, warned, touched):
                    self._fault("lost", *about)
            elif times[0] < at - TICK:
                self._fault("early", *about)
            elif times[0] > at + TICK:
                last = self._late(question, at) if touched else None
                if not touched or (last is not None and times[0] > last):
                    self._fault("late", *about)
                else:
                    self._counts["delayed"] += 1
                    self._latest = max(self._latest, times[0] - at)

    def _late(self, question: Asked, at: float) -> float | None:
        """Return until when something may come that a dead process had in its hands; None if it may not come at all."""
        found = first(question, at + AGAIN, question.closed)
        return None if found is None else found + TICK

    def _may_be_missing(self, question: Asked, kind: str, at: float, warned: float | None, touched: bool) -> bool:
        """Return whether a notice need not come: just then the question ended, or something took its place."""
        if at + TICK >= question.closed:
            return True
        if not touched:
            return False
        late = self._late(question, at)
        return late is None or (kind != "warning" and warned is not None and warned <= late)

    def _judge_mails(self, heard: list[dict[str, Any]]) -> None:
        wanted = expected_mails(self._plot.story)
        of: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        for one in heard:
            of[one["person"]].append(one)
        self._counts["expected"] += len(wanted)
        self._counts["delivered"] += len(heard)
        for (person, at), tables in sorted(wanted.items(), key=lambda one: one[0][1]):
            touched = self._touched(person, *tables, begin=at - DAY, end=at)
            near = [one for one in of[person] if -TICK <= one["at"] - at <= (AGAIN if touched else TICK)]
            for one in near:
                of[person].remove(one)
            came = {table for one in near for table in one["tables"]}
            about = "mail", person, at, sorted(tables), "came", [(one["at"], one["tables"]) for one in near]
            if len(near) > 1 and not touched:
                self._fault("doubled", *about)
            elif touched and near and near[0]["at"] > at + TICK:
                self._counts["delayed"] += 1
                self._latest = max(self._latest, near[0]["at"] - at)
            if came - tables and not touched:
                self._fault("early", *about)
            missing = {table for table in tables - came if not self._closes(person, table, at, touched)}
            if missing and not self._alone(person, missing, at, touched):
                self._fault("lost", *about)
        for one in [one for rest in of.values() for one in rest]:
            if not self._touched(one["person"], *one["tables"], begin=one["at"] - DAY, end=one["at"]):
                self._fault("early", "mail", one)

    def _closes(self, person: str, table: str, at: float, touched: bool) -> bool:
        """Return whether a question ends just as a mail comes."""
        mine = [one for one in self._plot.story.questions if one.table == table and one.player.id == person]
        return any(one.asked <= at < one.closed <= at + (AGAIN if touched else TICK) for one in mine)

    def _alone(self, person: str, tables: set[str], at: float, touched: bool) -> bool:
        """Return whether what a dead process had in its hands came in another mail within a day."""
        came = [one for one in self._heard if one["by"] == MAIL and one["person"] == person]
        there = {table for one in came if at <= one["at"] <= at + 1.1 * DAY for table in one["tables"]}
        return touched and tables <= there

    def _judge_sights(self, heard: list[dict[str, Any]]) -> None:
        players = {player.id: player for player in self._plot.story.players}
        for one in heard:
            player = players[one["person"]]
            if not out_of_sight(player, one["at"]):
                self._fault("in sight", one, [sight for sight in player.sights if sight[0] <= one["at"]][-1])


def main(words: list[str]) -> int:
    """Do it as the command line says; the exit status is 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games")
    parser.add_argument("--days", type=int, default=14, help="for how many days people play")
    parser.add_argument("--kills", type=int, default=100, help="how often the server's process is killed")
    parser.add_argument("--seed", type=int, default=1, help="which games, and when it is killed")
    parser.add_argument("--postgresql", action="store_true", help="with a PostgreSQL server instead of SQLite")
    parser.add_argument("--database", default="", help="the URL of an empty database to use instead")
    asked = parser.parse_args(words)
    begun = time.monotonic()
    story = plot(random.Random(asked.seed), asked.games, asked.days)
    gc.freeze()  # what is known stays, so nobody need look through it again and again
    memory = Path("/dev/shm")  # a process that is killed loses nothing that its system has
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None))
        url = stack.enter_context(own_server()).url if asked.postgresql else asked.database
        journal = run(story, asked.kills, url, Path(folder), asked.seed)
    found = Judge(story, journal).verdict()
    used = os.times()
    kinds = Counter([one.kind for one in story.happenings])
    print(f"{asked.games} games, {asked.days} days, {len(story.story.players)} people, {len(story.planned)} vacations")
    print(
        f"{len(story.story.questions)} questions, {story.returns} owners came back, {kinds['return']} from a vacation"
    )
    print(f"killed {sum(found.deaths.values())} times:", ", ".join([f"{one} {n}" for one, n in found.deaths.items()]))
    print(", ".join([f"{name} {found.counts[name]}" for name in ("expected", "delivered", *FAULTS)]))
    print(f"in the hands of the dead: {found.counts['again']} came again with the same id, ", end="")
    print(f"{found.counts['delayed']} later, by at most {found.latest:.0f} s")
    processor = sum(used[:4])
    print(f"{processor:.0f} s of processor time, {time.monotonic() - begun:.0f} s")
    print(*found.faults[:20], sep="\n")
    return int(any(found.counts[name] for name in FAULTS) or sum(found.deaths.values()) != asked.kills)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
