"""DL-22: the special events, each with its effect."""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.dungeonlords.rules.phases.adventurer_arrival import assign_adventurers
from undercroft.dungeonlords.rules.phases.event_phase import event_phase


def with_event(card: str, seats: int = 2, year: int = 1, first: int = 0) -> Table:
    """A table in whose season the special event happens, with this card."""
    table = Table(seats, year=year, first=first)
    table.event("special_event", card)
    return table


@pytest.mark.rules("DL-22.2", "DL-22.1")
def test_witch_hunt_each_lord_in_turn_gives_up_a_monster_or_gains_three_evil() -> None:
    table = with_event("witch_hunt", seats=3, first=1)
    table.lord(1, creatures=["troll1", "goblin1", "ghost1"])
    table.lord(2, creatures=["witch1"])
    table.begin(event_phase)
    assert table.asked() == (1, "witch-hunt")
    table.refused(1, "lose ghost1", "DL-15.3", "ghost-no-monster")
    table.refused(1, "lose witch1", "DL-22.2", "no-such-creature")
    table.answer(1, "lose troll1")
    # The token goes with the troll, without any evil.
    assert (table.creatures(1), table[1].tokens, table[1].evil) == (["goblin1", "ghost1"], 0, 5)
    table.answer(2, "evil")
    assert (table.creatures(2), table[2].evil) == (["witch1"], 8)
    assert table[0].evil == 8  # without monsters there is no choice
    table.done()


@pytest.mark.rules("DL-22.2")
def test_witch_hunt_at_the_top_evil_may_still_be_chosen() -> None:
    table = with_event("witch_hunt")
    table.lord(0, creatures=["witch1"], evil=15)
    table.begin(event_phase)
    table.answer(0, "evil")
    assert (table.creatures(0), table[0].evil) == (["witch1"], 15)
    table.done()


@pytest.mark.rules("DL-22.3")
def test_monster_strike_takes_one_symbol_of_each_wage_or_the_monster_is_ko() -> None:
    table = with_event("monster_strike")
    table.lord(0, creatures=["troll1", "witch1", "goblin1", "ghost1"], food=2)
    table.begin(event_phase)
    table.refused(0, "symbol evil ghost1", "DL-22.3", "not-on-strike")  # no monster
    table.answer(0, "symbol food troll1", "symbol evil witch1", "refuse goblin1")
    assert table.creatures(0) == ["troll1", "witch1", "goblin1*", "ghost1"]
    assert (table[0].food, table[0].evil, table[0].tokens) == (1, 6, 1)
    table.done()


@pytest.mark.rules("DL-22.3", "DL-14.4")
def test_monster_strike_a_symbol_must_be_payable() -> None:
    table = with_event("monster_strike")
    table.lord(0, creatures=["vampire1", "witch1"], food=0, evil=15)
    table.begin(event_phase)
    table.refused(0, "symbol evil vampire1", "DL-14.4", "evil-unpayable")
    table.refused(0, "symbol food witch1", "DL-22.3", "too-little-food")
    table.answer(0, "refuse witch1")
    assert table.creatures(0) == ["vampire1*", "witch1*"]
    table.done()


@pytest.mark.rules("DL-22.3", "DL-15.7", "DL-15.9")
def test_monster_strike_a_trap_or_a_monster_is_a_symbol_too() -> None:
    table = with_event("monster_strike", year=2)
    table.lord(0, creatures=["golem1", "demon1", "goblin1"], gold=0, food=0, traps=["rolling_stone"])
    table.begin(event_phase)
    table.refused(0, "symbol gold golem1", "DL-22.3", "too-little-gold")
    table.refused(0, "symbol trap golem1 fire_wall", "DL-22.3", "no-such-trap")
    table.refused(0, "symbol monster demon1 troll1", "DL-22.3", "no-such-monster")
    table.answer(0, "symbol trap golem1 rolling_stone", "symbol monster demon1 goblin1")
    assert (table.creatures(0), table.traps(0), table[0].evil) == (["golem1", "demon1"], [], 5)
    table.done()


