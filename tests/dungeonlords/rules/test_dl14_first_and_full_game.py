"""DL-14: first game and full game."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import new_game, order_names, whole_game
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.game.definition import GAME, Options
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders

rules = pytest.mark.rules
SEEDS = [str(n) for n in range(40)]


@rules("DL-14.1")
def test_there_are_two_presets() -> None:
    assert GAME.preset("first") == Options(
        choose_initial_orders=False, early_hire_costs=False, evil_price_limited=False, special_events=False
    )
    assert GAME.preset("full") == Options(
        choose_initial_orders=True, early_hire_costs=True, evil_price_limited=True, special_events=True
    )


@rules("DL-14.1")
@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("special", [True, False])
def test_each_difference_is_a_separate_option(chosen: bool, early: bool, limited: bool, special: bool) -> None:
    options = Options(
        choose_initial_orders=chosen, early_hire_costs=early, evil_price_limited=limited, special_events=special
    )
    game = new_game(options=options)
    assert game.asked()[1] == ("keep-order" if chosen else "orders")
    assert len(game.state.special) == (2 if special else 0)
    table = Table(2, options=options)
    table.state.dummies = ()
    for seat in range(2):
        table.lord(seat, inaccessible=["imps", "traps"])
    table.begin(GiveOrders.begin)
    table.answer(0, "orders hire dig mine")
    table.answer(1, "orders build dig mine")
    assert table[0].gold == (2 if early else 3)
    table.clear_board()
    table.lord(0, evil=15)
    table.minion(0, "food", 2)
    table.begin(CarryOutOrders.begin)
    assert table.state.is_terminal == limited


@rules("DL-14.2")
def test_in_the_first_game_two_random_orders_are_inaccessible() -> None:
    hands = [new_game(preset="first", seed=seed) for seed in SEEDS]
    assert all(table[seat].inaccessible.bit_count() == 2 for table in hands for seat in range(4))
    assert len({table[0].inaccessible for table in hands}) > 15
    assert hands[0].asked() == (0, "orders")


@rules("DL-14.2")
def test_in_the_full_game_a_lord_keeps_one_of_three_random_orders() -> None:
    table = new_game()
    drawn = order_names(table[0].drawn)
    assert len(drawn) == 3
    assert set(table.options(0)) == {f"keep {order}" for order in drawn}
    assert len({new_game(seed=seed)[0].drawn for seed in SEEDS}) > 20
    other = next(order for order in ("food", "dig", "mine", "hire") if order not in drawn)
    table.refused(0, f"keep {other}", "DL-14.2", "order-not-drawn")
    kept = sorted(drawn)[0]
    table.answer(0, f"keep {kept}")
    for seat in (1, 2, 3):
        table.answer(seat, table.options(seat)[0])
    assert order_names(table[0].inaccessible) == drawn - {kept}
    assert kept in order_names(table[0].hand)
    assert table.state.view(0).lords[0].drawn == ()  # that question is over


@rules("DL-14.2", "DL-19.13")
def test_all_choose_at_once_and_the_choices_are_shown_together() -> None:
    table = new_game()
    assert table.state.to_act == (0, 1, 2, 3)
    assert table.state.view(1).lords[0].drawn == ()
    table.answer(0, table.options(0)[0])
    assert table.state.view(1).lords[0].inaccessible == ()
    for seat in (2, 3, 1):
        table.answer(seat, table.options(seat)[0])
    assert [len(lord.inaccessible) for lord in table.state.view(1).lords] == [2, 2, 2, 2]


@rules("DL-14.2")
def test_the_first_player_is_known_and_nothing_of_the_round_is_revealed() -> None:
    view = new_game(options=Options(first_player=2)).state.view(0)
    assert view.first == 2
    assert (view.creatures, view.rooms, view.next_adventurers, view.events) == ((), (), (), (None, None, None))


@rules("DL-14.2")
def test_the_inaccessible_orders_are_chosen_only_once() -> None:
    asked = [e for e in whole_game().events if isinstance(e, (ev.Inaccessible, ev.SeasonBegins))]
    before_winter = [type(event) for event in asked].index(ev.SeasonBegins)
    assert before_winter == 4


@rules("DL-14.3")
@pytest.mark.parametrize(("preset", "gold"), [("first", 3), ("full", 2)])
def test_hiring_as_the_first_order_costs_gold_in_the_full_game(preset: str, gold: int) -> None:
    table = Table(options=GAME.preset(preset))
    for seat in range(4):
        table.lord(seat, inaccessible=["imps", "traps"])
    table.begin(GiveOrders.begin)
    table.answer(0, "orders hire dig mine")
    for seat in (1, 2, 3):
        table.answer(seat, "orders dig hire mine")
    assert [lord.gold for lord in table.state.lords] == [gold, 3, 3, 3]


@rules("DL-14.4")
@pytest.mark.parametrize(("space", "evil", "payable"), [(2, 14, True), (2, 15, False), (3, 13, True), (3, 14, False)])
@pytest.mark.parametrize("preset", ["full", "first"])
def test_food_for_evil_needs_room_for_all_of_it_in_the_full_game(
    space: int, evil: int, payable: bool, preset: str
) -> None:
    table = Table(options=GAME.preset(preset))
    table.lord(0, evil=evil)
    table.minion(0, "food", space)
    table.begin(CarryOutOrders.begin)
    if payable or preset == "first":
        table.answer(0, "act")
        assert (table[0].evil, table[0].food) == (15, 6)
    else:
        assert order_names(table[0].unexecuted) == {"food"}
        assert table[0].evil == evil
    table.done()


@rules("DL-14.4", "DL-5.4")
@pytest.mark.parametrize(("preset", "payable"), [("full", False), ("first", True)])
def test_hiring_for_evil(preset: str, payable: bool) -> None:
    table = Table(options=GAME.preset(preset))
    table.lord(0, evil=14)
    table.offer(["vampire1", "goblin1"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    if not payable:
        table.refused(0, "hire vampire1", "DL-14.4", "evil-unpayable")
        return
    table.answer(0, "hire vampire1")
    assert (table[0].evil, table.creatures(0)) == (15, ["vampire1"])
    table.done()


@rules("DL-14.4", "DL-7.1")
@pytest.mark.parametrize(("preset", "payable"), [("full", False), ("first", True)])
def test_wages_of_evil_on_payday(preset: str, payable: bool) -> None:
    table = Table(options=GAME.preset(preset))
    table.lord(0, evil=15, creatures=["ghost1", "goblin1"])
    table.event("payday")
    table.begin(event_phase)
    if not payable:
        table.refused(0, "pay ghost1", "DL-14.4", "evil-unpayable")
        return
    table.answer(0, "pay ghost1", "pay goblin1")
    assert table[0].evil == 15
    table.done()


@rules("DL-14.4")
def test_a_wage_symbol_paid_for_an_event_is_a_price() -> None:
    table = Table()
    table.lord(0, evil=15, creatures=["witch1"])
    table.event("special_event", "monster_strike")
    table.begin(event_phase)
    assert table.options(0) == ["symbol food witch1", "refuse witch1"]
    table.refused(0, "symbol evil witch1", "DL-14.4", "evil-unpayable")


@rules("DL-14.4", "DL-7.1")
def test_evil_gained_may_be_chosen_at_the_top_and_stops_there() -> None:
    table = Table()
    table.lord(0, evil=15, creatures=["goblin1"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "dismiss goblin1")
    assert (table[0].evil, table.creatures(0)) == (15, [])
    table.done()


@rules("DL-14.4")
def test_evil_chosen_at_the_top_in_an_event() -> None:
    table = Table()
    table.lord(0, evil=15, creatures=["goblin1"])
    table.event("special_event", "witch_hunt")
    table.begin(event_phase)
    table.answer(0, "evil")
    assert (table[0].evil, table.creatures(0)) == (15, ["goblin1"])
    table.done()


@rules("DL-14.5")
def test_two_special_event_cards_are_drawn_unseen_one_for_each_year() -> None:
    dealt = [Table(seed=seed).state.special for seed in SEEDS]
    assert all(len(set(special)) == 2 for special in dealt)
    assert set().union(*dealt) == set(range(9))
    assert new_game().state.view(0).special_event is None
    happened = [event for event in whole_game().happened(ev.SpecialHappens) if isinstance(event, ev.SpecialHappens)]
    assert len({event.special for event in happened}) == 2


@rules("DL-14.5", "DL-7.4")
def test_the_first_game_has_no_special_events() -> None:
    assert Table(options=GAME.preset("first")).state.special == ()
    assert whole_game(preset="first").happened(ev.SpecialHappens) == []
