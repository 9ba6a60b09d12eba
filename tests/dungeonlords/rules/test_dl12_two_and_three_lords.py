"""DL-12: two and three lords."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.dungeonlords.rules.games import new_game, order_names, people, whole_game
from tests.dungeonlords.table import Table, orders
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import dummy_minion
from undercroft.dungeonlords.content.tile_tables import ORDERS
from undercroft.dungeonlords.rules.economy.paladin import check_paladin
from undercroft.dungeonlords.rules.phases.adventurer_arrival import assign_adventurers
from undercroft.dungeonlords.rules.phases.game_years import second_year
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders, deal_dummy_orders
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders

rules = pytest.mark.rules
SEEDS = [str(n) for n in range(40)]
A, B = dummy_minion(0), dummy_minion(1)
NOBODY = -1


def names(of: Sequence[int]) -> list[str]:
    return [ORDERS[order] for order in of]


def three(seed: str = "1") -> Table:
    """Three lords with the dummy's orders revealed; food, dig and mine were inaccessible."""
    table = Table(3, seed=seed)
    table.state.dummies = (orders("food", "dig", "mine"),)
    table.begin(deal_dummy_orders)
    return table


def two(first: tuple[str, str], second: tuple[str, str]) -> Table:
    """Two lords about to give orders; each dummy has revealed these two orders.

    Food, dig and mine were inaccessible to the first dummy, and food, imps and build to the second.
    """
    for seed in range(2000):
        table = Table(2, seed=str(seed))
        table.state.dummies = (orders("food", "dig", "mine"), orders("food", "imps", "build"))
        table.begin(deal_dummy_orders)
        if [set(names(open_)) for open_ in table.state.dummy_orders] == [set(first), set(second)]:
            table.begin(GiveOrders.begin)
            return table
    raise AssertionError("no seed deals these orders")


# Three lords.


@rules("DL-12.1")
def test_three_random_orders_of_the_dummys_five_on_the_second_spaces() -> None:
    dealt = set()
    for seed in range(150):
        table = three(str(seed))
        opened = names(table.state.dummy_orders[0])
        dealt.add(tuple(opened))
        assert len(set(opened)) == 3
        assert not {"food", "dig", "mine"} & set(opened)
        for order in ORDERS:
            assert table.on_board(order) == (NOBODY, A if order in opened else NOBODY, NOBODY)
    assert len(dealt) == 10  # every combination of three out of five


@rules("DL-12.1")
def test_the_new_three_become_inaccessible_and_the_former_return_to_the_deck() -> None:
    table = three()
    assert order_names(table.state.dummies[0]) == set(names(table.state.dummy_orders[0]))
    shown = table.state.view(0).dummies[0]
    assert set(shown.inaccessible) == set(shown.orders)


@rules("DL-12.1")
def test_the_dummys_orders_come_before_the_lords_choices_each_round() -> None:
    table = whole_game(3)
    shape = [e for e in table.events if isinstance(e, (ev.DummyOrders, ev.OrdersRevealed, ev.OfferOpened))]
    per_round = [ev.OfferOpened, ev.DummyOrders, *[ev.OrdersRevealed] * 9]
    assert [type(event) for event in shape] == per_round * 8


@rules("DL-12.1", "DL-4.3")
def test_the_dummy_takes_the_second_space_from_three_lords() -> None:
    table = three()
    busy = names(table.state.dummy_orders[0])
    table.begin(GiveOrders.begin)
    for seat in range(3):
        table.answer(seat, f"orders {busy[0]} food dig" if busy[0] != "hire" else "orders hire food dig")
    assert table.on_board(busy[0]) == (0, A, 1)
    assert order_names(table[2].unexecuted) == {busy[0]}
    table.done()


# Two lords.


@rules("DL-12.2")
def test_two_orders_of_each_dummy_on_the_second_spaces() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    assert [table.on_board(order) for order in ("hire", "traps")] == [(NOBODY, A, NOBODY)] * 2
    assert [table.on_board(order) for order in ("dig", "mine")] == [(NOBODY, B, NOBODY)] * 2


@rules("DL-12.2")
def test_two_dummies_at_one_place_stand_on_second_and_third() -> None:
    table = two(("hire", "traps"), ("hire", "mine"))
    assert table.on_board("hire") == (NOBODY, A, B)


@rules("DL-12.2")
def test_each_lord_adds_a_third_order_of_his_own_dummys_other_three() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    assert {option.split()[-1] for option in table.options(0)} == {"reputation", "imps", "build"}
    assert {option.split()[-1] for option in table.options(1)} == {"reputation", "traps", "hire"}
    table.refused(0, "orders food dig mine dummy hire", "DL-12.2", "dummy-order-used")
    table.refused(0, "orders food dig mine dummy food", "DL-12.2", "dummy-order-used")
    table.refused(0, "orders food dig mine", "DL-12.2", "dummy-order-with-two-lords")


@rules("DL-12.2")
def test_the_third_order_is_secret_until_all_have_chosen() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    table.answer(0, "orders food dig mine dummy build")
    assert len(table.state.view(1).dummies[0].orders) == 2
    assert table.on_board("build") == (NOBODY, NOBODY, NOBODY)


