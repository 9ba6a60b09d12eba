"""The story that readers get over a socket: what has happened since, in parts that lead to the snapshot of now."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount
from tests.server.helpers import House, Live, Person, Visit, in_house

GAMES = [("dungeon-lords", "full", 3), ("dungeoneer", "both", 3)]


async def answer_somehow(live: Live, dice: random.Random) -> bool:
    """Answer what is asked, or wait for the next snapshot; False once the game is over."""
    if live.table["table"]["status"] == "finished":
        return False
    asked = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
    if asked:
        await live.answer(asked[0], dice.choice(asked[0]["options"])["action"])
    else:
        await live.until_table()
    return True


async def whole(person: Person, table_id: str) -> Any:
    """All that a person may know of a table, without its events and what is online."""
    snapshot = await person.snapshot(table_id)
    return {name: snapshot[name] for name in ("view", "decisions", "number", "seats", "undo", "notes", "edition")}


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_what_has_changed_leads_to_the_whole_snapshot(visit: Visit, game: str, preset: str, seats: int) -> None:
    """A player who follows the story, and a spectator, know after each answer what a new reader is shown."""

    async def play(house: House) -> None:
        dice = random.Random("story")
        person, other = await house.person(), await house.person()
        made = await person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="story")
        async with person.live(made["id"]) as live, other.live(made["id"]) as looking:
            await live.hello()
            await looking.hello()
            for _ in range(amount(12, 25, 25)):
                if not await answer_somehow(live, dice):
                    break
                await person.bots_rest(made["id"])
                for one, reader in ((person, live), (other, looking)):
                    await reader.send(type="ping")
                    await reader.until(lambda message: message["type"] == "pong")
                    shown = await whole(one, made["id"])
                    assert {name: reader.table[name] for name in shown} == shown
                    snapshot = await one.get(f"/api/tables/{made['id']}")
                    assert reader.log == [event for _, event in snapshot["events"]]
            whole_snapshots = [text for text in live.raw if json.loads(text)["type"] == "table"]
            assert len(whole_snapshots) == 1

    visit(play)


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_somebody_who_comes_back_gets_the_same_story(visit: Visit, game: str, preset: str, seats: int) -> None:
    """Whether the beats come as they happen or later, they and their snapshots are the same."""

    async def play(house: House) -> None:
        dice = random.Random("back")
        person = await house.person()
        made = await person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="back")
        async with person.live(made["id"]) as live:
            await live.hello()
            for _ in range(12):
                await person.bots_rest(made["id"])
                await live.send(type="ping")
                await live.until(lambda message: message["type"] == "pong")
                before, since, edition = live.table, len(live.log), live.table["edition"]
                live.raw.clear()
                if not await answer_somehow(live, dice):
                    break
                await person.bots_rest(made["id"])
                await live.send(type="ping")
                await live.until(lambda message: message["type"] == "pong")
                stories = [message for message in map(json.loads, live.raw) if message["type"] == "story"]
                told = [beat for message in stories for beat in message["beats"] if beat[0] is not None]
                if not told:
                    continue
                async with person.live(made["id"]) as again:
                    again.log = live.log[:since]
                    await again.hello(since=since, edition=edition, look=0, tell=since)
                    await again.send(type="ping")
                    await again.until(lambda message: message["type"] == "pong")
                    first, *rest = [json.loads(text) for text in again.raw if json.loads(text)["type"] != "pong"]
                    assert first["type"] == "table" and not first["events"] and not first["decisions"]
                    assert first["view"] == before["view"]
                    assert [beat for message in rest for beat in message["beats"] if beat[0] is not None] == told
                    assert again.table["view"] == live.table["view"]
                    assert again.table["decisions"] == live.table["decisions"]
                if since + 1 == len(live.log):
                    continue
                async with person.live(made["id"]) as middle:  # who had not been told all of an answer hears all of it
                    middle.log = live.log[: since + 1]
                    first = await middle.hello(since=since + 1, edition=edition, look=0, tell=since + 1)
                    assert first["since"] <= since + 1 and not first["events"] and not first["decisions"]
                    del middle.log[first["since"] :]
                    await middle.send(type="ping")
                    await middle.until(lambda message: message["type"] == "pong")
                    assert middle.log == live.log
                    assert middle.table["decisions"] == live.table["decisions"]

    visit(play)


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_a_browser_that_remembers_nothing_is_told_what_has_happened_since_the_last_answer(
    visit: Visit, game: str, preset: str, seats: int
) -> None:
    async def play(house: House) -> None:
        dice = random.Random("new device")
        person = await house.person()
        made = await person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="new device")
        async with person.live(made["id"]) as live:
            await live.hello()
            told = 0
            for _ in range(12):
                await person.bots_rest(made["id"])
                await live.send(type="ping")
                await live.until(lambda message: message["type"] == "pong")
                given = [one for one in live.table["decisions"] if one["sealed"] is None]
                if not given:
                    break
                await live.answer(given[0], dice.choice(given[0]["options"])["action"])
                await person.bots_rest(made["id"])
                await live.send(type="ping")
                await live.until(lambda message: message["type"] == "pong")
                async with person.live(made["id"]) as new:
                    first = await new.hello(tell=-1)
                    known = new.known
                    await new.send(type="ping")
                    await new.until(lambda message: message["type"] == "pong")
                    assert new.log == live.log and new.table["view"] == live.table["view"]
                    if new.known > known:
                        told += 1
                        assert not first["decisions"] and not any(seat["to_act"] for seat in first["seats"])
            assert told, "nothing has happened after any answer"

    visit(play)


def test_what_was_too_long_ago_or_is_not_known_is_not_told(visit: Visit) -> None:
    """Then the table is shown as it is."""

    async def play(house: House) -> None:
        dice = random.Random("long ago")
        person = await house.person()
        made = await person.make("me", "bot:random", preset="full", seed="long ago")
        async with person.live(made["id"]) as live:
            await live.hello()
            while await answer_somehow(live, dice) and live.table["number"] < 90:
                pass
            await person.bots_rest(made["id"])
        now = await whole(person, made["id"])
        for tell in (0, 1, -5, 10**9):
            async with person.live(made["id"]) as again:
                snapshot = await again.hello(tell=tell, edition=now["edition"])
                assert snapshot["view"] == now["view"] and snapshot["decisions"] == now["decisions"], tell

    visit(play)


@pytest.mark.parametrize("undo", [False, True])
@pytest.mark.parametrize("seated", [False, True])
def test_nobody_waits_while_a_story_is_retold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seated: bool, undo: bool
) -> None:
    """Players answer and undo meanwhile; then the reader is shown what was retold and what has happened since."""

    async def play(house: House) -> None:
        dice = random.Random("curious")
        person, other = await house.person(), await house.person()
        reader = person if seated else other
        made = await person.make("me", "hotseat:Ada", preset="full", seed="curious")
        begun, go_on = asyncio.Event(), asyncio.Event()
        steps = house.services.long_tasks.steps

        async def slow(work: Any) -> Any:
            begun.set()
            await go_on.wait()
            return await steps(work)

        async with person.live(made["id"]) as live, reader.live(made["id"]) as again:
            await live.hello()
            early = (await reader.snapshot(made["id"]))["events"]
            for _ in range(6):
                await answer_all(person, made["id"], live, dice)
            monkeypatch.setattr(house.services.long_tasks, "steps", slow)
            again.log = [event for _, event in early]
            await again.send(type="hello", since=len(early), edition=0, tell=len(early), look=0 if seated else None)
            await begun.wait()
            number = live.table["number"]
            for _ in range(4):
                await answer_all(person, made["id"], live, dice)
            if undo:
                assert (await live.ask(type="undo", seat=0))["type"] in ("done", "refused")
            assert live.table["number"] != number
            go_on.set()
            await again.until_table()
            await again.send(type="ping")
            await again.until(lambda message: message["type"] == "pong")
            await again.send(type="ping")
            await again.until(lambda message: message["type"] == "pong")
            now = await reader.get(f"/api/tables/{made['id']}", **({"look": 0} if seated else {}))
            for name in ("view", "decisions", "number", "seats", "undo", "notes", "edition"):
                assert again.table[name] == now[name], name
            assert again.log == [event for _, event in now["events"]]

    in_house(tmp_path, play)


async def answer_all(person: Person, table_id: str, live: Live, dice: random.Random) -> None:
    """Answer one decision of somebody who plays every seat."""
    for seat in live.table["seats"]:
        snapshot = await person.get(f"/api/tables/{table_id}", look=seat["seat"])
        asked = [decision for decision in snapshot["decisions"] if decision["sealed"] is None]
        if asked:
            reply = await live.answer(asked[0], dice.choice(asked[0]["options"])["action"])
            assert reply["type"] == "done", reply
            return


def test_long_lists_of_options_are_sent_once(visit: Visit) -> None:
    async def play(house: House) -> None:
        dice = random.Random("lists")
        person = await house.person()
        made = await person.make("me", "bot:random", preset="full", seed="lists")
        async with person.live(made["id"]) as live:
            await live.hello()
            for _ in range(40):
                await answer_somehow(live, dice)
            named = [name for message in map(json.loads, live.raw) for name in message.get("lists", ())]
            assert named and len(named) == len(set(named))

    visit(play)


def test_an_unread_socket_gets_one_message_when_it_reads_again(visit: Visit) -> None:
    """Two sockets of one person: what the slow one reads late leads to the same snapshot."""

    async def play(house: House) -> None:
        dice = random.Random("slow")
        person = await house.person()
        made = await person.make("me", "bot:random", "bot:random", preset="full", seed="slow")
        async with person.live(made["id"]) as live, person.live(made["id"]) as slow:
            await live.hello()
            await slow.hello()
            for _ in range(15):
                await answer_somehow(live, dice)
            await person.bots_rest(made["id"])
            await asyncio.sleep(0)
            for reader in (live, slow):
                await reader.send(type="ping")
                await reader.until(lambda message: message["type"] == "pong")
            assert slow.table["view"] == live.table["view"] and slow.log == live.log

    visit(play)
