"""The whole position: heroes, dungeon, decks, and what holds for a while."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.dungeoneer.board.actions import SEATS as MOST_SEATS
from undercroft.dungeoneer.board.actions import VOCABULARY
from undercroft.dungeoneer.board.dungeon import Dungeon
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.moments import SETTING_UP
from undercroft.dungeoneer.board.rest import Rest
from undercroft.kernel.actions import Vocabulary
from undercroft.kernel.chance import Chance
from undercroft.kernel.frames import Frame
from undercroft.kernel.plain import Plain
from undercroft.kernel.state import State

GOING_ON: Final = 0
TURN_ENDS: Final = 1
GAME_ENDS: Final = 2
"""What happens to the frames on the stack: they continue, or a death or a victory breaks them off."""

AROUND: Final = tuple(
    [
        tuple([tuple([(seat + i) % seats for i in range(seats)]) for seat in range(seats)])
        for seats in range(MOST_SEATS + 1)
    ]
)
"""All seats clockwise, by how many there are and by the first of them. Every window asks for them."""


class Variant(Plain):
    """The options of the game being played, by the names of `Options`; each is 0 or 1, except `sets`.

    Attributes:
        sets: bits: 1 the Tomb, 2 the Vault.
        separate_decks: glory and peril cards lie in two decks (DN-12.1).
        no_white_spots … dodging_spikes: DN-13.1 to DN-13.9.
        solo: DN-14; harder_solo: DN-14.4.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "ap_for_falling",
        "choosing_heroes",
        "dodging_spikes",
        "harder_solo",
        "limited_movement",
        "no_white_spots",
        "nothing_personal",
        "optional_discard",
        "resurrection",
        "separate_decks",
        "sets",
        "solo",
        "unbiased_placement",
    )
    __slots__ = fields

    def __init__(
        self,
        sets: int,
        separate_decks: int = 0,
        no_white_spots: int = 0,
        resurrection: int = 0,
        choosing_heroes: int = 0,
        optional_discard: int = 0,
        unbiased_placement: int = 0,
        nothing_personal: int = 0,
        limited_movement: int = 0,
        ap_for_falling: int = 0,
        dodging_spikes: int = 0,
        solo: int = 0,
        harder_solo: int = 0,
    ) -> None:
        self.sets = sets
        self.separate_decks = separate_decks
        self.no_white_spots = no_white_spots
        self.resurrection = resurrection
        self.choosing_heroes = choosing_heroes
        self.optional_discard = optional_discard
        self.unbiased_placement = unbiased_placement
        self.nothing_personal = nothing_personal
        self.limited_movement = limited_movement
        self.ap_for_falling = ap_for_falling
        self.dodging_spikes = dodging_spikes
        self.solo = solo
        self.harder_solo = harder_solo


