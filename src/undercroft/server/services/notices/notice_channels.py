"""What people can do about notices: say where and when they want them, prove that they read them, and end them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec

from undercroft.locale.texts import LANGUAGES, supported_language
from undercroft.server.protocol import notice_messages as wire
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_limits import RateLimits
from undercroft.server.services.carriers.carrier import (
    MAIL,
    PUSH,
    WEBHOOK,
    Carrier,
    DeliveryFailed,
    OutgoingMessage,
)
from undercroft.server.services.carriers.mail import Mail
from undercroft.server.services.carriers.mail_limits import MailLimits
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.carriers.web_push import WebPush
from undercroft.server.services.carriers.webhooks import Webhooks, signing_secret
from undercroft.server.services.notices.notice_delivery import unsubscribe_token
from undercroft.server.services.notices.notice_texts import PROOF, TEST, plain_message
from undercroft.server.services.notices.notice_times import DELAYS, LATE, NoticeTimes, digest_at
from undercroft.server.services.notices.stored_notices import StoredNotices
from undercroft.server.services.people.identities import Identity, person_of
from undercroft.server.services.people.mail_sign_in import mailbox_hash, mailbox_row
from undercroft.server.services.people.proofs.code_proofs import CodeProofs
from undercroft.server.services.people.proofs.fresh_proofs import FreshProofs
from undercroft.server.services.people.stored_people import MAILBOX, StoredPeople, UsableWays
from undercroft.server.storage.stored_rows import Row, Taken
from undercroft.server.storage.writing.account_notices import NEW_CHANNEL, account_notices
from undercroft.server.tables.core.clocks.answer_clocks import zone_called

CHANNELS_MOST: Final = 12
MUTES_MOST: Final = 500

MESSAGES_AT_ONCE: Final = 8
MESSAGES_PER_HOUR: Final = 30
"""How many codes and tests a person may have sent."""

UNSUBSCRIBED: Final = "unsubscribed"
"""Why a channel is paused whose owner has clicked on the link in a mail."""

PURPOSE: Final = "channel"

SHOWN: Final = 40
"""How many letters of a target are shown."""


class NoticeChannels:
    """The commands about notices. All may raise `NotRead` and `NotStored`.

    Args:
        stored: the channels and choices.
        people: what is stored of people.
        fresh: knows who has shown a short while ago that it is still them.
        sealed: encrypts the targets.
        codes: makes the codes that prove a channel.
        mail: sends mail.
        push: sends to browsers.
        webhooks: sends to webhooks.
        limits: how much mail may be sent to addresses that are not proved.
        usable: which ways to sign in work at this server.
        wall: tells the time in seconds since 1970.
    """

    def __init__(
        self,
        stored: StoredNotices,
        people: StoredPeople,
        fresh: FreshProofs,
        sealed: SealedValues,
        codes: CodeProofs,
        mail: Mail,
        push: WebPush,
        webhooks: Webhooks,
        limits: MailLimits,
        usable: UsableWays,
        wall: Callable[[], float],
    ) -> None:
        self.carriers: Mapping[str, Carrier] = {MAIL: mail, PUSH: push, WEBHOOK: webhooks}
        self._stored = stored
        self._people = people
        self._fresh = fresh
        self._sealed = sealed
        self._codes = codes
        self._mail = mail
        self._push = push
        self._limits = limits
        self._usable = usable
        self._wall = wall
        self._messages = RateLimits(MESSAGES_PER_HOUR / 3600, MESSAGES_AT_ONCE)

    async def overview(self, identity: Identity) -> wire.Notices:
        """Return what a person has chosen.

        Raises:
            ApiError: nobody is signed in.
        """
        person = person_of(identity)
        return wire.Notices(
            self._mail.is_offered,
            self._push.public_key,
            list(DELAYS),
            await self._stored.choices(person) is not None,
            _body((await self._stored.wants(person)).times),
            [self._shown(row) for row in await self._stored.channels(person)],
            await self._stored.mutes(person),
        )

    async def choose(self, identity: Identity, wanted: wire.NoticeTimesBody) -> None:
        """Keep when a person wants notices.

        Raises:
            ApiError: nobody is signed in, or there is no such language, zone or delay.
        """
        person = person_of(identity)
        if wanted.locale not in LANGUAGES or wanted.delay not in DELAYS or zone_called(wanted.zone[:64]) is None:
            raise ApiError("bad-request", "there is no such language, time zone or delay", 400)
        if (wanted.quiet_from is None) != (wanted.quiet_until is None):
            raise ApiError("bad-request", "quiet hours have a beginning and an end", 400)
        await self._stored.choose(person, msgspec.structs.asdict(wanted))
        await self.times_changed(person)

    async def mute(self, identity: Identity, table_id: str, *, muted: bool) -> None:
        """Note whether a person wants no notices of a table.

        Raises:
            ApiError: nobody is signed in, or too many tables are muted.
        """
        person = person_of(identity)
        if muted and len(await self._stored.mutes(person)) >= MUTES_MOST:
            raise ApiError("too-many", "too many tables are muted", 409)
        await self._stored.mute(person, table_id[:32], muted=muted)
        await self.look_again(person)

    async def add(self, identity: Identity, body: wire.ChannelBody, origin: str, network: str) -> wire.NewChannel:
        """Add a channel, and send a code to it; nothing else is sent before that has come back.

        Args:
            identity: who asks.
            body: where to.
            origin: the address of the server as the person knows it.
            network: where the person is: codes by mail are counted there.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, the target is not one, the code does not arrive
                there, or there are too many channels or codes.
        """
        person = await self._fresh.require(identity)
        target = self._normal(body)
        known = await self._stored.channels(person)
        target_hash = self._sealed.hash("target", f"{body.kind} {target.lower() if body.kind == MAIL else target}")
        if len(known) >= CHANNELS_MOST:
            raise ApiError("too-many", "there are too many channels already", 409)
        if any(row["target_hash"] == target_hash and row["proved"] is not None for row in known):
            raise ApiError("channel-known", "this channel is there already", 409)
        allowed = self._messages.allows(person)
        if allowed and body.kind == MAIL:
            allowed = self._limits.allows_from(network) and self._limits.allows_to(mailbox_hash(self._sealed, target))
        if not allowed:
            raise ApiError("tries", "too many codes have been sent; wait some minutes", 403)
        row: Row = {
            "id": secrets.token_hex(12),
            "person": person,
            "kind": body.kind,
            "target": self._sealed.seal(target),
            "target_hash": target_hash,
            "origin": origin[:300],
            "made": self._wall(),
        }
        await self._stored.add_channel(row)
        code = await self._codes.new_digits(PURPOSE, row["id"], person)
        lang = supported_language(body.lang)
        try:
            await self._carry(row, plain_message(PROOF, secrets.token_hex(16), lang, code, origin), target)
        except ApiError:
            await self._stored.remove_channel(row["id"])
            raise
        secret = signing_secret(self._secret(row["id"])) if body.kind == WEBHOOK else ""
        return wire.NewChannel(row["id"], secret)

    async def prove(self, identity: Identity, channel: str, code: str) -> None:
        """Take the code that was sent to a channel, which is in use from now on. An address can sign in, too.

        Raises:
            ApiError: nobody is signed in, there is no such channel, the code is wrong, or somebody else signs in by
                this address.
        """
        row = await self._mine(identity, channel)
        if await self._codes.check(PURPOSE, channel, code) != row["person"]:
            raise ApiError("channel-code", "this code does not count, or no longer", 403)
        if row["kind"] == MAIL:
            address = self._sealed.unseal(row["target"])
            name = mailbox_hash(self._sealed, address)
            try:
                await self._people.add_credential(mailbox_row(self._sealed, row["person"], address, self._wall()))
            except Taken:
                owner = await self._people.credential(name, MAILBOX)
                if owner is None or owner["person"] != row["person"]:
                    raise ApiError("mail-taken", "somebody else signs in by this address", 409) from None
        now = self._wall()
        told = [] if row["proved"] else account_notices(row["person"], NEW_CHANNEL, now, but=channel)
        await self._stored.prove(channel, now, *told)
        await self._stored.note_delivery(channel, self._wall())
        await self.look_again(row["person"])

    async def test(self, identity: Identity, channel: str) -> None:
        """Send a test to a channel; if it arrives, the channel is in use again.

        Raises:
            ApiError: nobody is signed in, there is no such channel, it is not proved, too many have been sent, or it
                does not arrive.
        """
        row = await self._mine(identity, channel)
        if row["proved"] is None:
            raise ApiError("channel-code", "this channel has not been proved", 409)
        if not self._messages.allows(row["person"]):
            raise ApiError("tries", "too many messages have been sent; wait some minutes", 403)
        times = (await self._stored.wants(row["person"])).times
        stop = self._unsubscribe_url(row)
        message = plain_message(TEST, secrets.token_hex(16), times.locale, origin=row["origin"], unsubscribe=stop)
        await self._carry(row, message, self._sealed.unseal(row["target"]))
        await self._stored.note_delivery(channel, self._wall())
        await self.look_again(row["person"])

    async def remove(self, identity: Identity, channel: str, *, last: bool) -> None:
        """Delete a channel. An address cannot sign in any more, either.

        Args:
            identity: who asks.
            channel: the channel.
            last: whether it may be an address that is the last way to sign in.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, there is no such channel, or it is an address that
                is the last way to sign in.
        """
        await self._fresh.require(identity)
        row = await self._mine(identity, channel)
        if row["kind"] == MAIL:
            name = mailbox_hash(self._sealed, self._sealed.unseal(row["target"]))
            others = self._usable if self._usable.mail and not last else None
            await self._people.remove_credential(row["person"], name, unless_last_of=others)
        await self._stored.remove_channel(channel)

    async def channel_of(self, token: str) -> Row | None:
        """Return the channel whose notices somebody with this token may end, in the language of its owner.

        Returns:
            None if the token is not one, or the channel is gone.
        """
        channel = token.partition(".")[0][:32]
        if not secrets.compare_digest(unsubscribe_token(self._sealed, channel).encode(), token.encode()):
            return None
        row = await self._stored.channel(channel)
        return None if row is None else {**row, "locale": (await self._stored.wants(row["person"])).times.locale}

    async def unsubscribe(self, channel: str) -> None:
        """End the notices of a channel until its owner turns them on again."""
        await self._stored.note_failure(channel, self._wall(), UNSUBSCRIBED, pauses=True)

    async def export(self, person: str) -> wire.OwnNotices:
        """Return everything that is stored of a person's notices."""
        row = await self._stored.choices(person)
        channels = [
            wire.OwnChannel(one["kind"], self._sealed.unseal(one["target"]), one["made"])
            for one in await self._stored.channels(person)
        ]
        ways = await self._people.credentials_of(person)
        mailboxes = [self._sealed.unseal(way["value"]) for way in ways if way["kind"] == MAILBOX]
        times = None if row is None else _body((await self._stored.wants(person)).times)
        sights = [guest["seen"] for guest in await self._people.guests_of(person) if guest["seen"] is not None]
        muted = await self._stored.mutes(person)
        return wire.OwnNotices(times, channels, muted, mailboxes, max(sights, default=None))

    def _normal(self, body: wire.ChannelBody) -> str:
        if body.kind == MAIL and not self._mail.is_offered:
            raise ApiError("no-mail", "this server sends no mail", 409)
        try:
            return self.carriers[body.kind].normal(body.target[:4000])
        except DeliveryFailed as failed:
            raise ApiError(f"channel-{failed.reason}", "this is not a place where notices can go", 400) from None

    async def _carry(self, row: Row, message: OutgoingMessage, target: str) -> None:
        try:
            await self.carriers[row["kind"]].carry(target, message, self._secret(row["id"]))
        except DeliveryFailed as failed:
            await self._stored.note_failure(row["id"], self._wall(), failed.reason, pauses=False)
            raise ApiError(f"channel-{failed.reason}", "the message did not arrive there", 409) from None

    async def _mine(self, identity: Identity, channel: str) -> Row:
        person = person_of(identity)
        row = await self._stored.channel(channel[:32])
        if row is None or row["person"] != person:
            raise ApiError("no-channel", "there is no such channel", 404)
        return row

    async def look_again(self, person: str) -> None:
        """Let the tables come up at which a person is asked, as what the person wants has changed."""
        await self._stored.look_again(person, self._wall())

    async def times_changed(self, person: str) -> None:
        """Let everything come up again that a person may hear of at another time than before."""
        now = self._wall()
        times = (await self._stored.wants(person)).times
        # The mail of a vacation comes as it ends, and tables hear of its end a look later.
        ended = None if times.vacation is None else times.vacation[1]
        at = digest_at(times, now if ended is None or not now - LATE <= ended <= now else ended)
        await self._stored.gather_again(person, now if at is None else at, now)
        await self.look_again(person)

    def _secret(self, channel: str) -> bytes:
        return self._sealed.secret(f"channel {channel}")

    def _unsubscribe_url(self, row: Row) -> str:
        if row["kind"] != MAIL:
            return ""
        return f"{row['origin']}/unsubscribe/{unsubscribe_token(self._sealed, row['id'])}"

    def _shown(self, row: Row) -> wire.NoticeChannel:
        try:
            target = self._sealed.unseal(row["target"])
        except ValueError:
            target = ""  # of another server's key
        endpoint = msgspec.json.decode(target)["endpoint"] if row["kind"] == PUSH and target else ""
        return wire.NoticeChannel(
            id=row["id"],
            kind=row["kind"],
            target=shortened(row["kind"], endpoint or target),
            hash=hashlib.sha256(endpoint.encode()).hexdigest()[:32] if endpoint else "",
            made=row["made"],
            proved=row["proved"] is not None,
            paused=row["paused"],
            last_at=row["last_at"],
            last_result=row["last_result"],
        )


def shortened(kind: str, target: str) -> str:
    """Return a target so that its owner recognises it, and nobody else learns it from a screen.

    >>> shortened("mail", "anna.smith@example.org"), shortened("webhook", "https://example.org/hooks/secret")
    ('an…@example.org', 'example.org')
    """
    if kind == MAIL:
        name, _, domain = target.partition("@")
        shown = f"{name[:2]}…@{domain}" if domain else ""
    else:
        shown = urlsplit(target).hostname or ""
    return shown if len(shown) <= SHOWN else f"{shown[: SHOWN - 1]}…"


def _body(times: NoticeTimes) -> wire.NoticeTimesBody:
    return wire.NoticeTimesBody(**{name: getattr(times, name) for name in wire.NoticeTimesBody.__struct_fields__})
