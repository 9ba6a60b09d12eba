"""Who should hear what of slow games, and when: an oracle that knows everything that happens, and tries each minute."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from undercroft.server.services.notices.notice_times import DELAYS

BEGUN = datetime(2026, 3, 26, tzinfo=UTC).timestamp()
DAY = 86400.0
DAYS = 12
"""In the third night Rome sets its clocks forward, in the tenth Lord Howe Island sets them back, by half an hour."""

LOOK = 0.5
"""How many seconds after something is due the server looks, as it looks once a second."""

ZONES = ("Europe/Rome", "Australia/Lord_Howe", "America/New_York", "Asia/Kolkata", "UTC")
PACES = (None, None, 300, 3600, 86400, 3 * 86400)
CLOCK = 7200
"""What is at most on the clock of a seat, at tables with clocks."""


class Player(NamedTuple):
    """Somebody at a table."""

    id: str
    zone: str
    delay: int
    quiet: tuple[int, int] | None
    digest: int | None
    away: tuple[float, float] | None
    """From when until when on vacation; nothing is heard, and at slow tables no time runs."""
    sights: list[tuple[float, float]]
    planned: float | None = None
    """Until when the vacation was planned to last, if it has ended before."""


class Asked(NamedTuple):
    """A question: whom it was asked, from when to when, and when somebody has reminded of it."""

    player: Player
    table: str
    seat: int
    asked: float
    closed: float
    pace: float | None
    """How many seconds there are for it, days off aside."""
    end: float | None
    """Until when there is time."""
    nudged: float | None
    is_timeout: bool = False
    """Whether nothing is asked: their time ran out, and others answer until they are back, or the game is over."""
    planned: float | None = None
    """Until when there was time as long as the vacation was to last as planned, if it has ended before."""


class Story(NamedTuple):
    """People, tables, and what they are asked when."""

    players: list[Player]
    tables: dict[str, int | None]
    clocks: set[str]
    workdays: set[str]
    questions: list[Asked]
    muted: set[tuple[str, str]]


class LocalMinute(NamedTuple):
    """What the calendar and the clock on the wall show at a minute: the number of the day, its weekday, the minute."""

    day: int
    weekday: int
    minute: int


@cache
def minutes_of(zone: str, day: int) -> list[LocalMinute]:
    """What a clock shows at each minute of a day of UTC, counted from 1970."""
    place, found = ZoneInfo(zone), []
    for minute in range(1440):
        local = datetime.fromtimestamp(DAY * day + 60 * minute, UTC).astimezone(place)
        found.append(LocalMinute(local.toordinal(), local.weekday(), 60 * local.hour + local.minute))
    return found


def local_minute(zone: str, at: float) -> LocalMinute:
    """What a clock shows at a moment."""
    day, seconds = divmod(at, DAY)
    return minutes_of(zone, int(day))[int(seconds // 60)]


def workdays_end(at: float, seconds: float, zone: str, only: bool, away: tuple[float, float] | None = None) -> float:
    """When so many seconds have passed, only those from Monday to Friday counted if that is so, and none of a vacation:
    minute by minute.
    """
    while seconds:
        step = min(seconds, 60 - at % 60)
        is_free = only and local_minute(zone, at).weekday in (5, 6)
        is_free = is_free or (away is not None and away[0] <= at < away[1])
        seconds -= 0 if is_free else step
        at += 60 - at % 60 if is_free else step
    return at


def is_slow(pace: float | None) -> bool:
    """Whether no time runs on vacations."""
    return pace is not None and pace >= DAY


def story(chance: random.Random, tables: int) -> Story:
    """Make up what happens."""
    players = []
    for number in range(tables):
        quiet = (chance.randrange(1440), chance.randrange(1440)) if chance.random() < 0.8 else None
        digest = chance.choice((None, chance.randrange(1440), 150))  # an hour that is skipped in Rome
        at, sights = BEGUN, []
        while at < BEGUN + DAYS * DAY:
            at += chance.expovariate(1 / 30_000) + 1
            until = at + chance.expovariate(1 / 600) + 1
            sights.append((at, until))
            at = until
        begins = BEGUN + 60 * chance.randrange(7 * 1440)
        away = (begins, begins + 60 * chance.randrange(300, 5000)) if chance.random() < 0.4 else None
        players.append(Player(f"p{number}", chance.choice(ZONES), chance.choice(DELAYS), quiet, digest, away, sights))
    paces = {f"t{number}": chance.choice((*PACES, CLOCK)) for number in range(tables)}
    paces |= {"t0": round(DAY), "t1": CLOCK}  # these are in any story
    clocks = {table for table, pace in paces.items() if pace == CLOCK}
    workdays = {table for table, pace in paces.items() if pace and pace >= DAY and chance.random() < 0.6}
    workdays.add("t0")
    questions, muted = [], set()
    for table, pace in paces.items():
        for seat, player in enumerate(chance.sample(players, 2)):
            if chance.random() < 0.1:
                muted.add((player.id, table))
            at = BEGUN + chance.uniform(0, DAY)
            while at < BEGUN + (DAYS - 4) * DAY:
                given = chance.uniform(60, CLOCK) if table in clocks else pace
                away = player.away if is_slow(pace) else None
                end = None if given is None else workdays_end(at, given, player.zone, table in workdays, away)
                closed = min(at + chance.expovariate(1 / 50_000) + 5, end or at + 4 * DAY)
                nudged = chance.uniform(at, closed) if chance.random() < 0.3 else None
                questions.append(Asked(player, table, seat, at, closed, given, end, nudged))
                at = closed + chance.expovariate(1 / 20_000) + 5
    return Story(players, paces, clocks, workdays, questions, muted)


# What should be heard, by somebody who knows everything.


def is_quiet(player: Player, at: float) -> bool:
    """Whether it is within the quiet hours, by a clock on the wall, or the vacation."""
    if player.away is not None and player.away[0] <= at < player.away[1]:
        return True
    if player.quiet is None:
        return False
    begin, end = player.quiet
    return (local_minute(player.zone, at).minute - begin) % 1440 < (end - begin) % 1440


def out_of_sight(player: Player, at: float, look: float = 0) -> bool:
    """Whether the delay is over since a page was in sight, and none comes in sight until the server looks."""
    began = bisect_right(player.sights, (at + look, float("inf"))) - 1
    return began < 0 or at >= player.sights[began][1] + player.delay


def rests(player: Player, asked: float, at: float) -> bool:
    """Whether the delay is over since the question, and since a page was in sight."""
    return at >= asked + player.delay and out_of_sight(player, at, LOOK)


def moments(player: Player, begin: float, end: float) -> Iterable[float]:
    """Every moment at which a notice may become possible, in order."""
    if begin >= end:
        return []
    ends = [until + player.delay for _, until in player.sights]
    found = {begin, *[at for at in ends if begin <= at < end]}
    minute = begin - begin % 60 + 60
    while minute < end:
        found.add(minute)
        minute += 60
    return sorted(found)


def first(question: Asked, begin: float, end: float) -> float | None:
    """The first moment at which somebody wants to hear of a question."""
    player = question.player
    delayed = question.asked + player.delay
    for at in sorted([*moments(player, begin, end), *([delayed] if begin < delayed < end else [])]):
        if rests(player, question.asked, at) and not is_quiet(player, at):
            return at
    return None


def warning(question: Asked, known: float) -> float | None:
    """When somebody wants to be warned of the end of the time, which is known since a moment."""
    if question.pace is None or question.end is None:
        return None
    end = question.end
    begin = max(end - question.pace / 4, known)
    at = first(question, begin, end)
    if at is None and all(is_quiet(question.player, one) for one in moments(question.player, begin, end)):
        at = begin
        while is_quiet(question.player, at):
            at = at - at % 60 - (0 if at % 60 else 60)
        at = at if at >= known and rests(question.player, question.asked, at) else None
    return at if at is not None and at < question.closed else None


def warnings(question: Asked) -> list[float]:
    """When somebody wants to be warned: again if a vacation has ended early, and with it the time."""
    player, known = question.player, question.asked
    found = []
    if question.planned is not None and player.away is not None:
        begins, known = player.away
        planned = player._replace(away=(begins, player.planned or known))
        at = warning(question._replace(player=planned, end=question.planned), question.asked)
        found = [at] if at is not None and at < known else []
    at = warning(question, known)
    return found if at is None else [*found, at]


def reminder(question: Asked) -> float | None:
    """When somebody wants to hear that the others wait: at once, unless a page is or was just in sight."""
    nudged = question.nudged
    return None if nudged is None else at_once(question.player, nudged, question.closed)


def at_once(player: Player, begin: float, end: float) -> float | None:
    """The first moment at which somebody may hear of something that suffers no delay."""
    for at in moments(player, begin, end):
        if out_of_sight(player, at, LOOK) and not is_quiet(player, at):
            return at
    return None


def expected(question: Asked, muted: set[tuple[str, str]]) -> list[tuple[float, str]]:
    """What somebody should hear of a question."""
    if (question.player.id, question.table) in muted:
        return []
    if question.is_timeout:
        at = at_once(question.player, question.asked, question.closed)
        return [] if at is None else [(at, "timeout")]
    turn = first(question, question.asked + question.player.delay, question.closed)
    warned = warnings(question)
    nudge = reminder(question)
    if nudge is not None and question.nudged is not None and any(question.nudged <= at <= nudge for at in warned):
        nudge = None
    if turn is not None and any(at is not None and at <= turn for at in (nudge, *warned)):
        turn = None
    found = [(turn, "turn"), (nudge, "nudge"), *[(at, "warning") for at in warned]]
    return [(at, kind) for at, kind in found if at is not None]


def mails(player: Player) -> list[float]:
    """When one mail a day would come: as often as days begin in a zone, whatever its clocks do."""
    found = []
    begin = BEGUN - 3 * DAY
    for minute in range(int(2 * DAYS * DAY / 60)):
        at = begin + 60 * minute
        local = local_minute(player.zone, at)
        if local.minute != 0 or player.digest is None:
            continue
        hours = [at + 60 * (player.digest + late) for late in (0, -60, 60, -30, 30)]  # clocks are set by so much here
        shown = [local_minute(player.zone, one) for one in hours]
        fits = [one for one, it in zip(hours, shown, strict=True) if (it.day, it.minute) == (local.day, player.digest)]
        mail = min(fits, default=hours[0])
        while is_quiet(player, mail):
            mail = mail - mail % 60 + 60
        found.append(mail)
    return sorted(found)


def expected_mails(plot: Story) -> dict[tuple[str, float], set[str]]:
    """Which tables are in whose mails: those that wait still, and of which no warning has come meanwhile."""
    found: dict[tuple[str, float], set[str]] = {}
    moments_of = {player.id: mails(player) for player in plot.players}
    for question in plot.questions:
        told = expected(question, plot.muted)
        for at, kind in told:
            days = moments_of[question.player.id]
            if kind == "warning" or not days:
                continue
            mail = days[bisect_left(days, at)]
            warned = any(other == "warning" and at <= when <= mail + LOOK for when, other in told)
            if mail < question.closed and not warned:
                found.setdefault((question.player.id, mail), set()).add(question.table)
    return found
