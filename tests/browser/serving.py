"""A real server process, as `undercroft serve` starts it, with its own data folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from tests.patience import PATIENCE

# Many tables in a short time, patience with bots, and repeatable games.
ENVIRONMENT: Final = {
    "UNDERCROFT_ALLOW_SEEDS": "true",
    "UNDERCROFT_LIMITS": "off",
    "UNDERCROFT_BOT_WORKERS": "1",
    "UNDERCROFT_BOT_SECONDS": str(PATIENCE),
    "UNDERCROFT_WARNING_SECONDS": "20",
}


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.data = data
        self.environment = environment
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Its URL: `http://127.0.0.1:…`."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-m", "undercroft", "serve", "--no-open"]
        command += ["--port", str(self.port), "--data", str(self.data / "data")]
        environment = {**self.environment, **ENVIRONMENT}
        with (self.data / "output.txt").open("a", encoding="utf-8") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
        end = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, f"the server did not start:\n{self.output()}"
            assert time.monotonic() < end, f"the server did not answer:\n{self.output()}"
            try:
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def output(self) -> str:
        """Everything that it has printed."""
        return (self.data / "output.txt").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill it like a power cut: kill -9."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Shut it down in an orderly way."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


@contextmanager
def serving(data: Path, environment: Mapping[str, str] = os.environ) -> Iterator[House]:
    """Run a server for the duration of the block.

    Args:
        data: the folder for its data and its output.
        environment: its environment variables.
    """
    house = House(data, environment)
    try:
        house.start()
        yield house
    finally:
        house.stop()


def free_port() -> int:
    """A free port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
