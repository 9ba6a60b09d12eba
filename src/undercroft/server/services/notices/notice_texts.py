"""The texts of notices: which game, who else is at the table, and how much time is left; nothing of the position."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Final
from urllib.parse import quote
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_datetime, format_time

from undercroft.locale.person_names import visible_name
from undercroft.locale.texts import Texts, supported_language
from undercroft.server.services.carriers.carrier import OutgoingMessage
from undercroft.server.services.notices.notice_times import NoticeTimes
from undercroft.server.services.notices.stored_notices import NUDGE, PendingNotice

SITE_NAME: Final = "Undercroft"
PROOF: Final = "proof"
TEST: Final = "test"
SIGN_IN: Final = "sign-in"
"""The kinds of messages that are about no table."""

DIGEST: Final = "digest"
"""The kind of a message that is about several tables."""

UNITS: Final = (("days", 86400, 1.5), ("hours", 3600, 1.5), ("minutes", 60, 0.0))
"""The units of time that is left, their seconds, and from how many of them on they are used."""

DAYS: Final = {"en": "EEEE, MMMM d", "ru": "EEEE, d MMMM", "it": "EEEE d MMMM"}
"""How each language writes a day, as a pattern of Unicode's locale data."""

LINKING: Final = str.maketrans("./:@\\", "     ")
"""What would make a link of a name."""


def turn_message(
    notice: PendingNotice, times: NoticeTimes, end: float | None, now: float, unsubscribe: str
) -> OutgoingMessage:
    """Return the message of a notice about a table.

    Args:
        notice: the notice.
        times: has the language and the time zone.
        end: until when there is time to answer; None for as long as one likes.
        now: the time, in seconds since 1970.
        unsubscribe: the address at which one click ends such messages; empty if there is none.
    """
    texts = Texts(supported_language(times.locale))
    game = msgspec.json.decode(notice.header)["game"]
    url = f"{notice.channel['origin']}/table/{quote(notice.question.table_id)}"
    args = {"game": texts.name(game), "site": SITE_NAME, "by": "default" if notice.absent is None else "bot"}
    names = [shown_name(texts, seat, name) for seat, name in notice.others]
    if notice.kind == NUDGE and len(names) == 1:
        lines = [texts.text("notice-nudge-by", player=names[0], **args)]
    else:
        lines = [texts.text(f"notice-{notice.kind}", **args)]
        lines += [texts.text("notice-others", names=texts.join(names))] if names else []
    left = None if end is None else max(60, int(end - now))
    if end is not None and left is not None:
        lines.append(time_left(texts, left, end, times.zone))
    data = {"game": game, "table": notice.question.table_id, "url": url, "seconds_left": left}
    return OutgoingMessage(
        id=notice.id,
        kind=notice.kind,
        table_id=notice.question.table_id,
        subject=texts.text(f"notice-{notice.kind}-subject", **args),
        text="\n\n".join([" ".join(lines), url, *_footer(texts, unsubscribe)]),
        data=data,
        unsubscribe=unsubscribe,
        lang=texts.lang,
        origin=notice.channel["origin"],
    )


def digest_message(
    items: Sequence[tuple[PendingNotice, float | None]], times: NoticeTimes, now: float, unsubscribe: str
) -> OutgoingMessage:
    """Return the message with several notices about tables, each table once. If it is one, the subject says of which.

    Args:
        items: the notices of one channel, and until when there is time to answer each (see `turn_message`).
        times: has the language and the time zone.
        now: the time, in seconds since 1970.
        unsubscribe: see `turn_message`.
    """
    texts = Texts(supported_language(times.locale))
    tables = {notice.question.table_id: (notice, end) for notice, end in items}
    parts = [turn_message(notice, times, end, now, "") for notice, end in tables.values()]
    name = hashlib.sha256(" ".join(sorted([notice.id for notice, _ in items])).encode()).hexdigest()[:32]
    return OutgoingMessage(
        id=name,
        kind=DIGEST,
        table_id="",
        subject=parts[0].subject if len(parts) == 1 else texts.text("notice-digest-subject", n=len(parts)),
        text="\n\n".join([*[part.text for part in parts], *_footer(texts, unsubscribe)]),
        data={"tables": len(tables)},
        unsubscribe=unsubscribe,
        lang=texts.lang,
        origin=items[0][0].channel["origin"],
    )


def plain_message(
    kind: str, message_id: str, lang: str, code: str = "", origin: str = "", unsubscribe: str = ""
) -> OutgoingMessage:
    """Return a message that is about no table.

    Args:
        kind: `PROOF`, `TEST` or `SIGN_IN`.
        message_id: its id.
        lang: the language.
        code: the code in it, if it has one.
        origin: the address of the server; empty to leave it out.
        unsubscribe: see `turn_message`.
    """
    texts = Texts(supported_language(lang))
    said = texts.text(f"notice-{kind}", code=f"{code}.", site=SITE_NAME)
    subject = texts.text(f"notice-{kind}-subject", code=code, site=SITE_NAME)
    text = "\n\n".join([said, *([origin] if origin else []), *_footer(texts, unsubscribe)])
    return OutgoingMessage(message_id, kind, "", subject, text, {}, code, unsubscribe, texts.lang, origin)


def shown_name(texts: Texts, seat: int, name: str) -> str:
    """Return the name of somebody at a table as it may stand in a message, where it makes no link.

    >>> [shown_name(Texts("en"), 1, name) for name in ("Anna", "https://evil.example", "...", "")]
    ['Anna', 'https evil example', 'Player 2', 'Player 2']
    """
    return texts.player(seat, [""] * seat + [visible_name(name.translate(LINKING))])


def time_left(texts: Texts, seconds: int, end: float, zone: str) -> str:
    """Return about how much time is left, and until when.

    Args:
        texts: the texts.
        seconds: how many seconds are left.
        end: when it is over, in seconds since 1970.
        zone: the time zone in which that is said.

    >>> time_left(Texts("en"), 83_000, 1_774_652_400.0, "Europe/Rome")
    'You have about 23 hours to answer, until Saturday, March 28, 12:00 AM.'
    """
    unit, size = next((unit, size) for unit, size, most in UNITS if seconds >= most * size)
    return texts.text("notice-left", unit=unit, n=max(1, round(seconds / size)), until=moment(texts, end, zone))


def moment(texts: Texts, at: float, zone: str) -> str:
    """Return a moment as weekday, day and time of a time zone, which is named if it is UTC: few live there."""
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    day = format_datetime(local, DAYS[texts.lang], locale=texts.lang)
    clock = format_time(local, "short", locale=texts.lang).replace("\u202f", " ")
    return texts.text("notice-moment", day=day, clock=f"{clock} UTC" if zone == "UTC" else clock)


def _footer(texts: Texts, unsubscribe: str) -> list[str]:
    return [texts.text("notice-unsubscribe", url=unsubscribe)] if unsubscribe else []
