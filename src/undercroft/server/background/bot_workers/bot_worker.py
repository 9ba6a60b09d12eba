"""The worker process: questions for bots arrive on standard input, answers leave on standard output.

Each is a pickle. The process ends when its input does.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from typing import Any, BinaryIO

from undercroft.bots import OF_PACE, Bot, Searcher, make_bot
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import find_game
from undercroft.server.background import pipe_messages

Maker = Callable[[str, str, str], Bot]


def serve(make: Maker, source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, and answer questions until the input ends.

    A question is (bot, game, seed, view, decision, world), an answer (ok, answer or name of the error).

    Args:
        make: makes a bot from its name, game and seed.
        source: where the questions come from.
        sink: where the answers go.
    """
    sink.write(pipe_messages.READY)
    sink.flush()
    while (question := pipe_messages.read_message(source)) is not None:
        name, game_id, seed, view, decision, world = pickle.loads(question)
        reply: tuple[bool, Any]
        try:
            reply = True, _answer(make(name, game_id, seed), game_id, view, decision, world)
        except Exception as error:  # the server decides what to do about it
            reply = False, type(error).__name__
        pipe_messages.write_message(sink, pickle.dumps(reply))


def _answer(bot: Bot, game_id: str, view: Any, decision: Decision, world: bytes | None) -> str:
    """Ask the bot, with the world in a dump if it searches; its search ends before its answer is due."""
    if isinstance(bot, Searcher) and world is not None:
        bot.seconds = OF_PACE * bot.pace(decision.prompt.key)
        return bot.search(view, decision, find_game(game_id).state_class.load(world))
    return bot.choose(view, decision)


def main(make: Maker = make_bot) -> None:
    """Run the worker process; people are served first."""
    pipe_messages.work(partial(serve, make), nice=5)


if __name__ == "__main__":
    main()
