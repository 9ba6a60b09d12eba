"""What the tests of what events say begin from."""

from __future__ import annotations

from collections.abc import Sequence

from tests.dungeonlords.table import Table
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders


def minion_on(order: str, space: int, year: int = 1, tunnels: Sequence[str] | None = None, imps: int = 3) -> Table:
    """Lord 0's minion stands there, and it is his turn."""
    table = Table(year=year)
    table.lord(0, tunnels=tunnels, imps=imps)
    table.minion(0, order, space)
    table.begin(CarryOutOrders.begin)
    return table


def fought(
    *answers: str,
    party: Sequence[str],
    year: int = 1,
    room: str | None = None,
    traps: Sequence[str] = (),
    creatures: Sequence[str] = (),
) -> Table:
    """Lord 0's first battle, in a tunnel or a room; the card's spell does nothing."""
    table = Table(2, year=year, season="autumn")
    tunnels, rooms = ([], {"2,0": room}) if room else (["2,0"], {})
    table.lord(0, party=party, gold=5, tunnels=tunnels, rooms=rooms, traps=traps, creatures=creatures)
    table.cards("fireball", "fireball", "fireball", "fireball")
    table.combat_round(1)
    table.answer(0, *answers)
    return table
