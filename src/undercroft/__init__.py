"""Undercroft: play, learn and study two dungeon board games.

Each game is a package of its own (`undercroft.dungeonlords`) on the kernel that both share
(`undercroft.kernel`); `docs/architecture.md` shows the rooms of the house and which may import which.
"""

__version__ = "0.1.0"
