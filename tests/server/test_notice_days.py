"""Days of slow games by a clock that is moved: an independent function says who should have heard what, and when.

It knows what happened, and tries each minute. The server does not know what will happen, and tries only what is due.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.amounts import amount
from tests.server.notice_oracle import (
    BEGUN,
    DAY,
    DAYS,
    LOOK,
    Asked,
    Story,
    expected,
    expected_mails,
    first,
    is_quiet,
    is_slow,
    story,
)
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.settings import Settings
from undercroft.server.runtime.wall_clock import Clock
from undercroft.server.services.carriers.carrier import MAIL, WEBHOOK, OutgoingMessage
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.notices.notice_delivery import SENT_WITHIN, NoticeDelivery
from undercroft.server.services.notices.page_sights import PageSights
from undercroft.server.services.notices.stored_notices import StoredNotices
from undercroft.server.services.notices.stored_sights import StoredSights
from undercroft.server.services.notices.turn_notices import TurnNotices
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import (
    CHANNELS,
    DUE,
    MUTES,
    NOTICE_CHOICES,
    NOTICES,
    PEOPLE,
    PERSON_GUESTS,
    SEATS,
    TABLES,
    VACATIONS,
)
from undercroft.server.storage.write_statements import SET_NUDGED
from undercroft.server.storage.writing.due_rows import DIGEST, NOTICE, TURN, DueRows, due_sooner
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.clocks.answer_clocks import end_of_workdays
from undercroft.server.tables.core.table_schedule import OpenQuestion, OpenQuestions
from undercroft.server.tables.later.due_looks import DueLooks


class Heard(NamedTuple):
    """A notice that has arrived."""

    at: float
    kind: str
    table: str
    channel: str
    id: str
    tables: frozenset[str]


class RecordingCarrier:
    """Takes down what is sent, and sometimes dies just afterwards."""

    def __init__(self, now: Callable[[], float], dies: Callable[[], bool]) -> None:
        self.heard: list[Heard] = []
        self._now = now
        self._dies = dies

    def normal(self, target: str) -> str:
        """Return the target."""
        return target

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Take down a message."""
        tables = frozenset(re.findall(r"/table/(\w+)", message.text))
        self.heard.append(Heard(self._now(), message.kind, message.table_id, target, message.id, tables))
        if self._dies():
            raise RuntimeError("the node has died")


