"""Processes that write to one SQLite database do so in turns.

SQLite itself would let one of two that meet sleep for a while and try again, and some would wait long; the system's own
lock wakes the next one as soon as it is free.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where a server has one process
    fcntl = None  # type: ignore[assignment]


class Turns:
    """A block in which no other process that has the same file is.

    Args:
        path: the file, made if need be. Each process has to open it itself, after it was forked.
    """

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("wb")

    def __enter__(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if fcntl is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """No more turns."""
        self._file.close()
