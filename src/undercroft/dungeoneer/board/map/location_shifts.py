"""Shifts: location cards that change places, move or turn (DN-10.8, DN-18.4).

The resulting dungeon as a whole must obey DN-3, and every location must keep a way to an entrance; the bridge does not
count (DN-9.8). A player chooses step by step: a location, then the other one or a cell, then the turning. Options are
found by looking only at what changes; a refusal looks at the whole result and names the rule it breaks.

``last`` says everywhere that no location is left to lay, so that the dungeon may be closed (DN-3.4). ``among`` are the
locations that the card may shift.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import HOW_MANY, cell_taken, exits_misfit, placements
from undercroft.dungeoneer.board.terms.cells import cells_beside, opposite
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, OPEN_SIDES
from undercroft.kernel.base.refusals import Refusal

# Two locations change places.


def swappable(dungeon: Dungeon, among: Sequence[int], last: bool = False) -> list[int]:
    """Return the locations that may change places with another of them."""
    return [one for one in among if _may_swap(dungeon, one, among, last)]


def any_swappable(dungeon: Dungeon, among: Sequence[int], last: bool = False) -> bool:
    """Return whether two of the locations may change places."""
    for one in among:
        if _may_swap(dungeon, one, among, last):
            return True
    return False


def _may_swap(dungeon: Dungeon, one: int, among: Sequence[int], last: bool) -> bool:
    for other in among:
        if swap_turnings(dungeon, one, other, last):
            return True
    return False


def swap_partners(dungeon: Dungeon, one: int, among: Sequence[int], last: bool = False) -> list[int]:
    """Return the locations that may change places with this one."""
    return [other for other in among if swap_turnings(dungeon, one, other, last)]


def swap_turnings(dungeon: Dungeon, one: int, other: int, last: bool = False) -> tuple[tuple[int, int], ...]:
    """Return how the two may be turned if they change places: pairs of 0 (upright) or 1 (turned), one for each.

    Their cells keep their neighbours. So each must show these exactly what the other showed them, and all ways and
    loose exits remain; only the edge between the two, if they touch, may become a wall or a way.
    """
    if one == other:
        return ()
    sides_one, sides_other = dungeon.open_sides(one), dungeon.open_sides(other)
    fixed_one, fixed_other = dungeon.touched_sides(one), dungeon.touched_sides(other)
    edge = dungeon.neighbours(one).index(other) if other in dungeon.neighbours(one) else -1
    if edge >= 0:
        fixed_one ^= 1 << edge
        fixed_other ^= 1 << opposite(edge)
    found = []
    for turned_one, new_one in enumerate(OPEN_SIDES[one]):
        if not (new_one ^ sides_other) & fixed_other:
            for turned_other, new_other in enumerate(OPEN_SIDES[other]):
                if not (new_other ^ sides_one) & fixed_one and (
                    edge < 0 or _edge_may_be(dungeon, one, edge, new_other, new_one, last)
                ):
                    found.append((turned_one, turned_other))
    return tuple(found)


def _edge_may_be(dungeon: Dungeon, one: int, edge: int, near: int, far: int, last: bool) -> bool:
    """Return whether these two sides may meet: that of the card now on the cell, and that of the card beyond."""
    is_way = near >> edge & 1
    if far >> opposite(edge) & 1 != is_way:
        return False
    if is_way == dungeon.open_sides(one) >> edge & 1:
        return True
    if is_way:  # two loose exits have met
        return last or dungeon.loose_ends > 2
    other = dungeon.neighbour(one, edge)
    return bool(_reached(dungeon, (one,), (one, other)) >> other & 1)


def swap_refusal(
    dungeon: Dungeon, one: int, other: int, turned_one: int, turned_other: int, last: bool = False
) -> Refusal | None:
    """Return the rule that forbids the two to change places in these turnings, or None."""
    if one == other:
        return Refusal("DN-10.8", "swap-with-itself", {"location": LOCATION_IDS[one]})
    return _broken_rule(dungeon.with_swapped(one, other, turned_one, turned_other), (one, other), last)


# One location moves, or turns where it lies.


def movable(dungeon: Dungeon, among: Sequence[int], last: bool = False) -> list[int]:
    """Return the locations that may move or turn."""
    return [location for location in among if _can_move(dungeon, location, last)]


def any_movable(dungeon: Dungeon, among: Sequence[int], last: bool = False) -> bool:
    """Return whether one of the locations may move or turn; the cheap question is put to all of them first."""
    for location in among:
        if _may_turn(dungeon, location, last):
            return True
    for location in among:
        if _can_move(dungeon, location, last):
            return True
    return False


def _can_move(dungeon: Dungeon, location: int, last: bool) -> bool:
    """Return whether the location may move or turn. A dungeon never changes, so it is found out once."""
    key = location << 1 | last
    known = dungeon.can_move.get(key)
    if known is None:
        known = _may_turn(dungeon, location, last) or bool(moves(dungeon, location, last))
        dungeon.can_move[key] = known
    return known


def _may_turn(dungeon: Dungeon, location: int, last: bool) -> bool:
    """Return whether the location may turn where it lies: most may, and this is found out much faster than by trying
    all cells.
    """
    touched, entries = dungeon.touch(dungeon.cell_of(location))
    turned = OPEN_SIDES[location][not dungeon.is_turned(location)]
    if not entries or turned & touched != entries:
        return False
    loose, loose_turned = dungeon.open_sides(location) & ~touched, turned & ~touched
    return last or dungeon.loose_ends - HOW_MANY[loose] + HOW_MANY[loose_turned] > 0


def moves(dungeon: Dungeon, location: int, last: bool = False) -> list[tuple[int, int]]:
    """Return every other cell and turning in which the location may lie, as in `placements`; it may turn in place.

    It is laid beside the rest of the dungeon; if that falls apart without it, the location must join the parts again.
    """
    rest = dungeon.without(location)
    as_it_is = (dungeon.cell_of(location), int(dungeon.is_turned(location)))
    places = [place for place in placements(rest, location, last) if place != as_it_is]
    parts = _parts(rest) if places else []
    return places if len(parts) < 2 else [place for place in places if _joins(rest, parts, place[0])]


def move_refusal(dungeon: Dungeon, location: int, cell: int, turned: int, last: bool = False) -> Refusal | None:
    """Return the rule that forbids moving the location there in this turning, or None."""
    taken = dungeon.at(cell)
    if taken == location and dungeon.is_turned(location) == turned:
        return Refusal("DN-10.8", "location-stays", {"location": LOCATION_IDS[location]})
    if taken >= 0 and taken != location:
        return cell_taken(taken)
    result = dungeon.with_moved(location, cell, turned)
    touched, _ = result.touch(cell)
    if not touched:
        return Refusal("DN-3.1", "not-edge-to-edge")
    return _broken_rule(result, (location,), last)


def _parts(dungeon: Dungeon) -> list[int]:
    """Return the parts of the dungeon that no way connects: the locations of each, as bits."""
    parts: list[int] = []
    found = 0
    for location in dungeon.locations:
        if not found >> location & 1:
            part = _reached(dungeon, (location,))
            found |= part
            parts.append(part)
    return parts


def _joins(dungeon: Dungeon, parts: list[int], cell: int) -> bool:
    """Return whether a location that fits on the cell has a way into every part."""
    _, entries = dungeon.touch(cell)
    beside = 0
    for side, other in enumerate(cells_beside(cell)):
        if entries >> side & 1:
            beside |= 1 << dungeon.at(other)
    for part in parts:
        if not beside & part:
            return False
    return True


# What swaps and moves have in common.


def _broken_rule(result: Dungeon, shifted: tuple[int, ...], last: bool) -> Refusal | None:
    for location in shifted:
        sides = result.open_sides(location)
        for side, other in enumerate(result.neighbours(location)):
            if other >= 0 and (sides >> side ^ result.open_sides(other) >> opposite(side)) & 1:
                return exits_misfit(other)
    led_out = _reached(result, result.entrances)
    together = _reached(result, result.locations[:1])
    for location in result.locations:
        if not led_out >> location & 1:
            return Refusal("DN-10.8", "entrance-lost", {"location": LOCATION_IDS[location]})
    for location in result.locations:
        if not together >> location & 1:
            return Refusal("DN-3.3", "location-cut-off", {"location": LOCATION_IDS[location]})
    if not last and not result.loose_ends:
        return Refusal("DN-3.4", "dungeon-closed")
    return None


def _reached(dungeon: Dungeon, sources: tuple[int, ...], apart: tuple[int, ...] = ()) -> int:
    """Return the locations reachable from the sources without the bridge, as bits; ways between the two ``apart`` do
    not count.
    """
    found = 0
    for source in sources:
        found |= 1 << source
    left = list(sources)
    while left:
        location = left.pop()
        sides = dungeon.open_sides(location)
        for side, other in enumerate(dungeon.neighbours(location)):
            leads_on = sides >> side & 1 and other >= 0 and not found >> other & 1
            if leads_on and not (location in apart and other in apart):
                found |= 1 << other
                left.append(other)
    return found
