"""Weekends do not count at some tables: those of the place where the person lives who is asked."""

from __future__ import annotations

import random
from collections.abc import Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.amounts import amount
from tests.server.helpers import GAME, House, Visit, in_house
from tests.server.notice_oracle import workdays_end
from tests.server.signing_in import keep, newcomer, passkey
from undercroft.server.protocol.api_errors import NotRead
from undercroft.server.storage.writing.guest_zones import GuestZones
from undercroft.server.tables.core.clocks.answer_clocks import end_of_workdays

DAY = 86400
ROME = "Europe/Rome"
BEIRUT = "Asia/Beirut"
"""Clocks are set at midnight there, forward to a Sunday that begins at one o'clock, and back into a Saturday."""

ZONES = (ROME, BEIRUT, "America/Havana", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu", "UTC")


def moment(*time: int, zone: str = ROME) -> float:
    """Seconds since 1970."""
    return datetime(*time, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


@pytest.mark.parametrize("zone", ZONES)
def test_days_off_are_left_out_in_every_zone_and_in_nights_in_which_clocks_are_set(zone: str) -> None:
    """As somebody counts who looks at a calendar on the wall each minute."""
    chance = random.Random(zone)
    year = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    for _ in range(amount(4, 20, 200)):
        at, seconds = year + chance.uniform(0, 365 * DAY), chance.choice((DAY, 3 * DAY))
        assert end_of_workdays(at, seconds, ZoneInfo(zone)) == pytest.approx(
            workdays_end(at, seconds, zone, only=True), abs=1e-3
        )


def test_a_day_for_an_answer_ends_after_the_weekend() -> None:
    rome = ZoneInfo(ROME)
    friday, monday = moment(2026, 3, 27, 12), moment(2026, 3, 30, 12)
    assert end_of_workdays(friday, DAY, rome) == monday, "clocks are set forward on this Sunday"
    assert end_of_workdays(moment(2026, 3, 28, 3), DAY, rome) == moment(2026, 3, 31), "asked on a Saturday"
    assert end_of_workdays(moment(2026, 3, 26), DAY, rome) == moment(2026, 3, 27), "a Thursday, and no weekend"
    assert end_of_workdays(moment(2026, 3, 27), DAY, rome) == moment(2026, 3, 28), "until the weekend begins"
    beirut = ZoneInfo(BEIRUT)
    gone = moment(2026, 3, 27, 12, zone=BEIRUT)
    assert end_of_workdays(gone, DAY, beirut) == moment(2026, 3, 30, 12, zone=BEIRUT)


def test_only_slow_tables_leave_weekends_out_and_only_by_a_known_zone(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        body = {"game": GAME, "preset": "full", "seats": ["me", "open"], "days_off": ROME}
        for more in ({}, {"pace": 3600}, {"pace": 10_800, "increment": 5}):
            assert (await anna.post("/api/tables", {**body, **more}, 400))["code"] == "option"
        for zone in ("", "Nowhere/At_All", "../../etc/passwd", "a\0b", "x" * 99):
            refused = await anna.post("/api/tables", {**body, "pace": DAY, "days_off": zone}, 400)
            assert refused["code"] == "option"
        made = await anna.make("me", "open", pace=DAY, days_off=ROME)
        assert (await anna.snapshot(made["id"]))["table"]["days_off"] is True
        plain = await anna.make("me", "open", pace=DAY)
        assert (await anna.snapshot(plain["id"]))["table"]["days_off"] is False

    visit(play)


def set_clock(house: House, at: float) -> None:
    """Let the clock of a server show a moment, as if it had always done."""
    clock = house.services.clock
    clock._wall, clock.believed = (lambda: at - clock.ahead), None


def test_each_person_has_the_weekend_of_the_place_where_he_or_she_lives(tmp_path: Path, url: str) -> None:
    """By the zone for notices, and by that of the table for those who have not said one."""

    async def play(house: House) -> None:
        await house.services.due.stop()
        anna, boris = await newcomer(house), await newcomer(house)
        await keep(boris, "Boris", passkey(house))
        apia = {"locale": "en", "zone": "Pacific/Apia", "delay": 300, "quiet_from": None, "quiet_until": None}
        await boris.post("/api/person/notices", apia)
        at = moment(2026, 3, 27, 13)  # Saturday in Apia
        set_clock(house, at)
        made = await anna.make("me", "open", pace=DAY, days_off=ROME)
        await boris.sit(made, 1)
        seats = (await anna.snapshot(made["id"]))["seats"]
        assert seats[0]["until"] == moment(2026, 3, 30, 13)
        assert seats[1]["until"] == moment(2026, 3, 31, zone="Pacific/Apia")
        turns: list[dict[str, Any]] = (await anna.get("/api/turns"))["tables"]
        assert [turn["until"] for turn in turns] == [seats[0]["until"]]
        house.services.tables._tables[made["id"]].broken = True  # it is loaded again
        assert (await anna.snapshot(made["id"]))["seats"] == seats
        await house.services.due.look(moment(2026, 3, 30, 12))
        assert [seat["away"] for seat in (await anna.snapshot(made["id"]))["seats"]] == [False, False]
        await house.services.due.look(moment(2026, 3, 30, 13, 30))
        assert (await anna.snapshot(made["id"]))["seats"][0]["away"]

    in_house(tmp_path, play, database_url=url)


class UnreadableZones(GuestZones):
    """Zones that cannot be read, as when the database is away."""

    async def of(self, guests: Collection[str]) -> dict[str, str]:
        """Raise what a database raises that is away."""
        raise NotRead


def test_an_answer_is_not_lost_if_the_zones_cannot_be_read(visit: Visit) -> None:
    """It is refused, and can be given again."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", pace=DAY, days_off=ROME)
        zones = house.services.writer.zones
        house.services.writer.zones = UnreadableZones(house.services.engine)
        secret = made["seats"][1]["link"].partition("#")[2]
        path = f"/api/tables/{made['id']}/seats/1/claim"
        try:
            await boris.post(path, {"secret": secret}, 503)
        finally:
            house.services.writer.zones = zones
        await boris.post(path, {"secret": secret})
        assert all(seat["until"] for seat in (await anna.snapshot(made["id"]))["seats"])

    visit(play)
