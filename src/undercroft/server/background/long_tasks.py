"""Heavy work: long games are read and played again in small parts, and guests take turns.

Of each guest one job is under way, and one part of one job at a time: a part of the next guest's job follows, and after
each part the event loop is free for at least as long as the part took. So a guest who asks for much waits for it, and
others hardly notice. Whatever may run in a thread (unpacking) is one part.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from time import perf_counter, thread_time
from typing import Any, Final, TypeVar

from undercroft.kernel.history.match import Steps
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.guest_budgets import NOBODY, PAYERS, ProcessorBudgets

T = TypeVar("T")

PART: Final = 0.002
"""How many seconds a part may hold the event loop."""

WAITING: Final = 8
"""The most jobs of one guest that wait; more are refused."""

Part = Callable[[], Awaitable[bool]]
"""Does the next part of a job, and returns whether it was the last."""


class LongTasks:
    """Does long work for guests, who take turns.

    Args:
        costs: what is done is charged to those who asked for it.
    """

    def __init__(self, costs: ProcessorBudgets) -> None:
        self._costs = costs
        self._jobs: OrderedDict[tuple[str, ...], deque[Part]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Stop working; what has not been done stays undone."""
        await end([self._worker])

    async def steps(self, steps: Steps[T]) -> T:
        """Carry out long work part by part in the event loop, and return its result.

        Raises:
            ApiError: the guest has too many jobs waiting.
        """
        payers = PAYERS.get()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def part() -> bool:
            start = thread_time()
            _go_on(steps, done)
            self._costs.charge(payers, thread_time() - start)
            return done.done()

        return await self._turn(part, payers, done)

    async def thread(self, function: Callable[..., T], *args: Any) -> T:
        """Call a function in a thread, and return its result.

        Raises:
            ApiError: the guest has too many jobs waiting.
        """
        payers = PAYERS.get()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def timed() -> tuple[T, float]:
            start = thread_time()
            return function(*args), thread_time() - start

        async def part() -> bool:
            try:
                result, seconds = await asyncio.to_thread(timed)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                self._costs.charge(payers, seconds)
                if not done.done():
                    done.set_result(result)
            return True

        return await self._turn(part, payers, done)

    async def _turn(self, part: Part, payers: tuple[str, ...], done: asyncio.Future[T]) -> T:
        """Wait for one's turns and return the result; if the caller is cancelled, the work ends."""

        async def unless_cancelled() -> bool:
            return done.done() or await part()

        jobs = self._jobs.setdefault(payers[:1], deque())
        if payers != NOBODY and len(jobs) >= WAITING:
            raise ApiError("rate", "too much at once; wait a moment", 429)
        jobs.append(unless_cancelled)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="heavy")
        return await done

    async def _work(self) -> None:
        while self._jobs:
            who, jobs = self._jobs.popitem(last=False)
            self._jobs[who] = jobs  # last in the queue from now on
            start = perf_counter()
            if await jobs[0]():
                jobs.popleft()
            if not jobs:
                del self._jobs[who]
            await asyncio.sleep(perf_counter() - start if self._jobs else 0)


def _go_on(steps: Steps[T], done: asyncio.Future[T]) -> None:
    """Carry out steps for as long as a part may take; at the end `done` gets the result or the error."""
    end = perf_counter() + PART
    try:
        next(steps)
        while perf_counter() < end:
            next(steps)
    except StopIteration as last:
        done.set_result(last.value)
    except Exception as error:
        done.set_exception(error)
