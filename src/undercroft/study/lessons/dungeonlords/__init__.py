"""The lessons of Dungeon Lords, one in each file; the words are in ``locale/<language>/dungeon-lords-lessons.ftl``."""

from __future__ import annotations

from typing import Final

POINTS: Final = ("places", "offers", "season", "dungeon", "stores", "evil", "rivals", "battle")
"""What a lesson may point at: panels of the page, and what the terminal draws of the same."""
