"""A table loaded from a saved match is the one that its log leads to, whatever has happened to either since."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.amounts import amount
from tests.patience import MUCH
from tests.server.helpers import House, Person, Visit, house
from tests.server.test_nodes import nodes
from undercroft.kernel.engine import saved_matches
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.history.match import Match, run_to_end
from undercroft.server.storage.database_schema import SAVED_MATCHES
from undercroft.server.tables.changes.catching_up import first_row
from undercroft.server.tables.changes.seat_changes import back
from undercroft.server.tables.core import table as table_module
from undercroft.server.tables.core.story import ENCODER
from undercroft.server.tables.core.table import SAVED_AFTER, Table
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.server.tables.snapshots.table_snapshot import whole

PLAYED = (("dungeon-lords", "full", 4), ("dungeon-lords", "first", 2), ("dungeoneer", "tomb", 3))


class Loads:
    """Loads tables beside those in memory, with and without what is saved, and counts what that spares.

    Attributes:
        spared: how many answers each load did not give again.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._loader = house.services.tables._loader
        self._store = house.services.store
        self.spared: list[int] = []
        restored = Match.restored

        def counted(*args: Any) -> Match | None:
            match = restored(*args)
            self.spared.append(0 if match is None else len(match.record.moves))
            return match

        monkeypatch.setattr(Match, "restored", counted)

    async def saved(self, table_id: str) -> Table:
        """Load a table as everybody does."""
        return await self._loader.load(table_id)

    async def replayed(self, table_id: str) -> Table:
        """Load a table from its log alone."""

        read = self._store.loaded

        async def without(table_id: str) -> Any:
            found = await read(table_id)
            return None if found is None else (*found[:3], None)

        self._store.loaded = without  # type: ignore[method-assign]
        try:
            return await self._loader.load(table_id)
        finally:
            self._store.loaded = read  # type: ignore[method-assign]

    async def compared(self, table_id: str, chance: random.Random) -> None:
        """Load a table both ways, compare all that anybody may see of it, and go on in both."""
        one, other = await self.saved(table_id), await self.replayed(table_id)
        assert shown(one) == shown(other)
        if one.status == FINISHED:
            return
        for number in chance.choices(range(one.log.count(None) + 1), k=3):
            for look in looks(one):
                assert retold(one, look, number) == retold(other, look, number)
        for _ in range(chance.randrange(4)):
            if one.state.is_terminal:
                break
            seat = chance.choice(one.state.to_act)
            action = chance.choice(one.state.legal_actions(seat))
            assert one.match.apply(seat, action) == other.match.apply(seat, action)
        target = chance.randrange(len(one.match.record.moves) + 1)
        if chance.random() < 0.5:
            target = max(target, one.answer_count - 5)
        for each in (one, other):
            each.match.rewind(target)
            each.log.cut(target)
        assert shown(one) == shown(other)


