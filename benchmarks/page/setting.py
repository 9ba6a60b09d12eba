"""What the measurements of the page have in common: the games, the rivals and the folder of the project."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

GAMES = {"dungeon-lords": "full", "dungeoneer": "both"}
BOTS = ["bot:greedy"] * 3


def table(game: str, seed: str) -> dict[str, Any]:
    """A table of that game for one person and three bots, as `Person.make` takes it."""
    return {"game": game, "preset": GAMES[game], "seed": seed}
