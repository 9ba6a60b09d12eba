"""A lock on the folder of an SQLite database, which one server of one process may use at a time.

The processes of a server inherit the lock, so it is free when the last of them has ended. The file says which process
took it.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


LOCK_FILE: Final = "server.lock"

PATIENCE: Final = 2.0
"""Seconds to wait for a running server, which may be about to exit."""

ENDS_WITHIN: Final = 120.0
"""How many seconds to wait for the processes of a server that was killed; they end when they notice."""


class FolderLock:
    """The lock on a folder. It is held until it is released or the process ends, however it ends.

    Args:
        folder: the folder, which must exist.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK_FILE
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take the lock, unless it is held already.

        Raises:
            OptionError: another server holds it.
            OSError: there is no such folder, or no file can be created there.
        """
        if self._file is not None:
            return
        file = self._path.open("a+b")
        if fcntl is not None:
            begun = time.monotonic()
            while not _locked(file):
                if time.monotonic() - begun > (PATIENCE if _holder_runs(file) else ENDS_WITHIN):
                    file.close()
                    raise OptionError("another server is using this data folder; give this one its own (--data)")
                time.sleep(0.02)
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()
        self._file = file

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._file is not None:
            self._file.close()
            self._file = None


def lock_of(engine: AsyncEngine) -> FolderLock | None:
    """Return the lock that a server or a tool has to take before it writes; None if the database serves any number."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return FolderLock(Path(file).parent) if file else None


def _locked(file: IO[bytes]) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _holder_runs(file: IO[bytes]) -> bool:
    """Whether the process that took the lock runs, as far as this system tells."""
    file.seek(0)
    said = file.read()
    try:
        os.kill(int(said), 0)
    except ProcessLookupError:
        return False
    except (ValueError, OSError):  # not written yet, or the process belongs to somebody else
        return True
    return True
