"""The pool of worker processes; one that crashes or hangs is replaced, and its question asked once more."""

from __future__ import annotations

import asyncio
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
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
        starts_within: how many seconds a worker process may take to start.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        starts_within: float = STARTS_WITHIN,
    ) -> None:
        self._seconds = seconds
        self._command = tuple(command)
        self._starts_within = starts_within
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._starting: set[Process] = set()
        self._ending: set[asyncio.Task[int]] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when it is needed

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
        """Ask a bot, as soon as a worker is free. If the worker dies or hangs, a new one is asked once more.

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
        question = pickle.dumps((bot, game_id, seed, view, decision, world))
        worker = await self._free.get()
        try:
            begun()
            for tries_left in (1, 0):
                try:
                    worker = worker or await self._start()
                    ok, answer = await self._answer_of(worker, question)
                    break
                except Exception as error:  # what a dead worker causes depends on the event loop and the moment
                    if worker is not None:
                        self._end(worker)
                        worker = None
                    if not tries_left:
                        raise BotFailed("bot-slow" if isinstance(error, TimeoutError) else "bot-crashed") from error
        except asyncio.CancelledError:
            if worker is not None:
                self._end(worker)  # its answer would be taken for that to the next question
                worker = None
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

    async def works(self) -> bool:
        """Return whether a worker process runs; if none does, try to start one."""
        if self._free.empty() or any(worker.returncode is None for worker in self._all):
            return True
        worker = self._free.get_nowait()
        if worker is not None:
            self._end(worker)
            worker = None
        try:
            worker = await self._start()
        except OSError:
            return False
        finally:
            self._free.put_nowait(worker)
        return True

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        self._starting.add(worker)
        return worker

    async def _answer_of(self, worker: Process, question: bytes) -> tuple[bool, Any]:
        """Ask a worker, once it has started."""
        if worker in self._starting:
            assert worker.stdout is not None
            await asyncio.wait_for(worker.stdout.readexactly(len(READY)), self._starts_within)
            self._starting.discard(worker)
        return await asyncio.wait_for(_ask(worker, question), self._seconds)

    def _end(self, worker: Process) -> None:
        """Kill a worker, which nobody has to wait for."""
        self._all.discard(worker)
        self._starting.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        task = asyncio.get_running_loop().create_task(worker.wait(), name="worker-ends")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def stop(self) -> None:
        """Kill all processes."""
        for worker in list(self._all):
            self._end(worker)
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _ask(worker: Process, question: bytes) -> tuple[bool, Any]:
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(struct.pack("!I", len(question)) + question)
    await worker.stdin.drain()
    size = struct.unpack("!I", await worker.stdout.readexactly(4))[0]
    answer: tuple[bool, Any] = pickle.loads(await worker.stdout.readexactly(size))
    return answer
