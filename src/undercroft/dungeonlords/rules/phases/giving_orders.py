"""Giving orders (DL-4), the initial inaccessible orders (DL-14.2), and the dummies' orders (DL-12)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import DUMMY_TRIPLES, KEEP, ORDER_TRIPLES, OfOrder, Orders
from undercroft.dungeonlords.board.position import EMPTY, Position, dummy_minion
from undercroft.dungeonlords.board.terms.bit_sets import has, including, mask_of, numbers_in, without
from undercroft.dungeonlords.content.tile_tables import ALL_ORDERS, HIRE, PLACES, SURCHARGES
from undercroft.dungeonlords.rules.economy.goods import Shortage, change
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, ORDER, Prompt
from undercroft.kernel.engine.frames import EverySeat

_TRIPLES_OF: dict[int, tuple[Orders, ...]] = {}
_MASKS: Final = [(action, mask_of(action.three)) for action in ORDER_TRIPLES]
_NUMBER_OF: Final = {action.three: i for i, action in enumerate(ORDER_TRIPLES)}


def order_ids(orders: Seq[int]) -> tuple[str, ...]:
    """Return the ids of the orders, for events."""
    return tuple([PLACES[order].id for order in orders])


def triples(hand: int) -> tuple[Orders, ...]:
    """Return all ways to give three orders from a hand. There are few hands, so the result is cached."""
    found = _TRIPLES_OF.get(hand)
    if found is None:
        found = tuple([a for a, three in _MASKS if hand & three == three])
        _TRIPLES_OF[hand] = found
    return found


class ChooseInitialOrders(EverySeat[Position]):
    """Each lord keeps one of three random orders; the other two become inaccessible (DL-14.2)."""

    def legal(self, state: Position, seat: int) -> Seq[Action]:
        return [KEEP[order] for order in numbers_in(state.lords[seat].drawn)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return KEEP

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        return Refusal("DL-14.2", "order-not-drawn", action.args()) if isinstance(action, OfOrder) else None

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("keep-order", CHOOSE_ONE, "DL-14.2")

    def reveal(self, state: Position, answers: list[Action]) -> None:
        state.disclose()
        for seat, action in zip(self.asked, answers, strict=True):
            assert isinstance(action, OfOrder)
            lord = state.lords[seat]
            lord.inaccessible = without(lord.drawn, action.value)
            lord.drawn = 0
            if state.listening:
                state.tell(ev.Inaccessible, seat, order_ids(numbers_in(lord.inaccessible)))


def deal_dummy_orders(state: Position) -> None:
    """Before orders are chosen, deal the dummies' open orders and put their minions on space II (DL-12.1, DL-12.2)."""
    if not state.dummies:
        return
    open_cards = 3 if len(state.dummies) == 1 else 2
    state.disclose()
    state.dummy_orders = ((),) * len(state.dummies)
    for number, inaccessible in enumerate(state.dummies):
        orders = tuple(sorted(state.chance.sample(numbers_in(ALL_ORDERS & ~inaccessible), open_cards)))
        for order in orders:
            # Both dummies on one place: II and III.
            state.place_minion(order, 1 if state.minion_at(order, 1) == EMPTY else 2, dummy_minion(number))
        _open_cards(state, number, orders, rotate=open_cards == 3)


def _open_cards(state: Position, number: int, orders: tuple[int, ...], rotate: bool) -> None:
    """Open a dummy's orders. Once it has three, the cards rotate: these will be inaccessible (DL-12.2)."""
    before = state.dummy_orders
    state.dummy_orders = (*before[:number], orders, *before[number + 1 :])
    if rotate:
        state.dummies = (*state.dummies[:number], mask_of(orders), *state.dummies[number + 1 :])
    if state.listening:
        state.tell(ev.DummyOrders, number, order_ids(orders))


