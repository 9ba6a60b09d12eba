"""The position of a game of Dungeon Lords: the boards, the stacks, and the battle being fought."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.content.tables import EVILOMETER, PLACES
from undercroft.kernel.actions import Vocabulary
from undercroft.kernel.chance import Chance
from undercroft.kernel.frames import Frame
from undercroft.kernel.plain import Plain
from undercroft.kernel.state import State

# Where the paladin is, if not at a lord's.
IN_TENT: Final = -1
OUT: Final = -2

# A space of the central board without a minion, and the first dummy there (`dummy_minion`).
EMPTY: Final = -1
FIRST_DUMMY: Final = 8
SPACES: Final = 3

EVERYBODY: Final = 0xFF
"""The seats that know a discarded trap, if all lords and spectators have seen it."""


def dummy_minion(number: int) -> int:
    """Return the minion of a dummy on the central board."""
    return FIRST_DUMMY + number


def dummy_number(minion: int) -> int:
    """Return the dummy whose minion it is; negative for a lord's minion or none.

    >>> dummy_number(dummy_minion(1)), dummy_number(EMPTY) < 0, dummy_number(3) < 0
    (1, True, True)
    """
    return minion - FIRST_DUMMY


def space_number(place: int, space: int) -> int:
    """Return where a space (0 to 2) of a place is in `Position.board`."""
    return place * SPACES + space


def pack_discarded(kind: int, seats: int) -> int:
    """Return a discarded trap and the bits of the seats that know it, as one number in `Position.trap_discard`."""
    return kind << 8 | seats


def discarded_parts(entry: int) -> tuple[int, int]:
    """Return the kind of a discarded trap, and the bits of the seats that know it.

    >>> discarded_parts(pack_discarded(3, 0b101))
    (3, 5)
    """
    return entry >> 8, entry & 0xFF


class Variant(Plain):
    """The options of DL-14, by the names of `Options`, and the training rules of DL-18, 0 or 1 each.

    Never changed: clones share it.

    Attributes:
        choose_initial_orders: the initial inaccessible orders are chosen (DL-14.2).
        early_hire_costs: hiring as the first order costs gold (DL-14.3).
        evil_price_limited: evil as a price needs room on the evilometer (DL-14.4).
        special_events: they happen (DL-14.5).
        training: a training battle: no four-round limit, no prisoner freed, 2 fatigue, no spells (DL-18.1).
    """

    fields: ClassVar[tuple[str, ...]] = (
        "choose_initial_orders",
        "early_hire_costs",
        "special_events",
        "evil_price_limited",
        "training",
    )
    __slots__ = fields

    def __init__(
        self,
        choose_initial_orders: int,
        early_hire_costs: int,
        evil_price_limited: int,
        special_events: int,
        training: int = 0,
    ) -> None:
        self.choose_initial_orders = choose_initial_orders
        self.early_hire_costs = early_hire_costs
        self.evil_price_limited = evil_price_limited
        self.special_events = special_events
        self.training = training


class Battle(Plain):
    """The battle being fought: what holds for it apart from what lies on the board.

    Attributes:
        lord: the seat that fights.
        card: the combat card of the round, −1 in training.
        no_spells, no_healing, no_conquest: 1 if this round has none.
        attacked: 1 once a creature has attacked.
        shield: 1 while the Magic Shield waits for its point.
        hidden: 1 while wizards are invisible.
        rage: 1 under Blind Rage.
        sheep: tile of the creature that is a sheep, −1 if none is.
        prevented: points that thief symbols have prevented this round.
        darts: adventurer tiles that Poisoned Darts wait for; there can be two in a Labyrinth.
        dart_damage: the later damage of each.
        acted: bits of the creatures that have had their turn.
        healing_stopper, conquest_stopper: ids of the traps or creatures that prevent healing and conquest. They are for
            events alone, so they are not part of a dump.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "acted",
        "attacked",
        "card",
        "dart_damage",
        "darts",
        "hidden",
        "lord",
        "no_conquest",
        "no_healing",
        "no_spells",
        "prevented",
        "rage",
        "sheep",
        "shield",
    )
    __slots__ = (*fields, "conquest_stopper", "healing_stopper")

    def __init__(
        self,
        lord: int,
        card: int,
        no_spells: int = 0,
        no_healing: int = 0,
        no_conquest: int = 0,
        attacked: int = 0,
        shield: int = 0,
        hidden: int = 0,
        rage: int = 0,
        sheep: int = -1,
        prevented: int = 0,
        darts: tuple[int, ...] = (),
        dart_damage: int = 0,
        acted: int = 0,
        healing_stopper: str | None = None,
        conquest_stopper: str | None = None,
    ) -> None:
        self.lord = lord
        self.card = card
        self.no_spells = no_spells
        self.no_healing = no_healing
        self.no_conquest = no_conquest
        self.attacked = attacked
        self.shield = shield
        self.hidden = hidden
        self.rage = rage
        self.sheep = sheep
        self.prevented = prevented
        self.darts = darts
        self.dart_damage = dart_damage
        self.acted = acted
        self.healing_stopper = healing_stopper
        self.conquest_stopper = conquest_stopper

    def has_acted(self, tile: int) -> bool:
        """Return whether the creature has had its turn."""
        return self.acted >> tile & 1 == 1

    def note_acted(self, tile: int) -> None:
        """Note that the creature has had its turn."""
        self.acted |= 1 << tile

    def clone(self) -> Battle:
        """Return a copy; its tuples are shared, since they are never changed."""
        return Battle(
            self.lord,
            self.card,
            self.no_spells,
            self.no_healing,
            self.no_conquest,
            self.attacked,
            self.shield,
            self.hidden,
            self.rage,
            self.sheep,
            self.prevented,
            self.darts,
            self.dart_damage,
            self.acted,
            self.healing_stopper,
            self.conquest_stopper,
        )

    def stop_healing(self, by: str) -> None:
        """Prevent healing this round; ``by``: the id of what does."""
        self.no_healing = 1
        self.healing_stopper = by

    def stop_conquest(self, by: str) -> None:
        """Prevent fatigue and conquest this round; ``by``: the id of what does."""
        self.no_conquest = 1
        self.conquest_stopper = by


