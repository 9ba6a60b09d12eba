"""The events of Dungeoneer. All are public except where `seen_by` says otherwise (DN-20).

``seat`` is the player concerned, ``rival`` another one. ``foe`` is a fighter: the id of a monster or a hero. ``cause``
is what does it: a card, quest, location, monster or hero; beside it, ``why`` is one of `event_causes.REASONS`. ``why``
and ``by`` are words that texts select on; all other strings are ids.

A field with a default has been added later, or often has nothing to say; JSON leaves it out then.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.base.event import Event

Bonuses = tuple[tuple[str, int], ...]
"""What is added to a number: the id of each source (a card, quest or location), and how much it adds."""

# The game and its turns (DN-2, DN-4).


class HeroEnters(Event, frozen=True):
    """A hero enters the dungeon: at the start, or after his predecessor's death (DN-13.2)."""

    seat: int
    hero: str
    location: str


class FirstPlayer(Event, frozen=True, omit_defaults=True):
    """The first player is decided by dice, one for each player (DN-2.6).

    `dice`: by seat; `again`: those of players who have rolled again after a tie.
    """

    seat: int
    dice: tuple[int, ...] = ()
    again: tuple[int, ...] = ()


class TurnBegins(Event, frozen=True):
    seat: int
    round: int


class PhaseBegins(Event, frozen=True):
    seat: int
    phase: str


class Recovered(Event, frozen=True, omit_defaults=True):
    """A hero recovers: the action points of a new turn (DN-4.1).

    `base`: the printed speed, or what a variant gives in its place; `bonuses`: what is added to it. `form`: the stat
    that `base` is; None if a variant gives it.
    """

    seat: int
    ap: int
    base: int | None = None
    bonuses: Bonuses = ()
    form: str | None = None


class ApSaved(Event, frozen=True):
    """One action point is kept until the next recovery (DN-4.5)."""

    seat: int


class GameOver(Event, frozen=True):
    """`seats` have won; `why`: quests, survivor (DN-1.2), or death: the solo game is lost (DN-14.1)."""

    seats: tuple[int, ...]
    why: str


# Locations (DN-3, DN-10.8).


class LocationDrawn(Event, frozen=True):
    seat: int
    location: str


class LocationPlaced(Event, frozen=True):
    """A location is laid.

    Attributes:
        seat: who lays it.
        location: which one.
        square: on which cell.
        turned: by 180° (1) or upright (0).
        beside: a location from which one can go there; None in older chronicles.
        side: in which direction from that.
        glory: the glory that is printed on it.
        peril: the peril.
        hazards: its kinds of hazards.
        ap: the action points for which it has been explored (DN-4.4); None: it came without exploring.
        why: ``each_turn`` if it is the one that every turn brings without a price (DN-4.3).
    """

    seat: int
    location: str
    square: str
    turned: int
    beside: str | None = None
    side: str | None = None
    glory: int = 0
    peril: int = 0
    hazards: tuple[str, ...] = ()
    ap: int | None = None
    why: str = ""


class LocationUnder(Event, frozen=True):
    """A location card that fits nowhere goes under the stack (DN-3.5)."""

    seat: int
    location: str


class LocationPassed(Event, frozen=True):
    """A neighbour places a location of the player's own quest (DN-13.5)."""

    seat: int
    location: str
    rival: int


class LocationLeftOver(Event, frozen=True):
    """A location card that fits nowhere leaves the game (DN-13.1)."""

    seat: int
    location: str


class LocationsSeen(Event, frozen=True):
    """A player gets location cards, which only that player sees (DN-13.1); the others learn how many.

    Cards looked at before one is kept (tomb-a27) are shown by the question, not by an event.
    """

    seat: int
    n: int
    locations: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, locations=())


class Shifted(Event, frozen=True):
    """A location has moved or turned (DN-10.8).

    `beside`, `side`: where it lies now, as in `LocationPlaced`; None in older chronicles.
    """

    location: str
    square: str
    turned: int
    beside: str | None = None
    side: str | None = None


