"""Weeks of slow games by a clock that is moved, while the server's process is killed again and again: who hears what?

``python -m tests.cluster.weeks --games 2000 --days 14 --kills 100 --seed 1`` prints how many notices an oracle expects
(`tests.server.notice_oracle`), how many came, and how many came late, early, twice, never, or with a page in sight.

A server is the real one without its web server (`tests.cluster.killed_server`): tables, deadlines, vacations, notices
and their delivery, over SQLite or PostgreSQL. Several share the games and the kills, so that all processors work; each
has a database and people.

What is promised. A notice comes once, within a second after the moment at which it should. What a node has in its hands
as it dies comes up again after `CLAIMED` or `SENT_WITHIN` seconds, so that may come so much later; and a message that
was handed over but not noted is sent again with the same id. Everything else is counted as a fault.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.cluster.killed_server import run
from tests.cluster.slow_games import Plot, plot
from tests.server.databases import own_server
from tests.server.notice_oracle import DAY, LOOK, Asked, expected, expected_mails, first, out_of_sight
from undercroft.server.services.carriers.carrier import MAIL, WEBHOOK
from undercroft.server.services.notices.notice_delivery import SENT_WITHIN
from undercroft.server.tables.later.due_looks import CLAIMED

TICK: Final = 2.0
"""Within how many seconds a notice comes on time: looks are a second apart, and a deadline is one look, too."""
AGAIN: Final = CLAIMED + SENT_WITHIN + 2 * TICK
"""Within how many seconds that comes up again which a dead node has had in its hands."""


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


WARNINGS: Final = ("warning", "another warning")
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
            # A look may notice that time has run out sooner than the story does.
            begin = question.asked - TICK if question.is_timeout else question.asked
            mine = [
                one
                for one in of[table, player.id]
                if begin <= one["at"] < question.closed + TICK and (one["what"] == "timeout") == question.is_timeout
            ]
            for one in mine:
                of[table, player.id].remove(one)
            touched = self._touched(table, player.id, begin=question.asked, end=question.closed)
            touched = touched or was_late.get(table, False)
            # A question after one whose time was over began as much later as that was noticed.
            if not question.is_timeout:
                was_late[table] = touched and question.end is not None and question.closed > question.end
            self._judge_question(by, question, mine, touched)
        for one in [one for rest in of.values() for one in rest]:
            self._fault("early", "nothing was asked", one)

    def _judge_question(self, by: str, question: Asked, heard: list[dict[str, Any]], touched: bool) -> None:
        wanted = self._moments_by_kind(by, question, self._wanted[id(question)])
        self._counts["expected"] += len(wanted)
        self._counts["delivered"] += len(heard)
        came: defaultdict[str, list[float]] = defaultdict(list)
        for one in heard:
            came[_as(question, one["what"], one["at"])].append(one["at"])
        faults = self._faults_of(question, wanted, came, touched)
        if faults:
            later = expected(_seen_sooner(question), self._plot.story.muted)
            others = self._moments_by_kind(by, question, later)
            if not self._faults_of(question, others, came, touched):
                return
        for fault, kind in faults:
            self._fault(
                fault, by, kind, question.player.id, *question[1:], "expected", wanted.get(kind), "came", came[kind]
            )
        for kind, at in wanted.items():
            if touched and came[kind] and came[kind][0] > at + TICK:
                self._counts["delayed"] += 1
                self._latest = max(self._latest, came[kind][0] - at)

    def _moments_by_kind(self, by: str, question: Asked, found: list[tuple[float, str]]) -> dict[str, float]:
        """Return when something comes on its own, and not in the mail of a day."""
        together = by == MAIL and question.player.digest is not None
        return {_as(question, kind, at): at for at, kind in found if not together or kind == "warning"}

    def _faults_of(
        self, question: Asked, wanted: dict[str, float], came: dict[str, list[float]], touched: bool
    ) -> list[tuple[str, str]]:
        """Return what is wrong with what came of a question, and with which kind of notice."""
        faults = []
        warned = [at for kind, at in wanted.items() if kind in WARNINGS]
        for kind in {*wanted, *came}:
            at, times = wanted.get(kind), came.get(kind, [])
            if len(times) > 1:
                faults.append(("doubled", kind))
            elif at is None:
                if times and not (touched and kind == "turn"):  # a turn whose warning or reminder came later
                    faults.append(("early", kind))
            elif not times:
                if not self._may_be_missing(question, kind, at, warned, touched):
                    faults.append(("lost", kind))
            elif times[0] < at - TICK:
                faults.append(("early", kind))
            elif times[0] > at + TICK:
                last = self._late(question, at) if touched else None
                if not touched or (last is not None and times[0] > last):
                    faults.append(("late", kind))
        return faults

    def _late(self, question: Asked, at: float) -> float | None:
        """Return until when something may come that a dead process had in its hands; None if it may not come at all."""
        found = first(question, at + AGAIN, question.closed)
        return None if found is None else found + TICK

    def _may_be_missing(self, question: Asked, kind: str, at: float, warned: list[float], touched: bool) -> bool:
        """Return whether a notice need not come: just then the question ended, or something took its place."""
        if at + TICK >= question.closed:
            return True
        if not touched:
            return False
        late = self._late(question, at)
        return late is None or (kind not in WARNINGS and any(one <= late for one in warned))

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


def _seen_sooner(question: Asked) -> Asked:
    """Return a question as if pages came in sight sooner, by as much as a look may come later than the oracle takes it.

    Whatever is seen before the server looks puts a notice off, and only the server knows at which moment it looks.
    """
    sights = [(begin + LOOK - TICK, end) for begin, end in question.player.sights]
    return question._replace(player=question.player._replace(sights=sights))


def _as(question: Asked, kind: str, at: float) -> str:
    """Return what a notice is: after a vacation that has ended early, a warning is another one than before."""
    away = question.player.away
    is_another = kind == "warning" and question.planned is not None and away is not None and at >= away[1]
    return WARNINGS[1] if is_another else kind


class Weeks(NamedTuple):
    """What has happened at a server.

    Attributes:
        people: how many people played.
        vacations: how many of them planned a vacation.
        questions: how many questions they were asked.
        returns: how many came back to a seat after running out of time.
        ended: how many ended a vacation early.
        verdict: what has come of it.
    """

    people: int
    vacations: int
    questions: int
    returns: int
    ended: int
    verdict: Verdict


def play(seed: str, games: int, days: int, kills: int, url: str) -> Weeks:
    """Let games happen at a server that is killed now and then, and judge what was heard."""
    story = plot(random.Random(seed), games, days)
    gc.freeze()  # what is known stays, so nobody need look through it again and again
    memory = Path("/dev/shm")  # a process that is killed loses nothing that its system has
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        journal = run(story, kills, url, Path(folder), seed)
    ended = len([one for one in story.happenings if one.kind == "return"])
    verdict = Judge(story, journal).verdict()
    asked = len(story.story.questions)
    return Weeks(len(story.story.players), len(story.planned), asked, story.returns, ended, verdict)


def _shares(amount: int, servers: int) -> list[int]:
    return [amount // servers + (number < amount % servers) for number in range(servers)]


def main(words: list[str]) -> int:
    """Do it as the command line says; the exit status is 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games")
    parser.add_argument("--days", type=int, default=14, help="for how many days people play")
    parser.add_argument("--kills", type=int, default=100, help="how often a server's process is killed")
    parser.add_argument("--seed", type=int, default=1, help="which games, and when it is killed")
    parser.add_argument("--servers", type=int, default=2, help="how many servers at the same time share the games")
    parser.add_argument("--postgresql", action="store_true", help="with PostgreSQL servers instead of SQLite")
    parser.add_argument("--database", default="", help="the URL of an empty database to use instead, by one server")
    asked = parser.parse_args(words)
    servers = 1 if asked.database else asked.servers
    begun = time.monotonic()
    with ExitStack() as stack:
        urls = [asked.database] * servers
        if asked.postgresql:
            urls = [stack.enter_context(own_server()).url for _ in urls]
        context = multiprocessing.get_context("spawn")
        workers = stack.enter_context(ProcessPoolExecutor(servers, mp_context=context))
        seeds = [f"{asked.seed} {number}" for number in range(servers)]
        games, kills = _shares(asked.games, servers), _shares(asked.kills, servers)
        weeks = list(workers.map(play, seeds, games, [asked.days] * servers, kills, urls))
    counts, deaths, faults = Counter[str](), Counter[str](), []
    for one in weeks:
        counts.update(one.verdict.counts)
        deaths.update(one.verdict.deaths)
        faults += one.verdict.faults
    people, vacations, questions, returns, ended = [sum(column) for column in list(zip(*weeks, strict=True))[:5]]
    used = os.times()
    print(f"{asked.games} games, {asked.days} days, {servers} servers, {people} people, {vacations} vacations")
    print(f"{questions} questions, {returns} owners came back, {ended} from a vacation")
    print(f"killed {sum(deaths.values())} times:", ", ".join([f"{one} {n}" for one, n in deaths.items()]))
    print(", ".join([f"{name} {counts[name]}" for name in ("expected", "delivered", *FAULTS)]))
    print(f"in the hands of the dead: {counts['again']} came again with the same id, ", end="")
    print(f"{counts['delayed']} later, by at most {max(one.verdict.latest for one in weeks):.0f} s")
    print(f"{sum(used[:4]):.0f} s of processor time, {time.monotonic() - begun:.0f} s")
    print(*faults[:20], sep="\n")
    return int(any(counts[name] for name in FAULTS) or sum(deaths.values()) != asked.kills)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
