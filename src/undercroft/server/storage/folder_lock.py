"""One server at a time may use a data folder: two would not know of each other's tables."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from undercroft.kernel.errors import OptionError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class FolderLock:
    """Held until it is released, or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "server.lock"
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Raises:
        OptionError: another server has it.
        """
        if self._file is not None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = self._path.open("wb")
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise OptionError("another server is using this data folder; give this one its own (--data)") from None
        self._file = file

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None
