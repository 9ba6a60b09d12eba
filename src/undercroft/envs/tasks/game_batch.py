"""Many runs of a task at once: each writes its observation, its mask and its rewards into a row of shared arrays.

The arrays may be memory of this process or memory that several processes share (`batch_workers`), so a step copies
nothing between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.episodes.illegal_choices import PENALTY, counted_choice
from undercroft.envs.episodes.observation_formats import ObservationFormat
from undercroft.envs.episodes.observation_layout import Raw
from undercroft.envs.episodes.seeds import Seeds
from undercroft.envs.tasks.task import Run, Task

NewArray = Callable[[tuple[int, ...], Any], NDArray[Any]]
"""Returns an array of zeros, of a shape and a type."""


class BatchPlan(NamedTuple):
    """What the games of a batch have in common.

    Attributes:
        make: makes the task of one game.
        seat: the agent's seat in all of them, or `tasks.task.ANY_SEAT`.
        observation: one of `observation_formats.VECTORS`.
        max_choices: after so many choices a game is truncated; None: never.
        illegal: what an illegal choice does.
    """

    make: Callable[[], Task]
    seat: int
    observation: str
    max_choices: int | None
    illegal: str

    def run(self) -> Run:
        """Return one game, which has not begun.

        Raises:
            OptionError: the task has no such seat, or would end before its first choice.
        """
        run = Run(self.make(), self.max_choices)
        run.task.check(self.seat)
        return run


class BatchArrays(NamedTuple):
    """What games write: a row each. ``rewards`` has the rewards of all seats, ``reward`` that of the agent."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    reward: NDArray[np.float64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]

    def rows(self, place: slice) -> BatchArrays:
        """Return the rows of some of the games; the memory is the same."""
        return BatchArrays(**{name: array[place] for name, array in self._asdict().items()})


def arrays_for(count: int, run: Run, observation: str, new: NewArray) -> BatchArrays:
    """Return the arrays of so many games.

    Args:
        count: how many games.
        run: one of them.
        observation: the form of the observations.
        new: makes each array.
    """
    space = ObservationFormat(run.episode.layout, observation).space
    assert space.shape is not None
    return BatchArrays(
        observations=new((count, *space.shape), space.dtype),
        masks=new((count, len(run.episode.choices)), np.int8),
        reward=new((count,), np.float64),
        rewards=new((count, run.task.seats), np.float64),
        ended=new((count,), np.bool_),
        cut=new((count,), np.bool_),
        seats=new((count,), np.int64),
        actions=new((count,), np.int64),
    )


class GameBatch:
    """Some games in this process.

    Args:
        plan: what they have in common.
        arrays: what they write; as many rows as games.

    Raises:
        OptionError: the plan cannot be used.
    """

    def __init__(self, plan: BatchPlan, arrays: BatchArrays) -> None:
        self._plan = plan
        self.arrays = arrays
        count = len(arrays.reward)
        self.runs: Final = [plan.run() for _ in range(count)]
        self._seeds = [Seeds() for _ in range(count)]
        layout = self.runs[0].episode.layout
        self._format = ObservationFormat(layout, plan.observation)
        self._raw: Raw = np.zeros((count, layout.width), dtype=np.int16)

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games.

        Args:
            seeds: the seed of each game; None: the next one in its row.
        """
        arrays = self.arrays
        for array in (arrays.reward, arrays.rewards, arrays.ended, arrays.cut):
            array.fill(0)
        for i, seed in enumerate(seeds):
            self._begin(i, seed)
        self._format.write(self._raw, arrays.observations)

    def step(self) -> None:
        """Make the choice in ``actions`` in each game. In one that has ended, a new game begins instead."""
        arrays = self.arrays
        arrays.reward.fill(0.0)
        arrays.rewards.fill(0.0)
        illegal = self._plan.illegal
        for i, (run, number) in enumerate(zip(self.runs, arrays.actions.tolist(), strict=True)):
            if run.over or run.cut:
                arrays.ended[i] = arrays.cut[i] = False
                self._begin(i, None)
                continue
            choice = counted_choice(run.menu, number, illegal)
            arrays.reward[i] = run.break_off(PENALTY) if choice is None else run.choose(choice)
            arrays.rewards[i] = run.rewards
            arrays.ended[i] = run.over
            arrays.cut[i] = run.cut
            self._look(i)
        self._format.write(self._raw, arrays.observations)

    def views(self) -> list[Any]:
        """Return for each game the view of the seat that chooses."""
        return [run.episode.state.view(run.seat) for run in self.runs]

    def close(self) -> None:
        """Do nothing: what is in this process ends with it."""

    def _begin(self, i: int, seed: int | None) -> None:
        run = self.runs[i]
        run.begin(self._seeds[i].next(seed), self._plan.seat)
        while run.over:  # over before the agent was asked at all
            run.begin(self._seeds[i].next(None), self._plan.seat)
        self._look(i)

    def _look(self, i: int) -> None:
        run = self.runs[i]
        self._raw[i] = run.observe()
        self.arrays.masks[i] = 0 if run.over else run.menu.mask
        self.arrays.seats[i] = run.seat
