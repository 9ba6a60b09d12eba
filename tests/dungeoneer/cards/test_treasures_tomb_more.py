"""The treasures of the Tomb: potions, tools, the edge and the charm."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("draught_of_mending")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (5, 6)])
def test_draught_of_mending_heals_two_up_to_the_printed_life_at_any_moment(before: int, after: int) -> None:
    table = Table()
    table.hero(0, life=before, glory=2, hand=["draught_of_mending"])
    table.misdeeds(0)
    table.answer(0, "play draught_of_mending")
    assert (table[0].life, table[0].glory, table.discards()) == (after, 0, ["draught_of_mending"])
    table.assert_settled()


@card("draught_of_mending")
def test_draught_of_mending_just_before_a_death() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1, glory=2, hand=["draught_of_mending"], standing="mine")
    attacked(table, "zombie", 6, 1)
    wait(table, "death")
    table.answer(1, "play draught_of_mending")
    settle(table)
    assert table[1].life == 2


@card("vial_of_embers")
@pytest.mark.parametrize(("monster", "beaten"), [("zombie", True), ("barrow_knight", False)])
def test_vial_of_embers_wounds_an_attacker_that_fights_on_if_it_lives(monster: str, beaten: bool) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=["vial_of_embers"], standing="mine")
    attacked(table, monster, *(() if beaten else (6, 1)))
    wait(table, "response")
    table.answer(1, "play vial_of_embers")
    settle(table)
    assert bool(table.rolls()) != beaten
    assert (table[1].glory, table[1].life) == (1, 6 if beaten else 5)
    assert (monster in table.discards()) == beaten


@card("vial_of_embers")
def test_vial_of_embers_works_on_no_quest_monster_or_hero() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", glory=3, hand=["vial_of_embers"], quests=["the_bone_warden"], standing="mine")
    table.feats(0)
    assert table.refused(0, "play vial_of_embers") == "DN-1.5"
    table.answer(0, "attempt the_bone_warden")
    wait(table, "response")
    assert table.refused(0, "play vial_of_embers") == "DN-19.5"
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=3, hand=["vial_of_embers"], standing="mine")
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.refused(1, "play vial_of_embers") == "DN-19.5"


@card("climbers_rope")
def test_climbers_rope_ignores_a_pit_just_entered() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1, treasures=["climbers_rope"], standing="mine")
    table.feats(0)
    table.answer(0, "go n")
    wait(table, "roll")
    table.answer(0, "use climbers_rope 2")
    assert (table.rolls(), table[0].fallen, table.treasures(0)) == ([], 0, [])
    assert table.discards() == ["climbers_rope"]
    table.assert_settled()


@card("climbers_rope")
@pytest.mark.parametrize(("stand", "die", "fallen"), [([], 0, 0), (["melee 4"], 2, 1), (["melee 4"], 3, 0)])
def test_climbers_rope_stands_up_for_free_but_a_threat_remains(stand: list[str], die: int, fallen: int) -> None:
    table = Table()
    table.hero(0, "torvald_hask", fallen=1, stand=stand, treasures=["climbers_rope"])
    table.dice(*([die] if die else []))
    table.feats(0)
    table.answer(0, "use climbers_rope")
    assert (table[0].fallen, table.treasures(0)) == (fallen, [])
    table.assert_settled()


@card("climbers_rope")
def test_climbers_rope_helps_neither_a_standing_hero_nor_against_a_trap() -> None:
    table = Table()
    table.hero(0, treasures=["climbers_rope"])
    table.hero(1, at="crossroads1", glory=1, hand=["haste"], treasures=[], standing="mine")
    table.feats(0)
    assert table.refused(0, "use climbers_rope") == "DN-19.5"
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["haste"], treasures=["climbers_rope"], standing="mine")
    table.ambush(0, 1, "pit_of_bones")
    wait(table, "roll")
    assert table.refused(1, "use climbers_rope 2") == "DN-19.5"


@card("vigil_lantern")
@pytest.mark.parametrize("phase", ["locations", "feats"])
def test_vigil_lantern_gives_a_choice_of_two_locations_in_both_phases(phase: str) -> None:
    table = Table()
    table.hero(0, ap=1, treasures=["vigil_lantern"])
    table.only_locations("corner1", "library", "crypt")
    table.begin(phase)
    if phase == "feats":
        table.answer(0, "explore")
    assert table.options(0) == ["keep corner1", "keep library"]
    table.answer(0, "keep library")
    assert table.asked() == (0, "place")
    settle(table)
    assert table.cell("library") and not table.cell("corner1")


@card("vigil_lantern")
def test_vigil_lantern_draws_the_last_location_and_does_not_help_rivals() -> None:
    table = Table()
    table.hero(0, treasures=["vigil_lantern"])
    table.only_locations("library")
    table.begin("locations")
    assert table.asked() == (0, "place")
    settle(table)
    table = Table()
    table.hero(0, treasures=["vigil_lantern"])
    table.begin("locations", 1)
    assert table.asked() == (1, "place")  # a rival draws one


@card("serrated_edge")
def test_serrated_edge_on_a_weapon_adds_one_in_melee_attacks() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, glory=2, treasures=["gravediggers_spade"])
    table.hero(0, hand=["serrated_edge"])
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "play serrated_edge")
    assert table.attached(0) == {"serrated_edge": "gravediggers_spade"}
    table.answer(0, "attack 1", "form melee")
    assert table.rolls()[0] == "0 attack 4"  # 1 + 1 melee + 1 spade + 1
    table.assert_settled()


@card("serrated_edge")
@pytest.mark.parametrize("host", ["coffin_lid_shield", "climbers_rope"])
def test_serrated_edge_goes_on_shields_and_tools_too(host: str) -> None:
    table = Table()
    table.hero(0, glory=2, treasures=[host], hand=["serrated_edge"])
    table.feats(0)
    table.answer(0, "play serrated_edge")
    assert table.attached(0) == {"serrated_edge": host}


@card("serrated_edge")
def test_serrated_edge_adds_nothing_to_a_counter_roll_and_does_not_go_on_gloves() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["crusaders_longsword"])
    table.hero(1, attached={"serrated_edge": "crusaders_longsword"})
    attacked(table, "stitched_brute", 1, 1)
    assert table.rolls()[1] == "1 counter 2"
    settle(table)
    table = Table()
    table.hero(0, glory=2, treasures=["gripping_gauntlets"], hand=["serrated_edge"])
    table.feats(0)
    assert table.refused(0, "play serrated_edge") == "DN-19.5"


@card("phoenix_charm")
def test_phoenix_charm_replaces_death_by_one_life_at_the_nearest_entrance() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1, treasures=["phoenix_charm"])
    table.hero(2, at="crossroads2")
    table.dice(6, 6, 1, 1)
    table.ambush(0, 1, "zombie", "night_hamster")
    table.answer(0, "compare zombie")
    assert (table[1].life, table.location(1), table.treasures(1)) == (1, "tomb_antechamber", [])
    assert "phoenix_charm" in table.discards()
    assert table.happened(ev.Revived) == [ev.Revived(1, 1)]
    settle(table)
    assert len(table.happened(ev.Compared)) == 1 and table[1].life == 1


@card("phoenix_charm")
def test_phoenix_charm_does_nothing_while_the_hero_lives() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=2, treasures=["phoenix_charm"])
    attacked(table, "zombie", 6, 1)
    settle(table)
    assert (table[1].life, table.location(1), table.treasures(1)) == (1, "crossroads1", ["phoenix_charm"])
    table = Table(3, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(1, at="crossroads1", life=2, treasures=["phoenix_charm"])
    table.dice(1)
    table.ambush(0, 1, "crushing_walls")
    assert table.options(1) == ["at tomb_antechamber", "at vault_gate"]
    table.answer(1, "at vault_gate")
    settle(table)
    assert (table[1].life, table.location(1)) == (1, "vault_gate")
