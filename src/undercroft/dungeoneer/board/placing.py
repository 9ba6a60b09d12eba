"""Where a location card may be laid (DN-3), and the four tunnels around the entrance (DN-2.1)."""

from __future__ import annotations

from itertools import product

from undercroft.dungeoneer.board.dungeon import Dungeon, cells_beside
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, OPEN_SIDES
from undercroft.kernel.chance import Chance
from undercroft.kernel.refusals import Refusal


def placements(dungeon: Dungeon, location: int, last: bool = False) -> tuple[tuple[int, int], ...]:
    """Return every cell and turning in which the rules let the card be laid.

    Args:
        dungeon: the locations in play.
        location: a card that is not among them.
        last: whether no other card is left to lay, so that it may close the dungeon (DN-3.4).

    Returns:
        Pairs of a cell and 0 (upright) or 1 (turned by 180°), from the top left.
    """
    return tuple(_fitting(dungeon, location, last))


def _fitting(dungeon: Dungeon, location: int, last: bool, first: bool = False) -> list[tuple[int, int]]:
    """Return where the card fits; with ``first``, at most one place."""
    found: list[tuple[int, int]] = []
    ends = dungeon.loose_ends
    for cell, (touched, entries) in dungeon.border.items():
        if entries:
            for turned, sides in enumerate(OPEN_SIDES[location]):
                if sides & touched == entries and (last or not _closes(ends, touched, entries, sides)):
                    found.append((cell, turned))
                    if first:
                        return found
    return found


def anything_fits(dungeon: Dungeon, stack: tuple[int, ...]) -> bool:
    """Return whether one of the cards of the stack may be laid somewhere; its order does not matter (DN-18.3)."""
    last = len(stack) == 1
    for location in stack:
        if _fitting(dungeon, location, last, first=True):
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
    return ends - entries.bit_count() + (sides & ~touched).bit_count() <= 0


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
    ways = [way for way in product(*fitting) if len({cell for cell, _ in way}) == len(tunnels)]
    if not ways:
        names = ", ".join([LOCATION_IDS[tunnel] for tunnel in tunnels])
        raise ValueError(f"{names} cannot be laid around {LOCATION_IDS[entrance]}")
    for tunnel, (cell, turned) in zip(tunnels, chance.pick(ways), strict=True):
        dungeon = dungeon.with_location(tunnel, cell, turned)
    return dungeon
