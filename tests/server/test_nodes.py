"""Several nodes with one database: any may change any table, nothing is lost, and all readers see the same story."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, event, text, update
from websockets.exceptions import ConnectionClosed

from tests.patience import MUCH, PATIENCE
from tests.server.databases import KINDS, lift_limits, own_server
from tests.server.helpers import House, Live, Person, Visit, house
from undercroft.kernel.history.records import Header
from undercroft.server.protocol.api_errors import AGAIN, NotRead, VersionConflict
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.protocol.wire import Note
from undercroft.server.runtime.bus.message_bus import Exchange
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage import database_engine
from undercroft.server.storage.database_engine import ANSWERS_WITHIN, SESSION, make_engine
from undercroft.server.storage.database_schema import NOTE, TABLES
from undercroft.server.storage.write_statements import NEW_ACTION, SET_HEADER, Batch, TableVersion
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_schedule import BOTS_WITHIN
from undercroft.server.tables.upkeep import table_following
from undercroft.server.tables.upkeep.table_loading import TableLoader

Nodes = list[House]
"""Only tests let two nodes use one SQLite file, which shows that they might."""


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nodes learn of each other only when they write."""
    monkeypatch.setattr(table_following, "COMPARED", 10_000.0)


@asynccontextmanager
async def nodes(data: Path, url: str, *, connected: bool = True, count: int = 2) -> AsyncIterator[Nodes]:
    """Run several nodes of one server, which have a key in common."""
    exchange = Exchange()
    async with AsyncExitStack() as stack:
        found: Nodes = []
        for _ in range(count):
            known = exchange if connected else None
            node = await stack.enter_async_context(house(data, exchange=known, database_url=url))
            if node.services.folder is not None:
                node.services.folder.release()  # for the next one
            found.append(node)
        yield found


def with_nodes(
    data: Path, url: str, play: Callable[[Nodes], Awaitable[None]], *, connected: bool = True, count: int = 2
) -> None:
    """Run several nodes and do something with them."""

    async def run() -> None:
        async with nodes(data, url, connected=connected, count=count) as found:
            await play(found)

    asyncio.run(asyncio.wait_for(run(), MUCH))


def elsewhere(person: Person, node: House) -> Person:
    """The same browser, connected to another node."""
    other = Person(node.address)
    other.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    node.people.append(other)
    return other


SEEN = ("view", "decisions", "seats", "notes", "edition", "consent", "undo", "over")
"""What a reader sees that must not depend on the node."""


def seen(table: dict[str, Any]) -> dict[str, Any]:
    return {name: table[name] for name in SEEN if name in table}


class Player:
    """Somebody with a seat, who looks at the table through every node at the same time."""

    def __init__(self, table_id: str, people: list[Person], live: list[Live]) -> None:
        self.table_id = table_id
        self.people = people
        self.live = live

    def asked(self, node: int) -> dict[str, Any] | None:
        """The decision that has no answer yet, as one node shows it."""
        decisions = self.live[node].table["decisions"]
        return next((decision for decision in decisions if decision["sealed"] is None), None)

    async def catch_up(self, node: int) -> None:
        """Read at all nodes until they show what one of them says if it is asked."""
        now = seen(await self.people[node].snapshot(self.table_id))
        for live in self.live:
            while seen(live.table) != now:
                await live.read()


@asynccontextmanager
async def two_players(found: Nodes, **more: Any) -> AsyncIterator[list[Player]]:
    """Two people at a new table."""
    anna, boris = await found[0].person(), await found[0].person()
    made = await anna.make("me", "open", **more)
    await boris.sit(made, 1)
    async with AsyncExitStack() as stack:
        players = []
        for person in (anna, boris):
            people = [elsewhere(person, node) for node in found]
            live = [await stack.enter_async_context(one.live(made["id"])) for one in people]
            for one in live:
                await one.hello()
            players.append(Player(made["id"], people, live))
        yield players


