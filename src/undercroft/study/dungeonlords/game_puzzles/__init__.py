"""Puzzles of Dungeon Lords: `battle_puzzles` to plan, and `order_puzzles` to give. They are in ``puzzles.jsonl``, a
line each."""

from collections.abc import Mapping
from typing import Final

from undercroft.study.dungeonlords.game_puzzles.battle_puzzles import BattlePuzzles
from undercroft.study.dungeonlords.game_puzzles.order_puzzles import OrdersToGive
from undercroft.study.puzzles.puzzle_kinds import PuzzleSource, PuzzleType

KINDS: Final[Mapping[str, PuzzleType]] = {"battles": BattlePuzzles(), "orders": OrdersToGive()}

CASTING: Final = PuzzleSource(
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
