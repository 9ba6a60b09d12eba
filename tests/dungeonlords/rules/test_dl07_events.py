"""DL-7: payday, taxes, special events."""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.rules.phases.adventurer_arrival import assign_adventurers
from undercroft.dungeonlords.rules.phases.event_phase import event_phase

rules = pytest.mark.rules


def payday(*creatures: str, year: int = 1, food: int = 3, evil: int = 5) -> Table:
    """Payday, for lord 0's creatures."""
    table = Table(year=year)
    table.lord(0, creatures=creatures, food=food, evil=evil)
    table.event("payday")
    table.begin(event_phase)
    return table


@rules("DL-7.1")
@pytest.mark.parametrize(
    ("creature", "food", "evil"),
    [("goblin1", 1, 0), ("slime1", 1, 0), ("ghost1", 0, 1), ("troll1", 2, 0), ("witch1", 1, 1), ("vampire1", 0, 2)],
)
def test_the_wage_is_the_price(creature: str, food: int, evil: int) -> None:
    table = payday(creature)
    table.answer(0, f"pay {creature}")
    assert (table[0].food, table[0].evil) == (3 - food, 5 + evil)
    assert table.creatures(0) == [creature]
    table.done()


@rules("DL-7.1")
def test_an_unpaid_creature_leaves_for_good_and_the_lord_gains_one_evil_at_once() -> None:
    table = payday("goblin1", "slime1", evil=9)
    table.answer(0, "dismiss goblin1")
    assert (table[0].evil, table.creatures(0), table.state.paladin) == (10, ["slime1"], 0)
    table.refused(0, "pay goblin1", "DL-7.1", "no-such-creature")
    table.answer(0, "pay slime1")
    assert "goblin1" not in [*table.state.view(0).creatures, *table.state.view(0).unseen_creatures]
    table.done()


@rules("DL-7.1")
def test_the_whole_wage_is_paid_or_nothing() -> None:
    table = payday("troll1", "goblin1", food=1)
    table.refused(0, "pay troll1", "DL-7.1", "too-little-food")
    table.answer(0, "pay goblin1")
    table.done()  # the troll can no longer be paid, so it leaves
    assert (table.creatures(0), table[0].food, table[0].evil) == (["goblin1"], 0, 6)


@rules("DL-7.1")
def test_creatures_are_paid_one_by_one_in_the_lords_order() -> None:
    table = payday("goblin1", "slime1", "ghost1")
    table.answer(0, "pay ghost1")
    table.refused(0, "pay ghost1", "DL-7.1", "already-paid")
    assert table.options(0) == ["pay goblin1", "dismiss goblin1", "pay slime1", "dismiss slime1"]
    table.answer(0, "dismiss slime1", "pay goblin1")
    table.done()


