"""The boons of the Vault: skills and spells of movement, blood and steel."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.numbers.stats import limit

card = pytest.mark.card


@card("tinkers_knack")
def test_tinkers_knack_works_here_or_next_door() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2", "elbow1 1,0")
    table.hero(0, at="crossroads1", ap=1, glory=2, hand=["tinkers_knack"])
    table.feats(0)
    table.answer(0, "play tinkers_knack")  # the only target beside the crossroads: spikes
    table.answer(0, "go n")
    assert table.rolls() == [] and table.discards() == ["tinkers_knack"]
    table.assert_settled()


@card("tinkers_knack")
def test_tinkers_knack_works_on_an_exit_but_not_two_locations_away() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2", "library 1,0 turned")
    table.hero(0, at="library", ap=1, glory=2, hand=["tinkers_knack"])
    table.feats(0)
    table.answer(0, "play tinkers_knack")
    assert table.state.deactivated != ()
    assert table.happened(ev.Deactivated) == [ev.Deactivated(0, "library", "e")]
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, glory=2, hand=["tinkers_knack"])
    table.feats(0)
    assert table.refused(0, "play tinkers_knack") == "DN-19.5"


@card("channelling")
def test_channelling_adds_x_to_a_magic_roll() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=5, hand=["channelling"], standing="mine")
    attacked(table, "grave_wraith", 2, 2)
    wait(table, "roll", 2)
    table.answer(1, "play channelling")
    assert table.options(1) == ["x 1", "x 2", "x 3", "x 4"]
    table.answer(1, "x 4")
    settle(table)
    assert table.rolls() == ["grave_wraith attack 5", "1 counter 7"] and table[1].glory == 5 - 4 + 1


@card("channelling")
def test_channelling_changes_no_melee_roll_and_nobody_elses_roll() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=5, hand=["channelling"], standing="mine")
    table.dice(2, 2, 2, 2)
    table.ambush(0, 1, "grave_wraith", "zombie")
    wait(table, "roll")
    assert table.refused(1, "play channelling") == "DN-19.5"
    wait(table, "roll", 1)
    seen = []
    while table.window() == "roll":
        seen.append(table.legal(1, "play channelling"))
        table.answer(1, "pass")
    assert seen == [False, False, True, False]  # two attacks, the counter in magic, the counter in melee
    settle(table)


@card("open_mind")
def test_open_mind_allows_two_more_boons_counts_itself_and_is_playable_at_the_limit() -> None:
    table = Table()
    table.hero(0, "roderik_talus", glory=20, boons=["surefooted", "keen_reflexes"])
    table.hero(0, hand=["open_mind", "grave_lore", "trap_sense", "runed_skin"])
    table.feats(0)
    assert table.refused(0, "play grave_lore") == "DN-10.2"
    table.answer(0, "play open_mind")
    assert [limit(table.state, 0, kind) for kind in (0, 1)] == [4, 3]
    table.answer(0, "play grave_lore")
    assert table.refused(0, "play runed_skin") == "DN-10.2"
    table.assert_settled()


@card("open_mind")
def test_without_open_mind_the_surplus_is_discarded() -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", boons=["surefooted", "keen_reflexes", "open_mind", "grave_lore"])
    attacked(table, "cackling_hag", 6, 1)
    table.answer(1, "discard open_mind")
    assert table.asked() == (1, "surplus-boon")
    table.answer(1, "discard surefooted")
    assert table.boons(1) == ["keen_reflexes", "grave_lore"]
    settle(table)


@card("blood_price")
def test_blood_price_gives_three_glory_for_an_unpreventable_wound() -> None:
    table = Table()
    table.hero(0, hand=["blood_price"], treasures=["ring_of_magic"], tokens={"ring_of_magic": 1}, standing="mine")
    table.feats(0)
    table.answer(0, "play blood_price")
    assert (table[0].life, table[0].glory) == (5, 3)
    assert table.discards() == ["blood_price"]
    table.assert_settled()


@card("blood_price")
def test_blood_price_cannot_take_the_last_life() -> None:
    table = Table()
    table.hero(0, hand=["blood_price"], life=1)
    table.feats(0)
    assert table.refused(0, "play blood_price") == "DN-10.5"
    assert table.options(0, "play") == []


@card("blood_price", "dark_altar", "grulla_stormtongue")
def test_only_one_wound_a_turn_becomes_glory_by_whatever_means() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, "grulla_stormtongue", at="dark_altar", hand=["blood_price"])
    table.feats(0)
    table.answer(0, "use dark_altar")
    assert (table[0].life, table[0].glory) == (5, 2)
    for answer in ("play blood_price", "use grulla_stormtongue", "use dark_altar"):
        assert table.refused(0, answer) == "DN-4.7"
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.answer(0, "play blood_price")
    for answer in ("use grulla_stormtongue", "use dark_altar"):
        assert table.refused(0, answer) == "DN-4.7"
    table.assert_settled()


@card("riposte")
def test_riposte_adds_a_wound_to_the_counter_strike_against_that_monster() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=2, hand=["riposte"], standing="mine")
    attacked(table, "barrow_knight", 1, 6)
    wait(table, "response")
    table.answer(1, "play riposte")
    settle(table)
    assert "barrow_knight" in table.discards() and table[1].glory == 2


@card("riposte")
def test_riposte_works_neither_on_a_challenge_nor_on_a_lost_comparison() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=2, ap=1, hand=["riposte"], standing="mine")
    attacked(table, "barrow_knight", 2, 1)
    wait(table, "response")
    table.answer(1, "play riposte")
    assert table[1].life == 5
    table.dice(6, 1)
    table.answer(1, "challenge barrow_knight", "form melee")
    settle(table)
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [1]


@card("riposte")
def test_riposte_does_not_work_against_heroes() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=2, hand=["riposte"], standing="mine")
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.window() == "response"
    assert table.refused(1, "play riposte") == "DN-19.5"
