"""The lessons of Dungeoneer, one in each file; the words are in ``locale/<language>/dungeoneer-lessons.ftl``."""

from __future__ import annotations

from typing import Final

POINTS: Final = ("map", "hand", "quests", "counters", "misdeeds", "battle", "rivals")
"""What a lesson may point at: panels of the page and parts of them, and what the terminal draws of the same."""
