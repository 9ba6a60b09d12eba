"""Roll a die in view of everybody."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.position import Position

LEAST: Final = 1
PIPS: Final = 6
"""The lowest and the highest number on a die."""


def die(state: Position) -> int:
    """Roll one die. Everybody sees it, so nothing before it can be undone."""
    state.disclose()
    return state.chance.below(PIPS) + 1
