"""How much tiles and cards are worth to a greedy lord.

The tables in capitals hold values tuned by play. A card that is not in them gets a value made from what it does, so a
new card needs no entry here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.dungeonlords.content.faces import Attack, Creature, Trap
from undercroft.dungeonlords.content.tile_tables import CREATURES, ROOMS, TRAPS

TUNED_STRENGTH: Final = {
    "goblin": 2.6,
    "slime": 2.4,
    "ghost": 2.0,
    "troll": 4.0,
    "witch": 4.0,
    "vampire": 4.6,
    "golem": 5.5,
    "dragon": 5.0,
    "demon": 5.5,
}
TUNED_BLOW: Final = {
    "goblin": 2.3,
    "slime": 2.5,
    "ghost": 2.0,
    "troll": 3.4,
    "witch": 3.4,
    "vampire": 3.0,
    "golem": 4.0,
    "dragon": 5.0,
    "demon": 5.5,
}
TUNED_TRAPS: Final = {
    "rolling_stone": 2.5,
    "pendulum": 2.8,
    "fire_wall": 2.6,
    "trap_door": 2.6,
    "cursed_ring": 2.8,
    "poisoned_meal": 2.9,
    "kamikaze_imp": 3.0,
    "poisoned_dart": 2.4,
    "anti_magic_dart": 2.0,
}
TUNED_ROOMS: Final = {
    "chicken_coop": 3.0,
    "mushroom_bed": 3.0,
    "souvenir_shop": 3.0,
    "mint": 3.0,
    "workshop": 2.6,
    "tool_shed": 2.2,
    "printing_press": 2.4,
    "magic_room": 3.2,
    "training_room": 2.6,
    "dark_room": 2.6,
    "labyrinth": 2.6,
    "antimagic_room": 2.4,
    "cafeteria": 3.4,
    "chapel": 3.2,
    "pandemonium": 3.2,
    "hall_of_fame": 3.0,
}

PARTY: Final = 2.5
"""Assumed party size for attacks that hit everyone."""

ANY_ROOM: Final = 2.6
"""The value of a room that has not been tuned."""


def blow_of(creature: Creature) -> float:
    """The approximate damage a creature deals to a party per round: its best attack."""
    return max([_damage(attack) for attack in creature.attacks], default=0.0)


def _damage(attack: Attack) -> float:
    hits = PARTY if attack.hits == "all" else 2.0 if attack.twice else 1.0
    return attack.damage * hits + 0.3 * attack.then


def trap_worth_of(trap: Trap) -> float:
    """The approximate value of a trap: its effect in year 1, less its price."""
    does = trap.year1
    damage = does.first + does.second + does.last + does.any + does.later + PARTY * does.each + 1.5 * does.others
    extras = 2.5 * does.first_hp + 0.8 * does.no_conquest + 0.8 * len(does.stops)
    return 0.8 * damage + extras - 0.4 * (does.pay.gold + does.pay.food + does.pay.evil + does.pay.imps)


BLOW: Final[Mapping[str, float]] = {c.id: TUNED_BLOW.get(c.id, blow_of(c)) for c in CREATURES}
"""The approximate damage each creature deals to a party per round."""

STRENGTH: Final[Mapping[str, float]] = {c.id: TUNED_STRENGTH.get(c.id, blow_of(c)) for c in CREATURES}
"""How much each creature is worth, in points of damage a combat."""

TRAP_WORTH: Final[Mapping[str, float]] = {trap.id: TUNED_TRAPS.get(trap.id, trap_worth_of(trap)) for trap in TRAPS}
ROOM_WORTH: Final[Mapping[str, float]] = {room.id: TUNED_ROOMS.get(room.id, ANY_ROOM) for room in ROOMS}

TIRELESS: Final = frozenset([c.id for c in CREATURES if c.attacks and all(attack.stays for attack in c.attacks)])
"""Creatures that can attack in every round of a combat."""