class GiveOrders(EverySeat[Position]):
    """All lords simultaneously choose three of the six orders in hand, in secret (DL-4.1).

    With two lords each also chooses the third order of his dummy (DL-12.2).
    """

    def legal(self, state: Position, seat: int) -> Seq[Action]:
        own = triples(state.lords[seat].hand)
        if len(state.dummies) < 2:
            return own
        thirds = numbers_in(_third_orders(state, seat))
        return [DUMMY_TRIPLES[_NUMBER_OF[a.three]][third] for a in own for third in thirds]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        if len(state.dummies) < 2:
            return ORDER_TRIPLES
        return [action for each in DUMMY_TRIPLES for action in each]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Orders):
            return None
        if (action.dummy >= 0) != (len(state.dummies) == 2):
            return Refusal("DL-12.2", "dummy-order-with-two-lords")
        for order in action.three:
            if not has(state.lords[seat].hand, order):
                return Refusal("DL-4.1", "order-inaccessible", {"order": PLACES[order].id})
        return Refusal("DL-12.2", "dummy-order-used", {"order": PLACES[action.dummy].id})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("orders-and-dummy" if len(state.dummies) == 2 else "orders", ORDER, "DL-4.1")

    def reveal(self, state: Position, answers: list[Action]) -> None:
        state.disclose()
        given = [a for a in answers if isinstance(a, Orders)]
        if len(state.dummies) == 2:
            place_third_dummies(state, [a.dummy for a in given])
        for turn in range(3):
            for seat, action in zip(self.asked, given, strict=True):
                state.lords[seat].orders = action.three[: turn + 1]
                state.tell(ev.OrdersRevealed, seat, (PLACES[action.three[turn]].id,))
            place_minions(state, turn)


def _third_orders(state: Position, seat: int) -> int:
    return ALL_ORDERS & ~state.dummies[seat] & ~mask_of(state.dummy_orders[seat])


def place_third_dummies(state: Position, thirds: list[int]) -> None:
    """Place minions for the dummies' third orders on I (I and II at the same place), and rotate the cards (DL-12.2)."""
    for number, order in enumerate(thirds):
        state.place_minion(order, 0 if state.minion_at(order, 0) == EMPTY else 1, dummy_minion(number))
        _open_cards(state, number, (*state.dummy_orders[number], order), rotate=True)


def place_minions(state: Position, turn: int) -> None:
    """Place a minion for everybody's first, second or third order, in turn order, on the lowest free space (DL-4.2)."""
    early = state.variant.early_hire_costs and turn == 0
    sleeping = [seat for seat in state.turn_order() if early and not _pay_early_hire(state, seat)]
    for seat in state.turn_order():
        order = state.lords[seat].orders[turn]
        if seat in sleeping:
            stay(state, seat, order, "gold", short=("gold", SURCHARGES.early_hire, state.lords[seat].gold))
            continue
        space = state.free_space(order)
        if space >= 0:
            state.place_minion(order, space, seat)
            state.tell(ev.MinionPlaced, seat, PLACES[order].id, space + 1)
        else:
            # No free space: the order is unexecuted (DL-4.3).
            stay(state, seat, order, "full")


def _pay_early_hire(state: Position, seat: int) -> bool:
    """Pay gold for hiring as the first order, whatever happens later (DL-4.4); return False if the lord has none."""
    lord = state.lords[seat]
    if lord.orders[0] != HIRE:
        return True
    if lord.gold < SURCHARGES.early_hire:
        return False
    change(state, seat, "gold", -SURCHARGES.early_hire, "early_hire")
    return True


def stay(
    state: Position,
    seat: int,
    order: int,
    why: str,
    space: int | None = None,
    short: Shortage | None = None,
    could: tuple[str, ...] = (),
    most: int | None = None,
) -> None:
    """Leave the minion on the order card: the order is unexecuted (DL-4.3, DL-5.2).

    Args:
        state: the position.
        seat: whose minion.
        order: the order.
        why: why (`events.MinionStays`).
        space: where it stood (0, 1, 2), if it came there.
        short: what the lord has too little of, if that is why.
        could: what he could have had, if he has declined (`events.MinionStays`).
        most: how much gold he could have mined, if he has declined.
    """
    lord = state.lords[seat]
    lord.unexecuted = including(lord.unexecuted, order)
    if state.listening:
        good, needs, has = short or (None, None, None)
        stood = None if space is None else space + 1
        state.tell(ev.MinionStays, seat, PLACES[order].id, why, stood, good, needs, has, could, most)
