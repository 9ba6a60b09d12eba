"""Pauses: no time runs at a table while all of its people want it so."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from tests.server import test_notices as notices
from tests.server.helpers import House, Person, Visit, in_house
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.test_answer_deadlines import three
from tests.server.test_days_off import DAY, ROME, moment, set_clock
from tests.server.test_nodes import Nodes, elsewhere, with_nodes
from tests.server.test_own_data import everything, forget
from tests.server.test_seat_clocks import about, reply, seated, seats_at, think
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.runtime.wall_clock import Outage
from undercroft.server.tables.core.clocks.answer_clocks import end_of_workdays, workdays_between

HOUR = {"pace": 3600, "increment": None}


def jump(house: House, at: float) -> None:
    """Let the clock of a server of this test show a moment; that it has jumped counts as no outage."""
    clock = house.services.stored_clock
    clock.keep = do_nothing  # type: ignore[method-assign]
    set_clock(house, at)


async def do_nothing(write: object) -> None:
    """Do nothing, in the place of a look at the clock."""


def paused_for(house: House, table_id: str, seconds: float) -> None:
    """Let a pause have begun so much earlier, and with it all that was before."""
    table = house.services.tables._tables[table_id]
    assert table.about.paused is not None
    table.about.paused -= seconds
    for seat in table.seats:
        if seat.asked is not None:
            seat.asked -= seconds


async def stored_thinking(house: House, table_id: str, seat: int, seconds: float) -> None:
    """Let a seat have been asked for so much longer, and let the database and other nodes know."""
    think(house, table_id, seat, seconds)
    async with house.services.tables.at(table_id) as table:
        await table.append([], table.seat_row(seat))


async def pause(table_id: str, *people: Person) -> dict[str, Any]:
    """Let people want a pause; the table as the last one sees it."""
    table: dict[str, Any] = {}
    for person in people:
        table = await person.post(f"/api/tables/{table_id}/pause")
    return table


async def play_on(table_id: str, person: Person) -> dict[str, Any]:
    """Let somebody end a pause, or decline it."""
    table: dict[str, Any] = await person.post(f"/api/tables/{table_id}/play-on")
    return table


def left(table: dict[str, Any], seat: int) -> float:
    """How much time a seat has, in seconds."""
    until: float = table["seats"][seat]["until"]
    return until - time.time()


def test_no_time_runs_in_a_pause_and_afterwards_as_much_is_left_as_before(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        think(house, table_id, 0, 3000)
        think(house, table_id, 1, 1000)
        table = await pause(table_id, anna)
        assert table["pause"] == {"seat": 0, "agreed": [0], "since": None}
        assert left(table, 0) == about(600), "one does not pause alone"
        assert (await boris.snapshot(table_id))["pause"] == table["pause"]
        listed = [(await person.get("/api/turns"))["tables"][0] for person in (anna, boris)]
        assert [one["pause_wanted"] for one in listed] == [False, True]
        table = await pause(table_id, boris)
        assert (table["pause"]["agreed"], table["pause"]["since"]) == ([0, 1], about(time.time()))
        assert [seat["until"] for seat in table["seats"]] == [None, None]
        await house.services.due.look(time.time() + 10_000)
        assert not any(seat["away"] for seat in (await anna.snapshot(table_id))["seats"])
        for person in (anna, boris):
            turns = await person.get("/api/turns")
            assert turns["waiting"] == 0
            [turn] = turns["tables"]
            assert (turn["paused"], turn["pause_wanted"], turn["waits"], turn["until"]) == (True, False, False, None)
        refused = await anna.post(f"/api/tables/{table_id}/seats/1/nudge", status=409)
        assert refused["code"] == "not-asked", "nobody is waited for"
        assert (await anna.post(f"/api/tables/{table_id}/pause", status=409))["code"] == "stale"
        paused_for(house, table_id, 50_000)
        table = await play_on(table_id, boris)
        assert table["pause"] is None
        assert [left(table, seat) for seat in (0, 1)] == [about(600), about(2600)]
        assert [turn["waits"] for turn in (await anna.get("/api/turns"))["tables"]] == [True]
        await house.services.due.look(time.time() + 700)
        assert [seat["away"] for seat in (await anna.snapshot(table_id))["seats"]] == [True, False]

    visit_new(play)


def test_an_answer_ends_a_pause(visit_new: Visit) -> None:
    """Not one that is changed behind the screen, which nobody may notice."""

    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        await reply(anna, table_id, 0)
        options = (await anna.snapshot(table_id))["decisions"][0]["options"]
        think(house, table_id, 1, 250)
        table = await pause(table_id, anna, boris)
        assert table["seats"][1]["bank"] == about(350), "a clock shows what it showed when it was stopped"
        await reply(anna, table_id, 0, options[-1]["action"])
        assert (await boris.snapshot(table_id))["pause"]
        paused_for(house, table_id, 5000)
        table = await reply(boris, table_id, 1)
        assert table["pause"] is None
        assert seats_at(house, table_id)[1].bank == about(600 - 250 + 120), "a pause takes nothing off a clock"

    visit_new(play)


def test_outages_before_and_in_a_pause_cost_and_bring_no_time(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        think(house, table_id, 0, 3000)
        before = Outage(time.time() - 2000, 1000)
        house.services.clock.outages = (before,)
        await pause(table_id, anna, boris)
        paused_for(house, table_id, 9000)
        house.services.clock.outages = (before._replace(began=before.began - 9000), Outage(time.time() - 1500, 700))
        assert left(await play_on(table_id, anna), 0) == about(1600)
        house.services.clock.outages = ()

    visit_new(play)


def test_only_people_at_a_table_that_limits_the_time_can_pause_it(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        stranger, path = await house.person(), f"/api/tables/{table_id}"
        for wish in ("pause", "play-on"):
            assert (await stranger.post(f"{path}/{wish}", status=409))["code"] == "not-yours"
        assert (await boris.post(f"{path}/play-on", status=409))["code"] == "stale"
        free = await anna.make("me", "open")
        await boris.sit(free, 1)
        waiting = await anna.make("me", "open", **HOUR)
        alone = await anna.make("me", "bot:random", **HOUR)
        for made, code in ((free, "no-pace"), (waiting, "not-begun"), (alone, "no-pace")):
            refused = await anna.post(f"/api/tables/{made['id']}/pause", status=409)
            assert refused["code"] == code
        await boris.post(f"{path}/stand-in", {"bot": "random"})
        assert (await boris.post(f"{path}/pause", status=409))["code"] == "away"
        assert (await pause(table_id, anna))["pause"]["since"], "nobody asks people who are away"

    visit(play)


def test_a_pause_is_declined_or_withdrawn(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        async with anna.live(table_id) as live, boris.live(table_id) as other:
            await live.hello()
            await other.hello()
            for who in (live, other):
                assert (await live.ask(type="pause"))["type"] == "done"
                await other.until_table(lambda table: table["pause"])
                assert (await who.ask(type="play-on"))["type"] == "done"
                if other.table["pause"]:
                    await other.until_table(lambda table: not table["pause"])
            assert (await live.ask(type="play-on"))["code"] == "stale"
        said = [(note["code"], note["seat"]) for note in (await boris.snapshot(table_id))["notes"]]
        assert said[-1:] == [("pause-declined", 1)] and len([code for code, _ in said if "pause" in code]) == 1
        await pause(table_id, anna, boris)
        await play_on(table_id, boris)
        said = [(note["code"], note["seat"]) for note in (await anna.snapshot(table_id))["notes"]]
        assert said[-2:] == [("pause-begun", 0), ("pause-over", 1)]
        assert left(await boris.snapshot(table_id), 0) == about(3600)

    visit(play)


def test_nobody_waits_for_the_consent_of_somebody_who_leaves(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, (anna, boris, clara) = await three(house, pace=3600)
        table = await pause(made["id"], anna, boris)
        assert table["pause"] == {"seat": 0, "agreed": [0, 1], "since": None}
        await clara.post(f"/api/tables/{made['id']}/leave")
        table = await anna.snapshot(made["id"])
        assert table["pause"]["since"], "all others had agreed"
        await anna.post(f"/api/tables/{made['id']}/leave")
        table = await boris.snapshot(made["id"])
        assert table["pause"]["since"] and table["pause"]["seat"] is None and table["pause"]["agreed"] == [1]
        assert (await play_on(made["id"], boris))["pause"] is None

    visit(play)


def test_what_somebody_has_asked_for_ends_when_that_person_leaves(visit: Visit) -> None:
    async def play(house: House) -> None:
        made, (anna, boris, clara) = await three(house, pace=3600)
        await pause(made["id"], boris, clara)
        await boris.post(f"/api/tables/{made['id']}/stand-in", {"bot": "random"})
        assert (await anna.snapshot(made["id"]))["pause"] is None
        await pause(made["id"], clara)
        await anna.post(f"/api/tables/{made['id']}/seats/2/free")
        assert (await anna.snapshot(made["id"]))["pause"] is None

    visit(play)


def test_what_was_asked_of_others_ends_when_a_seat_changes_hands(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        await pause(table_id, anna)
        link = (await anna.post(f"/api/tables/{table_id}/seats/0/link"))["link"]
        phone = await house.person()
        await phone.post(f"/api/tables/{table_id}/seats/0/claim", {"secret": link.partition("#")[2]})
        assert (await boris.snapshot(table_id))["pause"] is None
        assert (await pause(table_id, boris, phone))["pause"]["since"]
        assert (await boris.post(f"/api/tables/{table_id}/seats/0/nudge", status=409))["code"] == "not-asked"

    visit(play)


def test_one_person_at_two_seats_agrees_once_and_bots_are_not_asked(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "hotseat:Aunt", "bot:random", "open", **HOUR)
        await boris.sit(made, 3)
        assert (await pause(made["id"], anna))["pause"] == {"seat": 0, "agreed": [0, 1], "since": None}
        assert (await pause(made["id"], boris))["pause"]["since"]
        await boris.post(f"/api/tables/{made['id']}/leave")
        await play_on(made["id"], anna)
        await anna.post(f"/api/tables/{made['id']}/seats/3/bot", {"bot": "random"})
        assert (await pause(made["id"], anna))["pause"]["since"], "with bots alone it is at once"

    visit(play)


def test_an_undo_does_not_end_a_pause(visit: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        await reply(anna, table_id, 0)
        await reply(boris, table_id, 1)
        await pause(table_id, anna, boris)
        paused_for(house, table_id, 50_000)
        for wish, person in (("undo", anna), ("undo/agree", boris)):
            table = await person.post(f"/api/tables/{table_id}/{wish}", {"seat": 0})
        assert table["number"] == 0 and table["pause"]["since"]
        table = await play_on(table_id, anna)
        assert left(table, 0) == about(3600)

    visit(play)


def test_a_pause_survives_a_restart(tmp_path: Path, url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        (anna, boris), kept["id"] = await seated(house, **HOUR)
        think(house, kept["id"], 0, 3000)
        kept["table"] = await pause(kept["id"], anna, boris)
        kept["cookie"] = boris.http.cookies[COOKIE]

    async def after(house: House) -> None:
        boris = await house.person()
        boris.http.cookies.set(COOKIE, kept["cookie"], domain="127.0.0.1")
        table = await boris.snapshot(kept["id"])
        assert (table["pause"], table["seats"][0]["until"]) == (kept["table"]["pause"], None)
        assert left(await play_on(kept["id"], boris), 0) == about(600)

    in_house(tmp_path, before, database_url=url)
    in_house(tmp_path, after, database_url=url)


def test_every_node_shows_the_same_pause(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        (anna, boris), table_id = await seated(found[0], **HOUR)
        there = elsewhere(boris, found[1])
        async with there.live(table_id) as live:
            await live.hello()
            await stored_thinking(found[0], table_id, 0, 3000)
            await pause(table_id, anna)
            await live.until_table(lambda table: table["pause"])
            await pause(table_id, there)
            assert left(await play_on(table_id, anna), 0) == about(600)
            await live.until_table(lambda table: not table["pause"])
            assert left(live.table, 0) == about(600)

    with_nodes(tmp_path, url, play)


def test_weekends_in_a_pause_are_not_given_back(visit_new: Visit) -> None:
    """What is left is counted in working hours, as it was before."""

    async def play(house: House) -> None:
        await house.services.due.stop()
        people = [await house.person(), await house.person()]
        jump(house, moment(2026, 3, 27, 12))
        made = await people[0].make("me", "open", pace=DAY, days_off=ROME)
        await people[1].sit(made, 1)
        for begin, end, until in (
            (moment(2026, 3, 27, 13), moment(2026, 3, 28, 15), moment(2026, 3, 30, 23)),  # 23 hours were left
            (moment(2026, 3, 30, 13), moment(2026, 4, 3, 20), moment(2026, 4, 6, 6)),  # 10 hours were left
        ):
            jump(house, begin)
            await pause(made["id"], *people)
            jump(house, end)
            table = await play_on(made["id"], people[0])
            assert [seat["until"] for seat in table["seats"]] == [pytest.approx(until)] * 2

    visit_new(play)


@pytest.mark.parametrize("hours", [1, 30, 100, 400])
def test_working_hours_between_two_moments_are_those_that_end_there(hours: int) -> None:
    begin, zone = moment(2026, 3, 25, 17), ZoneInfo(ROME)
    end = end_of_workdays(begin, hours * 3600, zone)
    assert workdays_between(begin, end, zone) == pytest.approx(hours * 3600)


def test_somebody_can_see_and_delete_that_they_wanted_a_pause(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, **HOUR)
        await pause(table_id, anna)
        assert [(await person.get("/api/me"))["tables"][0]["pause"] for person in (anna, boris)] == [True, False]
        await pause(table_id, boris)
        cookie = str(anna.http.cookies[COOKIE]).partition(".")[0]
        assert cookie in await everything(house)
        await forget(anna)
        assert cookie not in await everything(house)
        table = await boris.snapshot(table_id)
        assert table["pause"]["since"] and table["pause"]["seat"] is None

    in_house(tmp_path, play)


def test_nobody_hears_of_a_question_in_a_pause_but_afterwards(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await notices.seated(home, pace=3600)
        await notices.with_mail(boris, sink, "boris@test.example")
        await pause(table_id, anna, boris)
        await notices.look(home, 9 * DAY)
        assert sink.letters == []
        paused_for(home, table_id, 9 * DAY)
        await play_on(table_id, anna)
        await notices.look(home, notices.DELAY)
        await notices.look(home, 3000)
        assert [letter["Subject"] for _, letter in sink.letters] == [
            "Your turn: Dungeon Lords",
            "Little time left: Dungeon Lords",
        ]

    notices.with_targets(tmp_path, play)


def test_somebody_who_was_warned_before_a_pause_is_warned_after_it(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await notices.seated(home, pace=3600)
        await notices.with_mail(boris, sink, "boris@test.example")
        await notices.look(home, 3000)
        await pause(table_id, anna, boris)
        paused_for(home, table_id, 9 * DAY)
        await play_on(table_id, anna)
        await notices.look(home, notices.DELAY)
        assert [letter["Subject"] for _, letter in sink.letters] == ["Little time left: Dungeon Lords"]
        await notices.look(home, 3000)
        assert [letter["Subject"] for _, letter in sink.letters] == ["Little time left: Dungeon Lords"] * 2

    notices.with_targets(tmp_path, play)


def test_a_notice_that_was_put_off_until_a_pause_comes_after_it(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await notices.seated(home, pace=3 * DAY)
        hook = await notices.add(boris, "webhook", f"{target.url}/hook")
        said = msgspec.json.decode(target.posted.pop().body)["content"]
        await notices.prove(boris, hook["id"], notices.code_in(said))
        target.status = 500
        await notices.look(home, notices.DELAY)
        assert len(target.posted) == 1, "it could not be delivered"
        await pause(table_id, anna, boris)
        target.status = 204
        await notices.look(home, DAY)
        assert len(target.posted) == 1
        await play_on(table_id, anna)
        await notices.look(home, notices.DELAY)
        assert len(target.posted) == 2

    notices.with_targets(tmp_path, play)


def test_a_warning_on_its_way_when_a_pause_begins_comes_when_it_is_true_again(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await notices.seated(home, pace=3600)
        hook = await notices.add(boris, "webhook", f"{target.url}/hook")
        said = msgspec.json.decode(target.posted.pop().body)["content"]
        await notices.prove(boris, hook["id"], notices.code_in(said))
        await stored_thinking(home, table_id, 1, 3000)
        target.status = 500
        await notices.look(home, notices.DELAY)
        assert len(target.posted) == 1, "it could not be delivered"
        await pause(table_id, anna, boris)
        target.status = 204
        await notices.look(home, 300)
        assert len(target.posted) == 1
        await play_on(table_id, anna)
        await notices.look(home, notices.DELAY)
        [warned] = [msgspec.json.decode(one.body)["content"] for one in target.posted[1:]]
        assert "little time is left" in warned

    notices.with_targets(tmp_path, play)
