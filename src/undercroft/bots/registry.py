"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.bots.base import Bot, RandomBot
from undercroft.bots.dungeoneer.greedy import Greedy as GreedyHero
from undercroft.bots.dungeonlords.greedy import Greedy
from undercroft.kernel.errors import OptionError

BOTS: Final[Mapping[str, Mapping[str, Callable[[str], Bot]]]] = {
    "dungeon-lords": {"random": RandomBot, "greedy": Greedy},
    "dungeoneer": {"random": RandomBot, "greedy": GreedyHero},
}
"""For each game, what makes each bot from a seed."""


def make_bot(name: str, game_id: str, seed: str) -> Bot:
    """A bot of that name for the game.

    Raises:
        OptionError: there is none.
    """
    bots = BOTS.get(game_id, {})
    if name not in bots:
        raise OptionError(f"there is no bot {name[:40]!r} for {game_id}; there is {', '.join(bots)}")
    return bots[name](seed)
