"""The PettingZoo faces pass PettingZoo's own tests, and do what their pages say."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter, methodcaller
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import wrappers

from tests.amounts import SOAK
from undercroft.bots import answer_of, make_bot
from undercroft.bots.dungeonlords.evaluation.position_value import expected
from undercroft.bots.dungeonlords.tuning.frozen_levels import EDITIONS
from undercroft.dungeoneer.game.definition import GAME as HEROES
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.envs import dungeon_lords_v0, dungeoneer_v0
from undercroft.envs.dungeoneer import potential
from undercroft.envs.encoding.choice_numbers import IllegalChoice
from undercroft.envs.encoding.reward_schemes import VALUED_BY, Rewards
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.history.match import Match

KINDS = [(dungeon_lords_v0, seats, preset) for seats in (2, 3, 4) for preset in ("first", "full")]
KINDS += [(dungeoneer_v0, seats, preset) for seats, preset in ((1, "tomb"), (2, "vault"), (4, "both"))]
GAMES = [dungeon_lords_v0, dungeoneer_v0]


@pytest.fixture(autouse=True)
def _without_advice() -> Iterator[None]:
    """PettingZoo advises against dicts as observations, which its own classic games have, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats", "preset"), KINDS)
def test_api(game: ModuleType, seats: int, preset: str) -> None:
    api_test(game.env(seats=seats, preset=preset), num_cycles=60)


