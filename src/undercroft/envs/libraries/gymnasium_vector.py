"""Many games at once in one process, as Gymnasium's vector environments: one array for all observations."""

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
from undercroft.envs.episodes.illegal_choices import END, PENALTY, checked, counted_choice
from undercroft.envs.episodes.observation_formats import FLAT, RAW, ObservationFormat
from undercroft.envs.episodes.observation_layout import Raw
from undercroft.envs.episodes.seeds import Seeds, seeds_of
from undercroft.envs.libraries.render_modes import FRAMES_PER_SECOND, HUMAN, MODES, Picture, checked_mode, rendered
from undercroft.envs.tasks.task import Run, Task
from undercroft.kernel.base.errors import OptionError


class GamesEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Several runs of a task, a choice of each in every step. A game that has ended begins again with the next step.

    ``info`` has an ``action_mask`` for each game, the ``seat`` that is to choose, and the ``rewards`` of all seats by
    the last choice.

    Args:
        make: makes the task of one game.
        count: how many games.
        seat: the agent's seat in all of them, or `tasks.task.ANY_SEAT`: it plays all seats.
        observation: ``flat`` or ``raw``.
        max_choices: after so many choices a game is truncated; None: never.
        illegal: what an illegal choice does: ``end``, its game ends with −1, or ``first``, it counts as the first legal
            one.
        render_mode: None, or one of `render_modes.MODES`.

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
    ) -> None:
        if count < 1:
            raise OptionError(f"the number of games must be at least 1, not {count}")
        if observation not in (FLAT, RAW):
            raise OptionError(f"many games have the observations {FLAT!r} or {RAW!r}, not {observation[:40]!r}")
        self.metadata = {
            "autoreset_mode": AutoresetMode.NEXT_STEP,
            "render_modes": MODES,
            "render_fps": FRAMES_PER_SECOND,
        }
        self.render_mode = checked_mode(render_mode)
        self.illegal = checked(illegal)
        self.num_envs = count
        self.runs = [Run(make(), max_choices) for _ in range(count)]
        self.runs[0].task.check(seat)
        episode = self.runs[0].episode
        self.layout = episode.layout
        self._seat = seat
        self._flat = observation == FLAT
        self._seeds = [Seeds() for _ in range(count)]
        self.single_observation_space = ObservationFormat(episode.layout, observation).space
        self.single_action_space = _discrete(len(episode.choices))
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._raw: Raw = np.zeros((count, episode.layout.width), dtype=np.int16)
        self._masks: NDArray[np.int8] = np.zeros((count, len(episode.choices)), dtype=np.int8)

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
        for i, one in enumerate(seeds_of(seed, self.num_envs)):
            self._begin(i, one)
        self._show()
        return self._observations(), self._info(np.zeros((self.num_envs, self.runs[0].task.seats)))

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
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        cut = np.zeros_like(ended)
        by_seat = np.zeros((self.num_envs, self.runs[0].task.seats))
        for i, (run, number) in enumerate(zip(self.runs, numbers.ravel().tolist(), strict=True)):
            if run.over or run.cut:
                self._begin(i, None)
                continue
            choice = counted_choice(run.menu, number, self.illegal)
            rewards[i] = run.break_off(PENALTY) if choice is None else run.choose(choice)
            by_seat[i] = run.rewards
            ended[i] = run.over
            cut[i] = run.cut
            self._look(i)
        self._show()
        return self._observations(), rewards, ended, cut, self._info(by_seat)

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
        shown = [rendered(self.render_mode, run.episode.state.view(run.seat)) for run in self.runs]
        pictures = tuple([picture for picture in shown if picture is not None])
        return pictures or None

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _require_games(self) -> None:
        if not self.runs[0].episode.has_begun:
            raise ResetNeeded(str(NotBegun()))

    def _begin(self, i: int, seed: int | None) -> None:
        run = self.runs[i]
        run.begin(self._seeds[i].next(seed), self._seat)
        while run.over:
            run.begin(self._seeds[i].next(None), self._seat)
        self._look(i)

    def _look(self, i: int) -> None:
        run = self.runs[i]
        self._raw[i] = run.observe()
        self._masks[i] = 0 if run.over else run.menu.mask

    def _observations(self) -> NDArray[Any]:
        return self.layout.scaled(self._raw) if self._flat else self._raw.copy()

    def _info(self, rewards: NDArray[np.float64]) -> dict[str, Any]:
        seats = np.array([run.seat for run in self.runs])
        return {"action_mask": self._masks.copy(), "seat": seats, "rewards": rewards}


def _discrete(size: int) -> Any:
    from gymnasium import spaces

    return spaces.Discrete(size)
