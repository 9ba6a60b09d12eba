"""Notices to a person about what has changed in how they sign in: written with the change, in its transaction."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Executable, insert, literal, select

from undercroft.server.storage.database_schema import CHANNELS, DUE, NOTICES
from undercroft.server.storage.writing.due_rows import NOTICE

NEW_PASSKEY: Final = "new-passkey"
PASSKEY_GONE: Final = "passkey-gone"
NEW_CHANNEL: Final = "new-channel"
NEW_CODE: Final = "new-code"
NEW_OPENID: Final = "new-openid"
OPENID_GONE: Final = "openid-gone"
NEW_DEVICE: Final = "new-device"
LEAVING: Final = "leaving"
"""The kinds of these notices: a passkey, a channel or a recovery code has been added; a passkey has been deleted; the
same of the other service by which people can sign in; a device has been signed in by another one; deletion has been
asked for."""


def account_notices(person: str, kind: str, now: float, but: str = "") -> list[Executable]:
    """Return the statements that tell a person by all channels in use.

    Args:
        person: the person.
        kind: what has changed.
        now: the time, in seconds since 1970.
        but: a channel that is not told.
    """
    name = CHANNELS.c.id + secrets.token_hex(4)  # an id for each channel, and for each change another one
    used = (CHANNELS.c.person == person) & CHANNELS.c.proved.is_not(None) & CHANNELS.c.paused.is_(None)
    channels = used & (CHANNELS.c.id != but)
    notices = select(name, CHANNELS.c.id, literal(kind), literal(""), literal(0), literal(0)).where(channels)
    due = select(literal(NOTICE), name, literal(now), literal(0)).where(channels)
    return [
        insert(NOTICES).from_select(["id", "channel", "kind", "table_id", "seat", "number"], notices),
        insert(DUE).from_select(["kind", "table_id", "at", "tries"], due),
    ]
