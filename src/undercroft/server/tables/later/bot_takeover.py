"""Ask the bots of a table whose node may have died while it asked them."""

from __future__ import annotations

from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.writing.due_rows import DueRow
from undercroft.server.tables.core.table_schedule import BOTS_WITHIN
from undercroft.server.tables.upkeep.bot_turns import BotPlay
from undercroft.server.tables.upkeep.loaded_tables import Tables


class BotTakeover:
    """Sees to tables at which a bot has been asked for long. While a node asks one, it puts the look off.

    Args:
        store: says whether a bot is asked, without loading the table.
        tables: the tables.
        bots: play for the bots.
    """

    def __init__(self, store: Store, tables: Tables, bots: BotPlay) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots

    async def see_to(self, row: DueRow, now: float) -> float | None:
        """Let the bots of a table answer here if nobody has asked them; return when to look again.

        Raises:
            ApiError: the table cannot be opened.
        """
        since = await self._store.bot_asked_since(row.table_id)
        if since is None:
            return None
        if now < since + BOTS_WITHIN:
            return since + BOTS_WITHIN
        self._bots.wake(await self._tables.get(row.table_id))
        return now + BOTS_WITHIN