def looks(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def shown(table: Table) -> list[Any]:
    """All that depends on the history of a table and that somebody may see, or that the log rests on."""
    found: list[Any] = [table.match.record.to_text(), table.offset, table.edition, table.rows, table.notes]
    found += [table.barred, table.previous, table.status, first_row(table), table.state.dump(), table.past]
    found += [table.row_of(answer) for answer in range(table.answer_count)]
    found += [table.match.disclosed_by(answer) for answer in range(table.answer_count)]
    for look in looks(table):
        guest = None if look is None else table.seats[look].guest
        for since in (0, 1, table.log.count(look) - 3):
            found.append(ENCODER.encode(whole(table, guest, look, since, table.edition)))
        found += [table.log.count(look), [table.log.answers_at(look, n) for n in range(table.log.count(look) + 1)]]
        if look is not None:
            found.append([action.text for action in table.state.legal_actions(look)])
    return found


def retold(table: Table, look: int | None, number: int) -> tuple[bytes, bytes] | None:
    """The story of a reader who knew this many events."""
    answers = table.log.answers_at(look, number)
    steps = None if answers is None else table.retelling(look, answers)
    if steps is None:
        return None
    told = run_to_end(steps)
    return ENCODER.encode(told.view), ENCODER.encode(told.beats)


async def changed_at_random(table: Table, chance: random.Random) -> None:
    """Answer; or change a sealed answer, take back, or note something, as people do."""
    state, luck = table.state, chance.random()
    sealed = [seat for seat in range(len(table.seats)) if state.may_answer(seat) and seat not in state.to_act]
    if luck < 0.1 and sealed:
        seat = chance.choice(sealed)
        others = [action for action in state.legal_actions(seat) if action.text != state.sealed(seat)]
        if others:
            await table.give(seat, chance.choice(others))
    elif luck < 0.14 and table.answer_count:
        await table.rewind(max(0, table.answer_count - chance.choice([1, 1, 2, 5, 40])))
    elif luck < 0.17:
        seat = chance.randrange(len(table.seats))
        table.seats[seat].away = True
        await back(table, table.seats[seat].guest)
    else:
        seat = chance.choice(state.to_act)
        await table.give(seat, chance.choice(state.legal_actions(seat)))


async def alone_at(person: Person, game: str, preset: str, seats: int, **more: Any) -> str:
    made = await person.make("me", *[f"hotseat:{seat}" for seat in range(1, seats)], game=game, preset=preset, **more)
    return str(made["id"])


@pytest.mark.parametrize(("game", "preset", "seats"), PLAYED)
def test_a_table_is_the_same_replayed_or_loaded_from_a_saved_match(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, game: str, preset: str, seats: int
) -> None:
    monkeypatch.setattr(table_module, "SAVED_EVERY", 7)

    async def play() -> None:
        async with house(tmp_path, database_url=url) as running:
            loads = Loads(running, monkeypatch)
            for seed in range(amount(1, 4, 100)):
                chance = random.Random(f"{game} {preset} {seed}")
                table_id = await alone_at(await running.person(), game, preset, seats, seed=f"{seed}")
                async with running.services.tables.at(table_id) as table:
                    for _ in range(chance.randrange(60, amount(150, 400, 400))):
                        if table.status == FINISHED:
                            break
                        await changed_at_random(table, chance)
                        if chance.random() < 0.05:
                            await loads.compared(table_id, chance)
                await loads.compared(table_id, chance)
            assert any(loads.spared)

    asyncio.run(asyncio.wait_for(play(), MUCH))


async def answers(house: House, table_id: str, count: int) -> None:
    """Give default answers."""
    async with house.services.tables.at(table_id) as table:
        for _ in range(count):
            seat = table.state.to_act[0]
            await table.give(seat, table.parse(table.state.decision(seat).default))


async def has_saved(house: House, table_id: str) -> bool:
    return await house.services.store.saved_match(table_id) is not None


def drop(house: House, table_id: str) -> list[Table]:
    """Let a table leave memory."""
    table = house.services.tables._tables[table_id]
    table.used = -1e9
    return house.services.tables.sweep()


def test_a_match_is_saved_when_its_table_leaves_memory_if_that_is_worth_it(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        tables, loads = house.services.tables, Loads(house, monkeypatch)
        table_id = await alone_at(await house.person(), *PLAYED[0])
        await answers(house, table_id, SAVED_AFTER - 1)
        await tables.save(drop(house, table_id))
        assert not await has_saved(house, table_id)
        await answers(house, table_id, 1)
        await tables.save(drop(house, table_id))
        assert await has_saved(house, table_id)
        await answers(house, table_id, 1)
        assert loads.spared[-1] == SAVED_AFTER
        async with tables.at(table_id) as table:
            await table.rewind(3)
            assert table.save_match(1) == []
        await answers(house, table_id, SAVED_AFTER)
        await tables.save(drop(house, table_id))
        assert (await loads.saved(table_id)).answer_count == loads.spared[-1] == SAVED_AFTER + 3

    visit(play)


def test_a_long_game_in_memory_is_saved_now_and_then_and_not_when_it_is_over(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SAVED_EVERY", 30)

    async def play(house: House) -> None:
        loads = Loads(house, monkeypatch)
        table_id = await alone_at(await house.person(), *PLAYED[1])
        await answers(house, table_id, 29)
        assert not await has_saved(house, table_id)
        await answers(house, table_id, 2)
        assert await has_saved(house, table_id)
        await loads.saved(table_id)
        assert loads.spared == [30]
        async with house.services.tables.at(table_id) as table:
            while table.status != FINISHED:
                seat = table.state.to_act[0]
                await table.give(seat, table.parse(table.state.decision(seat).default))
        assert not await has_saved(house, table_id)
        await house.services.tables.save(drop(house, table_id))
        assert not await has_saved(house, table_id)

    visit(play)


def test_what_cannot_be_saved_costs_no_answer(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Match, back: int) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(table_module, "SAVED_EVERY", 3)
    monkeypatch.setattr(Match, "save", broken)

    async def play(house: House) -> None:
        table_id = await alone_at(await house.person(), *PLAYED[0])
        await answers(house, table_id, SAVED_AFTER)
        await house.services.tables.save(drop(house, table_id))
        async with house.services.tables.at(table_id) as table:
            assert table.answer_count == SAVED_AFTER

    visit(play)


def test_what_is_saved_goes_with_its_table(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        table_id = await alone_at(me, *PLAYED[0])
        await answers(house, table_id, SAVED_AFTER)
        await house.services.tables.save(drop(house, table_id))
        assert await has_saved(house, table_id)
        assert (await me.http.delete(f"/api/tables/{table_id}")).is_success
        assert not await has_saved(house, table_id)

    visit(play)


async def saved_table(house: House) -> str:
    table_id = await alone_at(await house.person(), *PLAYED[0], seed="saved")
    await answers(house, table_id, 40)
    await house.services.tables.save(drop(house, table_id))
    return table_id


Damage = Callable[[bytes], bytes]
DAMAGES: dict[str, Damage] = {
    "empty": lambda data: b"",
    "cut": lambda data: data[:-1],
    "a bit": lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:],
    "the checksum": lambda data: bytes([data[0] ^ 1]) + data[1:],
    "something else": lambda data: saved_matches.SavedMatch([], {}, b"", [], msgspec.Raw(b"\x90")).pack(),
    "no match": lambda data: (0).to_bytes(4, "big"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_not_used(visit: Visit, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    async def play(house: House) -> None:
        loads = Loads(house, monkeypatch)
        table_id = await saved_table(house)
        data = await house.services.store.saved_match(table_id)
        assert data is not None
        async with house.services.engine.begin() as connection:
            here = SAVED_MATCHES.c.table_id == table_id
            await connection.execute(update(SAVED_MATCHES).where(here).values(data=DAMAGES[damage](data)))
        await loads.compared(table_id, random.Random(1))
        assert loads.spared == [0]

    visit(play)


def test_what_cannot_be_restored_is_replayed(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> Match | None:
        raise ZeroDivisionError

    async def play(house: House) -> None:
        table_id = await saved_table(house)
        monkeypatch.setattr(Match, "restored", broken)
        async with house.services.tables.at(table_id) as table:
            assert table.answer_count == 40

    visit(play)


def test_another_version_of_the_program_replays(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        loads = Loads(house, monkeypatch)
        table_id = await saved_table(house)
        await loads.saved(table_id)
        with monkeypatch.context() as later:
            later.setattr(saved_matches, "program_of", lambda game: "of tomorrow")
            assert shown(await loads.saved(table_id)) == shown(await loads.replayed(table_id))
        assert loads.spared == [40, 0]

    visit(play)


def with_two_nodes(data: Path, url: str, play: Callable[[list[House]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with nodes(data, url, connected=False) as found:
            await play(found)

    asyncio.run(asyncio.wait_for(run(), MUCH))


@pytest.mark.parametrize("change", ["goes on", "is taken back", "changes a sealed answer"])
def test_what_a_node_saves_that_is_behind_does_no_harm(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """It saves a match that others have changed, after they have saved theirs."""

    async def play(found: list[House]) -> None:
        first, second = found
        table_id = await alone_at(await first.person(), *PLAYED[0], seed="behind")
        await answers(first, table_id, 33)
        async with second.services.tables.at(table_id) as behind:
            while behind.state.sealed(0) is None:
                await behind.give(behind.state.to_act[0], first_legal(behind))
            count = behind.answer_count
        first.services.tables._tables.clear()
        async with first.services.tables.at(table_id) as table:
            assert table.answer_count == count
            if change == "goes on":
                await table.give(table.state.to_act[0], first_legal(table))
            elif change == "is taken back":
                await table.rewind(20)
            else:
                other = next(one for one in table.state.legal_actions(0) if one.text != table.state.sealed(0))
                await table.give(0, other)
            await first.services.writer.write(table.save_match(0))
        await second.services.writer.write(behind.save_match(0))
        loads = Loads(first, monkeypatch)
        await loads.compared(table_id, random.Random(1))
        assert loads.spared == [{"goes on": count, "is taken back": 0, "changes a sealed answer": 25}[change]]

    with_two_nodes(tmp_path, url, play)


def first_legal(table: Table) -> Action:
    return table.state.legal_actions(table.state.to_act[0])[0]


def test_what_is_saved_of_a_table_that_is_gone_is_not_kept(tmp_path: Path, url: str) -> None:
    async def play(found: list[House]) -> None:
        first, second = found
        me = await first.person()
        table_id = await alone_at(me, *PLAYED[0])
        await answers(second, table_id, SAVED_AFTER)
        left = drop(second, table_id)
        assert (await me.http.delete(f"/api/tables/{table_id}")).is_success
        await second.services.tables.save(left)
        async with first.services.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(SAVED_MATCHES))).scalar() == 0

    with_two_nodes(tmp_path, url, play)
