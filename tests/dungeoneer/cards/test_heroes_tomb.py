"""The abilities of the heroes of the Tomb."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table

card = pytest.mark.card


@card("kron_axereaver")
def test_kron_strikes_back_for_glory_at_plus_one_and_may_still_battle() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", glory=4)
    attacked(table, "barrow_knight", 1, 4)
    assert table.asked() == (1, "challenge")
    assert table.options(1) == ["use kron_axereaver", "pass"]  # without an AP
    table.dice(5, 1)
    table.answer(1, "use kron_axereaver", "form melee")
    assert table.rolls()[-2:] == ["1 attack 7", "barrow_knight counter 5"]
    assert (table[1].glory, table[1].ap, table[1].battled) == (3, 0, 0)  # 2 paid, 1 for the wound
    assert table.asked() == (0, "where-to")  # once a turn, even if the monster lives
    settle(table)


@card("kron_axereaver")
def test_kron_may_also_challenge() -> None:
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
    settle(table)


@card("kron_axereaver")
def test_kron_may_take_vengeance_on_a_hero_later_in_the_turn() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at="crossroads1", glory=2, ap=1, attackers=[1])
    table.hero(1, "torvald_hask", at="crossroads1")
    table.feats(0)
    table.dice(3, 1)
    table.answer(0, "use kron_axereaver", "form melee")
    assert table.rolls() == ["0 attack 5", "1 counter 2"]
    assert (table[0].ap, table[0].glory, table[1].life) == (1, 0, 5)
    assert table.legal(0, "attack 1")
    table.assert_settled()


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


@card("kron_axereaver")
@pytest.mark.parametrize(
    ("bane", "dice", "moment"),
    [("slick_floor", (1,), "fall"), ("cast_out", (), "transfer"), ("stoke_the_furnace", (6, 1), "wound")],
)
def test_kron_takes_no_vengeance_while_something_is_about_to_happen_to_him(
    bane: str, dice: tuple[int, ...], moment: str
) -> None:
    table = Table()
    table.hero(0, at="crossroads1", hand=[bane])
    table.hero(1, "kron_axereaver", at="crossroads1", peril=4, glory=9, attackers=[0], standing="mine")
    table.hero(1, hand=["haste"])  # so that he is asked whatever else he could do
    table.dice(*dice)
    table.misdeeds(0)
    table.answer(0, f"play {bane}")
    while table.asked()[1] == "x":
        table.answer(0, "x 1")
    assert table.legal(1, "use kron_axereaver")  # before the card acts
    seen = []
    while table.window():
        seen.append(table.window())
        if seen[-1] == moment:
            assert table.refused(1, "use kron_axereaver") == "DN-4.7"
        table.answer(1, "pass")
    assert moment in seen


@card("kron_axereaver")
def test_kron_takes_no_vengeance_while_he_averts_a_wound() -> None:
    table = Table()
    table.hero(0, at="crossroads1", hand=["stoke_the_furnace"])
    table.hero(1, "kron_axereaver", at="crossroads1", peril=4, glory=9, attackers=[0], standing="mine")
    table.hero(1, hand=["haste"], treasures=["ring_of_magic"], tokens={"ring_of_magic": 1})
    table.dice(6, 1)
    table.misdeeds(0)
    table.answer(0, "play stoke_the_furnace")
    while table.asked()[1] == "x":
        table.answer(0, "x 1")
    while table.window() != "wound":
        table.answer(1, "pass")
    table.awake(1, "always")
    table.answer(1, "use ring_of_magic")
    assert table.window() == "declared"
    refusal = table.why_not(1, "use kron_axereaver")
    assert refusal is not None and (refusal.rule, refusal.reason) == ("DN-4.7", "no-time-now")


@card("roderik_talus")
def test_roderik_heals_in_his_own_turn() -> None:
    table = Table()
    table.hero(0, "roderik_talus", life=4, glory=7, ap=2)
    table.misdeeds(0)
    table.answer(0, "use roderik_talus")
    assert (table[0].life, table[0].glory, table[0].ap) == (5, 4, 1)
    assert table.refused(0, "use roderik_talus") == "DN-4.7"
    table.assert_settled()


@card("roderik_talus")
@pytest.mark.rules("DN-4.5", "DN-4.7")
@pytest.mark.parametrize(("hand", "asked"), [(("dodge",), "discard"), ((), "save")])
def test_roderik_heals_at_the_end_of_a_turn_that_a_quest_has_ended(hand: tuple[str, ...], asked: str) -> None:
    """It is still his own turn, and what is left of his action points lapses with it."""
    table = Table()
    table.hero(0, "roderik_talus", life=4, glory=3, ap=1, hand=hand, moved=1)
    table.begin("discard")
    assert table.asked() == (0, asked)
    assert not table.state.decision(0).routine
    table.answer(0, "use roderik_talus")
    assert (table[0].life, table[0].glory, table[0].ap) == (5, 0, 0)
    if hand:
        assert table.asked() == (0, "discard")
        assert table.refused(0, "use roderik_talus") == "DN-4.7"  # once a turn
        table.answer(0, "discard dodge")
    assert table.asked() == (1, "misdeeds")


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
def test_lorel_adds_two_to_her_magic_rolls() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=5, standing="mine")
    attacked(table, "grave_wraith", 2, 2)
    wait(table, "roll")
    table.answer(1, "use lorel_alanus")
    assert table.rolls() == ["grave_wraith attack 5", "1 counter 5"]
    assert table[1].glory == 3
    settle(table)


@card("lorel_alanus")
def test_lorel_adds_to_a_magic_threat_but_only_once_a_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "lorel_alanus", at="crossroads1", ap=3, glory=2, standing="mine")
    table.feats(0)
    table.dice(2, 2)
    table.answer(0, "go n")
    table.answer(0, "use lorel_alanus")
    assert table.rolls() == ["0 threat 5"]
    table.answer(0, "go s", "go n")
    assert table.rolls() == ["0 threat 5", "0 threat 3"]
    table.assert_settled()


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
    settle(table)
    assert "1 counter " + str(total) in table.rolls()
    assert table[1].glory == (5 - 1 + 1 if total == 5 else 5)  # the zombie is beaten; the orc is even


@card("raka")
def test_raka_adds_to_the_threat_of_an_undead_but_to_no_other() -> None:
    table = Table()
    table.hero(1, "raka", at="crossroads1", level=2, glory=5, hand=["haste"], standing="mine")
    table.dice(6, 1, 4 - table.stat(1, "magic"))
    table.ambush(0, 1, "herald_of_the_lich")
    table.until("form")
    table.answer(0, "form magic")
    wait(table, "roll", 3)
    table.answer(1, "use raka")
    settle(table)
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
    settle(table)
    assert table.hand(0) == ["grave_wraith"]
    assert table[1].glory == 2 + 2 + 1 and "grave_wraith" not in str(table.rolls())


@card("vessa_morn")
def test_vessa_commands_no_quest_monster_and_only_undead() -> None:
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
    place = line.split(maxsplit=1)[0]
    table = Table(2, line, *(("crossroads1 0,-2",) if side == "n" else ("crossroads1 2,0",)))
    table.hero(0, "ilk_quickshade", at=place, ap=2, glory=2)
    table.feats(0)
    table.answer(0, "use ilk_quickshade")
    assert table.location(0) == "crossroads1" and table.rolls() == []
    assert (table[0].ap, table[0].glory) == (1, 1 + 1)  # and those of the crossroads
    assert table.refused(0, "use ilk_quickshade") == "DN-4.7"
    table.assert_settled()


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


@card("kron_axereaver")
def test_kron_takes_vengeance_even_while_lying() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at="crossroads1", glory=2, ap=1, fallen=1, attackers=[1])
    table.hero(1, at="crossroads1")
    table.dice(3, 1)
    table.feats(0)
    assert table.refused(0, "attack 1") == "DN-16.6"
    table.answer(0, "use kron_axereaver", "form melee")
    assert table[1].life == 5 and table[0].fallen == 1
    table.assert_settled()
