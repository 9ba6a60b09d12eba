"""Measure chance, the bots and the other references in the small tasks, and print a table.

    python examples/baselines.py
    python examples/baselines.py --runs 2000 --bots greedy,trainee,warden,baron,tyrant,overlord

The runs are the same for each player, so another machine gives the same table.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from undercroft.dungeonlords.state import DungeonLordsState
from undercroft.envs.dungeoneer_tasks import Placing, QuestRace, nearest_placing
from undercroft.envs.dungeonlords_tasks import Battle, Orders, best_result
from undercroft.envs.measuring import Chooser, Measured, at_random, by_action, like_a_bot, measure, summary
from undercroft.envs.tasks import Run, Task

SEED = "measure"


def optimum(runs: int) -> Measured:
    """Return the best results of the rounds that `measure` meets."""
    run = Run(Battle(rounds=1))
    totals = []
    for number in range(runs):
        run.begin(f"{SEED}-{number}", 0)
        state = run.episode.state
        assert isinstance(state, DungeonLordsState)
        totals.append(best_result(state) - state.returns()[0])
    return summary(totals)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=200, help="how many runs; of long tasks a tenth")
    parser.add_argument("--bots", default="greedy", help="which bots of Dungeon Lords to measure")
    arguments = parser.parse_args()
    bots = [name for name in arguments.bots.split(",") if name]
    tasks: list[tuple[str, Callable[[], Task], int, list[str]]] = [
        ("battle", Battle, arguments.runs, bots),
        ("battle-round", lambda: Battle(rounds=1), arguments.runs, bots),
        ("orders", Orders, arguments.runs, bots),
        ("placing", Placing, max(2, arguments.runs // 10), []),
        ("quest-race", QuestRace, max(2, arguments.runs // 10), ["greedy"]),
    ]
    print("| task | player | mean reward, 95 % | runs |\n|---|---|---|---|")
    for name, make, runs, names in tasks:
        players: list[tuple[str, Chooser]] = [("random", at_random(SEED))]
        players += [(bot, like_a_bot(bot, make().game, SEED)) for bot in names]
        if name == "placing":
            players.append(("`nearest_placing`", by_action(lambda state, seat: nearest_placing(state))))
        for player, chooser in players:
            print(f"| {name} | {player} | {measure(make(), chooser, runs, SEED)} | {runs} |", flush=True)
        if name == "battle-round":
            print(f"| {name} | the optimum | {optimum(runs)} | {runs} |", flush=True)


if __name__ == "__main__":
    main()
