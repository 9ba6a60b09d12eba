"""A worker process whose bots do one thing wrong, which the command line names.

With a file as the second argument, only the first process does wrong: the one that creates the file. With
"pid" nothing goes wrong, and the answer is the id of the process.
"""

from __future__ import annotations

import io
import os
import sys
import time
from pathlib import Path
from typing import Any

from undercroft.bots import Bot
from undercroft.server.background.bot_workers.bot_worker import main
from undercroft.server.background.pipe_messages import READY


def wrong() -> str:
    """What this process does wrong; empty for nothing."""
    if len(sys.argv) > 2:
        try:
            Path(sys.argv[2]).touch(exist_ok=False)
        except FileExistsError:
            return ""
    return sys.argv[1]


class BadBot(Bot):
    """A bot that does wrong what the command line names."""

    def choose(self, view: Any, decision: Any) -> str:
        match WRONG:
            case "exit":
                os._exit(3)
            case "hang":
                time.sleep(1_000_000)
            case "raise":
                raise RuntimeError
            case "illegal":
                return "pass the salt"
            case "print":
                print("a bot that talks")
            case "pid":
                return str(os.getpid())
        return str(decision.default)


class Source(io.BytesIO):
    """Standard input that ends the process, or never ends, when a question is to be read: after it was written."""

    def read(self, size: int | None = -1) -> bytes:
        os.read(0, 1)
        if WRONG == "hang-reading":
            time.sleep(1_000_000)
        os._exit(3)


WRONG = wrong() if __name__ == "__main__" else ""

if __name__ == "__main__":
    match WRONG:
        case "exit-starting":
            os._exit(3)
        case "hang-starting":
            time.sleep(1_000_000)
        case "exit-reading" | "hang-reading":
            sys.stdin = io.TextIOWrapper(Source())
        case "babble":
            os.write(1, READY + b"\0\0\0\5hello")
            time.sleep(1_000_000)
    main(lambda name, game_id, seed: BadBot(seed))
