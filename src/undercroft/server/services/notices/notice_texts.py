"""The texts of notices: which game, who else is at the table, and how much time is left; nothing of the position."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

import msgspec

from undercroft.locale.person_names import visible_name
from undercroft.locale.texts import Texts, supported_language
from undercroft.server.services.carriers.carrier import OutgoingMessage
from undercroft.server.services.notices.stored_notices import PendingNotice

SITE_NAME: Final = "Undercroft"
PROOF: Final = "proof"
TEST: Final = "test"
SIGN_IN: Final = "sign-in"
"""The kinds of messages that are about no table."""

DIGEST: Final = "digest"
"""The kind of a message that is about several tables."""

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))

LINKING: Final = str.maketrans("./:@\\", "     ")
"""What would make a link of a name."""


def turn_message(notice: PendingNotice, lang: str, end: float | None, now: float, unsubscribe: str) -> OutgoingMessage:
    """Return the message of a notice about a table.

    Args:
        notice: the notice.
        lang: the language.
        end: until when there is time to answer; None for as long as one likes.
        now: the time, in seconds since 1970.
        unsubscribe: the address at which one click ends such messages; empty if there is none.
    """
    texts = Texts(supported_language(lang))
    game = msgspec.json.decode(notice.header)["game"]
    url = f"{notice.channel['origin']}/table/{quote(notice.question.table_id)}"
    args = {"game": texts.name(game), "site": SITE_NAME}
    lines = [texts.text(f"notice-{notice.kind}", **args)]
    if names := shown_names(notice.names):
        lines.append(texts.text("notice-others", names=texts.join(names)))
    left = None if end is None else max(60, int(end - now))
    if left is not None:
        lines.append(time_left(texts, left))
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
    items: Sequence[tuple[PendingNotice, float | None]], lang: str, now: float, unsubscribe: str
) -> OutgoingMessage:
    """Return the message with several notices about tables, each table once.

    Args:
        items: the notices of one channel, and until when there is time to answer each (see `turn_message`).
        lang: the language.
        now: the time, in seconds since 1970.
        unsubscribe: see `turn_message`.
    """
    texts = Texts(supported_language(lang))
    tables = {notice.question.table_id: (notice, end) for notice, end in items}
    parts = []
    for notice, end in tables.values():
        parts.append(turn_message(notice, lang, end, now, "").text)
    name = hashlib.sha256(" ".join(sorted([notice.id for notice, _ in items])).encode()).hexdigest()[:32]
    return OutgoingMessage(
        id=name,
        kind=DIGEST,
        table_id="",
        subject=texts.text("notice-digest-subject", n=len(tables)),
        text="\n\n".join([*parts, *_footer(texts, unsubscribe)]),
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


def shown_names(names: Sequence[str]) -> list[str]:
    """Return the names of people as they may stand in a message: none makes a link.

    >>> shown_names(["Anna", "https://evil.example", "..."])
    ['Anna', 'https evil example']
    """
    return [shown for name in names if (shown := visible_name(name.translate(LINKING)))]


def time_left(texts: Texts, seconds: int) -> str:
    """Return how much time is left, in the largest unit of which there is at least one, rounded down."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds >= size or size == UNITS[-1][1])
    return texts.text("notice-left", unit=unit, n=max(1, seconds // size))


def _footer(texts: Texts, unsubscribe: str) -> list[str]:
    return [texts.text("notice-unsubscribe", url=unsubscribe)] if unsubscribe else []
