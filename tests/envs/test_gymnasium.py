"""The Gymnasium faces pass Gymnasium's own check, and small tasks do what their pages say."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from msgspec.json import encode

from tests.patience import PATIENCE
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.envs.encoding.choice_numbers import IllegalChoice
from undercroft.envs.libraries import make
from undercroft.envs.libraries.gymnasium_env import TAKES_TURNS
from undercroft.envs.libraries.gymnasium_vector import GamesEnv
from undercroft.envs.tasks.dungeoneer import PlacingTask, nearest_placing
from undercroft.envs.tasks.dungeonlords import BattleTask, OrdersTask, best_result
from undercroft.envs.tasks.measurement import at_random, by_action, like_a_bot, measure
from undercroft.envs.tasks.quick_players import policy_of
from undercroft.envs.tasks.registration import IDS
from undercroft.envs.tasks.task import ANY_SEAT, Run
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import package_of


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice: a spec, other ways to render
        env = gymnasium.make(name, illegal="first", max_choices=40, disable_env_checker=True)
        check_env(env.unwrapped, skip_render_check=True)


def walk(env: Any, seed: int, choices: int) -> list[tuple[bytes, float, int]]:
    """Observations, rewards and numbers of legal choices of a random walk."""
    rnd = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    found = []
    for _ in range(choices):
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, cut, info = env.step(rnd.choice(legal))
        found.append((observation.tobytes(), reward, len(legal)))
        if over or cut:
            observation, info = env.reset()
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "dungeon-lords", "seats": 2, "opponents": ("random",)},
        {"game": "dungeoneer", "seats": 2, "opponents": ("random",), "seat": TAKES_TURNS},
        {"game": "dungeon-lords", "task": "orders", "seat": 2},
        {"game": "dungeoneer", "task": "placing"},
    ],
    ids=lambda arguments: arguments.get("task", arguments["game"]),
)
def test_the_same_seed_gives_the_same_games(arguments: dict[str, Any]) -> None:
    assert walk(make.make(**arguments), 3, 120) == walk(make.make(**arguments), 3, 120)
    assert walk(make.make(**arguments), 3, 20) != walk(make.make(**arguments), 4, 20)


def test_the_agent_is_asked_for_its_seat_alone_and_bots_that_search_may_play() -> None:
    env = make.make("dungeon-lords", seat=1, seats=2, preset="first", opponents=("trainee",), observation="raw")
    _, info = env.reset(seed=1)
    for _ in range(25):
        assert info["seat"] == 1
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not over


def test_the_reward_of_a_whole_game_is_its_rank() -> None:
    env = make.make("dungeon-lords", seats=3, opponents=("random",))
    rnd = np.random.default_rng(1)
    _, info = env.reset(seed=9)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(rnd.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
    points = env.run.episode.state.returns()
    assert total == (sum(points[0] > p for p in points) - sum(points[0] < p for p in points)) / 2
    assert info["rewards"][0] == total and not info["action_mask"].any()


def test_an_illegal_choice_ends_the_game_unless_the_first_legal_one_takes_its_place() -> None:
    for illegal, ends in (("end", True), ("first", False)):
        env = make.make("dungeoneer", seats=1, illegal=illegal)
        _, info = env.reset(seed=1)
        _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        assert over is ends and reward == (-1.0 if ends else 0.0)


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "dungeon-lords", "seats": 3},
        {"game": "dungeoneer", "seats": 2, "observation": "raw"},
        {"game": "dungeon-lords", "task": "battle-round", "seat": 0},
    ],
    ids=["lords", "heroes", "task"],
)
def test_many_games_are_those_of_as_many_single_ones(arguments: dict[str, Any]) -> None:
    many = make.make_vec(count=3, **arguments)
    alone = [make.make(**{"seat": ANY_SEAT, **arguments}) for _ in range(3)]
    rnd = np.random.default_rng(0)
    seen, info = many.reset(seed=20)
    for i, env in enumerate(alone):
        assert (env.reset(seed=20 + i)[0] == seen[i]).all()
    begin = [False] * 3
    for _ in range(150):
        choices = np.array([rnd.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])
        seen, rewards, ended, _, info = many.step(choices)
        for i, env in enumerate(alone):
            if begin[i]:
                one, own = env.reset()
                reward, over = 0.0, False
            else:
                one, reward, over, _, own = env.step(choices[i])
            begin[i] = over
            assert (one == seen[i]).all() and (own["action_mask"] == info["action_mask"][i]).all()
            assert (reward, over, own["seat"]) == (rewards[i], ended[i], info["seat"][i])
    assert many.observation_space.contains(seen)


def test_nothing_beats_the_best_result_of_a_round_and_it_can_be_reached() -> None:
    run = Run(BattleTask(rounds=1))
    reached = 0
    for number in range(12):
        run.begin(f"best {number}", 0)
        state = run.episode.state
        assert isinstance(state, DungeonLordsState)
        most = best_result(state) - state.returns()[0]
        results = set()
        for attempt in range(25):
            run.begin(f"best {number}", 0)
            choose = at_random(f"{number} {attempt}")
            total = 0.0
            while not run.over:
                total += run.choose(choose(run))
            results.add(total)
        assert max(results) <= most
        reached += max(results) == most
    assert reached >= 6


def test_references_are_better_than_chance() -> None:
    chance = at_random("chance")
    lords = like_a_bot("greedy", "dungeon-lords", "reference")
    nearest = by_action(lambda state, seat: nearest_placing(state))
    for task, reference, runs in ((BattleTask(), lords, 40), (PlacingTask(), nearest, 3)):
        assert measure(task, reference, runs).mean > measure(task, chance, runs).mean + 0.5


def test_orders_end_when_the_next_ones_are_due() -> None:
    run = Run(OrdersTask(season=2))
    for number in range(5):
        run.begin(f"orders {number}", number % 4)
        assert run.seat == number % 4
        choose = at_random(str(number))
        while not run.over:
            run.choose(choose(run))
        assert run.choices == 3
        state = run.episode.state
        assert isinstance(state, DungeonLordsState) and (state.year, state.season) == (1, 3)
        assert any(run.rewards)


def test_a_quest_race_ends_with_a_quest() -> None:
    run = Run(make.task_of("dungeoneer", task="quest-race"))
    choose = like_a_bot("greedy", "dungeoneer", "race")
    for number in range(2):
        run.begin(f"race {number}", number)
        while not run.over:
            run.choose(choose(run))
        assert sorted(run.rewards) == [-1.0, 1.0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "no game is called"),
        ({"game": "dungeoneer", "task": "chess"}, "no task"),
        ({"game": "dungeoneer", "seats": 3, "seat": 3, "opponents": ("greedy",)}, "no seat 3"),
        ({"game": "dungeoneer", "seats": 3, "opponents": ("nobody",)}, "no bot is called"),
        ({"game": "dungeon-lords", "reward": "gold"}, "no reward is called"),
        ({"game": "dungeon-lords", "observation": "pixels"}, "no observation is called"),
        ({"game": "dungeon-lords", "task": "orders", "season": 7}, "season"),
        ({"game": "dungeon-lords", "illegal": "cry"}, "illegal choice"),
        ({"game": "dungeon-lords", "seats": 2}, "name the bots"),
        ({"game": "dungeon-lords", "seats": 2, "seat": -1, "opponents": "greedy"}, "give it a seat"),
        ({"game": "dungeon-lords", "seats": 2, "opponents": ("greedy", "random")}, "no room for 2 opponents"),
        ({"game": "dungeon-lords", "max_cycles": 5}, "no argument 'max_cycles'"),
        ({"game": "dungeon-lords", "task": "battle", "seats": 2}, "no argument 'seats'"),
        ({"game": "dungeon-lords", "task": "battle", "reward": "points"}, "no argument 'reward'"),
        ({"game": "dungeon-lords", "task": "battle", "max_choices": 0}, "at least 1, not 0"),
        ({"game": "dungeon-lords", "task": "battle", "render_mode": "window"}, "no render mode 'window'"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_reason(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        make.make(**arguments)


def test_one_name_is_that_of_all_opponents() -> None:
    one, all_three = (make.task_of("dungeon-lords", seats=4, opponents=who) for who in ("greedy", ("greedy",) * 3))
    states = [task.begin("same", 1) for task in (one, all_three)]
    assert one.answer(states[0], 0) == all_three.answer(states[1], 0)


def test_a_step_needs_a_game() -> None:
    env = make.make("dungeon-lords", task="battle")
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert (reward, over, info["rewards"][info["seat"]]) == (-1.0, True, -1.0)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_many_games_are_cut_after_so_many_choices() -> None:
    many = make.make_vec("dungeon-lords", 3, seats=2, preset="first", max_choices=4)
    _, info = many.reset(seed=1)
    cuts = []
    for _ in range(10):
        _, _, ended, cut, info = many.step(info["action_mask"].argmax(axis=1))
        assert not ended.any()
        cuts.append(cut.all())
    assert cuts == [False, False, False, True, False] * 2
    with pytest.raises(OptionError, match="3 games need 3 choices, not 2"):
        many.step(np.zeros(2, dtype=np.int64))
    with pytest.raises(OptionError, match="at least 1, not 0"):
        make.make_vec("dungeon-lords", 2, max_choices=0)


@pytest.mark.parametrize(("game", "seats"), [("dungeon-lords", 3), ("dungeoneer", 2)])
def test_quick_opponents_beat_random_choices_and_know_no_more_than_their_seat(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = make.make(game, seats=seats, opponents=("policy",))
    policy = policy_of(game)
    dealt: list[State] = []

    def seen(world: Any, seat: int, style: Any, rng: Any) -> Action:
        assert world is not env.run.episode.state
        assert encode(world.view(seat)) == encode(env.run.episode.state.view(seat)), "the same to this seat"
        dealt.append(world)
        return policy.answer(world, seat, style, rng)

    monkeypatch.setattr(f"undercroft.envs.tasks.{package_of(game)}.POLICY", policy._replace(answer=seen))
    rnd = np.random.default_rng(1)
    _, info = env.reset(seed=2)
    total, games = 0.0, 0
    while games < 3:
        _, reward, over, _, info = env.step(int(rnd.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            total += reward
            games += 1
            _, info = env.reset()
    assert total < -1 and len(dealt) > 100


def test_a_game_without_a_policy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("undercroft.envs.tasks.dungeoneer.POLICY")
    with pytest.raises(OptionError, match="dungeoneer has no opponent 'policy'"):
        make.make("dungeoneer", seats=2, opponents=("policy",))


def test_gymnasium_knows_the_environments_and_makes_many_of_them_in_one_process() -> None:
    for program in (
        "import gymnasium, undercroft.envs; gymnasium.make_vec('undercroft/Battle-v0', 3).reset(seed=1)",
        "import gymnasium; gymnasium.make('undercroft.envs:undercroft/Battle-v0').reset(seed=1)",
    ):
        subprocess.run([sys.executable, "-c", program], check=True, timeout=PATIENCE)
    many = gymnasium.make_vec("undercroft/Battle-v0", 3, illegal="first")
    assert isinstance(many, GamesEnv)
    alone = [gymnasium.make("undercroft/Battle-v0", illegal="first", disable_env_checker=True) for _ in range(3)]
    seen, info = many.reset(seed=5)
    for i, env in enumerate(alone):
        assert (env.reset(seed=5 + i)[0] == seen[i]).all()
    for _ in range(20):
        choices = np.array([int(mask.argmax()) if k else -1 for k, mask in enumerate(info["action_mask"])])
        seen, rewards, over, _, info = many.step(choices)
        for i, env in enumerate(alone):
            if not over[i]:
                theirs, reward, _, _, _ = env.step(choices[i])
                assert reward == rewards[i] and (theirs == seen[i]).all()
        if over.any():
            break


def test_choices_come_as_numbers_or_as_arrays_of_one_and_rewards_as_an_array() -> None:
    env = make.make("dungeon-lords", task="battle")
    _, info = env.reset(seed=1)
    rewards = env.step(np.flatnonzero(info["action_mask"])[:1])[4]["rewards"]  # type: ignore[arg-type]
    assert rewards.dtype == np.float64 and rewards.shape == (1,)
    for wrong in (None, "0", 0.5):
        with pytest.raises(IllegalChoice):
            env.step(wrong)  # type: ignore[arg-type]
    together = gymnasium.vector.SyncVectorEnv([lambda: make.make("dungeon-lords", task="battle") for _ in range(2)])
    assert together.reset(seed=1)[1]["rewards"].dtype == np.float64
    many = make.make_vec("dungeon-lords", 2, task="battle")
    masks = many.reset(seed=1)[1]["action_mask"]
    many.step(masks.argmax(axis=1)[:, np.newaxis])
    with pytest.raises(IllegalChoice, match="whole numbers"):
        many.step(np.zeros(2))  # type: ignore[arg-type]
