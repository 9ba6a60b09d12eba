"""Puzzles of Dungeon Lords: `battles` to plan, and `orders` to give. They are in ``puzzles.jsonl``, a line each."""

from collections.abc import Mapping
from typing import Final

from undercroft.study.dungeonlords.puzzles.battles import Battles
from undercroft.study.dungeonlords.puzzles.orders import OrdersToGive
from undercroft.study.puzzles.kinds import Casting, Kind

KINDS: Final[Mapping[str, Kind]] = {"battles": Battles(), "orders": OrdersToGive()}

CASTING: Final = Casting(
    "full",
    (
        ("baron@v1", "greedy", "warden@v1", "greedy"),
        ("greedy", "baron@v1", "greedy"),
        ("trainee@v1", "baron@v1", "greedy", "warden@v1"),
        ("greedy", "warden@v1", "baron@v1"),
    ),
    {"battles": 300, "orders": 100},
    ("trainee@v1", "warden@v1", "baron@v1", "tyrant@v1", "overlord@v1"),
)
