"""DL-5.13 to DL-5.16: Hire Monster and Build Room."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import order_names, place
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval

rules = pytest.mark.rules


def tavern(*creatures: str, space: int = 1, year: int = 1) -> Table:
    """Lord 0 is about to hire."""
    table = Table(year=year)
    table.offer(creatures=creatures)
    table.minion(0, "hire", space)
    return table


def shop(*rooms: str, space: int = 1, year: int = 1) -> Table:
    """Lord 0 is about to build."""
    table = Table(year=year)
    table.offer(rooms=rooms)
    table.minion(0, "build", space)
    return table


@rules("DL-5.13")
@pytest.mark.parametrize(
    ("creature", "food", "evil"),
    [("goblin1", 1, 0), ("slime1", 1, 0), ("ghost1", 0, 1), ("troll1", 2, 0), ("witch1", 1, 1), ("vampire1", 0, 2)],
)
@pytest.mark.parametrize("space", [1, 2, 3])
def test_the_creatures_price_and_on_the_third_space_a_dinner(creature: str, food: int, evil: int, space: int) -> None:
    table = tavern(creature, "goblin2", space=space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, f"hire {creature}")
    assert (table[0].food, table[0].evil) == (3 - food - (space == 3), 5 + evil)
    assert table.creatures(0) == [creature]
    assert not table[0].unexecuted
    table.done()


@rules("DL-5.13")
def test_each_minion_takes_one_and_the_next_chooses_among_the_rest() -> None:
    table = tavern("goblin1", "slime1", "troll1", space=3)
    table.minion(1, "hire", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "hire slime1")
    assert table.options(1) == ["hire goblin1", "hire troll1", "decline"]
    table.refused(1, "hire slime1", "DL-5.13", "creature-not-offered")
    table.answer(1, "hire troll1")
    table.done()


@rules("DL-5.13")
def test_without_food_for_the_dinner_nobody_is_hired_on_the_third_space() -> None:
    table = tavern("ghost1", space=3)
    table.lord(0, food=0)
    table.begin(CarryOutOrders.begin)
    assert table.events == [ev.MinionStays(0, place("hire"), "price", 3, "food", 1, 0)]
    table.done()


@rules("DL-5.13")
def test_who_can_pay_for_no_creature_learns_what_the_nearest_one_costs() -> None:
    table = tavern("dragon1", "troll1", "goblin1", space=3)
    table.lord(0, food=1)
    table.begin(CarryOutOrders.begin)
    assert table.events == [ev.MinionStays(0, place("hire"), "price", 3, "food", 2, 1)]
    table.done()


@rules("DL-5.13")
def test_when_all_creatures_are_hired_that_is_the_reason() -> None:
    table = tavern()
    table.begin(CarryOutOrders.begin)
    assert table.events == [ev.MinionStays(0, place("hire"), "sold", 1)]
    table.done()


@rules("DL-5.13")
def test_price_and_dinner_are_paid_as_a_whole() -> None:
    table = tavern("troll1", "goblin1", space=3)
    table.lord(0, food=2)
    table.begin(CarryOutOrders.begin)
    table.refused(0, "hire troll1", "DL-5.13", "too-little-food")
    table.answer(0, "hire goblin1")
    assert table[0].food == 0
    table.done()


@rules("DL-5.13", "DL-7.1")
def test_the_dinner_is_not_part_of_the_wage() -> None:
    table = tavern("goblin1", space=3)
    table.event("payday")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "hire goblin1")
    table.begin(event_phase)
    table.answer(0, "pay goblin1")
    assert table[0].food == 3 - 2 - 1
    table.done()


@rules("DL-5.13", "DL-5.2")
def test_hiring_may_be_declined() -> None:
    table = tavern("goblin1")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")
    assert order_names(table[0].unexecuted) == {"hire"}
    assert table.events == [ev.MinionStays(0, place("hire"), "declined", 1, could=("goblin1",))]
    assert table.state.creatures
    table.done()


@rules("DL-5.13", "DL-5.16")
def test_a_troll_brings_a_token() -> None:
    table = tavern("troll1")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "hire troll1")
    assert (table[0].tokens, table.state.view(1).lords[0].troll_tokens) == (1, 1)
    table.done()


@rules("DL-5.13")
def test_a_golem_costs_a_gold_and_a_trap() -> None:
    table = tavern("golem1", "goblin3", year=2)
    table.lord(0, traps=["rolling_stone", "fire_wall", "fire_wall"])
    table.begin(CarryOutOrders.begin)
    assert table.options(0) == ["hire golem1 rolling_stone", "hire golem1 fire_wall", "hire goblin3", "decline"]
    table.refused(0, "hire golem1 trap_door", "DL-15.7", "no-such-trap")
    table.answer(0, "hire golem1 rolling_stone")
    assert (table[0].gold, table.traps(0), table.creatures(0)) == (2, ["fire_wall", "fire_wall"], ["golem1"])
    table.done()


@rules("DL-5.13")
def test_a_demon_costs_evil_and_a_monster() -> None:
    table = tavern("demon1", "goblin3", year=2)
    table.lord(0, creatures=["slime1", "ghost1"])
    table.begin(CarryOutOrders.begin)
    table.refused(0, "hire demon1 ghost1", "DL-15.9", "no-such-monster")
    table.answer(0, "hire demon1 slime1")
    assert (table[0].evil, table.creatures(0)) == (6, ["ghost1", "demon1"])
    table.done()


@rules("DL-5.14")
@pytest.mark.parametrize(("space", "price"), [(1, 0), (2, 1), (3, 1)])
def test_the_second_and_third_spaces_pay_a_gold_for_a_room(space: int, price: int) -> None:
    table = shop("mint", "workshop", space=space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "build mint 2,2")
    assert table[0].gold == 3 - price
    assert table.state.view(1).rooms == ("workshop",)
    table.done()


@rules("DL-5.14")
def test_there_are_only_two_rooms() -> None:
    table = shop("mint", "printing_press", space=1)
    table.minion(1, "build", 2)
    table.minion(2, "build", 3)
    table.begin(CarryOutOrders.begin)
    table.answer(2, "build mint 2,2")
    table.refused(1, "build mint 2,2", "DL-5.14", "room-not-offered")
    table.answer(1, "build printing_press 2,1")
    assert order_names(table[0].unexecuted) == {"build"}
    table.done()


@rules("DL-5.14")
def test_without_gold_no_room_on_the_second_and_third_space() -> None:
    table = shop("mint", space=3)
    table.lord(0, gold=0)
    table.lord(1, gold=0)
    table.minion(1, "build", 1)
    table.begin(CarryOutOrders.begin)
    assert order_names(table[0].unexecuted) == {"build"}
    table.answer(1, "build mint 2,2")
    table.done()


WIDE = ["0,0", "1,0", "2,0", "3,0", "4,0", "0,1", "2,1", "4,1", "0,2", "1,2", "2,2", "3,2", "4,2", "0,3", "2,3", "4,3"]
UPPER = {"0,0", "1,0", "2,0", "3,0", "4,0", "0,1", "2,1", "4,1"}
EDGE = {"0,0", "1,0", "2,0", "3,0", "4,0", "0,1", "4,1", "0,2", "4,2", "0,3", "2,3", "4,3"}
CENTRE = {"2,1", "1,2", "2,2", "3,2"}


@rules("DL-5.15")
@pytest.mark.parametrize(
    ("room", "squares"),
    [
        ("chicken_coop", UPPER),
        ("souvenir_shop", UPPER),
        ("mushroom_bed", set(WIDE) - UPPER),
        ("mint", set(WIDE) - UPPER),
        ("workshop", EDGE),
        ("tool_shed", EDGE),
        ("printing_press", CENTRE),
        ("magic_room", CENTRE),
        ("chapel", set(WIDE)),
        ("labyrinth", set(WIDE)),
    ],
)
def test_a_year_1_room_lies_in_its_zone_a_year_2_room_anywhere(room: str, squares: set[str]) -> None:
    table = shop(room, year=2)
    table.lord(0, tunnels=WIDE)
    table.begin(CarryOutOrders.begin)
    assert {option.split()[-1] for option in table.options(0)} == squares | {"decline"}
    for square in set(WIDE) - squares:
        table.refused(0, f"build {room} {square}", "DL-5.15", "room-zone")


@rules("DL-5.15")
def test_a_room_replaces_a_tunnel_which_returns_to_the_supply() -> None:
    table = shop("mint")
    table.begin(CarryOutOrders.begin)
    table.refused(0, "build mint 1,2", "DL-5.15", "room-needs-tunnel")
    table.answer(0, "build mint 2,2")
    assert table.tunnels(0) == ["2,0", "2,1"]
    assert [(tile.square, tile.room) for tile in table.state.view(1).lords[0].tiles] == [
        ("2,0", None),
        ("2,1", None),
        ("2,2", "mint"),
    ]
    table.done()


@rules("DL-5.15", "DL-11.13")
def test_only_an_unconquered_tunnel_is_replaced() -> None:
    table = shop("chapel", "mint", year=2)
    table.lord(0, rooms={"2,0": "workshop"}, conquered=["2,1"])
    table.begin(CarryOutOrders.begin)
    table.refused(0, "build chapel 2,1", "DL-5.15", "room-needs-tunnel")
    table.refused(0, "build chapel 2,0", "DL-5.15", "room-needs-tunnel")
    table.answer(0, "build chapel 2,2")
    table.done()


@rules("DL-5.15", "DL-11.13")
@pytest.mark.parametrize("conquered", [[], ["2,1"]])
def test_never_edge_to_edge_with_another_room_conquered_or_not(conquered: list[str]) -> None:
    table = shop("chapel", year=2)
    table.lord(0, tunnels=["2,0", "2,2", "1,0", "1,2", "0,2"], rooms={"2,1": "printing_press"}, conquered=conquered)
    table.begin(CarryOutOrders.begin)
    table.refused(0, "build chapel 2,0", "DL-5.15", "room-neighbour")
    table.refused(0, "build chapel 2,2", "DL-5.15", "room-neighbour")
    # Corners may touch.
    assert table.options(0) == ["build chapel 1,0", "build chapel 0,2", "build chapel 1,2", "decline"]


@rules("DL-5.15")
def test_with_no_such_tunnel_the_room_cannot_be_bought() -> None:
    table = shop("mint", "chicken_coop", space=3)
    table.lord(0, tunnels=["2,0"], rooms={"2,1": "printing_press"})
    table.begin(CarryOutOrders.begin)
    assert table[0].gold == 3
    assert order_names(table[0].unexecuted) == {"build"}
    assert table.events == [ev.MinionStays(0, place("build"), "nothing", 3)]
    table.done()


@rules("DL-5.14")
@pytest.mark.parametrize(("gold", "tunnels"), [(3, ["2,0", "2,1"]), (0, [])])
def test_when_all_rooms_are_sold_that_is_the_reason(gold: int, tunnels: list[str]) -> None:
    """Whether or not there is a tunnel for one, or gold to pay for it."""
    table = shop(space=3)
    table.lord(0, tunnels=tunnels, gold=gold)
    table.begin(CarryOutOrders.begin)
    assert table.events == [ev.MinionStays(0, place("build"), "sold", 3)]
    table.done()


@rules("DL-5.15")
def test_a_tunnel_dug_and_mined_this_round_becomes_a_room_that_produces_this_round() -> None:
    table = shop("mint")
    table.lord(0, tunnels=["2,0", "2,1"], imps=5)
    table.minion(0, "dig", 1)
    table.minion(0, "mine", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "dig 2,2", "stop", "mine 3", "build mint 2,2")
    assert table[0].free_imps == 1  # those that dug and mined there stay used
    table.lord(0, imps=7)
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint")
    assert table[0].gold == 3 + 3 + 1
    table.done()


@rules("DL-5.15")
def test_a_new_tunnel_may_be_dug_beside_the_room_later() -> None:
    table = Table()
    table.lord(0, rooms={"2,2": "mint"})
    table.minion(0, "dig", 1)
    table.begin(CarryOutOrders.begin)
    assert "dig 2,3" in table.options(0)  # below the room, and beside no other tile
    table.answer(0, "dig 2,3", "stop")
    assert table.tunnels(0) == ["2,0", "2,1", "2,3"]
    table.done()


@rules("DL-5.14", "DL-5.2")
def test_building_may_be_declined() -> None:
    table = shop("mint")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")
    assert order_names(table[0].unexecuted) == {"build"}
    assert table.events == [ev.MinionStays(0, place("build"), "declined", 1, could=("mint",))]
    assert len(table.state.rooms) == 1
    table.done()


@rules("DL-5.16", "DL-7.2")
def test_an_unpaid_troll_takes_its_token_along() -> None:
    table = Table()
    table.lord(0, food=0, creatures=["troll1", "troll2"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "dismiss troll1")
    table.done()  # nor can the other one be paid
    assert table[0].tokens == 0


@rules("DL-5.16")
def test_a_troll_fed_to_a_demon_takes_its_token_along() -> None:
    table = tavern("demon1", year=2)
    table.lord(0, creatures=["troll1"])
    table.begin(CarryOutOrders.begin)
    table.answer(0, "hire demon1 troll1")
    assert table[0].tokens == 0
    table.begin(ProductionAndRetrieval.begin)
    table.done()


@rules("DL-5.16")
def test_a_troll_lost_in_an_event_takes_its_token_along() -> None:
    table = Table(seats=2)
    table.lord(0, creatures=["troll1"])
    table.event("special_event", "witch_hunt")
    table.begin(event_phase)
    table.answer(0, "lose troll1")
    assert (table[0].tokens, table[0].evil) == (0, 5)
    table.done()


@rules("DL-5.16")
def test_a_knocked_out_troll_keeps_its_token() -> None:
    table = Table()
    table.lord(0, imps=2, creatures=["troll1"], knocked_out=["troll1"], rooms={"2,2": "mint"})
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint")
    assert table[0].gold == 4
    table.done()
