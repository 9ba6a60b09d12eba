"""Keep files to the user who runs the server: they contain everybody's hidden cards, and the key to every seat."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

NOBODY_ELSE: Final = 0o077
"""The permissions that new files and folders do not get."""

BESIDE: Final = ("", "-wal", "-shm", "-journal", "-turns")
"""What SQLite and `sqlite_write_lock` append to the name of the database for the files beside it."""


def keep_new_files_private() -> None:
    """Create files from now on so that no other user can read them. This holds for the whole process."""
    os.umask(NOBODY_ELSE)


def make_private(*paths: Path) -> None:
    """Take the permissions of others away from files that older versions have created, and those beside them."""
    for path in paths:
        for beside in BESIDE:
            with suppress(OSError):  # it does not exist, or is somebody else's
                file = path.with_name(path.name + beside)
                file.chmod(file.stat().st_mode & ~NOBODY_ELSE)
