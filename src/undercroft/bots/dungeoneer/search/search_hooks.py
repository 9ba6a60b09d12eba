"""What `undercroft.bots.tree_search.mcts` uses of these bots: their worlds, their policy and what they try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from undercroft.bots.bot import UNHURRIED
from undercroft.bots.dungeoneer.evaluation.position_value import value
from undercroft.bots.dungeoneer.policy.play_styles import LEARNED
from undercroft.bots.dungeoneer.policy.playout_policy import answer, play_on
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import Skill, WorldTrials, habits_in, promising
from undercroft.bots.sequential_halving import Deadline
from undercroft.bots.tree_search import DealtWorld, SearchHooks
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.action_vocabulary import Action

SKILL: Final = Skill(trials=0, whim=0.0, habits=LEARNED)
"""What everybody is supposed to do in a game with rivals; the caller decides on the trials."""


class HeroesWorld(DealtWorld):
    """A world of `WorldTrials`, in which each player has a style."""

    def __init__(self, trials: WorldTrials, number: int) -> None:
        self._dealt = dealt = trials.dealt(number)
        self._turn = (dealt.world.active, dealt.world.round)
        super().__init__(dealt.world, self._in_style, self._weighed, dealt.seed)

    def _in_style(self, state: DungeoneerState, seat: int, rng: Random) -> Action:
        return answer(state, seat, self._dealt.styles[seat], rng)

    def _weighed(self, state: DungeoneerState) -> bool:
        return (state.active, state.round) != self._turn

    def play_on(self, state: DungeoneerState, rng: Random) -> None:
        play_on(state, self._dealt.styles, rng, 0)


def deals(state: DungeoneerState, seat: int, rng: Random) -> Callable[[int], HeroesWorld]:
    """Return what deals a world by its number."""
    trials = WorldTrials(forget(state, seat), seat, SKILL, None, Deadline(UNHURRIED), rng)
    return lambda number: HeroesWorld(trials, number)


def candidates(state: DungeoneerState, seat: int) -> Sequence[Action]:
    """Return the answers worth trying, what the policy would answer first."""
    return promising(state, seat, habits_in(state, SKILL.habits))


HOOKS: Final = SearchHooks(deals, candidates, value)
