"""The toy's rules: a class for each step that can wait for an answer.

TY-1 Bidding
    1. All bid 0 to 3 coins at once, in secret. 2. Nobody bids more than they have. 3. All pay. The highest
    bid leads; of equal bids, the first in turn order.
TY-2 Turns
    1. In turn order, each does one thing. 2. Dig: roll a die; a 4 or more earns two coins; afterwards you may
    pay one coin to draw a card. 3. Play a rat or a cheese that you hold. 4. Draw a card. 5. Rest.
TY-3 A played card
    1. A rat robs somebody of your choice who has a coin. 2. The others, in turn order, may cancel the card
    with a cat, and are asked whether they hold one or not. 3. A cheese earns three coins, a rat takes one.
TY-4 The end
    1. After the last round, or when the deck is empty, coins count.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq

from tests.kernel.toy.actions import (
    BIDS,
    CANCEL,
    CAT,
    CHEESE,
    DECLINE,
    DIG,
    DRAW,
    PLAYS,
    RAT,
    REST,
    STEALS,
    TRADE,
    Bid,
    PlayCard,
    Steal,
)
from tests.kernel.toy.events import BidsShown, HeldBack, Played, Rolled
from tests.kernel.toy.state import ToyPlay, ToyState
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import AMOUNT, CHOOSE_ONE, PLACE, YES_NO, Prompt
from undercroft.kernel.engine.frames import Choose, EachSeat, EverySeat, Loop, May, Sequence


class ToyBid(EverySeat[ToyState]):
    """TY-1: all seats bid at once."""

    def legal(self, state: ToyState, seat: int) -> Seq[Action]:
        return BIDS[: state.coins[seat] + 1]

    def candidates(self, state: ToyState, seat: int) -> Seq[Action]:
        return BIDS

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bid):
            return Refusal("TY-1.2", "no-coins", {"coins": state.coins[seat]})
        return None

    def ask(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("bid", AMOUNT, "TY-1.1")

    def reveal(self, state: ToyState, answers: list[Action]) -> None:
        bids = [answer.value for answer in answers if isinstance(answer, Bid)]
        for seat, coins in enumerate(bids):
            state.pay(seat, -coins)
        state.leader = max(state.turn_order(), key=bids.__getitem__)
        state.tell(BidsShown, state.leader, tuple(bids))


class ToyTurn(Choose[ToyState]):
    """TY-2: one of four things."""

    def options(self, state: ToyState) -> Seq[Action]:
        plays = [play for play in PLAYS if play.card in state.hands[self.seat]]
        return [DIG, *plays, *([DRAW] if state.deck else []), REST]

    def candidates(self, state: ToyState, seat: int) -> Seq[Action]:
        return (DIG, *PLAYS, DRAW, REST)

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PlayCard):
            return Refusal("TY-2.3", "not-in-hand", {"card": action.card})
        return Refusal("TY-2.4", "deck-empty") if action is DRAW else None

    def ask(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("turn", CHOOSE_ONE, "TY-2.1", args={"round": state.round})

    def chosen(self, state: ToyState, action: Action) -> None:
        seat = self.seat
        if action is DIG:
            pips = state.chance.below(6) + 1
            state.disclose()
            state.tell(Rolled, seat, pips)
            state.pay(seat, 2 if pips >= 4 else 0)
            state.stack.append(ToyTrade(seat))
        elif isinstance(action, PlayCard):
            state.put_down(seat, action.card)
            state.tell(Played, seat, action.card)
            state.playing = ToyPlay(seat, action.card)
            ToyPlayed.begin(state)
        elif action is DRAW:
            state.draw(seat)


class ToyTrade(May[ToyState]):
    """TY-2.2: a coin for a card. Everybody can see whether that is possible, so nobody is asked in vain."""

    def options(self, state: ToyState) -> Seq[Action]:
        return (TRADE, DECLINE) if state.deck and state.coins[self.seat] else (DECLINE,)

    def ask(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("trade", YES_NO, "TY-2.2")

    def chosen(self, state: ToyState, action: Action) -> None:
        if action is TRADE:
            state.pay(self.seat, -1)
            state.draw(self.seat)


class ToyTarget(Choose[ToyState]):
    """TY-3.1: the rat's victim."""

    def options(self, state: ToyState) -> Seq[Action]:
        return [STEALS[seat] for seat in range(state.seats) if seat != self.seat and state.coins[seat]]

    def candidates(self, state: ToyState, seat: int) -> Seq[Action]:
        return STEALS[: state.seats]

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        return Refusal("TY-3.1", "nothing-to-steal") if isinstance(action, Steal) else None

    def ask(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("target", PLACE, "TY-3.1", source=RAT)

    def chosen(self, state: ToyState, action: Action) -> None:
        if state.playing and isinstance(action, Steal):
            state.playing.target = action.value


class ToyResponse(May[ToyState]):
    """TY-3.2: cancel the card. Everybody is asked: otherwise the question would tell who holds a cat."""

    secret = True

    def options(self, state: ToyState) -> Seq[Action]:
        return (CANCEL, DECLINE) if CAT in state.hands[self.seat] else (DECLINE,)

    def candidates(self, state: ToyState, seat: int) -> Seq[Action]:
        return (CANCEL, DECLINE)

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        return Refusal("TY-3.2", "no-cat") if action is CANCEL else None

    def ask(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("cancel", YES_NO, "TY-3.2", source=state.playing.card if state.playing else None)

    def chosen(self, state: ToyState, action: Action) -> None:
        if action is CANCEL and state.playing:
            state.put_down(self.seat, CAT)
            state.playing.cancelled = True
            state.tell(Played, self.seat, CAT)
        elif CAT in state.hands[self.seat]:
            state.tell(HeldBack, self.seat)


class ToyWindow(EachSeat[ToyState]):
    """TY-3.2: the others, in turn order, until one cancels."""

    def each(self, state: ToyState, seat: int) -> None:
        play = state.playing
        if play and not play.cancelled and seat != play.seat:
            state.stack.append(ToyResponse(seat))


class ToyPlayed(Sequence[ToyState]):
    """TY-3: a card that is being played."""

    @staticmethod
    def aim(state: ToyState) -> None:
        if state.playing and state.playing.card == RAT:
            state.stack.append(ToyTarget(state.playing.seat))

    @staticmethod
    def effect(state: ToyState) -> None:
        play = state.playing
        state.playing = None
        if play is None or play.cancelled:
            return
        if play.card == CHEESE:
            state.pay(play.seat, 3)
        elif play.target >= 0:
            state.coins[play.target] -= 1
            state.coins[play.seat] += 1

    steps = (aim, ToyWindow.begin, effect)


class ToyTurns(EachSeat[ToyState]):
    """TY-2.1: a turn for each seat."""

    def each(self, state: ToyState, seat: int) -> None:
        state.stack.append(ToyTurn(seat))


class ToyRound(Sequence[ToyState]):
    """TY-1, then TY-2."""

    steps = (ToyBid.begin, ToyTurns.begin)


class ToyGameFrame(Loop[ToyState]):
    """TY-4.1: rounds, until the last one or until the deck is empty."""

    def again(self, state: ToyState) -> bool:
        return state.round < state.rounds and bool(state.deck)

    def body(self, state: ToyState) -> None:
        state.round += 1
        ToyRound.begin(state)
