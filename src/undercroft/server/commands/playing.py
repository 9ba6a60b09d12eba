"""What people do at a table: the same by socket and by HTTP."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable

from undercroft.kernel.refusals import Refusal
from undercroft.server import wire
from undercroft.server.errors import ApiError, Refused
from undercroft.server.limits import CHAT_KEPT, CHAT_LENGTH
from undercroft.server.services import Services
from undercroft.server.storage.statements import NEW_CHAT
from undercroft.server.tables import undoing
from undercroft.server.tables.picture import allowed_look, whole
from undercroft.server.tables.seats import BOT, HOTSEAT, OPEN, PERSON, clean_name, clean_word, parse_seat
from undercroft.server.tables.table import Table

Done = Callable[[], None]


def _nothing() -> None:
    """Nobody waits to be told."""


class Playing:
    """The verbs. What changes a table tells `done` as soon as it is on disk, before anybody is shown it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._answers = services.metrics.answers.labels("person")

    async def _change(self, table_id: str, change: Callable[[Table], Awaitable[None]], done: Done = _nothing) -> None:
        """Change the table, tell everybody, and let the bots go on."""
        async with self.services.tables.at(table_id) as table:
            try:
                await change(table)
            except Refused as refused:
                self.services.metrics.refused.labels(refused.code).inc()
                raise
            finally:
                if table.broken:
                    table.changed()  # everybody will see it, and come back
            done()
            table.changed()
            self.services.bots.wake(table)

    async def answer(
        self, table_id: str, guest: str | None, seat: int, number: int, action: str, done: Done = _nothing
    ) -> None:
        """An answer; on disk when this comes back."""
        await self._change(table_id, lambda table: table.answer(guest, seat, number, action), done)
        self._answers.inc()

    async def undo(self, table_id: str, guest: str | None, seat: int, done: Done = _nothing) -> None:
        """Take back, or ask the others."""
        await self._change(table_id, lambda table: undoing.undo(table, guest, seat), done)

    async def agree(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Let somebody take back."""
        await self._change(table_id, lambda table: undoing.agree(table, guest), done)

    async def disagree(self, table_id: str, guest: str | None, done: Done = _nothing) -> None:
        """Do not."""

        async def change(table: Table) -> None:
            undoing.disagree(table, guest)

        await self._change(table_id, change, done)

    async def claim(self, table_id: str, guest: str, seat: int, claim: wire.Claim) -> None:
        """Sit down, or change how one is called.

        Raises:
            ApiError: the seat is not to be had.
        """

        async def change(table: Table) -> None:
            if not 0 <= seat < len(table.seats):
                raise ApiError("no-seat", "there is no such seat", 404)
            wanted = table.seats[seat]
            if wanted.guest != guest:
                free = wanted.kind == OPEN and table.about.public
                if not (free and claim.secret is None) and not wanted.opens_with(claim.secret):
                    raise ApiError("not-yours", "this seat is not to be had, or the link is no longer good", 403)
            before = wanted.row()
            if wanted.guest != guest:
                wanted.guest = guest
                wanted.kind = HOTSEAT if wanted.kind == HOTSEAT else PERSON
            wanted.name = clean_name(claim.name) if claim.name is not None else wanted.name
            wanted.colour = clean_word(claim.colour) if claim.colour is not None else wanted.colour
            wanted.shape = clean_word(claim.shape) if claim.shape is not None else wanted.shape
            if wanted.row() != before:
                table.consent = None
                await table.store([table.seat_row(seat), table.own_row()])

        await self._change(table_id, change)

    async def new_link(self, table_id: str, guest: str, seat: int) -> str:
        """A new secret for a seat's link; the old one opens it no longer.

        Raises:
            ApiError: the seat is neither the guest's, nor an open one of a table that the guest has made.
        """
        secrets: list[str] = []

        async def change(table: Table) -> None:
            if not 0 <= seat < len(table.seats) or not _may_dispose(table, guest, seat):
                raise ApiError("not-yours", "this seat is not yours to give away", 403)
            secrets.append(table.seats[seat].new_link())
            await table.store([table.seat_row(seat), table.own_row()])

        await self._change(table_id, change)
        return secrets[0]

    async def seat_bot(self, table_id: str, guest: str, seat: int, bot: str) -> None:
        """A bot takes a seat that nobody has come for.

        Raises:
            ApiError: the guest has not made the table, or the seat is taken.
            OptionError: no bot is called so.
        """

        async def change(table: Table) -> None:
            open_ = 0 <= seat < len(table.seats) and table.seats[seat].kind == OPEN
            if not open_ or table.about.host != guest:
                raise ApiError("not-yours", "only who made the table may give an open seat to a bot", 403)
            table.seats[seat] = parse_seat(f"{BOT}:{bot}", table.match.game.id, guest)
            await table.store([table.seat_row(seat), table.own_row()])

        await self._change(table_id, change)

    async def why(self, table_id: str, guest: str | None, seat: int, action: str) -> Refusal | None:
        """Why an action may not be chosen.

        Raises:
            Refused: the seat is not the guest's, or there is no such action.
        """
        async with self.services.tables.at(table_id) as table:
            table.check_owner(guest, seat)
            return table.state.why_not(seat, table.parse(action))

    async def say(self, table_id: str, guest: str | None, text: str) -> None:
        """Chat.

        Raises:
            Refused: there is no chat at this table, or the guest has no seat at it.
        """
        words = "".join([letter for letter in " ".join(text.split()) if letter.isprintable()])
        async with self.services.tables.at(table_id) as table:
            mine = table.seats_of(guest)
            if not table.about.chat or not mine or not words or len(words) > CHAT_LENGTH:
                raise Refused("chat")
            said_before = await self._chat(table)
            number = said_before[-1].number + 1 if said_before else 1
            said = wire.ChatMessage(number, mine[0], table.seats[mine[0]].name, words, time.time())
            row = {"table_id": table_id, "number": number, "seat": mine[0], "name": said.name, "text": words}
            try:
                await self.services.writer.write([(NEW_CHAT, {**row, "at": said.at})])
            except BaseException:
                table.chat = None  # whether it was said is to be looked up
                raise
            said_before.append(said)
            for connection in table.connections:
                connection.tell(said)

    async def chat_so_far(self, table_id: str) -> list[wire.ChatMessage]:
        """The last messages."""
        async with self.services.tables.at(table_id) as table:
            return list(await self._chat(table))

    async def _chat(self, table: Table) -> deque[wire.ChatMessage]:
        """The table's last messages, from the storage if it has just come from there."""
        if table.chat is None:
            rows = await self.services.store.chat(table.id, CHAT_KEPT)
            names = wire.ChatMessage.__struct_fields__
            said = [wire.ChatMessage(**{name: row[name] for name in names}) for row in rows]
            table.chat = deque(said, CHAT_KEPT)
        return table.chat

    async def settings(self, table_id: str, guest: str, settings: wire.TableSettings) -> None:
        """What the host may change.

        Raises:
            ApiError: the guest is not the host.
        """

        async def change(table: Table) -> None:
            if table.about.host != guest:
                raise ApiError("not-host", "only who made the table may do this", 403)
            table.about.chat = settings.chat
            await table.store([table.own_row()])

        await self._change(table_id, change)

    async def picture(
        self, table_id: str, guest: str | None, look: int | None, since: int, edition: int
    ) -> wire.TableMessage:
        """The table as the guest may see it."""
        async with self.services.tables.at(table_id) as table:
            return whole(table, guest, allowed_look(table, guest, look), since, edition)


def _may_dispose(table: Table, guest: str, seat: int) -> bool:
    """Whether the guest has the seat, or has made the table and nobody has it."""
    place = table.seats[seat]
    return place.guest == guest or (place.kind == OPEN and table.about.host == guest)
