"""What the locations of the Tomb do."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle
from tests.dungeoneer.table import Table
from undercroft.dungeoneer.content.faces import ADVENTURES

card = pytest.mark.card
COST = {face.id: face.cost for face in ADVENTURES}


@card("tomb_antechamber")
def test_the_antechamber_exchanges_a_personal_quest_for_two_glory() -> None:
    table = Table()
    table.hero(0, glory=4, quests=["slay_draky", "the_lost_codex"])
    table.quest_deck("a_game_of_bones", "break_the_chains")
    table.feats(0)
    table.answer(0, "use tomb_antechamber", "replace slay_draky")
    assert table.quests(0) == ["the_lost_codex", "a_game_of_bones"]
    table.answer(0, "use tomb_antechamber", "replace the_lost_codex")  # not limited to once a turn
    assert (table.quests(0), table[0].glory) == (["a_game_of_bones", "break_the_chains"], 0)
    assert table.refused(0, "use tomb_antechamber") == "DN-10.1"
    table.assert_settled()


@card("tomb_antechamber")
def test_the_antechamber_needs_a_hero_there_in_feats_with_a_quest() -> None:
    table = Table()
    table.hero(0, glory=2)
    table.feats(0)
    assert table.refused(0, "use tomb_antechamber") == "DN-19.5"
    table.hero(0, quests=["slay_draky"])
    table.misdeeds(0)
    assert table.refused(0, "use tomb_antechamber") == "DN-4.7"
    table.hero(0, at="crossroads1")
    table.feats(0)
    assert table.refused(0, "use tomb_antechamber") == "DN-4.7"


@card("tomb_antechamber")
def test_in_the_antechamber_heroes_do_not_attack_heroes() -> None:
    table = Table()
    table.hero(0, ap=1)
    table.feats(0)
    assert table.refused(0, "attack 1") == "DN-18.6"
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1")
    table.feats(0)
    assert table.legal(0, "attack 1")


@card("crypt")
@pytest.mark.parametrize(("monster", "total"), [("zombie", 4), ("orc_deserter", 4)])
def test_the_crypt_strengthens_the_attacks_of_undead(monster: str, total: int) -> None:
    table = Table(2, "crypt 0,-1")
    table.hero(1, at="crypt")
    attacked(table, monster, 1, 6)
    assert table.rolls()[0] == f"{monster} attack {total}"  # 1 + 2 + 1; 1 + 3
    settle(table)


@card("crypt")
def test_the_crypt_does_not_help_the_counter_rolls_of_undead() -> None:
    table = Table(2, "crypt 0,-1")
    table.hero(1, "torvald_hask", at="crypt", ap=1)
    attacked(table, "barrow_knight", 1, 5)
    table.dice(6, 1)
    table.answer(1, "challenge barrow_knight", "form melee")
    assert table.rolls()[-1] == "barrow_knight counter 5"
    settle(table)


@card("library")
def test_the_library_gives_a_card_for_two_glory_once_a_turn() -> None:
    table = Table(2, "library 0,-1 turned")
    table.hero(0, at="library", glory=5)
    table.deck("haste")
    table.feats(0)
    table.answer(0, "use library")
    assert (table.hand(0), table[0].glory) == (["haste"], 3)
    assert table.refused(0, "use library") == "DN-4.7"
    table.assert_settled()


@card("library")
def test_the_library_needs_a_hero_there_with_glory_in_feats() -> None:
    table = Table(2, "library 0,-1 turned")
    table.hero(0, glory=5)
    table.feats(0)
    assert table.refused(0, "use library") == "DN-4.7"
    table.hero(0, at="library", glory=1)
    table.feats(0)
    assert table.refused(0, "use library") == "DN-10.1"
    table.hero(0, glory=2)
    table.misdeeds(0)
    assert table.refused(0, "use library") == "DN-4.7"


def at_the_bridge(ap: int) -> Table:
    """Torvald (melee 1) is about to enter the Troll Bridge, which gives 2 glory."""
    table = Table(2, "crossroads1 0,-1", "troll_bridge 0,-2 turned")
    table.hero(0, "torvald_hask", at="crossroads1", ap=ap)
    table.feats(0)
    return table


@card("troll_bridge")
def test_the_troll_bridge_costs_a_glory() -> None:
    table = at_the_bridge(ap=2)
    table.answer(0, "go n")
    assert table.options(0) == ["option 1", "option 2"]
    table.answer(0, "option 1")
    assert (table[0].glory, table[0].ap, table.rolls()) == (1, 1, [])
    table.assert_settled()


@card("troll_bridge")
@pytest.mark.parametrize(("die", "ap"), [(2, 0), (3, 1)])
def test_the_troll_bridge_or_a_melee_threat_with_an_action_point_at_stake(die: int, ap: int) -> None:
    table = at_the_bridge(ap=2)
    table.dice(die)
    table.answer(0, "go n", "option 2")
    assert (table[0].glory, table[0].ap, table[0].life) == (2, ap, 6)
    table.assert_settled()


@card("troll_bridge")
def test_the_troll_bridge_without_glory_or_action_points() -> None:
    table = at_the_bridge(ap=1)
    table.hero(0, entered=(1 << 40) - 1, glory=0)  # no points on this visit
    table.dice(1)
    table.answer(0, "go n")
    assert (table[0].ap, table[0].glory) == (0, 0)
    table.assert_settled()


@card("troll_bridge")
def test_the_troll_bridge_costs_nothing_in_anothers_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "troll_bridge 0,-2 turned")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, peril=3, glory=1)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at troll_bridge")
    assert table.location(1) == "troll_bridge" and table[1].glory == 1
    table.assert_settled()


@card("wardens_armory")
@pytest.mark.parametrize(
    ("treasure", "less"),
    [
        ("gravediggers_spade", 1),
        ("chitin_mail", 1),
        ("coffin_lid_shield", 1),
        ("bronze_helm", 1),
        ("cloak_of_phasing", 0),
        ("gripping_gauntlets", 0),
        ("serrated_edge", 0),
    ],
)
def test_the_armory_makes_weapons_armor_shields_and_helms_cheaper_by_one(treasure: str, less: int) -> None:
    table = Table(2, "wardens_armory 0,-1")
    table.hero(0, at="wardens_armory", glory=5, hand=[treasure])
    table.hero(0, treasures=["crusaders_longsword"] if treasure == "serrated_edge" else [])
    table.feats(0)
    table.answer(0, f"play {treasure}")
    assert table[0].glory == 5 - (COST[treasure] - less)
    table.assert_settled()


@card("wardens_armory")
def test_the_armory_does_not_help_a_hero_elsewhere() -> None:
    table = Table(2, "wardens_armory 0,-1")
    table.hero(0, glory=COST["gravediggers_spade"], hand=["gravediggers_spade"])
    table.hero(1, at="wardens_armory")
    table.feats(0)
    table.answer(0, "play gravediggers_spade")
    assert table[0].glory == 0


@card("gallery_of_whispers")
@pytest.mark.parametrize(("die", "glory"), [(5, 4), (4, 2)])
def test_the_gallery_costs_two_glory_unless_a_magic_threat_is_passed(die: int, glory: int) -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", glory=1, ap=1)  # magic 0
    table.dice(die)
    table.feats(0)
    table.answer(0, "go n")
    assert (table[0].glory, table[0].peril) == (glory, 2)
    table.assert_settled()


@card("gallery_of_whispers", "throne_of_dust", "flooded_chamber")
@pytest.mark.parametrize("place", ["gallery_of_whispers", "throne_of_dust", "flooded_chamber"])
def test_nobody_is_tested_on_entering_in_anothers_turn(place: str) -> None:
    table = Table(2, "crossroads1 0,-1", f"{place} 0,-2")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, peril=3, glory=1, ap=1)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", f"at {place}")
    assert (table.location(1), table[1].glory, table[1].peril, table[1].ap) == (place, 1, 0, 1)
    assert table.rolls() == []
    table.assert_settled()


@card("throne_of_dust")
@pytest.mark.parametrize(("die", "peril"), [(5, 3), (4, 4)])
def test_the_throne_gives_one_peril_unless_a_magic_threat_is_passed(die: int, peril: int) -> None:
    table = Table(2, "crossroads1 0,-1", "throne_of_dust 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=1)
    table.dice(die)
    table.feats(0)
    table.answer(0, "go n")
    assert (table[0].peril, table[0].glory) == (peril, 3)
    table.assert_settled()


HEALERS = pytest.mark.parametrize(
    ("place", "line"), [("sunken_chapel", "sunken_chapel 0,-1"), ("warded_cell", "warded_cell 0,-1 turned")]
)


@card("sunken_chapel", "warded_cell")
@HEALERS
def test_the_chapel_and_the_cell_heal_for_three_glory(place: str, line: str) -> None:
    table = Table(2, line)
    table.hero(0, at=place, life=4, glory=9, banes=["curse_of_frailty"])
    table.feats(0)
    table.answer(0, f"use {place}")
    assert (table[0].life, table[0].glory, table.banes(0)) == (5, 6, ["curse_of_frailty"])
    assert table.refused(0, f"use {place}") == "DN-4.7"
    assert table.refused(0, f"use {place} 2") == "DN-4.7"  # one of the two, once a turn
    table.assert_settled()


@card("sunken_chapel", "warded_cell")
@HEALERS
def test_the_chapel_and_the_cell_or_remove_a_bane_on_the_hero_for_two(place: str, line: str) -> None:
    table = Table(2, line)
    table.hero(0, at=place, life=4, glory=9, own_banes=["undead_awakening"])
    table.hero(0, banes=["curse_of_frailty", "gag_of_silence"])
    table.feats(0)
    table.answer(0, f"use {place} 2")
    assert table.options(0) == ["discard curse_of_frailty", "discard gag_of_silence"]
    table.answer(0, "discard gag_of_silence")
    assert (table.banes(0), table[0].glory, table[0].life) == (["curse_of_frailty"], 7, 4)
    assert table.refused(0, f"use {place}") == "DN-4.7"
    table.assert_settled()


@card("sunken_chapel", "warded_cell")
@HEALERS
def test_the_chapel_and_the_cell_need_a_hero_there_with_glory_or_a_bane(place: str, line: str) -> None:
    table = Table(2, line)
    table.hero(0, at=place, life=4, glory=2, own_banes=["undead_awakening"])
    table.feats(0)
    assert table.refused(0, f"use {place}") == "DN-10.1"
    assert table.refused(0, f"use {place} 2") == "DN-19.5"
    table.hero(0, at="tomb_antechamber", glory=9)
    table.feats(0)
    assert table.refused(0, f"use {place}") == "DN-4.7"
