"""Many games at once, as Gymnasium's vector environments: one array for all observations, in one process or several."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any, Self, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from undercroft.envs.encoding.choice_numbers import IllegalChoice
from undercroft.envs.episodes.episode import NotBegun
from undercroft.envs.episodes.illegal_choices import END, checked
from undercroft.envs.episodes.observation_formats import FLAT, VECTORS, ObservationFormat
from undercroft.envs.episodes.seeds import seeds_of
from undercroft.envs.libraries.render_modes import FRAMES_PER_SECOND, HUMAN, MODES, Picture, checked_mode, rendered
from undercroft.envs.tasks.batch_workers import BatchWorkers
from undercroft.envs.tasks.game_batch import BatchPlan, GameBatch, arrays_for
from undercroft.envs.tasks.task import Task
from undercroft.kernel.base.errors import OptionError


class GamesEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Several runs of a task, a choice of each in every step. A game that has ended begins again with the next step.

    ``info`` has an ``action_mask`` for each game, the ``seat`` that is to choose, and the ``rewards`` of all seats by
    the last choice.

    Args:
        make: makes the task of one game.
        count: how many games.
        seat: the agent's seat in all of them, or `tasks.task.ANY_SEAT`: it plays all seats.
        observation: one of `episodes.observation_formats.VECTORS`.
        max_choices: after so many choices a game is truncated; None: never.
        illegal: what an illegal choice does: ``end``, its game ends with −1, or ``first``, it counts as the first legal
            one.
        render_mode: None, or one of `render_modes.MODES`.
        workers: how many processes play the games; 1: this one. With more, ``make`` must be possible to pickle, and the
            environment cannot be copied.

    Raises:
        OptionError: an argument cannot be used.
    """

    def __init__(
        self,
        make: Callable[[], Task],
        count: int,
        seat: int,
        observation: str = FLAT,
        max_choices: int | None = None,
        illegal: str = END,
        render_mode: str | None = None,
        workers: int = 1,
    ) -> None:
        if count < 1:
            raise OptionError(f"the number of games must be at least 1, not {count}")
        if observation not in VECTORS:
            raise OptionError(f"many games have one of the observations {', '.join(VECTORS)}, not {observation[:40]!r}")
        self.metadata = {
            "autoreset_mode": AutoresetMode.NEXT_STEP,
            "render_modes": MODES,
            "render_fps": FRAMES_PER_SECOND,
        }
        self.render_mode = checked_mode(render_mode)
        plan = BatchPlan(make, seat, observation, max_choices, checked(illegal))
        first = plan.run()
        self.num_envs = count
        self.layout = first.episode.layout
        self.single_observation_space = ObservationFormat(self.layout, observation).space
        self.single_action_space = _discrete(len(first.episode.choices))
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._begun = False
        self._batch: GameBatch | BatchWorkers = (
            GameBatch(plan, arrays_for(count, first, observation, np.zeros))
            if workers == 1
            else BatchWorkers(plan, first, count, workers)
        )

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # two environments must not play the same games

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | NDArray[Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin all games. A number gives each game another seed; the games that follow are reproducible, too.

        Raises:
            OptionError: there are more or fewer seeds than games, or one is not a whole number of at least 0.
        """
        self._batch.reset(seeds_of(seed, self.num_envs))
        self._begun = True
        self._show()
        return self._batch.arrays.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make a choice in each game. In one that has ended, the choice is ignored and a new game begins.

        Raises:
            IllegalChoice: the choices are not whole numbers.
            OptionError: there are not as many choices as games.
            ResetNeeded: the games have not begun.
        """
        self._require_games()
        numbers = np.asarray(actions)
        if numbers.size != self.num_envs:
            raise OptionError(f"{self.num_envs} games need {self.num_envs} choices, not {numbers.size}")
        if not np.issubdtype(numbers.dtype, np.integer):
            raise IllegalChoice(f"choices are whole numbers, not {numbers.dtype}")
        arrays = self._batch.arrays
        arrays.actions[:] = numbers.ravel()
        self._batch.step()
        self._show()
        observations, reward = arrays.observations.copy(), arrays.reward.copy()
        return observations, reward, arrays.ended.copy(), arrays.cut.copy(), self._info()

    def render(self) -> tuple[Picture, ...] | None:
        """Return for each game the view of the seat that chooses, as the render mode says (`render_modes`); None
        without one.

        Raises:
            ResetNeeded: the games have not begun.
        """
        self._require_games()
        if self.render_mode is None:
            rendered(None, None)
            return None
        shown = [rendered(self.render_mode, view) for view in self._batch.views()]
        pictures = tuple([picture for picture in shown if picture is not None])
        return pictures or None

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _require_games(self) -> None:
        if not self._begun:
            raise ResetNeeded(str(NotBegun()))

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes, if there are any."""
        self._batch.close()

    def _info(self) -> dict[str, Any]:
        arrays = self._batch.arrays
        return {"action_mask": arrays.masks.copy(), "seat": arrays.seats.copy(), "rewards": arrays.rewards.copy()}


def _discrete(size: int) -> Any:
    from gymnasium import spaces

    return spaces.Discrete(size)
