"""A NATS server for the processes of one machine, which ends with the process that has started it.

Several machines need one that they share, which is named in ``UNDERCROFT_BUS``.
"""

from __future__ import annotations

import json
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from undercroft.kernel.base.errors import OptionError

WITHIN: Final = 30.0
"""How many seconds it may take to start."""

ENDS_WITH_INPUT: Final = '"$0" -c "$1" & read -r _; kill $!'
"""For the shell: run the server until nobody holds the writing end of its input any more, however they end."""

CONFIG: Final = """
listen: "127.0.0.1:-1"
ports_file_dir: {folder}
authorization {{ token: {token} }}
"""


@contextmanager
def private_nats() -> Iterator[str]:
    """Run a NATS server on this machine for as long as the block lasts; its address, with a secret that it asks for.

    Raises:
        OptionError: the program is not installed, or does not start.
    """
    server = program()
    with tempfile.TemporaryDirectory(prefix="undercroft-nats-") as name:
        folder, token = Path(name), secrets.token_hex(16)
        config = folder / "nats.conf"
        config.touch(0o600)
        config.write_text(CONFIG.format(folder=json.dumps(name), token=json.dumps(token)), encoding="ascii")
        command = ["sh", "-c", ENDS_WITH_INPUT, server, str(config)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            assert process.stdin is not None
            try:
                yield f"nats://{token}@{_address(folder, process)}"
            finally:
                process.stdin.close()


def program() -> str:
    """Return the path of the program: the one that the extra brings, or the system's.

    Raises:
        OptionError: there is none.
    """
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None or shutil.which("sh") is None:
        raise OptionError(
            "several processes need NATS to wake each other: pip install 'undercroft[cluster]', "
            "or name a server in UNDERCROFT_BUS (nats://host:4222)"
        )
    return found


def _address(folder: Path, process: subprocess.Popen[bytes]) -> str:
    """Return where the server listens, once it does."""
    end = time.monotonic() + WITHIN
    while process.poll() is None and time.monotonic() < end:
        for file in folder.glob("*.ports"):
            try:
                address: str = json.loads(file.read_text(encoding="ascii"))["nats"][0]
            except ValueError:
                continue  # it is being written
            return address.removeprefix("nats://")
        time.sleep(0.01)
    raise OptionError("NATS did not start, so several processes cannot wake each other")
