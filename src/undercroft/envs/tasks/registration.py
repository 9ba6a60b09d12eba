"""What Gymnasium knows of the environments: their ids, and where each is made."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

_MAKING: Final = "undercroft.envs.libraries.make"

IDS: Final[dict[str, dict[str, Any]]] = {
    "undercroft/DungeonLords-v0": {"game": "dungeon-lords", "seats": 4, "opponents": ("greedy",)},
    "undercroft/Dungeoneer-v0": {"game": "dungeoneer", "seats": 2, "opponents": ("greedy",)},
    "undercroft/DungeoneerSolo-v0": {"game": "dungeoneer", "seats": 1},
    "undercroft/Battle-v0": {"game": "dungeon-lords", "task": "battle"},
    "undercroft/BattleRound-v0": {"game": "dungeon-lords", "task": "battle-round"},
    "undercroft/Orders-v0": {"game": "dungeon-lords", "task": "orders"},
    "undercroft/Placing-v0": {"game": "dungeoneer", "task": "placing"},
    "undercroft/QuestRace-v0": {"game": "dungeoneer", "task": "quest-race"},
}
"""What each of Gymnasium's ids stands for: arguments of `make`."""


def register() -> None:
    """Make Gymnasium know the `IDS`; to do so again changes nothing.

    ``import undercroft.envs`` does so. Gymnasium asks no package by itself: since 1.0 it reads no entry points.
    """
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, f"{_MAKING}:make", vector_entry_point=f"{_MAKING}:make_registered_vec", kwargs=arguments
            )
