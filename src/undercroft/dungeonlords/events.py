"""The events of Dungeon Lords. All are public except where `seen_by` says otherwise."""

from __future__ import annotations

import msgspec

from undercroft.kernel.base.event import Event

# The season (DL-3, DL-8, DL-9).


class SeasonBegins(Event, frozen=True):
    year: int
    season: str


class YearTwoChanges(Event, frozen=True):
    """What is different from year 2 on (DL-17.4); `part`: 1 (the tiles and cards), or 2 (what lords may do)."""

    part: int


class OfferOpened(Event, frozen=True, omit_defaults=True):
    """Creatures and rooms are for sale; `leftovers`: those of the last season, which nobody has taken (DL-3.1)."""

    creatures: tuple[str, ...]
    rooms: tuple[str, ...]
    leftovers: tuple[str, ...] = ()


class EventTurnedUp(Event, frozen=True):
    season: str
    tile: str
    special: str | None


class AdventurersDrawn(Event, frozen=True):
    season: str
    adventurers: tuple[str, ...]


class PutUnder(Event, frozen=True):
    adventurer: str


class DummyOrders(Event, frozen=True):
    dummy: int
    orders: tuple[str, ...]


class AdventurerJoins(Event, frozen=True):
    """An adventurer comes to a lord: the weakest to the least evil, and so on (DL-8.1).

    Attributes:
        rank: his place in the line, and that of the lord, from 1.
        evil: the lord's evil.
        tied: whether somebody else is as evil, so that the order of play decides.
    """

    seat: int
    adventurer: str
    rank: int | None = None
    evil: int | None = None
    tied: bool = False


class AdventurerLeaves(Event, frozen=True):
    """The dummy's adventurer leaves the game (DL-12.3)."""

    adventurer: str


class DummyMoves(Event, frozen=True):
    """The dummy's counter moves (DL-12.3)."""

    to: int


class FirstPlayer(Event, frozen=True):
    seat: int


# Orders and places (DL-4, DL-5).


class CardsDrawn(Event, frozen=True):
    """The three cards of DL-14.2, which only their owner sees."""

    seat: int
    orders: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Inaccessible(Event, frozen=True):
    seat: int
    orders: tuple[str, ...]


class OrdersRevealed(Event, frozen=True):
    """A lord's next order is revealed: those of all lords one after another, then the minions walk (DL-4.2)."""

    seat: int
    orders: tuple[str, ...]


class MinionPlaced(Event, frozen=True):
    seat: int
    order: str
    space: int


class MinionStays(Event, frozen=True):
    """An order is not executed.

    Attributes:
        why: full, gold (DL-4.4), price, declined, nothing, sold (nothing is left for sale).
        space: where the minion stood (I is 1).
        good: what the lord has too little of, if there is one such thing.
        needs: how much of it he needs.
        has: how much he has.
        could: the creatures or rooms that he could have had, if he has declined.
        most: how much gold he could have mined, if he has declined.
    """

    seat: int
    order: str
    why: str
    space: int | None = None
    good: str | None = None
    needs: int | None = None
    has: int | None = None
    could: tuple[str, ...] = ()
    most: int | None = None


class OrderReturned(Event, frozen=True, omit_defaults=True):
    """A lord takes an order back; `locked`: those that become inaccessible for it (DL-6.5), if a season
    follows."""

    seat: int
    order: str
    locked: tuple[str, ...] = ()


# Goods. `source`: what it comes from or is paid for, a place, room, creature, trap, spell, event, ``conquest``
# or ``early_hire`` (DL-4.4). Older chronicles do not note it, or name the place where a creature was hired or a room
# built.


class Gained(Event, frozen=True):
    seat: int
    good: str
    amount: int
    source: str | None = None


class Lost(Event, frozen=True):
    """A lord pays or loses some of a good.

    Attributes:
        adventurer: who takes it, if the source is an adventurer's impatience (DL-22.5).
        why: what a creature or room is paid for: ``hire``, ``wage``, ``attack``, ``strike`` (DL-22.3), or ``build``.
    """

    seat: int
    good: str
    amount: int
    source: str | None = None
    adventurer: str | None = None
    why: str | None = None


class EvilMoved(Event, frozen=True, omit_defaults=True):
    """A counter moves on the evilometer.

    Attributes:
        wanted: by how much it would have moved if the evilometer did not end there (DL-1.8).
        why: what a creature is paid for, as in `Lost`.
    """

    seat: int
    by: int
    to: int
    source: str | None = None
    wanted: int | None = None
    why: str | None = None


class RedCounters(Event, frozen=True):
    seat: int
    amount: int


class Spied(Event, frozen=True):
    """A lord looks at a combat card; others see which one, not its face (DL-5.6)."""

    seat: int
    position: int
    spell: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, spell=None)


class TrapsDrawn(Event, frozen=True, omit_defaults=True):
    """A lord draws traps.

    Attributes:
        extra: whether one of them is above what the space gives, so that one will be given up (DL-5.12).
        free: whether a space that sells traps asks no price for them.
    """

    seat: int
    amount: int
    traps: tuple[str, ...]
    source: str | None = None
    extra: bool = False
    free: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, traps=())


