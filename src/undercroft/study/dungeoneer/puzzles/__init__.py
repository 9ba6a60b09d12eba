"""Puzzles of Dungeoneer: `answers` with the best feat or misdeed, found by `search`. They are in ``puzzles.jsonl``, a
line each.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.study.dungeoneer.puzzles.answers import BestFeat, BestMisdeed
from undercroft.study.puzzles.kinds import Casting, Kind

KINDS: Final[Mapping[str, Kind]] = {"feats": BestFeat(), "misdeeds": BestMisdeed()}

CASTING: Final = Casting(
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
