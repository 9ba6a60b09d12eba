"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.bots.base import Bot, RandomBot
from undercroft.kernel.errors import OptionError
from undercroft.kernel.game import companion

Maker = Callable[[str], Bot]
"""Makes a bot from a seed."""


def bots_of(game_id: str) -> Mapping[str, Maker]:
    """Return the makers of a game's bots, by name: the random bot, then the ``BOTS`` of the game's package in this
    room.

    Raises:
        OptionError: there is no such game.

    >>> list(bots_of("dungeoneer"))
    ['random', 'greedy']
    """
    package = companion(game_id, "undercroft.bots.{}")
    own: Mapping[str, Maker] = package.BOTS if package is not None else {}
    return {RandomBot.name: RandomBot, **own}


def usual_bot(game_id: str) -> str:
    """Return the name of the bot that plays unless another one is chosen: the last of them, which should be the best.

    Raises:
        OptionError: there is no such game.
    """
    return list(bots_of(game_id))[-1]


def make_bot(name: str, game_id: str, seed: str) -> Bot:
    """Return a bot for a game.

    Args:
        name: one of the names in `bots_of`.
        game_id: the game.
        seed: the bot's own dice; the same seed and the same questions give the same answers.

    Raises:
        OptionError: there is no such bot, or no such game.
    """
    bots = bots_of(game_id)
    if name not in bots:
        raise OptionError(f"no bot is called {name[:40]!r}; choose one of: {', '.join(bots)}")
    return bots[name](seed)