class TrapGone(Event, frozen=True):
    """A trap is discarded or given away unseen (DL-20.3).

    Attributes:
        why: what a creature is paid for, as in `Lost`.
    """

    seat: int
    trap: str | None
    source: str | None = None
    why: str | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, trap=None)


class Dug(Event, frozen=True):
    seat: int
    square: str


class DugFewer(Event, frozen=True):
    """A lord has dug fewer tunnels than the space allows; `why`: imps, squares, choice."""

    seat: int
    amount: int
    most: int
    why: str


class Mined(Event, frozen=True, omit_defaults=True):
    """A lord mines gold.

    Attributes:
        most: what the space allows, if it is more.
        why: why he mines less: tunnels, imps, choice.
        possible: how much he could have mined, if it is his choice.
    """

    seat: int
    amount: int
    most: int | None = None
    why: str | None = None
    possible: int | None = None


class Hired(Event, frozen=True):
    seat: int
    creature: str


class CreatureLost(Event, frozen=True, omit_defaults=True):
    """A creature leaves for good.

    Attributes:
        why: price, event, spell; of a creature that is not paid: choice, short (the lord has too little of a good),
            no_trap, no_monster (there is none to give), or in older chronicles wage.
        good: what he has too little of to pay it.
        needs: how much of it he needs.
        has: how much he has.
    """

    seat: int
    creature: str
    why: str
    good: str | None = None
    needs: int | None = None
    has: int | None = None


class Built(Event, frozen=True, omit_defaults=True):
    """A lord builds a room; `free`: the space asks no price."""

    seat: int
    room: str
    square: str
    free: bool = False


class Produced(Event, frozen=True, omit_defaults=True):
    """A room produces.

    Attributes:
        times: how often it has this round (DL-6.2).
        workers: how many work there for it.
    """

    seat: int
    room: str
    times: int = 1
    workers: int | None = None


class RoomsIdle(Event, frozen=True, omit_defaults=True):
    """A lord ends production, and rooms of his have not been used in this round.

    Attributes:
        rooms: all of them.
        could: those that he could have used.
    """

    seat: int
    rooms: tuple[str, ...]
    could: tuple[str, ...] = ()


# Events (DL-7, DL-22).


class EventHappens(Event, frozen=True):
    tile: str


class SpecialHappens(Event, frozen=True):
    special: str


class Spared(Event, frozen=True):
    """A lord has nothing that the special event `source` could take, or too little."""

    seat: int
    source: str


class NobodyToPay(Event, frozen=True):
    """On payday a lord has no creatures."""

    seat: int


class WagePaid(Event, frozen=True):
    seat: int
    creature: str


class OnStrike(Event, frozen=True):
    seat: int
    creature: str


class TaxPaid(Event, frozen=True, omit_defaults=True):
    """A lord pays taxes.

    Attributes:
        paid: how much.
        due: how much he owes.
        tiles: for how many tiles; older chronicles do not note it, and tell the payment as `Lost`, too.
        per: for how many of them he owes 1 gold.
        source: what the taxes come from: ``taxes``, or a special event.
        why: why he pays less than he owes: gold (he has no more), choice.
    """

    seat: int
    paid: int
    due: int
    tiles: int | None = None
    per: int | None = None
    source: str | None = None
    why: str | None = None


# The paladin (DL-10).


class PaladinComes(Event, frozen=True):
    """The paladin visits a lord (DL-10).

    Attributes:
        evil: how evil the lord is.
        rival: the lord whom he leaves.
    """

    seat: int
    evil: int | None = None
    rival: int | None = None


class PaladinStays(Event, frozen=True):
    """A special event that would send the paladin out finds him with a lord already, and does nothing (DL-22.6)."""

    seat: int


class PaladinGoes(Event, frozen=True):
    """The paladin leaves the game."""


# Combat (DL-11). `hp`: the hit points printed on an adventurer, if others of his class came with him this year: they
# distinguish him until the combat ends. `symbols`: those of his class on him, if others have as many hit points.
# `nth`: which of those with the same of both he is in the party, from the front, if there are several. `left`: how many
# hit points he has after the event; older chronicles do not note it.


class CombatRoundBegins(Event, frozen=True):
    round: int


class Marked(Event, frozen=True, omit_defaults=True):
    """The party marches to the tile closest to the entrance; `others`: those as close, among which the lord chose."""

    seat: int
    square: str
    others: tuple[str, ...] = ()


class Planned(Event, frozen=True, omit_defaults=True):
    """A lord has planned a battle. The traps are face down: only their number is public.

    Attributes:
        could: of a tile to which he sends no creature, those that he could have sent.
        held: of a tile that is left undefended, how many traps he holds; nobody else knows whether he could have paid
            for them.
        room: the room in which several creatures fight.
    """

    seat: int
    square: str
    traps: int
    creatures: tuple[str, ...]
    could: tuple[str, ...] = ()
    held: int | None = None
    room: str | None = None


class PlanReturns(Event, frozen=True):
    """The party is gone before the battle, and the plan is taken back (DL-10.6)."""

    seat: int


