"""DL-5: carrying out orders: what holds at every place, and the four places that trade."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import order_names, place
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders

rules = pytest.mark.rules


def minions(**spaces: tuple[int, int, int]) -> Table:
    """Place minions: the seats on spaces I, II and III, by order; all lords are rich."""
    table = Table()
    for seat in range(4):
        table.lord(seat, gold=9, food=9, imps=9)
    for order, seats in spaces.items():
        for space, seat in enumerate(seats):
            if seat >= 0:
                table.minion(seat, order, space + 1)
    table.offer(["goblin1", "goblin2", "slime1"], ["mint", "workshop"])
    return table


def decline_all(table: Table) -> list[tuple[int, str]]:
    """Decline everything, and return who was asked, in order, and at which place."""
    asked = []
    while not table.state.is_terminal:
        seat, key = table.asked()
        asked.append((seat, table.state.decision(seat).prompt.source or key))
        table.answer(seat, "decline")
    return asked


@rules("DL-5.1")
def test_places_act_in_the_boards_order() -> None:
    nobody = (0, -1, -1)
    table = minions(
        build=nobody, hire=nobody, traps=nobody, imps=nobody, mine=nobody, dig=nobody, reputation=nobody, food=nobody
    )
    table.begin(CarryOutOrders.begin)
    order = ("food", "reputation", "dig", "mine", "imps", "traps", "hire", "build")
    assert decline_all(table) == [(0, place(name)) for name in order]


@rules("DL-5.1")
@pytest.mark.parametrize("order", ["food", "reputation", "dig", "mine", "imps", "traps"])
def test_within_a_place_the_first_space_acts_first(order: str) -> None:
    table = minions(**{order: (2, 0, 1)})
    table.begin(CarryOutOrders.begin)
    assert [seat for seat, _ in decline_all(table)] == [2, 0, 1]


@rules("DL-5.1")
@pytest.mark.parametrize("order", ["hire", "build"])
def test_at_hire_and_build_the_third_space_acts_first(order: str) -> None:
    table = minions(**{order: (2, 0, 1)})
    table.begin(CarryOutOrders.begin)
    assert [seat for seat, _ in decline_all(table)] == [1, 0, 2]


@rules("DL-5.2")
@pytest.mark.parametrize(("order", "space"), [("food", 1), ("traps", 2), ("reputation", 1), ("dig", 1), ("mine", 1)])
def test_a_lord_may_decline_even_what_is_free_or_affordable(order: str, space: int) -> None:
    table = minions()
    table.minion(0, order, space)
    before = (table[0].gold, table[0].food, table[0].evil, table[0].tunnels, table[0].traps)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")
    assert order_names(table[0].unexecuted) == {order}
    assert (table[0].gold, table[0].food, table[0].evil, table[0].tunnels, table[0].traps) == before
    assert table.events == [ev.MinionStays(0, place(order), "declined", space, most=2 if order == "mine" else None)]
    table.done()


@rules("DL-5.2")
def test_nobody_moves_up() -> None:
    table = minions(traps=(0, 1, 2))
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")
    # A lord who acts or declines leaves the space; one who waits stays.
    assert table.on_board("traps") == (-1, -1, 2)
    table.answer(1, "decline")
    table.answer(2, "act")
    assert (table[2].gold, len(table[2].traps)) == (9 - 2, 2)  # the price and the goods of III
    table.done()


@rules("DL-5.3", "DL-5.5")
@pytest.mark.parametrize(
    ("order", "space", "pays", "gets"),
    [
        ("food", 1, {"gold": 1}, {"food": 2}),
        ("food", 2, {"evil": -1}, {"food": 3}),
        ("food", 3, {"evil": -2}, {"food": 3, "gold": 1}),
        ("reputation", 1, {}, {"evil": -1}),
        ("reputation", 2, {}, {"evil": -2}),
        ("reputation", 3, {"gold": 1}, {"evil": -2}),
        ("imps", 1, {"food": 1}, {"imps": 1}),
        ("imps", 2, {"food": 2}, {"imps": 2}),
        ("imps", 3, {"food": 1, "gold": 1}, {"imps": 2}),
        ("traps", 1, {"gold": 1}, {"traps": 1}),
        ("traps", 2, {}, {"traps": 1}),
        ("traps", 3, {"gold": 2}, {"traps": 2}),
    ],
)
def test_price_and_goods_of_each_space(order: str, space: int, pays: dict[str, int], gets: dict[str, int]) -> None:
    table = minions()
    table.minion(0, order, space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    lord = table[0]
    has = {"gold": lord.gold, "food": lord.food, "imps": lord.imps, "evil": lord.evil, "traps": len(lord.traps)}
    had = {"gold": 9, "food": 9, "imps": 9, "evil": 5, "traps": 0}
    assert has == {good: had[good] - pays.get(good, 0) + gets.get(good, 0) for good in had}
    assert not lord.unexecuted


@rules("DL-5.3")
def test_a_space_cannot_be_used_twice_for_twice_the_goods() -> None:
    table = minions(food=(0, -1, -1))
    table.begin(CarryOutOrders.begin)
    assert table.options(0) == ["act", "decline"]
    table.answer(0, "act")
    table.done()  # he is not asked again


@rules("DL-5.3")
@pytest.mark.parametrize(("gold", "food"), [(0, 5), (5, 0)])
def test_the_whole_price_is_paid_or_nothing(gold: int, food: int) -> None:
    # Recruit Imps III costs 1 food and 1 gold: with only one of them there is nothing to ask.
    table = Table()
    table.lord(0, gold=gold, food=food)
    table.minion(0, "imps", 3)
    table.begin(CarryOutOrders.begin)
    assert (table[0].gold, table[0].food, table[0].imps) == (gold, food, 3)
    assert order_names(table[0].unexecuted) == {"imps"}
    short = "gold" if food else "food"
    assert table.events == [ev.MinionStays(0, place("imps"), "price", 3, short, 1, 0)]
    table.done()


@rules("DL-5.3")
def test_what_has_no_arrow_is_free() -> None:
    table = Table()
    table.lord(0, gold=0, food=0)
    table.minion(0, "traps", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert len(table[0].traps) == 1
    table.done()


@rules("DL-5.4")
@pytest.mark.parametrize(("space", "evil"), [(2, 6), (3, 7)])
def test_evil_in_a_price_moves_the_counter_up(space: int, evil: int) -> None:
    table = minions()
    table.minion(0, "food", space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table[0].evil == evil


@rules("DL-5.6")
def test_at_the_bottom_the_action_still_counts_as_executed() -> None:
    table = minions(reputation=(-1, 0, -1))
    table.lord(0, evil=1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert (table[0].evil, table[0].unexecuted) == (1, 0)
    table.done()


@rules("DL-5.6")
def test_a_spy_learns_one_card_and_everybody_sees_which() -> None:
    table = minions(reputation=(0, -1, -1))
    table.cards("fireball", "detect_evil", "magic_shield", "suggestion")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table.options(0) == ["spy 1", "spy 2", "spy 3", "spy 4", "skip"]
    happened = table.answer(0, "spy 2")
    assert [card.spell for card in table.state.view(0).cards] == [None, "detect_evil", None, None]
    for other in (1, 2, 3, None):
        assert [card.spell for card in table.state.view(other).cards] == [None] * 4
        assert [card.looked_at_by for card in table.state.view(other).cards] == [(), (0,), (), ()]
    assert [event.seen_by(1) for event in happened] == [ev.Spied(0, 2, None)]
    table.done()


@rules("DL-5.6")
def test_the_look_may_be_skipped_but_not_the_move() -> None:
    table = minions(reputation=(0, -1, -1))
    table.begin(CarryOutOrders.begin)
    assert table.options(0) == ["act", "decline"]  # no look without the move
    table.answer(0, "act", "skip")
    assert (table[0].evil, table[0].seen) == (4, 0)
    assert not table[0].unexecuted
    table.done()


@rules("DL-5.6")
def test_the_same_card_may_be_looked_at_again_and_stays_known() -> None:
    table = minions(reputation=(0, -1, 1))
    table.cards("fireball", "detect_evil", "magic_shield", "suggestion")
    table.lord(0, seen=0b0010)
    table.lord(1, seen=0b0010)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "spy 2")
    table.answer(1, "act", "spy 4")
    assert [card.spell for card in table.state.view(0).cards] == [None, "detect_evil", None, None]
    assert [card.spell for card in table.state.view(1).cards] == [None, "detect_evil", None, "suggestion"]
    assert table.state.cards[0] != table.state.cards[1]  # in the same order
    table.done()


@rules("DL-5.6")
def test_only_the_first_and_third_spaces_spy() -> None:
    table = minions(reputation=(-1, 0, -1))
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    table.done()


@rules("DL-5.12")
def test_traps_are_drawn_blind_and_kept_secret() -> None:
    table = minions(traps=(-1, -1, 0))
    table.trap_deck("pendulum", "fire_wall")
    table.begin(CarryOutOrders.begin)
    happened = table.answer(0, "act")
    assert sorted(table.traps(0)) == ["fire_wall", "pendulum"]
    mine, others = table.state.view(0).lords[0], table.state.view(1).lords[0]
    assert sorted(mine.traps or ()) == ["fire_wall", "pendulum"]
    assert (others.traps, others.trap_count) == (None, 2)
    assert ev.TrapsDrawn(0, 2, (), "buy_traps") in [event.seen_by(1) for event in happened]
    table.done()


@rules("DL-5.12", "DL-17.4")
@pytest.mark.parametrize(("space", "kept"), [(1, 1), (2, 1), (3, 2)])
def test_in_year_2_one_more_is_drawn_and_any_card_in_hand_discarded(space: int, kept: int) -> None:
    table = minions()
    table.state.year = 2
    table.lord(0, traps=["trap_door"])
    table.trap_deck("pendulum", "fire_wall", "cursed_ring")
    table.minion(0, "traps", space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    drawn = ["pendulum", "fire_wall", "cursed_ring"][: kept + 1]
    assert sorted(table.options(0)) == sorted(f"discard {trap}" for trap in ["trap_door", *drawn])
    table.refused(0, "discard rolling_stone", "DL-5.12", "no-such-trap")
    happened = table.answer(0, "discard trap_door")
    assert sorted(table.traps(0)) == sorted(drawn)
    assert [event.seen_by(1) for event in happened] == [ev.TrapGone(0, None, "buy_traps")]  # face down
    table.done()


@rules("DL-5.12")
def test_the_card_just_drawn_may_be_discarded_too() -> None:
    table = minions(traps=(0, -1, -1))
    table.state.year = 2
    table.trap_deck("pendulum", "fire_wall")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "discard pendulum")
    assert table.traps(0) == ["fire_wall"]
    table.done()


@rules("DL-5.5", "DL-14.1")
def test_prices_are_the_same_in_the_first_game() -> None:
    table = Table(options=GAME.preset("first"))
    table.minion(0, "food", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert (table[0].gold, table[0].food) == (2, 5)
    table.done()
