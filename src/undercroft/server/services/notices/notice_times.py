"""When somebody wants to hear of something: after a delay, and outside the quiet hours of the zone where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from undercroft.locale.texts import FALLBACK

MINUTE: Final = 60.0
DAY_MINUTES: Final = 24 * 60

DELAYS: Final = (60, 300, 1800, 3 * 3600)
"""The delays that one may choose, in seconds."""

LATE: Final = 300.0
"""How many seconds a look may come after something is due: what was due then comes with the mail of that moment."""

STEPS: Final = 180
"""Within how many minutes of the end of the quiet hours each minute is tried: clocks are set by less than that."""


class NoticeTimes(msgspec.Struct, frozen=True):
    """What somebody has chosen.

    Attributes:
        locale: the language of notices.
        zone: the time zone, such as ``Europe/Rome``.
        delay: how many seconds after a question, or after a page was last in sight, a notice may come.
        quiet_from: from when on no notice comes, in minutes after midnight; None if there are no quiet hours.
        quiet_until: when notices come again.
        digest: when mails come together, once a day, in minutes after midnight; None if each comes by itself.
        vacation: from when until when no notice comes because of a vacation, in seconds since 1970; None without one.
    """

    locale: str = FALLBACK
    zone: str = "UTC"
    delay: int = DELAYS[1]
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest: int | None = None
    vacation: tuple[float, float] | None = None


def is_quiet(times: NoticeTimes, at: float) -> bool:
    """Return whether a moment, in seconds since 1970, is in somebody's quiet hours or vacation."""
    if _is_on_vacation(times, at):
        return True
    if times.quiet_from is None or times.quiet_until is None:
        return False
    minute = _minute(times, at)
    if times.quiet_from <= times.quiet_until:
        return times.quiet_from <= minute < times.quiet_until
    return minute >= times.quiet_from or minute < times.quiet_until


def _is_on_vacation(times: NoticeTimes, at: float) -> bool:
    return times.vacation is not None and times.vacation[0] <= at < times.vacation[1]


def quiet_end(times: NoticeTimes, at: float) -> float:
    """Return a moment if it is not in the quiet hours, or else when they end."""
    while is_quiet(times, at):
        if times.vacation is not None and _is_on_vacation(times, at):
            at = times.vacation[1]
            continue
        left = ((times.quiet_until or 0) - _minute(times, at)) % DAY_MINUTES
        at = at // MINUTE * MINUTE
        if _minute(times, at + MINUTE * left) == times.quiet_until:
            at += MINUTE * left
        else:  # clocks are set meanwhile
            at += MINUTE * (left - STEPS if left > 2 * STEPS else 1)
    return at


def quiet_start(times: NoticeTimes, at: float) -> float:
    """Return a moment if it is not in the quiet hours, or else the last one before they began, to the minute."""
    while is_quiet(times, at):
        if times.vacation is not None and _is_on_vacation(times, at):
            at = -(-times.vacation[0] // MINUTE) * MINUTE - MINUTE
            continue
        since = (_minute(times, at) - (times.quiet_from or 0)) % DAY_MINUTES
        at = at // MINUTE * MINUTE - MINUTE * (since - STEPS if since > 2 * STEPS else 1)
    return at


def digest_at(times: NoticeTimes, now: float) -> float | None:
    """Return when the next mail with all notices comes, which may be now; None if each comes by itself.

    It comes once on each day of the zone, whatever its clocks do: where an hour is skipped, as if it were not; where
    one comes twice, in the first. If that is in the quiet hours, it comes at their end.

    >>> rome = NoticeTimes(zone="Europe/Rome", digest=8 * 60)
    >>> digest_at(rome, 1_774_652_400.0) - 1_774_652_400  # midnight before the night in which an hour is skipped
    28800.0
    >>> digest_at(rome, 1_774_738_800.0) - 1_774_738_800
    25200.0
    """
    if times.digest is None:
        return None
    zone = ZoneInfo(times.zone)
    today = datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    days = [today + timedelta(days=day, minutes=times.digest) for day in (-1, 0, 1, 2)]
    return min([at for day in days if (at := quiet_end(times, day.timestamp())) >= now])


def notice_at(times: NoticeTimes, asked: float, seen: float | None) -> float:
    """Return when somebody who is asked wants to hear of it.

    Args:
        times: what was chosen.
        asked: since when the question is there, in seconds since 1970.
        seen: when a page was last in sight; None if that is not known.
    """
    return quiet_end(times, max(asked, seen or asked) + times.delay)


def nudge_at(times: NoticeTimes, nudged: float, seen: float | None) -> float:
    """Return when somebody whom others have reminded wants to hear of it: at once, unless a page was just in sight.

    Args:
        times: what was chosen.
        nudged: when others have reminded them, in seconds since 1970.
        seen: when a page was last in sight; None if that is not known.
    """
    return quiet_end(times, nudged if seen is None else max(nudged, seen + times.delay))


def warning_at(times: NoticeTimes, asked: float, little: float, end: float, seen: float | None) -> float | None:
    """Return when somebody has to hear that little time is left; None if there is no good moment.

    If the quiet hours would last until there is no time left, the warning comes just before them.

    Args:
        times: what was chosen.
        asked: since when the question is there, in seconds since 1970.
        little: from when on little time is left.
        end: when there is no time left.
        seen: when a page was last in sight; None if that is not known.
    """
    at = max(little, max(asked, seen or asked) + times.delay)
    if at >= end:
        return None
    later = quiet_end(times, at)
    if later < end:
        return later
    sooner = quiet_start(times, at)
    return sooner if sooner >= max(asked, seen or asked) + times.delay else None


def _minute(times: NoticeTimes, at: float) -> int:
    local = datetime.fromtimestamp(at, ZoneInfo(times.zone))
    return local.hour * 60 + local.minute
