"""An event with the snapshots before and at it, and what a check looks at in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, PALADINS, PLACES
from undercroft.dungeonlords.views import AdventurerView, LordView, View
from undercroft.kernel.base.event import Event

ORDERS: Final = [place.id for place in PLACES]
PALADIN_IDS: Final = {ADVENTURER_IDS[tile] for tile in PALADINS}


class Beat(NamedTuple):
    """An event with the snapshots before and at it: as everybody sees them, and as the lord does of whom it tells.

    Attributes:
        event: all that happened, as nobody but the event's lord may see it.
        before, now: the spectators' snapshots.
        own_before, own: those of the lord; of the spectators if it tells of none.
        earlier: the events that the same answer caused before.
    """

    event: Any
    before: View
    now: View
    own_before: View
    own: View
    earlier: Sequence[Event]

    @property
    def lord_before(self) -> LordView:
        """The board of the event's lord at the event before, as he sees it."""
        seat: int = self.event.seat
        return self.own_before.lords[seat]

    @property
    def lord(self) -> LordView:
        """The same at this event."""
        seat: int = self.event.seat
        return self.own.lords[seat]

    def at(self, order: str, number: int) -> tuple[int, int]:
        """Who stood and who stands on space 1 to 3 of an order's place."""
        place = ORDERS.index(order)
        return self.before.board[place][number - 1], self.now.board[place][number - 1]


Check = Callable[[Beat], None]


def belongings(lord: LordView) -> tuple[object, ...]:
    """What events change on a board; creatures stand up without one (DL-11.12)."""
    goods = (lord.gold, lord.food, lord.imps, lord.evil, lord.red_counters, lord.trap_count)
    return (*goods, lord.party, lord.prison, set(lair(lord)), [(tile.square, tile.conquered) for tile in lord.tiles])


def nothing_to_see(beat: Beat) -> None:
    """The event announces what is to come."""
    assert [*map(belongings, beat.now.lords)] == [*map(belongings, beat.before.lords)]
    assert beat.now.scores is None, "the points come later"


def ids(party: Sequence[AdventurerView]) -> list[str]:
    """The names of a party, from the front."""
    return [one.id for one in party]


def wounds(party: Sequence[AdventurerView]) -> dict[str, int]:
    """The damage of each of a party."""
    return {one.id: one.damage for one in party}


def minus(names: Sequence[Any], *gone: Any) -> list[Any]:
    """A list without some items, each of which is in it."""
    left = list(names)
    for name in gone:
        left.remove(name)
    return left


def squares(lord: LordView) -> dict[str, tuple[str | None, bool, int]]:
    """The tiles of a dungeon by square: room, conquered, uses."""
    return {tile.square: (tile.room, tile.conquered, tile.uses) for tile in lord.tiles}


def lair(lord: LordView) -> dict[str, bool]:
    """The creatures, each with whether it is KO."""
    return {one.id: one.knocked_out for one in lord.creatures}
