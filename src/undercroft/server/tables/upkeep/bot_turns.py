"""Ask bots as soon as it is their turn, without keeping any other table waiting."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any, Final

import msgspec

from undercroft.bots import pace_of, searches, world_of
from undercroft.kernel.engine.decisions import Decision
from undercroft.server.background.bot_workers.answer_release import AnswerRelease
from undercroft.server.background.bot_workers.bot_pool import BotFailed, BotPool
from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.protocol.api_errors import NotStored, Refused, VersionConflict
from undercroft.server.protocol.wire import Note
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.seats import BOT
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.study.lessons.lesson_course import scripted
from undercroft.study.lessons.lesson_library import find_lesson

FAILED: Final = "bot-crashed"
"""The code of the note about an error that is not the bot's own."""

REMEMBERED: Final = 1000
"""The most decisions at which something unexpected has gone wrong that are remembered."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot is asked; `dice` is the seed for its answer, `world` the dump of its world, if it searches.

    If `asked` is false, the default is its answer; so it is without a bot, for somebody who is away. `fixed`: the
    answer that a lesson has for it.
    """

    seat: int
    bot: str | None
    dice: str
    view: Any
    decision: Decision
    asked: bool = True
    world: bytes | None = None
    fixed: str | None = None


class BotPlay:
    """Plays for the bots of all tables, in one task per table that has something to ask.

    Whatever goes wrong ends in the default answer and a note. An unexpected error while an answer is given may leave
    the table damaged in memory, so it is loaded again, and then gets the default answer. If that fails too, its bots
    rest, and people may still look at it.

    Args:
        pool: the processes that bots think in.
        metrics: counts answers and failures.
        keeper: makes the chronicle when a bot's answer ends a game.
        writer: bots wait while it is behind.
    """

    def __init__(self, pool: BotPool, metrics: Metrics, keeper: ChronicleKeeper, writer: BatchWriter) -> None:
        self._pool = pool
        self._release = AnswerRelease()
        self._keeper = keeper
        self._writer = writer
        self._metrics = metrics
        self._tasks: dict[asyncio.Task[None], str] = {}
        self._failures: OrderedDict[tuple[str, int, int], int] = OrderedDict()

    def wake(self, table: Table) -> None:
        """Let a table's bots answer until none of them is asked any more.

        Called after every change of the table, and when somebody comes to it.
        """
        if table.bot_task is not None and not table.bot_task.done():
            return
        if table.broken or table.bot_asked() is None or self._failures.get(_place(table), 0) > 1:
            return
        task = asyncio.create_task(self._play(table), name="bots")
        table.bot_task = task
        self._tasks[task] = table.id
        task.add_done_callback(self._tasks.pop)

    def thinking(self) -> set[str]:
        """Return the ids of the tables whose bots are being asked."""
        return set(self._tasks.values())

    async def stop(self) -> None:
        """Cancel everything that bots are being asked."""
        await end(self._tasks)

    async def _play(self, table: Table) -> None:
        place = _place(table)
        try:
            while True:
                await self._writer.caught_up()
                async with table.lock:
                    place = _place(table)
                    question = self._question(table)
                if question is None:
                    return
                answer, note = await self._ask(table, question)
                async with table.lock:
                    if table.broken:
                        return
                    if table.bot_asked() != question.seat or table.decision(question.seat) != question.decision:
                        continue  # an answer was taken back in the meantime
                    place = _place(table)
                    await self._give(table, question, answer, note)
                    table.changed()
                    if table.status == FINISHED:
                        self._keeper.ended(table.id)
        except VersionConflict:
            pass  # somebody else has answered; the table is loaded again
        except NotStored:
            LOG.error("bot-not-stored", table=table_hash(table.id))
            table.changed()  # readers see that it is broken, and come back
        except Exception as error:
            LOG.error("bot-task-failed", table=table_hash(table.id), error=type(error).__name__, exc_info=error)
            self._remember(place)
            table.broken = True  # it may be damaged: the next to ask for it gets it from the database
            table.changed()

    def _question(self, table: Table) -> BotQuestion | None:
        """Return what a bot of the table is asked now; None if nothing is, or its bots rest."""
        seat = None if table.broken else table.bot_asked()
        failures = self._failures.get(_place(table), 0)
        if seat is None or failures > 1:
            return None
        place = table.seats[seat]
        bot = place.bot if place.kind == BOT else place.stand_in or table.about.absent
        decision = table.decision(seat)
        dice = _dice(table, seat)
        view = world = None
        try:
            if not failures:
                view = view_of(table, seat)
                if bot is not None and searches(bot, table.match.game.id):
                    world = world_of(table.state, seat, dice).dump()
        except Exception as error:
            LOG.error("no-view", table=table_hash(table.id), error=type(error).__name__, exc_info=error)
            failures = 1
        if failures:
            return BotQuestion(seat, bot, "", None, decision, asked=False)
        return BotQuestion(seat, bot, dice, view, decision, world=world, fixed=_scripted(table, seat))

    def _remember(self, place: tuple[str, int, int]) -> None:
        """Count a failure at a decision, so that it is not repeated for ever."""
        self._failures[place] = self._failures.pop(place, 0) + 1
        if len(self._failures) > REMEMBERED:
            self._failures.popitem(last=False)

    async def _ask(self, table: Table, question: BotQuestion) -> tuple[str, Note | None]:
        if not question.asked:
            return question.decision.default, self._note(table, question, FAILED)
        if question.fixed is not None:
            return question.fixed, None
        if question.bot is None:
            return question.decision.default, None
        try:
            answer = await self._choice(question.bot, table.match.game.id, question)
        except BotFailed as failure:
            return question.decision.default, self._note(table, question, failure.reason)
        except Exception as error:
            LOG.error("bot-not-asked", table=table_hash(table.id), error=type(error).__name__, exc_info=error)
            return question.decision.default, self._note(table, question, FAILED)
        return answer, None

    async def _choice(self, bot: str, game_id: str, question: BotQuestion) -> str:
        """Ask the bot, measure how long it takes, and wait until its answer is due."""
        metrics, moments = self._metrics, [self._release.clock()]

        def begun() -> None:
            metrics.bot_questions.dec()
            moments.append(self._release.clock())

        metrics.bot_questions.inc()
        try:
            asked = question.dice, question.view, question.decision, begun, question.world
            answer = await self._pool.choose(bot, game_id, *asked)
        finally:
            if len(moments) == 1:  # it never began
                begun()
            queued, began = moments
            metrics.bot_wait.observe(began - queued)
            metrics.bot_answer.observe(self._release.clock() - began)
        await self._release.wait(began, pace_of(bot, game_id, question.decision.prompt.key))
        return answer

    def _note(self, table: Table, question: BotQuestion, reason: str) -> Note:
        self._metrics.bot_failures.labels(reason).inc()
        LOG.warning("bot-failed", table=table_hash(table.id), bot=question.bot, reason=reason)
        return Note(reason, question.seat, table.answer_count)

    async def _give(self, table: Table, question: BotQuestion, answer: str, note: Note | None) -> None:
        try:
            await table.give(question.seat, table.parse(answer), note)
        except Refused:
            note = self._note(table, question, "bot-illegal")
            await table.give(question.seat, table.parse(question.decision.default), note)
        self._metrics.answers.labels("bot").inc()


def view_of(table: Table, seat: int) -> Any:
    """Return what a bot at a seat sees."""
    return table.state.view(seat)


def _scripted(table: Table, seat: int) -> str | None:
    """Return what the table's lesson has a rival answer now; None if there is no lesson, or nothing in it."""
    lesson = find_lesson(table.match.game.id, table.about.lesson)
    return None if lesson is None else scripted(lesson, table.match, seat)


def _place(table: Table) -> tuple[str, int, int]:
    """Return what names the present decision of a table, also after it has been loaded again."""
    return table.id, table.edition, len(table.match.record.moves)


def _dice(table: Table, seat: int) -> str:
    """Return the seed for a bot's answer. It depends only on the game so far, so a restart does not change it."""
    text = f"{table.match.record.header.seed} {seat} {table.state.settled}"
    return hashlib.sha256(text.encode()).hexdigest()
