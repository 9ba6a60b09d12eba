"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from undercroft.bots import level_results
from undercroft.bots.bot import UNHURRIED, Bot, RandomBot, Searcher
from undercroft.bots.level_editions import Editions
from undercroft.bots.level_results import ContestResult
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Seed, seed_text
from undercroft.kernel.engine.games import companion

Maker = type[Bot]
"""Makes a bot from a seed."""


def bots_of(game_id: str) -> Mapping[str, Maker]:
    """Return the classes of a game's bots, by name: the random bot, then the ``BOTS`` of the game's package in this
    room, the levels among them from the weakest to the strongest.

    Raises:
        OptionError: there is no such game.

    >>> list(bots_of("dungeoneer"))
    ['random', 'greedy', 'squire', 'scout', 'veteran', 'champion', 'lichlord']
    """
    package = companion(game_id, "undercroft.bots.{}")
    own: Mapping[str, Maker] = package.BOTS if package is not None else {}
    return {RandomBot.name: RandomBot, **own}


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that are levels, from the weakest to the strongest; none if the game has no levels.

    Raises:
        OptionError: there is no such game.

    >>> len(levels_of("dungeon-lords")), levels_of("dungeoneer")[0]
    (5, 'squire')
    """
    package = companion(game_id, "undercroft.bots.{}")
    return tuple(getattr(package, "LEVELS", ()))


def level_number(name: str, game_id: str) -> int | None:
    """Return which level a bot is, from 1; None for a bot that is not a level.

    Raises:
        OptionError: there is no such game.

    >>> level_number("squire", "dungeoneer"), level_number("greedy", "dungeoneer")
    (1, None)
    """
    levels = levels_of(game_id)
    return levels.index(name) + 1 if name in levels else None


def fared_of(game_id: str) -> ContestResult:
    """Return how each level of a game fared against the one below it, as far as that has been measured.

    Raises:
        OptionError: there is no such game.

    >>> list(fared_of("dungeon-lords").ahead)
    ['warden', 'baron', 'tyrant', 'overlord']
    """
    package = companion(game_id, "undercroft.bots.{}")
    return level_results.UNKNOWN if package is None else level_results.read_results(package.__name__)


def keep_fared(game_id: str, measured: ContestResult) -> str:
    """Keep in the package how the levels of a game fared, and return the file's name.

    Raises:
        OptionError: there is no such game, or all its bots are for any game.
    """
    package = companion(game_id, "undercroft.bots.{}")
    if package is None:
        raise OptionError(f"{game_id} has only bots that play any game")
    return level_results.write_results(package.__name__, measured)


def editions_of(game_id: str) -> Editions:
    """Return the editions of a game's levels (`undercroft.bots.level_editions`).

    Raises:
        OptionError: there is no such game, or its bots keep no editions.
    """
    module = companion(game_id, "undercroft.bots.{}.tuning.frozen_levels")
    if module is None:
        raise OptionError(f"the bots of {game_id} keep no editions")
    found: Editions = module.EDITIONS
    return found


@cache
def frozen_of(game_id: str) -> Mapping[str, Maker]:
    """Return the classes of a game's frozen levels by name; the oldest edition first.

    They are opponents for measuring, and not offered to people.

    Raises:
        OptionError: there is no such game.

    >>> list(frozen_of("dungeon-lords"))[-1]
    'overlord@v1'
    """
    return (
        editions_of(game_id).classes()
        if companion(game_id, "undercroft.bots.{}.tuning.frozen_levels") is not None
        else {}
    )


def bot_class(name: str, game_id: str) -> Maker:
    """Return the class of a bot, which may be a frozen level.

    Raises:
        OptionError: there is no such bot, or no such game.
    """
    kind = bots_of(game_id).get(name) or frozen_of(game_id).get(name)
    if kind is None:
        known = ", ".join([*bots_of(game_id), *frozen_of(game_id)])
        raise OptionError(f"no bot is called {name[:40]!r}; choose one of: {known}")
    return kind


def pace_of(name: str, game_id: str, key: str) -> float:
    """Return after how many seconds a bot gives its answer where others wait (`Searcher.pace`); 0 for as soon as it
    can, since a bot that does not search takes no time to speak of.

    Raises:
        OptionError: there is no such bot, or no such game.
    """
    kind = bot_class(name, game_id)
    return kind.pace(key) if issubclass(kind, Searcher) else 0.0


def usual_bot(game_id: str) -> str:
    """Return the name of the bot that plays quickly and well enough, as a yardstick and in place of others: the last
    that is not a level.

    Raises:
        OptionError: there is no such game.
    """
    levels = levels_of(game_id)
    return [name for name in bots_of(game_id) if name not in levels][-1]


def usual_rival(game_id: str) -> str:
    """Return the name of the bot that sits beside a person who chooses no other: the second level, since the first is
    for children, or `usual_bot` in a game without levels.

    Raises:
        OptionError: there is no such game.
    """
    return next(iter(levels_of(game_id)[1:]), usual_bot(game_id))


def searches(name: str, game_id: str) -> bool:
    """Return whether the bot needs a world to search in; an unknown one does not.

    Raises:
        OptionError: there is no such game.
    """
    kind = bots_of(game_id).get(name) or frozen_of(game_id).get(name)
    return kind is not None and issubclass(kind, Searcher)


def make_bot(name: str, game_id: str, seed: Seed, seconds: float = UNHURRIED) -> Bot:
    """Return a bot for a game.

    Args:
        name: one of the names in `bots_of` or `frozen_of`.
        game_id: the game.
        seed: the bot's own dice; the same seed and the same questions give the same answers.
        seconds: how long it may search for an answer, if it searches.

    Raises:
        OptionError: there is no such bot, or no such game, or the seed is neither a text nor a whole number.
    """
    kind = bot_class(name, game_id)
    text = seed_text(seed)
    return kind(text, seconds) if issubclass(kind, Searcher) else kind(text)
