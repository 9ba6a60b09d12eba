"""A second, plain implementation of DN-3 and DN-10.8: the map as a dictionary of squares.

Nothing here uses what `Dungeon` derives. The property tests compare the two.
"""

from __future__ import annotations

from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.terms.cells import xy
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS

Square = tuple[int, int]
Plan = dict[Square, tuple[int, int]]
"""The location on each square, and whether it is turned."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def plan_of(dungeon: Dungeon) -> Plan:
    """The plan of a dungeon, from the three fields that define it."""
    return {
        xy(cell): (location, dungeon.turned >> location & 1)
        for cell, location in zip(dungeon.cells, dungeon.locations, strict=True)
    }


def beside(square: Square, side: int) -> Square:
    """The next square on that side."""
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


def is_wall(plan: Plan, square: Square, side: int) -> bool:
    """Whether the exit of the location there, on that side, is a wall."""
    location, turned = plan[square]
    return LOCATION_CARDS[location].face.exits[(side + 2 * turned) % 4].kind == "wall"


def steps_from(plan: Plan, sources: set[Square], bridge: frozenset[Square] = frozenset()) -> dict[Square, int]:
    """The least number of steps from any of the sources to each square that can be reached."""
    steps = dict.fromkeys(sources, 0)
    edge, count = sources, 0
    while edge:
        count += 1
        further = set()
        for square in edge:
            for side in range(4):
                other = beside(square, side)
                if other in plan and other not in steps:
                    walled = is_wall(plan, square, side) or is_wall(plan, other, (side + 2) % 4)
                    if not walled or {square, other} == bridge:
                        further.add(other)
        steps.update(dict.fromkeys(further, count))
        edge = further
    return steps


def distances(plan: Plan, bridge: frozenset[Square] = frozenset()) -> dict[Square, int]:
    """The steps from each square to the nearest entrance, if there is a way."""
    entrances = {square for square, (location, _) in plan.items() if LOCATION_CARDS[location].entrance}
    return steps_from(plan, entrances, bridge)


def broken_rule(plan: Plan, last: bool) -> str:
    """The first rule that the plan as a whole breaks, or ""."""
    edges = [(square, side, beside(square, side)) for square in plan for side in range(4)]
    for square, side, other in edges:
        if other in plan and is_wall(plan, square, side) != is_wall(plan, other, (side + 2) % 4):
            return "DN-3.2"
    if set(distances(plan)) != set(plan):
        return "DN-10.8"
    if set(steps_from(plan, {next(iter(plan))})) != set(plan):
        return "DN-3.3"
    grows = any(other not in plan and not is_wall(plan, square, side) for square, side, other in edges)
    return "" if grows or last else "DN-3.4"


def place_rule(plan: Plan, location: int, square: Square, turned: int, last: bool) -> str:
    """The rule that forbids laying the card there, or ""."""
    if square in plan or not any(beside(square, side) in plan for side in range(4)):
        return "DN-3.1"
    rule = broken_rule({**plan, square: (location, turned)}, last)
    # A card that is cut off has no way to an entrance either; when it is being laid, DN-3.3 covers that.
    return "DN-3.3" if rule == "DN-10.8" else rule


def swap_rule(plan: Plan, one: Square, other: Square, turned: tuple[int, int], last: bool) -> str:
    """The rule that forbids swapping the locations on the two squares, or ""."""
    if one == other:
        return "DN-10.8"
    swapped = {other: (plan[one][0], turned[0]), one: (plan[other][0], turned[1])}
    return broken_rule({**plan, **swapped}, last)


def move_rule(plan: Plan, start: Square, square: Square, turned: int, last: bool) -> str:
    """The rule that forbids moving the location there, or ""."""
    location, turned_now = plan[start]
    if (square, turned) == (start, turned_now):
        return "DN-10.8"
    rest = {spot: lying for spot, lying in plan.items() if spot != start}
    if square in rest or not any(beside(square, side) in rest for side in range(4)):
        return "DN-3.1"
    return broken_rule({**rest, square: (location, turned)}, last)
