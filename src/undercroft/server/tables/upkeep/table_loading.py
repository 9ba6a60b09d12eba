"""Load tables from the database.

A table is what its log says. What its match had come to when it was saved last only spares answers that need not be
given again (`kernel.engine.saved_matches`).
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.games import Game, find_game
from undercroft.kernel.history.chronicle_match import ChronicleMatch
from undercroft.kernel.history.match import Match, Steps
from undercroft.kernel.history.records import Header
from undercroft.kernel.history.version_changes import Changes, changes_since, todays
from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.background.long_tasks import LongTasks
from undercroft.server.protocol.api_errors import NewerRules, NotOpened, no_table, reading
from undercroft.server.protocol.wire import Past
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.stored_log import Log, read_log
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.changes import divergence
from undercroft.server.tables.core.seats import seats_in
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, Requests, TableDetails


class TableLoader:
    """Loads tables.

    Args:
        store: reads the database.
        writer: writes what the tables change.
        keeper: has the chronicles of finished games.
        metrics: measures how long answers are given again.
        long_tasks: in which that is done.
    """

    def __init__(
        self, store: Store, writer: BatchWriter, keeper: ChronicleKeeper, metrics: Metrics, long_tasks: LongTasks
    ) -> None:
        self._store = store
        self._writer = writer
        self._keeper = keeper
        self._metrics = metrics
        self._long_tasks = long_tasks

    async def load(self, table_id: str) -> Table:
        """Return a table as it is stored.

        Raises:
            NotOpened: it was made under other rules, or a part of it cannot be read.
            NewerRules: it was played last under newer rules than those of this node.
            ApiError: there is none.
            VersionConflict: somebody else has changed it just as its game went on under today's rules.
            NotStored: that could not be stored.
        """
        found = await self._store.loaded(table_id)
        if found is None:
            raise no_table()
        row, seat_rows, actions, saved = found
        with reading(table_id, "tables"):
            about = TableDetails.of_row(row)
            header = Header.of_json(row["header"])
            requests = Requests.of_json(row["requests"])
        seats = seats_in(table_id, header.seats, seat_rows)
        with reading(table_id, "actions"):
            log = read_log(actions)
        try:
            game = find_game(header.game)
            if row["status"] == FINISHED:
                match: Match = await self._told(table_id, game)
            else:
                changes = changes_since(header, game)
                if changes is not None and changes.are_undone:
                    raise NewerRules
                match = await self._match(table_id, game, header, changes, log, saved)
            table = Table(table_id, about, seats, match, self._writer, row["version"])
            table.load(log, len(actions))
            if isinstance(match, ChronicleMatch):
                table.past = _past(match)
                return table
            table.requests = requests
            with self._metrics.replay.time(), reading(table_id, "actions"):
                await self._long_tasks.steps(table.replaying(log, changes))
            table.note_asked(row["changed"])
            if changes is not None and table.divergence is None:
                LOG.info("table-upgraded", table=table_hash(table_id), made_by=changes.made_by, changes=str(changes))
                await divergence.upgrade(table)
        except UndercroftError as error:
            LOG.warning("table-outdated", table=table_hash(table_id), error=type(error).__name__)
            raise NotOpened("outdated", "this table cannot be opened by this version") from None
        return table

    async def _match(
        self, table_id: str, game: Game[Any], header: Header, changes: Changes | None, log: Log, saved: bytes | None
    ) -> Match:
        """Return the match of a table as far as it is saved, without the answers since."""
        data = saved if changes is None else None

        def begin() -> Steps[Match]:
            match = None
            try:
                match = None if data is None else Match.restored(game, header, log.moves, data)
            except Exception as error:  # whatever it is, the log has everything
                LOG.error("match-not-restored", table=table_hash(table_id), error=type(error).__name__, exc_info=error)
            yield
            return match or Match(game, header if changes is None else todays(header, game))

        return await self._long_tasks.steps(begin())

    async def _told(self, table_id: str, game: Game[Any]) -> ChronicleMatch:
        """Return the match of a finished game, from its chronicle."""
        chronicle = await self._keeper.of(table_id)
        return await self._long_tasks.thread(ChronicleMatch, game, chronicle)


def _past(match: ChronicleMatch) -> Past | None:
    """Return what to say of the past of a match read from a chronicle."""
    about = match.chronicle.about
    changes = about.changes
    return None if changes is None else Past(changes.made_by, changes.rules, changes.parts, about.divergence)
