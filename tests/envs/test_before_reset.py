"""What an environment says before its first game, and which render modes it takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from undercroft.envs import dungeon_lords_v0, dungeoneer_v0
from undercroft.envs.episodes.episode import NotBegun
from undercroft.envs.libraries import make
from undercroft.kernel.base.errors import OptionError

BATTLE = partial(make.make, "dungeon-lords", task="battle")
MAKERS: dict[str, Callable[..., Any]] = {
    "env": partial(dungeon_lords_v0.env, seats=2),
    "raw_env": partial(dungeoneer_v0.raw_env, seats=2),
    "parallel_env": partial(dungeoneer_v0.parallel_env, seats=2),
    "make": BATTLE,
}


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.step(0),
        lambda env: env.render(),
        lambda env: env.observe("player_0"),
        lambda env: env.last(),
        lambda env: env.agent_selection,
        lambda env: env.rewards,
        lambda env: env.infos,
        lambda env: env.terminations,
        lambda env: next(iter(env.agent_iter())),
    ],
)
def test_the_unchecked_turns_ask_for_a_reset(call: Callable[[Any], Any]) -> None:
    with pytest.raises(NotBegun, match="call reset first"):
        call(dungeon_lords_v0.raw_env(seats=2, render_mode="ansi"))
    with pytest.raises((AssertionError, AttributeError), match="reset"):
        call(dungeon_lords_v0.env(seats=2, render_mode="ansi"))


@pytest.mark.parametrize(
    "call", [lambda env: env.step({}), lambda env: env.step({"player_0": 0}), lambda env: env.render()]
)
def test_the_parallel_environment_asks_for_a_reset(call: Callable[[Any], Any]) -> None:
    with pytest.raises(NotBegun, match="call reset first"):
        call(dungeon_lords_v0.parallel_env(seats=2, render_mode="ansi"))


@pytest.mark.parametrize("call", [lambda env: env.step(0), lambda env: env.render(), lambda env: env.action_masks()])
def test_gymnasiums_environment_asks_for_a_reset(call: Callable[[Any], Any]) -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        call(BATTLE(render_mode="ansi"))


def test_many_games_ask_for_a_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        make.make_vec("dungeon-lords", 2, task="battle").step(np.zeros(2, dtype=np.int64))


def test_many_games_are_rendered_one_by_one() -> None:
    make_vec = partial(make.make_vec, "dungeon-lords", 2, task="battle")
    shown = make_vec(render_mode="ansi")
    assert shown.render_mode == "ansi" and shown.metadata["render_modes"] == ["ansi", "rgb_array", "human"]
    with pytest.raises(ResetNeeded, match="call reset first"):
        shown.render()
    shown.reset(seed=1)
    first, second = shown.render() or ()
    assert isinstance(first, str) and isinstance(second, str)
    assert first.startswith("Year 1 · combat") and second.startswith("Year 1 · combat") and first != second
    for silent in (make_vec(), make_vec(render_mode=None)):
        silent.reset(seed=1)
        with pytest.warns(UserWarning, match="without specifying any render mode"):
            assert silent.render() is None
    with pytest.raises(OptionError, match="there is no render mode"):
        make_vec(render_mode="window")


@pytest.mark.parametrize("name", MAKERS)
def test_render_modes(name: str) -> None:
    shown = MAKERS[name](render_mode="ansi")
    assert shown.render_mode == "ansi"
    assert "ansi" in shown.metadata["render_modes"]
    shown.reset(seed=1)
    assert shown.render().splitlines()[0].endswith("──")
    for arguments in ({}, {"render_mode": None}):
        silent = MAKERS[name](**arguments)
        assert silent.render_mode is None
        silent.reset(seed=1)
        with pytest.warns(UserWarning, match="without specifying any render mode"):
            assert silent.render() is None
    for wrong in ("window", "", 7):
        with pytest.raises(OptionError, match="there is no render mode"):
            MAKERS[name](render_mode=wrong)
