"""DL-6: production, and taking orders back."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import order_names
from tests.dungeonlords.table import Table, orders
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval

rules = pytest.mark.rules
SQUARE = {
    "chicken_coop": "2,0",
    "souvenir_shop": "2,0",
    "mushroom_bed": "2,2",
    "mint": "2,2",
    "workshop": "2,0",
    "tool_shed": "2,0",
    "printing_press": "2,1",
    "magic_room": "2,1",
}


def producing(*rooms: str, imps: int = 9, year: int = 1, creatures: tuple[str, ...] = (), food: int = 3) -> Table:
    """Lord 0 with these rooms, at production."""
    table = Table(year=year)
    table.lord(0, imps=imps, rooms={SQUARE[room]: room for room in rooms}, creatures=creatures, food=food)
    table.begin(ProductionAndRetrieval.begin)
    return table


@rules("DL-6.1")
@pytest.mark.parametrize(
    ("room", "workers", "pays", "makes"),
    [
        ("chicken_coop", 3, {}, {"food": 1}),
        ("mushroom_bed", 3, {}, {"food": 1}),
        ("souvenir_shop", 3, {}, {"gold": 1}),
        ("mint", 3, {}, {"gold": 1}),
        ("workshop", 4, {}, {"traps": 1}),
        ("printing_press", 3, {}, {"evil": -1}),
        ("magic_room", 2, {"food": 1}, {"imps": 1}),
    ],
)
def test_workers_extra_price_and_product_of_each_room(
    room: str, workers: int, pays: dict[str, int], makes: dict[str, int]
) -> None:
    table = producing(room, imps=workers)
    table.answer(0, f"use {room}")
    lord = table[0]
    has = {"gold": lord.gold, "food": lord.food, "imps": lord.imps, "evil": lord.evil, "traps": len(lord.traps)}
    had = {"gold": 3, "food": 3, "imps": workers, "evil": 5, "traps": 0}
    assert has == {good: had[good] - pays.get(good, 0) + makes.get(good, 0) for good in had}
    assert lord.workers == workers
    table.done()


@rules("DL-6.1")
def test_with_too_few_workers_a_room_does_not_produce() -> None:
    table = producing("mint", "magic_room", imps=2)
    table.refused(0, "use mint", "DL-6.1", "too-few-workers")
    table.answer(0, "done")
    table.done()


@rules("DL-6.1")
def test_the_extra_price_must_be_paid() -> None:
    table = producing("mint", "magic_room", food=0)
    table.refused(0, "use magic_room", "DL-6.1", "too-little-food")


@rules("DL-6.1", "DL-11.13")
def test_only_unconquered_rooms_produce() -> None:
    table = Table()
    table.lord(0, imps=9, rooms={"2,0": "chicken_coop", "2,2": "mint"}, conquered=["2,0"])
    table.begin(ProductionAndRetrieval.begin)
    table.refused(0, "use chicken_coop", "DL-11.13", "room-conquered")
    table.refused(0, "use magic_room", "DL-6.1", "no-such-room")
    table.answer(0, "done")
    table.done()


@rules("DL-6.1")
def test_producing_is_optional() -> None:
    table = producing("mint")
    table.answer(0, "done")
    assert (table[0].gold, table[0].free_workers) == (3, 9)
    table.done()


@rules("DL-6.1", "DL-5.16")
def test_troll_tokens_work_like_imps() -> None:
    table = producing("mint", imps=1, creatures=("troll1", "troll2"))
    table.answer(0, "use mint")
    assert table[0].gold == 4
    table.done()


@rules("DL-6.1")
def test_each_worker_works_only_once() -> None:
    table = producing("mint", "chicken_coop", imps=5)
    table.answer(0, "use mint")
    assert table[0].free_workers == 2
    table.done()  # two are not enough for the coop


@rules("DL-6.1", "DL-5.11")
def test_imps_just_recruited_and_rooms_just_built_produce() -> None:
    table = Table()
    table.offer(rooms=["mint"])
    table.lord(0, imps=1)
    table.minion(0, "imps", 2)
    table.minion(0, "build", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "build mint 2,2")
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint")
    assert table[0].gold == 4
    table.done()


@rules("DL-6.2")
def test_in_year_1_each_room_once() -> None:
    table = producing("mint", "chicken_coop")
    table.answer(0, "use mint")
    table.refused(0, "use mint", "DL-6.2", "room-used")
    table.answer(0, "use chicken_coop")
    table.done()


@rules("DL-6.2", "DL-17.4")
def test_in_year_2_up_to_twice_each_with_its_own_workers_and_price() -> None:
    table = producing("magic_room", "mint", year=2)
    table.answer(0, "use magic_room", "use magic_room")
    assert (table[0].workers, table[0].food, table[0].imps) == (4, 1, 11)
    table.refused(0, "use magic_room", "DL-6.2", "room-used")
    table.answer(0, "done")
    table.done()


@rules("DL-6.2")
def test_a_room_used_once_is_enough() -> None:
    table = producing("mint", year=2)
    table.answer(0, "use mint", "done")
    assert table[0].gold == 4
    table.done()


@rules("DL-6.2")
def test_the_next_use_is_decided_after_seeing_the_product() -> None:
    table = producing("workshop", year=2)
    first = table.state.trap_deck[0]
    table.answer(0, "use workshop")
    assert table[0].traps == (first,)
    assert table.options(0) == ["use workshop", "done"]


@rules("DL-5.12", "DL-6.1")
def test_a_trap_from_the_workshop_is_one_trap_in_year_2_too() -> None:
    table = producing("workshop", imps=4, year=2)
    table.answer(0, "use workshop")
    assert len(table[0].traps) == 1
    assert table.state.trap_discard == ()
    table.done()


@rules("DL-6.3")
def test_an_imp_made_in_the_magic_room_works_at_once() -> None:
    table = producing("magic_room", "mint", imps=4)
    table.answer(0, "use magic_room", "use mint")
    assert (table[0].imps, table[0].workers, table[0].gold) == (5, 5, 4)
    table.done()


@rules("DL-6.3", "DL-19.12")
def test_two_trolls_make_an_imp_that_makes_another_with_a_third() -> None:
    table = producing("magic_room", imps=1, year=2, creatures=("troll1", "troll2"))
    table.answer(0, "use magic_room", "use magic_room")
    assert table[0].imps == 3
    table.done()


@rules("DL-6.4", "DL-5.8")
def test_the_tool_shed_digs_one_tunnel_with_its_two_workers() -> None:
    table = producing("tool_shed", imps=2)
    table.refused(0, "use tool_shed 0,0", "DL-5.8", "square-apart")
    table.refused(0, "use tool_shed", "DL-6.4", "tool-shed-square")
    table.answer(0, "use tool_shed 1,0")
    assert table.tunnels(0) == ["1,0", "2,1", "2,2"]
    assert (table[0].workers, table[0].diggers) == (2, 0)
    table.done()


@rules("DL-6.4", "DL-5.8")
def test_the_tool_shed_completes_no_block() -> None:
    table = Table()
    table.lord(0, imps=2, tunnels=["2,1", "1,0"], rooms={"2,0": "tool_shed"})
    table.begin(ProductionAndRetrieval.begin)
    table.refused(0, "use tool_shed 1,1", "DL-5.8", "square-block")


@rules("DL-6.4")
def test_the_tool_shed_digs_in_the_corner_too() -> None:
    table = Table()
    table.lord(0, imps=2, tunnels=["1,0"], rooms={"2,0": "tool_shed"})
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use tool_shed 0,0")
    assert table.tunnels(0) == ["0,0", "1,0"]
    table.done()


@rules("DL-6.4")
def test_troll_tokens_work_in_the_tool_shed() -> None:
    table = producing("tool_shed", imps=0, creatures=("troll1", "troll2"))
    assert table[0].free_workers == 2
    table.answer(0, "use tool_shed 1,0")
    assert "1,0" in table.tunnels(0)
    assert (table[0].workers, table[0].free_workers) == (2, 0)
    table.done()


@rules("DL-6.4")
def test_with_no_legal_square_the_tool_shed_cannot_be_used() -> None:
    full = ["1,0", "2,0", "3,0", "4,0", "0,1", "2,1", "4,1", "0,2", "1,2", "2,2", "3,2", "4,2", "0,3", "2,3", "4,3"]
    table = Table()
    table.lord(0, imps=9, tunnels=full, rooms={"0,0": "tool_shed"})
    table.begin(ProductionAndRetrieval.begin)
    assert table.happened(ev.Produced) == []
    table.done()


def the_books_position() -> Table:
    """Orders for digging, then food, then hiring, which was not executed; mining and traps are inaccessible."""
    table = Table()
    table.lord(0, given=["dig", "food", "hire"], unexecuted=orders("hire"), inaccessible=["mine", "traps"])
    table.begin(ProductionAndRetrieval.begin)
    return table


@rules("DL-6.5")
@pytest.mark.parametrize(("back", "stays"), [("dig", "hire"), ("hire", "dig")])
def test_the_books_example_the_first_order_or_the_unexecuted_one(back: str, stays: str) -> None:
    table = the_books_position()
    assert table.options(0) == ["return dig", "return hire"]
    table.answer(0, f"return {back}")
    assert order_names(table[0].inaccessible) == {"food", stays}
    assert (table[0].orders, table[0].unexecuted) == ((), 0)
    assert order_names(table[0].hand) == {"mine", "traps", back, "reputation", "imps", "build"}
    assert len(table.state.view(1).lords[0].inaccessible) == 2  # and lie open
    table.done()


@rules("DL-6.5")
def test_an_executed_order_does_not_return() -> None:
    table = the_books_position()
    table.refused(0, "return food", "DL-6.5", "order-executed")
    table.refused(0, "return mine", "DL-6.5", "order-not-given")


@rules("DL-6.5")
def test_if_all_were_executed_the_first_returns() -> None:
    table = Table()
    table.lord(0, given=["dig", "food", "hire"], inaccessible=["mine", "traps"])
    table.begin(ProductionAndRetrieval.begin)
    assert order_names(table[0].inaccessible) == {"food", "hire"}
    table.done()


@rules("DL-6.5")
def test_any_one_of_several_unexecuted_orders_returns() -> None:
    table = Table()
    table.lord(0, given=["dig", "food", "hire"], unexecuted=orders("food", "hire"), inaccessible=["mine", "traps"])
    table.begin(ProductionAndRetrieval.begin)
    assert table.options(0) == ["return dig", "return food", "return hire"]
    table.answer(0, "return food")
    assert order_names(table[0].inaccessible) == {"dig", "hire"}
    table.done()


@rules("DL-6.6", "DL-6.1")
def test_a_lord_produces_then_takes_back_orders_then_the_next_lord() -> None:
    table = Table(first=2)
    for seat in (1, 3):
        table.lord(seat, imps=9, rooms={"2,2": "mint" if seat == 1 else "mushroom_bed"})
    for seat in range(4):
        table.lord(seat, given=["dig", "food", "hire"], unexecuted=orders("hire"))
    table.begin(ProductionAndRetrieval.begin)
    asked = []
    while not table.state.is_terminal:
        seat, key = table.asked()
        asked.append((seat, key))
        table.answer(seat, table.options(seat)[-1])
    assert asked == [
        (2, "take-back"),
        (3, "produce"),
        (3, "take-back"),
        (0, "take-back"),
        (1, "produce"),
        (1, "take-back"),
    ]
