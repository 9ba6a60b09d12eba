"""Walking several steps in one answer, where nothing can happen on the way (DN-8.3)."""

from __future__ import annotations

import heapq

from undercroft.dungeoneer.board.exits import condition
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.cards import LOCATIONS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, OPEN

Way = tuple[int, ...]
"""The sides by which a hero leaves one location after another."""


def walks(state: Position, seat: int) -> dict[int, Way]:
    """Return the locations two steps away or more that the hero can walk to at once, with the way there.

    On the way all exits are open, and no location has hazards or effects; the last one may have them. Of several ways
    the shortest is taken; among these, the one with the least peril, then the one with the most glory.
    """
    hero = state.heroes[seat]
    if hero.fallen or hero.ap < 2 or hero.location < 0:
        return {}
    found: dict[int, Way] = {}
    queue: list[tuple[int, int, int, Way, int]] = [(0, 0, 0, (), hero.location)]
    while queue:
        steps, peril, glory, way, location = heapq.heappop(queue)
        if location in found:
            continue
        found[location] = way
        if steps == hero.ap or (steps and not _is_quiet(location)):
            continue
        for side in range(4):
            to = state.dungeon.way(location, side)
            if to >= 0 and to not in found and condition(state, location, side).kind == OPEN:
                face = LOCATION_CARDS[to].face
                new = not hero.entered >> to & 1
                entry = (steps + 1, peril + new * face.peril, glory - new * face.glory, (*way, side), to)
                heapq.heappush(queue, entry)
    return {location: way for location, way in found.items() if len(way) > 1}


def _is_quiet(location: int) -> bool:
    """Return whether nothing happens to a hero who enters."""
    return not LOCATION_CARDS[location].hazards and not LOCATIONS[location].when("enter")
