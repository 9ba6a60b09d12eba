"""A worker process whose bots do one thing wrong, which the command line names."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from undercroft.bots import Bot
from undercroft.server.bots.worker import main


class BadBot(Bot):
    """A bot that does wrong what the command line names."""

    def choose(self, view: Any, decision: Any) -> str:
        match sys.argv[1]:
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
        return str(decision.default)


if __name__ == "__main__":
    main(lambda name, game_id, seed: BadBot(seed))
