"""The queue of computations: addresses take turns, and so do the guests of each address.

A job is short (`SECONDS`), so somebody with one job waits at most for one job of each other address, however many
guests somebody else pretends to be. Of one guest, one job is under way.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from undercroft.server.background.worker_pool import WorkerFailed, Workers
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_budgets import PAYERS

COMMAND: Final = (sys.executable, "-m", "undercroft.server.background.study_jobs.study_worker")

SECONDS: Final = 10.0
"""How long a search may take."""

PATIENCE: Final = 3 * SECONDS
"""How long a worker may take for a job before it is killed."""

OF_GUEST: Final = 4
"""The most jobs of one guest that wait or are under way."""

OF_ADDRESS: Final = 4 * OF_GUEST
"""The most jobs of one address that do."""

OF_ALL: Final = 256
"""The most jobs of all."""


class StudyJob:
    """Something to compute: what a worker is asked, and what becomes of it."""

    def __init__(self, question: Sequence[object], guest: str, address: str) -> None:
        self.question = tuple(question)
        self.guest = guest
        self.address = address
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class JobQueue:
    """Lets guests take turns at the worker processes.

    Args:
        workers: how many processes.
        command: the command of one.
    """

    def __init__(self, workers: int, command: Sequence[str] = COMMAND) -> None:
        self._workers = Workers(workers, command)
        self._free = workers
        self._waiting: OrderedDict[str, OrderedDict[str, deque[StudyJob]]] = OrderedDict()
        self._tasks: dict[StudyJob, asyncio.Task[None]] = {}

    @property
    def begun(self) -> int:
        """How many jobs are under way."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return len([job for job in self._all_waiting() if not job.done.done()])

    async def ask(self, *question: object) -> Any:
        """Have something computed for the guest who has sent this request. If the caller is cancelled, it ends.

        Args:
            *question: the name of a job (`study_worker.JOBS`), and its arguments.

        Raises:
            ApiError: too much of the guest's is waiting, or as `compute`.
        """
        self._check(PAYERS.get())
        return await self.compute(*question)

    async def compute(self, *question: object) -> Any:
        """Do the same for a caller who sees to it that there is one such job of a guest.

        Raises:
            ApiError: what was asked for is impossible (``no-study``), or no worker has survived it.
        """
        payers = PAYERS.get()
        job = StudyJob(question, payers[0], payers[-1])
        self._waiting.setdefault(job.address, OrderedDict()).setdefault(job.guest, deque()).append(job)
        self._go_on()
        possible, result = await job.done
        if not possible:
            raise ApiError("no-study", str(result), 400)
        return result

    def _check(self, payers: tuple[str, ...]) -> None:
        waiting = self._all_waiting()
        here = [one for one in (*waiting, *self._tasks) if one.address == payers[-1] and not one.done.done()]
        mine = [one for one in here if one.guest == payers[0]]
        if len(mine) >= OF_GUEST or len(here) >= OF_ADDRESS:
            raise ApiError("rate", "too much at once; wait a moment", 429)
        if len(waiting) >= OF_ALL:
            raise ApiError("busy", "the server computes too much already; try again later", 503)

    def _all_waiting(self) -> list[StudyJob]:
        return [job for guests in self._waiting.values() for jobs in guests.values() for job in jobs]

    def _go_on(self) -> None:
        """Begin as many jobs as there are free workers."""
        while self._free and (job := self._next()) is not None:
            self._free -= 1
            task = asyncio.get_running_loop().create_task(self._do(job), name="study")
            self._tasks[job] = task
            # In callbacks, since a task that is cancelled before it has begun does not run at all.
            job.done.add_done_callback(partial(_pass_on, task))
            task.add_done_callback(partial(self._ended, job))

    def _ended(self, job: StudyJob, _: asyncio.Task[None]) -> None:
        del self._tasks[job]
        self._free += 1
        self._go_on()

    def _next(self) -> StudyJob | None:
        """Take the next job from the queue: that of the guest, at the address, whose last turn is longest ago."""
        busy = {job.guest for job in self._tasks if job.guest}
        for address, guests in list(self._waiting.items()):
            for guest, jobs in list(guests.items()):
                while jobs and jobs[0].done.done():  # nobody waits for it any more
                    jobs.popleft()
                if jobs and guest not in busy:
                    job = jobs.popleft()
                    guests.move_to_end(guest)
                    self._waiting.move_to_end(address)
                    self._tidy(address, guest)
                    return job
                self._tidy(address, guest)
        return None

    def _tidy(self, address: str, guest: str) -> None:
        guests = self._waiting[address]
        if not guests[guest]:
            del guests[guest]
        if not guests:
            del self._waiting[address]

    async def _do(self, job: StudyJob) -> None:
        """Have a job done; if this is cancelled, its worker is killed."""
        try:
            result = await self._workers.ask(job.question, PATIENCE)
        except WorkerFailed:
            if not job.done.done():
                job.done.set_exception(ApiError("busy", "this could not be computed; try again", 503))
        else:
            if not job.done.done():
                job.done.set_result(result)

    async def stop(self) -> None:
        """Compute nothing more, and end the processes."""
        for job in [*self._tasks, *self._all_waiting()]:
            job.done.cancel()
        self._waiting.clear()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._workers.stop()


def _pass_on(task: asyncio.Task[None], done: asyncio.Future[Any]) -> None:
    """Cancel the task of a job for which nobody waits any more."""
    if done.cancelled():
        task.cancel()
