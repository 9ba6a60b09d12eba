"""Those who keep their games have two weeks to change their mind; then nothing is left but a former player."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import update

from tests.patience import MUCH
from tests.server.databases import KINDS
from tests.server.helpers import House, Person, Visit, play_out
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.signing_in import keep, me, mine, newcomer, passkey
from tests.server.test_nodes import nodes
from tests.server.test_notices import choose, rows, with_mail, with_targets
from tests.server.test_own_data import everything
from tests.server.test_seating import in_play
from undercroft.server.endpoints.table_commands import own_data
from undercroft.server.endpoints.table_commands.person_deletion import AGAIN
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.runtime.wall_clock import DAY
from undercroft.server.services.people.person_accounts import MIND_DAYS
from undercroft.server.storage.database_schema import DUE, METADATA, PEOPLE, PERSON_GUESTS
from undercroft.server.storage.writing.due_rows import DELETION, DueRows

OVER = MIND_DAYS * DAY + 60
NAME = "Anastasia"
WORDS = "words of hers"

OF_TABLES = (
    "tables",
    "seats",
    "actions",
    "chat",
    "chronicles",
    "lease",
    "outages",
    "due",
    "questions",
    "saved_matches",
)
"""The parts of the database in which something may be left that is not hers."""


class Life(NamedTuple):
    """Where somebody has left traces.

    Attributes:
        traces: what would tell of her, wherever it stood.
        finished: a game that is over.
        alone: one against bots.
        running: one with somebody else.
    """

    anna: Person
    boris: Person
    code: str
    traces: list[str]
    finished: str
    alone: str
    running: str


async def ask(person: Person) -> dict[str, Any]:
    """Ask for everything to be deleted; the body."""
    response = await person.http.delete("/api/me")
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


async def see_to(home: House, after: float = 0.0) -> None:
    """Let the server see to what is due some seconds from now."""
    await home.services.due.look(time.time() + after)
    await home.services.delivery.rest()


async def a_life(home: House) -> Life:
    """Let Anna play, speak, ask for a seat and keep her games, and Boris play with her."""
    anna, boris = await newcomer(home), await home.person()
    finished = await anna.make("me", "open", preset="first", name=NAME)
    await boris.sit(finished, 1, name="Boris")
    async with anna.live(finished["id"]) as hers, boris.live(finished["id"]) as his:
        await asyncio.gather(play_out(hers), play_out(his))
    code = await keep(anna, NAME, passkey(home))
    alone = await anna.make("me", *["bot:random"] * 3, name=NAME)
    running = await anna.make("me", "open", *["bot:random"] * 2, name=NAME)
    await boris.sit(running, 1, name="Boris")
    await boris.bots_rest(running["id"])
    for made in (finished, running):
        await anna.post(f"/api/tables/{made['id']}/chat", {"text": WORDS})
    # At the last table she only asks for the seat of somebody who has left.
    path, (clara, _, gone) = await in_play(home, public=True)
    await gone.post(f"{path}/leave")
    await anna.post(f"{path}/seats/2/claim", {"name": NAME})
    assert [one["name"] for one in (await clara.get(path))["newcomers"]] == [NAME]
    await anna.post(f"/api/tables/{running['id']}/mark", {"pinned": True}, 200)
    later = time.time() + 50 * DAY
    await anna.post("/api/vacation", {"begins": later, "ends": later + DAY}, 200)
    [person] = [row["id"] for row in await rows(home, PEOPLE)]
    guests = [row["guest"] for row in await rows(home, PERSON_GUESTS)]
    return Life(anna, boris, code, [NAME, WORDS, person, *guests], finished["id"], alone["id"], running["id"])


async def shown(person: Person, life: Life) -> str:
    """All that somebody sees of the tables of a life."""
    seen: list[Any] = [await person.get("/api/tables?which=mine&status=any")]
    for table_id in (life.finished, life.running):
        seen += [await person.snapshot(table_id), await person.get(f"/api/tables/{table_id}/chat")]
    return json.dumps(seen)


@pytest.mark.parametrize("kind", KINDS)
def test_after_two_weeks_nothing_is_left_but_a_former_player(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        life = await a_life(home)
        anna, boris = life.anna, life.boris
        await choose(anna)
        await with_mail(anna, sink, "anastasia@test.example")
        stored = await everything(home)
        assert all(trace in stored for trace in life.traces)
        before = await shown(boris, life)
        assert NAME in before and WORDS in before
        asked = await ask(anna)
        await see_to(home)
        assert [letter["Subject"] for _, letter in sink.letters] == ["Your data at Undercroft will be deleted"]
        sink.letters.clear()
        assert asked["tables"] == [] and abs(asked["until"] - time.time() - MIND_DAYS * DAY) < 60
        # Unseen at once, and signed out; but nothing is lost yet.
        seen = await shown(boris, life)
        assert NAME not in seen and WORDS not in seen
        assert (await boris.snapshot(life.finished))["seats"][0]["former"]
        assert (await me(anna))["person"] is None and await mine(anna) == []
        await see_to(home, OVER - 120)
        stored = await everything(home)
        assert sink.letters == [] and all(trace in stored for trace in life.traces)
        assert await shown(boris, life) == seen
        # Two weeks later, everything is.
        await see_to(home, OVER)
        stored = await everything(home)
        assert [trace for trace in life.traces if trace in stored] == []
        assert sink.letters == []
        parts = {part.name for part in METADATA.sorted_tables if part.name not in OF_TABLES}
        for part in parts:
            assert await rows(home, METADATA.tables[part]) == [], part
        over, running = await boris.snapshot(life.finished), await boris.snapshot(life.running)
        assert (over["seats"][0]["former"], over["seats"][0]["kind"]) == (True, "person")
        assert running["seats"][0]["kind"] == "open" and running["table"]["host"]
        await boris.get(f"/api/tables/{life.alone}", 404)
        refused = await anna.post("/api/person/recover", {"code": life.code}, 403)
        assert refused["code"] == "code"
        await keep(anna, NAME)  # the name is free again

    with KINDS[kind](tmp_path, request) as url:
        with_targets(tmp_path, play, database_url=url)


def test_signing_in_takes_it_back_and_everything_is_as_it_was(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        await home.services.due.stop()
        life = await a_life(home)
        anna, boris = life.anna, life.boris
        before, own = await shown(boris, life), await anna.get("/api/me")
        await ask(anna)
        await ask(anna)  # as nobody who is signed in: the new guest of this browser
        await see_to(home, OVER - 120)
        back = await anna.post("/api/person/recover", {"code": life.code}, 200)
        assert back == {"signed_in": True, "restored": True}
        await see_to(home)
        assert _timeless(await shown(boris, life)) == _timeless(before)
        found = await anna.get("/api/me")
        assert found["tables"] == own["tables"], "it can be handed out until then"
        await see_to(home, 2 * OVER)
        stored = await everything(home)
        assert all(trace in stored for trace in life.traces)
        again = await anna.post("/api/person/recover", {"code": life.code}, 200)
        assert again == {"signed_in": True, "restored": False}

    visit_new(play)


def test_who_comes_back_too_late_is_refused(visit_new: Visit) -> None:
    """Even while nothing is deleted yet, and though the passkey is still there."""

    async def play(home: House) -> None:
        await home.services.due.stop()
        anna, key = await newcomer(home), passkey(home)
        await keep(anna, NAME, key)
        await ask(anna)
        async with home.services.engine.begin() as connection:
            await connection.execute(update(PEOPLE).values(ends=time.time() - 1))
        answer = key.sign(await anna.post("/api/person/sign-in-question", None, 200))
        assert (await anna.post("/api/person/sign-in", {"passkey": answer}, 403))["code"] == "deleted"
        await see_to(home)
        assert await rows(home, PEOPLE) == []

    visit_new(play)


def test_a_clock_that_is_doubted_deletes_nobody(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        await home.services.due.stop()
        anna = await newcomer(home)
        await keep(anna, NAME)
        await ask(anna)
        clock = home.services.clock
        clock.ahead += OVER
        assert not clock.certain
        await home.services.due.look(clock.time())
        assert len(await rows(home, PEOPLE)) == 1
        clock.ahead -= OVER
        await see_to(home, OVER + AGAIN)
        assert await rows(home, PEOPLE) == []

    visit_new(play)


def test_it_is_done_once_by_one_of_several_nodes_and_goes_on_when_one_dies(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with nodes(tmp_path, url) as both:
            for node in both:
                await node.services.due.stop()
            anna, boris = await newcomer(both[0]), await both[0].person()
            made = await anna.make("me", "open", "open", name=NAME)
            await boris.sit(made, 1)
            await keep(anna, NAME)
            await ask(anna)
            forgotten: list[str] = []
            forget_at, fails = own_data.forget_at, [True]

            async def counted(playing: PlayCommands, table_id: str, guest: str) -> None:
                if fails.pop() if fails else False:
                    raise NotStored
                forgotten.append(table_id)
                await forget_at(playing, table_id, guest)

            monkeypatch.setattr(own_data, "forget_at", counted)
            await both[0].services.due.look(time.time() + OVER)
            assert forgotten == [] and len(await rows(both[0], PEOPLE)) == 1
            later = time.time() + OVER + DAY
            await asyncio.gather(*[node.services.due.look(later) for node in both])
            assert forgotten == [made["id"]] and await rows(both[1], PEOPLE) == []
            assert [row for row in await rows(both[1], DUE) if row["kind"] == DELETION] == []
            assert NAME not in await everything(both[1])

    asyncio.run(asyncio.wait_for(run(), MUCH))


def test_a_restored_backup_still_knows_who_is_to_be_deleted(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        await home.services.due.stop()
        anna = await newcomer(home)
        await keep(anna, NAME)
        await ask(anna)
        async with home.services.engine.begin() as connection:
            await connection.execute(DUE.delete())
        await DueRows(home.services.engine).look_at_all()
        await see_to(home, OVER)
        assert await rows(home, PEOPLE) == []

    visit_new(play)


def test_a_guest_is_deleted_at_once(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        guest = await home.person()
        await guest.make("me", *["bot:random"] * 3, name=NAME)
        assert await ask(guest) == {"tables": [], "until": None}
        assert NAME not in await everything(home)

    visit_new(play)


def _timeless(seen: str) -> str:
    """What is seen, but for how often and when tables have changed."""
    return re.sub(r'"(changed|asked|since)": [\d.]+', "", seen)
