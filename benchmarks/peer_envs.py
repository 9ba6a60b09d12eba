"""Measure PettingZoo's classic games, and games that OpenSpiel has in Python: peers of our environments.

`bench_envs.py` runs this file in `.venv-bench`. PettingZoo's card games rest on rlcard, which has no wheel, and are
left out. Choices are random and legal. A step of PettingZoo is `last`, with its observation and mask, a choice, and
`step`; one of OpenSpiel is the observation as a tensor, the legal actions, a choice and `apply_action`. Ours are
measured in the same way.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401  # they register themselves
from open_spiel.python.observation import make_observation

ZOO = ("chess_v6", "connect_four_v3", "tictactoe_v3")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")


def zoo_steps(env: Any, seconds: float) -> float:
    """Steps per second of an AEC environment, over whole games."""
    rnd = random.Random(1)
    steps = games = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(rnd.choice(np.flatnonzero(mask).tolist()))
            steps += 1
            if steps % 64 == 0 and time.process_time() - start > seconds:
                break
        elapsed = time.process_time() - start
    return steps / elapsed


def spiel_steps(game: Any, seconds: float) -> float:
    """Steps per second of an OpenSpiel game, over whole games."""
    rnd = random.Random(1)
    observation = make_observation(game)
    steps = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rnd.randrange(len(outcomes))][0])
                continue
            if observation is not None:
                observation.set_from(state, state.current_player())
            state.apply_action(rnd.choice(state.legal_actions()))
            steps += 1
            if steps % 64 == 0 and time.process_time() - start > seconds:
                break
        elapsed = time.process_time() - start
    return steps / elapsed


def main() -> None:
    """Measure, and print the figures by the name of the game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seconds", type=float)
    seconds = parser.parse_args().seconds
    found: dict[str, Any] = {}
    for name in ZOO:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        found[f"PettingZoo {name}"] = zoo_steps(module.env(), seconds)
    for name in SPIEL:
        found[f"OpenSpiel {name}"] = spiel_steps(pyspiel.load_game(name), seconds)
    print(json.dumps({"versions": {name: version(name) for name in ("pettingzoo", "open-spiel")}, "steps": found}))


if __name__ == "__main__":
    main()
