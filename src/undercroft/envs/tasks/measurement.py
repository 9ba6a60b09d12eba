"""Measure a way to choose in a task: the mean of its rewards with a 95 % interval, from fixed seeds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from undercroft.bots import answer_of, make_bot
from undercroft.envs.tasks.task import Run, Task
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance, seed_text
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import find_game

Chooser = Callable[[Run], int]
"""Makes a choice in a run."""

NORMAL_95: Final = 1.96


class Measurement(NamedTuple):
    """The mean of so many runs, and the half of its 95 % interval.

    >>> str(Measurement(1.5, 0.25, 100))
    '1.50 ± 0.25'
    """

    mean: float
    half: float
    runs: int

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"


def measure(task: Task, chooser: Chooser, runs: int, seed: str = "measure", most: int = 20_000) -> Measurement:
    """Play a task many times, with the learner at each seat in turn.

    Args:
        task: the task.
        chooser: makes the learner's choices.
        runs: how many times.
        seed: the first part of every run's seed: others with the same seed meet the same positions.
        most: after so many choices a run is broken off; its reward so far counts.
    """
    run = Run(task)
    totals = []
    for number in range(runs):
        seat = number % task.seats
        run.begin(f"{seed_text(seed)}-{number}", seat)
        total = run.rewards[seat]
        while not run.over and run.choices < most:
            total += run.choose(chooser(run))
        totals.append(total)
    return summary(totals)


def summary(totals: Sequence[float]) -> Measurement:
    """Return the mean of the rewards of several runs, with its interval."""
    runs = len(totals)
    mean = sum(totals) / runs
    spread = math.sqrt(sum([(total - mean) ** 2 for total in totals]) / max(1, runs - 1))
    return Measurement(mean, NORMAL_95 * spread / math.sqrt(runs), runs)


def at_random(seed: str) -> Chooser:
    """Return what makes any legal choice, each with the same chance."""
    chance = Chance.from_seed(f"random {seed}")
    return lambda run: int(chance.pick(run.menu.numbers.tolist()))


def by_action(choose: Callable[[State, int], Action]) -> Chooser:
    """Return a chooser from what chooses a whole action in a position, for a seat."""
    steps: WeakKeyDictionary[Run, list[int]] = WeakKeyDictionary()

    def chooser(run: Run) -> int:
        ahead = steps.setdefault(run, [])
        if not ahead or ahead[0] not in run.menu:
            action = choose(run.episode.state, run.seat)
            ahead[:] = run.episode.choices.way_to(run.menu, action)
        return ahead.pop(0)

    return chooser


def like_a_bot(name: str, game_id: str, seed: str) -> Chooser:
    """Return a chooser that answers like a bot of the game.

    Raises:
        OptionError: there is no such bot, or no such game.
    """
    bot = make_bot(name, game_id, seed)
    vocabulary = find_game(game_id).vocabulary
    count = 0

    def choose(state: State, seat: int) -> Action:
        nonlocal count
        count += 1
        return vocabulary.parse(answer_of(bot, state, seat, f"{seed} {count}"))

    return by_action(choose)
