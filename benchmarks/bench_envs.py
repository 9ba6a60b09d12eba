"""Measure the environments for research beside PettingZoo's classic games and OpenSpiel's Python games, in one run.

All play random games in one thread of one process, and its processor time counts. A step includes the observation, the
mask or list of legal choices, and the choice. Beside each face of ours stands what the engine alone does
(`State.question` and `State.play_unchecked`), which shows what a face costs, and the same face with nothing behind it,
which shows what PettingZoo and copying observations cost by themselves. The peers run in `.venv-bench`
(`peer_envs.py`), before and after ours.

Many games are also measured by the clock, in one process, in one for each processor, and in Gymnasium's own
`AsyncVectorEnv`.

`env_memory.py` says how much memory a process has after many games of two.

`BENCH_SECONDS` in the environment says how long each figure is measured, `BENCH_GAMES` how many games the memory is
measured over. The figures go into ``bench_envs.json``.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from bench import ROOT, SECONDS, measure_peer
from gymnasium.vector import AsyncVectorEnv
from peer_envs import spiel_steps, zoo_steps

from undercroft.compiled import engine
from undercroft.envs import dungeon_lords_v0, dungeoneer_v0
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.libraries import openspiel
from undercroft.envs.libraries.make import make, make_vec
from undercroft.envs.libraries.pettingzoo_aec import TurnsEnv

SEATS = 4
GAMES = {
    "dungeon-lords": ("full", dungeon_lords_v0, "undercroft_dungeon_lords"),
    "dungeoneer": ("tomb", dungeoneer_v0, "undercroft_dungeoneer"),
}
MANY = 16
MOST = 64
WORKERS = os.cpu_count() or 1
WANTED_BESIDE_CHESS = 5.0
CHESS = "PettingZoo chess_v6"
WANTED_OF_ENGINE = 0.5
MEMORY_GAMES = os.environ.get("BENCH_GAMES", "1000")
WANTED_MEGABYTES = 150


def engine_steps(setting: Setting, seconds: float) -> float:
    """Answers per second of the engine alone, forced ones included."""
    rnd = random.Random(1)
    answers = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = setting.begun(str(games))
        games += 1
        while state.stack:
            seat, legal = state.question()
            state.play_unchecked(seat, rnd.choice(legal))
            answers += 1
            if answers % 256 == 0 and time.process_time() - start > seconds:
                break
    return answers / (time.process_time() - start)


def single_steps(env: Any, seconds: float) -> float:
    """Steps per second of a Gymnasium environment."""
    rnd = random.Random(1)
    _, info = env.reset(seed=1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        _, _, over, cut, info = env.step(rnd.choice(np.flatnonzero(info["action_mask"]).tolist()))
        steps += 1
        if over or cut:
            _, info = env.reset()
    return steps / (time.process_time() - start)


def many_steps(env: Any, seconds: float) -> float:
    """Steps per second of a vector environment, those of all games together."""
    rnd = random.Random(1)
    _, info = env.reset(seed=1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        choices = [rnd.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in info["action_mask"]]
        _, _, _, _, info = env.step(np.array(choices))
        steps += env.num_envs
    return steps / (time.process_time() - start)


def many_steps_on_the_clock(env: Any, seconds: float) -> float:
    """Steps per second of a vector environment by the clock, since other processes play its games; then close it."""
    rnd = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        masks = np.asarray(info["action_mask"])
        _, _, _, _, info = env.step(np.where(masks.any(axis=1), (rnd.random(masks.shape) * masks).argmax(axis=1), 0))
        steps += env.num_envs
    taken = time.perf_counter() - start
    env.close()
    return steps / taken


def spread(game_id: str, preset: str, seconds: float) -> dict[str, float]:
    """What processes bring: steps per second by the clock of many games in this process, in several, and in Gymnasium's
    own environment, which has a process for each game. The choices cost the same everywhere.
    """
    setting: dict[str, Any] = {"seats": SEATS, "preset": preset}
    one = partial(make, game_id, -1, **setting)
    faces: dict[str, Callable[[], Any]] = {
        f"{MOST} games in this process": lambda: make_vec(game_id, MOST, **setting),
        f"{MOST} games in {WORKERS} processes": lambda: make_vec(game_id, MOST, workers=WORKERS, **setting),
        f"{MOST} compact in {WORKERS} processes": lambda: make_vec(
            game_id, MOST, workers=WORKERS, observation="compact", **setting
        ),
        f"{MOST} games in AsyncVectorEnv": lambda: AsyncVectorEnv([one] * MOST),
        f"{WORKERS} games in {WORKERS} processes": lambda: make_vec(game_id, WORKERS, workers=WORKERS, **setting),
        f"{WORKERS} games in AsyncVectorEnv": lambda: AsyncVectorEnv([one] * WORKERS),
    }
    return {name: many_steps_on_the_clock(face(), seconds) for name, face in faces.items()}


class Empty(TurnsEnv):
    """PettingZoo's interface with nothing behind it: always the same observation and mask, and nothing happens."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game once, for its observation."""
        super().reset(seed, options)
        self._shown = super().observe(self.agent_selection)
        self._turn = 0

    def observe(self, agent: str) -> dict[str, Any]:
        """Return copies of the same arrays."""
        return {name: array.copy() for name, array in self._shown.items()}

    def step(self, action: int | None) -> None:
        """Pass the turn on."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._turn += 1
        self.agent_selection = self.possible_agents[self._turn % len(self.possible_agents)]


def memory(game_id: str) -> dict[str, float]:
    """The memory of a new process that plays games of two, in MB, by how many it has played."""
    run = [sys.executable, str(ROOT / "benchmarks" / "env_memory.py"), game_id, MEMORY_GAMES]
    found: dict[str, float] = json.loads(subprocess.run(run, check=True, stdout=subprocess.PIPE).stdout)
    return found


def measure(game_id: str, seconds: float) -> dict[str, float]:
    """All figures of one game, in steps per second."""
    preset, module, spiel = GAMES[game_id]
    setting = Setting(game_id, SEATS, preset)
    faces: dict[str, Callable[[], float]] = {
        "engine alone": lambda: engine_steps(setting, seconds),
        "PettingZoo AEC": lambda: zoo_steps(module.env(seats=SEATS, preset=preset), seconds),
        "PettingZoo AEC, raw": lambda: zoo_steps(
            module.raw_env(seats=SEATS, preset=preset, observation="raw"), seconds
        ),
        "PettingZoo AEC with nothing behind it": lambda: zoo_steps(Empty(setting, observation="raw"), seconds),
        "Gymnasium, all seats": lambda: single_steps(make(game_id, -1, seats=SEATS, preset=preset), seconds),
        f"{MANY} games at once": lambda: many_steps(make_vec(game_id, MANY, seats=SEATS, preset=preset), seconds),
        "Gymnasium, against three quick players": lambda: single_steps(
            make(game_id, seats=SEATS, preset=preset, opponents=("policy",)), seconds
        ),
        "OpenSpiel": lambda: spiel_steps(pyspiel.load_game(f"{spiel}(players={SEATS},preset={preset})"), seconds),
    }
    return {name: face() for name, face in faces.items()}


def main() -> None:
    """Measure all, write the figures and print them."""
    openspiel.register()
    before = measure_peer(SECONDS, "envs")
    ours = {game_id: measure(game_id, SECONDS) for game_id in GAMES}
    after = measure_peer(SECONDS, "envs")
    clocked = {game_id: spread(game_id, GAMES[game_id][0], SECONDS) for game_id in GAMES}
    megabytes = {game_id: memory(game_id) for game_id in GAMES}
    peers = {name: (before["steps"][name] + after["steps"][name]) / 2 for name in before["steps"]}
    written = {
        "python": platform.python_version(),
        "engine": engine(),
        "peers": peers,
        "versions": before["versions"],
        "megabytes": megabytes,
        "by the clock": clocked,
        **ours,
    }
    (ROOT / "bench_envs.json").write_text(json.dumps(written, indent=2) + "\n")
    print(f"Environments: {engine()}, random games of {SEATS}, steps per second, Python {platform.python_version()}")
    for name, steps in peers.items():
        print(f"{name:40}{steps:12,.0f}")
    for game_id, figures in ours.items():
        print(f"{game_id}: wanted are {WANTED_BESIDE_CHESS:.0f} times chess, and {WANTED_OF_ENGINE:.0%} of the engine")
        alone = figures["engine alone"]
        for name, steps in figures.items():
            print(f"  {name:38}{steps:12,.0f}{steps / peers[CHESS]:8.1f} × chess{steps / alone:8.0%} of the engine")
        for name, steps in clocked[game_id].items():
            print(f"  {name:38}{steps:12,.0f} by the clock")
        grown = ", ".join([f"{games} games: {size:.0f}" for games, size in megabytes[game_id].items()])
        print(f"  memory in MB, at most {WANTED_MEGABYTES} wanted: {grown}")


if __name__ == "__main__":
    main()
