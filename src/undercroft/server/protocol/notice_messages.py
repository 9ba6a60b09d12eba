"""What a client and the server say to each other about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Minutes = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class NoticeTimesBody(msgspec.Struct, frozen=True):
    """When somebody wants notices.

    Attributes:
        locale: the language of notices.
        zone: the time zone, such as ``Europe/Rome``.
        delay: how many seconds after a question, or after the page was last in sight: one of `Notices.delays`.
        quiet_from: from when on there are none, in minutes after midnight; null without quiet hours.
        quiet_until: when there are notices again.
        digest: when mails come together, once a day, in minutes after midnight; null if each comes by itself. A warning
            that little time is left always does.
    """

    locale: str
    zone: str
    delay: int
    quiet_from: Minutes | None = None
    quiet_until: Minutes | None = None
    digest: Minutes | None = None


class ChannelBody(msgspec.Struct, frozen=True):
    """Where somebody wants notices.

    Attributes:
        kind: ``mail``, ``push`` or ``webhook``.
        target: the mail address, the https address, or the browser's subscription as JSON.
        lang: the language of the message that proves it.
    """

    kind: Literal["mail", "push", "webhook"]
    target: str
    lang: str = "en"


class ProofBody(msgspec.Struct, frozen=True):
    """The code that was sent to a channel.

    Attributes:
        code: its eight digits.
    """

    code: str


class NoticeChannel(msgspec.Struct, frozen=True):
    """Where somebody gets notices.

    Attributes:
        id: names it.
        kind: ``mail``, ``push`` or ``webhook``.
        target: where it leads, shortened.
        hash: tells a browser whether a subscription is its: the start of the SHA-256 hash of the endpoint; empty for
            others.
        made: since when it is there, in seconds since 1970.
        proved: whether its owner has shown to read it; nothing is sent before.
        paused: why nothing is sent: ``gone``, ``invalid``, ``private-address``, ``redirect``, ``rejected``,
            ``unreachable`` or ``unsubscribed``; null if notices are sent. A test that arrives ends it.
        last_at: when something was sent last; null if never.
        last_result: ``delivered``, or why it was not.
    """

    id: str
    kind: str
    target: str
    hash: str
    made: float
    proved: bool
    paused: str | None
    last_at: float | None
    last_result: str | None


class NewChannel(msgspec.Struct, frozen=True):
    """A channel to which a code is on its way.

    Attributes:
        id: names it.
        secret: signs what is sent to a webhook, and is shown once; empty for other channels.
    """

    id: str
    secret: str


class Notices(msgspec.Struct, frozen=True):
    """What a person has chosen about notices.

    Attributes:
        mail: whether the server can send mail.
        push_key: the key of the server for web push (`applicationServerKey`).
        delays: the delays that one may choose.
        chosen: whether anything was chosen.
        times: when notices may come.
        channels: where they go.
        muted: the tables about which there are none.
    """

    mail: bool
    push_key: str
    delays: list[int]
    chosen: bool
    times: NoticeTimesBody
    channels: list[NoticeChannel]
    muted: list[str]


class OwnChannel(msgspec.Struct, frozen=True):
    """A channel, as its owner gets it with everything else.

    Attributes:
        kind: the kind.
        target: where it leads.
        made: since when it is there, in seconds since 1970.
    """

    kind: str
    target: str
    made: float


class OwnNotices(msgspec.Struct, frozen=True):
    """Everything that is stored of a person's notices.

    Attributes:
        times: when they may come; null if nothing was chosen.
        channels: where they go.
        muted: the tables about which there are none.
        mailboxes: the addresses by which the person can sign in.
        seen: until when a page was in sight last, in seconds since 1970; null if that was not noted.
    """

    times: NoticeTimesBody | None
    channels: list[OwnChannel]
    muted: list[str]
    mailboxes: list[str]
    seen: float | None
