"""DN-7: threats."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


@rules("DN-7.1")
@pytest.mark.parametrize(("die", "wounded"), [(2, True), (3, False)])
def test_a_threat_is_passed_by_reaching_its_value(die: int, wounded: bool) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(die)
    table.ambush(0, 1, "poison_darts")  # speed 5+, he has 2
    assert table.happened(ev.Tested) == [ev.Tested(1, "encounter_trap", not wounded)]
    assert table[1].life == 6 - wounded


@rules("DN-7.1")
def test_other_stats_are_tested_too() -> None:
    table = Table()
    table.hero(1, at="crossroads1", life=4)
    table.dice(4)
    table.ambush(0, 1, "choking_vapours")
    assert table.rolls() == ["1 threat 8"]
    assert table[1].life == 4


@rules("DN-7.2")
def test_a_trap_hits_all_in_the_location_and_each_rolls_separately() -> None:
    table = Table(4)
    table.hero(0, at="crossroads1", peril=5)
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads1", peril=5)
    table.hero(3, at="crossroads2")
    table.dice(6, 1, 5)
    table.ambush(0, 1, "poison_darts")
    assert table.rolls() == ["0 threat 8", "1 threat 3", "2 threat 7"]
    assert [hero.life for hero in table.state.heroes] == [6, 5, 6, 6]
    assert [hero.glory for hero in table.state.heroes] == [1, 0, 1, 0]
    assert [hero.peril for hero in table.state.heroes] == [5, 0, 5, 0]  # paid by the player it was played against
    assert table.discards() == ["poison_darts"]
    table.assert_settled()


@rules("DN-7.2", "DN-16.4")
def test_traps_give_no_reward_to_their_owner() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1)
    table.ambush(0, 1, "falling_slab")
    assert table[1].life == 5
    table.assert_settled()
