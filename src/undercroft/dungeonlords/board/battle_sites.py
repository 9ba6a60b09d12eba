"""What the tile of a battle allows and costs (DL-11.3, DL-11.4, DL-16)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.content.faces import Goods, RoomBattle
from undercroft.dungeonlords.content.tile_tables import IS_MONSTER, ROOMS, SURCHARGES, TRAP_YEARS

TUNNEL: Final = RoomBattle(monsters=1, free_traps=True)
"""What may be sent into a tunnel, in the terms of a room (DL-11.3)."""


def limits(lord: Lord) -> RoomBattle:
    """Return how many traps and monsters the marked tile takes, and what it changes in battle (DL-11.3, DL-16)."""
    room = lord.room_at(lord.marked)
    return ROOMS[room].battle if room >= 0 else TUNNEL


def trap_slots(lord: Lord) -> int:
    """Return how many more traps the lord's plan has room for (DL-11.3)."""
    return limits(lord).traps - len(lord.laid)


def monster_slots(lord: Lord) -> int:
    """Return how many more monsters the lord's plan has room for; ghosts need none (DL-11.3)."""
    return limits(lord).monsters - sum([IS_MONSTER[tile] for tile in lord.sent])


def trap_surcharge(lord: Lord) -> int:
    """Return how much gold each trap costs on the marked tile in addition to its own price (DL-11.3)."""
    return 0 if limits(lord).free_traps else SURCHARGES.room_gold


def trap_price(year: int, lord: Lord, kind: int) -> Goods:
    """Return what revealing the trap costs on the marked tile (DL-11.3)."""
    price = TRAP_YEARS[year - 1][kind].pay
    more = trap_surcharge(lord)
    return Goods(price.gold + more, price.food, 0, price.imps) if more else price


def traps_price(year: int, lord: Lord, kinds: tuple[int, ...]) -> Goods:
    """Return what revealing all these traps on the marked tile costs (DL-11.3)."""
    gold = food = imps = 0
    for kind in kinds:
        price = trap_price(year, lord, kind)
        gold += price.gold
        food += price.food
        imps += price.imps
    return Goods(gold, food, 0, imps)


def payable_traps(year: int, lord: Lord, kinds: tuple[int, ...]) -> bool:
    """Return whether the lord can pay the prices of all these traps together (DL-11.4)."""
    price = traps_price(year, lord, kinds)
    return price.gold <= lord.gold and price.food <= lord.food and price.imps <= lord.imps
