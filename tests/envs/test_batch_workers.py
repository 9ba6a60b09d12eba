"""`make_vec` with several processes: the same games as in one, written into shared memory, and no process left."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from undercroft.envs.libraries.gymnasium_vector import GamesEnv
from undercroft.envs.libraries.make import make_vec
from undercroft.envs.tasks.batch_workers import WorkerLost
from undercroft.kernel.base.errors import OptionError

COUNT = 5


@pytest.fixture
def spread() -> Iterator[GamesEnv]:
    """Battles in two processes."""
    env = make_vec("dungeon-lords", COUNT, task="battle", workers=2)
    yield env
    env.close()


def steps(env: GamesEnv, many: int) -> list[Any]:
    """What an environment shows from a seed on, by the same rule of choosing."""
    observations, info = env.reset(seed=7)
    seen: list[Any] = [(observations, info)]
    rnd = np.random.default_rng(1)
    for step in range(many):
        legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
        chosen = np.array([int(rnd.choice(one)) if len(one) else 0 for one in legal])
        if step == many // 2:
            chosen[1] = -1  # illegal: that game ends
        *made, info = env.step(chosen)
        seen.append((*made, info))
    return seen


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(alike, one, other))
    return one.dtype == other.dtype and np.array_equal(one, other)


@pytest.mark.parametrize("observation", ["flat", "compact", "raw"])
def test_several_processes_play_the_games_of_one(observation: str) -> None:
    here = make_vec("dungeon-lords", COUNT, task="battle", observation=observation)
    there = make_vec("dungeon-lords", COUNT, task="battle", observation=observation, workers=2)
    try:
        seen = steps(here, 60)
        assert alike(seen, steps(there, 60))
        assert here.observation_space.contains(seen[0][0]) and there.observation_space == here.observation_space
        assert sum(int(one[2].sum()) for one in seen[1:]) > COUNT, "games have ended and begun again"
    finally:
        there.close()


def test_what_a_step_returned_stays_as_it_is(spread: GamesEnv) -> None:
    observations, info = spread.reset(seed=1)
    kept = observations.copy(), info["action_mask"].copy()
    spread.step(info["action_mask"].argmax(axis=1))
    assert np.array_equal(observations, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])


def test_the_games_are_spread_and_their_processes_end_with_the_environment() -> None:
    before = set(multiprocessing.active_children())
    env = make_vec("dungeon-lords", COUNT, task="battle", workers=3)
    ours = set(multiprocessing.active_children()) - before
    assert len(ours) == 3
    env.reset(seed=1)
    env.close()
    assert not set(multiprocessing.active_children()) & ours
    with pytest.raises(WorkerLost, match="closed"):
        env.step(np.zeros(COUNT, dtype=np.int64))
    env.close()  # once more changes nothing


def test_a_lost_process_is_an_error_and_not_a_hang(spread: GamesEnv) -> None:
    spread.reset(seed=1)
    pid = multiprocessing.active_children()[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match="ended by itself"):
        for _ in range(100):
            spread.step(np.zeros(COUNT, dtype=np.int64))


def test_pictures_come_from_the_processes(spread: GamesEnv) -> None:
    shown = make_vec("dungeon-lords", 2, task="battle", render_mode="ansi", workers=2)
    alone = make_vec("dungeon-lords", 2, task="battle", render_mode="ansi")
    try:
        shown.reset(seed=3)
        alone.reset(seed=3)
        assert shown.render() == alone.render() != None  # noqa: E711
    finally:
        shown.close()


def test_it_cannot_be_copied_and_says_so(spread: GamesEnv) -> None:
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="make another environment with the same seed"):
            way(spread)


@pytest.mark.parametrize("workers", [0, COUNT + 1, -1])
def test_a_process_has_at_least_one_game(workers: int) -> None:
    with pytest.raises(OptionError, match=f"1 to {COUNT} processes"):
        make_vec("dungeon-lords", COUNT, task="battle", workers=workers)
