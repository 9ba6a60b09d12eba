"""The twelve heroes: their numbers, and what each alone can do."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, over, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.stats import limit

card = pytest.mark.card


@pytest.mark.parametrize(
    ("hero", "boons", "treasures", "levels"),
    [
        ("kron_axereaver", 4, 1, ["1/0/2", "3/0/3", "5/0/4", "6/0/4"]),
        ("roderik_talus", 2, 3, ["1/0/2", "2/1/3", "3/2/4", "4/2/4"]),
        ("lorel_alanus", 4, 1, ["0/1/2", "1/3/3", "1/4/3", "1/5/4"]),
        ("raka", 2, 3, ["1/0/2", "3/1/2", "4/2/3", "4/3/3"]),
        ("vessa_morn", 3, 2, ["0/1/2", "1/3/3", "2/4/3", "2/5/3"]),
        ("ilk_quickshade", 2, 3, ["0/0/3", "1/1/3", "2/2/4", "2/2/5"]),
        ("saelith_vane", 2, 3, ["1/0/2", "2/0/3", "4/1/4", "4/1/5"]),
        ("torvald_hask", 2, 3, ["1/0/2", "2/1/3", "3/1/3", "4/2/4"]),
        ("ossk_the_unmoved", 2, 3, ["1/0/2", "3/1/2", "5/1/3", "6/1/3"]),
        ("grulla_stormtongue", 3, 2, ["0/1/2", "2/2/2", "3/3/3", "3/4/3"]),
        ("dorrim_glyphhand", 3, 2, ["1/0/2", "2/2/2", "3/3/3", "4/3/3"]),
        ("pim_fallowlight", 4, 1, ["0/1/2", "0/3/3", "1/4/4", "1/5/4"]),
    ],
)
def test_the_numbers_of_a_hero(hero: str, boons: int, treasures: int, levels: list[str]) -> None:
    table = Table()
    table.hero(0, hero, at="crossroads1", life=5, glory=2, ap=2, hand=["draught_of_mending"])
    table.hero(1, at="crossroads1")
    found = []
    for level in (1, 2, 3, 4):
        table.hero(0, level=level)
        found.append("/".join(str(table.stat(0, stat)) for stat in ("melee", "magic", "speed")))
    assert found == levels
    assert [limit(table.state, 0, kind) for kind in (0, 1)] == [boons, treasures]
    table.feats(0)
    table.answer(0, "play draught_of_mending")
    assert table[0].life == 6
    table.answer(0, "attack 1")
    assert table.options(0, "form") == ["form melee", "form magic"]


@card("kron_axereaver")
def test_kron_strikes_back_for_glory_at_one_more_and_it_is_not_his_battle() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", glory=4)
    attacked(table, "barrow_knight", 1, 4)
    assert table.asked() == (1, "challenge")
    assert table.options(1) == ["use kron_axereaver", "pass"]  # without an AP
    table.dice(5, 1)
    table.answer(1, "use kron_axereaver", "form melee")
    assert table.rolls()[-2:] == ["1 attack 7", "barrow_knight counter 5"]
    assert (table[1].glory, table[1].ap, table[1].battled) == (3, 0, 0)  # 2 paid, 1 for the wound
    assert table.asked() == (0, "where-to")  # once a turn, though it lives
    over(table)


@card("kron_axereaver")
def test_kron_may_challenge_besides() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", glory=2, ap=1)
    attacked(table, "stitched_brute", 1, 4)
    table.dice(6, 1)
    table.answer(1, "use kron_axereaver", "form melee")
    assert table.options(1) == ["challenge stitched_brute", "pass"]
    table.dice(6, 1)
    table.answer(1, "challenge stitched_brute", "form melee")
    assert table.rolls()[-2:] == ["1 attack 7", "stitched_brute counter 5"]
    assert (table[1].ap, table[1].battled) == (0, 1)
    over(table)


@card("kron_axereaver")
def test_kron_later_in_the_turn_against_a_hero_that_attacked_him() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at="crossroads1", glory=2, ap=1, attackers=[1])
    table.hero(1, "torvald_hask", at="crossroads1")
    table.feats(0)
    table.dice(3, 1)
    table.answer(0, "use kron_axereaver", "form melee")
    assert table.rolls() == ["0 attack 5", "1 counter 2"]
    assert (table[0].ap, table[0].glory, table[1].life) == (1, 0, 5)
    assert table.legal(0, "attack 1")
    table.quiet()


@card("kron_axereaver")
@pytest.mark.parametrize(
    ("kron", "rival", "attackers", "glory", "rule"),
    [
        ("crossroads1", "crossroads1", [], 2, "DN-19.5"),  # nobody has attacked him
        ("crossroads1", "crossroads2", [1], 2, "DN-19.5"),  # he is elsewhere
        ("tomb_antechamber", "tomb_antechamber", [1], 2, "DN-19.5"),  # DN-18.6
        ("crossroads1", "crossroads1", [1], 1, "DN-10.1"),
    ],
)
def test_kron_has_no_vengeance_to_take(kron: str, rival: str, attackers: list[int], glory: int, rule: str) -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at=kron, glory=glory, ap=1, attackers=attackers)
    table.hero(1, at=rival)
    table.feats(0)
    assert table.refused(0, "use kron_axereaver") == rule


@card("roderik_talus")
def test_roderik_heals_in_his_own_turn() -> None:
    table = Table()
    table.hero(0, "roderik_talus", life=4, glory=7, ap=2)
    table.misdeeds(0)
    table.answer(0, "use roderik_talus")
    assert (table[0].life, table[0].glory, table[0].ap) == (5, 4, 1)
    assert table.refused(0, "use roderik_talus") == "DN-4.7"
    table.quiet()


@card("roderik_talus")
@pytest.mark.parametrize(("glory", "ap", "rule"), [(2, 1, "DN-10.1"), (3, 0, "DN-4.4")])
def test_roderik_pays_glory_and_an_action_point(glory: int, ap: int, rule: str) -> None:
    table = Table()
    table.hero(0, "roderik_talus", life=4, glory=glory, ap=ap)
    table.feats(0)
    assert table.refused(0, "use roderik_talus") == rule


@card("roderik_talus")
def test_roderik_does_not_heal_in_the_turn_of_another() -> None:
    table = Table()
    table.hero(1, "roderik_talus", life=4, glory=9, ap=1, hand=["haste"], standing="always")
    table.misdeeds(0)
    assert table.refused(1, "use roderik_talus") == "DN-4.7"


@card("lorel_alanus")
def test_lorel_adds_two_to_a_magic_roll_of_hers() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=5, standing="mine")
    attacked(table, "grave_wraith", 2, 2)
    wait(table, "roll")
    table.answer(1, "use lorel_alanus")
    assert table.rolls() == ["grave_wraith attack 5", "1 counter 5"]
    assert table[1].glory == 3
    over(table)


@card("lorel_alanus")
def test_lorel_adds_to_a_magic_threat_too_and_once_a_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "lorel_alanus", at="crossroads1", ap=3, glory=2, standing="mine")
    table.feats(0)
    table.dice(2, 2)
    table.answer(0, "go n")
    table.answer(0, "use lorel_alanus")
    assert table.rolls() == ["0 threat 5"]
    table.answer(0, "go s", "go n")
    assert table.rolls() == ["0 threat 5", "0 threat 3"]
    table.quiet()


@card("lorel_alanus")
def test_lorel_adds_nothing_to_a_melee_roll() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=5, hand=["haste"], standing="mine")
    attacked(table, "zombie", 2)
    wait(table, "roll", 2)
    assert table.refused(1, "use lorel_alanus") == "DN-19.5"


@card("raka")
@pytest.mark.parametrize(("monster", "total"), [("zombie", 5), ("orc_deserter", 4)])
def test_raka_adds_one_in_a_battle_against_undead(monster: str, total: int) -> None:
    table = Table()
    table.hero(1, "raka", at="crossroads1", glory=5, hand=["haste"], standing="mine")
    attacked(table, monster, 1, 3)
    wait(table, "roll", 2)
    if total == 5:
        table.answer(1, "use raka")
    else:
        assert table.refused(1, "use raka") == "DN-19.5"
    over(table)
    assert "1 counter " + str(total) in table.rolls()
    assert table[1].glory == (5 - 1 + 1 if total == 5 else 5)  # the zombie is beaten; the orc is even


@card("raka")
def test_raka_adds_to_the_threat_of_an_undead_but_to_no_other() -> None:
    table = Table()
    table.hero(1, "raka", at="crossroads1", level=2, glory=5, hand=["haste"], standing="mine")
    table.dice(6, 1, 3)
    table.ambush(0, 1, "herald_of_the_lich")
    table.until("form")
    table.answer(0, "form magic")
    wait(table, "roll", 3)
    table.answer(1, "use raka")
    over(table)
    assert table.rolls()[-1] == "1 threat 5" and table[1].level == 2
    attacking = Table()
    attacking.hero(1, "raka", at="crossroads1", glory=5, hand=["haste"], standing="mine")
    attacking.ambush(0, 1, "arc_coil")
    wait(attacking, "roll")
    assert attacking.refused(1, "use raka") == "DN-19.5"


@card("vessa_morn")
def test_vessa_sends_an_undead_back_to_its_owners_hand() -> None:
    table = Table()
    table.hero(1, "vessa_morn", at="crossroads1", glory=4, standing="mine")
    table.dice(1, 1, 6, 6)
    table.ambush(0, 1, "zombie", "orc_deserter", "grave_wraith")
    wait(table, "response")
    table.answer(1, "use vessa_morn")
    assert table.options(1) == ["against zombie", "against grave_wraith"]
    table.answer(1, "against grave_wraith")
    over(table)
    assert table.hand(0) == ["grave_wraith"]
    assert table[1].glory == 2 + 2 and "grave_wraith" not in str(table.rolls())


@card("vessa_morn")
def test_vessa_commands_no_quest_monster_and_none_that_lives() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "vessa_morn", at="ossuary", glory=4, hand=["turn_away"], quests=["the_bone_warden"], standing="mine")
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    wait(table, "response")
    assert table.refused(0, "use vessa_morn") == "DN-19.5"
    table = Table()
    table.hero(1, "vessa_morn", at="crossroads1", glory=4, hand=["turn_away"], standing="mine")
    attacked(table, "orc_deserter")
    wait(table, "response")
    assert table.refused(1, "use vessa_morn") == "DN-19.5"


@card("ilk_quickshade")
@pytest.mark.parametrize("side", ["n", "e"])
def test_ilk_slips_by_a_blocked_or_a_trapped_exit(side: str) -> None:
    line = "elbow1 0,-1" if side == "n" else "library 1,0 turned"
    place = line.split()[0]
    table = Table(2, line, *(("crossroads1 0,-2",) if side == "n" else ("crossroads1 2,0",)))
    table.hero(0, "ilk_quickshade", at=place, ap=2, glory=2)
    table.feats(0)
    table.answer(0, "use ilk_quickshade")
    assert table.at(0) == "crossroads1" and table.rolls() == []
    assert (table[0].ap, table[0].glory) == (1, 1 + 1)  # and the crossroads' own
    assert table.refused(0, "use ilk_quickshade") == "DN-4.7"
    table.quiet()


@card("ilk_quickshade")
def test_ilk_needs_such_an_exit_glory_and_an_action_point() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, "ilk_quickshade", at="tomb_antechamber", ap=1, glory=1)
    table.feats(0)
    assert table.refused(0, "use ilk_quickshade") == "DN-19.5"
    table.hero(0, at="elbow1", glory=0)
    assert table.refused(0, "use ilk_quickshade") == "DN-10.1"
    table.hero(0, glory=1, ap=0)
    assert table.refused(0, "use ilk_quickshade") == "DN-19.5"


@card("saelith_vane")
def test_saelith_draws_and_gets_an_action_point_when_she_beats_a_monster() -> None:
    table = Table()
    table.hero(1, "saelith_vane", at="crossroads1", glory=2)
    table.deck("haste")
    attacked(table, "zombie", 1, 6)
    assert table.asked() == (1, "use")
    table.answer(1, "yes")
    assert (table.hand(1), table[1].ap, table[1].glory) == (["haste"], 1, 1)  # 2 paid, 1 for the wound
    table.quiet()


@card("saelith_vane")
def test_saelith_once_a_turn_if_she_likes_and_quest_monsters_count() -> None:
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
    table.quiet()


@card("saelith_vane")
def test_saelith_gets_nothing_without_glory_for_it_or_for_a_wound_alone() -> None:
    table = Table()
    table.hero(1, "saelith_vane", at="crossroads1", glory=1)
    attacked(table, "zombie", 1, 6)
    assert (table.hand(1), table[1].ap, table[1].glory) == ([], 0, 2)
    table.quiet()
    table.hero(1, glory=9)
    attacked(table, "barrow_knight", 1, 6)
    assert table.asked() == (0, "where-to")


@card("saelith_vane", "bugbear")
def test_saelith_is_not_asked_when_the_beaten_monster_kills_her() -> None:
    table = Table(3)
    table.hero(1, "saelith_vane", at="crossroads1", life=1, glory=9)
    attacked(table, "bugbear", 1, 6)
    over(table)
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
    if not table.legal(1, "use torvald_hask"):  # the attack roll, to which nothing of his can be added
        table.answer(1, "pass")
    table.answer(1, "use torvald_hask")
    over(table)
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
def test_torvald_not_in_a_threat() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=["crypt_bat"], standing="mine")
    table.ambush(0, 1, "falling_slab")
    wait(table, "roll")
    assert table.refused(1, "use torvald_hask") == "DN-19.5"


@card("ossk_the_unmoved")
def test_ossk_does_not_fall_for_a_glory() -> None:
    table = Table()
    table.hero(1, "ossk_the_unmoved", at="crossroads1", glory=2, standing="mine")
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    wait(table, "fall")
    table.answer(1, "use ossk_the_unmoved")
    assert (table[1].fallen, table[1].stand, table[1].glory) == (0, (), 1)
    over(table)


@card("ossk_the_unmoved")
def test_ossk_is_not_transferred_by_a_rival_for_a_glory_but_once_a_turn_for_both() -> None:
    table = Table()
    table.hero(0, hand=["rip_the_veil", "slick_floor"])
    table.hero(1, "ossk_the_unmoved", at="crossroads1", glory=9, peril=9, standing="mine")
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at crossroads2")
    wait(table, "transfer")
    table.answer(1, "use ossk_the_unmoved 2")
    assert table.at(1) == "crossroads1" and table[1].glory == 8
    table.dice(1)
    table.answer(0, "play slick_floor")
    over(table)
    assert table[1].fallen == 1 and table[1].glory == 8


@card("ossk_the_unmoved")
def test_ossk_cannot_resist_his_own_card_nor_without_glory() -> None:
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
    table.quiet()


@card("grulla_stormtongue")
def test_grulla_turns_a_wound_into_glory_once_a_turn() -> None:
    table = Table()
    table.hero(0, "grulla_stormtongue", life=6, treasures=["ring_of_magic"], tokens={"ring_of_magic": 1})
    table.hero(0, standing="mine")
    table.feats(0)
    table.answer(0, "use grulla_stormtongue")
    assert (table[0].life, table[0].glory) == (5, 2)  # nothing prevents it
    assert table.refused(0, "use grulla_stormtongue") == "DN-4.7"
    table.quiet()


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
def test_dorrim_lays_a_rune_on_a_hazard_or_an_exit_of_his_location(spot: str, what: str) -> None:
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
    table.answer(0, "go e")  # without a test if the rune lies there
    assert (table[0].life == 6) == (spot == "exit")
    assert table.dice_left == ((1,) if spot == "exit" else ())


@card("dorrim_glyphhand")
def test_dorrim_finds_nothing_to_write_on_in_an_open_tunnel() -> None:
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
    over(table)
    assert table.rolls()[:2] == ["zombie attack 8", "orc_deserter attack 5"]
    assert table[1].glory == 2 + 1


@card("pim_fallowlight")
def test_pim_fools_a_hero_too_but_nobody_outside_the_response() -> None:
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
