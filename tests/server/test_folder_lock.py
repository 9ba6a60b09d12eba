"""A data folder belongs to one server: another is refused, but what a killed server leaves is waited for."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE
from undercroft.kernel.base.errors import OptionError
from undercroft.server.storage.data_folder import folder_lock
from undercroft.server.storage.data_folder.folder_lock import FolderLock

KILLED: Final = """
import os, subprocess, sys
from pathlib import Path
from undercroft.server.storage.data_folder.folder_lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
lock.take()
os.set_inheritable(lock._file.fileno(), True)
subprocess.Popen(["cat"], close_fds=False)  # ends when its input does
os._exit(1)
"""
"""A server that dies before the process that it has started."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_lock, "PATIENCE", 0.0)


def test_a_folder_in_use_is_refused_and_free_afterwards(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    first.take()
    with pytest.raises(OptionError, match="another server"):
        second.take()
    first.release()
    second.take()
    second.release()


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such locks")
def test_the_processes_of_a_killed_server_are_waited_for(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], stdin=subprocess.PIPE) as killed:
        assert killed.wait(PATIENCE) == 1
        waiting = threading.Thread(target=lock.take, daemon=True)
        waiting.start()
        time.sleep(0.2)
        assert waiting.is_alive(), "the folder is still in use"
        assert killed.stdin is not None
        killed.stdin.close()
        waiting.join(PATIENCE)
    assert not waiting.is_alive()
    assert lock._file is not None
    lock.release()