class Simulation:
    """The parts of a server that see to notices, with a clock that is moved by hand."""

    def __init__(self, engine: AsyncEngine, plot: Story, dies: Callable[[], bool]) -> None:
        self.now = BEGUN
        self.engine = engine
        self.plot = plot
        clock = Clock(lambda: self.now)
        self.carrier = RecordingCarrier(lambda: self.now - LOOK, dies)
        self.sights = PageSights(clock.time, believed=float("inf"))
        self.writer = BatchWriter(engine, Metrics(), clock)
        self.sealed = SealedValues(b"key")
        stored = StoredNotices(engine, clock.time)
        make = stored.make

        async def make_and_die(*given: Any) -> None:
            if dies():
                raise NotStored
            await make(*given)
            if dies():
                raise NotStored  # though it is stored

        stored.make = make_and_die  # type: ignore[method-assign, assignment]
        turns = TurnNotices(stored, clock, self.sights.last_sight)
        self.mail = RecordingCarrier(lambda: self.now - LOOK, dies)
        carriers = {WEBHOOK: self.carrier, MAIL: self.mail}
        self.delivery = NoticeDelivery(stored, self.sealed, carriers, clock, turns)
        digest = self.delivery.see_to_digest
        handlers = {TURN: turns.see_to, NOTICE: self.delivery.see_to, DIGEST: digest}
        self.looks = DueLooks(DueRows(engine), clock, handlers, set)
        self.open: dict[str, tuple[OpenQuestions, dict[int, OpenQuestion]]] = {
            table: (OpenQuestions(table, 2), {}) for table in plot.tables
        }

    async def prepare(self) -> None:
        """Write down who is at which table, and what they want."""
        players = {player.id: player for player in self.plot.players}
        people = [{"id": one, "name": one, "name_key": one, "made": BEGUN} for one in players]
        guests = [{"guest": f"g-{one}", "person": one, "since": BEGUN} for one in players]
        choices = [
            {
                "person": one.id,
                "locale": "en",
                "zone": one.zone,
                "delay": one.delay,
                "quiet_from": one.quiet and one.quiet[0],
                "quiet_until": one.quiet and one.quiet[1],
                "digest": one.digest,
            }
            for one in players.values()
        ]
        channels = [
            {
                "id": f"{kind[0]}-{one}",
                "person": one,
                "kind": kind,
                "target": self.sealed.seal(one),
                "target_hash": f"{kind} {one}",
                "origin": "https://test.example",
                "made": BEGUN,
                "proved": BEGUN,
            }
            for one in players
            for kind in (WEBHOOK, MAIL)
        ]
        plain = {"host": "h", "public": False, "chat": True, "status": "playing", "to_act": "", "changed": BEGUN}
        tables = [
            {
                "id": one,
                "header": '{"game":"dungeon-lords"}',
                "made": BEGUN,
                "pace": pace,
                "increment": 20 if one in self.plot.clocks else None,
                **plain,
            }
            for one, pace in self.plot.tables.items()
        ]
        at = {(question.table, question.seat): question.player.id for question in self.plot.questions}
        looks = {"kind": "person", "name": "", "colour": "", "shape": ""}
        seats = [{"table_id": t, "seat": seat, "guest": f"g-{one}", **looks} for (t, seat), one in at.items()]
        mutes = [{"person": person, "table_id": table} for person, table in self.plot.muted]
        vacations = [
            {"guest": f"g-{one.id}", "begins": one.away[0], "ends": one.away[1], "notices": False}
            for one in players.values()
            if one.away is not None
        ]
        rows = (
            *((PEOPLE, people), (PERSON_GUESTS, guests), (NOTICE_CHOICES, choices), (CHANNELS, channels)),
            *((TABLES, tables), (SEATS, seats), (MUTES, mutes), (VACATIONS, vacations)),
        )
        async with self.engine.begin() as connection:
            await connection.execute(DUE.delete())
            for part, values in rows:
                if values:
                    await connection.execute(insert(part), values)

    async def ask(self, question: Asked) -> None:
        """Ask somebody, as a change of a table does."""
        known, wanted = self.open[question.table]
        wanted[question.seat] = OpenQuestion(int(question.asked), f"g-{question.player.id}", question.asked)
        if question.pace is not None:
            mine = (SEATS.c.table_id == question.table) & (SEATS.c.seat == question.seat)
            async with self.engine.begin() as connection:
                bank = question.pace if question.table in self.plot.clocks else None
                if is_slow(question.pace):
                    place = ZoneInfo(question.player.zone) if question.table in self.plot.workdays else None
                    end = end_of_workdays(question.asked, question.pace, place, question.player.away)
                    bank = end - question.asked
                await connection.execute(update(SEATS).where(mine).values(asked=question.asked, bank=bank))
        await self.writer.write(known.changes(wanted))

    async def nudge(self, question: Asked) -> None:
        """Let somebody at the table remind of a question, as a command does."""
        key = {"table_id": question.table, "seat": question.seat}
        await self.writer.write([(SET_NUDGED, {**key, "nudged": self.now}), due_sooner(TURN, question.table, self.now)])

    async def close(self, question: Asked) -> None:
        """Let somebody answer, or be away."""
        known, wanted = self.open[question.table]
        del wanted[question.seat]
        await self.writer.write(known.changes(wanted))

    async def see(self, place: str, guests: list[str]) -> None:
        """Let a page come into sight, or vanish."""
        self.sights.note(place, guests)

    async def run(self) -> list[Heard]:
        """Let everything happen in its order, and the server see to what is due meanwhile."""
        events: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []

        def at(moment: float, event: Callable[[], Awaitable[None]]) -> None:
            events.append((moment, len(events), event))

        for question in self.plot.questions:
            at(question.asked, lambda question=question: self.ask(question))  # type: ignore[misc]
            if question.nudged is not None:
                at(question.nudged, lambda question=question: self.nudge(question))  # type: ignore[misc]
            at(question.closed, lambda question=question: self.close(question))  # type: ignore[misc]
        for player in self.plot.players:
            for begin, end in player.sights:
                at(begin, lambda guest=f"g-{player.id}": self.see(guest, [guest]))  # type: ignore[misc]
                at(end, lambda guest=f"g-{player.id}": self.see(guest, []))  # type: ignore[misc]
        self.writer.start()
        for moment, _, event in sorted(events, key=lambda one: one[:2]):
            await self._see_to_all(moment)
            self.now = moment
            await event()
        await self._see_to_all(BEGUN + 2 * DAYS * DAY)
        await self.writer.stop()
        return self.carrier.heard

    async def _see_to_all(self, until: float) -> None:
        while True:
            async with self.engine.connect() as connection:
                due = (await connection.execute(select(func.min(DUE.c.at)))).scalar()
            if due is None or due + LOOK >= until:
                return
            self.now = max(self.now, due + LOOK)
            await self.looks.look(self.now)
            await self.delivery.rest()


