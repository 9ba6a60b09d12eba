"""Tell the tables of somebody that a vacation has been planned, changed or ended."""

from __future__ import annotations

from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.protocol.api_errors import NO_TABLE, ApiError, NotOpened, NotRead, NotStored
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.core.answer_clocks import SLOW, Vacation
from undercroft.server.tables.core.table import Table


class VacationChanges:
    """Sees to guests whose vacation has changed.

    Args:
        playing: the commands at a table.
    """

    def __init__(self, playing: PlayCommands) -> None:
        self._playing = playing
        self._services = playing.services

    async def see_to(self, row: DueRow, now: float) -> None:
        """Tell all slow tables of a guest, and of the person whose guest it is.

        Raises:
            NotRead, NotStored: the database cannot be used; some tables may know already.
        """
        await self.tell(row.table_id)

    async def tell(self, guest: str) -> None:
        """Do the same at once.

        Raises:
            NotRead, NotStored: as in `see_to`.
        """
        services = self._services
        person = await services.people.people.person_of(guest)
        guests = [guest]
        if person is not None:
            guests = [row["guest"] for row in await services.people.people.guests_of(person)]
        vacations = await services.writer.vacations.of(guests, services.clock.time())
        failed: Exception | None = None
        for table_id in await services.store.slow_tables_of(guests, SLOW):
            try:
                await self._playing.change(table_id, lambda table: _note(table, guests, vacations))
            except (NotOpened, NotRead):
                continue  # nobody can look at it
            except (ApiError, NotStored) as error:
                failed = failed if isinstance(error, ApiError) and error.status == NO_TABLE else error
        if person is not None:
            await services.channels.times_changed(person)
        if failed is not None:
            raise failed


async def _note(table: Table, guests: list[str], vacations: dict[str, Vacation]) -> None:
    for guest in guests:
        await table.set_vacation(guest, vacations.get(guest))
