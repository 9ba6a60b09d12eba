"""Pytest plug-in: no process outlives a run, however it ends.

Every process of a run has the run's name in its environment, and those that tests start are its descendants. At the
end of a run none of them may be left: the run fails and names them. A run that is ended by SIGTERM takes all of them
with it, also servers that lead a session. It works where there is a ``/proc``.
"""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

NAME: Final = "RUN_OF_TESTS"
"""An environment variable: the names of the run and of those around it."""
PR_SET_PDEATHSIG: Final = 1
AFTER_THE_END: Final = 20.0
"""How many seconds a process that has been told to end may take at the end of a run."""


def _read(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:
        return b""


def _stats() -> dict[int, list[bytes]]:
    """Return what ``/proc/PID/stat`` says of each process after its name: state, parent, …"""
    stats = {}
    for name in os.listdir("/proc") if Path("/proc/self/stat").exists() else ():
        if name.isdigit() and (words := _read(int(name), "stat").rpartition(b")")[2].split()):
            stats[int(name)] = words
    return stats


def _descendants(pid: int, stats: Mapping[int, Sequence[bytes]], found: set[int]) -> set[int]:
    """Return those that are found already, and the descendants of a process and of them, without itself."""
    while more := {other for other, words in stats.items() if int(words[1]) in {pid, *found}} - found:
        found |= more
    return found - {pid}


def family(pid: int, run: str = "") -> set[int]:
    """Return the descendants of a process, and the processes that have the name of a run, without itself."""
    alive = {other: words for other, words in _stats().items() if words[0] not in b"ZX"}
    named = {other for other in alive if run and run.encode() in _read(other, "environ")}
    return _descendants(pid, alive, named)


def processor_seconds() -> float:
    """Return the processor time of this process and of all its descendants, whether they have ended or not."""
    times = os.times()
    seconds = times.user + times.system + times.children_user + times.children_system
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (AttributeError, ChildProcessError):
        return seconds  # there are no children, or no way to ask
    stats = _stats()
    ticks = sum(int(word) for pid in _descendants(os.getpid(), stats, set()) for word in stats[pid][11:15])
    return seconds + ticks / os.sysconf("SC_CLK_TCK")


def end_family(run: str = "") -> None:
    """Kill all processes of this run but this one; those that they start meanwhile, too."""
    while left := family(os.getpid(), run):
        for pid in left:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.01)


class Processes:
    """Watches over the processes of this run.

    Args:
        run: the name of the run; empty in a worker of pytest-xdist, which answers only for its own children.
    """

    def __init__(self, run: str) -> None:
        self.run = run

    def on_sigterm(self, *_: object) -> None:
        """Take all processes along."""
        end_family(self.run)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTERM)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        """Fail the run if it leaves a process behind."""
        if not self.run:
            return
        end = time.monotonic() + AFTER_THE_END
        while (left := family(os.getpid(), self.run)) and time.monotonic() < end:
            time.sleep(0.05)
        named = [_read(pid, "cmdline").replace(b"\0", b" ").decode(errors="replace").strip() for pid in left]
        end_family(self.run)
        if named:
            raise pytest.UsageError("processes outlive the tests: " + "; ".join(named))


@pytest.hookimpl(trylast=True)  # after `same_start` has set the signals
def pytest_configure(config: pytest.Config) -> None:
    if not Path("/proc/self/environ").exists():
        return
    worker = hasattr(config, "workerinput")
    run = "" if worker else secrets.token_hex(8)
    if not worker:
        os.environ[NAME] = f"{os.environ.get(NAME, '')} {run}".strip()
    elif sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)  # a worker does not outlive its controller
    processes = Processes(run)
    signal.signal(signal.SIGTERM, processes.on_sigterm)
    config.pluginmanager.register(processes, "undercroft-processes")
