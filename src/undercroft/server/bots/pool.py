"""The pool of worker processes; one that crashes or does not answer in time is replaced."""

from __future__ import annotations

import asyncio
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from undercroft.kernel.decisions import Decision
from undercroft.server.bots import READY

STARTS_WITHIN: Final = 120.0
"""How many seconds a worker process may take to start, which on a busy machine is long."""

COMMAND: Final = (sys.executable, "-m", "undercroft.server.bots.worker")


class BotFailed(Exception):
    """A bot gave no answer.

    Args:
        reason: a code for the table's notes: ``bot-crashed`` or ``bot-slow``.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotPool:
    """Worker processes, started when they are needed. Each thinks about one answer at a time.

    Args:
        workers: the most processes.
        seconds: how long a bot may think about an answer.
        command: the command of a worker process.
    """

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._seconds = seconds
        self._command = tuple(command)
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._starting: set[Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when it is needed

    async def choose(self, bot: str, game_id: str, seed: str, view: Any, decision: Decision) -> str:
        """Ask a bot, as soon as a worker is free.

        Args:
            bot: its name.
            game_id: the game.
            seed: the seed of its dice.
            view: the view of its seat.
            decision: what it is asked.

        Returns:
            The notation of its answer, which may be illegal.

        Raises:
            BotFailed: it crashed, or did not answer in time.
        """
        question = pickle.dumps((bot, game_id, seed, view, decision))
        worker = await self._free.get()
        try:
            worker = worker or await self._start()
            await self._ready(worker)
            ok, answer = await asyncio.wait_for(_ask(worker, question), self._seconds)
        except BaseException as error:
            if worker is not None:
                await asyncio.shield(self._end(worker))
                worker = None
            if isinstance(error, TimeoutError):
                raise BotFailed("bot-slow") from None
            if isinstance(error, (OSError, EOFError, pickle.PickleError)):
                raise BotFailed("bot-crashed") from None
            raise
        finally:
            self._free.put_nowait(worker)
        if not ok:
            raise BotFailed("bot-crashed")
        return str(answer)

    async def warm_up(self) -> None:
        """Start one process, so that the first question need not wait for it."""
        worker = await self._free.get()
        try:
            worker = worker or await self._start()
        finally:
            self._free.put_nowait(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        self._starting.add(worker)
        return worker

    async def _ready(self, worker: Process) -> None:
        """Wait until a worker can be asked."""
        if worker in self._starting:
            assert worker.stdout is not None
            await asyncio.wait_for(worker.stdout.readexactly(len(READY)), STARTS_WITHIN)
            self._starting.discard(worker)

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        self._starting.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        await worker.wait()

    async def stop(self) -> None:
        """Kill all processes."""
        for worker in list(self._all):
            await self._end(worker)


async def _ask(worker: Process, question: bytes) -> tuple[bool, Any]:
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(struct.pack("!I", len(question)) + question)
    await worker.stdin.drain()
    size = struct.unpack("!I", await worker.stdout.readexactly(4))[0]
    answer: tuple[bool, Any] = pickle.loads(await worker.stdout.readexactly(size))
    return answer
