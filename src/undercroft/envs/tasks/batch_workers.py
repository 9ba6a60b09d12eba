"""Games spread over processes that share the memory of their arrays: a step sends one byte to each process.

Gymnasium's ``AsyncVectorEnv`` has a process for each game and sends what is in ``info``, so the masks, through a pipe.
Here each process plays many games, and observations, masks and rewards are written where the caller reads them.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.tasks.game_batch import BatchArrays, BatchPlan, GameBatch, arrays_for
from undercroft.envs.tasks.task import Run
from undercroft.kernel.base.errors import OptionError, UndercroftError

STEP: Final = "step"
"""What the caller sends to make the choices of a step; also what the processes answer when they have done something."""

VIEWS: Final = "views"
END: Final = "end"

PATIENCE: Final = 10.0
"""How many seconds a process may take to end before it is ended."""


class WorkerLost(UndercroftError):
    """A process that plays games of an environment has ended by itself."""


class SharedArray:
    """An array in memory that processes share; a process that receives it sees the same numbers."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self._kind = np.dtype(kind)
        self._shape = shape
        self._memory = multiprocessing.RawArray("b", max(1, int(np.prod(shape)) * self._kind.itemsize))

    def array(self) -> NDArray[Any]:
        """Return the array."""
        count = int(np.prod(self._shape))
        return np.frombuffer(self._memory, dtype=self._kind, count=count).reshape(self._shape)


class BatchWorkers:
    """Games in several processes, used as a `GameBatch` in this one.

    Args:
        plan: what the games have in common; it must be possible to pickle it.
        run: one of the games.
        count: how many games.
        workers: how many processes; each plays about as many games.

    Raises:
        OptionError: there are fewer games than processes.
    """

    def __init__(self, plan: BatchPlan, run: Run, count: int, workers: int) -> None:
        if not 1 <= workers <= count:
            raise OptionError(f"{count} games need 1 to {count} processes, not {workers}")
        shared: list[SharedArray] = []

        def new(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            shared.append(SharedArray(shape, kind))
            return shared[-1].array()

        self.arrays = arrays_for(count, run, plan.observation, new)
        ends = [count * i // workers for i in range(workers + 1)]
        self._places = [slice(first, last) for first, last in itertools.pairwise(ends)]
        self._pipes: list[Connection] = []
        self._processes = []
        for place in self._places:
            here, there = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_work, args=(there, plan, shared, place), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._collect()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        raise TypeError("games in other processes cannot be copied: make another environment with the same seed")

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("games in other processes cannot be pickled: make another environment with the same seed")

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games, each with its seed."""
        self._ask([list(seeds[place]) for place in self._places])

    def step(self) -> None:
        """Make the choice in ``actions`` in each game."""
        self._ask([STEP] * len(self._pipes))

    def views(self) -> list[Any]:
        """Return for each game the view of the seat that chooses."""
        return [view for views in self._ask([VIEWS] * len(self._pipes)) for view in views]

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            with contextlib.suppress(OSError):  # it may have ended by itself
                pipe.send(END)
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
            process.close()
        self._pipes, self._processes = [], []

    def _ask(self, messages: Sequence[Any]) -> list[Any]:
        if not self._pipes:
            raise WorkerLost("the environment has been closed")
        for pipe, message in zip(self._pipes, messages, strict=True):
            try:
                pipe.send(message)
            except OSError as error:
                raise WorkerLost(_LOST) from error
        return self._collect()

    def _collect(self) -> list[Any]:
        """Return what all processes answer; raise what one of them has raised."""
        answers = []
        for pipe in self._pipes:
            try:
                answers.append(pipe.recv())
            except (EOFError, OSError) as error:
                raise WorkerLost(_LOST) from error
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


_LOST: Final = "a process of the environment has ended by itself; its games are lost"


def _work(pipe: Connection, plan: BatchPlan, shared: Sequence[SharedArray], place: slice) -> None:
    """Play some games in this process, until the caller says so or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the caller, who ends this process
    caller = multiprocessing.parent_process()
    assert caller is not None, "only another process starts this"
    ends: list[Connection | int] = [pipe, caller.sentinel]
    batch = GameBatch(plan, BatchArrays(*[one.array() for one in shared]).rows(place))
    pipe.send(STEP)
    while pipe in wait(ends):
        message = pipe.recv()
        if message == END:
            return
        try:
            pipe.send(_answer(batch, message))
        except UndercroftError as error:
            pipe.send(error)


def _answer(batch: GameBatch, message: Any) -> Any:
    if message == STEP:
        batch.step()
        return STEP
    if message == VIEWS:
        return batch.views()
    batch.reset(message)
    return STEP