@pytest.mark.parametrize("observation", ["raw", "dict"])
@pytest.mark.parametrize("game", GAMES)
def test_api_with_other_observations(game: ModuleType, observation: str) -> None:
    api_test(game.env(seats=2, observation=observation), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_api(game: ModuleType) -> None:
    parallel_api_test(game.parallel_env(seats=3), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: ModuleType) -> None:
    seed_test(partial(game.env, seats=3), num_cycles=60)
    parallel_seed_test(partial(game.parallel_env, seats=3, illegal="first"), num_cycles=30)


def test_max_cycles() -> None:
    """PettingZoo's test samples choices without the mask, and expects all agents to act equally often."""
    module = SimpleNamespace(
        env=partial(dungeon_lords_v0.env, illegal="first"),
        parallel_env=partial(dungeon_lords_v0.parallel_env, illegal="first"),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_truncated_after_so_many_cycles(game: ModuleType) -> None:
    env = game.raw_env(seats=2, max_cycles=9)
    assert play(env, 1)["truncated"]
    assert env.episode.cycles == 9


def play(env: Any, seed: int) -> dict[str, Any]:
    """Play a game at random; the rewards of each agent in sum, and how it ended."""
    rnd = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    truncated = False
    for agent in env.agent_iter():
        observation, reward, terminated, cut, _ = env.last()
        total[agent] += reward
        truncated |= cut
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or cut else int(rnd.choice(legal)))
    return {"total": total, "truncated": truncated}


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="it measures for five seconds")
@pytest.mark.parametrize("game", GAMES)
def test_performance_benchmark(game: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(game.env())
    assert "turns per second" in capsys.readouterr().out


def test_points_are_what_the_game_counts_and_ranks_follow_from_them() -> None:
    by_points, by_ranks = (dungeon_lords_v0.raw_env(seats=3, reward=kind) for kind in ("points", "ranks"))
    points = list(play(by_points, 5)["total"].values())
    assert points == list(by_points.episode.state.returns())
    ranks = list(play(by_ranks, 5)["total"].values())
    assert sorted(range(3), key=lambda i: points[i]) == sorted(range(3), key=lambda i: (ranks[i], points[i]))
    assert max(ranks) > 0 > min(ranks) and sum(ranks) == pytest.approx(0)


def test_the_potential_sums_to_the_points_less_what_was_expected_at_first() -> None:
    env = dungeon_lords_v0.raw_env(seats=3, preset="first", reward="potential")
    total = play(env, 5)["total"]
    env.reset(seed=5)
    state = env.episode.state
    assert isinstance(state, DungeonLordsState)
    first = expected(state, EDITIONS.weights_of(VALUED_BY))  # the first question of this preset is for orders
    final = play(env, 5)["total"]
    points = env.episode.state.returns()
    assert total == final
    assert list(final.values()) == pytest.approx([p - e for p, e in zip(points, first, strict=True)])


def test_the_potential_of_heroes_begins_with_the_first_feat_and_ends_with_the_result() -> None:
    match = Match.start(HEROES, 2, HEROES.preset("tomb"), "potential")
    bots = [make_bot("greedy", HEROES.id, str(seat)) for seat in range(2)]
    rewards = Rewards("potential", HEROES.id)
    rewards.begin(match.state)
    first: list[float] | None = potential(match.state)
    total = [0.0, 0.0]
    changes = 0
    while not match.state.is_terminal:
        seat = match.state.to_act[0]
        match.apply(seat, answer_of(bots[seat], match.state, seat, str(len(match.record.moves))))
        if first is None:
            first = potential(match.state)
        gained = rewards.after(match.state)
        if gained is not None:
            total = [a + b for a, b in zip(total, gained, strict=True)]
            changes += any(gained)
    assert first is not None and all(0 < chance < 1 for chance in first) and changes > 10
    assert total == pytest.approx([p - f for p, f in zip(match.state.returns(), first, strict=True)])


def test_a_game_without_a_fitted_value_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("undercroft.envs.dungeoneer.potential")
    with pytest.raises(OptionError, match="fitted value"):
        dungeoneer_v0.raw_env(reward="potential")


def test_an_illegal_choice_ends_the_game_with_a_penalty() -> None:
    env = dungeon_lords_v0.env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation: Any = env.observe(agent)
    mask = observation["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    unchecked = dungeon_lords_v0.raw_env(seats=2)
    unchecked.reset(seed=1)
    unchecked.step(int(np.flatnonzero(mask == 0)[0]))
    assert (unchecked.rewards, unchecked.terminations) == (env.rewards, env.terminations)
    assert unchecked.agent_selection == env.agent_selection


def test_what_is_no_choice_is_refused_with_a_reason() -> None:
    env, unchecked = dungeon_lords_v0.env(seats=2), dungeon_lords_v0.raw_env(seats=2)
    for one in (env, unchecked):
        one.reset(seed=1)
    seen: Any = env.observe("player_0")
    first = int(np.flatnonzero(seen["action_mask"])[0])
    for wrong in (None, env.size, -1):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(wrong)
    with pytest.raises(IllegalChoice, match="player_0 is asked and needs a choice"):
        unchecked.step(None)
    for one in (env, unchecked):
        for nonsense in ("0", 1.5, np.zeros(2, dtype=int)):
            with pytest.raises(IllegalChoice, match="a choice is a whole number"):
                one.step(nonsense)  # type: ignore[arg-type]
        assert not any(one.terminations.values()), "nothing has happened"
        one.step(np.array([first]))  # type: ignore[arg-type]  # what a model predicts for a batch of one
        assert one.agent_selection == "player_1"
    at_once = dungeon_lords_v0.parallel_env(seats=2)
    observed, _ = at_once.reset(seed=1)
    mine = {agent: np.flatnonzero(one["action_mask"])[:1] for agent, one in observed.items()}
    with pytest.raises(IllegalChoice, match="player_1 is asked, and there is no choice of it"):
        at_once.step({"player_0": 0})
    with pytest.raises(IllegalChoice, match="player_0 is asked and needs a choice"):
        at_once.step({"player_0": None, "player_1": 0})  # type: ignore[dict-item]
    assert at_once.step(mine)[2] == {"player_0": False, "player_1": False}  # type: ignore[arg-type]


@pytest.mark.parametrize("illegal", ["end", "first"])
@pytest.mark.parametrize("game", GAMES)
def test_our_checks_are_those_of_pettingzoos_wrappers(game: ModuleType, illegal: str) -> None:
    """The same steps, legal or not, in ours and in PettingZoo's three wrappers around the unchecked environment."""
    ours = game.env(seats=2, illegal=illegal, max_cycles=12)
    theirs: Any = game.raw_env(seats=2, illegal=illegal, max_cycles=12)
    if illegal == "end":
        theirs = wrappers.TerminateIllegalWrapper(theirs, illegal_reward=-1.0)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(theirs))

    def outcome(env: Any, call: Callable[[Any], Any]) -> Any:
        try:
            result = call(env)
        except (AssertionError, AttributeError, ValueError) as error:
            return AttributeError if isinstance(error, AttributeError) else (type(error), str(error))
        return result

    def both(call: Callable[[Any], Any]) -> Any:
        mine, other = outcome(ours, call), outcome(theirs, call)
        assert mine == other
        return mine

    rnd = np.random.default_rng(2)
    names = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
    for name in names:
        both(attrgetter(name))
    for call in ("observe", "state", "agent_iter", "render"):
        both(methodcaller(call, *["player_0"] if call == "observe" else []))
    both(methodcaller("step", 0))
    steps = 0
    for seed in range(12):
        both(methodcaller("reset", seed=seed))
        for _ in range(60):
            seen = both(lambda env: [env.last()[0]["action_mask"].tolist(), *env.last()[1:]]) if ours.agents else None
            for name in names:
                both(attrgetter(name))
            legal = np.flatnonzero(seen[0]).tolist() if seen else []
            wild = rnd.random() < 0.1
            wrong = rnd.choice([0, ours.size, -1]).item() if rnd.random() < 0.7 else None
            number = wrong if wild or not legal else rnd.choice(legal).item()
            if seen and (seen[2] or seen[3]) and not wild:
                number = None
            both(methodcaller("step", number))
            steps += 1
            if not ours.agents:
                both(methodcaller("step", None))
                break
    assert steps > 100
    both(methodcaller("reset", seed=1))
    both(lambda env: [agent for agent, _ in zip(env.agent_iter(), range(2), strict=False)])


@pytest.mark.parametrize("kind", ["flat", "raw", "dict"])
@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_all_agents_observe(game: ModuleType, kind: str) -> None:
    state_test(game.env(seats=2, observation=kind, illegal="first"), game.parallel_env(seats=2, observation=kind))
    env = game.raw_env(seats=2, observation="flat")
    env.reset(seed=1)
    state = env.state()
    assert state.tolist() == [x for agent in env.possible_agents for x in env.observe(agent)["observation"].tolist()]


def test_nobody_sees_what_others_have_chosen_in_the_same_cycle() -> None:
    """Orders are simultaneous: other orders of seat 0 change nothing that seat 1 observes."""

    def seen_by_the_second(choice: Callable[[np.ndarray[Any, Any]], int]) -> Any:
        env = dungeon_lords_v0.raw_env(seats=3, preset="first")
        env.reset(seed=3)
        for _ in range(9):
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            if env.agent_selection == "player_1" and env.episode.cycles == 2:
                return env.observe("player_1")
            env.step(choice(legal) if env.agent_selection == "player_0" else int(legal[0]))
        raise AssertionError("the second lord was not asked")

    one, other = seen_by_the_second(lambda legal: int(legal[0])), seen_by_the_second(lambda legal: int(legal[-1]))
    assert (one["observation"] == other["observation"]).all()
    assert (one["action_mask"] == other["action_mask"]).all()


def test_who_is_not_asked_can_only_wait() -> None:
    env = dungeoneer_v0.parallel_env(seats=3)
    observations, _ = env.reset(seed=4)
    free = [agent for agent, seen in observations.items() if not seen["action_mask"][env.wait]]
    assert [env.possible_agents[seat] for seat in env.episode.waiting] == free
    assert len(free) == 1
