"""How many cards of each kind a box holds (DN-1.1): the only counts that the linter and the tests use.

If you add a card that no box holds, change one number on this page. The rules count what is in the box, so they stay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of one set.

    Attributes:
        heroes: hero cards.
        locations: location cards by kind, every copy counted.
        entrances: how many of the location cards are entrances.
        adventures: adventure cards by kind.
        quests: quest cards.
    """

    heroes: int
    locations: Mapping[str, int]
    entrances: int
    adventures: Mapping[str, int]
    quests: int

    @property
    def location_cards(self) -> int:
        """Location cards of all kinds."""
        return sum(self.locations.values())

    @property
    def adventure_cards(self) -> int:
        """Adventure cards of all kinds."""
        return sum(self.adventures.values())


BOXES: Final[Mapping[str, Box]] = {
    "tomb": Box(
        heroes=6,
        locations={"room": 11, "tunnel": 8, "dark_tunnel": 3},
        entrances=1,
        adventures={"boon": 15, "treasure": 14, "bane": 10, "encounter": 21},
        quests=14,
    ),
    "vault": Box(
        heroes=6,
        locations={"room": 11, "tunnel": 8, "dark_tunnel": 3},
        entrances=1,
        adventures={"boon": 15, "treasure": 14, "bane": 10, "encounter": 21},
        quests=14,
    ),
}
