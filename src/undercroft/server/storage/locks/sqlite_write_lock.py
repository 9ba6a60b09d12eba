"""A lock with which several processes take turns at writing to one SQLite database.

Without it, SQLite lets a process that finds the database busy sleep and try again, and some wait long. The lock of the
operating system wakes the next process as soon as it is free.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where a server has one process
    fcntl = None  # type: ignore[assignment]


class SqliteWriteLock:
    """A context that only one process at a time can be in.

    Args:
        path: the file to lock, created if necessary. Each process must make its own `SqliteWriteLock` after it was
            forked.
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
        """Close the file; the context cannot be entered any more."""
        self._file.close()