def test_readers_on_different_nodes_see_the_same_story(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        async with two_players(found, preset="full") as players:
            loaded = [node.services.tables.in_memory(players[0].table_id) for node in found]
            for turn in range(40):
                node = turn % 2
                player = next(one for one in players[:: 1 if turn % 3 else -1] if one.asked(node) is not None)
                decision = player.asked(node)
                assert decision is not None
                reply = await player.live[node].answer(decision)
                assert reply["type"] == "done", reply
                for one in players:
                    await one.catch_up(node)
            for one in players:
                assert one.live[0].log == one.live[1].log and len(one.live[0].log) > 20
            assert [node.services.tables.in_memory(players[0].table_id) for node in found] == loaded, (
                "none was reloaded"
            )

    with_nodes(tmp_path, url, play)


def test_a_changed_answer_reaches_the_other_nodes(tmp_path: Path, url: str) -> None:
    """It is in the log in the place of the first, and nobody else notices."""

    async def play(found: Nodes) -> None:
        async with two_players(found, preset="full") as (anna, boris):
            while anna.asked(0) is None or boris.asked(0) is None:  # until orders are given
                player, node = next((one, n) for one in (anna, boris) for n in (0, 1) if one.asked(n) is not None)
                decision = player.asked(node)
                assert decision is not None
                await player.live[node].answer(decision)
                for one in (anna, boris):
                    await one.catch_up(node)
            decision = anna.asked(0)
            assert decision is not None
            first, second = [option["action"] for option in decision["options"]][:2]
            raw = len(boris.live[1].raw)
            for node, action in ((0, first), (1, second), (0, first), (1, second)):
                assert (await anna.live[node].answer(decision, action))["type"] == "done"
                await anna.catch_up(node)
                assert anna.live[1 - node].table["decisions"][0]["sealed"] == action
            answer = boris.asked(0)
            assert answer is not None
            await boris.live[0].answer(answer)
            await boris.catch_up(0)
            assert [json.loads(text)["type"] for text in boris.live[1].raw[raw:]].count("story") <= 2
            stored = await found[0].services.store.log_of(anna.table_id)
            assert (0, second) in [(row["seat"], row["action"]) for row in stored]

    with_nodes(tmp_path, url, play)


def test_of_two_answers_at_the_same_time_one_counts(tmp_path: Path, url: str, deaf: None) -> None:
    """Nodes that know nothing of each other: the second learns from the database that it comes too late.

    If it is the same answer, or may still be changed, it is done, too.
    """

    async def play(found: Nodes) -> None:
        async with two_players(found, preset="first") as players:
            for _ in range(8):
                await asyncio.gather(*[node.services.follower.compare() for node in found])
                player = next(one for one in players if one.asked(0) is not None)
                for one in players:
                    await one.catch_up(0)
                decisions = [player.asked(node) for node in range(2)]
                assert decisions[0] is not None and decisions[1] is not None
                asked = decisions[0]["options"]
                chosen = asked[0]["action"], asked[-1]["action"]
                before = player.live[0].table["number"]
                answers = [player.live[node].answer(decisions[node] or {}, chosen[node]) for node in range(2)]
                replies = await asyncio.gather(*answers)
                assert "done" in [reply["type"] for reply in replies]
                assert {reply.get("code") for reply in replies} <= {None, "stale"}
                await asyncio.gather(*[node.services.follower.compare() for node in found])
                for one in players:
                    await one.catch_up(0)
                    await one.catch_up(1)  # where it came late, it has been loaded again
                assert player.live[0].table["number"] == before + 1
        stored = await found[0].services.store.log_of(players[0].table_id)
        assert [row["number"] for row in stored] == list(range(len(stored)))

    with_nodes(tmp_path, url, play, connected=False)


def test_a_change_rests_on_what_others_have_done(tmp_path: Path, url: str, deaf: None) -> None:
    """A command on a node that has fallen behind is carried out on what the table has become."""

    async def play(found: Nodes) -> None:
        anna = await found[0].person()
        made = await anna.make("me", "open", preset="first")
        boris = elsewhere(await found[0].person(), found[1])
        await boris.sit(made, 1, name="Boris")
        behind = found[0].services.tables.in_memory(made["id"])
        assert behind is not None and behind.seats[1].guest is None, "it knows nothing of him"
        await anna.post(f"/api/tables/{made['id']}/seats/0/claim", {"name": "Anna"})
        after = await anna.snapshot(made["id"])
        assert [seat["name"] for seat in after["seats"]] == ["Anna", "Boris"]

    with_nodes(tmp_path, url, play, connected=False)


def test_a_reader_who_knows_more_than_a_node_makes_it_catch_up(tmp_path: Path, url: str, deaf: None) -> None:
    """The story does not go back, over a socket or over HTTP."""

    async def play(found: Nodes) -> None:
        anna = await found[0].person()
        made = await anna.make("me", "hotseat:Boris", preset="first")
        there = elsewhere(anna, found[1])
        whole = f"/api/tables/{made['id']}"
        for over_http in (False, True):
            first = known = await there.get(whole, look=0)  # it is in the memory of the other node
            while len(known["events"]) == len(first["events"]):
                for seat in (0, 1):
                    async with anna.live(made["id"]) as live:
                        await live.hello(look=seat)
                        for asked in [one for one in live.table["decisions"] if one["sealed"] is None][:1]:
                            await live.answer(asked)
                known = await anna.get(whole, look=0)
            since, edition = known["since"] + len(known["events"]), known["edition"]
            assert (await there.get(whole, look=0))["number"] == first["number"], "the other node knows of it"
            if over_http:
                found_there = await there.get(whole, look=0, since=since, edition=edition)
            else:
                async with there.live(made["id"]) as live:
                    found_there = await live.hello(look=0, since=since, edition=edition)
            assert (found_there["number"], found_there["since"], found_there["events"]) == (known["number"], since, [])

    with_nodes(tmp_path, url, play, connected=False)


def test_an_undo_asked_for_on_one_node_is_agreed_to_on_another(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        async with two_players(found, preset="first") as (anna, boris):
            while True:
                player = next(one for one in (anna, boris) if one.asked(0) is not None)
                decision = player.asked(0)
                assert decision is not None
                await player.live[0].answer(decision)
                for one in (anna, boris):
                    await one.catch_up(0)
                if (await anna.people[0].snapshot(anna.table_id))["undo"].get("0") == "undo-other-seat":
                    break
            assert (await anna.live[0].ask(type="undo", seat=0))["type"] == "done"
            await boris.catch_up(0)
            assert (await boris.live[1].ask(type="agree"))["type"] == "done"
            for one in (anna, boris):
                await one.catch_up(1)
                assert {live.table["edition"] for live in one.live} == {1}

    with_nodes(tmp_path, url, play)


def test_readers_see_a_change_of_which_a_part_could_not_be_read_at_first(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node knew the answer already, and would have shown it only with the next one."""
    failed: list[str] = []

    async def play(found: Nodes) -> None:
        store = found[1].services.follower._store
        read = store.chat

        async def chat(table_id: str, most: int) -> list[dict[str, Any]]:
            if not failed:
                failed.append(table_id)
                raise NotRead
            return await read(table_id, most)

        async with two_players(found, preset="full", chat=True) as players:
            await players[0].live[0].send(type="chat", id=1, text="well")
            await players[1].live[1].until(partial(_says, "well"))
            monkeypatch.setattr(store, "chat", chat)
            player = next(one for one in players if one.asked(0) is not None)
            decision = player.asked(0)
            assert decision is not None
            await player.live[0].answer(decision)
            for one in players:
                await one.catch_up(0)
        assert failed

    with KINDS["postgresql"](tmp_path, request) as url:  # with SQLite, nodes do not compare what they know
        with_nodes(tmp_path, url, play)


def test_words_said_on_one_node_are_heard_on_the_others(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        anna, boris = await found[0].person(), await found[1].person()
        made = await anna.make("me", "open", chat=True)
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as here, boris.live(made["id"]) as there:
            await here.hello()
            await there.hello()
            for number, (speaker, listener) in enumerate(((here, there), (there, here)) * 2):
                await speaker.send(type="chat", id=100 + number, text=f"word {number}")
                heard = await listener.until(partial(_says, f"word {number}"))
                assert heard["number"] == number + 1

    with_nodes(tmp_path, url, play)


def test_words_are_heard_too_when_a_table_is_loaded_again(tmp_path: Path, url: str, deaf: None) -> None:
    async def play(found: Nodes) -> None:
        anna, boris = await found[0].person(), await found[1].person()
        made = await anna.make("me", "open", chat=True)
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as here, boris.live(made["id"]) as there:
            await here.hello()
            await there.hello()
            await there.ask(type="chat", text="heard by nobody yet")
            await here.send(type="chat", id=7, text="after a conflict")
            said = [await here.until(lambda message: message["type"] == "chat") for _ in range(2)]
            assert sorted(one["text"] for one in said) == ["after a conflict", "heard by nobody yet"]
            assert {one["number"] for one in said} == {1, 2}

    with_nodes(tmp_path, url, play, connected=False)


def test_a_table_deleted_on_one_node_is_gone_on_the_others(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        anna = await found[0].person()
        made = await anna.make("me", "bot:random")
        other = elsewhere(anna, found[1])
        async with other.live(made["id"]) as there:
            await there.hello()
            await anna.bots_rest(made["id"])
            assert (await anna.http.delete(f"/api/tables/{made['id']}")).is_success
            await asyncio.wait_for(there.connection.wait_closed(), PATIENCE)
            assert there.connection.close_code == 4404
        await other.get(f"/api/tables/{made['id']}", status=404)

    with_nodes(tmp_path, url, play)


def test_what_the_bus_loses_is_found_by_comparing(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        async with two_players(found, preset="first") as players:
            player = next(one for one in players if one.asked(0) is not None)
            decision = player.asked(0)
            assert decision is not None
            await player.live[0].answer(decision)
            await found[1].services.follower.compare()
            for one in players:
                await one.catch_up(0)

    with_nodes(tmp_path, url, play, connected=False)


def test_a_change_that_somebody_holds_open_delays_only_its_table(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a node does that is frozen amid a transaction. Nothing ends it here: what waits for it, waits for ever."""
    lift_limits(monkeypatch)

    async def play(found: Nodes) -> None:
        [node] = found
        anna = await node.person()
        tables = [await anna.make("me", "hotseat:B", preset="first") for _ in range(3)]

        async def answer(table_id: str) -> int:
            decision = (await anna.snapshot(table_id))["decisions"][0]
            given = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
            return (await anna.http.post(f"/api/tables/{table_id}/answer", json=given)).status_code

        async def answer_in_the_end(table_id: str) -> None:
            while (status := await answer(table_id)) != 200:  # on a busy machine the writer may be behind for a while
                assert status == 503

        engine = make_engine(node.services.settings.url)
        async with engine.connect() as connection:
            held = update(TABLES).where(TABLES.c.id == tables[0]["id"]).values(version=TABLES.c.version + 1)
            await connection.execute(held)
            refused, *_ = await asyncio.gather(
                answer(tables[0]["id"]), *[answer_in_the_end(made["id"]) for made in tables[1:]]
            )
            assert refused == 503
            await connection.rollback()
        await engine.dispose()
        await answer_in_the_end(tables[0]["id"])

    with KINDS["postgresql"](tmp_path, request) as url:
        with_nodes(tmp_path, url, play, count=1)


def test_a_session_of_the_server_keeps_nothing_locked(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def limits(url: str) -> dict[str, str]:
        engine = make_engine(url, serves=True)
        async with engine.connect() as connection:
            found = {name: (await connection.execute(text(f"SHOW {name}"))).scalar_one() for name in SESSION}
        await engine.dispose()
        return found

    with KINDS["postgresql"](tmp_path, request) as url:
        found = asyncio.run(limits(Settings(data=tmp_path, database_url=url).url))
    timed = {name: value for name, value in SESSION.items() if name.endswith("timeout")}
    assert {name: found[name] for name in timed} == timed


def test_an_upgrade_of_the_schema_takes_as_long_as_it_takes(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ended the session of a slow machine that had to load Alembic first."""
    found: set[str] = set()

    def slow_upgrade(connection: Connection, to: str) -> None:
        found.update(connection.scalar(text(f"SHOW {name}")) for name in SESSION if name.endswith("timeout"))
        upgrade(connection, to)

    async def play(_: Nodes) -> None:
        assert found == {"0"}

    upgrade = database_engine._upgrade
    monkeypatch.setattr(database_engine, "_upgrade", slow_upgrade)
    with KINDS["postgresql"](tmp_path, request) as url:
        with_nodes(tmp_path, url, play, count=1)


def test_a_machine_that_stands_still_as_it_starts_reads_once_more(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ended the session of a process that was not given the processor for three seconds, and it gave up."""
    monkeypatch.setitem(SESSION, "idle_in_transaction_session_timeout", "500ms")
    stood: list[str] = []

    def stand_still(*values: Any) -> None:
        if "FROM outages" in values[2] and not stood:
            stood.append(values[2])
            time.sleep(2)

    async def play(_: Nodes) -> None:
        assert stood

    event.listen(Engine, "before_cursor_execute", stand_still)
    try:
        with KINDS["postgresql"](tmp_path, request) as url:
            with_nodes(tmp_path, url, play, count=1)
    finally:
        event.remove(Engine, "before_cursor_execute", stand_still)


def _says(text: str, message: dict[str, Any]) -> bool:
    return bool(message.get("text") == text)


def _after(number: int, table: dict[str, Any]) -> bool:
    return bool(table["number"] > number)


def test_the_bots_of_a_node_that_dies_are_asked_by_another(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(found: Nodes) -> None:
        anna = await found[0].person()
        monkeypatch.setattr(found[0].services.bots, "wake", lambda table: None)  # it dies before it asks any
        await found[0].services.due.stop()
        made = await anna.make("me", "bot:random", preset="first")
        async with elsewhere(anna, found[1]).live(made["id"]) as there:
            await there.hello()
            await anna.get(f"/api/tables/{made['id']}")
            async with anna.live(made["id"]) as here:
                for _ in range(6):
                    table = await here.hello()
                    open_ = [one for one in table["decisions"] if one["sealed"] is None]
                    if open_:
                        await here.answer(open_[0])
                    elif any(seat["to_act"] for seat in table["seats"] if seat["kind"] == "bot"):
                        await found[1].services.due.look(time.time() + BOTS_WITHIN + 1)
                        await here.until_table(partial(_after, table["number"]))
                assert here.table["number"] >= 4

    with_nodes(tmp_path, url, play)


def test_what_no_synchronous_standby_has_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL calls a commit done that has waited too long for its standby; we give it up before that."""
    monkeypatch.setattr(database_engine, "ANSWERS_WITHIN", 1.0)

    async def play(found: Nodes) -> None:
        [node] = found
        anna = await node.person()
        made = await anna.make("me", "hotseat:B", preset="first")
        await asyncio.to_thread(server.command, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        await asyncio.to_thread(server.command, "SELECT pg_reload_conf()")
        statuses = [200]
        while statuses[-1] == 200:  # the setting takes a moment
            given = _next_answer(await anna.snapshot(made["id"]))
            statuses.append((await anna.http.post(f"/api/tables/{made['id']}/answer", json=given)).status_code)
        assert statuses[-1] == 503

    with own_server() as server:
        assert float(SESSION["statement_timeout"].removesuffix("s")) > ANSWERS_WITHIN
        with_nodes(tmp_path, server.url, play, count=1)


def _next_answer(table: dict[str, Any]) -> dict[str, Any]:
    """The default answer to what is asked first."""
    decision = table["decisions"][0]
    return {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}


def test_a_table_that_others_change_as_it_is_loaded_is_loaded_again(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game goes on under today's rules when it is loaded, which is a change; another node may still play there."""

    async def play(house: House) -> None:
        me = await house.person()
        table_id = (await me.make("me", "hotseat:B"))["id"]
        house.services.tables._tables.clear()
        load, failures = TableLoader.load, [VersionConflict, VersionConflict]

        async def outrun(self: TableLoader, table_id: str) -> Table:
            if failures:
                raise failures.pop()
            return await load(self, table_id)

        monkeypatch.setattr(TableLoader, "load", outrun)
        async with me.live(table_id) as live:
            assert (await live.hello())["decisions"]
        assert not failures

    visit(play)


@pytest.mark.usefixtures("deaf")
@pytest.mark.parametrize("deleted", [False, True])
def test_what_is_said_of_a_table_as_it_is_loaded_is_not_lost(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, deleted: bool
) -> None:
    """What was read of it may be older than what the bus says meanwhile."""

    async def play(found: Nodes) -> None:
        anna = await found[0].person()
        table_id = (await anna.make("me", "hotseat:B"))["id"]
        other = elsewhere(anna, found[1])
        was_read, may_go_on, load = asyncio.Event(), asyncio.Event(), TableLoader.load

        async def slow(self: TableLoader, table_id: str) -> Table:
            table = await load(self, table_id)
            was_read.set()
            await may_go_on.wait()
            return table

        monkeypatch.setattr(TableLoader, "load", slow)
        async with other.live(table_id) as there:
            await there.send(type="hello", since=0)
            await was_read.wait()
            if deleted:
                assert (await anna.http.delete(f"/api/tables/{table_id}")).is_success
            else:
                answer = _next_answer(await anna.snapshot(table_id))
                await anna.post(f"/api/tables/{table_id}/answer", answer)
            may_go_on.set()
            if deleted:
                await asyncio.wait_for(there.connection.wait_closed(), PATIENCE)
                assert there.connection.close_code == 4404
            else:
                await there.until_table(lambda table: answer["seat"] not in table["view"]["to_act"])

    with_nodes(tmp_path, url, play)


def test_a_table_that_newer_rules_have_taken_over_is_let_go(tmp_path: Path, url: str) -> None:
    """A node with newer rules has changed its header. Its readers here are sent away, to find that node."""

    async def play(found: Nodes) -> None:
        services = found[0].services
        me = await found[0].person()
        table_id = (await me.make("me", "hotseat:B"))["id"]

        async def set_rules(change: int) -> None:
            found = await services.store.table(table_id)
            assert found is not None
            row, _, log = found
            header = Header.of_json(row["header"])
            assert header.rules is not None
            newer = msgspec.structs.replace(header, rules=header.rules + change)
            note = msgspec.json.encode(Note("upgraded", 0, 0)).decode()
            batch: Batch = [
                (SET_HEADER, {"id": table_id, "header": newer.to_json()}),
                (NEW_ACTION, {"table_id": table_id, "number": len(log), "seat": NOTE, "action": note}),
            ]
            await services.writer.write(batch, TableVersion(table_id, row["version"]))

        async with me.live(table_id) as live:
            await live.hello()
            await set_rules(1)
            await services.follower.compare()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await live.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == AGAIN
        async with me.live(table_id) as live:
            with pytest.raises(ConnectionClosed) as closed:
                await live.hello()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == AGAIN
        assert (await me.get(f"/api/tables/{table_id}", 503))["code"] == "busy"
        await set_rules(-1)
        assert (await me.snapshot(table_id))["notes"]

    with_nodes(tmp_path, url, play, count=1)
