"""What the numbers in a position stand for, as types of its fields: fingerprints have ids in their place."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    EVENT_IDS,
    ORDERS,
    ROOM_IDS,
    SPELL_IDS,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.kernel.base.fingerprints import bits_of, packed, place_in

_room: Final = place_in(ROOM_IDS)
_trap: Final = place_in(TRAP_IDS)


def _uses(uses: int) -> list[tuple[str, int]]:
    """Return how often each room has been used, by `Lord.uses`."""
    return sorted([(room, uses >> 2 * place & 3) for place, room in enumerate(ROOM_IDS) if uses >> 2 * place & 3])


TrapNumber = Annotated[int, _trap]
"""A kind of trap."""
TrapAndSeats = Annotated[int, packed(_trap, 8)]
"""A trap and the seats that know it (`position.discarded_parts`)."""
CreatureNumber = Annotated[int, place_in(TILE_IDS)]
"""A creature tile."""
Creatures = Annotated[int, bits_of(TILE_IDS)]
"""Bits of creature tiles."""
RoomNumber = Annotated[int, _room]
"""A room tile."""
RoomAndSquare = Annotated[int, packed(_room, 5)]
"""A room and its square."""
RoomUses = Annotated[int, _uses]
"""How often each room has been used, two bits a room."""
AdventurerNumber = Annotated[int, place_in(ADVENTURER_IDS)]
"""An adventurer tile."""
OrderNumber = Annotated[int, place_in(ORDERS)]
"""An order, or its place on the central board."""
Orders = Annotated[int, bits_of(ORDERS)]
"""Bits of orders."""
SpellNumber = Annotated[int, place_in(SPELL_IDS)]
"""A combat card."""
EventNumber = Annotated[int, place_in(EVENT_IDS)]
"""A special-event card."""
