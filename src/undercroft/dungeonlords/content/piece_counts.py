"""How many pieces the box holds (DL-1.2, DL-1.3): the only counts that the linter and the tests use.

If you add a card or tile that the box does not hold, change one number on this page. The rules count what is in the
box, so they stay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """The cards and tiles of one year.

    Attributes:
        creatures: creature tiles.
        rooms: room tiles.
        adventurers: adventurers without the paladin.
        paladins: paladins.
        fatigue: combat cards by their fatigue.
    """

    creatures: int
    rooms: int
    adventurers: int
    paladins: int
    fatigue: Mapping[int, int]

    @property
    def spells(self) -> int:
        """Combat cards, whatever their fatigue."""
        return sum(self.fatigue.values())


PLACES: Final = 8
TRAPS: Final = 27
SPECIAL_EVENTS: Final = 9
YEARS: Final[Mapping[int, Pieces]] = {
    1: Pieces(creatures=12, rooms=8, adventurers=16, paladins=1, fatigue={0: 1, 1: 4, 2: 4}),
    2: Pieces(creatures=12, rooms=8, adventurers=16, paladins=1, fatigue={1: 1, 2: 4, 3: 4}),
}
