"""The server as a separate process, to be killed."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.patience import PATIENCE


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


WORKER = b"undercroft.server.background.bot_workers.bot_worker"
"""The module of a process in which a bot thinks."""


SERVES = b"undercroft\0serve\0"
"""What the command line of a process that serves contains; its NATS server does not."""


def _parent(folder: Path) -> int:
    """The parent of the process with a folder in ``/proc``."""
    return int((folder / "stat").read_text().rpartition(")")[2].split()[1])


class ServerProcess:
    """``undercroft serve``, which can be started and killed again and again with the same data and port.

    Args:
        data: its data folder.
        processes: how many processes share the tables.
        source: the folder that has the package to run; None for this one's.
        **more: further environment variables.
    """

    def __init__(self, data: Path, processes: int = 1, source: Path | None = None, **more: str) -> None:
        self._more = more
        self.data = data
        self.source = source
        self.processes = processes
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """The host and port where it listens."""
        return f"127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start it without waiting for it."""
        command = [sys.executable, "-m", "undercroft", "serve", "--no-open", "--port", str(self.port)]
        command += ["--processes", str(self.processes)]
        limits = {"UNDERCROFT_LIMITS": "off", "UNDERCROFT_BOT_WORKERS": "1", "UNDERCROFT_BOT_SECONDS": str(PATIENCE)}
        path = {"PYTHONPATH": str(self.source)} if self.source is not None else {}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **limits, **path, **self._more},
            )

    def start(self) -> str:
        """Start it and wait until it listens; the line that it prints then."""
        self.launch()
        assert self._process is not None and self._process.stdout is not None
        line = self._process.stdout.readline()
        assert re.search("http://", line), "the server did not start: " + "\n".join(self.errors()[-20:])
        return line

    def wait(self) -> int:
        """Wait until it ends by itself; its exit status."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def log(self) -> Path:
        """The log of all its runs."""
        return self.data.with_name(f"{self.data.name}.log")

    def errors(self) -> list[str]:
        """The lines of its log that report an error."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level": "error"' in line or not line.startswith("{")]

    def children(self) -> list[int]:
        """The ids of the processes that share the tables; empty if there is one, or the system does not tell."""
        pid = self._process.pid if self._process else 0
        found = Path(f"/proc/{pid}/task/{pid}/children")
        if self.processes == 1 or not found.exists():
            return []
        children = [int(child) for child in found.read_text().split()]
        return [child for child in children if SERVES in Path(f"/proc/{child}/cmdline").read_bytes()]

    def workers(self) -> list[int]:
        """The ids of the processes in which its bots think; empty if the system does not tell."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if WORKER in (folder / "cmdline").read_bytes() and _parent(folder) == self.pid:
                    found.append(int(folder.name))
        return found

    @property
    def pid(self) -> int:
        """The id of its process, which must run."""
        assert self._process is not None
        return self._process.pid

    def kilobytes(self) -> int:
        """Its resident memory; 0 if the system does not tell."""
        status = Path(f"/proc/{self._process.pid}/status") if self._process else Path()
        if not status.is_file():
            return 0
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def send(self, what: signal.Signals) -> None:
        """Send a signal to it, if it runs."""
        if self._process is not None:
            self._process.send_signal(what)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it with a signal, by default without warning; its exit status."""
        if self._process is None:
            return 0
        self._process.send_signal(how)
        return self.wait()
