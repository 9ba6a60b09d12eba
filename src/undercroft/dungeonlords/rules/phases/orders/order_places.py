"""Carrying out orders (DL-5): place after place, minion after minion."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import ACT, DECLINE, DISCARD, SKIP, SPY, Amount, OfTrap
from undercroft.dungeonlords.board.position import EMPTY, SPACES, Position, dummy_number, space_number
from undercroft.dungeonlords.board.terms.bit_sets import including
from undercroft.dungeonlords.content.tile_tables import PLACES, SPELL_IDS, TRAP_IDS
from undercroft.dungeonlords.rules.economy.goods import (
    discard_trap,
    distinct,
    draw_traps,
    gain,
    missing,
    pay,
    refuse_price,
)
from undercroft.dungeonlords.rules.phases.orders.digging import Dig, MineGold
from undercroft.dungeonlords.rules.phases.orders.hiring_and_building import BuildRoom, HireMonster
from undercroft.dungeonlords.rules.phases.orders.minion_actions import Minion
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, YES_NO, Prompt
from undercroft.kernel.engine.frames import Choose, Frame

# The spaces in the order in which they act (DL-5.1): place by place, I, II, III, or III, II, I where it is reversed.
# Each with its number on the board, its place, and which of the place's spaces it is.
ACTING: Final = tuple(
    [
        (space_number(place, space), place, space)
        for place, data in enumerate(PLACES)
        for space in (reversed(range(SPACES)) if data.reverse else range(SPACES))
    ]
)


class CarryOutOrders(Frame[Position]):
    """All minions on the board, one after another (DL-5.1). Dummies' minions do nothing (DL-12.4)."""

    step: int = 0

    @classmethod
    def begin(cls, state: Position) -> None:
        """Push this frame: a step of the round."""
        state.stack.append(cls())

    def advance(self, state: Position) -> bool:
        board = state.board
        for step in range(self.step, len(ACTING)):
            number, place, space = ACTING[step]
            seat = board[number]
            if seat != EMPTY and dummy_number(seat) < 0:
                # The minion leaves the space: back to the lord's board, or to the order card (DL-5.2).
                self.step = step + 1
                state.place_minion(place, space, EMPTY)
                state.stack.append(MINION_AT[place](seat, place, space))
                return False
        state.stack.pop()
        return False


class Trade(Minion):
    """A minion whose space has a price and goods: food, reputation, imps, traps (DL-5.5).

    The lord pays the whole price or nothing (DL-5.3).
    """

    def options(self, state: Position) -> Seq[Action]:
        price = self.data.pay
        return _DECLINE if missing(state, state.lords[self.seat], price) is not None else _ACT_OR_DECLINE

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return _ACT_OR_DECLINE

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        price = self.data.pay
        return refuse_price(state, state.lords[self.seat], price, "DL-5.3") if action is ACT else None

    def ask(self, state: Position, seat: int) -> Prompt:
        place = PLACES[self.place].id
        return Prompt("act", YES_NO, "DL-5.5", place, {"space": self.space + 1, "place": place})

    def chosen(self, state: Position, action: Action) -> None:
        if action is DECLINE:
            self.decline(state)
            return
        pay(state, self.seat, self.data.pay, self.place_id)
        self.take_goods(state)

    def take_goods(self, state: Position) -> None:
        """Gain what the space gives."""
        gain(state, self.seat, self.data.get, self.place_id)


_DECLINE: Final = (DECLINE,)
_ACT_OR_DECLINE: Final = (ACT, DECLINE)


class ImproveReputation(Trade):
    """Lower evil, and on some spaces look at a combat card (DL-5.6)."""

    def take_goods(self, state: Position) -> None:
        goods = self.data.get
        gain(state, self.seat, goods, self.place_id)
        if goods.spy:
            state.stack.append(Spy(self.seat))


class Spy(Choose[Position]):
    """The lord may look at one of the year's four combat cards in secret (DL-5.6)."""

    def options(self, state: Position) -> Seq[Action]:
        return (*SPY, SKIP)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("spy", CHOOSE_ONE, "DL-5.6")

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, Amount):
            return
        lord = state.lords[self.seat]
        lord.seen = including(lord.seen, action.value - 1)
        state.disclose()
        state.tell(ev.Spied, self.seat, action.value, SPELL_IDS[state.cards[action.value - 1]])


class BuyTraps(Trade):
    """Draw traps unseen; in year 2 draw one more, then discard one from the hand (DL-5.12)."""

    def take_goods(self, state: Position) -> None:
        wanted = self.data.get.traps
        extra = 1 if state.year == 2 else 0
        if draw_traps(state, self.seat, wanted, self.place_id, extra, free=not self.data.pay.gold) > wanted:
            state.stack.append(DiscardTrap(self.seat))


class DiscardTrap(Choose[Position]):
    """The lord discards one trap from the hand, face down (DL-5.12)."""

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        return [DISCARD[kind] for kind in distinct(state.lords[self.seat].traps)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return DISCARD

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfTrap):
            return None
        return Refusal("DL-5.12", "no-such-trap", {"trap": TRAP_IDS[action.value]})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("discard-trap", CHOOSE_ONE, "DL-5.12")

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfTrap)
        discard_trap(state, self.seat, action.value, "buy_traps")


MINION_AT: Final[tuple[type[Minion], ...]] = (
    Trade,  # Get Food
    ImproveReputation,
    Dig,
    MineGold,
    Trade,  # Recruit Imps
    BuyTraps,
    HireMonster,
    BuildRoom,
)
