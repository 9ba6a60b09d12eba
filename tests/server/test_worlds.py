"""By socket and HTTP, a reader gets the same bytes in all worlds that the reader cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount
from tests.patience import MUCH
from tests.server.helpers import House, Live, Person, house
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.server.tables.core.table import Table

ANSWERS = amount(24, 60, 10_000)
"""How many answers are given, over all tables."""
PROBES = 3
"""How many actions a reader asks about at each position."""

STALE = 1_000_000
"""The number of a decision that no table has."""

TABLES: Sequence[tuple[str, str, tuple[str, ...], int]] = (
    ("dungeon-lords", "full", (), 4),
    ("dungeoneer", "both", (), 3),
    ("dungeon-lords", "full", (), 2),
    ("dungeoneer", "vault", ("no_white_spots",), 4),
    ("dungeon-lords", "full", (), 3),
    ("dungeoneer", "tomb", (), 2),
)
"""Game, preset, further options and seats."""


class Reader:
    """A player of a table, or a spectator of it.

    Attributes:
        seat: the player's seat; None for a spectator.
    """

    def __init__(self, person: Person, live: Live, seat: int | None) -> None:
        self.person = person
        self.live = live
        self.seat = seat

    async def everything(self, table_id: str, probes: Sequence[str]) -> list[Any]:
        """All that can be asked for at this moment, with statuses and headers.

        Args:
            table_id: the table.
            probes: actions that are asked about, and then given with a number that no decision has.
        """
        live, seat = self.live, self.seat or 0
        await self.catch_up()
        await live.hello(look=seat)
        for number, action in enumerate(probes):
            await live.send(type="why", id=f"w{number}", seat=seat, action=action)
            await live.send(type="answer", id=f"a{number}", seat=seat, decision=STALE, action=action)
        if self.seat is None:
            for kind in ("undo", "agree", "disagree"):
                await live.send(type=kind, id=kind, seat=seat)
        found: list[Any] = await self.catch_up()
        for path in ("", "/report", "/record", "/replay", "/log", "/history", "/chronicle", "/chat"):
            response = await self.person.http.get(f"/api/tables/{table_id}{path}", params={"to": 1})
            found.append(_bytes_of(response))
        for action in probes:
            body = {"seat": seat, "decision": STALE, "action": action}
            found.append(_bytes_of(await self.person.http.post(f"/api/tables/{table_id}/answer", json=body)))
        return found

    async def catch_up(self) -> list[str]:
        """Receive what has been sent until now; those messages."""
        await self.live.send(type="ping")
        await self.live.until(lambda message: message["type"] == "pong")
        received, self.live.raw = self.live.raw[:-1], []
        return received


def _bytes_of(response: Any) -> tuple[int, list[tuple[str, str]], bytes]:
    headers = [(name, value) for name, value in response.headers.items() if name != "date"]
    return response.status_code, sorted(headers), response.content


@asynccontextmanager
async def readers(home: House, game: str, preset: str, options: Sequence[str], seats: int) -> AsyncIterator[Any]:
    """A new table, and all its readers: its players and a spectator."""
    people = [await home.person() for _ in range(seats + 1)]
    chosen = dict.fromkeys(options, True)
    made = await people[0].make("me", *["open"] * (seats - 1), game=game, preset=preset, options=chosen)
    for seat in range(1, seats):
        await people[seat].sit(made, seat, name=f"n{seat}")
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(person.live(made["id"])) for person in people]
        found = [
            Reader(person, live, seat if seat < seats else None)
            for seat, (person, live) in enumerate(zip(people, lives, strict=True))
        ]
        for reader in found:
            await reader.live.hello(look=reader.seat)
        yield await home.services.tables.get(made["id"]), found


def _move(table: Table, world: State) -> None:
    """Put another world in place of the table's, in which its story goes on."""
    table.match.state = world
    if table.story._teller is not None:
        table.story._teller.state = world


async def compare(table: Table, reader: Reader, chance: Chance, dice: random.Random) -> None:
    """Read everything in the real world and in another one."""
    real = table.match.state
    seat = reader.seat
    asked = real.to_act[0] if seat is None or seat not in real.to_act else seat
    thinkable = [action.text for action in real.stack[-1].candidates(real, asked)]
    probes = dice.sample(thinkable, min(PROBES, len(thinkable)))
    seen = await reader.everything(table.id, probes)
    _move(table, real.determinize(seat, chance))
    try:
        table.changed()
        assert not await reader.catch_up(), "a snapshot comes, although nothing that the reader sees is new"
        assert await reader.everything(table.id, probes) == seen
    finally:
        _move(table, real)
        table.changed()
    assert not await reader.catch_up()


async def play_and_compare(home: House, table: Table, found: list[Reader], answers: int, dice: random.Random) -> int:
    """Play until the end or for some answers; at each, one reader compares two worlds.

    Returns:
        How many answers were given.
    """
    chance = Chance.from_seed(str(dice.random()))
    given = 0
    while given < answers and not table.state.is_terminal:
        await compare(table, dice.choice(found), chance, dice)
        seat = dice.choice(table.state.to_act)
        decision = table.decision(seat)
        body = {"seat": seat, "decision": decision.number, "action": dice.choice(decision.options).action}
        await found[seat].person.post(f"/api/tables/{table.id}/answer", body)
        given += 1
        if given % 20 == 0:  # asked for, or refused
            await found[seat].person.http.post(f"/api/tables/{table.id}/undo", json={"seat": seat})
        if given % 15 == 0:
            await found[seat].person.post(f"/api/tables/{table.id}/chat", {"text": f"after {given}"})
    return given


@pytest.mark.soak
def test_every_byte_is_the_same_in_worlds_that_cannot_be_told_apart(tmp_path: Path) -> None:
    """As each seat and as a spectator: snapshots, errors, reports, replays, chat, whether a snapshot comes at all."""

    async def run() -> int:
        dice = random.Random("worlds")
        given = number = 0
        async with house(tmp_path, tables_per_guest=10_000) as home:
            each = max(30, ANSWERS // len(TABLES))
            while given < ANSWERS:
                async with readers(home, *TABLES[number % len(TABLES)]) as (table, found):
                    given += await play_and_compare(home, table, found, min(each, ANSWERS - given), dice)
                for person in home.people:
                    await person.http.aclose()
                home.people.clear()
                number += 1
        return given

    print(f"{asyncio.run(asyncio.wait_for(run(), 10 * MUCH))} answers")
