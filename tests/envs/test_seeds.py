"""Whatever takes a seed takes every kind of whole number and nothing else; the same number, the same game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from undercroft.arena.selfplay import SelfplayPlan
from undercroft.bots import make_bot
from undercroft.dungeonlords import GAME
from undercroft.envs import dungeon_lords_v0
from undercroft.envs.episodes.seeds import Seeds
from undercroft.envs.libraries import make
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.history.match import Match

INTEGERS = (
    np.int8,
    np.int16,
    np.int32,
    np.int64,
    np.uint8,
    np.uint16,
    np.uint32,
    np.uint64,
    np.intp,
    np.longlong,
    np.array,
    lambda number: np.array([number, 1])[0],
)
WRONG: tuple[Any, ...] = (1.0, np.float32(7), True, np.True_, b"7", np.array(7.0), object())
"""Sequences are tried apart: `make_vec` takes them."""

BATTLE = partial(make.make, "dungeon-lords", task="battle")
PAIR = partial(make.make_vec, "dungeon-lords", 2, task="battle")


def first(env: Any, seed: Any) -> bytes:
    """Return what is seen first in the game of a seed."""
    observed: Any = env.reset(seed=seed)
    if observed is None:
        observed = env.last()
    one = observed[0]
    if isinstance(one, dict):
        one = one.get("observation", one.get("player_0", one))
        one = one["observation"] if isinstance(one, dict) else one
    return bytes(one.tobytes())


INTERFACES: dict[str, Callable[[Any], Any]] = {
    "aec": lambda seed: first(dungeon_lords_v0.env(seats=2), seed),
    "parallel": lambda seed: first(dungeon_lords_v0.parallel_env(seats=2), seed),
    "make": lambda seed: first(BATTLE(), seed),
    "make_vec": lambda seed: first(PAIR(), seed),
    "in a list": lambda seed: first(PAIR(), [seed, 1]),
    "seeds": lambda seed: Seeds().next(seed),
    "chance": lambda seed: Chance.from_seed(seed).counter,
    "game": lambda seed: GAME.new(2, GAME.preset("full"), seed).fingerprint(),
    "match": lambda seed: Match.start(GAME, 2, GAME.preset("full"), seed).record.to_text(),
    "bot": lambda seed: make_bot("random", GAME.id, seed).chance.counter,
    "selfplay": lambda seed: SelfplayPlan(GAME.id, 1, 2, ("random",), seed=seed),
}


@pytest.mark.parametrize("interface", INTERFACES)
def test_the_same_number_is_the_same_game_whatever_its_type(interface: str) -> None:
    begun = INTERFACES[interface]
    expected = begun(7)
    assert begun(8) != expected
    assert [begun(integer(7)) for integer in INTEGERS] == [expected] * len(INTEGERS)


@pytest.mark.parametrize("interface", INTERFACES)
def test_a_seed_of_another_type_is_refused(interface: str) -> None:
    for wrong in WRONG:
        with pytest.raises(OptionError, match="seed"):
            INTERFACES[interface](wrong)


@pytest.mark.parametrize("interface", [name for name in INTERFACES if name != "make_vec"])
def test_a_sequence_is_no_seed_of_one_game(interface: str) -> None:
    for wrong in ([7], (7,), {7}, np.array([7])):
        with pytest.raises(OptionError, match="seed"):
            INTERFACES[interface](wrong)


@pytest.mark.parametrize("interface", ["aec", "parallel", "make", "make_vec", "in a list", "seeds"])
def test_a_seed_is_never_negative_and_may_be_large(interface: str) -> None:
    begun = INTERFACES[interface]
    for wrong in (-1, np.int8(-1), -(2**70)):
        with pytest.raises(OptionError, match="at least 0, not -"):
            begun(wrong)
    assert begun(2**70) != begun(2**70 + 1)
    assert begun(np.uint64(2**64 - 1)) == begun(2**64 - 1)


@pytest.mark.parametrize("seed", ["7", "", "text"])
def test_text_is_no_seed_of_an_environment(seed: str) -> None:
    for interface in ("aec", "parallel", "make", "make_vec", "in a list", "seeds"):
        with pytest.raises(OptionError, match="a seed must be a whole number"):
            INTERFACES[interface](seed)


def test_text_and_number_are_one_seed_of_a_game() -> None:
    for interface in ("chance", "game", "match", "bot", "selfplay"):
        assert INTERFACES[interface]("7") == INTERFACES[interface](np.uint8(7))


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda seeds: np.array(seeds, dtype=np.uint8), iter])
def test_many_games_take_a_sequence_of_seeds(kind: Callable[[list[int]], Any]) -> None:
    env = PAIR()
    expected = env.reset(seed=[3, 9])[0]
    assert (env.reset(seed=kind([3, 9]))[0] == expected).all()
    assert (env.reset(seed=np.int8(127))[0] == env.reset(seed=[127, 128])[0]).all()


@pytest.mark.parametrize("seeds", [[], (), [1], [1, 2, 3], np.array([], dtype=np.int64), np.zeros(3, dtype=np.int64)])
def test_too_few_or_too_many_seeds_are_refused(seeds: Any) -> None:
    with pytest.raises(OptionError, match=f"2 games need 2 seeds, not {len(seeds)}"):
        PAIR().reset(seed=seeds)