@pytest.mark.rules("DL-22.3", "DL-7.1", "DL-5.16")
def test_a_troll_on_strike_keeps_its_token_and_is_paid_like_others() -> None:
    table = with_event("monster_strike")
    table.lord(0, creatures=["troll1"], food=2)
    table.begin(event_phase)
    table.answer(0, "refuse troll1")
    assert (table.creatures(0), table[0].tokens) == (["troll1*"], 1)
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay troll1")
    assert (table.creatures(0), table[0].food) == (["troll1*"], 0)
    table.done()


@pytest.mark.rules("DL-22.4")
@pytest.mark.parametrize(("card", "good"), [("burglary", "gold"), ("rats", "food")])
@pytest.mark.parametrize(("has", "left"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_burglary_and_rats_take_half_rounded_down(card: str, good: str, has: int, left: int) -> None:
    table = with_event(card)
    setattr(table[1], good, has)
    table.begin(event_phase)
    assert getattr(table[1], good) == left
    assert (table[1].gold + table[1].food) == 3 + left
    table.done()


@pytest.mark.rules("DL-22.4")
@pytest.mark.parametrize(("imps", "left"), [(7, 4), (6, 4), (3, 2), (1, 0), (0, 0)])
def test_imp_fever_takes_one_imp_in_three_rounded_up_and_no_token(imps: int, left: int) -> None:
    table = with_event("imp_fever")
    table.lord(0, imps=imps, diggers=imps, creatures=["troll1", "troll2"])  # including those at work
    table.begin(event_phase)
    assert (table[0].imps, table[0].tokens) == (left, 2)
    table.done()


def with_arrivals(table: Table, *adventurers: str) -> Table:
    """This round's adventurers, weakest first."""
    table.state.adventurers = tuple(ADVENTURER_IDS.index(name) for name in adventurers)
    return table


@pytest.mark.rules("DL-22.5", "DL-7.4")
def test_impatient_heroes_act_right_after_their_assignment() -> None:
    table = with_arrivals(with_event("impatient_heroes", 4, first=1), "warrior1", "thief1", "priest1", "wizard1")
    for seat, evil in enumerate((4, 1, 2, 3)):
        table.lord(seat, evil=evil, traps=["pendulum", "trap_door"] if not seat else [])
    table.begin(event_phase)
    assert [(lord.imps, lord.gold, lord.food) for lord in table.state.lords] == [(3, 3, 3)] * 4  # not yet
    table.begin(assign_adventurers)
    assert [(lord.imps, lord.gold, lord.food) for lord in table.state.lords] == [
        (3, 3, 3),  # the wizard's: a trap of the lord's choice
        (2, 3, 3),  # the warrior's
        (3, 2, 3),  # the thief's
        (3, 3, 2),  # the priest's
    ]
    table.refused(0, "lose fire_wall", "DL-22.5", "no-such-trap")
    table.answer(0, "lose trap_door")
    assert table.traps(0) == ["pendulum"]
    lost = [(event.seat, event.good, event.adventurer) for event in table.events if isinstance(event, ev.Lost)]
    assert lost == [(1, "imps", "warrior1"), (2, "gold", "thief1"), (3, "food", "priest1")]  # in turn order
    table.done()


@pytest.mark.rules("DL-22.5")
def test_impatient_heroes_take_nothing_from_a_lord_with_nothing() -> None:
    table = with_arrivals(with_event("impatient_heroes", 3), "warrior1", "thief1", "wizard1")
    for seat in range(3):
        table.lord(seat, evil=seat + 1, imps=0, gold=0)
    table.begin(assign_adventurers)
    assert [table.party(seat) for seat in range(3)] == [["warrior1:0"], ["thief1:0"], ["wizard1:0"]]
    table.done()


@pytest.mark.rules("DL-22.5", "DL-12.3")
def test_the_dummys_impatient_adventurer_does_nothing() -> None:
    table = with_arrivals(with_event("impatient_heroes"), "thief1", "thief2", "thief3")
    table.lord(0, evil=3)
    table.lord(1, evil=9)
    table.begin(assign_adventurers)
    assert (table.party(0), table.party(1)) == (["thief1:0"], ["thief3:0"])
    assert (table[0].gold, table[1].gold) == (2, 2)
    table.done()


@pytest.mark.rules("DL-22.5")
def test_in_other_seasons_nobody_is_impatient() -> None:
    table = with_arrivals(with_event("impatient_heroes"), "thief1", "thief2", "thief3")
    table.event("taxes")
    table.begin(assign_adventurers)
    assert (table[0].gold, table[1].gold) == (3, 3)
    table.done()


@pytest.mark.rules("DL-22.6")
@pytest.mark.parametrize(("evil", "goes_to"), [((4, 6, 5, 1), 1), ((6, 6, 6, 1), 2)])
def test_paladin_patrol_sends_him_to_the_most_evil_lord_on_any_space(evil: tuple[int, ...], goes_to: int) -> None:
    table = with_event("paladin_patrol", 4)
    for seat in range(4):
        table.lord(seat, evil=evil[seat])
    table.begin(event_phase)
    assert table.party(goes_to) == ["paladin1:0"]  # a tie: the less nice
    table.done()


@pytest.mark.rules("DL-22.6", "DL-10.2")
def test_after_the_patrol_he_moves_as_always() -> None:
    table = with_event("paladin_patrol")
    table.state.dummy_evil = 15  # lords only
    table.lord(0, evil=8)
    table.begin(event_phase)
    assert table.party(0) == ["paladin1:0"]
    move_evil(table.state, 1, 4, "taxes")
    assert table.party(0) == ["paladin1:0"]  # 9 is above 8, but below the paladin space
    move_evil(table.state, 1, 1, "taxes")
    assert table.party(1) == ["paladin1:0"]
    table.done()


@pytest.mark.rules("DL-22.6")
def test_a_patrol_does_not_move_a_paladin_who_has_left_his_tent() -> None:
    table = with_event("paladin_patrol")
    table.lord(0, evil=5, party=["paladin1"])
    table.lord(1, evil=9)
    table.begin(event_phase)
    assert table.party(0) == ["paladin1:0"]
    assert table.events[-1] == ev.PaladinStays(0)
    table.done()


@pytest.mark.rules("DL-22.1")
def test_surcharge_is_a_tax_of_one_gold_per_four_tiles() -> None:
    table = with_event("surcharge")
    table.lord(0, tunnels=["2,0", "2,1", "2,2", "2,3", "1,3"], conquered=["2,0"])
    table.begin(event_phase)
    table.refused(0, "tax 3", "DL-7.3", "tax-too-much")
    table.answer(0, "tax 0")
    assert (table[0].gold, table[0].red_counters) == (3, 2)
    table.answer(1, "tax 1")
    assert (table[1].gold, table[1].red_counters) == (2, 0)
    table.done()


@pytest.mark.rules("DL-22.1", "DL-20.3")
def test_trap_inspection_takes_a_gold_or_a_trap_and_only_with_neither_brings_evil() -> None:
    table = with_event("trap_inspection", 4)
    table.lord(0, gold=1, traps=["pendulum"])
    table.lord(1, gold=0, traps=["pendulum", "trap_door"])
    table.lord(2, gold=0)
    table.lord(3, gold=2)
    table.begin(event_phase)
    table.refused(0, "lose trap_door", "DL-22.1", "no-such-trap")
    table.answer(0, "lose gold")
    table.refused(1, "lose gold", "DL-22.1", "too-little-gold")
    table.answer(1, "lose trap_door")
    table.answer(3, "lose gold")
    assert [(lord.gold, len(lord.traps), lord.evil) for lord in table.state.lords] == [
        (0, 1, 5),
        (0, 1, 5),
        (0, 0, 6),
        (1, 0, 5),
    ]
    assert table.state.view(1).trap_discard == ("trap_door",)
    assert table.state.view(0).trap_discard == (None,)
    table.done()


@pytest.mark.rules("DL-7.4", "DL-22.1")
def test_with_special_events_off_nothing_happens() -> None:
    table = Table(2, options=Options(first_player=0, special_events=False))
    table.event("special_event", "paladin_patrol")
    table.begin(event_phase)
    assert table.state.paladin == IN_TENT
    assert table.happened(ev.SpecialHappens) == []
    table.event("special_event", "impatient_heroes")
    with_arrivals(table, "thief1", "thief2", "thief3")
    table.begin(assign_adventurers)
    assert (table[0].gold, table[1].gold) == (3, 3)
    table.done()