class Position(State):
    """What lies on the table. Clones share the tuples and the dungeon, which are never changed, only replaced.

    Attributes:
        variant: the options.
        heroes: by seat.
        dungeon: the map.
        active: the seat whose turn it is.
        first: the first player (DN-2.6).
        round: counts from 1.
        phase: one of `PHASES`.
        decks, discards: adventure cards, the top one first: one pile, or glory and peril apart (DN-12.1).
        quest_deck, quest_discard: the top one first.
        commons: open global quests.
        orphans: open quests of nobody, whose tokens lie where their heroes died (DN-17.1).
        location_deck: location cards still to come, the top one first.
        dealt: location cards held by each seat (DN-13.1).
        left_over: location cards that fitted nowhere and have left the game (DN-13.1).
        hero_deck: hero cards not in play.
        dead_heroes: those of heroes that have died, under DN-13.2.
        table: adventure cards that are being played or fighting: neither in a hand nor prepared nor discarded.
        opened: exits opened by failing (DN-9.4). This and the next three are packed: ask `markers`.
        deactivated: where deactivation tokens lie (DN-9.8).
        portcullises: exits that a card bars.
        tokens_lying: escort tokens that nobody leads.
        lasting: (effect, seat, location) of what holds until the end of the turn.
        converted: bits of the seats that turned a wound into glory this turn.
        break_off: what the frames are to do now.
        winners: seats that have won.
        rest: the answers that a shortcut has given in advance, secret; None if there are none.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "active",
        "break_off",
        "commons",
        "converted",
        "deactivated",
        "dead_heroes",
        "dealt",
        "decks",
        "discards",
        "dungeon",
        "first",
        "hero_deck",
        "heroes",
        "lasting",
        "left_over",
        "location_deck",
        "opened",
        "orphans",
        "phase",
        "portcullises",
        "quest_deck",
        "quest_discard",
        "rest",
        "round",
        "table",
        "tokens_lying",
        "variant",
        "winners",
    )
    __slots__ = fields

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    turn_rule: ClassVar[str] = "DN-4.6"

    def __init__(
        self,
        seats: int,
        settled: int,
        stack: list[Frame[Any]],
        chance: Chance,
        variant: Variant,
        heroes: list[Hero],
        dungeon: Dungeon,
        active: int = 0,
        first: int = 0,
        round: int = 1,
        phase: int = SETTING_UP,
        decks: tuple[tuple[int, ...], ...] = (),
        discards: tuple[tuple[int, ...], ...] = (),
        quest_deck: tuple[int, ...] = (),
        quest_discard: tuple[int, ...] = (),
        commons: tuple[int, ...] = (),
        orphans: tuple[int, ...] = (),
        location_deck: tuple[int, ...] = (),
        dealt: tuple[tuple[int, ...], ...] = (),
        hero_deck: tuple[int, ...] = (),
        table: tuple[int, ...] = (),
        opened: tuple[int, ...] = (),
        deactivated: tuple[int, ...] = (),
        portcullises: tuple[int, ...] = (),
        tokens_lying: tuple[int, ...] = (),
        lasting: tuple[tuple[int, int, int], ...] = (),
        converted: int = 0,
        break_off: int = GOING_ON,
        winners: tuple[int, ...] = (),
        left_over: tuple[int, ...] = (),
        dead_heroes: tuple[int, ...] = (),
        rest: Rest | None = None,
    ) -> None:
        super().__init__(seats, settled, stack, chance)
        self.variant = variant
        self.heroes = heroes
        self.dungeon = dungeon
        self.active = active
        self.first = first
        self.round = round
        self.phase = phase
        self.decks = decks
        self.discards = discards
        self.quest_deck = quest_deck
        self.quest_discard = quest_discard
        self.commons = commons
        self.orphans = orphans
        self.location_deck = location_deck
        self.dealt = dealt
        self.hero_deck = hero_deck
        self.table = table
        self.opened = opened
        self.deactivated = deactivated
        self.portcullises = portcullises
        self.tokens_lying = tokens_lying
        self.lasting = lasting
        self.converted = converted
        self.break_off = break_off
        self.winners = winners
        self.left_over = left_over
        self.dead_heroes = dead_heroes
        self.rest = rest

    def turn_order(self) -> tuple[int, ...]:
        """Return all seats, clockwise from the active one."""
        return AROUND[self.seats][self.active]

    def living(self) -> tuple[int, ...]:
        """Return the seats whose heroes live, clockwise from the active one."""
        return self.clockwise(self.active)

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return the living seats clockwise, beginning with this one."""
        heroes = self.heroes
        return tuple([s for s in AROUND[self.seats][seat] if heroes[s].life > 0])

    def plays(self, seat: int) -> bool:
        """Return whether the seat's player is in the game: the hero lives, or another will follow (DN-13.2)."""
        return self.heroes[seat].life > 0 or bool(self.variant.resurrection)

    def players(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose players are in the game, clockwise, beginning with this one."""
        return AROUND[self.seats][seat] if self.variant.resurrection else self.clockwise(seat)

    def here(self, location: int) -> tuple[int, ...]:
        """Return the seats of the living heroes in a location, clockwise from the active one."""
        heroes = self.heroes
        around = AROUND[self.seats][self.active]
        return tuple([s for s in around if heroes[s].location == location and heroes[s].life > 0])

    def returns(self) -> tuple[float, ...]:
        if not self.winners:
            return (0.0,) * self.seats
        share = 1.0 / len(self.winners)
        return tuple([share if seat in self.winners else 0.0 for seat in range(self.seats)])
