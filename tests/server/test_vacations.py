"""Vacations: somebody is away for some days, and no time of theirs runs meanwhile at slow tables."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server import test_notices as notices
from tests.server.helpers import House, Person, Visit, in_house, play_out
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.signing_in import keep, newcomer, passkey, sign_in
from tests.server.test_days_off import DAY, ROME, moment
from tests.server.test_nodes import Nodes, elsewhere, with_nodes
from tests.server.test_own_data import everything, forget
from tests.server.test_pauses import jump, pause, play_on
from tests.server.test_seat_clocks import reply
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.endpoints.table_commands.vacation_changes import VacationChanges
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.services.notices.notice_times import NoticeTimes, quiet_end, quiet_start, warning_at
from undercroft.server.services.vacations.vacation_calendar import HOUR, LONGEST, YEAR, YEARLY
from undercroft.server.storage.writing.due_rows import VACATION, DueRow
from undercroft.server.tables.core.clocks.answer_clocks import end_of_workdays, workdays_between

SLOW = {"pace": 3 * DAY}
NOON = moment(2026, 3, 24, 12)
"""When people are asked: on a Tuesday, in Rome."""


async def seated(house: House, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table that gives three days for each answer, both of whom are asked at noon."""
    await house.services.due.stop()
    jump(house, NOON)
    people = [await house.person() for _ in range(2)]
    made = await people[0].make("me", "open", **{**SLOW, **more})
    await people[1].sit(made, 1)
    return people, made["id"]


async def away(house: House, person: Person, begins: float, ends: float, status: int = 200, **more: Any) -> Any:
    """Say when somebody is away, and let the tables hear of it."""
    answer = await person.post("/api/vacation", {"begins": begins, "ends": ends, **more}, status)
    await heard(house)
    return answer


async def back(house: House, person: Person) -> Any:
    """Say that somebody is back, and let the tables hear of it."""
    answer = (await person.http.delete("/api/vacation")).json()
    await heard(house)
    return answer


async def heard(house: House) -> None:
    """See to what is due now."""
    await house.services.due.look(house.services.clock.time())


async def deadlines(person: Person, table_id: str) -> list[float | None]:
    """Until when the seats of a table may answer."""
    return [seat["until"] for seat in (await person.snapshot(table_id))["seats"]]


def days(number: float) -> float:
    """A moment so many days after noon."""
    return NOON + number * DAY


