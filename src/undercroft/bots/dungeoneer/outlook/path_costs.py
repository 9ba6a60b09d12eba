"""Ways across the map: how many action points a hero needs on average to get from anywhere to a location.

A map is a value that all clones of a state share, so what has been found out about one is kept for its clones. Exits
count as printed: those that somebody has opened, barred or deactivated make little difference from afar.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.content.card_index import HERO_FACES
from undercroft.dungeoneer.content.location_cards import BLOCKED, LOCATION_CARDS, PIT, SPIKES, TRAPPED, LocationExit
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import odds

FAR: Final = 99.0
"""What it takes to get where no way leads."""

A_WOUND: Final = 2.0
A_FALL: Final = 1.3
A_PERIL: Final = 0.12
A_GLORY: Final = 0.08
"""How many action points it is worth to avoid a wound, a fall, a point of peril; and to gain one of glory."""

_KEPT: Final = 4000
_COUNT: Final = len(LOCATION_CARDS)

Costs = list[float]
"""By location, what it takes to get from there to a certain location."""

_known: dict[tuple[int, int, int, int], tuple[Dungeon, Costs]] = {}


def exit_cost(exit: LocationExit, stats: tuple[int, int, int]) -> float:
    """Return how many action points leaving by an exit takes, on average, with these stats."""
    if exit.kind == BLOCKED:
        return 2.0 - odds(stats[exit.stat], exit.value)
    if exit.kind == TRAPPED:
        return 1.0 + A_WOUND * (1.0 - odds(stats[exit.stat], exit.value))
    return 1.0


def _dread(location: int, stats: tuple[int, int, int]) -> float:
    """Return what the hazards and the points of a location are worth avoiding."""
    card = LOCATION_CARDS[location]
    dread = A_PERIL * card.face.peril - A_GLORY * card.face.glory
    for hazard in card.hazards:
        if hazard.kind == SPIKES:
            dread += A_WOUND * (1.0 - odds(stats[hazard.stat], hazard.value))
        elif hazard.kind == PIT:
            dread += A_FALL * (1.0 - odds(stats[hazard.stat], hazard.value))
    return max(0.0, dread)


@cache
def _prices(face: int, level: int) -> tuple[list[float], list[float]]:
    """Return what entering each location costs a hero, and leaving it by each printed side (location * 4 + side)."""
    stats = HERO_FACES[face].levels[level - 1]
    entering = [_dread(location, stats) for location in range(_COUNT)]
    leaving = [exit_cost(exit, stats) for card in LOCATION_CARDS for exit in card.exits]
    return entering, leaving


def costs_to(dungeon: Dungeon, target: int, face: int, level: int) -> Costs:
    """Return what it takes to get to a location from each other one; `FAR` where no way leads.

    Args:
        dungeon: the map.
        target: the location, which is on the map.
        face: the number of the hero card.
        level: the hero's level.
    """
    key = (id(dungeon), target, face, level)
    known = _known.get(key)
    if known is not None and known[0] is dungeon:
        return known[1]
    costs = _spread(dungeon, target, *_prices(face, level))
    if len(_known) >= _KEPT:
        _known.clear()
    _known[key] = (dungeon, costs)  # which keeps the map alive, and so its id unique
    return costs


def _spread(dungeon: Dungeon, target: int, entering: list[float], leaving: list[float]) -> Costs:
    """Return the costs by Dijkstra's algorithm, from the target outwards."""
    costs = [FAR] * _COUNT
    costs[target] = 0.0
    queue = [(0.0, target)]
    turned = dungeon.turned
    way = dungeon.way
    while queue:
        cost, location = heappop(queue)
        if cost > costs[location]:
            continue
        cost += entering[location]
        for side in (0, 1, 2, 3):
            other = way(location, side)
            if other >= 0:
                printed = side if turned >> other & 1 else side ^ 2
                found = cost + leaving[other * 4 + printed]
                if found < costs[other]:
                    costs[other] = found
                    heappush(queue, (found, other))
    return costs