class Deactivated(Event, frozen=True):
    """A token deactivates `what`: a hazard, or the side of an exit (DN-9.8)."""

    seat: int
    location: str
    what: str


class Bridged(Event, frozen=True):
    """The bridge token joins this side, a wall, with the one behind it (DN-9.8)."""

    seat: int
    location: str
    side: str


class ExitBarred(Event, frozen=True):
    """A portcullis falls (tomb-a39)."""

    location: str
    side: str


class ExitOpened(Event, frozen=True):
    """An exit at which a hero has failed stays open while he is there (DN-9.4)."""

    seat: int
    location: str
    side: str


# Heroes: movement and counters (DN-8, DN-9, DN-10).


class Moved(Event, frozen=True, omit_defaults=True):
    """A hero takes a step. `revisited`: the location has points, but is not new to him this turn (DN-8.2)."""

    seat: int
    location: str
    revisited: bool = False


class Transferred(Event, frozen=True, omit_defaults=True):
    """A hero is put elsewhere. `revisited`: in his own turn, as for a step."""

    seat: int
    location: str
    cause: str | None = None
    why: str = ""
    revisited: bool = False


class Fell(Event, frozen=True, omit_defaults=True):
    seat: int
    cause: str | None = None
    why: str = ""


class StoodUp(Event, frozen=True):
    seat: int


class LainDown(Event, frozen=True):
    """A hero lies down by its player's choice, not by a fall (DN-13.7, DN-13.8)."""

    seat: int


class Glory(Event, frozen=True, omit_defaults=True):
    """A player gains glory, or loses it if `n` is negative."""

    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Peril(Event, frozen=True, omit_defaults=True):
    """A player gains peril, or loses it if `n` is negative.

    `rival`: who gives it, for a wound that this player's monster dealt (DN-6.8).
    """

    seat: int
    n: int
    cause: str | None = None
    why: str = ""
    rival: int | None = None


class ActionPoints(Event, frozen=True, omit_defaults=True):
    """A hero gains action points, or loses them without spending if `n` is negative."""

    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Level(Event, frozen=True, omit_defaults=True):
    """A hero's level changes to `level`; `melee`, `magic` and `speed` are what he has then, with all that lies open.

    `was`: the level before. `old_melee`, `old_magic`, `old_speed`: what he had at that, where it is different.
    """

    seat: int
    level: int
    cause: str | None = None
    why: str = ""
    melee: int | None = None
    magic: int | None = None
    speed: int | None = None
    was: int | None = None
    old_melee: int | None = None
    old_magic: int | None = None
    old_speed: int | None = None


class Healed(Event, frozen=True, omit_defaults=True):
    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Wounded(Event, frozen=True, omit_defaults=True):
    """A hero is wounded; `life` is what he has left."""

    seat: int
    n: int
    life: int
    cause: str | None = None
    why: str = ""


class LifeGiven(Event, frozen=True, omit_defaults=True):
    """Life is sacrificed, which is not a wound (DN-11.5)."""

    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Revived(Event, frozen=True, omit_defaults=True):
    """A dying hero is saved (tomb-a29)."""

    seat: int
    life: int
    cause: str | None = None
    why: str = ""


class Chilled(Event, frozen=True, omit_defaults=True):
    """A hero will recover fewer action points (DN-19.6)."""

    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Prevented(Event, frozen=True, omit_defaults=True):
    """Wounds are prevented."""

    seat: int
    n: int
    cause: str | None = None
    why: str = ""


class Died(Event, frozen=True):
    seat: int


class Resurrected(Event, frozen=True):
    """A player whose hero has died continues with a new one (DN-13.2)."""

    seat: int
    hero: str


# Dice (DN-6, DN-7, DN-14).


