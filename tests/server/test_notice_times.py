"""When notices come: quiet hours in every zone, on every kind of night, against a search minute by minute."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from undercroft.server.services.notices.notice_times import (
    NoticeTimes,
    is_quiet,
    notice_at,
    quiet_end,
    quiet_start,
    warning_at,
)
from undercroft.server.services.notices.page_sights import PageSights
from undercroft.server.tables.core.clocks.answer_clocks import little_time, zone_called

ZONES = ("UTC", "Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns")

NIGHTS = [
    datetime(*day, 12, tzinfo=UTC).timestamp()
    for day in ((2026, 3, 28), (2026, 3, 7), (2026, 10, 24), (2026, 10, 31), (2026, 4, 4), (2026, 6, 1))
]
"""The noon before nights in which one of these zones changes its clocks, and before one in which none does."""


def warned(times: NoticeTimes, asked: float, pace: float, seen: float | None) -> float | None:
    """When somebody is warned who has so many seconds for an answer."""
    return warning_at(times, asked, little_time(asked + pace, pace, None), asked + pace, seen)


def minutes(times: NoticeTimes, at: float) -> int:
    """What a clock on the wall shows."""
    local = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(times.zone))
    return 60 * local.hour + local.minute


def quiet(times: NoticeTimes, at: float) -> bool:
    """Whether nobody wants to hear anything, told by walking around the clock."""
    if times.quiet_from is None or times.quiet_until is None or times.quiet_from == times.quiet_until:
        return False
    ahead = (minutes(times, at) - times.quiet_from) % 1440
    return ahead < (times.quiet_until - times.quiet_from) % 1440


@pytest.mark.parametrize("zone", ZONES)
def test_quiet_hours_end_and_begin_when_the_clock_on_the_wall_says_so(zone: str) -> None:
    chance = random.Random(zone)
    found = 0
    for noon in NIGHTS:
        for _ in range(8):
            begin, end = chance.randrange(1440), chance.randrange(1440)
            times = NoticeTimes(zone=zone, quiet_from=begin, quiet_until=end)
            at = noon + 60 * chance.randrange(1440)
            assert is_quiet(times, at) == quiet(times, at)
            later = at
            while quiet(times, later):
                later += 60
            assert quiet_end(times, at) == later
            sooner = at
            while quiet(times, sooner):
                sooner -= 60
            assert quiet_start(times, at) == sooner
            found += later > at
    assert found > 5


def test_a_notice_waits_for_the_delay_the_page_and_the_morning() -> None:
    times = NoticeTimes(zone="Europe/Rome", delay=300, quiet_from=22 * 60, quiet_until=8 * 60)
    evening = datetime(2026, 3, 28, 21, 50, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
    morning = datetime(2026, 3, 29, 8, 0, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
    assert morning - evening == 9 * 3600 + 600, "that night has one hour less"
    assert notice_at(times, evening, None) == evening + 300
    assert notice_at(times, evening, evening + 60) == evening + 360, "the page was in sight"
    assert notice_at(times, evening, evening - 999) == evening + 300
    assert notice_at(times, evening + 300, None) == morning


def test_a_warning_comes_when_a_quarter_of_the_time_is_left_and_never_at_night() -> None:
    zone = ZoneInfo("Europe/Rome")
    times = NoticeTimes(zone="Europe/Rome", delay=300, quiet_from=22 * 60, quiet_until=8 * 60)
    day = 86400.0
    noon = datetime(2026, 6, 1, 12, 0, tzinfo=zone).timestamp()
    assert warned(times, noon, day, None) == noon + 20 * 3600, "at eight in the morning"
    three = noon + 3 * 3600
    assert warned(times, three, day, None) == three + 18 * 3600
    before = noon - 6 * 3600  # six in the morning: a quarter is left at midnight
    assert warned(times, before, day, None) == datetime(2026, 6, 1, 21, 59, tzinfo=zone).timestamp()
    night = noon + 11 * 3600
    assert warned(times, night, 3600.0, None) is None, "asked and lost while all was quiet"
    assert warned(times, noon, 3600.0, noon + 3500) is None, "the page was in sight just before"
    assert warned(times, noon, 3600.0, noon + 2700) == noon + 3000


@pytest.mark.parametrize(
    "name", ["", "Europe", "Nowhere/At_All", "../../etc/passwd", "/etc/localtime", "a\0b", "x" * 99]
)
def test_what_is_no_zone(name: str) -> None:
    assert zone_called(name) is None


def test_what_a_page_says_of_being_in_sight_counts_until_it_is_old() -> None:
    now = 1000.0
    sights = PageSights(lambda: now, believed=25)

    def last(*guests: str, at: float | None = None) -> float | None:
        return asyncio.run(sights.last_sight(guests, now if at is None else at))

    assert last("a") is None
    sights.note("one", ["a", "b"])
    sights.note("two", ["a"])
    assert last("a", "c") == last("b") == 1000 and last("c") is None
    now = 1010.0
    sights.note("one", ["b"])
    assert last("a") == 1010 and last("a", at=1020) == 1020, "it is in sight at the other place"
    sights.note("two", [])
    now = 1020.0
    assert last("a") == 1010 and last("b") == 1020
    assert last("b", at=1010 + 26) == 1010, "its node has died"
    assert last("b", at=2000) == 1010 and last("a", "b") == 1010
