"""DL-4: giving orders."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import new_game, order_names, place
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders

rules = pytest.mark.rules


def given(*answers: str, first: int = 0, early_hire_costs: bool = True) -> Table:
    """Four lords have given these orders."""
    table = Table(first=first, options=Options(first_player=first, early_hire_costs=early_hire_costs))
    table.begin(GiveOrders.begin)
    for seat, orders in enumerate(answers):
        table.answer(seat, "orders " + orders)
    table.done()
    return table


@rules("DL-4.1")
def test_all_lords_choose_three_of_six_orders_at_once() -> None:
    table = Table()
    table.lord(1, inaccessible=["food", "hire"])
    table.begin(GiveOrders.begin)
    assert table.state.to_act == (0, 1, 2, 3)
    assert len(table.options(1)) == 6 * 5 * 4
    table.refused(1, "orders dig mine food", "DL-4.1", "order-inaccessible")


@rules("DL-4.1")
def test_orders_are_secret_until_all_have_chosen() -> None:
    table = Table()
    table.begin(GiveOrders.begin)
    table.answer(0, "orders dig mine food")
    seen = table.state.view(1).lords[0]
    assert (seen.answered, seen.orders) == (True, ())
    assert table.state.to_act == (1, 2, 3)
    table.answer(0, "orders mine dig food")  # and can be changed until then
    for seat in (1, 2, 3):
        table.answer(seat, "orders build hire traps")
    assert table.state.view(1).lords[0].orders == (place("mine"), place("dig"), place("food"))


@rules("DL-4.1")
def test_during_the_game_each_lord_holds_six_orders() -> None:
    table = new_game(preset="first")
    assert len(table.state.view(0).lords[0].hand) == 6
    for order in order_names(table[0].inaccessible):
        others = sorted({"food", "dig", "mine", "hire"} - {order})
        table.refused(0, f"orders {order} {others[0]} {others[1]}", "DL-4.1", "order-inaccessible")


@rules("DL-4.2")
def test_first_orders_are_placed_in_turn_order_on_the_lowest_free_space() -> None:
    table = given("dig food imps", "dig mine traps", "dig build reputation", "mine food traps", first=2)
    assert table.on_board("dig") == (2, 0, 1)
    assert table.on_board("mine") == (3, 1, -1)


@rules("DL-4.2")
def test_second_orders_are_placed_after_all_first_ones() -> None:
    # Lord 0 is first player, but lord 3 leads with mining.
    table = given("dig mine imps", "food build imps", "food traps imps", "mine dig reputation")
    assert table.on_board("mine") == (3, 0, -1)
    assert table.on_board("dig") == (0, 3, -1)


@rules("DL-4.2")
def test_all_first_orders_are_revealed_and_placed_before_the_second_ones_and_then_the_third() -> None:
    three = ["dig mine food", "mine dig traps", "traps imps dig", "imps traps mine"]
    table = given(*three, first=1)
    revealed = [[place(orders.split()[turn]) for orders in three] for turn in range(3)]
    assert table.events == [
        event
        for turn, orders in enumerate(revealed)
        for event in (
            *[ev.OrdersRevealed(seat, (order,)) for seat, order in enumerate(orders)],
            *table.happened(ev.MinionPlaced)[4 * turn : 4 * turn + 4],
        )
    ]
    placed = [event for event in table.events if isinstance(event, ev.MinionPlaced)]
    assert [(event.seat, event.order) for event in placed] == [
        (seat, orders[seat]) for orders in revealed for seat in (1, 2, 3, 0)
    ]


@rules("DL-4.2")
def test_third_orders_are_placed_last() -> None:
    table = given("food dig mine", "dig food mine", "traps mine dig", "build imps mine")
    assert table.on_board("mine") == (2, 0, 1)
    assert table.on_board("dig") == (1, 0, 2)


@rules("DL-4.3")
def test_the_books_example_four_gold_miners_and_three_spaces() -> None:
    # All four have chosen Mine Gold; the minion that comes fourth stays on its order card.
    table = given("food mine dig", "mine traps build", "imps food mine", "reputation mine hire")
    assert table.on_board("mine") == (1, 0, 3)
    assert [order_names(table[seat].unexecuted) for seat in range(4)] == [set(), set(), {"mine"}, set()]
    assert table.happened(ev.MinionStays) == [ev.MinionStays(2, place("mine"), "full")]


@rules("DL-4.4")
def test_hiring_as_the_first_order_costs_a_gold_before_anyone_places() -> None:
    table = given("dig food mine", "hire dig mine", "dig hire mine", "food imps traps")
    assert [table[seat].gold for seat in range(4)] == [3, 2, 3, 3]
    placed = table.events.index(ev.MinionPlaced(0, place("dig"), 1))
    assert table.events.index(ev.Lost(1, "gold", 1, "early_hire")) < placed
    assert table.on_board("hire") == (1, 2, -1)


@rules("DL-4.4")
def test_the_gold_is_lost_even_without_a_free_space() -> None:
    table = given("hire food mine", "hire dig mine", "hire imps mine", "hire build traps")
    assert [table[seat].gold for seat in range(4)] == [2, 2, 2, 2]
    assert table.on_board("hire") == (0, 1, 2)
    assert order_names(table[3].unexecuted) == {"hire"}


@rules("DL-4.4")
def test_a_lords_last_gold_is_enough() -> None:
    table = Table()
    table.lord(0, gold=1)
    table.begin(GiveOrders.begin)
    for seat in range(4):
        table.answer(seat, "orders hire mine build" if seat == 0 else "orders dig food mine")
    assert (table[0].gold, table.on_board("hire")) == (0, (0, -1, -1))
    table.done()


@rules("DL-4.4")
def test_without_gold_the_minion_stays_and_leaves_the_space_open() -> None:
    table = Table()
    table.lord(0, gold=0)
    table.begin(GiveOrders.begin)
    table.answer(0, "orders hire mine build")
    for seat in (1, 2, 3):
        table.answer(seat, "orders dig hire food")
    assert table.on_board("hire") == (1, 2, 3)
    assert order_names(table[0].unexecuted) == {"hire"}
    assert ev.MinionStays(0, place("hire"), "gold", good="gold", needs=1, has=0) in table.events
    table.done()


@rules("DL-4.4", "DL-14.3")
def test_in_the_first_game_hiring_first_is_free() -> None:
    table = given("hire food mine", "dig food mine", "dig food mine", "dig food mine", early_hire_costs=False)
    assert table[0].gold == 3
    assert table.on_board("hire") == (0, -1, -1)


@rules("DL-4.5")
def test_placing_is_compulsory_even_on_a_space_that_the_lord_cannot_pay_for() -> None:
    table = Table()
    table.lord(2, gold=0)
    table.begin(GiveOrders.begin)
    table.answer(0, "orders traps dig food")
    table.answer(1, "orders traps mine food")
    table.answer(2, "orders traps dig imps")
    table.answer(3, "orders build mine imps")
    table.done()  # nobody is asked whether to place
    assert table.on_board("traps") == (0, 1, 2)
    assert not table[2].unexecuted
    table.begin(CarryOutOrders.begin)
    while not table.state.is_terminal:
        seat = table.state.to_act[0]
        table.answer(seat, table.options(seat)[-1])
    assert "traps" in order_names(table[2].unexecuted)
