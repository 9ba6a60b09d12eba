"""The worker process: questions for bots arrive on standard input, answers leave on standard output.

Each is a pickle preceded by four bytes with its length. The process ends when its input does.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

from undercroft.bots import Bot, make_bot
from undercroft.server.bots import READY

Maker = Callable[[str, str, str], Bot]


def serve(make: Maker, source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, and answer questions until the input ends.

    A question is (bot, game, seed, view, decision), an answer (ok, answer or name of the error).

    Args:
        make: makes a bot from its name, game and seed.
        source: where the questions come from.
        sink: where the answers go.
    """
    sink.write(READY)
    sink.flush()
    while True:
        head = source.read(4)
        size = struct.unpack("!I", head)[0] if len(head) == 4 else 0
        question = source.read(size)
        if not size or len(question) < size:
            return
        name, game_id, seed, view, decision = pickle.loads(question)
        reply: tuple[bool, Any]
        try:
            reply = True, make(name, game_id, seed).choose(view, decision)
        except Exception as error:  # the server decides what to do about it
            reply = False, type(error).__name__
        data = pickle.dumps(reply)
        sink.write(struct.pack("!I", len(data)) + data)
        sink.flush()


def main(make: Maker = make_bot) -> None:
    """Run the worker process. What a bot prints goes to standard error, since standard output is for answers."""
    with suppress(AttributeError, OSError):  # people are served first, where the system lets it
        os.nice(5)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(make, sys.stdin.buffer, sink)
    except BrokenPipeError:
        os._exit(0)  # the server has gone, so nothing is left to flush


if __name__ == "__main__":
    main()
