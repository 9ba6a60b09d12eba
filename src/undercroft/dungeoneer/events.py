"""The events of Dungeoneer. All are public except where `seen_by` says otherwise (DN-20).

``seat`` is the player concerned, ``rival`` another one. ``foe`` is a fighter: the id of a monster or a hero. ``why``
and ``by`` are words that texts select on; all other strings are ids.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Event

# The game and its turns (DN-2, DN-4).


class HeroEnters(Event, frozen=True):
    """A hero enters the dungeon: at the start, or after his predecessor's death (DN-13.2)."""

    seat: int
    hero: str
    location: str


class FirstPlayer(Event, frozen=True):
    """The first player is decided by dice, one for each player (DN-2.6)."""

    seat: int


class TurnBegins(Event, frozen=True):
    seat: int
    round: int


class PhaseBegins(Event, frozen=True):
    seat: int
    phase: str


class Recovered(Event, frozen=True):
    """A hero recovers: the action points of a new turn (DN-4.1)."""

    seat: int
    ap: int


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
    """A location is laid; `turned`: by 180° (1) or upright (0)."""

    seat: int
    location: str
    square: str
    turned: int


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
    """A location has moved or turned (DN-10.8)."""

    location: str
    square: str
    turned: int


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


class Moved(Event, frozen=True):
    seat: int
    location: str


class Transferred(Event, frozen=True):
    seat: int
    location: str


class Fell(Event, frozen=True):
    seat: int


class StoodUp(Event, frozen=True):
    seat: int


class LainDown(Event, frozen=True):
    """A hero lies down by its player's choice, not by a fall (DN-13.7, DN-13.8)."""

    seat: int


class Glory(Event, frozen=True):
    """A player gains glory, or loses it if `n` is negative."""

    seat: int
    n: int


class Peril(Event, frozen=True):
    """A player gains peril, or loses it if `n` is negative."""

    seat: int
    n: int


class ActionPoints(Event, frozen=True):
    """A hero gains action points, or loses them without spending if `n` is negative."""

    seat: int
    n: int


class Level(Event, frozen=True):
    """A hero's level changes to `level`."""

    seat: int
    level: int


class Healed(Event, frozen=True):
    seat: int
    n: int


class Wounded(Event, frozen=True):
    """A hero is wounded; `life` is what he has left."""

    seat: int
    n: int
    life: int


class LifeGiven(Event, frozen=True):
    """Life is sacrificed, which is not a wound (DN-11.5)."""

    seat: int
    n: int


class Revived(Event, frozen=True):
    """A dying hero is saved (tomb-a29)."""

    seat: int
    life: int


class Chilled(Event, frozen=True):
    """A hero will recover fewer action points (DN-19.6)."""

    seat: int
    n: int


class Prevented(Event, frozen=True):
    """Wounds are prevented."""

    seat: int
    n: int


class Died(Event, frozen=True):
    seat: int


class Resurrected(Event, frozen=True):
    """A player whose hero has died continues with a new one (DN-13.2)."""

    seat: int
    hero: str


# Dice (DN-6, DN-7, DN-14).


class Rolled(Event, frozen=True):
    """A roll with everything that counts.

    `seat` rolls, or `foe` if it is a monster. `why`: attack, counter, threat, quest, card. `form`: the stat that is
    added, if one is. `kept`: the die that counts; `plus`: all that is added to it; `need`: what must be reached, 0
    in battle.
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


class DiceRolled(Event, frozen=True):
    """Dice decide what a quest or a card does; `source` is that card. `why`: quest, card."""

    seat: int
    source: str
    why: str
    dice: tuple[int, ...]
    plus: int
    need: int
    success: bool


class Tested(Event, frozen=True):
    """A threat is tested; `by` is what it comes from, one of `cards.AGAINST`."""

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


class Drawn(Event, frozen=True):
    """A card is drawn. The others see its back: `deck` is the deck if there are two, otherwise None (DN-12.1)."""

    seat: int
    card: str | None
    deck: str | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Reshuffled(Event, frozen=True):
    """The discards are reshuffled: `deck` is the deck if there are two, otherwise None."""

    deck: str | None


class Discarded(Event, frozen=True):
    """A card is discarded; `seat` is None for nobody's card (DN-14)."""

    seat: int | None
    card: str


class Played(Event, frozen=True):
    """A card is declared; it is paid next, then it acts. `rival`: on whom a peril card is played, or who pays for it.

    `seat`: None for a bane that the dice of the solo game have drawn (DN-14.2).
    """

    seat: int | None
    card: str
    rival: int | None
    x: int | None


class Used(Event, frozen=True):
    """A player uses an effect of something that lies open: a card, the hero, a location, a quest."""

    seat: int
    source: str


class Cancelled(Event, frozen=True):
    """The seat cancels a card that was declared (DN-15.3)."""

    seat: int
    card: str


class Attached(Event, frozen=True):
    """A card goes under another one; `seat` is None in the solo game, where nobody chooses the host (DN-14.3)."""

    seat: int | None
    card: str
    host: str


class BackToHand(Event, frozen=True):
    """A monster that everybody has seen returns to the hand (DN-6.7), where it is not marked (DN-20.2)."""

    seat: int
    card: str


class ToLair(Event, frozen=True):
    """A monster goes to a lair; `seat` is None for the lair of the harder solo game (DN-14.4)."""

    seat: int | None
    card: str


# Misdeeds and battle (DN-5, DN-6).


class Sent(Event, frozen=True):
    """An encounter is declared against a hero (DN-5.2); drawn, if `seat` is None (DN-14.2)."""

    seat: int | None
    card: str
    rival: int


class TrapSprings(Event, frozen=True):
    """A trap sent against the rival springs; it hits everyone who is there (DN-7.2). `seat`: None in the solo game."""

    card: str
    seat: int | None
    rival: int


class OutOfReach(Event, frozen=True):
    """A monster's target has left, or a trap finds nobody where it was sent (DN-5.4, DN-7.2)."""

    card: str
    seat: int


class Attacks(Event, frozen=True):
    """A monster or hero attacks; `seat` is its player, None for a monster of the solo game."""

    foe: str
    seat: int | None
    defender: str
    form: str


class AttackerRemoved(Event, frozen=True):
    """A monster leaves the battle without being beaten; `why`: the card's ``mode``."""

    foe: str
    why: str


class Compared(Event, frozen=True):
    foe: str
    total: int
    defender: str
    counter: int


class MonsterWounded(Event, frozen=True):
    """A monster is wounded; `life` is what it has left."""

    foe: str
    n: int
    life: int


class MonsterHealed(Event, frozen=True):
    """A monster is healed; `life` is what it has now."""

    foe: str
    n: int
    life: int


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
