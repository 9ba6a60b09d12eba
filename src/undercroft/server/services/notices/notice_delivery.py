"""Deliver notices, each to one channel, as often as is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from undercroft.server.protocol.api_errors import NotRead, NotStored
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.wall_clock import Clock
from undercroft.server.services.carriers.carrier import (
    INVALID,
    MAIL,
    PERMANENT,
    Carrier,
    DeliveryFailed,
    OutgoingMessage,
)
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.notices.notice_texts import digest_message, plain_message, turn_message
from undercroft.server.services.notices.notice_times import NoticeTimes, quiet_end
from undercroft.server.services.notices.stored_notices import PendingNotice, StoredNotices
from undercroft.server.services.notices.turn_notices import TurnNotices
from undercroft.server.storage.stored_rows import Row
from undercroft.server.storage.writing.due_rows import DueRow, Retry

MOST_SENT_AT_ONCE: Final = 50
"""The most notices that this node delivers at the same time: a target that does not answer holds up no others."""

SENT_WITHIN: Final = 120.0
"""After how many seconds a notice comes up again if the node that delivers it dies."""

RETRIED: Final = 60.0
"""After how many seconds a notice is tried again; each time twice as many."""

TRIES_MOST: Final = 8
"""After how many tries of one notice, which take about four hours, its channel is paused."""


def unsubscribe_token(sealed: SealedValues, channel: str) -> str:
    """Return what allows to end the notices of a channel, and nothing else."""
    return f"{channel}.{sealed.hash('unsubscribe', channel)[:32]}"


class NoticeDelivery:
    """Sees to notices.

    Args:
        stored: the notices.
        sealed: decrypts the targets.
        carriers: take messages there, by the kind of the channel.
        clock: tells the time, and when nobody could answer.
        turns: makes notices.
    """

    def __init__(
        self,
        stored: StoredNotices,
        sealed: SealedValues,
        carriers: Mapping[str, Carrier],
        clock: Clock,
        turns: TurnNotices,
    ) -> None:
        self._stored = stored
        self._sealed = sealed
        self._carriers = carriers
        self._clock = clock
        self._turns = turns
        self._sending: dict[str, asyncio.Task[None]] = {}

    async def see_to(self, row: DueRow, now: float) -> Retry:
        """Begin to deliver a notice; return when to look again in case this node dies with it."""
        if row.table_id in self._sending:
            return Retry(now + SENT_WITHIN)
        if len(self._sending) >= MOST_SENT_AT_ONCE:
            return Retry(now + 1)
        task = asyncio.create_task(self._deliver(row, now), name="notice")
        self._sending[row.table_id] = task
        task.add_done_callback(lambda _: self._sending.pop(row.table_id, None))
        return Retry(now + SENT_WITHIN)

    async def see_to_digest(self, row: DueRow, now: float) -> float | Retry | None:
        """Deliver what is to come together by a channel, in one mail; return when the next one is due.

        Raises:
            NotRead, NotStored: the database cannot be used.
        """
        channel = await self._stored.channel(row.table_id)
        if channel is None:
            return None  # its notices have gone with it
        times = (await self._stored.wants(channel["person"])).times
        loud = quiet_end(times, now)
        if loud > now:
            return loud
        for table_id in await self._stored.tables_due(channel["person"], now):
            await self._turns.look(table_id, now)  # what becomes due at the same moment comes with it
        ids, found = await self._stored.gathered(row.table_id, now)
        if found:
            items = [(notice, notice.question.end(self._clock.lost)) for notice in found]
            message = digest_message(items, times, now, self._unsubscribe_url(channel))
            try:
                await self._carry(channel, message)
            except DeliveryFailed as failed:
                pauses = failed.reason in PERMANENT or row.tries >= TRIES_MOST
                await self._stored.note_failure(row.table_id, now, failed.reason, pauses=pauses)
                if not pauses:
                    return Retry(now + RETRIED * 2 ** (row.tries - 1))
            else:
                await self._stored.note_delivery(row.table_id, now)
        await self._stored.end_gathered(ids)
        return await self._stored.gathered_next(row.table_id)

    async def rest(self) -> None:
        """Wait until nothing is being delivered."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def stop(self) -> None:
        """Stop delivering; what is under way comes up again."""
        await end(self._sending.values())

    async def _deliver(self, row: DueRow, now: float) -> None:
        try:
            await self._try(row, now)
        except (NotRead, NotStored):
            return  # it comes up again
        except Exception as error:  # whatever it is, its text may name a target
            LOG.error("notice-not-delivered", error=type(error).__name__)

    async def _try(self, row: DueRow, now: float) -> None:
        notice = await self._stored.notice(row.table_id)
        if notice is not None and notice.question.paused is not None:
            await self._stored.take_back(notice)
            return
        if notice is not None:
            wants = await self._stored.wants(notice.question.person)
            # What has to be tried again may come up in quiet hours, or while a page is in sight.
            at = await self._turns.heard_at(wants, now)
            if at > now:
                await self._stored.put_off(notice.id, at, row.tries - 1)
                return
            await self._send(row, notice.channel, self._turn_message(notice, wants.times, now), now)
            return
        # What has changed in how somebody signs in does not wait for the end of their quiet hours.
        account = await self._stored.account_notice(row.table_id)
        if account is None:
            await self._stored.end_notice(row.table_id)
            return
        kind, channel = account
        lang = (await self._stored.wants(channel["person"])).times.locale
        stop = self._unsubscribe_url(channel)
        message = plain_message(kind, row.table_id, lang, origin=channel["origin"], unsubscribe=stop)
        await self._send(row, channel, message, now)

    def _turn_message(self, notice: PendingNotice, times: NoticeTimes, now: float) -> OutgoingMessage:
        return turn_message(
            notice, times, notice.question.end(self._clock.lost), now, self._unsubscribe_url(notice.channel)
        )

    def _unsubscribe_url(self, channel: Row) -> str:
        if channel["kind"] != MAIL:
            return ""
        return f"{channel['origin']}/unsubscribe/{unsubscribe_token(self._sealed, channel['id'])}"

    async def _send(self, row: DueRow, channel: Row, message: OutgoingMessage, now: float) -> None:
        """Try to deliver a message, and note what has come of it."""
        name = str(channel["id"])
        try:
            await self._carry(channel, message)
        except DeliveryFailed as failed:
            pauses = failed.reason in PERMANENT or row.tries >= TRIES_MOST
            LOG.info("notice-failed", kind=channel["kind"], reason=failed.reason, paused=pauses)
            await self._stored.note_failure(name, now, failed.reason, pauses=pauses)
            if pauses:
                await self._stored.end_notice(row.table_id)
            else:
                await self._stored.put_off(row.table_id, now + RETRIED * 2 ** (row.tries - 1), row.tries)
        else:
            await self._stored.note_delivery(name, now, row.table_id)

    async def _carry(self, channel: Row, message: OutgoingMessage) -> None:
        try:
            target = self._sealed.unseal(channel["target"])
        except ValueError:
            raise DeliveryFailed(INVALID) from None
        await self._carriers[channel["kind"]].carry(target, message, self._sealed.secret(f"channel {channel['id']}"))
