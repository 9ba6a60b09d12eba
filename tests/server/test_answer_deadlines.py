"""People who are away, who leave, or who are not wanted: the others can go on."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.helpers import GAME, House, Live, Person, Visit, in_house
from tests.server.test_seating import codes, link_of
from undercroft.server.storage.writing.due_rows import LATE, DueRow

LONG = 1000.0
"""More seconds than the shortest pace, and than a server waits after its start."""

PACE = {"pace": 300}


async def look(house: House) -> None:
    """Let the server look for people who are late, a while later."""
    await house.services.due.look(time.time() + LONG)


def asked(table: dict[str, Any]) -> list[int]:
    """The seats that are asked."""
    return [seat["seat"] for seat in table["seats"] if seat["to_act"]]


async def shown(live: Live, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Wait for a snapshot that is wanted, unless the last one is."""
    return live.table if wanted(live.table) else await live.until_table(wanted)


async def answer_own(live: Live) -> None:
    """Answer everything that the person at a socket is asked."""
    while live.table["decisions"] and live.table["decisions"][0]["sealed"] is None:
        number = live.table["number"]
        assert (await live.answer(live.table["decisions"][0]))["type"] == "done"
        while live.table["number"] == number:
            await live.until_table()


@pytest.mark.parametrize("absent", [None, "random"])
def test_somebody_else_answers_for_who_is_away_longer_than_the_pace(visit: Visit, absent: str | None) -> None:
    """The default answer or a bot, as the table chose; the owner comes back by saying so, and by an answer."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", absent=absent, **PACE)
        await boris.sit(made, 1, name="Boris")
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            table = await live.hello()
            assert (table["table"]["pace"], table["table"]["absent"]) == (300, absent)
            assert table["seats"][1]["asked"] is not None
            await other.hello()
            await answer_own(live)
            await look(house)
            table = await shown(live, lambda table: table["decisions"] and not table["decisions"][0]["sealed"])
            assert table["seats"][1]["away"] and not table["seats"][0]["away"]
            assert codes(table)[1:] == [("seat-away", 1, "Boris")]
            assert (await other.ask(type="back"))["type"] == "done"
            assert (await other.ask(type="back"))["code"] == "stale"
            await shown(other, lambda table: not table["seats"][1]["away"])
            await shown(live, lambda table: codes(table)[-1] == ("seat-back", 1, "Boris"))
            await answer_own(live)
            table = await boris.snapshot(made["id"])
            assert 1 in asked(table), "nobody answers for Boris any more"
            here = house.services.tables._tables[made["id"]]
            if here.bot_task is not None:
                await here.bot_task  # a bot that was asked while he was away would still answer for him
            here.seats[1].away = True
            decision = table["decisions"][0]
            body = {"seat": 1, "decision": decision["number"], "action": decision["default"]}
            table = await boris.post(f"/api/tables/{made['id']}/answer", body)
            assert not table["seats"][1]["away"] and codes(table)[-1] == ("seat-back", 1, "Boris")
            assert (await boris.post(f"/api/tables/{made['id']}/back", status=409))["code"] == "stale"

    visit(play)


def test_a_person_who_is_away_is_noticed_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    made: dict[str, Any] = {}
    people: list[str] = []

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made.update(await anna.make("me", "open", **PACE))
        await boris.sit(made, 1)
        people.append(boris.http.cookies["undercroft_guest"])

    async def later(house: House) -> None:
        await house.services.due.look(time.time() + 1)  # nobody could answer while the server was stopped
        anna = await house.person()
        assert not any(seat["away"] for seat in (await anna.snapshot(made["id"]))["seats"])
        house.services.tables.sweep()
        await look(house)
        table = await anna.snapshot(made["id"])
        assert [seat["away"] for seat in table["seats"]] == [True, True]
        assert table["number"] == 0, "nobody is left to wait for an answer, so nobody answers for them"
        boris = await house.person()
        boris.http.cookies.set("undercroft_guest", people[0])
        assert not (await boris.post(f"/api/tables/{made['id']}/back"))["seats"][1]["away"]
        await until(lambda: len(house.services.tables._tables[made["id"]].match.record.moves))

    in_house(tmp_path, play)
    in_house(tmp_path, later)


def test_somebody_is_late_at_the_very_moment_at_which_a_look_is_due(visit: Visit) -> None:
    """Or else the look comes up again at the same moment, without end."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", pace=3600)
        await boris.sit(made, 1)
        end = min(seat["until"] for seat in (await anna.snapshot(made["id"]))["seats"])
        again = await house.services.due._handlers[LATE](DueRow(LATE, made["id"], end, 1), end)
        assert again is None or again > end
        assert any(seat["away"] for seat in (await anna.snapshot(made["id"]))["seats"])

    visit(play)


