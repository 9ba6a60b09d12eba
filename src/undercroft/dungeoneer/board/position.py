"""The whole position: heroes, dungeon, decks, and what holds for a while."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.dungeoneer.board.actions import SEATS as MOST_SEATS
from undercroft.dungeoneer.board.actions import VOCABULARY
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.terms.identifiers import (
    CardNumber,
    EdgeAndCard,
    EdgeAndSeat,
    EffectNumber,
    HeroNumber,
    LocationNumber,
    QuestAndLocation,
    QuestNumber,
    Spot,
)
from undercroft.dungeoneer.board.terms.moments import SETTING_UP
from undercroft.dungeoneer.board.terms.planned_answers import Rest
from undercroft.kernel.base.declarations import noted, part
from undercroft.kernel.base.plain_data import Plain
from undercroft.kernel.engine.action_vocabulary import Vocabulary
from undercroft.kernel.engine.game_state import State

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


class Variant(Plain, frozen=True):
    """The options of the game being played, by the names of `Options`; each is 0 or 1, except `sets`."""

    sets: int
    """Bits: 1 the Tomb, 2 the Vault."""
    separate_decks: int = 0
    """Glory and peril cards lie in two decks (DN-12.1)."""
    no_white_spots: int = 0
    """All locations are laid before the game (DN-13.1)."""
    resurrection: int = 0
    """A dead hero's player continues with another hero (DN-13.2)."""
    choosing_heroes: int = 0
    """Players choose their heroes (DN-13.3)."""
    optional_discard: int = 0
    """Nobody has to discard (DN-13.4)."""
    unbiased_placement: int = 0
    """Others place what a player's own quests need (DN-13.5)."""
    nothing_personal: int = 0
    """All quests are global (DN-13.6)."""
    limited_movement: int = 0
    """A turn has 3 action points (DN-13.7)."""
    ap_for_falling: int = 0
    """A hero may fall to make its challenge (DN-13.8)."""
    dodging_spikes: int = 0
    """An action point avoids the test of spikes (DN-13.9)."""
    solo: int = 0
    """The solo game is played (DN-14)."""
    harder_solo: int = 0
    """The solo game is played with its harder rule (DN-14.4)."""


class Position(State):
    """What lies on the table. Clones share the tuples and the dungeon, which are never changed, only replaced."""

    variant: Variant
    """The options of the game."""
    heroes: list[Hero] = part()
    """The heroes by seat."""
    dungeon: Dungeon
    """The map of the dungeon."""
    active: int = 0
    """The seat whose turn it is."""
    first: int = 0
    """The first player (DN-2.6)."""
    round: int = 1
    """Counts from 1."""
    phase: int = SETTING_UP
    """One of `PHASES`."""
    decks: tuple[tuple[CardNumber, ...], ...] = ()
    """Adventure cards, the top one first: one pile, or glory and peril apart (DN-12.1)."""
    discards: tuple[tuple[CardNumber, ...], ...] = ()
    """Discarded adventure cards, likewise."""
    quest_deck: tuple[QuestNumber, ...] = ()
    """Quests still to come, the top one first."""
    quest_discard: tuple[QuestNumber, ...] = ()
    """Discarded quests, the top one first."""
    commons: tuple[QuestNumber, ...] = ()
    """Open global quests."""
    orphans: tuple[QuestNumber, ...] = ()
    """Open quests of nobody, whose tokens lie where their heroes died (DN-17.1)."""
    location_deck: tuple[LocationNumber, ...] = ()
    """Location cards still to come, the top one first."""
    dealt: tuple[tuple[LocationNumber, ...], ...] = ()
    """Location cards held by each seat (DN-13.1)."""
    hero_deck: tuple[HeroNumber, ...] = ()
    """Hero cards not in play."""
    table: tuple[CardNumber, ...] = ()
    """Adventure cards that are being played or fighting: neither in a hand nor prepared nor discarded."""
    opened: tuple[EdgeAndSeat, ...] = ()
    """Exits opened by failing (DN-9.4). This and the next three are packed: ask `map_markers`."""
    deactivated: tuple[Spot, ...] = ()
    """Where deactivation tokens lie (DN-9.8)."""
    portcullises: tuple[EdgeAndCard, ...] = ()
    """Exits that a card bars."""
    tokens_lying: tuple[QuestAndLocation, ...] = ()
    """Escort tokens that nobody leads."""
    lasting: tuple[tuple[EffectNumber, int, LocationNumber], ...] = ()
    """(effect, seat, location) of what holds until the end of the turn."""
    converted: int = 0
    """Bits of the seats that turned a wound into glory this turn."""
    break_off: int = GOING_ON
    """What the frames are to do now."""
    winners: tuple[int, ...] = ()
    """Seats that have won."""
    left_over: tuple[LocationNumber, ...] = ()
    """Location cards that fitted nowhere and have left the game (DN-13.1)."""
    dead_heroes: tuple[HeroNumber, ...] = ()
    """Hero cards of heroes that have died, under DN-13.2."""
    rest: Rest | None = None
    """The answers that a shortcut has given in advance, secret; None if there are none."""
    deaths: tuple[tuple[int, int, str | None, str], ...] = noted(default=())
    """(seat, round, and the two parts of the cause) of each death so far, for the result."""

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    turn_rule: ClassVar[str] = "DN-4.6"

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
