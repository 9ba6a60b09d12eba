"""Using an effect of something that lies open: price, window, effect (DN-4.7)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import PICK, Use, X
from undercroft.dungeoneer.board.card_piles import discard_from_hand, discard_prepared
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import USED_UP, EventCause
from undercroft.dungeoneer.board.terms.identifiers import CardNumber, LocationNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import BY_OTHER, EFFECTS, SOURCES, Card, Quest
from undercroft.dungeoneer.rules.deeds.card_limits import check_limits
from undercroft.dungeoneer.rules.deeds.harm.wounds import Wounds
from undercroft.dungeoneer.rules.deeds.hero_counters import pay_glory, spend_ap
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.playability.usable_effects import fodder
from undercroft.dungeoneer.rules.questions.playability.usage_limits import note_use
from undercroft.dungeoneer.rules.questions.question_frames import InUse, Pick, nearest
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import AMOUNT, CHOOSE_ONE, Prompt

PAID: Final = 3
"""The part of a use that comes when it has been paid for: the effect acts."""


def glory_price(effect: int, x: int) -> int:
    """Return what using the effect costs in glory, with its X."""
    return EFFECTS[effect].cost.glory + x


PURPOSES: Final = {("discard", "this"): "rid", ("search", ""): "search"}
"""What the use of an effect is for, where that says more than that something is used."""


class Using(InUse):
    """An effect being used: price, window, effect."""

    seat: int
    """Who uses it."""
    x: int = 0
    """The X paid for it."""
    fodder: CardNumber = -1
    """The monster that is discarded for it; −1 none."""
    place: LocationNumber = -1
    """The location to which it is bound: where the hero paid for the effect of a quest; −1 none."""
    step: int = 0
    """Which part is next."""

    def advance(self, state: Position) -> bool:
        part = self.step
        self.step = part + 1
        cost = EFFECTS[self.effect].cost
        if part == 0 and cost.x:
            state.stack.append(UseX(self.seat))
        elif part == 1 and cost.discard_families:
            state.stack.append(Fodder(self.seat))
        elif part == 2:
            self._pay(state)
        elif part == PAID:
            state.stack.append(Scene((self.effect,), self.seat, self.seat, self.seat, x=self.x, location=self.place))
        elif part == 4:
            state.stack.pop()
            self._empty(state)
        return False

    def because(self, state: Position) -> EventCause:
        return EventCause(SOURCES[self.effect].id, "price")

    @property
    def coming(self) -> tuple[int, ...]:
        """The effect, once it is paid for, until it acts."""
        return (self.effect,) if self.step == PAID else ()

    def _pay(self, state: Position) -> None:
        effect = EFFECTS[self.effect]
        source = SOURCES[self.effect]
        hero = state.heroes[self.seat]
        cost = effect.cost
        note_use(state, self.seat, effect, source)
        glory = pay_glory(state, self.seat, glory_price(self.effect, self.x))
        verb = VERBS[self.effect]
        left = hero.tokens_on(source.number) - cost.token if isinstance(source, Card) and cost.token else None
        told = (glory or None, cost.ap or None, verb.adds(self.x) or None, verb.more_dice(self.x) or None, left)
        why = PURPOSES.get((effect.do, effect.what), "")
        state.tell(events.Used, self.seat, source.id, *told, why)
        if cost.ap:
            spend_ap(state, self.seat, cost.ap)
        if isinstance(source, Quest):
            self.place = hero.location
        if isinstance(source, Card):
            if cost.token:
                hero.set_tokens(source.number, hero.tokens_on(source.number) - cost.token)
            if cost.discard_self:
                discard_prepared(state, self.seat, source.number, USED_UP)
                check_limits(state, self.seat)
        if self.fodder >= 0:
            if self.fodder in hero.hand:
                discard_from_hand(state, self.seat, self.fodder, self.because(state))
            else:
                discard_prepared(state, self.seat, self.fodder, self.because(state))
        open_window(state, WindowMoment.DECLARED, 0)
        if cost.life:
            state.stack.append(Wounds(self.seat, cost.life, BY_OTHER, certain=1))

    def _empty(self, state: Position) -> None:
        """Discard the card if its last token is gone (tomb-a21, DN-10.3)."""
        source = SOURCES[self.effect]
        hero = state.heroes[self.seat]
        if not isinstance(source, Card) or not source.discarded_empty or source.number not in hero.treasures:
            return
        if not hero.tokens_on(source.number):
            discard_prepared(state, self.seat, source.number, USED_UP)
            check_limits(state, self.seat)


class OfUsing(Pick):
    """A question about the effect being used; the frame below is its `Using`."""

    def using(self, state: Position) -> Using:
        """Return the frame of the use that the question is about."""
        using = nearest(state, Using)
        assert using is not None
        return using


class UseX(OfUsing):
    """The player chooses how much glory to pay for an effect."""

    def options(self, state: Position) -> Seq[Action]:
        effect = EFFECTS[self.using(state).effect]
        return X[effect.least or 1 : min(state.heroes[self.seat].glory, effect.most or 1) + 1]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("x", AMOUNT, "DN-19.2", SOURCES[self.using(state).effect].id)

    def picked(self, state: Position, value: int) -> None:
        self.using(state).x = value


class Fodder(OfUsing):
    """The player chooses which monster to discard for an effect, from hand or lair."""

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        families = EFFECTS[self.using(state).effect].cost.discard_families
        return [PICK[card] for card in fodder(state, self.seat, families)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("fodder", CHOOSE_ONE, "DN-10.1", SOURCES[self.using(state).effect].id)

    def picked(self, state: Position, value: int) -> None:
        self.using(state).fodder = value


def begin_using(state: Position, seat: int, action: Action) -> None:
    """Begin to use an effect of something that lies open."""
    assert isinstance(action, Use)
    state.stack.append(Using(action.effect, seat))
