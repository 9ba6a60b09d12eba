"""A watchdog for inputs that nobody meant: a failure names the input."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

PATIENCE: Final = 60.0


class Hang(Exception):
    """An input has taken too long."""


@contextmanager
def watchdog(name: str, data: bytes) -> Iterator[None]:
    """Fail, naming the input, if anything goes wrong with it or it takes too long.

    Only this process's CPU time counts, so a busy machine is not taken for a hang.
    """

    def late(number: int, frame: FrameType | None) -> None:
        raise Hang(f"more than {PATIENCE:.0f} seconds")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{name}: {type(error).__name__}: {error}; the file: {data[:3000]!r}") from error
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