class Rolled(Event, frozen=True, omit_defaults=True):
    """A roll with everything that counts.

    `seat` rolls, or `foe` if it is a monster. `why`: attack, counter, threat, quest, card. `form`: the stat that is
    added, if one is. `kept`: the die that counts; `plus`: all that is added to it; `need`: what must be reached, 0 in
    battle. `by`: what a threat comes from, one of `card_index.AGAINST`, or ``standing_up``; `source`: its card, quest
    or location, or the opponent in battle. `base` and `bonuses` make up `plus`: the printed stat, and what is added to
    it. `success`: whether a threat is passed. `idle`: nothing follows from that, as the card or place says. `printed`
    and `danger`: what `need` is made of, if the danger of the place adds to it.
    """

    seat: int | None
    foe: str | None
    why: str
    form: str | None
    dice: tuple[int, ...]
    kept: int
    plus: int
    total: int
    need: int
    by: str = ""
    source: str | None = None
    base: int | None = None
    bonuses: Bonuses = ()
    success: bool | None = None
    idle: bool = False
    printed: int | None = None
    danger: int | None = None


class DiceRolled(Event, frozen=True, omit_defaults=True):
    """Dice decide what a quest or a card does; `source` is that card. `why`: quest, card.

    `counted`: the dice that count; `total`: their sum with `plus`, or the lowest of them if `each` must reach `need`.
    """

    seat: int
    source: str
    why: str
    dice: tuple[int, ...]
    plus: int
    need: int
    success: bool
    counted: tuple[int, ...] = ()
    total: int | None = None
    each: bool = False


class Tested(Event, frozen=True):
    """A threat is tested; `by` is what it comes from, one of `card_index.AGAINST`."""

    seat: int
    by: str
    success: bool


class SoloDice(Event, frozen=True):
    """Dice are rolled instead of peril: each that shows `peril` or less draws a peril card (DN-14.2)."""

    seat: int
    dice: tuple[int, ...]
    peril: int
    n: int


# Cards (DN-10).


class Drawn(Event, frozen=True, omit_defaults=True):
    """A card is drawn. The others see its back: `deck` is the deck if there are two, otherwise None (DN-12.1)."""

    seat: int
    card: str | None
    deck: str | None = None
    cause: str | None = None
    why: str = ""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Reshuffled(Event, frozen=True):
    """The discards are reshuffled: `deck` is the deck if there are two, otherwise None."""

    deck: str | None


class Discarded(Event, frozen=True, omit_defaults=True):
    """A card is discarded; `seat` is None for nobody's card (DN-14)."""

    seat: int | None
    card: str
    cause: str | None = None
    why: str = ""


class Played(Event, frozen=True, omit_defaults=True):
    """A card is declared and paid for; then it acts. `rival`: on whom a peril card is played, or who pays for it.

    `seat`: None for a bane that the dice of the solo game have drawn (DN-14.2). `price`: the glory or peril that is
    paid; None in older chronicles, which tell it in another event. `aimed`: whether it is played on the rival's hero,
    not only paid for by him.
    """

    seat: int | None
    card: str
    rival: int | None
    x: int | None
    price: int | None = None
    aimed: bool = False


class Used(Event, frozen=True, omit_defaults=True):
    """A player uses an effect of something that lies open: a card, the hero, a location, a quest.

    `glory`, `ap`: what is paid for it. `plus`: what it adds to the roll about to be made; `more`: how many dice.
    `left`: the tokens that are left on the card, where one is paid. `why`: ``rid`` if the player only gets rid of the
    card, ``search`` if he searches for what the quest is about (DN-11.7).
    """

    seat: int
    source: str
    glory: int | None = None
    ap: int | None = None
    plus: int | None = None
    more: int | None = None
    left: int | None = None
    why: str = ""


class Cancelled(Event, frozen=True, omit_defaults=True):
    """The seat cancels a card that was declared (DN-15.3)."""

    seat: int
    card: str
    cause: str | None = None
    why: str = ""


class Attached(Event, frozen=True):
    """A card goes under another one; `seat` is None in the solo game, where nobody chooses the host (DN-14.3)."""

    seat: int | None
    card: str
    host: str


