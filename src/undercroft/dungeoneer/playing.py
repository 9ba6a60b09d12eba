"""Playing a card and using an effect: the target, the price, the chance to cancel it, and what it does (DN-10)."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.dungeoneer import events
from undercroft.dungeoneer.actions import (
    PICK,
    TARGET,
    Numbered,
    Use,
    X,
)
from undercroft.dungeoneer.asides import begins
from undercroft.dungeoneer.cards import ATTACHMENT, BY_OTHER, CARDS, EFFECTS, INSTANT, SOURCES, TREASURE, Card
from undercroft.dungeoneer.effects.verb import Scene
from undercroft.dungeoneer.harm import Wounds, lie_down, stand_up
from undercroft.dungeoneer.hero import keeper
from undercroft.dungeoneer.limits import AtOnce, check_limits
from undercroft.dungeoneer.moments import Moment
from undercroft.dungeoneer.options import fodder, payers, used_up_by
from undercroft.dungeoneer.parts import InUse, Part, Pick
from undercroft.dungeoneer.piles import (
    attach,
    discard_from_hand,
    discard_prepared,
    off_the_table,
    prepare,
    take_from_hand,
)
from undercroft.dungeoneer.points import lose_glory, lose_peril, spend_ap
from undercroft.dungeoneer.rolls import Test
from undercroft.dungeoneer.stats import price, space
from undercroft.dungeoneer.windows import open_window
from undercroft.kernel.decisions import AMOUNT, CHOOSE_ONE, Prompt

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState
    from undercroft.kernel.actions import Action


class Playing(Part):
    """One card being played: announced, aimed, paid, perhaps cancelled, carried out.

    Attributes:
        seat: who plays it.
        card: the card; it lies on the table until it has acted.
        target: the seat it is played on or that pays for it; the player's own seat for a glory card.
        x: its X.
        host: what an attachment goes under; −1 none.
        cancelled: 1 once somebody has cancelled it (DN-15.3).
        step: which part is next.
    """

    __slots__ = ("cancelled", "card", "host", "seat", "step", "target", "x")

    def __init__(
        self, seat: int, card: int, target: int = -1, x: int = 0, host: int = -1, cancelled: int = 0, step: int = 0
    ) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.x = x
        self.host = host
        self.cancelled = cancelled
        self.step = step

    def clone(self) -> Playing:
        return Playing(self.seat, self.card, self.target, self.x, self.host, self.cancelled, self.step)

    def settled(self, state: DungeoneerState) -> bool:
        return bool(self.cancelled)

    @property
    def aimed(self) -> bool:
        """Whether it is played on a hero of a rival."""
        card = CARDS[self.card]
        return not card.glory and not card.own

    def advance(self, state: DungeoneerState) -> bool:
        part = self.step
        self.step = part + 1
        self.parts[part](self, state)
        return False

    def _aim(self, state: DungeoneerState) -> None:
        if CARDS[self.card].glory:
            self.target = self.seat
        else:
            state.stack.append(Aim(self.seat))

    def _x(self, state: DungeoneerState) -> None:
        if CARDS[self.card].x:
            state.stack.append(ChooseX(self.seat))

    def _host(self, state: DungeoneerState) -> None:
        if CARDS[self.card].duration == ATTACHMENT:
            state.stack.append(ChooseHost(self.seat))

    def _pay(self, state: DungeoneerState) -> None:
        card = CARDS[self.card]
        paid = price(state, self.seat, card) + self.x
        (lose_glory if card.glory else lose_peril)(state, self.target, paid)
        state.disclose()
        state.tell(events.Played, self.seat, card.id, self.target if not card.glory else None, self.x or None)
        open_window(state, Moment.DECLARED, self.aimed << self.target)

    def _act(self, state: DungeoneerState) -> None:
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
        cost = next((EFFECTS[n].cost.life for n in card.when("play") if EFFECTS[n].cost.life), 0)
        effects = tuple([n for n in card.when("play") if EFFECTS[n].do != "attach"])
        if effects:
            state.stack.append(Scene(effects, self.seat, self.seat, victim, self.x))
        if cost:
            state.converted |= 1 << self.seat
            state.stack.append(Wounds(self.seat, cost, BY_OTHER, certain=1))

    def _finish(self, state: DungeoneerState) -> None:
        state.stack.pop()
        if self.card in state.table:
            off_the_table(state, self.card)
        seat = keeper(self.seat)
        treasures = state.heroes[seat].treasures
        if self.card in treasures and space(state, seat, TREASURE) < 0 and used_up_by(self.card):
            state.stack.append(AtOnce(seat, self.card))
        else:
            check_limits(state, seat)

    parts: ClassVar[tuple[Callable[[Any, DungeoneerState], None], ...]] = (_aim, _x, _host, _pay, _act, _finish)


class OfPlaying(Pick):
    """A question about the card being played; the frame below is its `Playing`."""

    __slots__ = ()

    def playing(self, state: DungeoneerState) -> Playing:
        """The card that it is about."""
        for frame in reversed(state.stack):
            if isinstance(frame, Playing):
                return frame
        raise AssertionError("no card is being played")


class Aim(OfPlaying):
    """On whom the card is played, or who pays for it (DN-5.1)."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        return [TARGET[rival] for rival in payers(state, self.seat, CARDS[self.playing(state).card])]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        playing = self.playing(state)
        return Prompt("target" if playing.aimed else "payer", CHOOSE_ONE, "DN-5.1", CARDS[playing.card].id)

    def picked(self, state: DungeoneerState, value: int) -> None:
        self.playing(state).target = value


