"""Ask bots as soon as it is their turn, without keeping any other table waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from undercroft.kernel.decisions import Decision
from undercroft.server.bots.pool import BotFailed, BotPool
from undercroft.server.chronicles.keeper import Keeper
from undercroft.server.errors import NotStored, Refused
from undercroft.server.ops.logs import LOG, short
from undercroft.server.ops.metrics import Metrics
from undercroft.server.tables.about import FINISHED
from undercroft.server.tables.table import Table
from undercroft.server.wire import Note


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; `dice` is the seed for its answer."""

    seat: int
    bot: str
    dice: str
    view: Any
    decision: Decision


class BotPlay:
    """Plays for the bots of all tables, in one task per table that has something to ask.

    Args:
        pool: the processes that bots think in.
        metrics: counts answers and failures.
        keeper: makes the chronicle when a bot's answer ends a game.
    """

    def __init__(self, pool: BotPool, metrics: Metrics, keeper: Keeper) -> None:
        self._pool = pool
        self._keeper = keeper
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Let a table's bots answer until none of them is asked any more; called after every change of the table."""
        if table.bot_task is not None and not table.bot_task.done():
            return
        if table.broken or table.bot_asked() is None:
            return
        task = asyncio.create_task(self._play(table), name="bots")
        table.bot_task = task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel everything that bots are being asked."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        try:
            while True:
                async with table.lock:
                    question = _question(table)
                if question is None:
                    return
                answer, note = await self._ask(table, question)
                async with table.lock:
                    if table.broken:
                        return
                    if table.bot_asked() != question.seat or table.decision(question.seat) != question.decision:
                        continue  # an answer was taken back in the meantime
                    await self._give(table, question, answer, note)
                    table.changed()
                    if table.status == FINISHED:
                        self._keeper.ended(table.id)
        except NotStored:
            LOG.error("bot-not-stored", table=short(table.id))
            table.changed()  # readers see that it is broken, and come back
        except Exception as error:
            LOG.error("bot-task-failed", table=short(table.id), error=type(error).__name__, exc_info=error)

    async def _ask(self, table: Table, question: Question) -> tuple[str, Note | None]:
        try:
            game_id = table.match.game.id
            answer = await self._pool.choose(question.bot, game_id, question.dice, question.view, question.decision)
        except BotFailed as failure:
            return question.decision.default, self._note(table, question, failure.reason)
        return answer, None

    def _note(self, table: Table, question: Question, reason: str) -> Note:
        self._metrics.bot_failures.labels(reason).inc()
        LOG.warning("bot-failed", table=short(table.id), bot=question.bot, reason=reason)
        return Note(reason, question.seat, table.number)

    async def _give(self, table: Table, question: Question, answer: str, note: Note | None) -> None:
        try:
            await table.give(question.seat, table.parse(answer), note)
        except Refused:
            note = self._note(table, question, "bot-illegal")
            await table.give(question.seat, table.parse(question.decision.default), note)
        self._metrics.answers.labels("bot").inc()


def _question(table: Table) -> Question | None:
    seat = None if table.broken else table.bot_asked()
    if seat is None:
        return None
    bot = table.seats[seat].bot or ""
    return Question(seat, bot, table.dice(seat), table.state.view(seat), table.decision(seat))