def test_no_time_of_somebody_runs_on_vacation_at_a_slow_table(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        assert await deadlines(anna, table_id) == [days(3), days(3)]
        planned = await away(house, anna, days(1), days(8))
        assert planned == {"planned": {"begins": days(1), "ends": days(8), "notices": False}, **LEFT}
        assert await deadlines(boris, table_id) == [days(10), days(3)]
        seats = (await boris.snapshot(table_id))["seats"]
        assert [(one["vacation_from"], one["vacation_until"]) for one in seats] == [(days(1), days(8)), (None, None)]
        stranger = await (await house.person()).snapshot(table_id)
        assert {(one["vacation_from"], one["vacation_until"]) for one in stranger["seats"]} == {(None, None)}
        assert [turn["until"] for turn in (await anna.get("/api/turns"))["tables"]] == [days(10)]
        house.services.tables._tables[table_id].broken = True  # it is loaded again
        assert (await boris.snapshot(table_id))["seats"] == seats
        jump(house, days(2))
        await house.services.due.look(days(9.9))
        assert [seat["away"] for seat in (await boris.snapshot(table_id))["seats"]] == [False, True]
        await house.services.due.look(days(10.1))
        assert (await boris.snapshot(table_id))["seats"][0]["away"]

    visit_new(play)


LEFT = {"longest": LONGEST, "left": LONGEST}


def test_a_vacation_ends_early_by_word_or_by_an_answer(visit_new: Visit) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        for person in (anna, boris):
            await away(house, person, days(0), days(14))
        assert await deadlines(anna, table_id) == [days(17), days(17)]
        jump(house, days(5))
        assert (await back(house, anna))["planned"] is None
        assert await deadlines(anna, table_id) == [days(8), days(17)]
        await reply(boris, table_id, 1)
        assert (await boris.get("/api/vacation"))["planned"] is None
        await house.services.due.look(days(5.1))
        seats = (await anna.snapshot(table_id))["seats"]
        assert [seat["vacation_until"] for seat in seats] == [None, None]
        await reply(anna, table_id, 0)
        asked = [until for until in await deadlines(anna, table_id) if until is not None]
        assert asked and set(asked) == {days(8)}

    visit_new(play)


def test_whoever_is_asked_or_sits_down_on_vacation_has_the_whole_time_afterwards(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        jump(house, NOON)
        anna, boris = await house.person(), await house.person()
        await away(house, boris, days(0), days(10))
        made = await anna.make("me", "open", **SLOW)
        await boris.sit(made, 1)
        assert await deadlines(anna, made["id"]) == [days(3), days(13)]
        seat = (await anna.snapshot(made["id"]))["seats"][1]
        assert (seat["vacation_from"], seat["vacation_until"]) == (days(0), days(10))

    in_house(tmp_path, play)


def test_only_slow_tables_wait_for_somebody_on_vacation(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), slow = await seated(house)
        for pace in ({"pace": 3600}, {"pace": 10_800, "increment": 5}, {}):
            made = await anna.make("me", "open", **pace)
            await boris.sit(made, 1)
            before = (await boris.snapshot(made["id"]))["seats"]
            await away(house, anna, days(0), days(10))
            assert (await boris.snapshot(made["id"]))["seats"] == before
            await reply(anna, made["id"], 0)
            assert (await anna.get("/api/vacation"))["planned"], "an answer there does not end it"
        assert await deadlines(boris, slow) == [days(13), days(3)]

    in_house(tmp_path, play)


def test_weekends_and_vacations_are_left_out_together(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, days_off=ROME)  # until Friday at noon
        await away(house, anna, moment(2026, 3, 27), moment(2026, 4, 1))
        assert await deadlines(boris, table_id) == [moment(2026, 4, 1, 12), moment(2026, 3, 27, 12)]
        await away(house, anna, moment(2026, 3, 26, 12), moment(2026, 3, 28, 12))  # half of Thursday, and Friday
        assert (await deadlines(boris, table_id))[0] == moment(2026, 3, 31)
        await back(house, anna)
        assert (await deadlines(boris, table_id))[0] == moment(2026, 3, 27, 12)

    in_house(tmp_path, play)


def test_a_pause_and_a_vacation_do_not_count_twice(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        await away(house, anna, days(1), days(8))
        jump(house, days(0.5))
        await pause(table_id, anna, boris)
        jump(house, days(4))
        await play_on(table_id, boris)
        assert await deadlines(boris, table_id) == [pytest.approx(days(10.5)), pytest.approx(days(6.5))]
        await pause(table_id, anna, boris)
        await back(house, anna)
        jump(house, days(6))
        await play_on(table_id, boris)
        assert await deadlines(boris, table_id) == [pytest.approx(days(8.5)), pytest.approx(days(8.5))]

    in_house(tmp_path, play)


def test_vacations_that_make_no_sense_or_are_too_long_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        jump(house, NOON)
        anna = await house.person()
        for begins, ends, code in (
            (days(3), days(2), "vacation-order"),
            (days(3), days(3), "vacation-order"),
            (days(-3), days(-1), "vacation-order"),
            (days(1), days(1) + LONGEST + HOUR + 1, "vacation-long"),
            (0, 1e300, "vacation-long"),
            (NOON + YEAR + 1, NOON + YEAR + DAY, "vacation-far"),
        ):
            refused = await anna.http.post("/api/vacation", json={"begins": begins, "ends": ends})
            assert refused.is_client_error and refused.json()["code"] == code
        for body in ({}, {"begins": 1}, {"begins": "soon", "ends": 5}, {"begins": None, "ends": None}):
            assert (await anna.post("/api/vacation", body, 400))["code"] == "bad-request"
        assert (await anna.get("/api/vacation")) == {"planned": None, **LEFT}
        await back(house, anna)
        await away(house, anna, days(-5), days(21))
        planned = (await anna.get("/api/vacation"))["planned"]
        assert planned["begins"] == NOON, "nobody has been away in the past"

    in_house(tmp_path, play)


def test_vacations_within_a_year_are_added_up(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        jump(house, NOON)
        anna = await house.person()
        await away(house, anna, days(0), days(20))
        jump(house, days(15))
        await away(house, anna, days(30), days(16))  # it goes on, so only its end changes
        assert (await anna.get("/api/vacation"))["planned"]["begins"] == NOON
        jump(house, days(100))
        assert (await anna.get("/api/vacation"))["left"] == YEARLY - 16 * DAY
        assert (await away(house, anna, days(101), days(116), 409))["code"] == "vacation-year"
        await away(house, anna, days(101), days(115))
        await away(house, anna, days(370), days(384))  # in the place of the one before
        jump(house, days(384) + YEAR - 1)
        await heard(house)
        assert [one["begins"] for one in (await anna.get("/api/me"))["vacations"]] == [days(370)]
        jump(house, days(384) + YEAR)
        await heard(house)
        assert (await anna.get("/api/me"))["vacations"] == [], "nobody has to plan another one"

    in_house(tmp_path, play)


def test_days_are_counted_as_people_count_them_where_clocks_are_put_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        anna, first = await house.person(), moment(2026, 10, 15)
        jump(house, first)
        await away(house, anna, first, moment(2026, 11, 5))  # 21 days and an hour
        jump(house, moment(2026, 11, 5, 1))
        await away(house, anna, moment(2026, 11, 20), moment(2026, 11, 30), 409)
        await away(house, anna, moment(2026, 11, 20), moment(2026, 11, 29))  # 30 days and an hour

    in_house(tmp_path, play)


def test_two_plans_at_once_leave_one_vacation(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        for one in found:
            await one.services.due.stop()
            jump(one, NOON)
        anna = await found[0].person()
        browsers = [anna, elsewhere(anna, found[1])] * 2
        for later in (0, 100):  # the first time there is no row yet that the database could lock
            plans = [{"begins": days(later + n), "ends": days(later + n + 2)} for n in range(1, 5)]
            sent = [browser.post("/api/vacation", plan) for browser, plan in zip(browsers, plans, strict=True)]
            await asyncio.gather(*sent)
            kept = [{"begins": one["begins"], "ends": one["ends"]} for one in (await anna.get("/api/me"))["vacations"]]
            assert len(kept) == 1 and kept[0] in plans

    with_nodes(tmp_path, url, play)


def test_a_guest_who_joins_a_person_brings_no_second_vacation(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        key, (anna, other) = passkey(house), [await newcomer(house) for _ in range(2)]
        await keep(anna, "Anna", key)
        jump(house, NOON)
        made = await (await house.person()).make("me", "open", **SLOW)
        await other.sit(made, 1)
        await away(house, other, days(20), days(40))
        await away(house, anna, days(1), days(9))
        await sign_in(other, key)
        await other.post("/api/person/join", None, 200)
        await heard(house)
        assert [one["ends"] for one in (await anna.get("/api/me"))["vacations"]] == [days(9)]
        assert (await deadlines(other, made["id"]))[1] == days(11)

    in_house(tmp_path, play)


def test_an_answer_ends_no_vacation_that_is_to_come(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, _), table_id = await seated(house)
        await away(house, anna, days(1), days(9))
        table = await house.services.tables.get(table_id)
        await house.services.vacations.end(table.seats[0].guest or "")
        assert (await anna.get("/api/vacation"))["planned"]["begins"] == days(1)
        assert (await back(house, anna))["planned"] is None

    in_house(tmp_path, play)


def test_an_answer_stands_where_the_vacation_cannot_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: str) -> None:
        raise NotStored

    async def play(house: House) -> None:
        (anna, _), table_id = await seated(house)
        await away(house, anna, days(0), days(9))
        decision = (await anna.snapshot(table_id))["decisions"][0]
        body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}
        with monkeypatch.context() as broken:
            broken.setattr(house.services.vacations, "end", fail)
            await anna.post(f"/api/tables/{table_id}/answer", body, 200)
        assert (await anna.get("/api/vacation"))["planned"]
        jump(house, days(1))
        await anna.post(f"/api/tables/{table_id}/answer", body, 200)
        assert (await anna.get("/api/vacation"))["planned"] is None, "the same answer, sent again"

    in_house(tmp_path, play)


def test_a_table_hears_what_is_so_when_it_is_free(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house)
        await away(house, anna, days(1), days(3))
        table, changes = await house.services.tables.get(table_id), VacationChanges(PlayCommands(house.services))
        async with table.lock:
            slow = asyncio.create_task(changes.see_to(DueRow(VACATION, table.seats[0].guest or "", NOON, 0), NOON))
            while not table.lock._waiters:
                await asyncio.sleep(0)
            await anna.post("/api/vacation", {"begins": days(2), "ends": days(8)})
        assert await slow == days(8) + YEAR
        assert (await boris.snapshot(table_id))["seats"][0]["vacation_from"] == days(2)

    in_house(tmp_path, play)


def test_a_finished_table_tells_nothing_of_vacations(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), table_id = await seated(house, preset="first")
        await away(house, anna, days(1), days(9))
        await boris.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"}, 200)
        async with anna.live(table_id) as live:
            assert (await live.hello())["seats"][0]["vacation_from"]
            assert (await play_out(live))["seats"][0]["vacation_from"] is None
        table = await house.services.tables.get(table_id)
        assert table.seats[0].vacation
        await anna.post(f"/api/tables/{table_id}/leave", None, 200)
        left = table.seats[0].row()
        assert left["guest"] is left["vacation_from"] is left["vacation_until"] is None

    in_house(tmp_path, play)


def test_a_person_is_away_with_all_browsers(tmp_path: Path, url: str) -> None:
    async def play(house: House) -> None:
        await house.services.due.stop()
        anna, boris = await newcomer(house), await house.person()
        key = passkey(house)
        await keep(anna, "Anna", key)
        jump(house, NOON)
        made = await boris.make("me", "open", **SLOW)
        await anna.sit(made, 1)
        other = await newcomer(house)
        await sign_in(other, key)
        await away(house, other, days(0), days(7))
        assert (await anna.get("/api/vacation"))["planned"]["ends"] == days(7)
        assert (await deadlines(boris, made["id"]))[1] == days(10)

    in_house(tmp_path, play, database_url=url)


def test_every_node_hears_of_a_vacation(tmp_path: Path, url: str) -> None:
    async def play(found: Nodes) -> None:
        for one in found:
            jump(one, NOON)
        (anna, boris), table_id = await seated(found[0])
        there = elsewhere(boris, found[1])
        async with there.live(table_id) as live:
            await live.hello()
            await away(found[0], anna, days(0), days(7))
            await live.until_table(lambda table: table["seats"][0]["vacation_until"])
            assert live.table["seats"][0]["until"] == pytest.approx(days(10), abs=600)

    with_nodes(tmp_path, url, play)


def test_somebody_can_see_and_delete_when_they_were_away(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        (anna, boris), _ = await seated(house)
        await away(house, anna, days(0), days(7))
        plan = {"begins": days(0), "ends": days(7), "notices": False}
        assert [(await person.get("/api/me"))["vacations"] for person in (anna, boris)] == [[plan], []]
        cookie = str(anna.http.cookies[COOKIE]).partition(".")[0]
        await forget(anna)
        await house.services.due.look(days(1))
        stored = await everything(house)
        assert cookie not in stored and str(days(7)) not in stored

    in_house(tmp_path, play)


def test_no_notice_comes_on_vacation_unless_it_is_wanted(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _ = await notices.seated(home)
        await notices.with_mail(boris, sink, "boris@test.example")
        now = home.services.clock.time()
        await away(home, boris, now, now + 5 * DAY)
        await notices.look(home, 4.9 * DAY)
        assert sink.letters == []
        await away(home, boris, now, now + 6 * DAY, notices=True)
        await notices.look(home, notices.DELAY)
        assert len(sink.letters) == 1
        await away(home, boris, now, now + 7 * DAY)
        await notices.look(home, 7.1 * DAY)
        assert len(sink.letters) == 1, "once"

    notices.with_targets(tmp_path, play)


def test_the_mail_of_a_vacation_comes_as_it_ends_early(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        jump(home, NOON)
        _, boris, _ = await notices.seated(home)
        await notices.with_mail(boris, sink, "boris@test.example")
        await notices.choose(boris, digest=13 * 60)
        await notices.look(home, 10 * notices.DELAY, NOON)
        await away(home, boris, NOON, days(5))
        jump(home, days(1.5))
        await notices.look(home, 0, days(1.5))
        assert sink.letters == []
        await boris.http.delete("/api/vacation")
        jump(home, days(1.5) + 1)  # servers look once a second
        await heard(home)
        assert len(sink.letters) == 1, "that of yesterday, not that of tomorrow"

    notices.with_targets(tmp_path, play)


def test_somebody_who_was_warned_of_another_end_is_warned_again(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        jump(home, NOON)
        anna, boris, table_id = await notices.seated(home, pace=DAY)
        await notices.with_mail(boris, sink, "boris@test.example")
        await away(home, anna, NOON, days(20))

        async def said(at: float) -> list[str]:
            jump(home, days(at))
            await notices.look(home, 1, days(at))
            await notices.look(home, 2, days(at))
            return [line for _, letter in sink.letters for line in letter.get_content().splitlines() if "hours" in line]

        first = await said(0.8)
        assert len(first) == 1 and "5 hours" in first[0]
        await away(home, boris, days(15), days(16))
        assert await said(0.85) == first, "that changes nothing"
        await away(home, boris, days(0.9), days(9))
        assert await deadlines(anna, table_id) == [days(21), pytest.approx(days(9.1))]
        assert await said(0.89) == first, "much time is left"
        jump(home, days(3))
        await back(home, boris)
        assert await deadlines(anna, table_id) == [days(21), pytest.approx(days(3.1))]
        again = await said(3.001)
        assert len(again) == 2 and "2 hours" in again[1]

    notices.with_targets(tmp_path, play)


def test_what_is_quiet_on_vacation_comes_afterwards_or_just_before() -> None:
    night = NoticeTimes(quiet_from=22 * 60, quiet_until=8 * 60, vacation=(days(1), days(3.5)))
    assert quiet_end(night, days(2)) == moment(2026, 3, 28, 9), "it ends at night, in which it is quiet, too"
    assert quiet_start(night, days(2)) == days(1) - 60
    plain = NoticeTimes(vacation=(days(1), days(5)))
    assert warning_at(plain, NOON, days(2), days(3), None) == days(1) - 60, "there is no time left afterwards"
    assert warning_at(plain, NOON, days(2), days(6), None) == days(5)


@pytest.mark.parametrize("zone", [None, ZoneInfo(ROME)])
@pytest.mark.parametrize("begins", [-3, 0.3, 2, 9])
def test_days_off_are_left_out_as_somebody_counts_them_each_minute(zone: ZoneInfo | None, begins: float) -> None:
    vacation = (days(begins), days(begins + 4.5))
    left, at = 3 * DAY, NOON
    while left:
        local = moment_in(zone, at)
        is_free = vacation[0] <= at < vacation[1] or local in (5, 6)
        left -= 0 if is_free else 60
        at += 60
    assert end_of_workdays(NOON, 3 * DAY, zone, vacation) == pytest.approx(at, abs=60)
    assert workdays_between(NOON, at, zone, vacation) == pytest.approx(3 * DAY, abs=60)


def moment_in(zone: ZoneInfo | None, at: float) -> int:
    """Which day of the week it is; none without a zone."""
    return -1 if zone is None else datetime.fromtimestamp(at, zone).weekday()
