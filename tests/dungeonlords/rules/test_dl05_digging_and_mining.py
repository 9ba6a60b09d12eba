"""DL-5.7 to DL-5.11: Dig Tunnels and Mine Gold."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import order_names, place
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.kernel.base.errors import NotationError

rules = pytest.mark.rules
LINE = ("dig 1,0", "dig 0,0", "dig 0,1", "dig 0,2", "dig 0,3")


def minion_on(order: str, space: int, imps: int = 9, tunnels: list[str] | None = None) -> Table:
    """Lord 0's minion stands there, and it is his turn."""
    table = Table()
    table.lord(0, imps=imps, tunnels=tunnels)
    table.minion(0, order, space)
    table.begin(CarryOutOrders.begin)
    return table


@rules("DL-5.7")
@pytest.mark.parametrize(("space", "most"), [(1, 2), (2, 3), (3, 4)])
def test_at_most_two_three_or_four_tunnels_with_one_imp_each(space: int, most: int) -> None:
    table = minion_on("dig", space)
    for n in range(most):
        assert table.asked() == (0, "dig")
        table.answer(0, LINE[n])
    foreman = int(space == 3)
    assert (table[0].diggers, table[0].foremen, table[0].free_imps) == (most, foreman, 9 - most - foreman)
    assert len(table.tunnels(0)) == 3 + most
    table.done()


@rules("DL-5.7")
@pytest.mark.parametrize("dug", [1, 2, 3])
def test_the_lord_may_stop_after_any_tunnel(dug: int) -> None:
    table = minion_on("dig", 3)
    table.refused(0, "stop", "DL-5.7", "dig-stop-after-one")
    table.answer(0, *LINE[:dug])
    assert "stop" in table.options(0)
    table.refused(0, "decline", "DL-5.7", "dig-decline-before-one")
    table.answer(0, "stop")
    assert (table[0].diggers, table[0].foremen) == (dug, 1)
    assert not table[0].unexecuted
    table.done()


@rules("DL-5.7")
def test_digging_none_is_declining_and_needs_no_foreman() -> None:
    table = minion_on("dig", 3)
    table.answer(0, "decline")
    assert order_names(table[0].unexecuted) == {"dig"}
    assert table[0].free_imps == 9
    table.done()


