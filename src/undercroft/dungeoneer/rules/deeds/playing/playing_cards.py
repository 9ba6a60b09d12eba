"""Playing a card: the target, the price, the chance to cancel it, and what it does (DN-10)."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from typing import Any, ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import PICK, TARGET, X
from undercroft.dungeoneer.board.card_piles import attach, off_the_table, prepare, take_from_hand
from undercroft.dungeoneer.board.hero import keeper
from undercroft.dungeoneer.board.numbers.stats import price, space
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import CardNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import ATTACHMENT, BY_OTHER, CARDS, EFFECTS, INSTANT, TREASURE, Card
from undercroft.dungeoneer.rules.deeds.card_limits import AtOnce, check_limits
from undercroft.dungeoneer.rules.deeds.harm.wounds import Wounds
from undercroft.dungeoneer.rules.deeds.hero_counters import pay_glory, pay_peril
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.playability.playable_cards import payers
from undercroft.dungeoneer.rules.questions.playability.usable_effects import used_up_by
from undercroft.dungeoneer.rules.questions.question_frames import Part, Pick, nearest
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import AMOUNT, CHOOSE_ONE, Prompt

PAID: Final = 4
"""The part of playing a card that comes when it has been paid for: it acts."""


def price_with_x(state: Position, seat: int, card: Card, x: int) -> int:
    """Return what playing the card costs in glory or peril, with its X (DN-19.2)."""
    return price(state, seat, card) + x


def life_price(card: Card) -> int:
    """Return what playing the card costs in life."""
    return _LIFE_PRICES[card.number]


_LIFE_PRICES: Final = tuple([sum([EFFECTS[n].cost.life for n in card.played]) for card in CARDS])


class Playing(Part):
    """One card being played: announced, aimed, paid, perhaps cancelled, carried out."""

    seat: int
    """Who plays it."""
    card: CardNumber
    """The card; it lies on the table until it has acted."""
    target: int = -1
    """The seat it is played on or that pays for it; the player's own seat for a glory card."""
    x: int = 0
    """The X paid for it."""
    host: CardNumber = -1
    """What an attachment goes under; −1 none."""
    cancelled: int = 0
    """1 once somebody has cancelled it (DN-15.3)."""
    step: int = 0
    """Which part is next."""

    parts: ClassVar[tuple[Callable[[Any, Position], None], ...]]
    """What happens, in order."""

    def settled(self, state: Position) -> bool:
        return bool(self.cancelled)

    @property
    def coming(self) -> tuple[int, ...]:
        """The effects of a card that has been paid for and not cancelled, until they act."""
        return CARDS[self.card].played if self.step == PAID and not self.cancelled else ()

    @property
    def aimed(self) -> bool:
        """Whether it is played on a rival's hero."""
        card = CARDS[self.card]
        return not card.glory and not card.own

    def because(self, state: Position) -> EventCause:
        return EventCause(CARDS[self.card].id, "price")

    def advance(self, state: Position) -> bool:
        part = self.step
        self.step = part + 1
        self.parts[part](self, state)
        return False

    def _aim(self, state: Position) -> None:
        if CARDS[self.card].glory:
            self.target = self.seat
        else:
            state.stack.append(Aim(self.seat))

    def _x(self, state: Position) -> None:
        if CARDS[self.card].x:
            state.stack.append(ChooseX(self.seat))

    def _host(self, state: Position) -> None:
        if CARDS[self.card].duration == ATTACHMENT:
            state.stack.append(ChooseHost(self.seat))

    def _pay(self, state: Position) -> None:
        card = CARDS[self.card]
        pay, rival = (pay_glory, None) if card.glory else (pay_peril, self.target)
        paid = pay(state, self.target, price_with_x(state, self.seat, card, self.x))
        state.disclose()
        state.tell(events.Played, self.seat, card.id, rival, self.x or None, paid or None, self.aimed)
        open_window(state, WindowMoment.DECLARED, self.aimed << self.target)

    def _act(self, state: Position) -> None:
        card = CARDS[self.card]
        if self.cancelled:
            off_the_table(state, self.card)
            state.stack.pop()
            return
        victim = self.target if self.aimed else -1
        if card.duration == ATTACHMENT:
            attach(state, self.seat, self.card, self.host)
        elif card.duration != INSTANT:
            prepare(state, self.seat, self.card, victim if not card.on_the_map else -1)
        cost = life_price(card)
        effects = tuple([n for n in card.played if EFFECTS[n].do != "attach"])
        if effects:
            place = state.heroes[victim].location if self.aimed else -1
            state.stack.append(Scene(effects, self.seat, self.seat, victim, x=self.x, location=place))
        if cost:
            state.converted |= 1 << self.seat
            state.stack.append(Wounds(self.seat, cost, BY_OTHER, certain=1))

    def _finish(self, state: Position) -> None:
        state.stack.pop()
        if self.card in state.table:
            off_the_table(state, self.card)
        seat = keeper(self.seat)
        treasures = state.heroes[seat].treasures
        if self.card in treasures and space(state, seat, TREASURE) < 0 and used_up_by(self.card):
            state.stack.append(AtOnce(seat, self.card))
        else:
            check_limits(state, seat)


