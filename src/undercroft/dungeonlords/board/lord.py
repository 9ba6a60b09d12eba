"""Lord: what stands on one dungeon board."""

from __future__ import annotations

from undercroft.dungeonlords.board.dungeon_grid import START_TUNNELS
from undercroft.dungeonlords.board.terms.bit_sets import without
from undercroft.dungeonlords.board.terms.identifiers import (
    AdventurerNumber,
    CreatureNumber,
    Creatures,
    OrderNumber,
    Orders,
    RoomAndSquare,
    RoomUses,
    TrapNumber,
)
from undercroft.dungeonlords.content.tile_tables import (
    ALL_ORDERS,
    CLASS_OF,
    DECOY,
    EVILOMETER,
    GIVES_TOKEN,
    HIT_POINTS,
    IS_MONSTER,
    START,
    SYMBOLS,
    YEAR_OF,
)
from undercroft.kernel.base.plain_data import Plain


def rooms_on(rooms: tuple[int, ...]) -> dict[int, int]:
    """Return the rooms of `Lord.rooms` by square."""
    return {entry & 31: entry >> 5 for entry in rooms}


def times_used(uses: int, room: int) -> int:
    """Return how often the room has produced this round, by `Lord.uses`."""
    return uses >> 2 * room & 3


class Adventurer(Plain, frozen=True):
    """An adventurer of a party. Never changed, only replaced, so that clones share it."""

    tile: AdventurerNumber
    """Number of the tile in `tables.ADVENTURERS` (or `tables.DECOY`)."""
    damage: int = 0
    """Counters on it."""
    bonus: int = 0
    """Hit points above the printed ones (Create Food)."""

    @property
    def hit_points(self) -> int:
        """All its hit points, damaged or not."""
        return HIT_POINTS[self.tile] + self.bonus

    @property
    def hp_left(self) -> int:
        """The hit points that damage leaves; a blow that is surplus leaves none, not less than none."""
        return max(0, self.hit_points - self.damage)

    @property
    def is_wizard(self) -> bool:
        """Whether it is a wizard, not the paladin."""
        return CLASS_OF[self.tile] == "wizard"


