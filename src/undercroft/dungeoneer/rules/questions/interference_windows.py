"""Windows: the moments at which somebody may interfere (DN-15), and the frame that asks.

Whether a seat is asked depends only on what everybody can see: its standing orders, whether it has cards in hand and
enough glory for one, whether something that lies open could be used. Which cards it holds makes no difference, so being
asked tells the others nothing. A seat with nothing suitable passes, like anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import LIE_DOWN, PASS
from undercroft.dungeoneer.board.hero import ALWAYS, DEADLY, NEVER
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import NO_CAUSE
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, RESPONSE
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.muted_questions import is_quiet
from undercroft.dungeoneer.rules.questions.question_frames import (
    NO_STAKE,
    LoomingFrame,
    Part,
    RollFrame,
    Stake,
    WindowFrame,
)
from undercroft.dungeoneer.rules.questions.side_actions import (
    may_graft,
    open_options,
    refuse_in_window,
    side_options,
    window_candidates,
    window_options,
)
from undercroft.dungeoneer.rules.questions.urgent_questions import can_wait
from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.refusals import Args, Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

PRIVATE: Final = frozenset(
    {
        WindowMoment.RESPONSE,
        WindowMoment.REWARD,
        WindowMoment.WOUND,
        WindowMoment.FALL,
        WindowMoment.TRANSFER,
        WindowMoment.DEATH,
    }
)
"""Windows in which only the seats concerned are asked."""

ABOUT_SOMETHING: Final = frozenset(
    {
        WindowMoment.DECLARED,
        WindowMoment.RESPONSE,
        WindowMoment.ARRIVAL,
        WindowMoment.ROLL,
        WindowMoment.WOUND,
        WindowMoment.FALL,
        WindowMoment.TRANSFER,
        WindowMoment.DEATH,
    }
)
"""Windows whose question names the card, the place or the fighter that it is about."""

EVERYBODY: Final = -1
"""The bits of all seats."""
RULES: Final = {
    WindowMoment.REWARD: "DN-14.6",
    WindowMoment.RESPONSE: "DN-6.2",
    WindowMoment.STEP: "DN-8.3",
    WindowMoment.ARRIVAL: "DN-8.3",
    WindowMoment.ROLL: "DN-6.11",
}
CHEAPEST: Final = min(c.x_least if c.x else c.cost for c in CARDS if c.glory and c.timing >= RESPONSE)
"""The price of the cheapest card that can be played in a window: a seat with less glory need not be asked."""


class Window(WindowFrame):
    """Asks each seat for one action or a pass, clockwise from the active player, until all pass in a row (DN-15.2).

    The frame below opened it: the roll, the wound or the card that it is about.
    """

    moment: int
    """One of `WindowMoment`."""
    about: int
    """Bits of the seats it is about."""
    order: tuple[int, ...]
    """The seats that may be asked."""
    at: int = 0
    """Whose turn among them it is."""
    passes: int = 0
    """How many have passed in a row."""
    _options: Seq[Action] | None = transient()

    def advance(self, state: Position) -> bool:
        self._options = None
        order = self.order
        while self.passes < len(order) and not self._settled(state):
            if asked(state, order[self.at], self.moment, self.about):
                return True
            self._next()
        state.stack.pop()
        return False

    def asks_at(self, seat: int, moments: frozenset[WindowMoment]) -> bool:
        return self.moment in moments and seat in self.order

    def _settled(self, state: Position) -> bool:
        """Return whether what the window is about has been averted in the meantime."""
        opener = state.stack[-2]
        return isinstance(opener, Part) and opener.settled(state)

    def _next(self) -> None:
        self.passes += 1
        self.at = (self.at + 1) % len(self.order)

    def seats(self, state: Position) -> tuple[int, ...]:
        return (self.order[self.at],)

    def legal(self, state: Position, seat: int) -> Seq[Action]:
        if self._options is None:
            self._options = window_options(state, seat, self.moment)
        return self._options

    def allows(self, state: Position, seat: int, action: Action) -> bool:
        return action is PASS or super().allows(state, seat, action)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return tuple(dict.fromkeys((*self.legal(state, seat), *window_candidates(state, seat))))

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        return refuse_in_window(state, seat, action, self.moment)

    def default(self, legal: Seq[Action]) -> Action:
        return PASS

    def routine(self, state: Position, seat: int) -> bool:
        return can_wait(state, seat, self.moment)

    def ask(self, state: Position, seat: int) -> Prompt:
        moment = WindowMoment(self.moment)
        opener = state.stack[-2]
        cause = opener.subject(state, seat) if moment in ABOUT_SOMETHING and isinstance(opener, Part) else NO_CAUSE
        stake = opener.at_stake(state) if isinstance(opener, RollFrame) and opener.rolled_by(seat) else NO_STAKE
        if isinstance(opener, LoomingFrame):
            stake = Stake(cause.why or NO_STAKE.what, opener.wounds_due())
        args: Args = {"by": moment.name.lower(), "why": stake.what, "n": stake.n}
        return Prompt("window", CHOOSE_ONE, RULES.get(moment, "DN-15.2"), cause.id, args)

    def take(self, state: Position, seat: int, action: Action) -> None:
        state.settled += 1
        self._options = None
        if action.verb == "ask":
            carry_out(state, seat, action)
            self._next()
        elif action is PASS:
            self._next()
        else:
            self.passes = 0
            self.at = (self.at + 1) % len(self.order)
            carry_out(state, seat, action)


def open_window(state: Position, moment: int, about: int) -> None:
    """Open a window above the frame on top, unless nobody would be asked."""
    concerned = about if moment in PRIVATE else EVERYBODY
    for seat in state.turn_order():  # most windows stay closed, so who lives is asked only if somebody is asked
        if concerned >> seat & 1 and asked(state, seat, moment, about):
            order = tuple([one for one in state.living() if concerned >> one & 1])
            state.stack.append(Window(moment, about, order))
            return


def _can_do_something(state: Position, seat: int, moment: int) -> bool:
    """Return whether the seat can do anything. This matters only in the solo game, where the question tells no other
    player anything.
    """
    state.disclose()  # spectators learn something all the same
    return any(action is not LIE_DOWN for action in side_options(state, seat, moment))


def asked(state: Position, seat: int, moment: int, about: int) -> bool:
    """Return whether the seat is asked, judging by what everybody can see."""
    hero = state.heroes[seat]
    standing = hero.standing
    if hero.life <= 0 or standing == NEVER or (standing != ALWAYS and not about >> seat & 1):
        return False
    if (hero.quiet or standing == DEADLY) and is_quiet(state, seat, moment):
        return False
    if hero.hand and hero.glory >= CHEAPEST:
        return not state.variant.solo or _can_do_something(state, seat, moment)
    return may_graft(state, seat, moment) or open_options(state, seat, moment)
