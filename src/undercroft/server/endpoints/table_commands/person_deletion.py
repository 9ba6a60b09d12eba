"""Delete people who have asked for it, once they have had time to change their mind; until then nobody sees them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from undercroft.server.endpoints.table_commands import own_data
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import NO_TABLE, ApiError, NotOpened, NotRead, NotStored
from undercroft.server.runtime.logs import LOG
from undercroft.server.services.people.identities import Identity
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.changes import seat_changes
from undercroft.server.tables.core.table import Table

AGAIN: Final = 3600.0
"""After how many seconds the clock is read again, while it is doubted."""


class PersonDeletion:
    """Deletes people, or hides them meanwhile.

    Args:
        playing: the commands at a table.
    """

    def __init__(self, playing: PlayCommands) -> None:
        self._playing = playing
        self._services = playing.services

    async def ask(self, identity: Identity) -> wire.Forgotten:
        """Sign the person who is signed in out everywhere, and hide them; signing in again takes it back.

        Returns:
            When everything will be deleted. What cannot be hidden at once is hidden as soon as that is possible.

        Raises:
            ApiError: nobody is signed in, or there is no fresh proof.
            NotStored: the database did not accept it.
        """
        person = await self._services.people.fresh.require(identity)
        ends = await self._services.people.ask_deletion(person)
        await self._hide(identity.guests, hidden=True, most=own_data.AT_ONCE)
        return wire.Forgotten([], ends)

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Hide somebody, show them again, or delete them, as they have asked; return when to look again.

        Raises:
            NotRead, NotStored: the database cannot be used.
            ApiError: something is left at a table.
        """
        person, ends = row.table_id, await self._ends(row.table_id)
        guests = [one["guest"] for one in await self._services.people.people.guests_of(person)]
        if ends is not None and ends <= now:
            if not self._services.clock.certain:
                LOG.warning("deletion-put-off", why="clock")
                return now + AGAIN
            if not await self._services.people.people.begin_deletion(person, now):
                return now  # taken back just before
            await self._delete(person, guests)
            return None
        left = await self._hide(guests, hidden=ends is not None)
        if await self._ends(person) != ends:
            return now  # what has just been hidden has to be shown, or the other way round
        if left:
            raise NotStored
        if ends is None:
            await self._services.channels.look_again(person)
        return ends

    async def _ends(self, person: str) -> float | None:
        row = await self._services.people.people.person(person)
        return None if row is None else row["ends"]

    async def _hide(self, guests: Sequence[str], *, hidden: bool, most: int | None = None) -> bool:
        """Hide guests at their tables, or show them again.

        Args:
            guests: the guests.
            hidden: whether they are hidden.
            most: at the most tables; None for all.

        Returns:
            Whether something could not be done.
        """
        found = [(guest, row["id"]) for guest in guests for row in await self._services.store.tables_of(guest)]
        left = False
        for guest, table_id in found[:most]:
            try:
                await self._playing.change(table_id, _hiding(guest, hidden=hidden))
            except (NotOpened, NotRead):
                continue  # nobody can look at it
            except (ApiError, NotStored) as error:
                left = left or not isinstance(error, ApiError) or error.status != NO_TABLE
        return left

    async def _delete(self, person: str, guests: Sequence[str]) -> None:
        """Delete everything of a person; what cannot be deleted now is named by the error, and is tried again."""
        services, failed = self._services, None
        await services.writer.write([row for guest in guests for row in own_data.forget_marks_and_vacations(guest)])
        for guest in guests:
            for table_id in [row["id"] for row in await services.store.tables_of(guest)]:
                try:
                    await own_data.forget_at(self._playing, table_id, guest)
                except (ApiError, NotStored) as error:
                    failed = error if not isinstance(error, ApiError) or error.status != NO_TABLE else failed
            await own_data.forget_requests(self._playing, guest)
        if failed is not None:
            raise failed
        await services.people.remove(person)


def _hiding(guest: str, *, hidden: bool) -> Callable[[Table], Awaitable[None]]:
    return lambda table: seat_changes.hide_person(table, guest, hidden=hidden)
