"""The banes of the Tomb."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("undead_awakening")
def test_undead_awakening_makes_undead_cheaper_with_more_melee_and_magic() -> None:
    table = Table(3)
    table.hero(0, hand=["undead_awakening", "squatting_skeleton", "zombie", "grave_wraith"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=5)
    table.hero(2, at="crossroads2", peril=4)
    table.misdeeds(0)
    table.answer(0, "play undead_awakening")
    assert table[1].peril == 0  # nobody else could pay 5
    table.hero(1, peril=4)
    table.dice(1, 1, 1, 6, 6, 6)
    table.answer(0, "send squatting_skeleton 1", "send zombie 1", "send grave_wraith 1", "declare")
    table.until("compare")
    assert table[1].peril == 4 - 1 - 1 - 2  # 2 − 1, at least 1, 3 − 1
    assert table.rolls()[:3] == ["squatting_skeleton attack 5", "zombie attack 4", "grave_wraith attack 5"]
    settle(table)


@card("undead_awakening")
def test_undead_awakening_helps_no_rivals_no_other_monsters_and_not_in_speed() -> None:
    table = Table()
    table.hero(0, own_banes=["undead_awakening"], hand=["orc_deserter", "bone_archer"])
    table.hero(1, at="crossroads1", peril=3)
    table.dice(1, 1, 6, 6)
    table.send(0, "orc_deserter 1", "bone_archer 1")
    assert table[1].peril == 0 and table.rolls()[:2] == ["orc_deserter attack 4", "bone_archer attack 4"]
    settle(table)
    table = Table()
    table.hero(0, at="crossroads1", own_banes=["undead_awakening"], peril=2)
    table.dice(1, 6)
    table.hero(1, hand=["squatting_skeleton"])
    table.send(1, "squatting_skeleton 0")
    assert table[0].peril == 0 and table.rolls()[0] == "squatting_skeleton attack 4"
    settle(table)


@card("grave_chill")
def test_grave_chill_takes_an_action_point_at_the_next_recovery() -> None:
    table = Table()
    table.hero(0, hand=["grave_chill"])
    table.hero(1, "kron_axereaver", at="crossroads1", level=2, peril=2)  # speed 3
    table.misdeeds(0)
    table.answer(0, "play grave_chill")
    assert table[1].peril == 0 and table.discards() == ["grave_chill"]
    table.assert_settled()
    table.turn(1)
    assert table[1].ap == 2
    table.turn(1)
    assert table[1].ap == 3


@card("grave_chill", "binding_glyph")
def test_grave_chill_leaves_one_action_point_and_spares_other_heroes() -> None:
    table = Table()
    table.hero(1, chill=3)  # three of them
    table.turn(0)
    assert table[0].ap == 2
    table.turn(1)
    assert table[1].ap == 1


@card("curse_of_frailty")
def test_curse_of_frailty_lowers_melee_until_bought_off_at_an_entrance() -> None:
    table = Table()
    table.hero(0, hand=["curse_of_frailty"])
    table.hero(1, "roderik_talus", at="crossroads1", level=2, glory=3, peril=3)
    table.misdeeds(0)
    table.answer(0, "play curse_of_frailty")
    assert (table.stat(1, "melee"), table.stat(1, "magic"), table.stat(0, "melee")) == (1, 1, 1)
    assert table.banes(1) == ["curse_of_frailty"]
    table.feats(1)
    assert table.refused(1, "use curse_of_frailty") == "DN-10.5"
    table.hero(1, at="tomb_antechamber")
    table.feats(1)
    table.answer(1, "use curse_of_frailty")
    assert (table.banes(1), table[1].glory, table.stat(1, "melee")) == ([], 0, 2)
    table.assert_settled()


@card("curse_of_frailty")
def test_curse_of_frailty_stops_at_0_and_is_bought_off_with_glory_in_ones_turn() -> None:
    table = Table()
    table.hero(0, "lorel_alanus", glory=2, banes=["curse_of_frailty"])
    assert table.stat(0, "melee") == 0
    table.feats(0)
    assert table.refused(0, "use curse_of_frailty") == "DN-10.1"
    table.hero(0, glory=3, hand=["haste"], standing="always")
    table.begin("misdeeds", 1)
    assert table.refused(0, "use curse_of_frailty") == "DN-4.7"


@card("drain_renown")
@pytest.mark.parametrize(("x", "glory"), [(1, 1), (3, 0)])
def test_drain_renown_takes_up_to_x_glory(x: int, glory: int) -> None:
    table = Table()
    table.hero(0, hand=["drain_renown"])
    table.hero(1, at="crossroads1", glory=2, peril=9)
    table.misdeeds(0)
    table.answer(0, "play drain_renown")
    assert table.options(0) == ["x 1", "x 2", "x 3"]
    table.answer(0, f"x {x}")
    assert (table[1].glory, table[1].peril) == (glory, 9 - x)
    table.assert_settled()


@card("drain_renown")
def test_drain_renown_needs_a_hero_with_glory() -> None:
    table = Table()
    table.hero(0, hand=["drain_renown"])
    table.hero(1, at="crossroads1", peril=9)
    table.misdeeds(0)
    assert table.refused(0, "play drain_renown") == "DN-19.5"


@card("soul_leech")
@pytest.mark.parametrize(("die", "level"), [(4, 1), (5, 2)])
def test_soul_leech_takes_a_level_unless_a_magic_threat_is_passed(die: int, level: int) -> None:
    table = Table()
    table.hero(0, hand=["soul_leech"])
    table.hero(1, "roderik_talus", at="crossroads1", level=2, peril=6)  # magic 1
    table.dice(die)
    table.misdeeds(0)
    table.answer(0, "play soul_leech")
    assert (table[1].level, table[1].peril) == (level, 0)
    table.assert_settled()


CRYPTS = ("crossroads1 0,-1", "crossroads2 1,0", "library 0,-2 turned", "crypt 1,-1")


@card("shifting_crypts")
def test_shifting_crypts_swaps_two_empty_locations() -> None:
    table = Table(2, *CRYPTS)
    table.hero(0, hand=["shifting_crypts"])
    table.hero(1, peril=2)
    before = (table.cell("crossroads2"), table.cell("crypt"))
    table.misdeeds(0)
    table.answer(0, "play shifting_crypts")
    assert "at tomb_antechamber" not in table.options(0)  # no entrance
    table.answer(0, "at crypt", "at crossroads2")
    if table.asked()[1] == "swap-turning":
        table.answer(0, "lie upright upright")
    assert (table.cell("crypt"), table.cell("crossroads2")) == before
    assert table[1].peril == 0
    table.assert_settled()


@card("shifting_crypts")
def test_shifting_crypts_moves_no_location_with_a_hero_on_it() -> None:
    table = Table(2, *CRYPTS)
    table.hero(0, at="crypt", hand=["shifting_crypts"])
    table.hero(1, at="crossroads2", peril=2)
    table.misdeeds(0)
    if table.legal(0, "play shifting_crypts"):
        table.answer(0, "play shifting_crypts")
        assert not {"at crypt", "at crossroads2"} & set(table.options(0))
    table = Table()
    table.hero(0, at="crossroads1", hand=["shifting_crypts"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    assert table.refused(0, "play shifting_crypts") == "DN-19.5"


@card("rip_the_veil")
def test_rip_the_veil_moves_a_hero_up_to_two_steps_through_exits() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "hewn_gallery1 0,-3", "corridor1 1,0")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="crossroads1", peril=3, fallen=1)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil")
    assert table.asked() == (0, "transfer")
    assert sorted(table.options(0)) == sorted(
        ["at tomb_antechamber", "at crossroads2", "at hewn_gallery1", "at corridor1"]
    )
    table.answer(0, "at hewn_gallery1")
    assert (table.location(1), table[1].peril, table[1].glory, table[1].fallen) == ("hewn_gallery1", 0, 0, 1)
    table.assert_settled()


@card("rip_the_veil")
def test_rip_the_veil_moves_nobody_farther_or_through_walls() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned", "crossroads2 2,0")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="corridor1", peril=3)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil")
    assert table.options(0) == ["at tomb_antechamber", "at crossroads1"]  # corridor2 is three steps away


@card("bone_armor")
def test_bone_armor_gives_an_undead_in_the_lair_life_and_stronger_counter_rolls() -> None:
    table = Table()
    table.hero(0, hand=["bone_armor"], lair=["zombie", "crypt_bat"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=2 + 1, ap=1)
    table.misdeeds(0)
    table.answer(0, "play bone_armor")
    assert table.attached(0) == {"bone_armor": "zombie"}  # no choice: the bat is not an undead
    table.dice(3, 4)
    table.answer(0, "send zombie 1", "declare")
    assert table.rolls()[0] == "zombie attack 5"  # not stronger
    table.dice(6, 1)
    table.answer(1, "challenge zombie", "form melee")
    assert table.rolls()[-1] == "zombie counter 4"
    assert table.happened(ev.MonsterWounded) == [ev.MonsterWounded("zombie", 1, 1)]
    settle(table)
    assert table.attached(0) == {"bone_armor": "zombie"} and table.lair(0) == ["crypt_bat", "zombie"]


@card("bone_armor")
def test_bone_armor_may_go_on_an_undead_being_declared_but_on_nothing_else() -> None:
    table = Table()
    table.hero(0, hand=["bone_armor", "zombie"], standing="mine")
    table.hero(1, "torvald_hask", at="crossroads1", peril=3)
    table.dice(1, 6)
    table.misdeeds(0)
    assert table.refused(0, "play bone_armor") == "DN-19.5"
    table.answer(0, "send zombie 1", "declare")
    wait(table, "declared")
    table.answer(0, "play bone_armor")
    settle(table)
    assert (table[1].peril, table.attached(0), table.discards()) == (0, {"bone_armor": "zombie"}, [])
    table = Table()
    table.hero(0, hand=["bone_armor"], lair=["crypt_bat"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    assert table.refused(0, "play bone_armor") == "DN-19.5"


@card("thieving_shade")
def test_thieving_shade_takes_a_treasure_of_the_victims_choice() -> None:
    table = Table()
    table.hero(0, hand=["thieving_shade"], treasures=["backpack"])
    table.hero(1, at="crossroads1", peril=3, treasures=["bronze_helm", "ring_of_magic"], boons=["surefooted"])
    table.misdeeds(0)
    table.answer(0, "play thieving_shade")
    assert table.asked() == (1, "part-with")
    assert table.options(1) == ["discard bronze_helm", "discard ring_of_magic"]
    table.answer(1, "discard bronze_helm")
    assert (table.treasures(1), table.treasures(0), table[1].peril) == (["ring_of_magic"], ["backpack"], 0)
    table.assert_settled()


@card("thieving_shade")
def test_thieving_shade_needs_a_hero_with_treasures() -> None:
    table = Table()
    table.hero(0, hand=["thieving_shade"], treasures=["backpack"])
    table.hero(1, at="crossroads1", peril=3, boons=["surefooted"])
    table.misdeeds(0)
    assert table.refused(0, "play thieving_shade") == "DN-19.5"


def barred() -> Table:
    """A portcullis at the north exit of the first crossroads, where seat 1 is active with 3 AP."""
    table = Table(3, "crossroads1 0,-1", "crossroads2 0,-2")
    table.hero(0, hand=["rusted_portcullis"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=2)
    table.hero(2, "roderik_talus", at="crossroads2")
    table.misdeeds(0)
    table.answer(0, "play rusted_portcullis")
    assert table.asked() == (0, "bar")
    assert table.options(0) == [f"exit crossroads1 {side}" for side in "nesw"]
    table.answer(0, "exit crossroads1 n")
    assert table[1].peril == 0
    table.hero(1, ap=3)
    table.feats(1)
    return table


@card("rusted_portcullis")
@pytest.mark.parametrize(("die", "ap", "passed"), [(4, 2, True), (3, 2, False)])
def test_rusted_portcullis_bars_an_exit_until_a_hero_passes_or_fails(die: int, ap: int, passed: bool) -> None:
    table = barred()
    assert "rusted_portcullis" not in table.discards()
    table.dice(die)
    table.answer(1, "go n")
    assert table.rolls() == [f"1 threat {die + 1}"] and table[1].ap == ap
    assert "rusted_portcullis" in table.discards()
    if not passed:
        table.answer(1, "no")
        assert table.location(1) == "crossroads1"
        table.answer(1, "go n")  # now open
    assert table.location(1) == "crossroads2"
    assert table.state.portcullises == ()
    table.assert_settled()


@card("rusted_portcullis")
def test_rusted_portcullis_bars_neither_the_other_side_nor_the_other_exits() -> None:
    table = barred()
    table.hero(2, ap=2)
    table.feats(2)
    table.answer(2, "go s", "go s")
    assert table.rolls() == [] and table.location(2) == "tomb_antechamber"
    assert "rusted_portcullis" not in table.discards()
    table.assert_settled()


@card("rusted_portcullis")
def test_rusted_portcullis_needs_an_open_exit() -> None:
    table = Table(2, "crossroads1 0,-1", "inner_sanctum 0,-2")
    table.hero(0, hand=["rusted_portcullis"])
    table.hero(1, at="inner_sanctum", peril=2)
    table.misdeeds(0)
    table.answer(0, "play rusted_portcullis")  # south, the only open one
    assert table.happened(ev.ExitBarred) == [ev.ExitBarred("inner_sanctum", "s")]
    table.assert_settled()


@card("rusted_portcullis")
@pytest.mark.parametrize("by", ["a test", "a token"])
def test_rusted_portcullis_is_not_laid_on_an_exit_that_a_test_or_a_token_has_opened(by: str) -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, hand=["rusted_portcullis"])
    table.hero(1, "torvald_hask", at="elbow1", ap=3, peril=2, glory=2, hand=["tinkers_knack", "haste"])
    table.feats(1)
    if by == "a test":
        table.dice(1)
        table.answer(1, "go n", "no")
    else:
        table.answer(1, "play tinkers_knack")  # the only exit that it can open
    table.misdeeds(0)
    table.answer(0, "play rusted_portcullis")
    assert table.options(0) == ["exit elbow1 s", "exit elbow1 w"]


@card("rusted_portcullis")
@pytest.mark.parametrize("way", ["ilk_quickshade", "cloak_of_phasing", "blink", "tinkers_knack"])
def test_rusted_portcullis_is_discarded_when_a_hero_leaves_without_a_test(way: str) -> None:
    table = barred()
    table.hero(1, "ilk_quickshade", glory=4)
    if way == "cloak_of_phasing":
        table.hero(1, treasures=[way])
    elif way != "ilk_quickshade":
        table.hero(1, hand=[way, "haste"])
    table.feats(1)
    if way == "tinkers_knack":
        table.answer(1, "play tinkers_knack")  # the only exit that it can open
        assert "rusted_portcullis" not in table.discards()
        table.answer(1, "go n")
    elif way == "blink":
        table.answer(1, "play blink", "at crossroads2")
    else:
        table.answer(1, f"use {way}")
    assert table.location(1) == "crossroads2" and table.rolls() == []
    assert "rusted_portcullis" in table.discards() and table.state.portcullises == ()
    table.assert_settled()


@card("rusted_portcullis")
def test_rusted_portcullis_stays_when_a_hero_is_transferred_without_taking_its_exit() -> None:
    table = barred()
    table.hero(1, glory=2, hand=["ghost_step", "haste"])
    table.feats(1)
    table.answer(1, "play ghost_step", "at crossroads2")
    assert "rusted_portcullis" not in table.discards()
    table.assert_settled()


@card("rusted_portcullis")
def test_rusted_portcullis_turns_with_its_card() -> None:
    table = barred()
    table.hero(0, at="tomb_antechamber", hand=["faultline"])
    table.hero(1, at="crossroads2", peril=2)
    table.misdeeds(0)
    table.answer(0, "play faultline")  # only the crossroads between the heroes can be turned
    assert table.cell("crossroads1") == "0,-1 turned"
    table.hero(1, at="crossroads1", ap=3)
    table.feats(1)
    table.answer(1, "go n", "go s")
    assert table.rolls() == []
    table.dice(6)
    table.answer(1, "go s")
    assert table.rolls() == ["1 threat 7"] and table.location(1) == "tomb_antechamber"
    table.assert_settled()
