"""The boons of the Vault."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table

card = pytest.mark.card


@card("distraction")
def test_distraction_sends_a_monster_back_unwounded_to_hand_or_lair() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["distraction"], standing="mine")
    attacked(table, "barrow_knight")
    wait(table, "response")
    table.answer(1, "play distraction")
    assert table.rolls() == [] and table[1].life == 6
    assert table.options(0) == ["to_lair barrow_knight", "to_hand barrow_knight"]
    assert table.discards() == ["distraction"]
    settle(table)


@card("distraction")
def test_distraction_works_on_quest_monsters_but_not_on_heroes_nor_outside_the_response() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", glory=1, hand=["distraction"], quests=["the_bone_warden"], standing="mine")
    table.feats(0)
    assert table.refused(0, "play distraction") == "DN-1.5"
    table.answer(0, "attempt the_bone_warden")
    wait(table, "response")
    table.answer(0, "play distraction")
    settle(table)
    assert table.rolls() == [] and table.done(0) == []
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=1, hand=["distraction"], standing="mine")
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.window() == "response"
    assert table.refused(1, "play distraction") == "DN-19.5"


@card("haste")
def test_haste_gives_two_action_points_that_cannot_be_saved() -> None:
    table = Table()
    table.hero(0, at="crossroads1", glory=2, hand=["haste", "dodge"])
    table.feats(0)
    table.answer(0, "play haste")
    assert (table[0].ap, table[0].glory) == (2, 0)
    table.answer(0, "go s")
    assert table[0].ap == 1
    table.answer(0, "done")
    table.until("misdeeds")
    assert table[0].ap == 0


@card("haste")
def test_haste_leaves_the_other_action_points_to_be_saved() -> None:
    table = Table()
    table.hero(0, glory=2, ap=1, hand=["haste", "dodge"])
    table.feats(0)
    table.answer(0, "play haste", "done")
    table.until("save")
    table.answer(0, "save")
    assert table[0].ap == 1


@card("haste")
def test_haste_in_anothers_turn_pays_for_a_challenge_and_is_gone_afterwards() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=2, hand=["haste"], standing="mine")
    attacked(table, "stitched_brute", 1, 4)
    table.answer(1, "play haste")
    assert table.asked() == (1, "challenge")
    table.dice(6, 1)
    table.answer(1, "challenge stitched_brute", "form melee")
    settle(table)
    assert table[1].ap == 1
    table.answer(0, "done")
    table.only_locations()
    table.until("feats")
    table.answer(0, "done")
    table.until("misdeeds")
    assert table.state.active == 1 and table[1].ap == table.stat(1, "speed") == 2


@card("battle_trance")
def test_battle_trance_gives_two_dice_for_the_heros_own_attack() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, glory=1, boons=["battle_trance"], standing="mine")
    table.hero(1, at="crossroads1")
    table.dice(2, 5, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    wait(table, "roll")
    table.answer(0, "use battle_trance")
    settle(table)
    assert table.rolls() == ["0 attack 6", "1 counter 2"] and table[0].glory == 0


@card("battle_trance")
def test_battle_trance_helps_no_counter_roll_and_nobody_elses_attack() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=9, hand=["haste"], boons=["battle_trance"], standing="mine")
    attacked(table, "stitched_brute", 3, 1)
    for _ in ("attack", "counter"):
        wait(table, "roll")
        assert table.refused(1, "use battle_trance") == "DN-19.5"
        table.answer(1, "pass")
    settle(table)


@card("battle_trance")
def test_battle_trance_works_once_a_turn_and_costs_glory() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at="crossroads1", ap=1, glory=4, hand=["haste"], boons=["battle_trance"])
    table.hero(0, attackers=[1], standing="mine")
    table.hero(1, at="crossroads1")
    table.dice(2, 5, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    wait(table, "roll")
    table.answer(0, "use battle_trance")
    table.until("feats")
    assert table[0].glory == 3
    table.dice(2, 1)
    table.answer(0, "use kron_axereaver")
    wait(table, "roll")
    assert table.refused(0, "use battle_trance") == "DN-4.7"
    settle(table)
    assert table.rolls()[2:] == ["0 attack 4", "1 counter 2"]


@card("oath_of_the_fiendbane")
@pytest.mark.parametrize(("monster", "more"), [("cage_breaker", 1), ("legion", 1), ("stitched_brute", 0)])
def test_oath_of_the_fiendbane_helps_against_fiends_and_demons(monster: str, more: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, boons=["oath_of_the_fiendbane"])
    attacked(table, monster, *([6] if monster == "legion" else []), 1, 1)
    table.dice(2, 6)
    table.answer(1, f"challenge {monster}", "form melee")
    assert f"1 counter {2 + more}" in table.rolls() and f"1 attack {3 + more}" in table.rolls()
    settle(table)


@card("mirror_selves")
@pytest.mark.parametrize("attacker", ["monster", "hero"])
def test_mirror_selves_makes_the_attacker_take_the_lower_of_two_rolls(attacker: str) -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=2, hand=["mirror_selves"], standing="mine")
    table.dice(6, 2, 2)
    if attacker == "monster":
        table.ambush(0, 1, "zombie")
    else:
        table.feats(0)
        table.answer(0, "attack 1", "form melee")
    wait(table, "response")
    table.answer(1, "play mirror_selves")
    settle(table)
    assert table.rolls()[0].split()[-1] == ("4" if attacker == "monster" else "3")
    assert table[1].glory == 0


@card("mirror_selves")
def test_mirror_selves_changes_one_attack_of_several_and_no_counter_roll() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["mirror_selves"], standing="mine")
    table.dice(5, 1, 4, 6, 6)
    table.ambush(0, 1, "zombie", "orc_deserter")
    assert table.refused(1, "play mirror_selves") == "DN-1.5"
    wait(table, "response")
    table.answer(1, "play mirror_selves", "against orc_deserter")
    settle(table)
    assert table.rolls() == ["zombie attack 7", "orc_deserter attack 4", "1 counter 7", "1 counter 7"]


@pytest.mark.rules("DN-6.11")
@card("battle_trance")
@card("mirror_selves")
@card("pim_fallowlight")
@pytest.mark.parametrize(
    ("response", "dice", "total"),
    [(["play mirror_selves"], (3,), 4), (["play mirror_selves", "use pim_fallowlight"], (5, 2), 3)],
)
def test_dice_of_which_the_highest_and_the_lowest_count_cancel_out(
    response: list[str], dice: tuple[int, ...], total: int
) -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, glory=1, boons=["battle_trance"], standing="mine")
    table.hero(1, "pim_fallowlight", at="crossroads1", glory=4, hand=["mirror_selves"], standing="mine")
    table.dice(*dice, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    wait(table, "response")
    table.answer(1, *response)
    wait(table, "roll")
    table.answer(0, "use battle_trance")
    settle(table)
    assert table.rolls() == [f"0 attack {total}", "1 counter 1"]


@card("runed_skin")
@pytest.mark.parametrize(("monster", "total"), [("grave_wraith", 4), ("zombie", 3)])
def test_runed_skin_helps_in_magic_counter_rolls(monster: str, total: int) -> None:
    table = Table()
    table.hero(1, "lorel_alanus" if monster == "grave_wraith" else "torvald_hask", at="crossroads1")
    table.hero(1, boons=["runed_skin"])
    attacked(table, monster, 4, 2)
    assert table.rolls()[1] == f"1 counter {total}"
    settle(table)


@card("runed_skin")
@pytest.mark.parametrize(("trap", "total"), [("arc_coil", 2), ("falling_slab", 2)])
def test_runed_skin_helps_in_magic_threats(trap: str, total: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["runed_skin"])
    table.dice(1)
    table.ambush(0, 1, trap)
    assert table.rolls() == [f"1 threat {total}"]  # 0 magic + 1; 1 melee + 0
    settle(table)


@card("runed_skin")
def test_runed_skin_does_not_help_in_an_attack() -> None:
    table = Table()
    table.hero(0, "lorel_alanus", at="crossroads1", ap=1, boons=["runed_skin"])
    table.hero(1, at="crossroads1")
    table.dice(1, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form magic")
    assert table.rolls()[0] == "0 attack 2"
    table.assert_settled()


@card("beast_tongue")
@pytest.mark.parametrize(("monster", "works"), [("crypt_bat", True), ("mutant_rat", True), ("slag_hound", True)])
def test_beast_tongue_sends_beasts_vermin_and_fiends_back(monster: str, works: bool) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, boons=["beast_tongue"], standing="mine")
    attacked(table, monster)
    wait(table, "response")
    table.answer(1, "use beast_tongue")
    settle(table)
    assert (table.hand(0), table[1].glory) == ([monster], 0)


@card("beast_tongue")
@pytest.mark.parametrize("monster", ["zombie", "orc_deserter"])
def test_beast_tongue_sends_nothing_else_back(monster: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["haste"], boons=["beast_tongue"], standing="mine")
    attacked(table, monster)
    wait(table, "response")
    assert table.refused(1, "use beast_tongue") == "DN-19.5"


@card("beast_tongue")
def test_beast_tongue_works_once_a_turn_and_on_no_quest_monster() -> None:
    table = Table(2, "crossroads1 0,-1", "specimen_pens 0,-2")
    table.hero(0, at="specimen_pens", glory=9, hand=["haste"], boons=["beast_tongue"], quests=["mark_of_the_beast"])
    table.awake(0)
    table.feats(0)
    table.answer(0, "attempt mark_of_the_beast")
    wait(table, "response")
    assert table.refused(0, "use beast_tongue") == "DN-19.5"
    table = Table()
    table.hero(1, at="crossroads1", glory=9, hand=["haste"], boons=["beast_tongue"], standing="mine")
    table.dice(1, 6)
    table.ambush(0, 1, "crypt_bat", "mutant_rat")
    wait(table, "response")
    table.answer(1, "use beast_tongue", "against crypt_bat")
    assert table.window() == "response"
    assert table.refused(1, "use beast_tongue") == "DN-4.7"
    settle(table)


@card("blink")
def test_blink_takes_the_hero_out_of_reach_through_a_passable_exit() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2", "crossroads2 1,-2")
    table.hero(1, at="elbow1", glory=2, hand=["blink"], standing="mine")
    table.ambush(0, 1, "zombie")
    table.answer(1, "play blink")
    assert table.options(1) == ["at crossroads1", "at tomb_antechamber"]
    table.answer(1, "at crossroads1")  # through the blocked exit
    settle(table)
    assert table.rolls() == [] and table.location(1) == "crossroads1"
    assert table[1].glory == 0  # no points in another player's turn


@card("blink")
def test_blink_does_not_lead_through_a_wall() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", glory=2, hand=["blink"])
    table.feats(0)
    table.answer(0, "play blink")
    assert table.location(0) == "tomb_antechamber"  # the only way; corridor2 is behind a wall
    table.assert_settled()


@card("spell_siphon")
def test_spell_siphon_is_discarded_to_cancel_an_instant_bane_and_gains_three_glory() -> None:
    table = Table()
    table.hero(0, hand=["drain_renown"])
    table.hero(1, at="crossroads1", glory=5, peril=3, boons=["spell_siphon"], standing="mine")
    table.misdeeds(0)
    table.answer(0, "play drain_renown", "x 3")
    table.answer(1, "use spell_siphon")
    assert (table[1].glory, table[1].peril) == (5 + 3, 0)
    assert sorted(table.discards()) == ["drain_renown", "spell_siphon"]
    table.assert_settled()


@card("spell_siphon")
def test_spell_siphon_does_not_cancel_a_permanent_bane() -> None:
    table = Table()
    table.hero(0, hand=["gag_of_silence"])
    table.hero(1, at="crossroads1", glory=5, peril=3, boons=["spell_siphon"], hand=["haste"], standing="mine")
    table.misdeeds(0)
    table.answer(0, "play gag_of_silence")
    assert table.refused(1, "use spell_siphon") == "DN-19.5"
    settle(table)
    assert table.banes(1) == ["gag_of_silence"]


@card("steel_nerves")
def test_steel_nerves_prevent_any_fall_for_a_glory() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, boons=["steel_nerves"], standing="mine")
    table.dice(1, 6, 1)
    table.ambush(0, 1, "pit_of_bones", "web_weaver")
    table.answer(0, "settle pit_of_bones")
    assert table.window() == "fall"
    table.answer(1, "use steel_nerves")
    wait(table, "fall")  # not limited to once a turn
    table.answer(1, "use steel_nerves")
    settle(table)
    assert (table[1].fallen, table[1].glory) == (0, 0)


@card("steel_nerves")
def test_steel_nerves_need_glory() -> None:
    table = Table()
    table.hero(1, at="crossroads1", boons=["steel_nerves"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    settle(table)
    assert table[1].fallen == 1
