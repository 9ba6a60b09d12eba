"""The worker processes in which bots think."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.kernel.engine.decisions import Decision
from undercroft.server.background.worker_pool import STARTS_WITHIN, WorkerFailed, Workers

COMMAND: Final = (sys.executable, "-m", "undercroft.server.background.bot_workers.bot_worker")


class BotFailed(Exception):
    """A bot gave no answer.

    Args:
        reason: a code for the table's notes: ``bot-crashed`` or ``bot-slow``.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotPool(Workers):
    """Worker processes, each of which thinks about one answer at a time.

    Args:
        workers: the most processes.
        seconds: how long a bot may think about an answer.
        command: the command of a worker process.
        starts_within: how many seconds a worker process may take to start.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        starts_within: float = STARTS_WITHIN,
    ) -> None:
        super().__init__(workers, command, starts_within)
        self._seconds = seconds

    async def choose(
        self,
        bot: str,
        game_id: str,
        seed: str,
        view: Any,
        decision: Decision,
        begun: Callable[[], None] = lambda: None,
        world: bytes | None = None,
    ) -> str:
        """Ask a bot, as soon as a worker is free.

        If the worker dies or hangs, the question is retried once with a new worker.

        Args:
            bot: its name.
            game_id: the game.
            seed: the seed of its dice.
            view: the view of its seat.
            decision: what it is asked.
            begun: called when a worker is free.
            world: the dump of the world that a searching bot is given; None for another bot.

        Returns:
            The notation of its answer, which may be illegal.

        Raises:
            BotFailed: it raised an error, or neither worker answered in time.
        """
        question = (bot, game_id, seed, view, decision, world)
        try:
            ok, answer = await self.ask(question, self._seconds, begun)
        except WorkerFailed as failed:
            raise BotFailed("bot-slow" if failed.slow else "bot-crashed") from failed
        if not ok:
            raise BotFailed("bot-crashed")
        return str(answer)
