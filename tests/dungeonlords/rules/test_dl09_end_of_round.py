"""DL-9: end of round."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import kinds, whole_game
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.adventurer_arrival import end_round
from undercroft.dungeonlords.rules.phases.giving_orders import deal_dummy_orders
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval

rules = pytest.mark.rules


@rules("DL-9.1")
def test_all_imps_return_and_rooms_can_produce_again() -> None:
    table = Table()
    table.lord(0, imps=9, rooms={"2,2": "mint"})
    table.minion(0, "dig", 3)
    table.minion(0, "mine", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "dig 1,0", "dig 3,0", "stop", "mine 1")
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint")
    assert table[0].free_workers == 2
    table.begin(end_round)
    assert (table[0].free_imps, table[0].free_workers) == (9, 9)
    table.begin(ProductionAndRetrieval.begin)
    assert table.options(0) == ["use mint", "done"]


@rules("DL-9.1")
def test_the_minions_come_home() -> None:
    table = Table(3)
    table.minion(0, "dig", 3)
    table.begin(deal_dummy_orders, end_round)
    assert table.state.view(0).dummies[0].orders == ()
    assert table.on_board("dig") == (-1, -1, -1)


@rules("DL-9.1")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
@pytest.mark.parametrize(("seats", "first", "to"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_the_marker_goes_one_lord_to_the_left(season: str, seats: int, first: int, to: int) -> None:
    table = Table(seats, season=season, first=first)
    table.begin(end_round)
    assert table.state.first == to
    assert table.happened(ev.FirstPlayer) == [ev.FirstPlayer(to)]


@rules("DL-9.1")
def test_the_marker_stays_after_autumn() -> None:
    table = Table(season="autumn", first=2)
    table.begin(end_round)
    assert table.state.first == 2


@rules("DL-9.1")
def test_the_marker_stays_during_combat() -> None:
    marker = kinds(whole_game().events, ev.CombatRoundBegins, ev.SurvivorsLeave, ev.FirstPlayer)
    # After winter, spring and summer; then a combat; then once for year 2 (DL-17.2), and the same again.
    assert marker == ["FirstPlayer", "CombatRoundBegins", "SurvivorsLeave"] * 2