class Lord(Plain):
    """A lord's board. Squares are bits of an int (`dungeon_grid`), orders and combat cards too."""

    gold: int = START.gold
    """Gold in store."""
    food: int = START.food
    """Food in store."""
    imps: int = START.imps
    """Imps in the den, at work or not."""
    evil: int = EVILOMETER.start
    """The counter's space on the evilometer."""
    red_counters: int = 0
    """The Office of Dead Letters."""
    traps: tuple[TrapNumber, ...] = ()
    """Kinds of the traps in hand, sorted."""
    creatures: tuple[CreatureNumber, ...] = ()
    """Tiles in the lair, in the order hired."""
    knocked_out: Creatures = 0
    """Bits of those face down."""
    tunnels: int = START_TUNNELS
    """Squares with a tunnel."""
    conquered: int = 0
    """Squares conquered, tunnels and rooms."""
    rooms: tuple[RoomAndSquare, ...] = ()
    """Room * 32 + square of each room built (`build`, `built`, `rooms_on`)."""
    inaccessible: Orders = 0
    """Bits of the two orders that lie open."""
    orders: tuple[OrderNumber, ...] = ()
    """The three orders given this round, the first one first."""
    unexecuted: Orders = 0
    """Bits of the orders whose minion lies on the card."""
    drawn: Orders = 0
    """Bits of the three orders drawn under DL-14.2, until the choice is shown."""
    diggers: int = 0
    """Imps that have dug this round."""
    miners: int = 0
    """Imps that have mined gold this round."""
    foremen: int = 0
    """Imps that have been foremen this round."""
    workers: int = 0
    """Imps and troll tokens used in production this round."""
    uses: RoomUses = 0
    """How often each room has produced this round, two bits a room (`note_use`, `times_used`)."""
    party: tuple[Adventurer, ...] = ()
    """Adventurers at the entrance, the first one first."""
    prison: tuple[AdventurerNumber, ...] = ()
    """Tiles of adventurers eliminated."""
    seen: int = 0
    """Bits of the year's combat cards looked at."""
    planned: int = 0
    """1 while a plan for this round's battle stands."""
    marked: int = -1
    """Square of this round's battle, −1 without one."""
    laid: tuple[TrapNumber, ...] = ()
    """Kinds of traps laid and not yet revealed."""
    sent: tuple[CreatureNumber, ...] = ()
    """Tiles of creatures sent."""

    # Orders.

    @property
    def hand(self) -> int:
        """Bits of the orders that can be given."""
        given = 0
        for order in self.orders:
            given |= 1 << order
        return ALL_ORDERS & ~(self.inaccessible | given)

    # The dungeon.

    @property
    def room_cells(self) -> int:
        """The squares with a room."""
        mask = 0
        for entry in self.rooms:
            mask |= 1 << (entry & 31)
        return mask

    @property
    def tiles(self) -> int:
        """The squares with a tunnel or a room."""
        return self.tunnels | self.room_cells

    @property
    def unconquered(self) -> int:
        """The squares with an unconquered tile."""
        return self.tiles & ~self.conquered

    @property
    def open_tunnels(self) -> int:
        """The squares with an unconquered tunnel."""
        return self.tunnels & ~self.conquered

    def room_at(self, cell: int) -> int:
        """Return the room on the square, conquered or not; −1 if it has none."""
        for entry in self.rooms:
            if entry & 31 == cell:
                return entry >> 5
        return -1

    def build(self, room: int, cell: int) -> None:
        """Put a room on the square, in place of a tunnel if one is there."""
        self.tunnels = without(self.tunnels, cell)
        self.rooms = (*self.rooms, room << 5 | cell)

    def built(self) -> list[tuple[int, int]]:
        """Return each room built with its square, in the order of building."""
        return [(entry >> 5, entry & 31) for entry in self.rooms]

    def is_conquered(self, cell: int) -> bool:
        """Return whether the tile on the square is conquered."""
        return self.conquered >> cell & 1 == 1

    def note_use(self, room: int) -> None:
        """Note that the room has produced once more this round."""
        self.uses += 1 << 2 * room

    # Workers.

    @property
    def free_imps(self) -> int:
        """Imps that have done no job this round (DL-5.10)."""
        return self.imps - self.diggers - self.miners - self.foremen

    @property
    def tokens(self) -> int:
        """Troll tokens: one for each troll, KO or not (DL-5.16)."""
        return sum([GIVES_TOKEN[tile] for tile in self.creatures])

    @property
    def free_workers(self) -> int:
        """Imps and troll tokens that can still work in production (DL-6.1)."""
        return self.free_imps + self.tokens - self.workers

    @property
    def idle_imps(self) -> int:
        """Imps that have nothing to do: they have neither dug nor mined, and no production needs them."""
        return max(0, min(self.free_imps, self.free_workers))

    # Creatures and parties.

    def is_knocked_out(self, tile: int) -> bool:
        """Return whether the creature lies face down."""
        return self.knocked_out >> tile & 1 == 1

    def knock_out(self, tile: int) -> None:
        """Turn the creature face down."""
        self.knocked_out |= 1 << tile

    @property
    def monsters(self) -> list[int]:
        """Tiles of the creatures that are not ghosts."""
        return [tile for tile in self.creatures if IS_MONSTER[tile]]

    @property
    def party_is_gone(self) -> bool:
        """Whether no adventurer is at the entrance; a decoy does not count as one."""
        for adventurer in self.party:
            if adventurer.tile != DECOY:
                return False
        return True

    def symbols(self, table: tuple[int, ...]) -> int:
        """Return the symbols of one kind now in the party (`tables.TRAP_SYMBOLS`, `HEARTS`, `MAGIC`)."""
        return sum([table[adventurer.tile] for adventurer in self.party])

    def told_apart(self, tile: int) -> tuple[int | None, int | None, int | None]:
        """Return what distinguishes an adventurer of the party from others of his class who came with him this year,
        those in prison too, so that he keeps his name when they fall.

        Returns:
            What events call ``nth``, ``hp`` and ``symbols`` (`events`).
        """
        kind = (CLASS_OF[tile], YEAR_OF[tile])
        here = [one.tile for one in self.party]
        alike = [one for one in (*here, *self.prison) if (CLASS_OF[one], YEAR_OF[one]) == kind]
        if len(alike) == 1:
            return None, None, None
        as_strong = [one for one in alike if HIT_POINTS[one] == HIT_POINTS[tile]]
        equal = [one for one in as_strong if SYMBOLS[one] == SYMBOLS[tile]]
        equal_here = [one for one in here if one in equal]
        nth = equal_here.index(tile) + 1 if len(equal_here) > 1 else None
        return nth, HIT_POINTS[tile], SYMBOLS[tile] if len(equal) < len(as_strong) else None

    def place_of(self, tile: int) -> int:
        """Return where in the party the adventurer stands, 0 the first; −1 if it is not there."""
        for i, adventurer in enumerate(self.party):
            if adventurer.tile == tile:
                return i
        return -1
