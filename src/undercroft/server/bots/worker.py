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

from undercroft.bots import THINKS, Bot, Searcher, make_bot
from undercroft.kernel.decisions import Decision
from undercroft.kernel.game import find_game
from undercroft.server.bots import READY

Maker = Callable[[str, str, str], Bot]


def serve(make: Maker, source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, and answer questions until the input ends.

    A question is (bot, game, seed, view, decision, world), an answer (ok, answer or name of the error).

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
        name, game_id, seed, view, decision, world = pickle.loads(question)
        reply: tuple[bool, Any]
        try:
            reply = True, _answer(make(name, game_id, seed), game_id, view, decision, world)
        except Exception as error:  # the server decides what to do about it
            reply = False, type(error).__name__
        data = pickle.dumps(reply)
        sink.write(struct.pack("!I", len(data)) + data)
        sink.flush()


def _answer(bot: Bot, game_id: str, view: Any, decision: Decision, world: bytes | None) -> str:
    """Ask the bot, with the world in a dump if it searches."""
    if isinstance(bot, Searcher) and world is not None:
        return bot.search(view, decision, find_game(game_id).state_class.load(world))
    return bot.choose(view, decision)


def _hurried(name: str, game_id: str, seed: str) -> Bot:
    """Make a bot that does not let people wait."""
    return make_bot(name, game_id, seed, THINKS)


def main(make: Maker = _hurried) -> None:
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
