"""The base classes of all bots, and the bot that chooses at random."""

from __future__ import annotations

import math
from typing import Any, Final, TypeVar

from undercroft.compiled import COMPILED, engine
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.game_state import State

W = TypeVar("W", bound=State)

UNHURRIED: Final = math.inf
"""As many seconds as it takes: the bot's answers then depend on nothing but its seed and what it is asked."""

THINKS: Final = 0.9
"""How many seconds a bot may think about an answer that a person waits for."""

PACE: Final = 0.3
"""After how many seconds a searching bot that says nothing else gives its answer where others wait."""

AT_LEAST: Final = 0.05
"""The seconds in which a question travels to another process and its answer back."""

A_TRIAL: Final = 0.001 if engine() == COMPILED else 0.003
"""The seconds that a trial may take when the bot has to answer in time. On a slower machine it tries less."""

OF_PACE: Final = 0.8
"""What part of its pace a bot may search: the rest is for the end of its last trial and for the way back."""


def pace_of_trials(trials: int) -> float:
    """Return the pace of a bot that makes so many trials (`Searcher.pace`), in seconds.

    >>> 0.05 < pace_of_trials(10) < pace_of_trials(100_000) == THINKS
    True
    """
    return min(THINKS, AT_LEAST + trials * A_TRIAL)


class Bot:
    """A player that answers decisions by itself, from what its seat may know.

    Args:
        seed: for the bot's own dice; the same seed and the same questions give the same answers.
    """

    name: str = "bot"
    dice_of: str = ""
    """The name of the bot whose dice it has; its own if empty."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance.from_seed(f"{self.dice_of or self.name} {seed}")

    def choose(self, view: Any, decision: Decision) -> str:
        """Choose an answer to a decision.

        Args:
            view: what the bot's seat may know, as the game's view struct.
            decision: what is asked.

        Returns:
            The notation of one of the decision's options.
        """
        raise TypeError(f"{type(self).__name__} does not choose")


class Searcher(Bot):
    """A player that tries its answers in worlds that may be the real one.

    Args:
        seed: for its own dice.
        seconds: how long it may think about an answer. It stops earlier when it has tried enough.
    """

    def __init__(self, seed: str, seconds: float = UNHURRIED) -> None:
        super().__init__(seed)
        self.seconds = seconds

    @classmethod
    def pace(cls, key: str) -> float:
        """Return after how many seconds the bot gives its answer to a question, where others wait for it.

        How long it searches may depend on what it holds; when it answers may not. So it answers neither sooner nor
        later than this, and its search ends before.

        Args:
            key: what is asked (`Prompt.key`), which everybody at the table can tell. Nothing else may decide.
        """
        return PACE

    def search(self, view: Any, decision: Decision, world: Any) -> str:
        """Choose an answer to a decision.

        Args:
            view: what the bot's seat may know, as the game's view struct.
            decision: what is asked.
            world: a world that the seat cannot tell from the real one (`State.determinize`), never the real one. The
                bot deals further worlds from it, and what it answers depends only on what they have in common.

        Returns:
            The notation of one of the decision's options.
        """
        raise TypeError(f"{type(self).__name__} does not search")


class RandomBot(Bot):
    """Chooses any legal answer, each with the same chance."""

    name = "random"

    def choose(self, view: Any, decision: Decision) -> str:
        return self.chance.pick(decision.options).action


def world_of(state: State, seat: int, dice: str) -> State:
    """Deal the world that a searcher at a seat is given.

    Args:
        state: the true state.
        seat: the searcher's.
        dice: a seed that nothing secret can be read from.
    """
    return state.determinize(seat, Chance.from_seed(f"world {dice}"))


def deal(plain: W, seat: int, dice: int) -> W:
    """Deal a world to search in.

    Args:
        plain: a world in which all that the seat may not know lies sorted (``forget`` in a game's
            ``search.hidden_information``).
        seat: who is to choose.
        dice: a number; the same one gives the same world.
    """
    return plain.determinize(seat, Chance(dice))


def answer_of(bot: Bot, state: State, seat: int, dice: str) -> str:
    """Ask a bot what it needs to be asked: with a view alone, or with a world too.

    Args:
        bot: the bot at this seat.
        state: the true state, which the bot does not see.
        seat: who is asked.
        dice: the seed of the world.
    """
    view, decision = state.view(seat), state.decision(seat)
    if isinstance(bot, Searcher):
        return bot.search(view, decision, world_of(state, seat, dice))
    return bot.choose(view, decision)
