"""The boons of the Tomb."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
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
    settle(table)
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
    settle(table)
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
    settle(table)
    assert (table[0].life, table[1].life, table[0].glory) == (6, 4, 0)


@card("mighty_blow_i")
def test_mighty_blow_i_works_neither_in_magic_nor_without_glory() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", glory=4, boons=["mighty_blow_i"])
    attacked(table, "vault_guardian", 1, 6)
    assert table.asked() == (0, "where-to")  # magic
    settle(table)
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", boons=["mighty_blow_i"])
    attacked(table, "barrow_knight", 1, 6)
    assert table.asked() == (0, "where-to")
    settle(table)
    assert table[1].glory == 1


@card("mighty_blow_ii")
@pytest.mark.parametrize(("monster", "lost"), [("barrow_knight", 2), ("vault_guardian", 1)])
def test_mighty_blow_ii_always_adds_a_wound_in_melee(monster: str, lost: int) -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2, boons=["mighty_blow_ii"])
    attacked(table, monster, 1, 6)
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [lost]
    settle(table)
    assert table[1].glory == lost


@card("turn_away")
def test_turn_away_discards_one_attacking_monster() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=["turn_away"], standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "stitched_brute", "zombie")
    wait(table, "response")
    table.answer(1, "play turn_away", "against stitched_brute")
    settle(table)
    assert "stitched_brute" in table.discards() and "zombie" in table.lair(0)
    assert (table[1].life, table[1].glory) == (5, 0)


@card("turn_away")
def test_turn_away_works_on_no_quest_monster_or_hero_and_only_in_response() -> None:
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
    settle(table)
    assert table[1].life == 6 and table.hand(1) == ["haste"]  # nor the other effects of the strike
    assert table[1].glory == 1


@card("dodge")
def test_dodge_works_only_in_melee_and_before_the_roll() -> None:
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
    settle(table)
    assert "zombie" in table.discards() and table[1].glory == 1


@card("create_darkness")
def test_create_darkness_hampers_all_attacks_there_including_the_heros_own() -> None:
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
    settle(table)


@card("create_darkness")
def test_create_darkness_keeps_traps_from_being_played_there_this_turn() -> None:
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
def test_create_darkness_does_not_stop_a_declared_trap_and_stays_where_it_is() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["create_darkness"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "falling_slab")
    table.answer(1, "play create_darkness")
    settle(table)
    assert table[1].life == 5
    table.hero(1, at="crossroads2")
    table.hero(0, hand=["poison_darts"])
    table[1].peril = 2
    table.dice(1)
    table.misdeeds(0)
    table.answer(0, "send poison_darts 1", "declare")
    settle(table)
    assert table[1].life == 4


@card("blessings_of_nakari")
def test_blessings_of_nakari_give_magic_and_glory_for_a_quest() -> None:
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
    table.until("misdeeds")
    table.assert_settled()


@card("blessings_of_nakari")
def test_blessings_of_nakari_give_nothing_for_anothers_quest() -> None:
    table = Table()
    table.hero(0, boons=["blessings_of_nakari"])
    table.hero(1, escorts=["rescue_the_princess"])
    table.feats(1)
    table.answer(1, "deliver rescue_the_princess")
    assert table[0].glory == 0 and table.happened(ev.Glory)[0] == ev.Glory(1, 3)
    table.until("misdeeds")
    table.assert_settled()


@card("keen_reflexes")
@pytest.mark.parametrize(("trap", "total"), [("poison_darts", 4), ("falling_slab", 2)])
def test_keen_reflexes_help_only_in_speed_threats(trap: str, total: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["keen_reflexes"])
    table.dice(1)
    table.ambush(0, 1, trap)
    assert table.rolls() == [f"1 threat {total}"]
    settle(table)


@card("keen_reflexes")
def test_keen_reflexes_do_not_help_in_battle() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["keen_reflexes"])
    attacked(table, "crypt_bat", 3, 3)
    assert table.rolls() == ["crypt_bat attack 5", "1 counter 5"]
    settle(table)


@card("grave_lore")
@pytest.mark.parametrize(("monster", "more"), [("barrow_knight", 1), ("stitched_brute", 0)])
def test_grave_lore_helps_attacks_and_counter_rolls_against_undead(monster: str, more: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, boons=["grave_lore"])
    attacked(table, monster, 1, 1)
    table.dice(2, 1)
    table.answer(1, f"challenge {monster}", "form melee")
    assert [roll for roll in table.rolls() if roll[0] == "1"] == [f"1 counter {2 + more}", f"1 attack {3 + more}"]
    settle(table)


@card("surge_of_faith")
@pytest.mark.parametrize("x", [1, 4])
def test_surge_of_faith_adds_x_to_the_heros_own_roll(x: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=6, hand=["surge_of_faith"], standing="mine")
    attacked(table, "stitched_brute", 3, 1)
    wait(table, "roll")
    assert table.refused(1, "play surge_of_faith") == "DN-19.5"  # the monster's roll
    table.answer(1, "pass")
    table.answer(1, "play surge_of_faith")
    assert table.options(1) == ["x 1", "x 2", "x 3", "x 4"]
    table.answer(1, f"x {x}")
    settle(table)
    assert table.rolls()[-1] == f"1 counter {2 + x}"
    assert table[1].glory == 6 - x


@card("surge_of_faith")
def test_surge_of_faith_helps_in_a_threat_but_not_with_dice_of_chance() -> None:
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
    settle(table)


@card("keen_reflexes")
def test_keen_reflexes_help_at_an_exit() -> None:
    table = Table(2, "kinked_shaft1 1,0", "crossroads1 1,1")
    table.hero(0, "torvald_hask", at="kinked_shaft1", ap=1, boons=["keen_reflexes"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "go w")  # trapped, speed 4+
    assert table.rolls() == ["0 threat 4"] and table[0].life == 6
    table.assert_settled()
