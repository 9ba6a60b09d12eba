"""The processes of one server: a parent that only watches, and children that serve."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Final

from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.metrics import forget_process

PATIENCE: Final = 60.0
"""How many seconds a child may take to end when it is asked to."""

TOO_SOON: Final = 0.5
"""If a child has lived for fewer seconds, the parent waits as long before it starts the next one."""

ENDING: Final = (signal.SIGTERM, signal.SIGINT)
"""The signals that ask a server to end."""

CANNOT_START: Final = 3
"""The status with which uvicorn ends if it could not start. It has said why, and another try would fail too."""

Serve = Callable[[int], None]
"""Serves as the process with a number until it is asked to end."""


def can_be_several() -> bool:
    """Return whether this system has processes that inherit sockets."""
    return hasattr(os, "fork")


class ChildProcesses:
    """Starts the children, and restarts one that ends unexpectedly.

    Args:
        processes: how many children.
        serve: what each of them does.

    Raises:
        OptionError: this system cannot run several processes.
    """

    def __init__(self, processes: int, serve: Serve) -> None:
        if not can_be_several():
            raise OptionError("this system cannot run several processes")
        self._serve = serve
        self._fork = multiprocessing.get_context("fork")
        # Only the parent keeps the writing end. When it dies, however that happens, the children see the pipe close.
        self._alive, self._end = os.pipe()
        self._numbers = range(processes)
        self._children: dict[int, BaseProcess] = {}

    def _start(self, number: int) -> None:
        child = self._fork.Process(target=self._live, args=(number,), name=f"undercroft-{number}")
        # Until the child has its own handlers, a signal would be lost, so it has to wait.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            child.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        self._children[number] = child

    def _live(self, number: int) -> None:
        os.close(self._end)
        signal.set_wakeup_fd(-1)  # it is the parent's
        for signum in ENDING:
            signal.signal(signum, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        self._serve(number)

    def watch_parent(self) -> None:
        """In a child, once its event loop runs: end as soon as the parent has. What was acknowledged is on disk."""
        asyncio.get_running_loop().add_reader(self._alive, os._exit, 1)

    def run(self, started: Callable[[], None]) -> None:
        """Start the children and watch them, until SIGTERM or SIGINT, or until one cannot go on.

        Args:
            started: called once the children have been started.

        Raises:
            SystemExit: with the status of a child that could not start.
        """
        # The signals are noted in a pipe. A handler that raised an exception could do so where Python ignores it, and
        # one that wrote to the pipe would not be called for a signal that comes just before the wait begins.
        asked, ask = os.pipe()
        os.set_blocking(ask, False)
        signal.set_wakeup_fd(ask)
        for signum in ENDING:
            signal.signal(signum, lambda *_: None)
        try:
            for number in self._numbers:
                self._start(number)
            started()
            begun = time.monotonic()
            while asked not in wait([asked, *[child.sentinel for child in self._children.values()]]):
                if time.monotonic() - begun < TOO_SOON:
                    time.sleep(TOO_SOON)
                for number in self._numbers:
                    self._see_to(number)
                begun = time.monotonic()
        finally:
            self._stop()

    def _see_to(self, number: int) -> None:
        child = self._children[number]
        if child.is_alive():
            return
        if child.exitcode == CANNOT_START:
            raise SystemExit(child.exitcode)
        LOG.error("process-ended", number=number, status=child.exitcode)
        forget_process(child.pid or 0)
        self._start(number)

    def _stop(self) -> None:
        for child in self._children.values():
            child.terminate()
        for child in self._children.values():
            child.join(PATIENCE)
            child.kill()