def simulated(folder: Path, plot: Story, dies: Callable[[], bool]) -> tuple[list[Heard], list[Heard]]:
    """What is heard by webhooks, and by mail, while a story happens."""

    async def run() -> tuple[list[Heard], list[Heard]]:
        engine = make_engine(Settings(data=folder).url)
        await migrate(engine)
        simulation = Simulation(engine, plot, dies)
        await simulation.prepare()
        try:
            heard = await simulation.run()
            async with engine.connect() as connection:
                assert (await connection.execute(select(func.count()).select_from(NOTICES))).scalar() == 0
            return heard, simulation.mail.heard
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_nothing_is_late_early_doubled_or_lost(tmp_path: Path) -> None:
    plot = story(random.Random(47), amount(2, 10, 60))
    wanted = [(at, kind, one.table, one.player.id) for one in plot.questions for at, kind in expected(one, plot.muted)]
    assert len(wanted) > 2 * len(plot.tables) and {kind for _, kind, _, _ in wanted} == {"turn", "nudge", "warning"}
    hooks, letters = simulated(tmp_path, plot, lambda: False)
    heard = sorted([(one.at, one.kind, one.table, one.channel) for one in hooks])
    missing = Counter([_rounded(one) for one in wanted]) - Counter([_rounded(one) for one in heard])
    excess = Counter([_rounded(one) for one in heard]) - Counter([_rounded(one) for one in wanted])
    assert (missing, excess) == (Counter(), Counter())
    gathers = {player.id for player in plot.players if player.digest is not None}
    together = {(who, round(at)): tables for (who, at), tables in expected_mails(plot).items()}
    assert len(together) > len(plot.tables) and max(map(len, together.values())) > 1
    digests = [one for one in letters if one.kind == "digest"]
    assert {(one.channel, round(one.at)): one.tables for one in digests} == together
    assert len(digests) == len(together), "once a day"
    alone = Counter([_rounded((one.at, one.kind, one.table, one.channel)) for one in letters if one.kind != "digest"])
    assert alone == Counter([_rounded(one) for one in wanted if one[3] not in gathers or one[1] == "warning"])


def test_nodes_that_die_lose_nothing_and_repeat_only_what_they_had_just_sent(tmp_path: Path) -> None:
    chance, deaths = random.Random(2), 0

    def dies() -> bool:
        nonlocal deaths
        dead = chance.random() < 0.2
        deaths += dead
        return dead

    plot = story(random.Random(52), amount(2, 8, 60))
    heard, letters = simulated(tmp_path, plot, dies)
    assert deaths > 10
    firsts: dict[str, Heard] = {}
    for one in heard:
        firsts.setdefault(one.id, one)
    assert len(heard) - len(firsts) <= deaths, "only what was sent when a node died comes again, with the same id"
    found: dict[tuple[str, str, str], list[float]] = {}
    for one in firsts.values():
        found.setdefault((one.kind, one.table, one.channel), []).append(one.at)
    lost = 0
    for question in plot.questions:
        for at, kind in expected(question, plot.muted):
            place, last = (question.table, question.player.id), question.closed
            times, warnings = [found.get((one, *place), []) for one in (kind, "warning")]
            # A look comes up to `LOOK` after what is due, and what is noted of it is so much earlier.
            if near := [one for one in times if at - LOOK - 0.01 <= one < last]:
                times.remove(min(near))
            elif not any(at <= one < last for one in warnings):  # which takes the place of one that is late
                lost += first(question, at + 2 * SENT_WITHIN, last) is not None
    assert lost == 0
    for (who, at), tables in expected_mails(plot).items():
        for table in tables:
            mine = [one.at for one in letters if one.channel == who and (table in one.tables or one.table == table)]
            waits = [one for one in plot.questions if one.table == table and one.player.id == who]
            until = next(one.closed for one in waits if one.asked <= at < one.closed)
            assert until < at + 2 * SENT_WITHIN or any(at - LOOK - 0.01 <= one < until for one in mine)
    early = [at for times in found.values() for at in times]
    assert len(early) <= deaths, "what is left has come later, since a node died"


def _rounded(one: tuple[float, str, str, str]) -> tuple[int, str, str, str]:
    return round(one[0] * 10), *one[1:]


def test_a_node_that_starts_knows_who_has_just_looked_away(tmp_path: Path) -> None:
    async def run() -> list[float | None]:
        engine = make_engine(Settings(data=tmp_path).url)
        await migrate(engine)
        now = BEGUN
        writer = BatchWriter(engine, Metrics(), Clock(lambda: now))
        async with engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(id="p", name="p", name_key="p", made=BEGUN))
            for guest in ("early", "late"):
                await connection.execute(insert(PERSON_GUESTS).values(guest=guest, person="p", since=BEGUN))
        first = PageSights(lambda: now, believed=25)
        stored = StoredSights(engine, writer.write, first)
        writer.start()
        for guest in ("early", "late", "nobody"):
            first.note("one page", [guest])
            first.note("another page", [guest])
            now += DAY
            first.note("one page", [])
            await stored.stop()
            first.note("another page", [])
            await stored.stop()
        second = PageSights(lambda: now, believed=25)
        await StoredSights(engine, writer.write, second).load(now - DAY + 60)
        await writer.stop()
        await engine.dispose()
        return [await second.last_sight([guest], now) for guest in ("early", "late", "nobody")]

    assert asyncio.run(run()) == [None, BEGUN + 2 * DAY, None]


@pytest.mark.parametrize("seed", range(3))
def test_the_oracle_knows_quiet_nights(seed: int) -> None:
    """What it expects is never within the quiet hours, before the delay, or while a page is in sight."""
    plot = story(random.Random(seed), 4)
    for question in plot.questions:
        for at, kind in expected(question, plot.muted):
            player = question.player
            begin = question.nudged if kind == "nudge" else question.asked + player.delay
            assert begin is not None and not is_quiet(player, at) and begin <= at < question.closed
            assert not any(begin <= at < until for begin, until in player.sights)
