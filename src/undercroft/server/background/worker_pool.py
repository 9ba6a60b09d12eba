"""Worker processes that answer questions over pipes; one that crashes or hangs is replaced, and asked once more."""

from __future__ import annotations

import asyncio
import pickle
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.server.background import pipe_messages

STARTS_WITHIN: Final = 120.0
"""How many seconds a worker process may take to start, which on a busy machine is long."""


class WorkerFailed(Exception):
    """Neither of two worker processes has answered a question.

    Args:
        slow: whether the second one took too long; otherwise it died.
    """

    def __init__(self, slow: bool) -> None:
        super().__init__("too slow" if slow else "crashed")
        self.slow = slow


class Workers:
    """Worker processes, started when they are needed. Each answers one question at a time.

    Args:
        workers: the most processes.
        command: the command of a worker process, which says `pipe_messages.READY` once it can be asked.
        starts_within: how many seconds a worker process may take to start.
    """

    def __init__(self, workers: int, command: Sequence[str], starts_within: float = STARTS_WITHIN) -> None:
        self._command = tuple(command)
        self._starts_within = starts_within
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._starting: set[Process] = set()
        self._ending = pipe_messages.EndingProcesses()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when it is needed

    async def ask(self, question: object, seconds: float, begun: Callable[[], None] = lambda: None) -> Any:
        """Ask a question as soon as a worker is free.

        If the worker dies or hangs, the question is retried once with a new worker.

        If the caller is cancelled, the worker is killed.

        Args:
            question: anything that can be pickled, as the answer is.
            seconds: how long a worker may take.
            begun: called when a worker is free.

        Raises:
            WorkerFailed: neither worker answered in time.
        """
        message = pickle.dumps(question)
        worker = await self._free.get()
        try:
            begun()
            for tries_left in (1, 0):
                try:
                    worker = worker or await self._start()
                    return await self._answer_of(worker, message, seconds)
                except Exception as error:  # what a dead worker causes depends on the event loop and the moment
                    if worker is not None:
                        self._end(worker)
                        worker = None
                    if not tries_left:
                        raise WorkerFailed(isinstance(error, TimeoutError)) from error
        except asyncio.CancelledError:
            if worker is not None:
                self._end(worker)  # its answer would be taken for that to the next question
                worker = None
            raise
        finally:
            self._free.put_nowait(worker)
        raise AssertionError("the last attempt returns or raises")

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

    async def _answer_of(self, worker: Process, message: bytes, seconds: float) -> Any:
        """Ask a worker, once it has started."""
        if worker in self._starting:
            assert worker.stdout is not None
            await asyncio.wait_for(worker.stdout.readexactly(len(pipe_messages.READY)), self._starts_within)
            self._starting.discard(worker)
        return pickle.loads(await asyncio.wait_for(pipe_messages.ask(worker, message), seconds))

    def _end(self, worker: Process) -> None:
        """Kill a worker, which nobody has to wait for."""
        self._all.discard(worker)
        self._starting.discard(worker)
        self._ending.kill(worker)

    async def stop(self) -> None:
        """Kill all processes."""
        for worker in list(self._all):
            self._end(worker)
        await self._ending.wait()
