"""The map: which location cards lie where and which way round, and everything that follows.

A dungeon is a value, shared between clones of a state and never changed: laying or shifting a card makes a new one.
`adjacency` keeps the tables of what lies where; other derived facts are computed on demand, once per value.
`location_placing` says where cards may be laid, `location_shifts` how they may be shifted.

A card lies upright or turned by 180°, so that a side as printed and the side it faces are the same or opposite.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.dungeoneer.board.map.adjacency import Layout, empty_layout
from undercroft.dungeoneer.board.terms.cells import MIDDLE, opposite
from undercroft.dungeoneer.board.terms.identifiers import Cell, Edge, LocationNumber, Locations
from undercroft.dungeoneer.content.card_index import FREE_SIDES, bits_of, is_in
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, NO_CONDITION, ROOM, LocationExit
from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.plain_data import Plain

_ENTRANCES: Final = bits_of([card.entrance for card in LOCATION_CARDS])
_ROOMS: Final = bits_of([card.kind == ROOM for card in LOCATION_CARDS])


def edge(location: int, printed: int) -> int:
    """Return a printed side of a card as one number, whichever way the card lies; see `edge_parts`."""
    return location << 2 | printed


def edge_parts(edge: int) -> tuple[int, int]:
    """Return the location and the printed side of an `edge`.

    >>> edge_parts(edge(17, 2))
    (17, 2)
    """
    return edge >> 2, edge & 3


class Dungeon(Plain):
    """The location cards in play. A location is the number of its card.

    Args:
        before: a dungeon that differs in the locations `changed` alone, if the caller has one: the new one is made from
            its tables.
        changed: the locations laid, taken away or shifted since then.

    Raises:
        ValueError: two cards on one cell, or a bridge where no two walls touch.
    """

    locations: tuple[LocationNumber, ...]
    """The cards, in the order in which they were laid."""
    cells: tuple[Cell, ...]
    """The cell of each."""
    turned: Locations
    """A bit for each location that is turned by 180°."""
    bridge: Edge = -1
    """Where the bridge token lies (DN-9.8): the `edge` of one of the two walls it joins, the lower of the two numbers;
    −1 without a bridge.
    """
    can_move: dict[int, bool] = transient()
    """What `location_shifts.movable` has found out."""
    fitting: dict[int, tuple[tuple[int, int], ...]] = transient()
    """What `location_placing.placements` has found out."""
    _layout: Layout = transient()
    _at: dict[int, int] = transient()
    _cell_of: list[int] = transient()
    _open: list[int] = transient()
    _neighbours: list[tuple[int, ...]] = transient()
    _passable: list[int] = transient()
    _doors: list[int] | None = transient()
    _distances: tuple[int, ...] | None = transient()
    _steps: dict[int, tuple[int, ...]] = transient()

    def __init__(
        self,
        locations: tuple[int, ...],
        cells: tuple[int, ...],
        turned: int,
        bridge: int = -1,
        before: Dungeon | None = None,
        changed: tuple[int, ...] = (),
    ) -> None:
        self.locations = locations
        self.cells = cells
        self.turned = turned
        self.bridge = bridge
        self._layout = layout = self._laid_out() if before is None else self._laid_out_from(before, changed)
        if len(layout.at) != len(locations):
            raise ValueError("two locations lie on one cell")
        self._at = layout.at
        self._cell_of = layout.cell_of
        self._open = layout.open
        self._neighbours = layout.neighbours
        self._passable = self._open if bridge < 0 else self._bridged(bridge)
        self._doors = None
        self._distances = None
        self._steps = {}
        self.can_move = {}
        self.fitting = {}

    def _laid_out(self) -> Layout:
        layout = empty_layout()
        for location, cell in zip(self.locations, self.cells, strict=True):
            layout.lay(location, cell, self.turned >> location & 1)
        return layout

    def _laid_out_from(self, before: Dungeon, changed: tuple[int, ...]) -> Layout:
        if not changed:
            return before._layout
        layout = before._layout.copy()
        for location in changed:
            if layout.cell_of[location] >= 0:
                layout.take_away(location)
        for location in changed:
            if location in self.locations:
                layout.lay(location, self.cells[self.locations.index(location)], self.turned >> location & 1)
        return layout

    @classmethod
    def start(cls, entrance: int) -> Dungeon:
        """Return a dungeon that consists of its entrance (DN-2.1)."""
        return cls((entrance,), (MIDDLE,), 0)

    # Where the cards lie.

    def at(self, cell: int) -> int:
        """Return the location on the cell, or −1."""
        return self._at.get(cell, -1)

    def cell_of(self, location: int) -> int:
        """Return the cell of a location; −1 if it is not in play."""
        return self._cell_of[location]

    def is_turned(self, location: int) -> bool:
        """Return whether the card is turned by 180°."""
        return bool(self.turned >> location & 1)

    def printed_side(self, location: int, side: int) -> int:
        """Return the printed side that faces this way; and vice versa, the way that a printed side faces."""
        return side ^ 2 if self.turned >> location & 1 else side

    def neighbours(self, location: int) -> tuple[int, ...]:
        """Return the locations that share its north, east, south and west edge, walls included (DN-8.1); −1 where
        none.
        """
        return self._neighbours[location]

    def neighbour(self, location: int, side: int) -> int:
        """Return the location on that side, even behind a wall (DN-8.1), or −1."""
        return self._neighbours[location][side]

    def has_one_of(self, places: int) -> bool:
        """Return whether one of these places, as bits, is in play."""
        for location in self.locations:
            if places >> location & 1:
                return True
        return False

    def adjacent(self, location: int) -> tuple[int, ...]:
        """Return the locations that share an edge with it, walls included (DN-8.1)."""
        return tuple([other for other in self._neighbours[location] if other >= 0])

    @property
    def entrances(self) -> tuple[int, ...]:
        """The entrances in play: with both sets there may be two (DN-12.2)."""
        return tuple([location for location in self.locations if is_in(location, _ENTRANCES)])

    @property
    def rooms(self) -> tuple[int, ...]:
        """The rooms in play, including entrances."""
        return tuple([location for location in self.locations if is_in(location, _ROOMS)])

    # Exits and ways.

    def exit(self, location: int, side: int) -> LocationExit:
        """Return the exit on that side; it is open where the bridge lies (DN-9.8)."""
        if (self._passable[location] ^ self._open[location]) >> side & 1:
            return NO_CONDITION
        return LOCATION_CARDS[location].exits[self.printed_side(location, side)]

    def free_sides(self, location: int) -> int:
        """Return the sides whose `exit` is open, as bits."""
        bridged = self._passable[location] ^ self._open[location]
        return FREE_SIDES[location][self.turned >> location & 1] | bridged

    def open_sides(self, location: int) -> int:
        """Return the sides without a printed wall, as bits. The bridge does not count, as in DN-3 and for shifts."""
        return self._open[location]

    def touched_sides(self, location: int) -> int:
        """Return the sides with another location beside them, as bits."""
        n, e, s, w = self._neighbours[location]
        return (n >= 0) | (e >= 0) << 1 | (s >= 0) << 2 | (w >= 0) << 3

    def way(self, location: int, side: int) -> int:
        """Return the location a hero reaches by that side, through an exit or over the bridge (DN-8.1, DN-9.8); −1 if
        none.
        """
        return self._neighbours[location][side] if self._passable[location] >> side & 1 else -1

    def ways(self, location: int) -> tuple[int, ...]:
        """Return the locations that are one step away."""
        passable = self._passable[location]
        return tuple([n for side, n in enumerate(self._neighbours[location]) if n >= 0 and passable >> side & 1])

    def bridge_sides(self, location: int) -> tuple[int, ...]:
        """Return the sides on which the bridge token may be laid: a wall, with a location behind it (DN-9.8)."""
        passable = self._passable[location]
        return tuple([side for side, n in enumerate(self._neighbours[location]) if n >= 0 and not passable >> side & 1])

    @property
    def bridge_walls(self) -> tuple[tuple[int, int], ...]:
        """The two walls that the bridge joins, each as location and side; none without a bridge."""
        if self.bridge < 0:
            return ()
        walls = (self.bridge, self._wall_behind(self.bridge))
        return tuple([self._location_and_side(wall) for wall in walls])

    def _location_and_side(self, wall: int) -> tuple[int, int]:
        location, printed = edge_parts(wall)
        return location, self.printed_side(location, printed)

    def _wall_behind(self, wall: int) -> int:
        """Return the printed wall that touches this one, both as `edge` numbers; −1 if none does."""
        location, side = self._location_and_side(wall)
        if self._cell_of[location] < 0 or self._open[location] >> side & 1:
            return -1
        other = self._neighbours[location][side]
        return edge(other, self.printed_side(other, opposite(side))) if other >= 0 else -1

    def _bridged(self, wall: int) -> list[int]:
        behind = self._wall_behind(wall)
        if behind < 0:
            raise ValueError("the bridge must join two walls that touch")
        passable = self._open.copy()
        for one in (wall, behind):
            location, side = self._location_and_side(one)
            passable[location] |= 1 << side
        return passable

    # Steps: through exits other than walls, whatever their conditions (DN-11.7).

    @property
    def distances(self) -> tuple[int, ...]:
        """The steps to the nearest entrance, by location; −1 for one that is not in play (DN-11.7)."""
        if self._distances is None:
            self._distances = self._spread(self.entrances)
        return self._distances

    def steps_from(self, location: int) -> tuple[int, ...]:
        """Return the steps from there to each location; −1 for one that is not in play."""
        found = self._steps.get(location)
        if found is None:
            found = self._steps[location] = self._spread((location,))
        return found

    def steps(self, one: int, other: int) -> int:
        """Return the steps from one location to another."""
        return self.steps_from(one)[other]

    def within(self, location: int, most: int) -> tuple[int, ...]:
        """Return the locations at most this many steps away, including itself."""
        steps = self.steps_from(location)
        return tuple([other for other in self.locations if 0 <= steps[other] <= most])

    def nearest_entrances(self, location: int) -> tuple[int, ...]:
        """Return the entrances that are the fewest steps away: both if they are equally far."""
        steps = self.steps_from(location)
        least = self.distances[location]
        return tuple([entrance for entrance in self.entrances if steps[entrance] == least])

    @property
    def farthest(self) -> tuple[int, ...]:
        """All locations whose nearest entrance is the most steps away."""
        distances = self.distances
        most = max(distances)
        return tuple([location for location in self.locations if distances[location] == most])

    def _spread(self, sources: tuple[int, ...]) -> tuple[int, ...]:
        """Return the steps from the nearest source, by location; −1 if no source leads there."""
        steps = [-1] * len(LOCATION_CARDS)
        reached = list(sources)
        for location in reached:
            steps[location] = 0
        for location in reached:
            through = self._passable[location]
            for side, other in enumerate(self._neighbours[location]):
                if other >= 0 and steps[other] < 0 and through >> side & 1:
                    steps[other] = steps[location] + 1
                    reached.append(other)
        return tuple(steps)

    # The border: empty cells beside the dungeon.

    @property
    def border(self) -> Mapping[int, tuple[int, int]]:
        """The empty cells that touch a location, from the top left, each with the bits of `touch`."""
        touch = self._layout.touch
        return {cell: (touch[cell] & 15, touch[cell] >> 4) for cell in sorted(touch)}

    @property
    def doors(self) -> list[int]:
        """The cells of the border to which an exit leads, from the top left: each is cell * 256 + the bits of
        `Layout.touch`.
        """
        if self._doors is None:
            self._doors = sorted([cell << 8 | bits for cell, bits in self._layout.touch.items() if bits > 15])
        return self._doors

    @property
    def loose_ends(self) -> int:
        """How many exits lead to an empty cell; without any, the dungeon is closed (DN-3.4)."""
        return self._layout.loose_ends

    def touch(self, cell: int) -> tuple[int, int]:
        """Return what touches a cell: bits of the sides that have a location beside them, and of those where it has no
        wall.

        A card fits there if, among the sides of the first kind, its own sides without a wall are those of the second
        (DN-3.2).
        """
        location = self._at.get(cell, -1)
        if location < 0:
            bits = self._layout.touch.get(cell, 0)
            return bits & 15, bits >> 4
        touched = entries = 0
        for side, other in enumerate(self._neighbours[location]):
            if other >= 0:
                touched |= 1 << side
                entries |= (self._open[other] >> opposite(side) & 1) << side
        return touched, entries

    # Other dungeons. None of these checks whether the rules allow it.

    def with_location(self, location: int, cell: int, turned: int) -> Dungeon:
        """Return the dungeon with one more card."""
        locations, cells = (*self.locations, location), (*self.cells, cell)
        return Dungeon(locations, cells, self.turned | turned << location, self.bridge, self, (location,))

    def without(self, location: int) -> Dungeon:
        """Return the dungeon with one card, and any bridge, taken away."""
        i = self.locations.index(location)
        locations, cells = self.locations[:i] + self.locations[i + 1 :], self.cells[:i] + self.cells[i + 1 :]
        return Dungeon(locations, cells, self.turned & ~(1 << location), -1, self, (location,))

    def with_moved(self, location: int, cell: int, turned: int) -> Dungeon:
        """Return the dungeon with a card moved, or turned where it lies; the bridge stays if its walls do (DN-18.4)."""
        return self._shifted({location: (cell, turned)})

    def with_swapped(self, one: int, other: int, turned_one: int, turned_other: int) -> Dungeon:
        """Return the dungeon with two cards in each other's place; the bridge stays if its walls do (DN-18.4)."""
        cell_of = self._cell_of
        return self._shifted({one: (cell_of[other], turned_one), other: (cell_of[one], turned_other)})

    def _shifted(self, new: Mapping[int, tuple[int, int]]) -> Dungeon:
        turned = self.turned
        for location, (_, turn) in new.items():
            turned = turned & ~(1 << location) | turn << location
        cells = tuple([new[loc][0] if loc in new else self._cell_of[loc] for loc in self.locations])
        shifted = Dungeon(self.locations, cells, turned, -1, self, tuple(new))
        if self.bridge >= 0 and shifted._wall_behind(self.bridge) == self._wall_behind(self.bridge):
            return Dungeon(self.locations, cells, turned, self.bridge, shifted)
        return shifted

    def with_bridge(self, location: int, side: int) -> Dungeon:
        """Return the dungeon with the bridge token on that wall, wherever it was before (DN-9.8).

        Raises:
            ValueError: no two walls touch there.
        """
        wall = edge(location, self.printed_side(location, side))
        behind = self._wall_behind(wall)
        return Dungeon(self.locations, self.cells, self.turned, min(wall, behind) if behind >= 0 else wall, self)

    def without_bridge(self) -> Dungeon:
        """Return the dungeon without the bridge token."""
        return Dungeon(self.locations, self.cells, self.turned, -1, self)