@rules("DL-7.1")
def test_creatures_that_are_knocked_out_are_paid_like_others() -> None:
    table = Table()
    table.lord(0, creatures=["goblin1"], knocked_out=["goblin1"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay goblin1")
    assert table.creatures(0) == ["goblin1*"]
    table.done()


@rules("DL-7.1")
def test_one_lord_finishes_before_the_next() -> None:
    table = Table(first=3)
    for seat in (0, 3):
        table.lord(seat, creatures=[f"goblin{seat // 3 + 1}", f"slime{seat // 3 + 1}"])
    table.event("payday")
    table.begin(event_phase)
    asked = []
    while not table.state.is_terminal:
        asked.append(table.asked())
        table.answer(asked[-1][0], table.options(asked[-1][0])[0])
    assert asked == [(3, "wages"), (3, "wages"), (0, "wages"), (0, "wages")]


# The first example of the books: a slime, a witch and a vampire; the third step up is the paladin space.


@rules("DL-7.1", "DL-18.3")
def test_example_1_paying_all_costs_2_food_and_3_evil_and_brings_the_paladin() -> None:
    table = payday("slime1", "witch1", "vampire1", evil=7)
    table.answer(0, "pay slime1", "pay witch1", "pay vampire1")
    assert (table[0].food, table[0].evil, table.state.paladin) == (1, 10, 0)
    table.done()


@rules("DL-7.1", "DL-18.3")
def test_example_1_the_witch_leaves_and_the_paladin_still_comes() -> None:
    table = payday("goblin1", "witch1", "vampire1", evil=7)
    table.answer(0, "pay goblin1", "pay vampire1", "dismiss witch1")
    assert (table[0].food, table[0].evil, table.state.paladin) == (2, 10, 0)
    table.done()


@rules("DL-7.1", "DL-18.3")
def test_example_1_the_vampire_leaves_and_the_paladin_stays_away() -> None:
    table = payday("slime1", "witch1", "vampire1", evil=7)
    table.answer(0, "dismiss vampire1", "pay slime1", "pay witch1")
    assert (table[0].food, table[0].evil, table.state.paladin) == (1, 9, IN_TENT)
    table.done()


# The second example, in the full game: there is room for 2 evil only.


@rules("DL-7.1", "DL-14.4", "DL-18.3")
def test_example_2_the_vampire_is_paid_and_the_witchs_evil_stops_at_the_top() -> None:
    table = payday("goblin1", "witch1", "vampire1", evil=13)
    table.answer(0, "pay vampire1")
    assert table[0].evil == 15
    table.refused(0, "pay witch1", "DL-14.4", "evil-unpayable")
    table.answer(0, "dismiss witch1", "pay goblin1")
    assert (table[0].evil, table[0].food, table.creatures(0)) == (15, 2, ["goblin1", "vampire1"])
    table.done()


@rules("DL-7.1", "DL-14.4", "DL-18.3")
def test_example_2_the_witch_is_paid_and_the_vampire_leaves() -> None:
    table = payday("goblin1", "witch1", "vampire1", evil=13)
    table.answer(0, "pay witch1")
    table.refused(0, "pay vampire1", "DL-14.4", "evil-unpayable")
    table.answer(0, "dismiss vampire1", "pay goblin1")
    assert (table[0].evil, table[0].food) == (15, 1)
    table.done()


@rules("DL-7.1", "DL-14.4")
def test_evil_gained_earlier_can_make_a_later_wage_unpayable() -> None:
    table = payday("goblin1", "witch1", "vampire1", evil=13)
    table.answer(0, "dismiss witch1")
    table.refused(0, "pay vampire1", "DL-14.4", "evil-unpayable")


@rules("DL-7.1")
def test_a_golems_wage_takes_a_trap_too() -> None:
    table = Table(year=2)
    table.lord(0, creatures=["golem1", "golem2"], traps=["pendulum"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay golem1 pendulum")
    table.done()  # no trap is left for the other
    assert (table.creatures(0), table.traps(0), table[0].gold, table[0].evil) == (["golem1"], [], 2, 6)


@rules("DL-7.1")
def test_a_monster_given_to_a_demon_needs_no_wage() -> None:
    table = payday("demon1", "goblin1", "ghost1", year=2)
    table.refused(0, "pay demon1 ghost1", "DL-15.9", "no-such-monster")
    table.answer(0, "pay demon1 goblin1")
    assert table.options(0) == ["pay ghost1", "dismiss ghost1"]
    table.answer(0, "pay ghost1")
    assert (table.creatures(0), table[0].evil, table[0].food) == (["demon1", "ghost1"], 5 + 1 + 1, 3)
    table.done()


@rules("DL-7.2", "DL-5.16")
def test_a_troll_that_leaves_takes_its_token() -> None:
    table = payday("troll1")
    assert table[0].tokens == 1
    table.answer(0, "dismiss troll1")
    assert table.state.view(1).lords[0].troll_tokens == 0
    table.done()


# Taxes.


def taxes(*, tunnels: list[str], gold: int = 9, conquered: tuple[str, ...] = ()) -> Table:
    """Taxes, for lord 0; the others pay."""
    table = Table()
    table.lord(0, tunnels=tunnels, gold=gold, conquered=conquered)
    table.event("taxes")
    table.begin(event_phase)
    return table


LINE = ["2,0", "2,1", "2,2", "2,3", "1,3"]


@rules("DL-7.3")
@pytest.mark.parametrize(("tiles", "due"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("conquered", [(), ("2,0",)])
def test_one_gold_per_two_tiles_rounded_up_including_conquered_ones(
    tiles: int, due: int, conquered: tuple[str, ...]
) -> None:
    table = taxes(tunnels=LINE[:tiles], conquered=conquered)
    assert table.options(0) == [f"tax {n}" for n in range(due + 1)]
    table.refused(0, f"tax {due + 1}", "DL-7.3", "tax-too-much")
    table.answer(0, f"tax {due}")
    assert (table[0].gold, table[0].red_counters) == (9 - due, 0)


@rules("DL-7.3")
def test_rooms_are_tiles_too() -> None:
    table = Table()
    table.lord(0, rooms={"2,2": "mint"})
    table.event("taxes")
    table.begin(event_phase)
    assert table.options(0)[-1] == "tax 2"


@rules("DL-7.3")
@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_a_lord_pays_what_he_wishes_and_each_gold_not_paid_is_a_red_counter(paid: int) -> None:
    table = taxes(tunnels=LINE)
    before = table.state.returns()[0]
    riches = [lord.gold + lord.food for lord in table.state.lords]
    assert max(riches) == riches[0]  # he keeps that title: only the counters change his score
    table.answer(0, f"tax {paid}")
    assert (table[0].gold, table[0].red_counters) == (9 - paid, 3 - paid)
    assert table.state.returns()[0] == before - 3 * (3 - paid)


@rules("DL-7.3")
def test_a_lord_with_too_little_gold_gets_counters() -> None:
    table = taxes(tunnels=LINE, gold=1)
    table.refused(0, "tax 2", "DL-7.3", "too-little-gold")
    table.refused(0, "tax 3", "DL-7.3", "too-little-gold")
    table.answer(0, "tax 1")
    assert (table[0].gold, table[0].red_counters) == (0, 2)


@rules("DL-7.3")
def test_taxes_are_paid_in_turn_order() -> None:
    table = Table(first=2)
    table.event("taxes")
    table.begin(event_phase)
    asked = []
    while not table.state.is_terminal:
        asked.append(table.asked())
        table.answer(asked[-1][0], "tax 2")
    assert asked == [(2, "tax"), (3, "tax"), (0, "tax"), (1, "tax")]


# Special events.


@rules("DL-7.4", "DL-14.5")
def test_with_special_events_off_nothing_happens() -> None:
    table = Table(options=Options(special_events=False))
    table.event("special_event")
    table.begin(event_phase)
    assert table.events == []
    table.done()


@rules("DL-7.4")
def test_the_years_card_takes_effect_in_the_event_phase() -> None:
    table = Table()
    table.event("special_event", "rats")
    table.lord(0, food=5)
    table.begin(event_phase)
    assert table.happened(ev.SpecialHappens) == [ev.SpecialHappens("rats")]
    assert table[0].food == 3
    table.done()


@rules("DL-7.4")
def test_a_card_that_names_another_phase_takes_effect_then() -> None:
    table = Table()
    table.event("special_event", "impatient_heroes")
    table.state.adventurers = table.state.adventurer_stack[:4]
    table.state.adventurer_stack = table.state.adventurer_stack[4:]
    table.begin(event_phase)
    assert not table.happened(ev.Lost)
    table.done()
    table.begin(assign_adventurers)
    classes = [table.party(seat)[0].rstrip("0123456789:") for seat in range(4)]
    assert len(table.happened(ev.Lost)) == sum(name in ("warrior", "thief", "priest") for name in classes)
    table.done()


@rules("DL-1.4")
def test_each_year_has_each_event_once() -> None:
    happened = []
    for season in ("spring", "summer", "autumn"):
        table = Table(season=season)
        table.begin(event_phase)
        happened += [*table.happened(ev.EventHappens), *table.happened(ev.SpecialHappens)]
    assert len(set(happened)) == 3
