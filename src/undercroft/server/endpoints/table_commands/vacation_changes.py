"""Tell the tables of somebody that a vacation has been planned, changed or ended."""

from __future__ import annotations

from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.protocol.api_errors import NO_TABLE, ApiError, NotOpened, NotRead, NotStored
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.core.clocks.answer_clocks import is_slow
from undercroft.server.tables.core.table import Table


class VacationChanges:
    """Sees to guests whose vacation has changed.

    Args:
        playing: the commands at a table.
    """

    def __init__(self, playing: PlayCommands) -> None:
        self._playing = playing
        self._services = playing.services

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Tell all slow tables of a guest, and of the person whose guest it is; forget what is older than a year.

        Returns:
            When there is more to forget, in seconds since 1970; None if nothing is known of the guest.

        Raises:
            NotRead, NotStored: the database cannot be used; some tables may know already.
        """
        services, guests = self._services, [row.table_id]
        person = await services.people.people.person_of(row.table_id)
        if person is not None:
            guests = [one["guest"] for one in await services.people.people.guests_of(person)]
        failed: Exception | None = None
        tables = await services.store.unfinished_tables_of(guests)
        for one in [one for one in tables if is_slow(one["pace"], one["increment"])]:
            try:
                await self._playing.change(one["id"], lambda table: self._note(table, guests))
            except (NotOpened, NotRead):
                continue  # nobody can look at it
            except (ApiError, NotStored) as error:
                failed = failed if isinstance(error, ApiError) and error.status == NO_TABLE else error
        if person is not None:
            await services.channels.times_changed(person)
        if failed is not None:
            raise failed
        return await services.vacations.forget_old(guests)

    async def _note(self, table: Table, guests: list[str]) -> None:
        """Tell a table what is so now, while its lock is held: what was read before may be older than what it knows."""
        vacations = await self._services.writer.vacations.of(guests, self._services.clock.time())
        for guest in guests:
            await table.set_vacation(guest, vacations.get(guest))
