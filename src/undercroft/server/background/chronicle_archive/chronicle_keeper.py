"""Make, store and read the chronicles of finished games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import BEATS, Chronicle, ChronicleEvent, LazyLines, beats_in, events_in, reader
from undercroft.kernel.history.chronicle_match import ReaderStep
from undercroft.kernel.history.records import Header, Record
from undercroft.kernel.history.story_beats import Beat
from undercroft.kernel.history.version_changes import changes_since
from undercroft.server.background.chronicle_archive.chronicle_process import ChronicleProcess
from undercroft.server.background.long_tasks import LongTasks
from undercroft.server.protocol.api_errors import NewerRules, no_table, reading
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.storage.stored_log import proxies_in, read_log
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import END_DUE, SAVE_CHRONICLE
from undercroft.server.storage.writing.due_rows import CHRONICLE, DueRow
from undercroft.server.storage.writing.group_commit import BatchWriter

KEPT: Final = 64
"""The most chronicles that stay in memory, packed."""

UNPACKED: Final = 64 * 1024 * 1024
"""The most bytes of unpacked snapshots that stay in memory; those that one reader looks at may be more."""


class ChronicleKeeper:
    """Keeps the chronicles of finished games.

    Args:
        store: reads the database.
        writer: writes it.
        long_tasks: in which chronicles are unpacked.

    Attributes:
        workshop: where chronicles are made.
    """

    def __init__(self, store: Store, writer: BatchWriter, long_tasks: LongTasks) -> None:
        self._store = store
        self._writer = writer
        self._long_tasks = long_tasks
        self.workshop = ChronicleProcess()
        self._getting: dict[str, asyncio.Task[Chronicle]] = {}
        self._kept: OrderedDict[str, Chronicle] = OrderedDict()
        self._unpacked: OrderedDict[tuple[str, str], LazyLines] = OrderedDict()

    async def stop(self) -> None:
        """Stop making chronicles; those that are missing are made when they come up again."""
        await end(self._getting.values())
        await self.workshop.stop()

    async def see_to(self, row: DueRow, now: float) -> None:
        """Make the chronicle of a table whose game has been over for a while, if it is missing.

        Raises:
            ApiError, NotStored: as `of`.
        """
        await self.of(row.table_id)

    def ended(self, table_id: str) -> None:
        """Begin to make the chronicle of a table whose game is over, unless it is known."""
        if table_id not in self._kept:
            self._task(table_id)

    def forget(self, table_id: str) -> None:
        """Drop the chronicle of a table that has been deleted from memory."""
        self._kept.pop(table_id, None)
        for key in [key for key in self._unpacked if key[0] == table_id]:
            del self._unpacked[key]

    async def of(self, table_id: str) -> Chronicle:
        """Return the chronicle of a table whose game is over, made if it is missing.

        Raises:
            ApiError: there is no such table, or its game cannot be told.
            NewerRules: it was played last under newer rules than those of this node.
            NotStored: the database did not accept it.
        """
        known = self._kept.get(table_id)
        if known is not None:
            self._kept.move_to_end(table_id)
            return known
        return await asyncio.shield(self._task(table_id))

    async def view(self, table_id: str, seat: int | None, answers: int) -> bytes:
        """Return what a seat (None: a spectator) saw of a finished game after so many answers, as JSON.

        Raises:
            ApiError, NotStored: as `of`.
        """
        return (await self._lines(table_id, f"view {reader(seat)}"))[answers]

    async def events(self, table_id: str, answer: int) -> list[ChronicleEvent]:
        """Return the events of an answer of a finished game, counted from 1; those of the set-up for 0.

        Raises:
            ApiError, NotStored: as `of`.
        """
        return events_in((await self._lines(table_id, "events"))[answer])

    async def log(self, table_id: str, seat: int | None) -> list[list[Any]]:
        """Return the events of the set-up and of each answer of a finished game, as a seat saw them; None: all of them.

        Raises:
            ApiError, NotStored: as `of`.
        """
        lines = await self._lines(table_id, "events")

        def seen() -> list[list[Any]]:
            told = [events_in(line) for line in lines]
            if seat is None:
                return [[event.event for event in events] for events in told]
            return [[one for event in events if (one := event.seen_by(seat)) is not None] for events in told]

        return await self._long_tasks.thread(seen)

    async def beats(self, table_id: str, seats: Sequence[int | None], answer: int) -> list[list[Beat]]:
        """Return the beats of an answer of a finished game, counted from 1, as each of these seats saw them.

        Raises:
            ApiError, NotStored: as `of`.
            RecordError: the chronicle is damaged.
        """
        chronicle = await self.of(table_id)
        game = find_game(chronicle.record.header.game)
        events = await self.events(table_id, answer)
        readers = [*range(chronicle.about.seats), None]
        line = (await self._lines(table_id, BEATS))[answer] if chronicle.has_beats else None
        made = [None] * len(readers) if line is None else beats_in(line, len(readers))
        found = []
        for seat in seats:
            views = await self._lines(table_id, f"view {reader(seat)}")
            between = ReaderStep(views[answer - 1], views[answer], made[readers.index(seat)])
            found.append(await self._long_tasks.thread(between.beats, game, seat, events))
        return found

    async def _lines(self, table_id: str, part: str) -> LazyLines:
        key = table_id, part
        if key not in self._unpacked:
            chronicle = await self.of(table_id)
            self._unpacked[key] = await self._long_tasks.thread(chronicle.lines_of_positions, part)
        self._unpacked.move_to_end(key)
        known = self._unpacked[key]
        while len(self._unpacked) > 1 and sum([lines.size for lines in self._unpacked.values()]) > UNPACKED:
            self._unpacked.popitem(last=False)
        return known

    def _task(self, table_id: str) -> asyncio.Task[Chronicle]:
        task = self._getting.get(table_id)
        if task is None:
            task = asyncio.create_task(self._get(table_id), name="chronicle")
            self._getting[table_id] = task
            task.add_done_callback(lambda done: self._got(table_id, done))
        return task

    def _got(self, table_id: str, task: asyncio.Task[Chronicle]) -> None:
        self._getting.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("no-chronicle", table=table_hash(table_id), error=type(error).__name__)

    async def _get(self, table_id: str) -> Chronicle:
        data = await self._store.chronicle(table_id)
        if data is None:
            data = await self._make(table_id)
            made = {"table_id": table_id, "data": data}
            await self._writer.write([(SAVE_CHRONICLE, made), (END_DUE, {"kind": CHRONICLE, "table_id": table_id})])
        with reading(table_id, "chronicles"):
            chronicle = self._kept[table_id] = await self._long_tasks.thread(Chronicle, data)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return chronicle

    async def _make(self, table_id: str) -> bytes:
        found = await self._store.table(table_id)
        if found is None:
            raise no_table()
        row, _, rows = found
        with reading(table_id, "tables or actions"):
            record = _record(row, rows)
            text = record.to_text().encode()
        with suppress(OptionError):  # the process that makes it will say so
            changes = changes_since(record.header, find_game(record.header.game))
            if changes is not None and changes.are_undone:
                raise NewerRules  # it would not be what its players have seen
        return await self.workshop.chronicle_of(text)


def _record(row: dict[str, Any], rows: list[dict[str, Any]]) -> Record:
    """Return the record of a table, from what is stored of it."""
    record, log = Record(Header.of_json(row["header"])), read_log(rows)
    record.moves = log.moves
    record.proxies = proxies_in(row["id"], log).marks(row["absent"])
    return record
