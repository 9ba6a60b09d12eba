"""The commands at a table, the same over a socket and over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import chain
from typing import Final

import msgspec

from undercroft.kernel.base.refusals import Refusal
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import ApiError, NotOpened, NotRead, NotStored, Refused, no_table
from undercroft.server.runtime.guest_limits import CHAT_KEPT, CHAT_LENGTH, CHAT_STORED
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.services.process_services import Services
from undercroft.server.storage.write_statements import NEW_CHAT, OLD_CHAT, SET_CHAT, SET_HOST, SET_SEAT, Row, Statement
from undercroft.server.tables.changes import divergence, record_disclosure, seat_changes, table_pauses, undo_requests
from undercroft.server.tables.changes.chat_messages import chat_of
from undercroft.server.tables.core.seats import OPEN, Seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, row_size
from undercroft.server.tables.snapshots.connection import Connection
from undercroft.server.tables.snapshots.table_snapshot import allowed_look, whole
from undercroft.server.tables.upkeep.loaded_tables import retry_conflicts
from undercroft.study.lessons.lesson_course import given
from undercroft.study.lessons.lesson_library import find_lesson

SINCE_ANSWER: Final = -1
"""In `Hello.tell`: since the last answer of the seat."""

Done = Callable[[], None]


def _nothing() -> None:
    """Do nothing: the `Done` of a caller that need not be told."""


class PlayCommands:
    """The commands at a table.

    A command that changes a table returns once the change is on disk. It calls `done` as soon as that is so, before any
    reader is shown the change.

    Each may raise `Refused` or `ApiError` if the guest may not do it, `ApiError` if the table cannot be loaded
    (see `Tables.get`), and `NotStored` if the change could not be written.

    Args:
        services: the parts of this process.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self._answers = services.metrics.answers.labels("person")

    async def change(self, table_id: str, change: Callable[[Table], Awaitable[None]], done: Done = _nothing) -> None:
        """Change a table while its lock is held, refresh its readers, and wake its bots.

        If somebody else changes it at the same time, the change is made again, to what the table is then.

        Raises:
            NotStored: the database is far behind, or it could not be stored.
        """
        await retry_conflicts(lambda: self._change(table_id, change, done))

    async def _change(self, table_id: str, change: Callable[[Table], Awaitable[None]], done: Done) -> None:
        async with self.services.tables.at(table_id) as table:
            if self.services.writer.is_behind:
                raise NotStored
            try:
                await change(table)
            except Refused as refused:
                self.services.metrics.refused.labels(refused.code).inc()
                raise
            finally:
                if table.broken:
                    table.changed()  # readers see that it is broken, and come back
            done()
            table.changed()
            self.services.bots.wake(table)
            if table.status == FINISHED and not table.deleted:
                self.services.keeper.ended(table_id)

    async def greet(self, connection: Connection, hello: wire.Hello) -> None:
        """Show a reader the table: as it is, or as it was when the reader was here last, and what has happened since.

        Args:
            connection: the reader, who owns what it may look at.
            hello: what it has said.

        Raises:
            NotRead: this node knows less than the reader, and cannot read what it lacks.
        """
        table, steps, retold = connection.table, None, None
        if _knows_more(table, allowed_look(table, connection.guest, hello.look), hello.since, hello.edition):
            await self.services.follower.catch_up(table)
        async with table.lock:
            look = allowed_look(table, connection.guest, hello.look)
            answers = None if table.broken else _answers_told(table, look, hello)
            if answers is not None:
                steps = table.retelling(look, answers)
                if steps is not None:
                    told = table.log.known_after(look, answers)
                    present = connection.present(look, told, min(hello.since, told), hello.edition)
        if steps is not None:  # without the lock: the players do not wait for a reader's story
            with suppress(ApiError):  # with too much work waiting, the guest sees the table as it is
                retold = await self.services.long_tasks.steps(steps)
        async with table.lock:
            connection.hello(hello.look, hello.since, hello.edition)
            if retold is not None and not table.broken:
                connection.retell(retold, present)

    async def answer(
        self, table_id: str, guest: str | None, seat: int, number: int, action: str, done: Done = _nothing
    ) -> None:
        """Answer a decision.

        Args:
            table_id: the table.
            guest: who answers.
            seat: the seat that is asked.
            number: the number of the decision.
            action: the notation of the answer.
            done: called when the answer is on disk.
        """
        ends_vacation = False

        async def change(table: Table) -> None:
            nonlocal ends_vacation
            await table.answer(guest, seat, number, action)
            # Also if the answer was there already: what came after it may have failed.
            ends_vacation = table.clocks.is_on_vacation(seat)

        await self.change(table_id, change, done)
        self._answers.inc()
        if ends_vacation and guest is not None:
            try:
                await self.services.vacations.end(guest)
            except (NotRead, NotStored):  # the answer is on disk; the next one ends the vacation
                LOG.error("vacation-goes-on", table=table_hash(table_id))

    async def undo(self, table_id: str, guest: str | None, seat: int, done: Done = _nothing) -> None:
        """Take back the last answer, or ask the others to agree to it (see `undo_requests.undo`)."""
        await self.change(table_id, lambda table: undo_requests.undo(table, guest, seat), done)

    async def agree(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Agree to the undo that a player has asked for."""
        await self.change(table_id, lambda table: undo_requests.agree(table, guest), done)

    async def disagree(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Decline the undo that a player has asked for, or withdraw one's own request."""
        await self.change(table_id, lambda table: undo_requests.disagree(table, guest), done)

    async def pause(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Ask for a pause, or agree to it (see `table_pauses.pause`)."""
        await self.change(table_id, lambda table: table_pauses.pause(table, guest), done)

    async def play_on(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """End a pause, or decline one that is asked for (see `table_pauses.play_on`)."""
        await self.change(table_id, lambda table: table_pauses.play_on(table, guest), done)

    async def resume(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Agree to go on from where the game diverges (see `divergence`)."""
        await self.change(table_id, lambda table: divergence.resume(table, guest), done)

    async def close(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Agree to close a game that diverges (see `divergence`)."""
        await self.change(table_id, lambda table: divergence.close(table, guest), done)

    async def claim(self, table_id: str, guest: str, seat: int, claim: wire.Claim) -> None:
        """Take a seat, or change the name, colour or shape of a seat that is taken already.

        Raises:
            ApiError: see `seat_changes.claim`.
        """

        await self.change(table_id, lambda table: seat_changes.claim(table, guest, seat, claim))

    async def admit(self, table_id: str, guest: str, seat: int, yes: bool) -> None:
        """Agree that a newcomer takes the seat of somebody who has gone, or decline (see `seat_changes.admit`)."""
        await self.change(table_id, lambda table: seat_changes.admit(table, guest, seat, yes))

    async def new_link(self, table_id: str, guest: str, seat: int) -> str:
        """Make a new secret for a seat's link; the old link stops working.

        Raises:
            ApiError: see `seat_changes.new_link`.
        """
        secrets: list[str] = []

        async def change(table: Table) -> None:
            secrets.append(await seat_changes.new_link(table, guest, seat))

        await self.change(table_id, change)
        return secrets[-1]

    async def seat_bot(self, table_id: str, guest: str, seat: int, bot: str) -> None:
        """Give an open seat to a bot.

        Raises:
            ApiError, OptionError: see `seat_changes.give_to_bot`.
        """

        await self.change(table_id, lambda table: seat_changes.give_to_bot(table, guest, seat, bot))

    async def free(self, table_id: str, guest: str, seat: int) -> None:
        """Free a seat, so that somebody else can take it.

        Raises:
            ApiError: see `seat_changes.free_seat`.
        """
        await self.change(table_id, lambda table: seat_changes.free_seat(table, guest, seat))

    async def leave(self, table_id: str, guest: str) -> None:
        """Leave a table; others go on without the guest.

        Raises:
            ApiError: see `seat_changes.leave`.
        """

        await self.change(table_id, lambda table: seat_changes.leave(table, guest))

    async def delete(self, table_id: str, guest: str) -> None:
        """Delete a table at which nobody else is; leave it if there are others. One that cannot be opened, too.

        Raises:
            ApiError: see `seat_changes.leave`.
        """

        async def change(table: Table) -> None:
            if seat_changes.others(table, guest):
                await seat_changes.leave(table, guest)
            else:
                await self.services.tables.delete(table)

        try:
            await self.change(table_id, change)
        except (NotOpened, NotRead):
            await abandon(self.services, table_id, guest)

    async def back(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Come back after being away."""
        await self.change(table_id, lambda table: seat_changes.back(table, guest), done)

    async def appoint(self, table_id: str, guest: str, bot: str) -> None:
        """Let a bot answer for a guest until the guest is back.

        Raises:
            OptionError: see `seat_changes.appoint`.
        """
        await self.change(table_id, lambda table: seat_changes.appoint(table, guest, bot))

    async def nudge(self, table_id: str, guest: str, seat: int) -> None:
        """Remind the person at a seat that the table waits.

        Raises:
            ApiError: see `seat_changes.nudge`.
        """
        reminded: list[str] = []

        async def change(table: Table) -> None:
            reminded.append(await seat_changes.nudge(table, guest, seat, self.services.clock.time()))

        await self.change(table_id, change)
        self.services.remind(reminded[-1], table_id)

    async def why(self, table_id: str, guest: str | None, seat: int, action: str) -> Refusal | None:
        """Return why an action may not be chosen; None if it may.

        Raises:
            Refused: the seat is not the guest's, or the game has no such action.
        """
        async with self.services.tables.at(table_id) as table:
            table.check_owner(guest, seat)
            return table.state.why_not(seat, table.parse(action))

    async def disclose(self, table_id: str, guest: str) -> None:
        """Let a guest see the record before the game is over.

        Raises:
            ApiError: see `record_disclosure.disclose`.
        """
        await self.change(table_id, lambda table: record_disclosure.disclose(table, guest))

    async def say(self, table_id: str, guest: str | None, text: str) -> None:
        """Send a chat message.

        Raises:
            Refused: chat is off at this table, the guest has no seat at it, or the text is empty or too long.
        """
        words = "".join([letter for letter in " ".join(text.split()) if letter.isprintable()])

        async def change(table: Table) -> None:
            mine = table.seats_of(guest)
            if not table.about.chat or not mine or not words or len(words) > CHAT_LENGTH:
                raise Refused("chat")
            said_before = await chat_of(self.services.store, table)
            number = said_before[-1].number + 1 if said_before else 1
            said = wire.ChatMessage(number, mine[0], table.seats[mine[0]].name, words, self.services.clock.time())
            row = {"table_id": table_id, "number": number, "seat": mine[0], "name": said.name, "text": words}
            row["guest"] = guest
            table.grow(row_size(words))
            old = (OLD_CHAT, {"table_id": table_id, "number": number - CHAT_STORED})
            await table.store([(NEW_CHAT, {**row, "at": said.at}), table.size_row(), old])
            said_before.append(said)
            del said_before[:-CHAT_KEPT]
            table.tell([said])

        await self.change(table_id, change)

    async def chat_so_far(self, table_id: str) -> list[wire.ChatMessage]:
        """Return the latest chat messages, the oldest first."""
        async with self.services.tables.at(table_id) as table:
            return list(await chat_of(self.services.store, table))

    async def settings(self, table_id: str, guest: str, settings: wire.TableSettings) -> None:
        """Change the settings that are the host's to change.

        Raises:
            ApiError: the guest is not the host.
        """

        async def change(table: Table) -> None:
            if table.about.host != guest:
                raise ApiError("not-host", "only the host may do this", 403)
            table.about.chat = settings.chat
            await table.store([table.own_row()])

        await self.change(table_id, change)

    async def snapshot(
        self, table_id: str, guest: str | None, look: int | None, since: int, edition: int
    ) -> wire.TableMessage:
        """Return everything that the guest may know about the table, and wake its bots.

        Args:
            table_id: the table.
            guest: the reader.
            look: the seat to look from, if it is the guest's; None for a default.
            since: how many events the reader has.
            edition: the edition of the table that these are from.

        Raises:
            NotRead: this node knows less than the reader, and cannot read what it lacks.
        """
        known = await self.services.tables.get(table_id)
        if _knows_more(known, allowed_look(known, guest, look), since, edition):
            await self.services.follower.catch_up(known)
        async with self.services.tables.at(table_id) as table:
            self.services.bots.wake(table)
            return whole(table, guest, allowed_look(table, guest, look), since, edition)

    async def balances(self, table_id: str) -> tuple[msgspec.Struct, ...]:
        """Return what each part of the game that has ended cost and brought each seat, as everybody may know."""
        async with self.services.tables.at(table_id) as table:
            match = table.match
            return match.game.balances(match.state, chain(match.prelude, *match.events))


def _knows_more(table: Table, look: int | None, since: int, edition: int) -> bool:
    """Return whether a reader has been told of a table, by another node, what this one does not know yet."""
    return edition > table.edition or (edition == table.edition and since > table.log.count(look))


def _answers_told(table: Table, look: int | None, hello: wire.Hello) -> int | None:
    """Return after how many answers the story goes on for a reader; None if it does not.

    The story begins with a whole answer, even if a part of it is known. Somebody who comes to a game that is over, and
    remembers nothing of it, is shown the result at once; a learner who has not answered yet, the lesson's first
    question.
    """
    if hello.tell == SINCE_ANSWER:
        lesson = find_lesson(table.match.game.id, table.about.lesson)
        begins = lesson is not None and not given(lesson, table.match)
        return None if begins or table.match.state.is_terminal else table.last_answer(look)
    if hello.tell is None or hello.edition != table.edition:
        return None
    return table.log.answers_at(look, hello.tell)


async def abandon(services: Services, table_id: str, guest: str) -> None:
    """Delete a table that cannot be opened, or if others are there, what it has of the guest.

    Raises:
        ApiError: the guest has nothing there, or the table is being read at the moment.
        NotStored: the database did not accept it.
    """
    host, seats, words = await services.store.traces(table_id, guest)
    mine = [seat for seat, owner in seats.items() if owner == guest]
    if not mine and not words and host != guest:
        raise no_table()
    others = [owner for owner in (host, *seats.values()) if owner not in (guest, None, "")]
    if not others:
        if not await services.tables.delete_unused(table_id):
            raise ApiError("busy", "this table is being read; try again", 503)
        return
    nothing = {"table_id": table_id, "name": "", "text": "", "guest": None}
    rows: list[tuple[Statement, Row]] = [(SET_CHAT, {**nothing, "number": number}) for number in words]
    empty = {"table_id": table_id, **Seat(OPEN).row()}
    rows += [(SET_SEAT, {**empty, "seat": seat}) for seat in mine]
    if host == guest:
        rows.append((SET_HOST, {"id": table_id, "host": others[0]}))
    await services.writer.write(rows)