class ChooseX(OfPlaying):
    """How large X is; it must be payable (DN-19.2)."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        playing = self.playing(state)
        card = CARDS[playing.card]
        payer = state.heroes[playing.target]
        most = (payer.glory if card.glory else payer.peril) - price(state, self.seat, card)
        return X[card.x_least : min(most, card.x_most) + 1]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("x", AMOUNT, "DN-19.2", CARDS[self.playing(state).card].id)

    def picked(self, state: DungeoneerState, value: int) -> None:
        self.playing(state).x = value


class ChooseHost(OfPlaying):
    """Which card the attachment goes under (DN-10.4)."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        card = CARDS[self.playing(state).card]
        return [PICK[host] for host in hosts(state, self.seat, card)]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("host", CHOOSE_ONE, "DN-10.4", CARDS[self.playing(state).card].id)

    def picked(self, state: DungeoneerState, value: int) -> None:
        self.playing(state).host = value


def hosts(state: DungeoneerState, seat: int, card: Card) -> list[int]:
    """What an attachment may go under: one's own treasures, or monsters in the lair or declared this phase."""
    attaching = next(EFFECTS[n] for n in card.when("play") if EFFECTS[n].do == "attach")
    hero = state.heroes[seat]
    if card.glory:
        return [c for c in hero.treasures if CARDS[c].face.type in attaching.types]
    monsters = [*hero.lair, *[c for c in state.table if c in hero.sent]]
    families = attaching.families
    return [c for c in monsters if CARDS[c].monster is not None and (not families or CARDS[c].face.type in families)]


class Using(InUse):
    """One effect being used: its price, the window, what it does.

    Attributes:
        seat: who uses it.
        effect: its number.
        x: its X.
        fodder: the monster that is discarded for it; −1 none.
        step: which part is next.
    """

    __slots__ = ("fodder", "seat", "step", "x")

    def __init__(self, seat: int, effect: int, x: int = 0, fodder: int = -1, step: int = 0) -> None:
        super().__init__(effect)
        self.seat = seat
        self.x = x
        self.fodder = fodder
        self.step = step

    def clone(self) -> Using:
        return Using(self.seat, self.effect, self.x, self.fodder, self.step)

    def advance(self, state: DungeoneerState) -> bool:
        part = self.step
        self.step = part + 1
        cost = EFFECTS[self.effect].cost
        if part == 0 and cost.x:
            state.stack.append(UseX(self.seat))
        elif part == 1 and cost.discard_families:
            state.stack.append(Fodder(self.seat))
        elif part == 2:
            self._pay(state)
        elif part == 3:
            state.stack.append(Scene((self.effect,), self.seat, self.seat, self.seat, self.x))
        elif part == 4:
            state.stack.pop()
            self._empty(state)
        return False

    def _pay(self, state: DungeoneerState) -> None:
        effect = EFFECTS[self.effect]
        source = SOURCES[self.effect]
        hero = state.heroes[self.seat]
        cost = effect.cost
        state.tell(events.Used, self.seat, source.id)
        if effect.once == "conversion":
            state.converted |= 1 << self.seat
        elif effect.once:
            hero.used = (*hero.used, source.key)
        if cost.glory or cost.x:
            lose_glory(state, self.seat, cost.glory + self.x)
        if cost.ap:
            spend_ap(state, self.seat, cost.ap)
        if isinstance(source, Card):
            if cost.token:
                hero.set_tokens(source.number, hero.tokens_on(source.number) - cost.token)
            if cost.discard_self:
                discard_prepared(state, self.seat, source.number)
                check_limits(state, self.seat)
        if self.fodder >= 0:
            if self.fodder in hero.hand:
                discard_from_hand(state, self.seat, self.fodder)
            else:
                discard_prepared(state, self.seat, self.fodder)
        open_window(state, Moment.DECLARED, 0)
        if cost.life:
            state.stack.append(Wounds(self.seat, cost.life, BY_OTHER, certain=1))

    def _empty(self, state: DungeoneerState) -> None:
        """A card that is discarded when its last token is gone (tomb-a21, DN-10.3)."""
        source = SOURCES[self.effect]
        hero = state.heroes[self.seat]
        if not isinstance(source, Card) or not source.discarded_empty or source.number not in hero.treasures:
            return
        if not hero.tokens_on(source.number):
            discard_prepared(state, self.seat, source.number)
            check_limits(state, self.seat)


