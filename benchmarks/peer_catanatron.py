"""Measures catanatron, a Python engine for another board game, as a yardstick for ours.

`bench.py` runs this file in an environment of its own (`.venv-bench`, from `requirements-bench.txt`); it
imports nothing of Undercroft. One process, one thread, four players who answer at random. It prints one line
of JSON.

What is counted, so that the comparison is fair to both:

* a decision is a question with more than one answer; forced answers take time but are not counted;
* the peer does not check an action that was just taken from its own list (`validate_action=False`), which is
  its faster way;
* whole games are timed, the making of each board included;
* clones are `game.copy()` of games stopped half-way.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

TURNS_LIMIT = 1000
COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(game: Any, most_steps: int | None = None) -> tuple[int, int]:
    """Play at random to the end, or for so many steps; return (steps, steps with a choice)."""
    state = game.state
    choose = random.choice
    steps = decisions = 0
    while steps != most_steps and state.num_turns < TURNS_LIMIT and game.winning_color() is None:
        actions = state.playable_actions
        if len(actions) > 1:
            decisions += 1
        game.execute(choose(actions), validate_action=False)
        steps += 1
    return steps, decisions


def measure_games(seconds: float) -> tuple[int, int, float]:
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(new_game(games + 1))[1]
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def measure_clones(seconds: float, positions: int = 8) -> float:
    middles = []
    for seed in range(1, positions + 1):
        steps, _ = play(new_game(seed))
        middle = new_game(seed)
        play(middle, steps // 2)
        middles.append(middle)
    clones = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for middle in middles:
            middle.copy()
        clones += len(middles)
        elapsed = time.perf_counter() - start
    return clones / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seconds", nargs="?", type=float, default=10.0, help="how long to play (default 10)")
    seconds = parser.parse_args().seconds
    play(new_game(1))  # fills the caches
    games, decisions, elapsed = measure_games(seconds)
    result = {
        "decisions_per_second": round(decisions / elapsed, 1),
        "games_per_second": round(games / elapsed, 3),
        "clones_per_second": round(measure_clones(max(1.0, seconds / 4)), 1),
        "version": version("catanatron"),
        "decisions": decisions,
        "games": games,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
