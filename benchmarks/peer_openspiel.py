"""Measure OpenSpiel's chess and backgammon through Python: engines written in C++, as yardsticks for ours.

`bench.py` runs this file in `.venv-bench`, as it does `peer_catanatron.py`, by the same rules: one thread of one
process, random answers, forced answers take time but are not counted, whole games with their set-up, clones of games
stopped halfway. The dice of backgammon are rolled by OpenSpiel's own chances; a roll is not counted.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel

GAMES = ("chess", "backgammon")


def play(state: Any, chance: random.Random, most_steps: int | None = None) -> tuple[int, int]:
    """Play at random, to the end or for `most_steps`; how many steps that were, and how many had a choice."""
    choose = chance.choice
    steps = decisions = 0
    while steps != most_steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            if len(actions) > 1:
                decisions += 1
            state.apply_action(choose(actions))
        steps += 1
    return steps, decisions


def measure_games(game: Any, seconds: float) -> tuple[int, int, float]:
    """How many games and decisions were played in how many seconds."""
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(game.new_initial_state(), random.Random(games))[1]
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def measure_clones(game: Any, seconds: float, positions: int = 8) -> float:
    """How many states can be cloned per second."""
    middles = []
    for seed in range(positions):
        steps, _ = play(game.new_initial_state(), random.Random(seed))
        middle = game.new_initial_state()
        play(middle, random.Random(seed), steps // 2)
        middles.append(middle)
    clones = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for middle in middles:
            middle.clone()
        clones += len(middles)
        elapsed = time.perf_counter() - start
    return clones / elapsed


def main() -> None:
    """Measure, and print the figures by the name of the game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seconds", nargs="?", type=float, default=10.0, help="how many seconds to play each game")
    seconds = parser.parse_args().seconds
    result = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        games, decisions, elapsed = measure_games(game, seconds)
        result[name] = {
            "decisions_per_second": round(decisions / elapsed, 1),
            "games_per_second": round(games / elapsed, 3),
            "clones_per_second": round(measure_clones(game, max(1.0, seconds / 4)), 1),
            "version": version("open_spiel"),
        }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
