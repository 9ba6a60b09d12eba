"""The abilities of the heroes of the Vault."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("saelith_vane")
def test_saelith_draws_and_gets_an_action_point_when_she_beats_a_monster() -> None:
    table = Table()
    table.hero(1, "saelith_vane", at="crossroads1", glory=2)
    table.deck("haste")
    attacked(table, "zombie", 1, 6)
    assert table.asked() == (1, "use")
    table.answer(1, "yes")
    assert (table.hand(1), table[1].ap, table[1].glory) == (["haste"], 1, 1)  # 2 paid, 1 for the wound
    table.assert_settled()


@card("saelith_vane")
def test_saelith_may_do_so_once_a_turn_and_quest_monsters_count() -> None:
    table = Table(2, "crossroads1 0,-1", "inner_sanctum 0,-2")
    table.hero(0, "saelith_vane", at="inner_sanctum", glory=9, quests=["slay_draky"])
    table.feats(0)
    table.dice(1, 6)
    table.answer(0, "attempt slay_draky")
    assert table.asked() == (0, "use")
    table.answer(0, "no")
    assert table.hand(0) != ["haste"] and table.done(0) == ["slay_draky"]
    table = Table()
    table.hero(1, "saelith_vane", at="crossroads1", glory=9)
    table.dice(1, 1, 6, 6)
    table.ambush(0, 1, "zombie", "night_hamster")
    table.answer(0, "compare zombie")
    table.answer(1, "yes")
    assert len(table.hand(1)) == 1 and table.asked() == (0, "banes")
    table.assert_settled()


@card("saelith_vane")
def test_saelith_gets_nothing_without_glory_or_for_a_mere_wound() -> None:
    table = Table()
    table.hero(1, "saelith_vane", at="crossroads1", glory=1)
    attacked(table, "zombie", 1, 6)
    assert (table.hand(1), table[1].ap, table[1].glory) == ([], 0, 2)
    table.assert_settled()
    table.hero(1, glory=9)
    attacked(table, "barrow_knight", 1, 6)
    assert table.asked() == (0, "where-to")


@card("saelith_vane", "bugbear")
def test_saelith_is_not_asked_when_the_beaten_monster_kills_her() -> None:
    table = Table(3)
    table.hero(1, "saelith_vane", at="crossroads1", life=1, glory=9)
    attacked(table, "bugbear", 1, 6)
    settle(table)
    assert table[1].life == 0 and table.happened(ev.Used) == []


@card("torvald_hask")
@pytest.mark.parametrize("where", ["hand", "lair"])
def test_torvald_looses_an_animal_for_two_in_a_battle_roll(where: str) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", standing="mine")
    table.hero(1, hand=["crypt_bat", "zombie"]) if where == "hand" else table.hero(1, lair=["crypt_bat", "zombie"])
    table.hero(1, glory=1)
    attacked(table, "orc_deserter", 1, 3)
    wait(table, "roll")
    if not table.legal(1, "use torvald_hask"):  # the attack roll, to which he can add nothing
        table.answer(1, "pass")
    table.answer(1, "use torvald_hask")
    settle(table)
    assert table.rolls() == ["orc_deserter attack 4", "1 counter 6"]
    assert table.discards() == ["orc_deserter", "crypt_bat"]


@card("torvald_hask")
@pytest.mark.parametrize(
    ("monster", "usable"), [("night_hamster", True), ("slag_hound", True), ("zombie", False), ("orc_deserter", False)]
)
def test_torvald_looses_beasts_vermin_and_fiends(monster: str, usable: bool) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=[monster, "haste"], standing="mine")
    attacked(table, "stitched_brute", 1)
    wait(table, "roll", 2)
    assert table.legal(1, "use torvald_hask") == usable


@card("torvald_hask")
def test_torvald_looses_nothing_in_a_threat() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=["crypt_bat"], standing="mine")
    table.ambush(0, 1, "falling_slab")
    wait(table, "roll")
    assert table.refused(1, "use torvald_hask") == "DN-19.5"


@card("ossk_the_unmoved")
def test_ossk_prevents_a_fall_for_a_glory() -> None:
    table = Table()
    table.hero(1, "ossk_the_unmoved", at="crossroads1", glory=2, standing="mine")
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    wait(table, "fall")
    table.answer(1, "use ossk_the_unmoved")
    assert (table[1].fallen, table[1].stand, table[1].glory) == (0, (), 1)
    settle(table)


@card("ossk_the_unmoved")
def test_ossk_prevents_a_rivals_transfer_for_a_glory_once_a_turn_in_all() -> None:
    table = Table()
    table.hero(0, hand=["rip_the_veil", "slick_floor"])
    table.hero(1, "ossk_the_unmoved", at="crossroads1", glory=9, peril=9, standing="mine")
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at crossroads2")
    wait(table, "transfer")
    table.answer(1, "use ossk_the_unmoved 2")
    assert table.location(1) == "crossroads1" and table[1].glory == 8
    table.dice(1)
    table.answer(0, "play slick_floor")
    settle(table)
    assert table[1].fallen == 1 and table[1].glory == 8


@card("ossk_the_unmoved")
def test_ossk_resists_neither_his_own_card_nor_without_glory() -> None:
    table = Table()
    table.hero(0, "ossk_the_unmoved", at="crossroads1", glory=9, hand=["recall_rune", "haste"], standing="mine")
    table.feats(0)
    table.answer(0, "play recall_rune")
    wait(table, "transfer")
    assert table.refused(0, "use ossk_the_unmoved 2") == "DN-19.5"
    table = Table()
    table.hero(1, "ossk_the_unmoved", at="crossroads1", standing="mine")
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    assert table[1].fallen == 1
    table.assert_settled()


@card("grulla_stormtongue")
def test_grulla_turns_a_wound_into_glory_once_a_turn() -> None:
    table = Table()
    table.hero(0, "grulla_stormtongue", life=6, treasures=["ring_of_magic"], tokens={"ring_of_magic": 1})
    table.hero(0, standing="mine")
    table.feats(0)
    table.answer(0, "use grulla_stormtongue")
    assert (table[0].life, table[0].glory) == (5, 2)  # it cannot be prevented
    assert table.refused(0, "use grulla_stormtongue") == "DN-4.7"
    table.assert_settled()


@card("grulla_stormtongue")
def test_grulla_keeps_her_last_life_and_waits_for_her_turn() -> None:
    table = Table()
    table.hero(0, "grulla_stormtongue", life=1)
    table.feats(0)
    assert table.refused(0, "use grulla_stormtongue") == "DN-10.5"
    table.hero(0, life=6, glory=1, hand=["haste"], standing="always")
    table.misdeeds(1)
    assert table.refused(0, "use grulla_stormtongue") == "DN-4.7"


@card("dorrim_glyphhand")
@pytest.mark.parametrize(("spot", "what"), [("hazard", "spikes"), ("exit", "e")])
def test_dorrim_puts_a_rune_on_a_hazard_or_an_exit_of_his_location(spot: str, what: str) -> None:
    table = Table(2, "crossroads1 0,-1", "bone_strewn_cut 0,-2", "crossroads2 1,-2")
    table.hero(0, "dorrim_glyphhand", at="bone_strewn_cut", ap=2, glory=4)
    table.feats(0)
    table.answer(0, "use dorrim_glyphhand")
    assert table.options(0) == [
        "hazard bone_strewn_cut danger",
        "hazard bone_strewn_cut spikes",
        "exit bone_strewn_cut e",
    ]
    table.answer(0, f"{spot} bone_strewn_cut {what}")
    assert table[0].glory == 2
    assert table.refused(0, "use dorrim_glyphhand") == "DN-4.7"
    table.dice(1)
    table.answer(0, "go e")  # without a threat if the rune lies there
    assert (table[0].life == 6) == (spot == "exit")
    assert table.dice_left == ((1,) if spot == "exit" else ())


@card("dorrim_glyphhand")
def test_dorrim_has_no_target_in_an_open_tunnel() -> None:
    table = Table()
    table.hero(0, "dorrim_glyphhand", at="crossroads1", glory=4)
    table.feats(0)
    assert table.refused(0, "use dorrim_glyphhand") == "DN-19.5"


@card("pim_fallowlight")
def test_pim_makes_an_attacker_roll_twice_and_take_the_lower() -> None:
    table = Table()
    table.hero(1, "pim_fallowlight", at="crossroads1", glory=4, standing="mine")
    table.dice(6, 6, 2, 6, 6)
    table.ambush(0, 1, "zombie", "orc_deserter")
    wait(table, "response")
    table.answer(1, "use pim_fallowlight", "against orc_deserter")
    settle(table)
    assert table.rolls()[:2] == ["zombie attack 8", "orc_deserter attack 5"]
    assert table[1].glory == 2 + 1 + 1


@card("pim_fallowlight")
def test_pim_can_fool_a_hero_but_only_in_response() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1)
    table.hero(1, "pim_fallowlight", at="crossroads1", glory=2, hand=["haste"], standing="always")
    table.begin("feats", 0)
    assert table.refused(1, "use pim_fallowlight") == "DN-4.7"
    table.until("feats")
    table.answer(0, "attack 1", "form melee")
    wait(table, "response")
    table.dice(6, 1, 4)
    table.answer(1, "use pim_fallowlight")
    table.pass_all()
    assert table.rolls() == ["0 attack 2", "1 counter 4"]
    assert table.happened(ev.Used) == [ev.Used(1, "pim_fallowlight")]


@card("dorrim_glyphhand")
def test_dorrims_rune_removes_the_danger_of_a_location() -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(0, "dorrim_glyphhand", at="dark_crossroads", glory=2)
    table.feats(0)
    table.answer(0, "use dorrim_glyphhand", "hazard dark_crossroads danger")
    table.hero(1, hand=["poison_darts"])
    table[0].peril = 2
    table.dice(3)
    table.misdeeds(1)
    table.answer(1, "send poison_darts 0", "declare")
    assert [event.success for event in table.events if isinstance(event, ev.Tested)] == [True]  # 3 + 2, against 5
    settle(table)