def test_no_time_runs_while_a_table_waits_for_its_people(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        made = await anna.make("me", "open", **PACE)
        alone = await anna.make("me", "bot:random", **PACE)
        assert (await anna.snapshot(alone["id"]))["table"]["pace"] is None
        await look(house)
        table = await anna.snapshot(made["id"])
        assert [(seat["away"], seat["asked"]) for seat in table["seats"]] == [(False, None)] * 2
        boris = await house.person()
        await boris.sit(made, 1)
        assert all(seat["asked"] for seat in (await anna.snapshot(made["id"]))["seats"])

    visit(play)


def test_only_the_offered_paces_and_bots_can_be_chosen(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        body = {"game": GAME, "preset": "full", "seats": ["me", "open"]}
        for more in ({"pace": 1}, {"pace": 300, "absent": "nobody"}):
            assert (await anna.post("/api/tables", {**body, **more}, 400))["code"] == "option"

    visit(play)


def test_an_undo_needs_no_consent_of_people_who_are_away(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, clara = [await house.person() for _ in range(3)]
        made = await anna.make("me", "open", "open", preset="full", **PACE)
        await boris.sit(made, 1)
        await clara.sit(made, 2)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            await live.hello()
            await other.hello()
            await answer_own(live)
            await answer_own(other)
            await look(house)
            await shown(live, lambda table: table["seats"][2]["away"] and table["decisions"] and asked(table) != [2])
            await shown(live, lambda table: 2 not in asked(table))
            assert (await live.ask(type="undo", seat=0))["type"] == "done"
            edition = live.table["edition"]
            assert live.table["request"] == {"seat": 0, "agreed": [0]}
            await shown(other, lambda table: table["request"])
            assert (await other.ask(type="agree"))["type"] == "done"
            await shown(live, lambda table: table["edition"] > edition)

    visit(play)


async def three(house: House, **more: Any) -> tuple[dict[str, Any], list[Person]]:
    """A table of three people."""
    people = [await house.person() for _ in range(3)]
    made = await people[0].make("me", "open", "open", name="Anna", **more)
    for seat, name in ((1, "Boris"), (2, "Clara")):
        await people[seat].sit(made, seat, name=name)
    return made, people


def test_the_host_frees_a_seat_and_its_person_cannot_come_back_uninvited(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, (anna, boris, _) = await three(house, public=True)
        path = f"/api/tables/{made['id']}/seats"
        assert (await boris.post(f"{path}/2/free", status=403))["code"] == "not-host"
        assert (await anna.post(f"{path}/0/free", status=409))["code"] == "not-free"
        table = await anna.post(f"{path}/1/free")
        assert (table["seats"][1]["kind"], table["table"]["status"]) == ("open", "open")
        assert codes(table)[-1] == ("seat-freed", 1, "Boris")
        assert (await boris.snapshot(made["id"]))["look"] is None
        assert (await boris.post(f"{path}/1/claim", {}, 403))["code"] == "barred"
        house.services.tables._tables[made["id"]].broken = True  # it is loaded again, and remembers
        assert (await boris.post(f"{path}/1/claim", {}, 403))["code"] == "barred"
        secret = await link_of(anna, made["id"], 1)
        await anna.post(f"{path}/1/free")  # an open seat: its link dies
        assert (await boris.post(f"{path}/1/claim", {"secret": secret}, 403))["code"] == "not-yours"
        await boris.post(f"{path}/1/claim", {"secret": await link_of(anna, made["id"], 1)})

    visit(play)


def test_a_person_leaves_and_the_others_go_on(visit: Visit) -> None:
    """The next person becomes the host, and nobody at the table may look into the hand that is left behind."""

    async def play(house: House) -> None:
        made, (anna, boris, clara) = await three(house)
        path = f"/api/tables/{made['id']}"
        stranger = await house.person()
        assert (await stranger.post(f"{path}/leave", status=403))["code"] == "not-yours"
        async with anna.live(made["id"]) as live:
            await live.hello()
            await answer_own(live)
        await anna.post(f"{path}/leave")
        table = await boris.snapshot(made["id"])
        assert codes(table)[-2:] == [("seat-left", 0, "Anna"), ("host", 1, "Boris")]
        assert table["table"]["host"] and table["seats"][0]["kind"] == "open"
        assert [one["id"] for one in (await anna.get("/api/tables"))["tables"]] == []
        body = {"secret": await link_of(boris, made["id"], 0)}
        assert (await boris.post(f"{path}/seats/0/claim", body, 409))["code"] == "second-seat"
        table = await boris.post(f"{path}/seats/0/bot", {"bot": "random"})
        assert table["table"]["status"] == "playing"
        await clara.post(f"{path}/leave")
        assert (await boris.post(f"{path}/leave", status=409))["code"] == "alone"

    visit(play)


def test_somebody_else_answers_for_a_seat_that_was_left_at_a_table_with_a_pace(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, (anna, boris, clara) = await three(house, public=True, **PACE)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            await live.hello()
            await other.hello()
            await answer_own(live)
            await clara.post(f"/api/tables/{made['id']}/leave")
            await answer_own(other)
            await look(house)
            await shown(live, lambda table: table["decisions"])
        dora = await house.person()
        path = f"/api/tables/{made['id']}/seats/2"
        await dora.post(f"{path}/claim", {"name": "Dora"})
        for one in (anna, boris):
            await one.post(f"{path}/admit", {"yes": True})
        table = await dora.snapshot(made["id"])
        assert table["seats"][2]["mine"] and not table["seats"][2]["away"]

    visit(play)
