"""The position of a game of Dungeon Lords: the boards, the stacks, and the battle being fought."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.terms.identifiers import (
    AdventurerNumber,
    CreatureNumber,
    Creatures,
    EventNumber,
    OrderNumber,
    Orders,
    RoomNumber,
    SpellNumber,
    TrapAndSeats,
    TrapNumber,
)
from undercroft.dungeonlords.content.tile_tables import EVILOMETER, PLACES
from undercroft.kernel.base.declarations import noted, part
from undercroft.kernel.base.plain_data import Plain
from undercroft.kernel.engine.action_vocabulary import Vocabulary
from undercroft.kernel.engine.game_state import State

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


class Variant(Plain, frozen=True):
    """The options of DL-14, by the names of `Options`, and the training rules of DL-18, 0 or 1 each."""

    choose_initial_orders: int
    """The initial inaccessible orders are chosen (DL-14.2)."""
    early_hire_costs: int
    """Hiring as the first order costs gold (DL-14.3)."""
    evil_price_limited: int
    """Evil as a price needs room on the evilometer (DL-14.4)."""
    special_events: int
    """They happen (DL-14.5)."""
    training: int = 0
    """A training battle: no four-round limit, no prisoner freed, 2 fatigue, no spells (DL-18.1)."""

    formerly: ClassVar[dict[str, str]] = {"evil_price_limited": "strict_evil"}


class Battle(Plain):
    """The battle being fought: what holds for it apart from what lies on the board."""

    lord: int
    """The seat that fights."""
    card: SpellNumber
    """The combat card of the round, −1 in training."""
    no_spells: int = 0
    """1 if no spells are cast this round."""
    no_healing: int = 0
    """1 if nobody heals this round."""
    no_conquest: int = 0
    """1 if nothing is conquered this round."""
    attacked: int = 0
    """1 once a creature has attacked."""
    shield: int = 0
    """1 while the Magic Shield waits for its point."""
    hidden: int = 0
    """1 while wizards are invisible."""
    rage: int = 0
    """1 under Blind Rage."""
    sheep: CreatureNumber = -1
    """Tile of the creature that is a sheep, −1 if none is."""
    prevented: int = 0
    """Points that thief symbols have prevented this round."""
    darts: tuple[AdventurerNumber, ...] = ()
    """Adventurer tiles that Poisoned Darts wait for; there can be two in a Labyrinth."""
    dart_damage: int = 0
    """The later damage of each."""
    acted: Creatures = 0
    """Bits of the creatures that have had their turn."""
    healing_stopper: str | None = noted(default=None)
    """The id of the trap or creature that prevents healing, for events."""
    conquest_stopper: str | None = noted(default=None)
    """The id of the trap or creature that prevents conquest, for events."""

    def has_acted(self, tile: int) -> bool:
        """Return whether the creature has had its turn."""
        return self.acted >> tile & 1 == 1

    def note_acted(self, tile: int) -> None:
        """Note that the creature has had its turn."""
        self.acted |= 1 << tile

    def stop_healing(self, by: str) -> None:
        """Prevent healing this round; ``by``: the id of what does."""
        self.no_healing = 1
        self.healing_stopper = by

    def stop_conquest(self, by: str) -> None:
        """Prevent fatigue and conquest this round; ``by``: the id of what does."""
        self.no_conquest = 1
        self.conquest_stopper = by


class Position(State):
    """A position. All tuples are shared between clones and never changed, only replaced."""

    variant: Variant
    """The options of the game."""
    lords: list[Lord] = part()
    """The boards, by seat."""
    year: int = 1
    """1 or 2."""
    season: int = 0
    """0 (winter) to 3 (autumn)."""
    round: int = 0
    """0 while building, 1 to 4 in combat."""
    first: int = 0
    """The first player."""
    began: int = 0
    """The first player of the first round of year 1."""
    creature_stack: tuple[CreatureNumber, ...] = ()
    """Creature tiles of the year still to come, the top one first."""
    room_stack: tuple[RoomNumber, ...] = ()
    """Room tiles of the year still to come, the top one first."""
    adventurer_stack: tuple[AdventurerNumber, ...] = ()
    """Adventurer tiles of the year still to come, the top one first."""
    under: int = 0
    """How many tiles at the bottom of the adventurer stack everybody has seen (DL-3.4)."""
    creatures: tuple[CreatureNumber, ...] = ()
    """Creature tiles on offer."""
    rooms: tuple[RoomNumber, ...] = ()
    """Room tiles on offer."""
    adventurers: tuple[AdventurerNumber, ...] = ()
    """Adventurer tiles laid out for this round."""
    next_adventurers: tuple[AdventurerNumber, ...] = ()
    """Adventurer tiles laid out for the next round."""
    event_tiles: tuple[int, ...] = ()
    """The year's three event tiles, for spring, summer and autumn."""
    events_up: int = 0
    """How many of them are turned up."""
    special: tuple[EventNumber, ...] = ()
    """The two special-event cards of the game."""
    special_up: int = 0
    """How many of them are turned up."""
    cards: tuple[SpellNumber, ...] = ()
    """The year's four combat cards."""
    cards_up: int = 0
    """How many of them are turned up."""
    trap_deck: tuple[TrapNumber, ...] = ()
    """Kinds, the top one first."""
    trap_discard: tuple[TrapAndSeats, ...] = ()
    """Each discarded trap, and who knows it (`pack_discarded`)."""
    board: tuple[int, ...] = (EMPTY,) * (SPACES * len(PLACES))
    """A seat, a `dummy_minion` or `EMPTY` for each space, place by place (`minion_at`, `place_minion`)."""
    dummies: tuple[Orders, ...] = ()
    """Bits of the inaccessible orders of each dummy."""
    dummy_orders: tuple[tuple[OrderNumber, ...], ...] = ()
    """The orders of each dummy that are open this round."""
    dummy_evil: int = EVILOMETER.start
    """The counter of DL-12.3."""
    paladin: int = IN_TENT
    """The seat that has it, `IN_TENT` or `OUT`."""
    battle: Battle | None = part(default=None)
    """The battle being fought, if one is."""

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    turn_rule: ClassVar[str] = "DL-19.13"

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
