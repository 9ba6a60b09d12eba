"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.bots.base import UNHURRIED, Bot, RandomBot, Searcher
from undercroft.kernel.errors import OptionError
from undercroft.kernel.game import companion

Maker = type[Bot]
"""Makes a bot from a seed."""


def bots_of(game_id: str) -> Mapping[str, Maker]:
    """Return the classes of a game's bots, by name: the random bot, then the ``BOTS`` of the game's package in this
    room, the levels among them from the weakest to the strongest.

    Raises:
        OptionError: there is no such game.

    >>> list(bots_of("dungeoneer"))
    ['random', 'greedy']
    """
    package = companion(game_id, "undercroft.bots.{}")
    own: Mapping[str, Maker] = package.BOTS if package is not None else {}
    return {RandomBot.name: RandomBot, **own}


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that are levels, from the weakest to the strongest; none if the game has no levels.

    Raises:
        OptionError: there is no such game.

    >>> len(levels_of("dungeon-lords")), levels_of("dungeoneer")
    (5, ())
    """
    package = companion(game_id, "undercroft.bots.{}")
    return tuple(getattr(package, "LEVELS", ()))


def usual_bot(game_id: str) -> str:
    """Return the name of the bot that plays unless another one is chosen: the last that is not a level.

    Raises:
        OptionError: there is no such game.
    """
    levels = levels_of(game_id)
    return [name for name in bots_of(game_id) if name not in levels][-1]


def searches(name: str, game_id: str) -> bool:
    """Return whether the bot needs a world to search in; an unknown one does not.

    Raises:
        OptionError: there is no such game.
    """
    kind = bots_of(game_id).get(name)
    return kind is not None and issubclass(kind, Searcher)


def make_bot(name: str, game_id: str, seed: str, seconds: float = UNHURRIED) -> Bot:
    """Return a bot for a game.

    Args:
        name: one of the names in `bots_of`.
        game_id: the game.
        seed: the bot's own dice; the same seed and the same questions give the same answers.
        seconds: how long it may search for an answer, if it searches.

    Raises:
        OptionError: there is no such bot, or no such game.
    """
    kind = bots_of(game_id).get(name)
    if kind is None:
        raise OptionError(f"no bot is called {name[:40]!r}; choose one of: {', '.join(bots_of(game_id))}")
    return kind(seed, seconds) if issubclass(kind, Searcher) else kind(seed)
