"""The four training scenarios and the room variant (DL-18), from content/training.toml."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.dungeonlords.content.tile_tables import CONTENT


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A training battle.

    Attributes:
        position: in the notation of `position_notation`.
        solution: the answers of the rulebook's solution that are asked for.
        number: 1 to 4; 0 for the room variant.
    """

    source: str
    position: str
    solution: tuple[str, ...]
    number: int = 0


SCENARIOS: Final = CONTENT.table("training.toml", "scenario", Scenario)
ROOM_VARIANT: Final = CONTENT.section("training.toml", "room_variant", Scenario)