class OfUsing(Pick):
    """A question about the effect being used; the frame below is its `Using`."""

    __slots__ = ()

    def using(self, state: DungeoneerState) -> Using:
        """What it is about."""
        for frame in reversed(state.stack):
            if isinstance(frame, Using):
                return frame
        raise AssertionError("nothing is being used")


class UseX(OfUsing):
    """How much glory is paid for an effect."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        effect = EFFECTS[self.using(state).effect]
        return X[effect.least or 1 : min(state.heroes[self.seat].glory, effect.most or 1) + 1]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("x", AMOUNT, "DN-19.2", SOURCES[self.using(state).effect].id)

    def picked(self, state: DungeoneerState, value: int) -> None:
        self.using(state).x = value


class Fodder(OfUsing):
    """Which monster is discarded for an effect, from hand or lair."""

    __slots__ = ()

    secret = True

    def options(self, state: DungeoneerState) -> Seq[Action]:
        families = EFFECTS[self.using(state).effect].cost.discard_families
        return [PICK[card] for card in fodder(state, self.seat, families)]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("fodder", CHOOSE_ONE, "DN-10.1", SOURCES[self.using(state).effect].id)

    def picked(self, state: DungeoneerState, value: int) -> None:
        self.using(state).fodder = value


class GettingUp(Part):
    """Standing up for 1 AP: every threat laid on it must be passed, with that one AP (DN-9.7, DN-18.5)."""

    __slots__ = ("failed", "seat", "step")

    def __init__(self, seat: int, failed: int = 0, step: int = 0) -> None:
        self.seat = seat
        self.failed = failed
        self.step = step

    def clone(self) -> GettingUp:
        return GettingUp(self.seat, self.failed, self.step)

    def advance(self, state: DungeoneerState) -> bool:
        hero = state.heroes[self.seat]
        if hero.life > 0 and hero.fallen and not self.failed and self.step < len(hero.stand):
            entry = hero.stand[self.step]
            self.step += 1
            state.stack.append(StandThreat(self.seat, entry >> 4, entry & 15))
            return False
        state.stack.pop()
        if hero.fallen and not self.failed:
            stand_up(state, self.seat)
        return False


class StandThreat(Test):
    """One of the threats to pass before standing up."""

    __slots__ = ()

    def outcome(self, state: DungeoneerState, success: bool) -> None:
        getting_up = state.stack[-1]
        assert isinstance(getting_up, GettingUp)
        getting_up.failed = int(not success)


@begins("play")
def begin_playing(state: DungeoneerState, seat: int, action: Action) -> None:
    """Announce a card: from the hand to the table."""
    assert isinstance(action, Numbered)
    take_from_hand(state, seat, action.value)
    state.stack.append(Playing(seat, action.value))


@begins("use")
def begin_using(state: DungeoneerState, seat: int, action: Action) -> None:
    """Use what lies open."""
    assert isinstance(action, Use)
    state.stack.append(Using(seat, action.effect))


@begins("stand")
def begin_standing(state: DungeoneerState, seat: int, action: Action) -> None:
    """Stand up for 1 AP (DN-9.7)."""
    spend_ap(state, seat)
    state.stack.append(GettingUp(seat))


@begins("lie_down")
def begin_lying(state: DungeoneerState, seat: int, action: Action) -> None:
    """Lay the hero down for an action point that is not for moving (DN-13.7)."""
    lie_down(state, seat)
    state.heroes[seat].prone = 1
    state.tell(events.ActionPoints, seat, 1)


@begins("ask")
def set_standing(state: DungeoneerState, seat: int, action: Action) -> None:
    """When the seat wants to be asked from now on (DN-15.2)."""
    assert isinstance(action, Numbered)
    state.heroes[seat].standing = action.value