class Position(State):
    """A position. All tuples are shared between clones and never changed, only replaced.

    Attributes:
        variant: the options.
        lords: the boards, by seat.
        year: 1 or 2.
        season: 0 (winter) to 3 (autumn).
        round: 0 while building, 1 to 4 in combat.
        first: the first player; `began`: the one with whom year 1 began.
        creature_stack, room_stack, adventurer_stack: tiles of the year still to come, the top one first.
        under: how many tiles at the bottom of the adventurer stack everybody has seen (DL-3.4).
        creatures, rooms: open on offer.
        adventurers, next_adventurers: laid out for this round and for the next.
        event_tiles: the year's three event tiles, for spring, summer and autumn.
        events_up: how many of them are turned up.
        special: the two special-event cards of the game; `special_up`: how many are turned up.
        cards: the year's four combat cards; `cards_up`: how many are turned up.
        trap_deck: kinds, the top one first.
        trap_discard: each discarded trap, and who knows it (`pack_discarded`).
        board: a seat, a `dummy_minion` or `EMPTY` for each space, place by place (`minion_at`, `place_minion`).
        dummies: bits of the inaccessible orders of each dummy.
        dummy_orders: the orders of each dummy that are open this round.
        dummy_evil: the counter of DL-12.3.
        paladin: the seat that has it, `IN_TENT` or `OUT`.
        battle: the battle being fought, if one is.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "adventurer_stack",
        "adventurers",
        "battle",
        "began",
        "board",
        "cards",
        "cards_up",
        "creature_stack",
        "creatures",
        "dummies",
        "dummy_evil",
        "dummy_orders",
        "event_tiles",
        "events_up",
        "first",
        "lords",
        "next_adventurers",
        "paladin",
        "room_stack",
        "rooms",
        "round",
        "season",
        "special",
        "special_up",
        "trap_deck",
        "trap_discard",
        "under",
        "variant",
        "year",
    )
    __slots__ = fields

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    turn_rule: ClassVar[str] = "DL-19.13"

    def __init__(
        self,
        seats: int,
        settled: int,
        stack: list[Frame[Any]],
        chance: Chance,
        variant: Variant,
        lords: list[Lord],
        year: int = 1,
        season: int = 0,
        round: int = 0,
        first: int = 0,
        began: int = 0,
        creature_stack: tuple[int, ...] = (),
        room_stack: tuple[int, ...] = (),
        adventurer_stack: tuple[int, ...] = (),
        under: int = 0,
        creatures: tuple[int, ...] = (),
        rooms: tuple[int, ...] = (),
        adventurers: tuple[int, ...] = (),
        next_adventurers: tuple[int, ...] = (),
        event_tiles: tuple[int, ...] = (),
        events_up: int = 0,
        special: tuple[int, ...] = (),
        special_up: int = 0,
        cards: tuple[int, ...] = (),
        cards_up: int = 0,
        trap_deck: tuple[int, ...] = (),
        trap_discard: tuple[int, ...] = (),
        board: tuple[int, ...] = (EMPTY,) * (SPACES * len(PLACES)),
        dummies: tuple[int, ...] = (),
        dummy_orders: tuple[tuple[int, ...], ...] = (),
        dummy_evil: int = EVILOMETER.start,
        paladin: int = IN_TENT,
        battle: Battle | None = None,
    ) -> None:
        super().__init__(seats, settled, stack, chance)
        self.variant = variant
        self.lords = lords
        self.year = year
        self.season = season
        self.round = round
        self.first = first
        self.began = began
        self.creature_stack = creature_stack
        self.room_stack = room_stack
        self.adventurer_stack = adventurer_stack
        self.under = under
        self.creatures = creatures
        self.rooms = rooms
        self.adventurers = adventurers
        self.next_adventurers = next_adventurers
        self.event_tiles = event_tiles
        self.events_up = events_up
        self.special = special
        self.special_up = special_up
        self.cards = cards
        self.cards_up = cards_up
        self.trap_deck = trap_deck
        self.trap_discard = trap_discard
        self.board = board
        self.dummies = dummies
        self.dummy_orders = dummy_orders
        self.dummy_evil = dummy_evil
        self.paladin = paladin
        self.battle = battle

    @property
    def fought(self) -> Battle:
        """The battle being fought; use it only in the steps of a battle."""
        battle = self.battle
        assert battle is not None
        return battle

    def minion_at(self, place: int, space: int) -> int:
        """Whose minion stands on the space (0 to 2) of a place: a seat, a `dummy_minion`, or `EMPTY`."""
        return self.board[space_number(place, space)]

    def free_space(self, place: int) -> int:
        """Return the lowest free space (0 to 2) of a place; −1 if all are taken."""
        at = place * SPACES
        for space, minion in enumerate(self.board[at : at + SPACES]):
            if minion == EMPTY:
                return space
        return -1

    def place_minion(self, place: int, space: int, minion: int) -> None:
        """Put a minion on the space, or take it away (`EMPTY`)."""
        at = space_number(place, space)
        self.board = (*self.board[:at], minion, *self.board[at + 1 :])

    def places(self) -> tuple[tuple[int, ...], ...]:
        """Return the spaces of the central board, place by place."""
        return tuple([self.board[at : at + SPACES] for at in range(0, len(self.board), SPACES)])

    def turn_order(self) -> tuple[int, ...]:
        """Return all seats, from the first player to the left."""
        first, seats = self.first, self.seats
        return tuple([(first + i) % seats for i in range(seats)])

    def steps_from_first(self, seat: int) -> int:
        """Return how far the seat is from the first player in turn order; in ties the nearer lord is nicer (DL-8.1)."""
        return (seat - self.first) % self.seats
