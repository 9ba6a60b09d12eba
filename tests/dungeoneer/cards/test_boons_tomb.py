"""The boons of the Tomb."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, over, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("mighty_blow_i")
@pytest.mark.parametrize(("answer", "glory", "beaten"), [("yes", 4 - 1 + 2, True), ("no", 4 + 1, False)])
def test_mighty_blow_i_buys_a_second_wound(answer: str, glory: int, beaten: bool) -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", glory=4, boons=["mighty_blow_i"])
    attacked(table, "barrow_knight", 1, 6)
    assert table.asked() == (1, "harder")
    table.answer(1, answer)
    over(table)
    assert table[1].life == 6
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [2 if beaten else 1]
    assert (table[1].glory, "barrow_knight" in table.discards()) == (glory, beaten)


@card("mighty_blow_i")
def test_mighty_blow_i_once_a_turn() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", glory=4, boons=["mighty_blow_i"])
    table.dice(1, 1, 6, 6)
    table.ambush(0, 1, "barrow_knight", "zombie")
    table.answer(0, "compare barrow_knight")
    table.answer(1, "yes")
    over(table)
    assert table.happened(ev.Used) == [ev.Used(1, "mighty_blow_i")]
    assert table[1].glory == 4 - 1 + 3


@card("mighty_blow_i")
def test_mighty_blow_i_wounds_a_hero_who_may_be_the_defender() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", glory=1, boons=["mighty_blow_i"])
    table.hero(1, "roderik_talus", at="crossroads1", ap=1)
    table.dice(1, 6)
    table.feats(1)
    table.answer(1, "attack 0", "form melee")
    table.answer(0, "yes")
    over(table)
    assert (table[0].life, table[1].life, table[0].glory) == (6, 4, 0)


@card("mighty_blow_i")
def test_mighty_blow_i_neither_in_magic_nor_without_glory() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=4, boons=["mighty_blow_i"])
    attacked(table, "vault_guardian", 1, 6)
    assert table.asked() == (0, "where-to")  # magic
    over(table)
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", boons=["mighty_blow_i"])
    attacked(table, "barrow_knight", 1, 6)
    assert table.asked() == (0, "where-to")
    over(table)
    assert table[1].glory == 1


@card("mighty_blow_ii")
@pytest.mark.parametrize(("monster", "lost"), [("barrow_knight", 2), ("vault_guardian", 1)])
def test_mighty_blow_ii_always_adds_a_wound_in_melee(monster: str, lost: int) -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2, boons=["mighty_blow_ii"])
    attacked(table, monster, 1, 6)
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [lost]
    over(table)
    assert table[1].glory == lost


@card("turn_away")
def test_turn_away_discards_one_attacking_monster() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=["turn_away"], standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "stitched_brute", "zombie")
    wait(table, "response")
    table.answer(1, "play turn_away", "against stitched_brute")
    over(table)
    assert "stitched_brute" in table.discards() and "zombie" in table.lair(0)
    assert (table[1].life, table[1].glory) == (5, 0)


@card("turn_away")
def test_turn_away_no_quest_monster_no_hero_and_only_in_response() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", glory=3, hand=["turn_away"], quests=["the_bone_warden"], standing="mine")
    table.feats(0)
    assert table.refused(0, "play turn_away") == "DN-1.5"
    table.answer(0, "attempt the_bone_warden")
    wait(table, "response")
    assert table.refused(0, "play turn_away") == "DN-19.5"


@card("dodge")
@pytest.mark.parametrize("attacker", ["monster", "hero"])
def test_dodge_takes_the_strike_out_of_a_melee_attack(attacker: str) -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=2, hand=["dodge", "haste"], standing="mine")
    table.dice(6, 1)
    if attacker == "monster":
        table.ambush(0, 1, "ghoul_pack")
    else:
        table.feats(0)
        table.answer(0, "attack 1", "form melee")
    wait(table, "roll")
    table.answer(1, "play dodge")
    over(table)
    assert table[1].life == 6 and table.hand(1) == ["haste"]  # nor its other effects
    assert table[1].glory == 1


@card("dodge")
def test_dodge_only_melee_and_before_the_roll() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["dodge"], standing="mine")
    attacked(table, "crypt_bat")
    wait(table, "response")
    assert table.refused(1, "play dodge") == "DN-19.5"
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["dodge"], standing="mine")
    attacked(table, "zombie", 6)
    wait(table, "roll", 2)
    assert table.refused(1, "play dodge") == "DN-19.5"


@card("dodge")
def test_dodge_leaves_the_counter_strike_as_it_is() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["dodge"], standing="mine")
    attacked(table, "zombie", 1, 6)
    wait(table, "response")
    table.answer(1, "play dodge")
    over(table)
    assert "zombie" in table.discards() and table[1].glory == 1


@card("create_darkness")
def test_create_darkness_hampers_all_attacks_there_ones_own_too() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", ap=1)
    table.hero(1, "torvald_hask", at="crossroads1", glory=2, ap=1, hand=["create_darkness"], standing="mine")
    table.hero(2, at="crossroads2")
    attacked(table, "barrow_knight", 3, 4)
    wait(table, "response")
    table.answer(1, "play create_darkness")
    assert table.rolls() == ["barrow_knight attack 6", "1 counter 5"]
    table.dice(4, 1)
    table.answer(1, "challenge barrow_knight", "form melee")
    assert table.rolls()[2:] == ["1 attack 4", "barrow_knight counter 5"]  # counter-rolls are not hampered
    over(table)


@card("create_darkness")
def test_create_darkness_lets_no_trap_be_played_there_this_turn() -> None:
    table = Table(3)
    table.hero(0, hand=["falling_slab", "zombie"])
    table.hero(1, at="crossroads1", peril=9, glory=2, hand=["create_darkness"], standing="always")
    table.hero(2, at="crossroads2", peril=9)
    table.misdeeds(0)
    table.answer(1, "play create_darkness")
    assert table.refused(0, "send falling_slab 1") == "DN-10.5"
    assert table.legal(0, "send zombie 1") and table.legal(0, "send falling_slab 2")
    table.turn(0)
    assert table.legal(0, "send falling_slab 1")


@card("create_darkness")
def test_create_darkness_comes_too_late_for_a_declared_trap_and_stays_where_it_was_made() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["create_darkness"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "falling_slab")
    table.answer(1, "play create_darkness")
    over(table)
    assert table[1].life == 5
    table.hero(1, at="crossroads2")
    table.hero(0, hand=["poison_darts"])
    table[1].peril = 2
    table.dice(1)
    table.misdeeds(0)
    table.answer(0, "send poison_darts 1", "declare")
    over(table)
    assert table[1].life == 4


@card("blessings_of_nakari")
def test_blessings_of_nakari_magic_and_glory_for_a_quest() -> None:
    table = Table()
    table.hero(0, glory=4, hand=["blessings_of_nakari"], escorts=["rescue_the_princess"])
    table.hero(1, escorts=["carry_the_relic_bones"])
    assert table.stat(0, "magic") == 0
    table.feats(0)
    table.answer(0, "play blessings_of_nakari")
    assert (table.stat(0, "magic"), table.stat(0, "melee"), table.stat(1, "magic")) == (1, 1, 0)
    table.answer(0, "deliver rescue_the_princess")
    gained = [event for event in table.events if isinstance(event, ev.Glory) and event.n > 0]
    assert gained[:2] == [ev.Glory(0, 3), ev.Glory(0, 1)]


@card("keen_reflexes")
@pytest.mark.parametrize(("trap", "total"), [("poison_darts", 4), ("falling_slab", 2)])
def test_keen_reflexes_in_speed_threats_alone(trap: str, total: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["keen_reflexes"])
    table.dice(1)
    table.ambush(0, 1, trap)
    assert table.rolls() == [f"1 threat {total}"]
    over(table)


@card("keen_reflexes")
def test_keen_reflexes_not_in_battle() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["keen_reflexes"])
    attacked(table, "crypt_bat", 3, 3)
    assert table.rolls() == ["crypt_bat attack 5", "1 counter 5"]
    over(table)


@card("grave_lore")
@pytest.mark.parametrize(("monster", "more"), [("barrow_knight", 1), ("stitched_brute", 0)])
def test_grave_lore_in_attack_and_counter_against_undead(monster: str, more: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, boons=["grave_lore"])
    attacked(table, monster, 1, 1)
    table.dice(2, 1)
    table.answer(1, f"challenge {monster}", "form melee")
    assert [roll for roll in table.rolls() if roll[0] == "1"] == [f"1 counter {2 + more}", f"1 attack {3 + more}"]
    over(table)


@card("surge_of_faith")
@pytest.mark.parametrize("x", [1, 4])
def test_surge_of_faith_adds_x_to_a_roll_of_ones_own(x: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=6, hand=["surge_of_faith"], standing="mine")
    attacked(table, "stitched_brute", 3, 1)
    wait(table, "roll")
    assert table.refused(1, "play surge_of_faith") == "DN-19.5"  # the monster's roll
    table.answer(1, "pass")
    table.answer(1, "play surge_of_faith")
    assert table.options(1) == ["x 1", "x 2", "x 3", "x 4"]
    table.answer(1, f"x {x}")
    over(table)
    assert table.rolls()[-1] == f"1 counter {2 + x}"
    assert table[1].glory == 6 - x


@card("surge_of_faith")
def test_surge_of_faith_in_a_threat_but_not_before_dice_of_chance() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="crossroads1", ap=1, hand=["surge_of_faith"], quests=["a_game_of_bones"], standing="mine")
    table.hero(0, glory=1)
    table.dice(3, 4, 4)
    table.feats(0)
    table.answer(0, "go n")
    wait(table, "roll")
    assert table.legal(0, "play surge_of_faith")
    table.until("feats")
    table.answer(0, "attempt a_game_of_bones")
    assert table.window() == "roll"
    assert table.refused(0, "play surge_of_faith") == "DN-19.5"
    over(table)


@card("ghost_step")
def test_ghost_step_to_an_adjacent_location_through_a_wall() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", glory=2, hand=["ghost_step"])
    table.feats(0)
    table.answer(0, "play ghost_step")
    assert table.options(0) == ["at tomb_antechamber", "at corridor2"]
    table.answer(0, "at corridor2")
    assert (table.at(0), table[0].ap, table[0].glory, table[0].peril) == ("corridor2", 0, 1, 2)  # 0 AP; its points
    table.quiet()


@card("ghost_step")
def test_ghost_step_not_farther_and_only_in_feats() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2")
    table.hero(0, at="crossroads2", glory=4, hand=["ghost_step"])
    table.misdeeds(0)
    assert table.refused(0, "play ghost_step") == "DN-1.5"
    table.feats(0)
    table.answer(0, "play ghost_step")
    assert table.at(0) == "crossroads1"  # the only neighbour
    table.quiet()


@card("recall_rune")
def test_recall_rune_to_the_nearest_entrance_of_ones_choice() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune")
    assert table.options(0) == ["at tomb_antechamber", "at vault_gate"]
    table.answer(0, "at vault_gate")
    assert (table.at(0), table[0].glory) == ("vault_gate", 1)
    table.quiet()


@card("recall_rune")
def test_recall_rune_takes_no_far_entrance_and_none_that_he_stands_on() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "vault_gate 0,-3")
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune")
    assert table.at(0) == "tomb_antechamber"
    table = Table()
    table.hero(0, glory=3, hand=["recall_rune"])
    table.feats(0)
    assert table.refused(0, "play recall_rune") == "DN-19.5"


@card("surefooted")
def test_surefooted_ignores_pits_and_stands_up_free_once_a_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1, boons=["surefooted"])
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == [] and table[0].fallen == 0
    assert table.refused(0, "use surefooted") == "DN-19.5"
    table.hero(0, fallen=1)
    table.feats(0)
    table.answer(0, "use surefooted")
    assert (table[0].fallen, table[0].ap) == (0, 0)
    table.hero(0, fallen=1)
    assert table.refused(0, "use surefooted") == "DN-4.7"
    table.quiet()


@card("surefooted")
@pytest.mark.parametrize(("die", "fallen"), [(2, 1), (3, 0)])
def test_surefooted_must_still_pass_a_threat_to_stand_up_and_traps_hold_him(die: int, fallen: int) -> None:
    table = Table()
    table.hero(0, "torvald_hask", boons=["surefooted"], stand=["melee 4"])
    table.dice(die)
    table.feats(0)
    table.answer(0, "use surefooted")
    assert table[0].fallen == fallen
    table.quiet()
    table = Table()
    table.hero(1, at="crossroads1", boons=["surefooted"])
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    assert table[1].fallen == 1
    over(table)


@card("locksmiths_touch")
@pytest.mark.parametrize(("place", "side", "total"), [("elbow1", "n", 4), ("library", "e", 3)])
def test_locksmiths_touch_against_blocked_and_trapped_exits(place: str, side: str, total: int) -> None:
    line = "elbow1 0,-1" if place == "elbow1" else "library 1,0 turned"
    table = Table(2, line, "crossroads1 0,-2" if place == "elbow1" else "crossroads1 2,0")
    table.hero(0, "torvald_hask", at=place, ap=1, boons=["locksmiths_touch"])
    table.dice(1)
    table.feats(0)
    table.answer(0, f"go {side}")
    assert table.rolls() == [f"0 threat {total}"]
    over(table)


@card("locksmiths_touch")
def test_locksmiths_touch_not_against_spikes() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, boons=["locksmiths_touch"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 3"]
    table.quiet()


@card("trap_sense")
@pytest.mark.parametrize(
    ("lines", "way"),
    [
        (("crossroads1 0,-1", "ossuary 0,-2"), "n"),  # spikes
        (("crossroads1 0,-1", "hall_of_chains 0,-2"), "n"),  # a pit
        (("library 0,-1 turned", "crossroads1 1,-1"), "e"),  # a trapped exit
    ],
)
def test_trap_sense_three_against_spikes_pits_and_trapped_exits(lines: tuple[str, str], way: str) -> None:
    table = Table(2, *lines)
    table.hero(0, "torvald_hask", at=lines[0].split()[0], ap=1, glory=1, hand=["trap_sense"], standing="mine")
    table.dice(1)
    table.feats(0)
    table.answer(0, f"go {way}")
    wait(table, "roll")
    table.answer(0, "play trap_sense")
    over(table)
    assert table.rolls() == ["0 threat 4" if way == "e" else "0 threat 6"]


@card("trap_sense")
def test_trap_sense_against_an_encounter_trap_but_neither_blocked_exit_nor_location_effect() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=["trap_sense"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    wait(table, "roll")
    table.answer(1, "play trap_sense")
    over(table)
    assert table.rolls() == ["1 threat 6"] and table[1].glory == 1
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2", "gallery_of_whispers 0,-3")
    table.hero(0, at="elbow1", ap=2, glory=1, hand=["trap_sense"], standing="mine")
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "go n")
    wait(table, "roll")
    assert table.refused(0, "play trap_sense") == "DN-19.5"
    table.until("feats")
    table.answer(0, "go n")
    wait(table, "roll")
    assert table.refused(0, "play trap_sense") == "DN-19.5"


@card("hex_ward")
@pytest.mark.parametrize("bane", ["drain_renown", "gag_of_silence", "stoke_the_furnace"])
def test_hex_ward_cancels_a_bane_on_ones_hero_whose_price_stays_paid(bane: str) -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", hand=[bane])
    table.hero(1, at="crossroads1", glory=5, peril=3, hand=["hex_ward"], standing="mine")
    table.misdeeds(0)
    table.answer(0, f"play {bane}")
    if table.asked() == (0, "x"):
        table.answer(0, "x 3")
    table.answer(1, "play hex_ward")
    assert (table[1].glory, table[1].peril, table.banes(1), table[1].life) == (3, 0, [], 6)
    assert sorted(table.discards()) == sorted([bane, "hex_ward"])
    table.quiet()


@card("hex_ward")
def test_hex_ward_not_against_a_bane_on_another_nor_without_a_target() -> None:
    table = Table(3)
    table.hero(0, hand=["slick_floor", "undead_awakening"])
    table.hero(1, at="crossroads1", glory=5, peril=5, hand=["hex_ward"], standing="always")
    table.hero(2, at="crossroads2", peril=1)
    table.begin("misdeeds", 0)
    table.until("misdeeds")
    table.answer(0, "play slick_floor", "target 2")
    assert table.window() == "declared"
    assert table.refused(1, "play hex_ward") == "DN-19.5"
    table.dice(6)
    table.answer(1, "pass")
    over(table)
    table.answer(0, "play undead_awakening")
    assert table.window() == "declared"
    assert table.refused(1, "play hex_ward") == "DN-19.5"
