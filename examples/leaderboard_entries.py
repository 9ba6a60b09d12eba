"""Make the entries of the baselines on the leaderboard: chance, bots, other references and trained agents.

    python examples/leaderboard_entries.py --folder leaderboard
    python examples/leaderboard_entries.py --environments undercroft/Orders-v0 --folder /tmp

Entries that are there already stay as they are; remove those that are to be made again.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.bots import levels_of, usual_bot
from undercroft.envs.leaderboard import record, replayed, write_entry
from undercroft.envs.tasks.dungeoneer import nearest_placing
from undercroft.envs.tasks.measurement import Chooser, at_random, by_action, like_a_bot
from undercroft.envs.tasks.registration import IDS
from undercroft.envs.tasks.trained_agents import trained

SEED: Final = "leaderboard"
BY: Final = "the Undercroft authors"


class Baseline(NamedTuple):
    """One who plays.

    Attributes:
        name: what it is called.
        how: how it chooses, in a sentence.
        chooser: makes what chooses.
    """

    name: str
    how: str
    chooser: Callable[[], Chooser]


def bot(name: str, game: str, how: str) -> Baseline:
    """Return a bot of a game."""
    return Baseline(name, how, lambda: like_a_bot(name, game, SEED))


def baselines(environment: str) -> list[Baseline]:
    """Return the baselines of an environment, the quickest first."""
    game, task = str(IDS[environment]["game"]), IDS[environment].get("task")
    found = [Baseline("random", "Any legal choice, each with the same chance.", lambda: at_random(SEED))]
    if task == "placing":
        nearest = by_action(lambda state, seat: nearest_placing(state))
        how = "`tasks.dungeoneer.nearest_placing`: each location as near to the entrance as it can lie."
        return [*found, Baseline("nearest placing", how, lambda: nearest)]
    usual, levels = usual_bot(game), levels_of(game)
    found.append(bot(usual, game, f"The bot `{usual}`."))
    for number in (1, len(levels)):
        found.append(bot(levels[number - 1], game, f"The bot of level {number}, without a limit of time."))
    if task == "orders":
        how = "`undercroft.envs.tasks.trained_agents`: `examples/train_selfplay.py orders`, seed 1, 60,000 games."
        found.append(Baseline("self-play", how, lambda: trained("orders")))
    return found


def main() -> None:
    """Make the entries that are missing, and print their results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    small = [name for name, arguments in IDS.items() if "task" in arguments]
    parser.add_argument("--environments", default=",".join(small), help="which; all small tasks unless you say so")
    parser.add_argument("--folder", type=Path, default=Path("leaderboard"))
    plan = parser.parse_args()
    for environment in plan.environments.split(","):
        for one in baselines(environment):
            task = environment.removeprefix("undercroft/").removesuffix("-v0")
            kebab = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in task]).lstrip("-")
            path = plan.folder / f"{kebab}-{one.name.replace(' ', '-')}.json"
            if not path.exists():
                entry = record(environment, one.name, BY, one.how, one.chooser())
                write_entry(entry, path)
                print(f"{environment}  {one.name}  {replayed(entry)}", flush=True)


if __name__ == "__main__":
    main()