Playing.parts = (Playing._aim, Playing._x, Playing._host, Playing._pay, Playing._act, Playing._finish)


class OfPlaying(Pick):
    """A question about the card being played; the frame below is its `Playing`."""

    def playing(self, state: Position) -> Playing:
        """Return the frame of the card that the question is about."""
        playing = nearest(state, Playing)
        assert playing is not None
        return playing


class Aim(OfPlaying):
    """The player chooses on whom the card is played, or who pays for it (DN-5.1)."""

    def options(self, state: Position) -> Seq[Action]:
        return [TARGET[rival] for rival in payers(state, self.seat, CARDS[self.playing(state).card])]

    def ask(self, state: Position, seat: int) -> Prompt:
        playing = self.playing(state)
        return Prompt("target" if playing.aimed else "payer", CHOOSE_ONE, "DN-5.1", CARDS[playing.card].id)

    def picked(self, state: Position, value: int) -> None:
        self.playing(state).target = value


class ChooseX(OfPlaying):
    """The player chooses an X that can be paid (DN-19.2)."""

    def options(self, state: Position) -> Seq[Action]:
        playing = self.playing(state)
        card = CARDS[playing.card]
        payer = state.heroes[playing.target]
        most = (payer.glory if card.glory else payer.peril) - price(state, self.seat, card)
        return X[card.x_least : min(most, card.x_most) + 1]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("x", AMOUNT, "DN-19.2", CARDS[self.playing(state).card].id)

    def picked(self, state: Position, value: int) -> None:
        self.playing(state).x = value


class ChooseHost(OfPlaying):
    """The player chooses what the attachment goes under (DN-10.4)."""

    def options(self, state: Position) -> Seq[Action]:
        card = CARDS[self.playing(state).card]
        return [PICK[host] for host in hosts(state, self.seat, card)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("host", CHOOSE_ONE, "DN-10.4", CARDS[self.playing(state).card].id)

    def picked(self, state: Position, value: int) -> None:
        self.playing(state).host = value


def hosts(state: Position, seat: int, card: Card) -> list[int]:
    """Return what an attachment may go under: the player's own treasures, or monsters in the lair or declared this
    phase.
    """
    attaching = next(EFFECTS[n] for n in card.played if EFFECTS[n].do == "attach")
    hero = state.heroes[seat]
    if card.glory:
        return [c for c in hero.treasures if CARDS[c].face.type in attaching.types]
    monsters = [*hero.lair, *[c for c in state.table if c in hero.sent]]
    families = attaching.families
    return [c for c in monsters if CARDS[c].monster is not None and (not families or CARDS[c].face.type in families)]


def begin_playing(state: Position, seat: int, action: Action) -> None:
    """Announce a card: from the hand to the table."""
    assert isinstance(action, Numbered)
    take_from_hand(state, seat, action.value)
    state.stack.append(Playing(seat, action.value))
