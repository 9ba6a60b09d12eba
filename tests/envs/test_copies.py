"""Environments can be copied and pickled, before and in a game; copies play alike and do not disturb each other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

from undercroft.envs import dungeon_lords_v0, dungeoneer_v0
from undercroft.envs.libraries import make
from undercroft.envs.tasks.registration import IDS


def pickled(env: Any) -> Any:
    """Return a copy as another process would have it."""
    return pickle.loads(pickle.dumps(env))


WAYS: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, pickled)


def turns(env: Any, most: int = 12) -> list[Any]:
    """Play an AEC environment by its masks, and return what was observed."""
    seen = []
    rnd = np.random.default_rng(1)
    for _ in range(most):
        observed, reward, over, cut, _ = env.last()
        seen.append((observed["observation"].tobytes(), observed["action_mask"].tobytes(), reward, over, cut))
        if over or cut:
            break
        env.step(int(rnd.choice(np.flatnonzero(observed["action_mask"]))))
    return seen


def cycles(env: Any, most: int = 8) -> list[Any]:
    """Play a Parallel environment."""
    seen: list[Any] = []
    rnd = np.random.default_rng(1)
    observed = {agent: env._observation(seat) for seat, agent in enumerate(env.agents)}
    for _ in range(most):
        actions = {agent: int(rnd.choice(np.flatnonzero(one["action_mask"]))) for agent, one in observed.items()}
        observed, *rest = env.step(actions)
        seen.append(([one["observation"].tobytes() for one in observed.values()], rest))
        if not env.agents:
            break
    return seen


def choices(env: Any, most: int = 12) -> list[Any]:
    """Play an environment of Gymnasium."""
    seen: list[Any] = []
    rnd = np.random.default_rng(1)
    masks = env.get_wrapper_attr("action_masks") if isinstance(env, gymnasium.Wrapper) else env.action_masks
    for _ in range(most):
        observed, reward, over, cut, info = env.step(int(rnd.choice(np.flatnonzero(masks()))))
        seen.append((observed.tobytes(), reward, over, cut, info["seat"], info["rewards"].tolist()))
        if over or cut:
            break
    return seen


def many(env: Any, most: int = 8) -> list[Any]:
    """Play a vector environment."""
    seen: list[Any] = []
    rnd = np.random.default_rng(1)
    for _ in range(most):
        numbers = np.array([rnd.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in env._batch.arrays.masks])
        observed, *rest = env.step(numbers)
        seen.append((observed.tobytes(), str(rest)))
    return seen


Play = Callable[[Any], list[Any]]
KINDS: dict[str, tuple[Callable[[], Any], Play]] = {
    **{f"{game.__name__}-aec": (partial(game.env, seats=2), turns) for game in (dungeon_lords_v0, dungeoneer_v0)},
    **{f"{game.__name__}-raw": (partial(game.raw_env, seats=2), turns) for game in (dungeon_lords_v0, dungeoneer_v0)},
    **{
        f"{game.__name__}-parallel": (partial(game.parallel_env, seats=2, reward="potential"), cycles)
        for game in (dungeon_lords_v0, dungeoneer_v0)
    },
    **{f"make {name}": (partial(make.make, **arguments), choices) for name, arguments in IDS.items()},
    "make_vec": (partial(make.make_vec, "dungeon-lords", 2, seats=2), many),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_before_reset_plays_the_same_games(kind: str) -> None:
    maker, play = KINDS[kind]
    env = maker()
    twins = [way(env) for way in WAYS]
    env.reset(seed=3)
    ahead = play(env)
    for twin in twins:
        twin.reset(seed=3)
        assert play(twin) == ahead


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_in_a_game_goes_on_alike_and_by_itself(kind: str) -> None:
    maker, play = KINDS[kind]
    env = maker()
    env.reset(seed=3)
    play(env)
    env.reset()  # the second game of the seed: what decides it belongs to the environment, too
    twins = [way(env) for way in WAYS]
    ahead = play(env)  # none of the others notices
    assert all(play(twin) == ahead for twin in twins)
    env.reset()
    later = play(env)
    for twin in twins:
        twin.reset()
        assert play(twin) == later


@pytest.mark.parametrize("name", IDS)
def test_registered_environments_with_their_wrappers_can_be_copied(name: str) -> None:
    env = gymnasium.make(name, disable_env_checker=True)
    twin = copy.deepcopy(env)
    env.reset(seed=3)
    twin.reset(seed=3)
    third = pickled(env)
    ahead = choices(twin)
    assert choices(env) == ahead
    assert choices(third) == ahead


def test_a_copy_keeps_the_random_numbers_of_its_spaces() -> None:
    env = make.make("dungeon-lords", task="battle")
    env.action_space.seed(4)
    env.action_space.sample()
    twins = [way(env) for way in WAYS]
    ahead = [env.action_space.sample() for _ in range(5)]
    for twin in twins:
        assert [twin.action_space.sample() for _ in range(5)] == ahead
