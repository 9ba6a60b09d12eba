"""What `undercroft.bots.tree_search.mcts` uses of these bots: their worlds, their policy and what they try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from undercroft.bots.bot import UNHURRIED
from undercroft.bots.dungeonlords.evaluation.position_value import value
from undercroft.bots.dungeonlords.policy.playout_policy import answer, is_weighed, play_on
from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.dungeonlords.search.world_search import Skill, WorldTrials, promising
from undercroft.bots.sequential_halving import Deadline
from undercroft.bots.tree_search import DealtWorld, SearchHooks
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.engine.action_vocabulary import Action

SKILL: Final = Skill(trials=0, each=0, whim=0.0)
"""How steadily the seat itself is supposed to go on; the caller decides on the trials."""


class LordsWorld(DealtWorld):
    """A world of `WorldTrials`, in which each lord has a style."""

    def __init__(self, trials: WorldTrials, number: int) -> None:
        self._dealt = dealt = trials.dealt(number)
        self._until = trials.until
        super().__init__(dealt.world, self._in_style, self._weighed, dealt.seed)

    def _in_style(self, state: DungeonLordsState, seat: int, rng: Random) -> Action:
        return answer(state, seat, self._dealt.styles[seat], rng)

    def _weighed(self, state: DungeonLordsState) -> bool:
        return is_weighed(state, self._until)

    def play_on(self, state: DungeonLordsState, rng: Random) -> None:
        play_on(state, self._dealt.styles, rng, self._until)


def deals(state: DungeonLordsState, seat: int, rng: Random) -> Callable[[int], LordsWorld]:
    """Return what deals a world by its number."""
    trials = WorldTrials(forget(state, seat), seat, SKILL, None, Deadline(UNHURRIED), rng)
    return lambda number: LordsWorld(trials, number)


def candidates(state: DungeonLordsState, seat: int) -> Sequence[Action]:
    """Return the answers worth trying: of each set of orders only the sequence in which the policy gives them."""
    return promising(state, seat)


HOOKS: Final = SearchHooks(deals, candidates, value)