class BackToHand(Event, frozen=True, omit_defaults=True):
    """A monster that everybody has seen returns to the hand (DN-6.7), where it is not marked (DN-20.2).

    `why`: how it has come through the battle; empty if a card has taken it out.
    """

    seat: int
    card: str
    cause: str | None = None
    why: str = ""


class ToLair(Event, frozen=True, omit_defaults=True):
    """A monster goes to a lair; `seat` is None for the lair of the harder solo game (DN-14.4).

    `why`: how it has come through the battle.
    """

    seat: int | None
    card: str
    cause: str | None = None
    why: str = ""


# Misdeeds and battle (DN-5, DN-6).


class Sent(Event, frozen=True, omit_defaults=True):
    """An encounter is declared against a hero (DN-5.2); drawn, if `seat` is None (DN-14.2).

    `price`: the peril that the hero's player pays; None in older chronicles, which tell it in another event.
    """

    seat: int | None
    card: str
    rival: int
    price: int | None = None


class TrapSprings(Event, frozen=True):
    """A trap sent against the rival springs; it hits everyone who is there (DN-7.2). `seat`: None in the solo game."""

    card: str
    seat: int | None
    rival: int


class OutOfReach(Event, frozen=True):
    """A monster's target has left, or a trap finds nobody where it was sent (DN-5.4, DN-7.2)."""

    card: str
    seat: int


class Attacks(Event, frozen=True, omit_defaults=True):
    """A monster or hero attacks; `seat` is its player, None for a quest's monster or one of the solo game.

    `rival`: who rolls for a quest's monster (DN-11.6).
    """

    foe: str
    seat: int | None
    defender: str
    form: str
    rival: int | None = None


class AttackerRemoved(Event, frozen=True):
    """A monster leaves the battle without being beaten; `why`: the card's ``mode``."""

    foe: str
    why: str


class Compared(Event, frozen=True, omit_defaults=True):
    """Two rolls are compared (DN-6.5).

    `by`: who strikes, foe or defender, or tie; empty if a card keeps the higher roll from striking. `seat`: the player
    of the one who strikes; None for a quest's monster or one of the solo game.
    """

    foe: str
    total: int
    defender: str
    counter: int
    by: str = ""
    seat: int | None = None


class MonsterWounded(Event, frozen=True, omit_defaults=True):
    """A monster is wounded; `life` is what it has left."""

    foe: str
    n: int
    life: int
    cause: str | None = None
    why: str = ""


class MonsterHealed(Event, frozen=True, omit_defaults=True):
    """A monster is healed; `life` is what it has now."""

    foe: str
    n: int
    life: int
    cause: str | None = None
    why: str = ""


class MonsterBeaten(Event, frozen=True):
    """A monster is beaten, by a seat's hero or by nobody."""

    foe: str
    seat: int | None


# Quests (DN-11).


class QuestOpened(Event, frozen=True):
    """A quest is opened: a seat's own, or a global one."""

    quest: str
    seat: int | None


class QuestAttempted(Event, frozen=True):
    seat: int
    quest: str


class AttemptFailed(Event, frozen=True):
    """An attempt is over, and the quest is not completed (DN-11.1). Where a roll decides, the roll says it."""

    seat: int
    quest: str


class Searched(Event, frozen=True):
    """A search: one die plus the distance to the nearest entrance (DN-11.7)."""

    seat: int
    quest: str
    die: int
    distance: int
    need: int
    success: bool


class QuestCompleted(Event, frozen=True):
    seat: int
    quest: str


class QuestReplaced(Event, frozen=True):
    """The new quest is drawn; next, the old one goes under the deck (DN-18.1)."""

    seat: int
    quest: str
    new: str


class QuestUnder(Event, frozen=True):
    """A quest goes under the deck (DN-17.1)."""

    quest: str


class PickedUp(Event, frozen=True):
    """An escort is picked up (DN-11.8)."""

    seat: int
    quest: str


class TokenTaken(Event, frozen=True):
    """A strike takes an escort from a rival (DN-6.12)."""

    seat: int
    quest: str
    rival: int


class TokenDropped(Event, frozen=True):
    seat: int
    quest: str
    location: str
