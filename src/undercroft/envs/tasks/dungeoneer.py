"""Small tasks from Dungeoneer: laying the whole dungeon, a race for one quest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from undercroft.bots.dungeoneer.policy import playout_policy
from undercroft.bots.dungeoneer.policy.play_styles import any_style
from undercroft.dungeoneer.game.definition import GAME
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.tasks.quick_players import Policy
from undercroft.envs.tasks.task import Task, WholeGame
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State

_LAYING: Final = ("lay", "place")


class PlacingTask(Task):
    """Lay all locations of a set, alone (DN-13.1). At the end, the reward is minus their mean distance to the entrance.

    Args:
        preset: the set.
    """

    game = GAME.id
    seats = 1

    def __init__(self, preset: str = "tomb") -> None:
        self._setting = Setting(GAME.id, 1, preset, ("no_white_spots",))

    def begin(self, seed: str, learner: int) -> State:
        return self._setting.begun(seed)

    def is_over(self, state: State) -> bool:
        return not state.stack or state.stack[-1].ask(state, 0).key not in _LAYING

    def earned(self, state: State) -> Sequence[float] | None:
        assert isinstance(state, DungeoneerState)
        return (-mean_distance(state),) if self.is_over(state) else None


def mean_distance(state: DungeoneerState) -> float:
    """Return how far the locations lie from the entrance, on average, in steps."""
    dungeon = state.dungeon
    return sum([dungeon.distances[location] for location in dungeon.locations]) / len(dungeon.locations)


def nearest_placing(state: State) -> Action:
    """Return the answer after which the locations lie nearest to the entrance: a strong reference for `PlacingTask`."""

    def after(action: Action) -> float:
        child = state.clone()
        child.play_unchecked(0, action)
        assert isinstance(child, DungeoneerState)
        return mean_distance(child)

    legal = state.legal_actions(0)
    return legal[0] if len(legal) == 1 else min(legal, key=after)


class QuestRace(WholeGame):
    """A game of two heroes that ends when one of them completes a quest: 1 for that one, −1 for the other.

    Args:
        opponent: the name of the bot that plays the other hero.
        preset: which cards are in the game.
    """

    def __init__(self, opponent: str = "greedy", preset: str = "tomb") -> None:
        super().__init__(Setting(GAME.id, 2, preset), (opponent,))

    def is_over(self, state: State) -> bool:
        assert isinstance(state, DungeoneerState)
        return not state.stack or any(hero.done for hero in state.heroes)

    def earned(self, state: State) -> Sequence[float] | None:
        assert isinstance(state, DungeoneerState)
        if not self.is_over(state):
            return None
        if not state.stack:
            return super().earned(state)
        return [1.0 if hero.done else -1.0 for hero in state.heroes]


POLICY: Final = Policy(any_style, playout_policy.answer)

TASKS: Final[Mapping[str, Callable[..., Task]]] = {"placing": PlacingTask, "quest-race": QuestRace}
