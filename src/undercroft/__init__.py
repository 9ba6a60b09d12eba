"""Undercroft: play, learn and study two dungeon board games.

Each game is a package (`undercroft.dungeonlords`, `undercroft.dungeoneer`) on the kernel that both share
(`undercroft.kernel`). ``docs/architecture.md`` shows the rooms and which of them may import which; each room explains
itself in the docstring of its ``__init__``.
"""

from undercroft.compiled import guard

__version__ = "0.2.0.dev0"

guard()
