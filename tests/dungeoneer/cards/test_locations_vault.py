"""What the locations of the Vault do; Warded Cell is in the Tomb's file, beside the chapel with the same effect."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle
from tests.dungeoneer.table import Table

card = pytest.mark.card


@card("vault_gate")
def test_the_gate_exchanges_a_personal_quest_for_two_glory() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="vault_gate", glory=3, quests=["slay_draky"])
    table.quest_deck("a_game_of_bones")
    table.feats(0)
    table.answer(0, "use vault_gate")  # his only quest
    assert (table.quests(0), table[0].glory) == (["a_game_of_bones"], 1)
    assert table.refused(0, "use vault_gate") == "DN-10.1"
    table.hero(0, glory=2)
    table.misdeeds(0)
    assert table.refused(0, "use vault_gate") == "DN-4.7"
    table.assert_settled()


@card("vault_gate")
def test_at_the_gate_heroes_do_not_attack_heroes() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="vault_gate", ap=1)
    table.hero(1, at="vault_gate")
    table.feats(0)
    assert table.refused(0, "attack 1") == "DN-18.6"


@card("dark_altar")
def test_the_altar_gives_two_glory_for_an_unpreventable_wound_once_a_turn() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, at="dark_altar", treasures=["ring_of_magic"], tokens={"ring_of_magic": 1}, standing="mine")
    table.feats(0)
    table.answer(0, "use dark_altar")
    assert (table[0].life, table[0].glory) == (5, 2)
    assert table.refused(0, "use dark_altar") == "DN-4.7"
    table.assert_settled()


@card("dark_altar")
def test_the_altar_takes_no_last_life_and_needs_a_hero_there() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, at="dark_altar", life=1)
    table.feats(0)
    assert table.refused(0, "use dark_altar") == "DN-10.5"
    table.hero(0, at="tomb_antechamber", life=6)
    table.feats(0)
    assert table.refused(0, "use dark_altar") == "DN-4.7"


@card("treasury")
@pytest.mark.parametrize(
    ("name", "price"), [("gripping_gauntlets", 2), ("climbers_rope", 1), ("draught_of_mending", 1), ("haste", 2)]
)
def test_the_treasury_makes_treasures_but_no_boons_cheaper_by_one_and_never_free(name: str, price: int) -> None:
    table = Table(2, "treasury 0,-1")
    table.hero(0, at="treasury", glory=5, life=5, hand=[name])
    table.feats(0)
    table.answer(0, f"play {name}")
    assert table[0].glory == 5 - price
    table.assert_settled()


@card("treasury")
def test_the_treasury_does_not_help_a_hero_elsewhere() -> None:
    table = Table(2, "treasury 0,-1")
    table.hero(0, glory=3, hand=["gripping_gauntlets"])
    table.hero(1, at="treasury")
    table.feats(0)
    table.answer(0, "play gripping_gauntlets")
    assert table[0].glory == 0


@card("flooded_chamber")
@pytest.mark.parametrize(("die", "ap"), [(2, 0), (3, 1)])
def test_the_flooded_chamber_costs_an_action_point_unless_a_speed_threat_is_passed(die: int, ap: int) -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=2)  # speed 2
    table.dice(die)
    table.feats(0)
    table.answer(0, "go n")
    assert (table[0].ap, table[0].glory, table[0].life) == (ap, 2, 6)
    table.assert_settled()


@card("specimen_pens")
@pytest.mark.parametrize(("monster", "form", "more"), [("crypt_bat", 2, 1), ("jangooba", 3, 1), ("mutant_rat", 2, 0)])
def test_the_pens_strengthen_the_attacks_of_beasts_and_fiends(monster: str, form: int, more: int) -> None:
    table = Table(2, "crossroads1 0,-1", "specimen_pens 0,-2")
    table.hero(1, at="specimen_pens")
    attacked(table, monster, 1, 6)
    assert table.rolls()[0] == f"{monster} attack {1 + form + more}"
    settle(table)


@card("specimen_pens")
def test_the_pens_help_nobody_elsewhere() -> None:
    table = Table(2, "crossroads1 0,-1", "specimen_pens 0,-2")
    table.hero(1, at="crossroads1")
    attacked(table, "jangooba", 1, 6)
    assert table.rolls()[0] == "jangooba attack 4"
    settle(table)


GATES = pytest.mark.parametrize(
    ("here", "there"), [("eastern_rune_gate", "western_rune_gate"), ("western_rune_gate", "eastern_rune_gate")]
)


@card("eastern_rune_gate", "western_rune_gate")
@GATES
def test_a_rune_gate_leads_to_the_other_and_its_points_for_an_action_point(here: str, there: str) -> None:
    table = Table(2, "crossroads1 0,-1", "eastern_rune_gate 0,-2", "western_rune_gate -1,-1")
    table.hero(0, at=here, ap=3)
    table.feats(0)
    table.answer(0, f"use {here}")
    assert (table.location(0), table[0].ap, table[0].glory, table[0].peril) == (there, 2, 1, 1)
    table.answer(0, f"use {there}")  # and back; that gate is not new
    assert (table.location(0), table[0].ap, table[0].glory, table[0].peril) == (here, 1, 1, 1)
    table.assert_settled()


@card("eastern_rune_gate", "western_rune_gate")
@GATES
def test_a_rune_gate_needs_the_other_gate_an_action_point_and_a_hero_there(here: str, there: str) -> None:
    table = Table(2, "crossroads1 0,-1", f"{here} 0,-2")
    table.hero(0, at=here, ap=1)
    table.feats(0)
    assert table.refused(0, f"use {here}") == "DN-19.5"
    table = Table(2, "crossroads1 0,-1", "eastern_rune_gate 0,-2", "western_rune_gate -1,-1")
    table.hero(0, at=here)
    table.feats(0)
    assert table.refused(0, f"use {here}") == "DN-4.4"
    table.hero(0, at="crossroads1", ap=1)
    table.feats(0)
    assert table.refused(0, f"use {here}") == "DN-4.7"
