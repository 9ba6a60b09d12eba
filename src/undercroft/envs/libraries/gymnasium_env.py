"""Gymnasium's interface: one agent, against bots, alone or in a small task."""

from __future__ import annotations

import copy
from typing import Any, Final, Self, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from undercroft.envs.encoding.choice_numbers import Mask
from undercroft.envs.episodes.episode import NotBegun
from undercroft.envs.episodes.illegal_choices import END, PENALTY, checked, counted_choice, number_of
from undercroft.envs.episodes.observation_formats import FLAT, ObservationFormat
from undercroft.envs.episodes.seeds import Seeds, checked_number
from undercroft.envs.libraries.render_modes import FRAMES_PER_SECOND, HUMAN, MODES, Picture, checked_mode, rendered
from undercroft.envs.tasks.task import Run, Task

TAKES_TURNS: Final = -2
"""The learner changes its seat from game to game."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A task for one agent. The mask is in ``info["action_mask"]``, and `action_masks` returns it for sb3-contrib.

    Args:
        task: what the agent is to do.
        seat: the agent's seat; `TAKES_TURNS`: another one in each game; `tasks.task.ANY_SEAT`: it plays all seats, and
            observes as the one that is asked, whose number is in ``info["seat"]``.
        observation: one of `episodes.observation_formats.KINDS`.
        max_choices: after so many choices the game is truncated; None: never.
        illegal: what an illegal choice does: ``end``, the game ends with −1, or ``first``, it counts as the first legal
            one.
        render_mode: None, or one of `render_modes.MODES`.

    Raises:
        OptionError: an argument cannot be used.
    """

    # As in Gymnasium's own environments.
    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012

    def __init__(
        self,
        task: Task,
        seat: int = 0,
        observation: str = FLAT,
        max_choices: int | None = None,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.run = Run(task, max_choices)
        self.illegal = checked(illegal)
        self._seat = seat
        self._games = 0
        self._seeds = Seeds()
        self._format = ObservationFormat(self.run.episode.layout, observation)
        size = len(self.run.episode.choices)
        self._nothing: Mask = np.zeros(size, dtype=np.int8)
        self.observation_space = self._format.space
        self.action_space = spaces.Discrete(size)
        task.check(0 if seat == TAKES_TURNS else seat)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # two environments must not play one game

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game. After ``seed``, the games that follow without one are reproducible, too.

        Raises:
            OptionError: the seed is not a whole number of at least 0.
        """
        super().reset(seed=None if seed is None else checked_number(seed))
        if seed is not None:
            self._games = 0
        learner = self._games % self.run.task.seats if self._seat == TAKES_TURNS else self._seat
        self._games += 1
        self.run.begin(self._seeds.next(seed), learner)
        while self.run.over:  # over before the learner was asked at all
            self.run.begin(self._seeds.next(None), learner)
        self._show()
        return self._format.make(self.run.observe()), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a choice.

        Raises:
            IllegalChoice: it is not a number.
            ResetNeeded: no game has begun, or it has ended.
        """
        run = self.run
        if run.over:
            raise ResetNeeded(str(NotBegun()))
        number = counted_choice(run.menu, number_of(action), self.illegal)
        reward = run.break_off(PENALTY) if number is None else run.choose(number)
        self._show()
        return self._format.make(run.observe()), reward, run.over, run.cut, self._info()

    def action_masks(self) -> Mask:
        """Return which choices are legal now: all 0 once the game is over.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._require_game()
        return self._nothing.copy() if self.run.over else self.run.menu.mask.copy()

    def render(self) -> Picture | None:
        """Return the view of the agent's seat as the render mode says (`render_modes`); None without one.

        Raises:
            ResetNeeded: no game has begun.
        """
        self._require_game()
        return rendered(self.render_mode, self.run.episode.state.view(self.run.seat))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _require_game(self) -> None:
        if not self.run.episode.has_begun:
            raise ResetNeeded(str(NotBegun()))

    def _info(self) -> dict[str, Any]:
        rewards = np.array(self.run.rewards, dtype=np.float64)
        return {"action_mask": self.action_masks(), "seat": self.run.seat, "rewards": rewards}