class CardTurnedUp(Event, frozen=True):
    round: int
    spell: str


class PrisonerFreed(Event, frozen=True):
    seat: int
    adventurer: str


class NothingToConquer(Event, frozen=True):
    seat: int


class BattleBegins(Event, frozen=True):
    seat: int
    square: str


class TrapSprung(Event, frozen=True, omit_defaults=True):
    """A trap goes off.

    Attributes:
        room: where the battle is, if a trap costs more gold there (DL-11.3).
        amount: how much more.
        free: whether it costs nothing.
    """

    seat: int
    trap: str
    room: str | None = None
    amount: int | None = None
    free: bool = False


class Prevented(Event, frozen=True, omit_defaults=True):
    seat: int
    adventurer: str
    amount: int
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class Aimed(Event, frozen=True, omit_defaults=True):
    """A dart flies at an adventurer; `later`: the damage that it deals once more, after the conquest (DL-11.15)."""

    seat: int
    adventurer: str
    later: int | None = None
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class Hit(Event, frozen=True, omit_defaults=True):
    """An adventurer takes damage; `by`: trap, creature, fatigue, dart; `source`: which trap or creature."""

    seat: int
    adventurer: str
    amount: int
    by: str
    source: str | None = None
    left: int | None = None
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class Absorbed(Event, frozen=True, omit_defaults=True):
    """The Magic Shield absorbs a point, or an invisible wizard ignores damage."""

    seat: int
    adventurer: str
    amount: int
    spell: str
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class Eliminated(Event, frozen=True, omit_defaults=True):
    seat: int
    adventurer: str
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class DecoyVanishes(Event, frozen=True):
    seat: int


class SpellCast(Event, frozen=True, omit_defaults=True):
    """The party casts the card's spell.

    Attributes:
        why: why it does nothing: harmless (it never does anything); goods, imps, prisoners (the lord has none);
            monsters (none was sent); wizards (there is none to hide); unhurt (there is no damage to remove).
    """

    seat: int
    spell: str
    why: str | None = None


class SpellFails(Event, frozen=True):
    """The party cannot cast the spell; `why`: magic, dart, room.

    Attributes:
        needs: how much magic the round takes, if that is what the party lacks.
        has: how much it has.
    """

    seat: int
    spell: str
    why: str
    needs: int | None = None
    has: int | None = None


class CreatureActs(Event, frozen=True, omit_defaults=True):
    """A creature attacks.

    Attributes:
        room: where the battle is, if the creature strikes harder there (DL-16.1).
        bonus: how much harder.
    """

    seat: int
    creature: str
    attack: str
    room: str | None = None
    bonus: int | None = None


class KnockedOut(Event, frozen=True, omit_defaults=True):
    """A creature has acted.

    Attributes:
        why: second (its second hit is still to come), nobody (nobody is left for that), idle (it could attack nobody).
    """

    seat: int
    creature: str
    why: str | None = None


class ReturnsFaceUp(Event, frozen=True):
    seat: int
    creature: str


class Withdrawn(Event, frozen=True):
    seat: int
    creature: str


class BecomesSheep(Event, frozen=True):
    seat: int
    creature: str


class Healed(Event, frozen=True, omit_defaults=True):
    """An adventurer's damage is removed.

    Attributes:
        healers: the classes of those who heal; a spell heals without them.
        hearts: how many hearts they have.
        source: the spell.
    """

    seat: int
    adventurer: str
    amount: int
    healers: tuple[str, ...] = ()
    hearts: int | None = None
    source: str | None = None
    left: int | None = None
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class HealingPrevented(Event, frozen=True, omit_defaults=True):
    """The party cannot heal; `source`: the trap or creature that prevents it."""

    seat: int
    source: str | None = None


class Strengthened(Event, frozen=True, omit_defaults=True):
    """Create Food gives an adventurer one more hit point."""

    seat: int
    adventurer: str
    nth: int | None = None
    hp: int | None = None
    symbols: int | None = None


class ConquestPrevented(Event, frozen=True, omit_defaults=True):
    """There is neither fatigue nor conquest; `source`: the trap or creature that prevents them."""

    seat: int
    source: str | None = None


class Tired(Event, frozen=True, omit_defaults=True):
    """The march tires the party; ``source``: the combat card that says how much, unless it is training."""

    seat: int
    amount: int
    source: str | None = None


class Conquered(Event, frozen=True):
    """A tile is conquered; ``room``: what was built there."""

    seat: int
    square: str
    room: str | None = None


class PartyGone(Event, frozen=True):
    seat: int


class SurvivorsLeave(Event, frozen=True):
    seat: int
    adventurers: tuple[str, ...]


# The end (DL-13).


class Scored(Event, frozen=True):
    seat: int
    points: int


class TitleWon(Event, frozen=True, omit_defaults=True):
    """Lords win a title (DL-13.2).

    Attributes:
        has: how many each of them has of what it counts, the most or the fewest.
        points: how many points it brings each of them.
    """

    title: str
    seats: tuple[int, ...]
    has: int | None = None
    points: int | None = None
