"""The base class of all bots, and the bot that chooses at random."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.decisions import Decision


class Bot:
    """A player that answers decisions by itself.

    Args:
        seed: for the bot's own dice; the same seed and the same questions give the same answers.
    """

    name: str = "bot"

    def __init__(self, seed: str) -> None:
        self.chance = Chance.from_seed(f"{self.name} {seed}")

    def choose(self, view: Any, decision: Decision) -> str:
        """Choose an answer to a decision.

        Args:
            view: what the bot's seat may know, as the game's view struct.
            decision: what is asked.

        Returns:
            The notation of one of the decision's options.
        """
        raise TypeError(f"{type(self).__name__} does not choose")


class RandomBot(Bot):
    """Chooses any legal answer, each with the same chance."""

    name = "random"

    def choose(self, view: Any, decision: Decision) -> str:
        return self.chance.pick(decision.options).action
