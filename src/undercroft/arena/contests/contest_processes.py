"""Games of a contest in several processes of this machine.

Each process plays one game at a time. One that dies (no memory, a kill) costs only its game, which another one plays.
Leaving the iteration, for whatever reason, ends all processes at once; what was not finished can be played later.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from undercroft.arena.contests.contest import Contest, ContestError
from undercroft.arena.contests.contest_game import ContestGame, play_game
from undercroft.kernel.base.errors import UndercroftError

Runner = Callable[[Contest, Iterable[int]], Generator[ContestGame, None, None]]
"""Plays the games with these numbers, and yields them as they end; closing it ends what is being played."""

TRIES: Final = 3
"""How often a game is begun whose process dies."""


def in_this_process(contest: Contest, numbers: Iterable[int]) -> Generator[ContestGame, None, None]:
    """Play in this process (a `Runner`)."""
    for number in numbers:
        yield play_game(contest, number)


def cores() -> int:
    """Return how many processor cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system says so
        return os.cpu_count() or 1


def in_processes(jobs: int) -> Runner:
    """Return a `Runner` that plays in so many processes.

    The iteration raises `ContestError` if a game fails, or its process dies `TRIES` times.
    """
    return in_this_process if jobs <= 1 else lambda contest, numbers: _Workers(contest, numbers, jobs).play()


class _Workers:
    """Processes, what each of them plays, and what is still to be played."""

    def __init__(self, contest: Contest, numbers: Iterable[int], jobs: int) -> None:
        self._contest = contest
        self._waiting = deque(numbers)
        self._jobs = min(jobs, len(self._waiting))
        self._begun: Counter[int] = Counter()
        self._playing: dict[Connection, int] = {}
        self._processes: dict[Connection, BaseProcess] = {}

    def play(self) -> Generator[ContestGame, None, None]:
        try:
            for _ in range(self._jobs):
                self._start()
            while self._playing:
                for ready in wait(list(self._playing)):
                    assert isinstance(ready, Connection)
                    played = self._result(ready)
                    if played is not None:
                        yield played
        finally:
            self._end()

    def _start(self) -> None:
        """Start a process and give it a game."""
        # Spawned, not forked: the caller may have threads, such as the progress bar's.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._contest), daemon=True)
        with _without_interrupts():
            process.start()
        theirs.close()
        self._processes[ours] = process
        self._give(ours)

    def _give(self, worker: Connection) -> None:
        """Give a process the next game, if there is one."""
        if self._waiting:
            number = self._waiting.popleft()
            self._begun[number] += 1
            self._playing[worker] = number
            with suppress(OSError):  # it has just died: its result says so
                worker.send(number)

    def _result(self, worker: Connection) -> ContestGame | None:
        """Take a game from a process that is done or has died; None if it has died."""
        number = self._playing.pop(worker)
        try:
            played: ContestGame | str = worker.recv()
        except (EOFError, OSError):
            self._processes.pop(worker).join()
            worker.close()
            if self._begun[number] == TRIES:
                raise ContestError(f"game {number}: its process has died {TRIES} times") from None
            self._waiting.appendleft(number)
            self._start()
            return None
        if isinstance(played, str):
            raise ContestError(played)
        self._give(worker)
        return played

    def _end(self) -> None:
        for worker, process in self._processes.items():
            process.kill()
            worker.close()
        for process in self._processes.values():
            process.join()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back while a process starts: a new process inherits that, and this one hears of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(questions: Connection, contest: Contest) -> None:
    """Play the games that are asked for, until the pipe is closed. An error travels as text."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    with suppress(EOFError, OSError):
        while True:
            number: int = questions.recv()
            questions.send(played_or_error(contest, number))


def played_or_error(contest: Contest, number: int) -> ContestGame | str:
    """Play a game; an error is returned as text, since not every error can be pickled."""
    try:
        return play_game(contest, number)
    except UndercroftError as error:
        return str(error)
    except Exception as error:  # a bot's bug must name the game in which it shows
        return f"game {number}: {type(error).__name__}: {error}"
