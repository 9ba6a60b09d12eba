"""Walking several steps in one answer, where nothing can happen on the way (DN-8.3)."""

from __future__ import annotations

from undercroft.dungeoneer.board.exits import open_exits
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import EVENTFUL, GLORY, PERIL

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
    dungeon = state.dungeon
    found: dict[int, Way] = {hero.location: ()}
    reached: list[tuple[int, int, Way, int]] = [(0, 0, (), hero.location)]  # in this order of preference
    for steps in range(hero.ap):
        best: dict[int, tuple[int, int, Way, int]] = {}
        for peril, glory, way, location in reached:
            if steps and EVENTFUL[location]:
                continue
            exits = open_exits(state, location)
            for side in range(4):
                to = dungeon.way(location, side) if exits >> side & 1 else -1
                if to >= 0 and to not in found:
                    new = not hero.entered >> to & 1
                    entry = (peril + new * PERIL[to], glory - new * GLORY[to], (*way, side), to)
                    if to not in best or entry < best[to]:
                        best[to] = entry
        if not best:
            break
        reached = sorted(best.values())
        for _, _, way, location in reached:
            found[location] = way
    return {location: way for location, way in found.items() if len(way) > 1}