@rules("DL-5.7")
@pytest.mark.parametrize(("imps", "tunnels"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_on_the_third_space_one_more_imp_is_the_foreman(imps: int, tunnels: int) -> None:
    table = minion_on("dig", 3, imps)
    table.answer(0, *LINE[:tunnels])
    table.done()  # no imp is left, or four tunnels have been dug
    assert (table[0].diggers, table[0].foremen) == (tunnels, int(tunnels > 0))
    assert order_names(table[0].unexecuted) == (set() if tunnels else {"dig"})


@rules("DL-5.7", "DL-5.10")
def test_imps_that_are_not_there_do_not_dig() -> None:
    table = minion_on("dig", 2, imps=1)
    table.answer(0, "dig 1,0")
    table.done()
    assert table[0].diggers == 1


@rules("DL-5.8")
def test_a_tunnel_shares_an_edge_with_a_tile_or_with_one_dug_a_moment_ago() -> None:
    table = minion_on("dig", 2)
    table.refused(0, "dig 0,0", "DL-5.8", "square-apart")
    table.refused(0, "dig 1,3", "DL-5.8", "square-apart")  # touches only at a corner
    table.refused(0, "dig 2,1", "DL-5.8", "square-taken")
    table.answer(0, "dig 1,0", "dig 0,0", "stop")
    assert table.tunnels(0) == ["0,0", "1,0", "2,0", "2,1", "2,2"]
    table.done()


@rules("DL-5.8", "DL-11.13")
@pytest.mark.parametrize("conquered", [[], ["2,2"]])
@pytest.mark.parametrize("rooms", [{}, {"2,2": "mint"}])
def test_the_tile_may_be_a_tunnel_or_a_room_conquered_or_not(conquered: list[str], rooms: dict[str, str]) -> None:
    table = Table()
    table.lord(0, rooms=rooms, conquered=conquered)
    table.minion(0, "dig", 1)
    table.begin(CarryOutOrders.begin)
    assert "dig 2,3" in table.options(0)  # it touches 2,2 alone
    table.answer(0, "dig 2,3", "stop")
    assert table.tunnels(0) == ["2,0", "2,1", *([] if rooms else ["2,2"]), "2,3"]
    assert table.conquered(0) == conquered
    table.done()


@rules("DL-5.8")
def test_no_tunnel_outside_the_construction_site() -> None:
    table = minion_on("dig", 1, tunnels=["2,0", "3,0", "4,0"])
    assert table.options(0) == ["dig 1,0", "dig 2,1", "dig 3,1", "dig 4,1", "decline"]
    for square in ("5,0", "4,-1", "0,4"):
        with pytest.raises(NotationError):
            table.answer(0, f"dig {square}")


@rules("DL-5.8", "DL-11.13")
@pytest.mark.parametrize("rooms", [{}, {"2,1": "printing_press"}])
@pytest.mark.parametrize("conquered", [[], ["2,0", "2,1"]])
def test_no_two_by_two_block_of_tiles(rooms: dict[str, str], conquered: list[str]) -> None:
    table = Table()
    table.lord(0, rooms=rooms, conquered=conquered)
    table.minion(0, "dig", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "dig 1,0")
    table.refused(0, "dig 1,1", "DL-5.8", "square-block")
    table.answer(0, "dig 1,2")
    table.done()


@rules("DL-5.8")
def test_without_a_legal_square_nothing_can_be_dug() -> None:
    full = [
        "0,0",
        "1,0",
        "2,0",
        "3,0",
        "4,0",
        "0,1",
        "2,1",
        "4,1",
        "0,2",
        "1,2",
        "2,2",
        "3,2",
        "4,2",
        "0,3",
        "2,3",
        "4,3",
    ]
    table = minion_on("dig", 1, tunnels=full)
    assert table.events == [ev.MinionStays(0, place("dig"), "nothing", 1)]
    table.done()


@pytest.mark.parametrize("order", ["dig", "mine"])
def test_without_free_imps_the_event_says_how_many_it_takes(order: str) -> None:
    """One for the work, and on the third space a foreman."""
    table = minion_on(order, 3, imps=1)
    assert table.events == [ev.MinionStays(0, place(order), "nothing", 3, "imps", 2, 1)]
    table.done()


@rules("DL-5.9")
@pytest.mark.parametrize(("space", "most"), [(1, 2), (2, 3), (3, 4)])
def test_at_most_two_three_or_four_imps_mine(space: int, most: int) -> None:
    table = minion_on("mine", space, tunnels=["2,0", "2,1", "2,2", "2,3", "1,0", "0,0"])
    assert table.options(0) == [*[f"mine {n}" for n in range(1, most + 1)], "decline"]
    if most < 4:
        table.refused(0, f"mine {most + 1}", "DL-5.9", "mine-space")
    table.answer(0, f"mine {most}")
    foreman = int(space == 3)
    assert (table[0].gold, table[0].miners, table[0].foremen) == (3 + most, most, foreman)
    table.done()


@rules("DL-5.9")
@pytest.mark.parametrize("imps", [0, 1, 2, 3])
def test_on_the_third_space_a_foreman_watches_the_miners(imps: int) -> None:
    table = minion_on("mine", 3, imps)
    if imps < 2:
        assert order_names(table[0].unexecuted) == {"mine"}
    else:
        table.refused(0, f"mine {imps}", "DL-5.10", "mine-imps")
        table.answer(0, f"mine {imps - 1}")
        assert (table[0].free_imps, table[0].gold) == (0, 3 + imps - 1)
    table.done()


@rules("DL-5.9", "DL-11.13")
def test_one_imp_in_each_unconquered_tunnel_and_none_in_rooms() -> None:
    table = Table()
    table.lord(0, imps=9, rooms={"2,2": "mint"}, conquered=["2,0"])
    table.minion(0, "mine", 3)
    table.begin(CarryOutOrders.begin)
    assert table.options(0) == ["mine 1", "decline"]
    table.refused(0, "mine 2", "DL-5.9", "mine-tunnels")
    table.answer(0, "mine 1")
    table.done()


@rules("DL-5.9")
def test_a_tunnel_dug_this_round_can_be_mined() -> None:
    table = minion_on("dig", 1, imps=9)
    table.minion(0, "mine", 3)
    table.answer(0, "dig 1,0", "stop", "mine 4")
    assert table[0].gold == 3 + 4
    table.done()


@rules("DL-5.9")
def test_mining_none_is_declining() -> None:
    table = minion_on("mine", 3)
    table.answer(0, "decline")
    assert order_names(table[0].unexecuted) == {"mine"}
    assert (table[0].gold, table[0].free_imps) == (3, 9)
    table.done()


@rules("DL-5.10")
def test_an_imp_does_one_job_a_round_and_being_foreman_is_a_job() -> None:
    table = minion_on("dig", 3, imps=5)
    table.minion(0, "mine", 2)
    table.answer(0, "dig 1,0", "dig 3,0", "stop")  # two diggers and a foreman
    table.refused(0, "mine 3", "DL-5.10", "mine-imps")
    table.answer(0, "mine 2")
    assert table[0].free_imps == 0
    table.done()


@rules("DL-5.10")
def test_trolls_neither_dig_nor_mine() -> None:
    table = Table()
    table.lord(0, imps=0, creatures=["troll1", "troll2"])
    table.minion(0, "dig", 1)
    table.minion(0, "mine", 1)
    table.begin(CarryOutOrders.begin)
    assert order_names(table[0].unexecuted) == {"dig", "mine"}
    table.done()


@rules("DL-5.10", "DL-6.1")
def test_an_imp_that_dug_does_not_work_in_a_room() -> None:
    table = Table()
    table.lord(0, imps=3, rooms={"2,2": "mint"})
    table.minion(0, "dig", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "dig 1,0", "stop")
    table.begin(ProductionAndRetrieval.begin)
    assert table.happened(ev.Produced) == []
    table.done()


@rules("DL-5.11")
def test_new_imps_are_too_late_for_digging_and_mining_but_not_for_production() -> None:
    table = Table()
    table.lord(0, imps=1, rooms={"2,2": "mint"})
    for order in ("dig", "mine", "imps"):
        table.minion(0, order, 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "dig 1,0")
    assert order_names(table[0].unexecuted) == {"mine"}  # no imp was left
    table.answer(0, "act")
    assert (table[0].imps, table[0].free_imps) == (3, 2)
    table.lord(0, imps=4)
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint", "return mine")
    assert table[0].gold == 4
    table.done()
