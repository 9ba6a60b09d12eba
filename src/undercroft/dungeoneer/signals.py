"""How a death or a completed quest reaches the frames that it ends (DN-1.2, DN-4.4, DN-17.1)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.parts import Part

GOING_ON: Final = 0
TURN_ENDS: Final = 1
GAME_ENDS: Final = 2
"""What the frames on the stack are to do: go on, or be broken off by a death or a victory."""


class FeatsFrame(Part):
    """The feats phase, as far as others need to know it.

    Attributes:
        over: 1 once a completed quest has ended it (DN-4.4).
    """

    __slots__ = ("over",)

    def __init__(self, over: int = 0) -> None:
        self.over = over