@rules("DL-12.2")
def test_third_orders_come_before_the_first_orders_on_the_first_space() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    table.answer(0, "orders build reputation food dummy build")
    table.answer(1, "orders reputation build imps dummy reputation")
    assert table.on_board("build") == (A, 0, 1)
    assert table.on_board("reputation") == (B, 1, 0)
    table.done()


@rules("DL-12.2")
def test_two_third_orders_at_one_place_stand_on_first_and_second() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    table.answer(0, "orders reputation build food dummy reputation")
    table.answer(1, "orders reputation food imps dummy reputation")
    assert table.on_board("reputation") == (A, B, 0)
    assert order_names(table[1].unexecuted) == {"reputation"}
    table.done()


@rules("DL-12.2")
def test_a_third_order_beside_the_other_dummys_open_one() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    table.answer(0, "orders food dig mine dummy build")
    table.answer(1, "orders food dig mine dummy hire")
    assert table.on_board("hire") == (B, A, NOBODY)


@rules("DL-12.2")
def test_afterwards_the_three_orders_used_become_inaccessible() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    table.answer(0, "orders food dig mine dummy build")
    table.answer(1, "orders food dig mine dummy hire")
    assert [order_names(mask) for mask in table.state.dummies] == [{"hire", "traps", "build"}, {"dig", "mine", "hire"}]


@rules("DL-12.2")
def test_everyone_can_work_out_which_three_orders_remain() -> None:
    table = two(("hire", "traps"), ("dig", "mine"))
    shown = table.state.view(1).dummies[0]
    assert (set(shown.inaccessible), set(shown.orders)) == (
        {"get_food", "dig_tunnels", "mine_gold"},
        {"hire_monster", "buy_traps"},
    )


# The dummy counter.


def with_dummy(at: int, evil: tuple[int, int]) -> Table:
    """Two lords and the dummy's counter; a thief, a priest and a warrior are about to arrive."""
    table = Table(2)
    table.state.dummy_evil = at
    for seat in (0, 1):
        table.lord(seat, evil=evil[seat])
    table.state.adventurers = people("thief1", "priest2", "warrior4")
    return table


@rules("DL-12.3")
def test_the_dummy_counter_starts_on_the_start_space() -> None:
    assert new_game(2).state.view(0).dummy_evil == 5


@rules("DL-12.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_lords_there_is_no_dummy_counter(seats: int) -> None:
    assert new_game(seats).state.view(0).dummy_evil is None
    assert whole_game(seats).happened(ev.DummyMoves) == []


@rules("DL-12.3")
@pytest.mark.parametrize(
    ("at", "evil", "get"),
    [
        (3, (6, 7), ("priest2", "warrior4", "thief1")),
        (5, (5, 7), ("thief1", "warrior4", "priest2")),
        (8, (6, 7), ("thief1", "priest2", "warrior4")),
        (5, (6, 6), ("priest2", "warrior4", "thief1")),  # in a tie it is nicer
    ],
)
def test_the_counter_moves_up_before_the_assignment_and_its_adventurer_leaves(
    at: int, evil: tuple[int, int], get: tuple[str, str, str]
) -> None:
    table = with_dummy(at, evil)
    table.begin(assign_adventurers)
    assert table.state.dummy_evil == at + 1
    assert [table.party(seat) for seat in (0, 1)] == [[f"{get[0]}:0"], [f"{get[1]}:0"]]
    assert table.happened(ev.AdventurerLeaves) == [ev.AdventurerLeaves(get[2])]
    table.done()


@rules("DL-12.3")
def test_the_counter_does_not_move_in_winter() -> None:
    table = Table(2, season="winter")
    table.begin(assign_adventurers)
    assert table.state.dummy_evil == 5


@rules("DL-12.3", "DL-17.5")
@pytest.mark.parametrize(("at", "to"), [(8, 6), (2, 1), (1, 1)])
def test_the_counter_moves_down_two_before_year_2_and_stops_at_the_bottom(at: int, to: int) -> None:
    table = Table(2)
    table.state.dummy_evil = at
    table.begin(second_year)
    assert table.state.dummy_evil == to


@rules("DL-12.3")
def test_the_counter_stops_at_the_top() -> None:
    table = with_dummy(15, (5, 6))
    table.begin(assign_adventurers)
    assert table.state.dummy_evil == 15


@rules("DL-12.3")
def test_the_dummy_never_gets_the_paladin() -> None:
    table = with_dummy(12, (5, 10))
    table.begin(check_paladin, assign_adventurers)
    assert table.state.paladin == 1
    table = with_dummy(12, (5, 6))
    table.begin(assign_adventurers)
    assert table.state.paladin == -1


@rules("DL-12.4")
def test_dummies_minions_only_occupy_spaces() -> None:
    table = three()
    table.begin(CarryOutOrders.begin)
    assert table.events == [ev.DummyOrders(0, table.state.view(0).dummies[0].orders)]
    table.done()


@rules("DL-12.5")
@pytest.mark.parametrize(("seats", "dummies"), [(3, 1), (2, 2)])
def test_a_dummy_starts_with_three_random_orders_inaccessible_and_open(seats: int, dummies: int) -> None:
    dealt = [Table(seats, seed=seed).state for seed in SEEDS]
    for state in dealt:
        assert len(state.dummies) == dummies
        assert all(mask.bit_count() == 3 for mask in state.dummies)
        assert [len(dummy.inaccessible) for dummy in state.view(None).dummies] == [3] * dummies
    assert len({state.dummies for state in dealt}) > 15
