"""Kill, freeze and drain the nodes of a server, kill its bus, and cut nodes off from the database, while people play
and others watch: what is lost?

``python -m tests.cluster.kills --nodes 3 --count 1000 --seed 1`` prints what was done, what was lost (nothing may be),
and how long people waited. A short form is a test of the nightly tier.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.cluster.nodes import Cluster, cluster, freeze, thaw
from tests.patience import PATIENCE, until
from tests.server.helpers import Live, Person, run_with_losses
from tests.server.process import ServerProcess
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.tables.core.event_log import MOST

PLAYERS: Final = 6
READERS: Final = 4
ROUND: Final = 10
"""After how many faults everybody gets a new table, since games end at some time."""
FROZEN: Final = (0.5, 4.0)
"""How many seconds a frozen node stands still, at least and at most."""
LONG: Final = 5.0
"""A wait of more seconds than this is reported by itself."""
GAMES: Final = (("dungeon-lords", "full"), ("dungeoneer", "tomb"))
LOST: Final = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
"""What a client sees of a node that is not there."""


class Browser:
    """A guest who may come through any node.

    Args:
        nodes: the nodes.
        chance: decides which one.
    """

    def __init__(self, nodes: list[ServerProcess], chance: random.Random) -> None:
        self._people = [Person(node.address) for node in nodes]
        self._chance = chance

    async def open(self) -> None:
        """Get a cookie from one node and use it at all."""
        await self._people[0].get("/api/games")
        cookie = self._people[0].http.cookies[COOKIE]
        for person in self._people[1:]:
            person.http.cookies.set(COOKIE, cookie)

    @property
    def person(self) -> Person:
        """The guest, at some node."""
        return self._chance.choice(self._people)

    async def ask(self, what: Callable[[Person], Any]) -> Any:
        """Ask until some node answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await what(self.person)
            except (AssertionError, *LOST):
                if time.monotonic() > end:
                    raise
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Close all connections."""
        for person in self._people:
            await person.http.aclose()


class Player:
    """Someone who plays at one table, and remembers which answers were acknowledged and which may have been taken.

    Args:
        browser: the player's browser.
        chance: chooses the answers.
        happened: what has happened to the server so far.
        thinks: how many seconds the player thinks about each answer.

    Attributes:
        waits: for each answer, how many seconds passed until it was acknowledged, and what had happened meanwhile.
    """

    def __init__(self, browser: Browser, chance: random.Random, happened: list[str], thinks: float = 0.0) -> None:
        self.browser = browser
        self.table_id = ""
        self._thinks = thinks
        self.acknowledged: list[str] = []
        self.unknown = 0
        self.over = False
        self.waits: list[tuple[float, tuple[str, ...]]] = []
        self._chance = chance
        self._happened = happened
        self._asked: tuple[float, int] | None = None

    async def sit_down(self, number: int) -> None:
        """Create a new table and play there from now on."""
        game, preset = GAMES[number % 2]
        seats = ("me", "bot:random") if number % 4 < 2 else ("me", "bot:random", "bot:random", "bot:random")
        made = await self.browser.ask(lambda person: person.make(*seats, game=game, preset=preset))
        self.table_id = made["id"]
        self.acknowledged, self.unknown, self.over, self._asked = [], 0, False, None

    async def play(self) -> None:
        """Play until the game is over, and come back whenever the connection is lost."""
        while not self.over:
            with suppress(*LOST):
                await self._play_on()
            await asyncio.sleep(self._chance.uniform(0.0, 0.1))

    async def _play_on(self) -> None:
        async with self.browser.person.live(self.table_id) as live:
            await live.hello()
            while live.table["table"]["status"] != "finished":
                asked = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
                if not asked:
                    self._asked = None
                    await live.until_table()
                    continue
                if self._asked is None:
                    self._asked = time.monotonic(), len(self._happened)
                action = self._chance.choice(asked[0]["options"])["action"]
                await asyncio.sleep(self._thinks)
                self.unknown += 1
                reply = await live.answer(asked[0], action)
                self.unknown -= 1
                if reply["type"] == "done":
                    self.acknowledged.append(action)
                    begun, before = self._asked
                    self.waits.append((time.monotonic() - begun, tuple(self._happened[max(0, before - 1) :])))
                    self._asked = None
            self.over = True

    async def record(self) -> Record:
        """The record of the table."""
        await self.browser.ask(lambda person: person.post(f"/api/tables/{self.table_id}/disclose"))
        return Record.from_text(
            await self.browser.ask(lambda person: person.get(f"/api/tables/{self.table_id}/record"))
        )

    def compare(self, record: Record, lost: Counter[str]) -> None:
        """Count what is lost and doubled."""
        mine = [text for seat, text in record.moves if seat == 0]
        kept = iter(mine)
        lost["answers lost"] += sum(text not in kept for text in self.acknowledged)
        lost["answers doubled"] += max(0, len(mine) - len(self.acknowledged) - self.unknown)


class Reader:
    """Somebody who watches a table through one node after another, without a seat.

    Attributes:
        absences: for each connection that was lost, how many seconds passed until the table was there again.
        skips: how often the reader was so far behind that only the last events were shown.
    """

    def __init__(self, browser: Browser, table_id: str) -> None:
        self.browser = browser
        self.table_id = table_id
        self.log: list[Any] = []
        self.gaps = self.skips = 0
        self.absences: list[float] = []
        self._lost: float | None = None

    async def watch(self) -> None:
        """Watch until cancelled. Between connections nothing may be missing: a node hears what is known."""
        while True:
            try:
                async with self.browser.person.live(self.table_id) as live:
                    live.log, known = self.log, len(self.log)
                    await live.hello(since=known)
                    if self._lost is not None:
                        self.absences.append(time.monotonic() - self._lost)
                        self._lost = None
                    while True:
                        if live.before:
                            self._skip(live, known)
                        self.log, known = live.log, live.known
                        await live.read()
            except AssertionError:
                self.gaps += 1
                self.log = []
            except LOST:
                self._lost = self._lost or time.monotonic()
            await asyncio.sleep(0.05)

    def _skip(self, live: Live, known: int) -> None:
        """Go on where the node does: a reader who is very far behind is shown the last events, as at an open table."""
        if live.known - known <= MOST:
            print(f"{self.table_id}: {known} events seen, then those after {live.before}", flush=True)
            self.gaps += 1
        self.skips += 1
        live.log[:0] = [None] * live.before
        live.before = 0

    async def finish(self, record: Record, lost: Counter[str]) -> None:
        """Wait until everything has been seen, and compare it with what a spectator may see."""
        match = Match.replay(record)
        events = [*match.prelude, *[event for events in match.events for event in events]]
        public = [msgspec.json.decode(seen.encoded()) for event in events if (seen := event.seen_by(None)) is not None]
        with suppress(AssertionError):
            await until(lambda: self.gaps or len(self.log) >= len(public))  # after a gap, what is missing never comes
        lost["gaps in stories"] += self.gaps + (len(self.log) < len(public))
        wrong = [place for place, pair in enumerate(zip_longest(self.log, public)) if pair[0] not in (None, pair[1])]
        lost["leaks"] += bool(wrong)
        if wrong:
            first = wrong[0]
            print(f"{self.table_id}: {len(self.log)} events seen, {len(public)} recorded; at {first}:")
            print("seen", self.log[first : first + 3], "recorded", public[first : first + 3], sep="\n", flush=True)


class Happenings(ABC):
    """What may happen to a server of several nodes.

    Args:
        server: the server.
        chance: decides what happens.

    Attributes:
        happened: what has, in order.
        tables: the ids of the tables at which people play.
    """

    def __init__(self, server: Cluster, chance: random.Random) -> None:
        self.happened: list[str] = []
        self.tables: list[str] = []
        self._server = server
        self._chance = chance

    @abstractmethod
    async def one(self) -> None:
        """Let something happen, and end."""


class Faults(Happenings):
    """Deaths, pauses and cuts of the nodes and what is between them."""

    def __init__(self, server: Cluster, chance: random.Random) -> None:
        super().__init__(server, chance)
        self._kinds = {
            "kill": (5, self._kill),
            "freeze": (3, self._freeze),
            "drain": (2, self._drain),
            "bus killed": (1, self._kill_bus),
            "cut": (3, self._cut),
        }

    async def one(self) -> None:
        """Let something happen, and end."""
        names = list(self._kinds)
        name = self._chance.choices(names, [self._kinds[one][0] for one in names])[0]
        self.happened.append(name)
        await asyncio.to_thread(self._kinds[name][1])

    def _node(self) -> ServerProcess:
        return self._chance.choice(self._server.nodes)

    def _kill(self) -> None:
        node = self._node()
        node.kill()
        node.start()

    def _drain(self) -> None:
        node = self._node()
        node.kill(signal.SIGTERM)
        node.start()

    def _freeze(self) -> None:
        node = self._node()
        freeze(node)
        time.sleep(self._chance.uniform(*FROZEN))
        thaw(node)

    def _cut(self) -> None:
        cable = self._chance.choice(self._server.cables)
        cable.cut(silently=self._chance.random() < 0.5)
        time.sleep(self._chance.uniform(*FROZEN))
        cable.mend()

    def _kill_bus(self) -> None:
        self._server.broker.kill()
        time.sleep(self._chance.uniform(*FROZEN))
        self._server.broker.start()


class Told:
    """What a run comes to.

    Attributes:
        happened: how often what happened.
        answers: how many answers were acknowledged.
        lost: what was lost, by kind; nothing may be.
        waits: for each answer the seconds until it was acknowledged, and what happened meanwhile.
        absences: how many seconds readers were without their table, each time.
        skips: how often a reader was more than `MOST` events behind, and saw only the last of them.
    """

    def __init__(self) -> None:
        self.happened: Counter[str] = Counter()
        self.answers = 0
        self.lost: Counter[str] = Counter({"answers lost": 0, "answers doubled": 0, "gaps in stories": 0, "leaks": 0})
        self.waits: list[tuple[float, tuple[str, ...]]] = []
        self.absences: list[float] = []
        self.skips = 0

    def text(self) -> str:
        """Return it as a few lines."""
        waits = sorted(seconds for seconds, _ in self.waits)
        at = {share: waits[min(len(waits) - 1, int(share * len(waits)))] for share in (0.5, 0.99)} if waits else {}
        long = Counter(", ".join(sorted(set(why))) or "nothing" for seconds, why in self.waits if seconds > LONG)
        lines = [
            ", ".join(f"{name} {count}" for name, count in self.happened.items()),
            f"{self.answers} answers acknowledged",
            ", ".join(f"{name}: {count}" for name, count in self.lost.items()),
            "waits: " + ", ".join(f"p{share * 100:g} {seconds:.3f} s" for share, seconds in at.items()),
            f"readers were away {len(self.absences)} times, at most {max(self.absences, default=0.0):.3f} s, "
            f"and more than {MOST} events behind {self.skips} times",
            *[f"longer than {LONG:g} s beside {why}: {count}" for why, count in long.items()],
        ]
        return "\n".join(lines)


async def play_on(server: Cluster, count: int, seed: int, kind: type[Happenings] = Faults, thinks: float = 0.0) -> Told:
    """Let so many things happen while people play; new tables after each `ROUND`.

    Args:
        server: the server.
        count: how many things happen.
        seed: decides which, and when.
        kind: what may happen.
        thinks: how many seconds players think about each answer.
    """
    chance, told = random.Random(seed), Told()
    faults = kind(server, chance)
    browsers = [Browser(server.nodes, chance) for _ in range(PLAYERS + READERS)]
    for browser in browsers:
        await browser.open()
    players = [Player(browser, chance, faults.happened, thinks) for browser in browsers[:PLAYERS]]
    while count > 0:
        for number, player in enumerate(players):
            await player.sit_down(number)
        faults.tables = [player.table_id for player in players]
        watched = players[:READERS]
        readers = [Reader(one, player.table_id) for one, player in zip(browsers[PLAYERS:], watched, strict=True)]
        tasks = [asyncio.create_task(one.play()) for one in players]
        watching = [asyncio.create_task(one.watch()) for one in readers]
        for _ in range(min(count, ROUND)):
            await _all_go_on(players)
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            await faults.one()
        count -= ROUND
        await _all_go_on(players)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            told.answers += len(player.acknowledged)
            player.compare(await player.record(), told.lost)
        for reader, player in zip(readers, watched, strict=True):
            await _bots_rest(player)
            await reader.finish(await player.record(), told.lost)
            told.absences += reader.absences
            told.skips += reader.skips
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    for browser in browsers:
        await browser.close()
    told.happened.update(faults.happened)
    told.waits = [wait for player in players for wait in player.waits]
    return told


async def _all_go_on(players: list[Player]) -> None:
    before = [len(player.acknowledged) for player in players]
    await until(lambda: all(one.over or len(one.acknowledged) > had for one, had in zip(players, before, strict=True)))


async def _bots_rest(player: Player) -> None:
    await player.browser.ask(lambda person: person.bots_rest(player.table_id))


def main(words: list[str]) -> int:
    """Do it as the command line says; the exit status is 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3, help="how many nodes")
    parser.add_argument("--count", type=int, default=1000, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which faults, when")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder) / "data", asked.nodes) as server:
        told = run_with_losses(play_on(server, asked.count, asked.seed))
        print(told.text())
        print(*server.errors()[:20], sep="\n")
    return int(any(told.lost.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
