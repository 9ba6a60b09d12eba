"""A worker process for studies that says which process it is, or waits until a file is there."""

from __future__ import annotations

import os
import time
from pathlib import Path

from undercroft.server.background.study_jobs import study_worker


def wait(path: str) -> int:
    """Wait until there is such a file; return the process."""
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


if __name__ == "__main__":
    study_worker.JOBS = {"wait": wait, "pid": os.getpid}  # type: ignore[misc]
    study_worker.main()
