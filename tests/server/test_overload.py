"""A database that is far behind: better refused at once than kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.helpers import House, Person, SharedHouse, in_house
from undercroft.server.storage.write_statements import Write
from undercroft.server.storage.writing import group_commit
from undercroft.server.storage.writing.transactions import Commits


class SlowDisk:
    """Commits that wait until the disk is well again."""

    def __init__(self, commits: Commits) -> None:
        self.is_well = asyncio.Event()
        self._commits = commits

    async def commit(self, writes: Sequence[Write]) -> Sequence[Write]:
        """Write as soon as the disk is well."""
        await self.is_well.wait()
        return await self._commits.commit(writes)

    async def close(self) -> None:
        """Close the disk."""
        await self._commits.close()


def test_nothing_more_is_changed_while_the_database_is_far_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits already is written in the end; tables stay as they are, and bots wait, too."""

    async def answer(person: Person, table_id: str, status: int) -> Any:
        decision = (await person.snapshot(table_id))["decisions"][0]
        given = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
        return await person.post(f"/api/tables/{table_id}/answer", given, status)

    async def play(house: House) -> None:
        services = house.services
        anna, boris = await house.person(), await house.person()
        first, second = [await one.make("me", "hotseat:B", preset="first") for one in (anna, boris)]
        await services.due.stop()
        slow = services.writer._commits = SlowDisk(services.writer._commits)
        monkeypatch.setattr(group_commit, "BEHIND", 0.05)
        waiting = asyncio.create_task(answer(anna, first["id"], 200))
        await until(lambda: services.writer.is_behind)
        assert (await answer(boris, second["id"], 503))["code"] == "busy"
        body = {"game": "dungeon-lords", "preset": "first", "seats": ["me", "bot:random"]}
        assert (await boris.post("/api/tables", body, 503))["code"] == "busy"
        async with boris.live(second["id"]) as live:
            table = await live.hello()
            assert (await live.answer(table["decisions"][0]))["code"] == "busy"
            assert not services.tables._tables[second["id"]].broken
            bots = asyncio.create_task(services.writer.caught_up())
            slow.is_well.set()
            await waiting
            await bots
            assert not services.writer.is_behind
            assert (await live.answer(table["decisions"][0]))["type"] == "done"

    in_house(tmp_path, play)


def test_what_is_written_as_a_shared_server_stands_still_is_in_nobodys_way(tmp_path: Path) -> None:
    """Between the tests that share it. To the next one, what was begun seems to have taken all that time."""
    left = []

    async def leave_something(house: House) -> None:
        writer = house.services.writer
        slow = writer._commits = SlowDisk(writer._commits)
        left.append(asyncio.create_task(writer.write([])))
        await until(lambda: writer._writing is not None)
        assert writer._writing is not None
        writer._writing.since -= 60
        asyncio.get_running_loop().call_later(0.5, slow.is_well.set)

    async def make(house: House) -> None:
        await (await house.person()).make("me", "hotseat:B", preset="first")

    shared = SharedHouse(tmp_path)
    shared.visit(leave_something)
    shared.visit(make)
    shared.close()
