"""The page ``docs/environments/catalogue.md``: each environment of Gymnasium, made from its task (`made`)."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Final

from undercroft.envs.libraries.make import make
from undercroft.envs.tasks.registration import IDS
from undercroft.envs.tasks.task import WholeGame

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "environments" / "catalogue.md"

ENDS: Final = {
    "battle": "after four rounds, or when the party or the dungeon is beaten",
    "battle-round": "after the round",
    "orders": "when the orders of the next season are due",
    "placing": "when no location can be laid any more",
    "quest-race": "when a hero completes a quest, or one is left",
    None: "by the rules of the game",
}
REWARDS: Final = {
    "battle": "at the end, the points that the battle brings",
    "battle-round": "at the end, the points that the battle brings",
    "orders": "at the end, by how much the expected points have risen",
    "placing": "at the end, minus the mean distance from the entrance",
    "quest-race": "1 or −1 at the end",
    None: "`ranks`; `points` and `potential` by argument",
}
REFERENCES: Final = {
    "battle": "`greedy` and the five levels",
    "battle-round": "the optimum: `tasks.dungeonlords.best_result`",
    "orders": "`greedy` and the five levels",
    "placing": "`tasks.dungeoneer.nearest_placing`",
    "quest-race": "`greedy`",
    None: "the bots",
}


def page() -> str:
    """The page as it is to be."""
    text = [
        "# The environments one by one",
        "",
        "Made from the tasks by `make docs`. [Environments](../environments.md) says what they have in common, and",
        "[Baselines](../baselines.md) what players achieve. `gymnasium.make` takes the arguments of",
        "`undercroft.envs.libraries.make.make` in place of those named here.",
    ]
    for name, arguments in IDS.items():
        env = make(**arguments)
        task = arguments.get("task")
        kind: Any = type(env.run.task)
        about = "" if kind is WholeGame else (inspect.getdoc(kind) or "").partition("\n")[0]
        given = ", ".join([f"{key}={value!r}" for key, value in arguments.items()])
        layout = env.run.episode.layout
        text += [
            "",
            f"## {name}",
            "",
            *([about, ""] if about else []),
            "| part | what it is |",
            "|---|---|",
            f"| made by | `make({given})` |",
            f"| observation | {layout.width:,} columns ([list]({layout.game_id}-columns.md)); seats: {layout.seats} |",
            f"| choices | {len(env.run.episode.choices):,}, masked |",
            f"| reward | {REWARDS[task]} |",
            f"| end | {ENDS[task]} |",
            f"| reference | {REFERENCES[task]} |",
            "| version | v0: the first one |",
        ]
    return "\n".join(text) + "\n"
