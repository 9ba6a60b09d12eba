"""The banes of the Vault."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("planar_rift")
def test_planar_rift_swaps_two_locations_while_their_heroes_stay_put() -> None:
    table = Table(3, "crossroads1 0,-1", "crossroads2 1,0", "gallery_of_whispers 0,-2")
    table.hero(0, at="crossroads1", hand=["planar_rift"])
    table.hero(1, at="crossroads2", peril=3)
    table.hero(2, at="gallery_of_whispers")
    table.misdeeds(0)
    table.answer(0, "play planar_rift")
    assert "at tomb_antechamber" not in table.options(0)  # nobody is on it
    table.answer(0, "at crossroads1", "lie upright turned")  # only the other crossroads can take its place
    assert (table.cell("crossroads1"), table.cell("crossroads2")) == ("1,0", "0,-1 turned")
    assert (table.location(0), table.location(1)) == ("crossroads2", "crossroads1")
    assert table.location(2) == "gallery_of_whispers"
    assert (table[0].glory, table[0].peril, table[1].peril) == (0, 0, 0)  # nobody enters
    table.assert_settled()


@card("planar_rift")
def test_planar_rift_needs_two_occupied_locations() -> None:
    table = Table()
    table.hero(0, at="crossroads1", hand=["planar_rift"])
    table.hero(1, at="crossroads1", peril=3)
    table.misdeeds(0)
    assert table.refused(0, "play planar_rift") == "DN-19.5"


@card("planar_rift")
def test_planar_rift_may_swap_an_entrance() -> None:
    table = Table(2, "crossroads1 0,-1")
    table.hero(0, hand=["planar_rift"])
    table.hero(1, at="crossroads1", peril=3)
    table.misdeeds(0)
    table.answer(0, "play planar_rift")
    table.answer(0, *([] if table.asked()[1] != "shift" else ["at tomb_antechamber"]))
    settle(table)
    assert table.location(0) == "crossroads1" and table.location(1) == "tomb_antechamber"
    assert table.cell("tomb_antechamber").split()[0] == "0,-1"


@card("faultline")
def test_faultline_moves_an_empty_location() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 1,0")
    table.hero(0, at="crossroads1", hand=["faultline"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    table.answer(0, "play faultline")
    assert table.asked() == (0, "move-location")  # only the crypt can be moved
    table.answer(0, "place 0,1")
    assert (table.cell("crypt"), table[1].peril, table.discards()) == ("0,1", 0, ["faultline"])
    table.assert_settled()


@card("faultline")
def test_faultline_may_turn_a_location_where_it_lies() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crossroads1", hand=["faultline"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    table.answer(0, "play faultline", "place 0,-2 turned")
    assert table.cell("crypt") == "0,-2 turned"
    table.assert_settled()


@card("faultline")
def test_faultline_moves_no_location_with_a_hero_or_one_that_others_depend_on() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crypt", hand=["faultline"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    table.answer(0, "play faultline")
    assert table.cell("crossroads1") == "0,-1 turned"  # there is no other answer
    table = Table()
    table.hero(0, at="crossroads1", hand=["faultline"])
    table.hero(1, at="crossroads2", peril=2)
    table.misdeeds(0)
    assert table.refused(0, "play faultline") == "DN-19.5"


@card("rust_mist")
def test_rust_mist_destroys_a_metal_treasure_of_the_players_choice() -> None:
    table = Table()
    table.hero(0, hand=["rust_mist"])
    table.hero(1, at="crossroads1", peril=3, treasures=["ring_of_magic", "chitin_mail", "gripping_gauntlets"])
    table.misdeeds(0)
    table.answer(0, "play rust_mist")
    assert table.asked() == (0, "part-with")
    assert table.options(0) == ["discard chitin_mail", "discard gripping_gauntlets"]
    table.answer(0, "discard gripping_gauntlets")
    assert (table.treasures(1), table[1].peril) == (["ring_of_magic", "chitin_mail"], 0)
    table.assert_settled()


@card("rust_mist")
@pytest.mark.parametrize(
    ("treasure", "rusts"),
    [
        ("crusaders_longsword", True),
        ("chitin_mail", True),
        ("coffin_lid_shield", True),
        ("bronze_helm", True),
        ("gripping_gauntlets", True),
        ("cloak_of_phasing", False),
        ("folding_bridge", False),
        ("boot_of_ala_hazad", False),
    ],
)
def test_rust_mist_affects_only_what_rusts(treasure: str, rusts: bool) -> None:
    table = Table()
    table.hero(0, hand=["rust_mist"])
    table.hero(1, at="crossroads1", peril=3, treasures=[treasure])
    table.misdeeds(0)
    if rusts:
        table.answer(0, "play rust_mist")
        assert table.treasures(1) == []
    else:
        assert table.refused(0, "play rust_mist") == "DN-19.5"
    table.assert_settled()


@card("mutagen")
def test_mutagen_gives_a_monster_in_the_lair_life_and_melee() -> None:
    table = Table()
    table.hero(0, hand=["mutagen"], lair=["orc_deserter", "zombie"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=4, ap=1)
    table.misdeeds(0)
    table.answer(0, "play mutagen")
    assert table.options(0) == ["pick orc_deserter", "pick zombie"]
    table.answer(0, "pick orc_deserter")
    table.dice(1, 4)
    table.answer(0, "send orc_deserter 1", "declare")
    assert table.rolls()[0] == "orc_deserter attack 5"
    table.dice(6, 1)
    table.answer(1, "challenge orc_deserter", "form melee")
    assert table.rolls()[-1] == "orc_deserter counter 5"
    assert table.happened(ev.MonsterWounded) == [ev.MonsterWounded("orc_deserter", 1, 1)]
    settle(table)
    assert table.attached(0) == {"mutagen": "orc_deserter"}


@card("mutagen")
def test_mutagen_gives_no_magic_and_goes_on_no_trap_or_monster_in_hand() -> None:
    table = Table()
    table.hero(0, lair=["grave_wraith"], attached={"mutagen": "grave_wraith"})
    table.hero(1, at="crossroads1", peril=3)
    table.dice(1, 6)
    table.send(0, "grave_wraith 1")
    assert table.rolls()[0] == "grave_wraith attack 4"
    settle(table)
    table = Table()
    table.hero(0, hand=["mutagen", "zombie", "falling_slab"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    assert table.refused(0, "play mutagen") == "DN-19.5"


@card("draught_of_regression")
def test_draught_of_regression_takes_a_level_or_a_boon_of_the_victims_choice() -> None:
    for option, level, left in (("option 1", 2, ["keen_reflexes"]), ("option 2", 1, ["surefooted", "keen_reflexes"])):
        table = Table()
        table.hero(0, hand=["draught_of_regression"])
        table.hero(1, at="crossroads1", level=2, peril=5, boons=["surefooted", "keen_reflexes"])
        table.misdeeds(0)
        table.answer(0, "play draught_of_regression")
        assert table.asked() == (1, "choose-effect")
        table.answer(1, option)
        if level == 2:
            assert table.asked() == (1, "part-with")
            table.answer(1, "discard surefooted")
        assert (table[1].level, table.boons(1), table[1].peril) == (level, left, 0)
        table.assert_settled()


@card("draught_of_regression")
def test_draught_of_regression_without_a_boon_takes_a_level_above_one() -> None:
    table = Table()
    table.hero(0, hand=["draught_of_regression"], boons=["surefooted"])
    table.hero(1, at="crossroads1", level=2, peril=5, treasures=["ring_of_magic"])
    table.misdeeds(0)
    table.answer(0, "play draught_of_regression")
    assert (table[1].level, table.treasures(1), table.boons(0)) == (1, ["ring_of_magic"], ["surefooted"])
    table = Table()
    table.hero(0, hand=["draught_of_regression"])
    table.hero(1, at="crossroads1", level=1, peril=5, boons=["surefooted"])
    table.misdeeds(0)
    assert table.refused(0, "play draught_of_regression") == "DN-19.5"


@card("cast_out")
def test_cast_out_sends_a_hero_to_a_nearest_entrance_of_the_players_choice() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, hand=["cast_out"])
    table.hero(1, at="crossroads1", peril=4)
    table.misdeeds(0)
    table.answer(0, "play cast_out")
    assert table.asked() == (0, "transfer")
    table.answer(0, "at vault_gate")
    assert (table.location(1), table[1].peril, table[1].glory) == ("vault_gate", 0, 0)
    table.assert_settled()


@card("cast_out")
def test_cast_out_goes_to_no_farther_entrance_and_not_on_a_hero_already_there() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "vault_gate 0,-3")
    table.hero(0, hand=["cast_out"])
    table.hero(1, at="crossroads2", peril=4)
    table.misdeeds(0)
    table.answer(0, "play cast_out")
    assert table.location(1) == "vault_gate"
    table = Table()
    table.hero(0, hand=["cast_out"])
    table.hero(1, peril=4)
    table.misdeeds(0)
    assert table.refused(0, "play cast_out") == "DN-19.5"


@card("slick_floor")
@pytest.mark.parametrize(("die", "lies"), [(2, True), (3, False)])
def test_slick_floor_makes_only_its_target_fall_unless_a_speed_threat_is_passed(die: int, lies: bool) -> None:
    table = Table()
    table.hero(0, at="crossroads1", hand=["slick_floor"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=1)
    table.dice(die)
    table.misdeeds(0)
    table.answer(0, "play slick_floor")
    assert (bool(table[1].fallen), table[0].fallen, table[1].stand, table[1].peril) == (lies, 0, (), 0)
    table.assert_settled()


@card("makers_command")
def test_makers_command_makes_fiends_cheaper_with_more_melee_and_speed() -> None:
    table = Table()
    table.hero(0, hand=["makers_command", "jangooba", "slag_hound", "gloomling"])
    table.hero(1, at="crossroads1", peril=5)
    table.misdeeds(0)
    table.answer(0, "play makers_command")
    assert table[1].peril == 0
    table.hero(1, peril=4)
    table.misdeeds(0)
    table.dice(1, 1, 1, 6, 6, 6, 6)
    table.answer(0, "send jangooba 1", "send slag_hound 1", "send gloomling 1", "declare")
    table.until("compare")
    assert table[1].peril == 4 - 2 - 1 - 1  # 3 − 1, 2 − 1, at least 1
    assert table.rolls()[:3] == ["jangooba attack 5", "slag_hound attack 4", "gloomling attack 4"]
    settle(table)


@card("makers_command")
def test_makers_command_helps_no_other_monsters_and_not_in_magic() -> None:
    table = Table()
    table.hero(0, own_banes=["makers_command"], hand=["orc_deserter", "mind_leech"])
    table.hero(1, at="crossroads1", peril=2 + 2)
    table.dice(1, 1, 6, 6)
    table.send(0, "orc_deserter 1", "mind_leech 1")
    assert table.rolls()[:2] == ["orc_deserter attack 4", "mind_leech attack 4"] and table[1].peril == 0
    settle(table)


@card("stoke_the_furnace")
@pytest.mark.parametrize(("x", "lives"), [(1, [5, 6, 6]), (4, [5, 5, 6])])
def test_stoke_the_furnace_hits_all_heroes_in_the_targets_location(x: int, lives: list[int]) -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", hand=["stoke_the_furnace"])
    table.hero(1, at="crossroads1", peril=4)
    table.hero(2, at="crossroads2")
    table.dice(2, 5)  # the value is X + 2: 3 or 6; magic 0
    table.misdeeds(0)
    table.answer(0, "play stoke_the_furnace")
    assert table.options(0) == ["x 1", "x 2", "x 3", "x 4"]
    table.answer(0, f"x {x}")
    assert [hero.life for hero in table.state.heroes] == lives
    assert table[1].peril == 4 - x
    table.assert_settled()


@card("stoke_the_furnace")
@pytest.mark.rules("DN-5.4")
def test_stoke_the_furnace_does_not_reach_a_hero_who_has_left() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["stoke_the_furnace"])
    table.hero(1, at="crossroads1", peril=1)
    table.hero(2, at="crossroads1", glory=2, hand=["blink"], standing="mine")
    table.dice(1)  # of the target only
    table.misdeeds(0)
    table.answer(0, "play stoke_the_furnace")
    wait(table, "roll")
    table.answer(2, "play blink")
    settle(table)
    assert [table[seat].life for seat in (1, 2)] == [5, 6]


@card("gag_of_silence")
def test_gag_of_silence_blocks_the_heros_ability_until_bought_off_anywhere() -> None:
    table = Table()
    table.hero(0, hand=["gag_of_silence"])
    table.hero(1, "roderik_talus", at="crossroads1", life=4, peril=3, glory=9, ap=1)
    table.misdeeds(0)
    table.answer(0, "play gag_of_silence")
    assert table.banes(1) == ["gag_of_silence"]
    table.feats(1)
    assert table.refused(1, "use roderik_talus") == "DN-10.5"
    table.answer(1, "use gag_of_silence")
    assert (table.banes(1), table[1].glory) == ([], 6)
    table.answer(1, "use roderik_talus")
    assert table[1].life == 5
    table.assert_settled()


@card("gag_of_silence")
def test_gag_of_silence_blocks_reactions_not_cards_and_is_bought_off_in_ones_turn() -> None:
    table = Table()
    table.hero(1, "ossk_the_unmoved", at="crossroads1", glory=2, banes=["gag_of_silence"], boons=["steel_nerves"])
    table.awake(1)
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    assert table.window() == "fall"
    assert table.refused(1, "use ossk_the_unmoved") == "DN-10.5"
    assert table.refused(1, "use gag_of_silence") == "DN-4.7"
    table.answer(1, "use steel_nerves")
    settle(table)
    table.feats(1)
    assert table.refused(1, "use gag_of_silence") == "DN-10.1"


@card("gag_of_silence", "kron_axereaver", "saelith_vane")
@pytest.mark.parametrize("hero", ["kron_axereaver", "saelith_vane"])
def test_gag_of_silence_blocks_abilities_in_a_battle(hero: str) -> None:
    table = Table()
    table.hero(1, hero, at="crossroads1", glory=9, banes=["gag_of_silence"])
    table.dice(*((1, 4) if hero == "kron_axereaver" else (1, 6)))
    table.ambush(0, 1, "barrow_knight" if hero == "kron_axereaver" else "zombie")
    assert table.asked()[0] == 0
    settle(table)
    assert table.happened(ev.Used) == []
