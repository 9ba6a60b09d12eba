"""Measure catanatron, a Python engine for another board game, as a yardstick for ours.

`bench.py` runs this file in a separate environment (`.venv-bench`, from `requirements-bench.txt`), where nothing of
Undercroft is installed. It plays in one thread of one process, with four players who answer at random, and prints one
line of JSON.

For a fair comparison:

* a decision is a question with more than one answer; forced answers take time but are not counted;
* the peer does not check actions that come from its own list (`validate_action=False`), since that is faster;
* whole games are timed, including the set-up of each board;
* clones are `game.copy()` of games stopped halfway.
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
    """A new game of four random players."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(game: Any, most_steps: int | None = None) -> tuple[int, int]:
    """Play at random, to the end or for `most_steps`; how many steps that were, and how many had a choice."""
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
    """How many games and decisions were played in how many seconds."""
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(new_game(games + 1))[1]
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def measure_clones(seconds: float, positions: int = 8) -> float:
    """How many games can be cloned per second."""
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
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seconds", nargs="?", type=float, default=10.0, help="how many seconds to play (default 10)")
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
