"""Puzzles of Dungeoneer: `turn_puzzles` with the best feat or misdeed, found by `puzzle_search`. They are in
``puzzles.jsonl``, a line each.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.study.dungeoneer.game_puzzles.turn_puzzles import BestFeat, BestMisdeed
from undercroft.study.puzzles.puzzle_kinds import PuzzleSource, PuzzleType

KINDS: Final[Mapping[str, PuzzleType]] = {"feats": BestFeat(), "misdeeds": BestMisdeed()}

CASTING: Final = PuzzleSource(
    "tomb",
    (
        ("greedy", "squire@v1"),
        ("greedy", "squire@v1", "greedy"),
        ("greedy", "greedy"),
        ("squire@v1", "greedy", "greedy", "greedy"),
    ),
    {"feats": 60, "misdeeds": 19},
    ("squire@v1", "scout@v1", "veteran@v1", "champion@v1", "lichlord@v1"),
)
