"""Measure chance, the bots and the other references in the small tasks, and print a table.

    python examples/baselines.py
    python examples/baselines.py --runs 2000 --tasks battle,orders --bots greedy,trainee,overlord

The runs are the same for each player, so another machine gives the same table.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from undercroft.bots import levels_of, usual_bot
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.envs.tasks.dungeoneer import PlacingTask, QuestRace, nearest_placing
from undercroft.envs.tasks.dungeonlords import BattleTask, OrdersTask, best_result
from undercroft.envs.tasks.measurement import Chooser, Measurement, at_random, by_action, like_a_bot, measure, summary
from undercroft.envs.tasks.task import Run, Task
from undercroft.envs.tasks.trained_agents import trained

SEED = "measure"
TASKS: Final[dict[str, tuple[Callable[[], Task], int]]] = {
    "battle": (BattleTask, 1),
    "battle-round": (lambda: BattleTask(rounds=1), 1),
    "orders": (OrdersTask, 1),
    "placing": (PlacingTask, 10),
    "quest-race": (QuestRace, 10),
}
"""What is measured, and which part of the runs: long tasks get fewer."""
BOTS: Final = {game: (usual_bot(game), *levels_of(game)) for game in ("dungeon-lords", "dungeoneer")}


def optimum(runs: int) -> Measurement:
    """Return the best results of the rounds that `measure` meets."""
    run = Run(BattleTask(rounds=1))
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
    parser.add_argument("--tasks", default=",".join(TASKS), help="which tasks to measure")
    parser.add_argument("--bots", default="greedy", help="which bots to measure, each in the tasks of its game")
    arguments = parser.parse_args()
    wrong = {
        "--tasks": set(arguments.tasks.split(",")) - set(TASKS),
        "--bots": set(filter(None, arguments.bots.split(","))) - {bot for names in BOTS.values() for bot in names},
    }
    for option, names in wrong.items():
        if names:
            parser.error(f"{option}: there is no {', '.join(sorted(names))}")
    print("| task | player | mean reward, 95 % | runs |\n|---|---|---|---|")
    for name in arguments.tasks.split(","):
        make, share = TASKS[name]
        runs = max(2, arguments.runs // share)
        game = make().game
        players: list[tuple[str, Chooser]] = [("random", at_random(SEED))]
        if name == "placing":
            players.append(("`nearest_placing`", by_action(lambda state, seat: nearest_placing(state))))
        else:
            players += [(bot, like_a_bot(bot, game, SEED)) for bot in arguments.bots.split(",") if bot in BOTS[game]]
        learned = {"battle": "masked PPO", "orders": "self-play"}
        if name in learned:
            players.append((learned[name], trained(name)))
        for player, chooser in players:
            print(f"| {name} | {player} | {measure(make(), chooser, runs, SEED)} | {runs} |", flush=True)
        if name == "battle-round":
            print(f"| {name} | the optimum | {optimum(runs)} | {runs} |", flush=True)


if __name__ == "__main__":
    main()
