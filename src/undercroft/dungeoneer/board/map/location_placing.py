"""Where a location card may be laid (DN-3), and the four tunnels around the entrance (DN-2.1)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.terms.cells import MIDDLE, cells_beside
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, OPEN_SIDES
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.chance import Chance

SIDES_OF_A_CARD: Final = 4
HOW_MANY: Final = tuple([sides.bit_count() for sides in range(1 << SIDES_OF_A_CARD)])
"""How many sides these bits are; compiled code looks this up faster than it counts."""


def placements(dungeon: Dungeon, location: int, last: bool = False) -> tuple[tuple[int, int], ...]:
    """Return every cell and turning in which the rules let the card be laid.

    Args:
        dungeon: the locations in play.
        location: a card that is not among them.
        last: whether no other card is left to lay, so that it may close the dungeon (DN-3.4).

    Returns:
        Pairs of a cell and 0 (upright) or 1 (turned by 180°), from the top left.
    """
    key = location << 1 | last
    known = dungeon.fitting.get(key)
    if known is None:
        known = dungeon.fitting[key] = tuple(_fitting(dungeon, location, last))
    return known


def _fitting(dungeon: Dungeon, location: int, last: bool) -> list[tuple[int, int]]:
    """Return where the card fits. A dungeon never changes, so `placements` asks once: the card on top of the stack is
    looked at whenever its player might explore, then when it is drawn, then when it is placed.
    """
    upright, turned = OPEN_SIDES[location]
    ends = dungeon.loose_ends
    may_close = not last and ends <= SIDES_OF_A_CARD
    found: list[tuple[int, int]] = []
    for door in dungeon.doors:
        cell, touched, entries = door >> 8, door & 15, door >> 4 & 15
        if upright & touched == entries and not (may_close and _closes(ends, touched, entries, upright)):
            found.append((cell, 0))
        if turned & touched == entries and not (may_close and _closes(ends, touched, entries, turned)):
            found.append((cell, 1))
    return found


def anything_fits(dungeon: Dungeon, stack: tuple[int, ...]) -> bool:
    """Return whether one of the cards of the stack may be laid somewhere; its order does not matter (DN-18.3)."""
    last = len(stack) == 1
    for location in stack:
        if placements(dungeon, location, last):
            return True
    return False


def place_refusal(dungeon: Dungeon, location: int, cell: int, turned: int, last: bool = False) -> Refusal | None:
    """Return the rule that forbids laying the card there in this turning, or None; arguments as for `placements`."""
    taken = dungeon.at(cell)
    if taken >= 0:
        return cell_taken(taken)
    touched, entries = dungeon.touch(cell)
    if not touched:
        return Refusal("DN-3.1", "not-edge-to-edge")
    sides = OPEN_SIDES[location][turned]
    for side, beside in enumerate(cells_beside(cell)):
        if (sides ^ entries) & touched & 1 << side:
            return exits_misfit(dungeon.at(beside))
    if not entries:
        return Refusal("DN-3.3", "location-cut-off", {"location": LOCATION_IDS[location]})
    if not last and _closes(dungeon.loose_ends, touched, entries, sides):
        return Refusal("DN-3.4", "dungeon-closed")
    return None


def cell_taken(location: int) -> Refusal:
    """Refuse the cell because another location lies there (DN-3.1)."""
    return Refusal("DN-3.1", "cell-taken", {"location": LOCATION_IDS[location]})


def exits_misfit(location: int) -> Refusal:
    """Refuse because a wall would meet an exit of this location that is not a wall, or vice versa (DN-3.2)."""
    return Refusal("DN-3.2", "exits-misfit", {"location": LOCATION_IDS[location]})


def _closes(ends: int, touched: int, entries: int, sides: int) -> bool:
    """Return whether no loose end would be left, after those that led to the cell and the card's own are counted
    (DN-3.4).
    """
    return ends - HOW_MANY[entries] + HOW_MANY[sides & ~touched] <= 0


def with_first_tunnels(entrance: int, tunnels: tuple[int, ...], chance: Chance) -> Dungeon:
    """Return the dungeon of an entrance with a tunnel on each of its sides, sides and turns at random (DN-2.1).

    Every way to lay them that obeys DN-3 is equally likely. No two of the four touch, and all have at least two exits:
    it is enough that each fits the entrance, and the dungeon cannot be closed.

    Args:
        entrance: the card in the middle.
        tunnels: the four cards.
        chance: the source of randomness.

    Raises:
        ValueError: there is no such way, which cannot happen with tunnels of the two sets.
    """
    dungeon = Dungeon.start(entrance)
    fitting = [placements(dungeon, tunnel) for tunnel in tunnels]
    bits = {cell: 1 << side for side, cell in enumerate(cells_beside(MIDDLE))}
    beside = [tuple([bits[cell] for cell, _ in places]) for places in fitting]
    count = _ways_to_lay(beside, 0)
    if not count:
        names = ", ".join([LOCATION_IDS[tunnel] for tunnel in tunnels])
        raise ValueError(f"{names} cannot be laid around {LOCATION_IDS[entrance]}")
    way = chance.below(count)  # counted by the places of the first tunnel, then of the second, …
    taken = 0
    for i, tunnel in enumerate(tunnels):
        for cell, turned in fitting[i]:
            if not taken & bits[cell]:
                count = _ways_to_lay(beside[i + 1 :], taken | bits[cell])
                if way < count:
                    dungeon = dungeon.with_location(tunnel, cell, turned)
                    taken |= bits[cell]
                    break
                way -= count
    return dungeon


def _ways_to_lay(beside: list[tuple[int, ...]], taken: int) -> int:
    """Return in how many ways cards can lie on different sides that are not taken.

    Args:
        beside: for each card, the bit of the side for each way it fits.
        taken: bits of the sides on which a card lies already.
    """
    ways = {taken: 1}  # how many ways there are to lay the cards so far, by the sides that they take
    for sides in beside:
        further: dict[int, int] = {}
        for before, count in ways.items():
            for side in sides:
                if not before & side:
                    further[before | side] = further.get(before | side, 0) + count
        ways = further
    return sum(ways.values())
