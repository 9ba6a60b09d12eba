"""The treasures of the Tomb."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer.board.numbers.stats import limit
from undercroft.dungeoneer.content.faces import ADVENTURES

card = pytest.mark.card
RING = "ring_of_magic"


@card("ring_of_magic")
@pytest.mark.parametrize(("answer", "left", "tokens"), [("", ["ring_of_magic"], 0), (" 2", [], 0)])
def test_ring_of_magic_prevents_a_wound_with_its_token_or_itself(answer: str, left: list[str], tokens: int) -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=[RING], tokens={RING: 1}, standing="mine")
    attacked(table, "zombie", 6, 1)
    assert table.window() == "wound"
    assert table.options(1, "use") == [f"use {RING}", f"use {RING} 2"]
    table.answer(1, f"use {RING}{answer}")
    settle(table)
    assert (table[1].life, table.treasures(1), table[1].tokens_on(number(RING))) == (6, left, tokens)


@card("ring_of_magic")
def test_ring_of_magic_prevents_two_wounds_with_its_token_and_itself() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=[RING], standing="mine")
    table.feats(1)
    table.answer(1, f"play {RING}")
    assert table[1].tokens_on(number(RING)) == 1
    table.dice(1)
    table.ambush(0, 1, "crushing_walls")
    wait(table, "wound")
    table.answer(1, f"use {RING}", f"use {RING} 2")
    settle(table)
    assert (table[1].life, table.treasures(1)) == (6, [])


@card("ring_of_magic")
def test_ring_of_magic_prevents_one_of_two_wounds_and_without_token_only_itself() -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=[RING], tokens={RING: 1}, standing="mine")
    table.dice(1)
    table.ambush(0, 1, "crushing_walls")
    wait(table, "wound")
    table.answer(1, f"use {RING}")
    assert table.options(1, "use") == [f"use {RING} 2"]
    settle(table)
    assert (table[1].life, table.treasures(1)) == (5, [RING])


@card("backpack")
def test_backpack_allows_two_more_treasures_and_is_playable_at_the_limit() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=20, treasures=["bronze_helm"])
    table.hero(0, hand=["backpack", "chitin_mail", "coffin_lid_shield", "belt_pouch"])
    assert limit(table.state, 0, 1) == 1
    table.feats(0)
    assert table.refused(0, "play chitin_mail") == "DN-10.2"
    table.answer(0, "play backpack")
    assert (limit(table.state, 0, 1), limit(table.state, 0, 0), table[0].glory) == (3, 4, 18)
    table.answer(0, "play chitin_mail")
    assert table.refused(0, "play coffin_lid_shield") == "DN-10.2"
    assert table.refused(0, "play belt_pouch") == "DN-10.2"  # a bag is in play
    table.assert_settled()


@card("boot_of_ala_hazad")
def test_boot_of_ala_hazad_helps_in_speed_threats_and_prevents_falls_for_a_glory() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, treasures=["boot_of_ala_hazad"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    wait(table, "fall")
    table.answer(1, "use boot_of_ala_hazad")
    settle(table)
    assert table.rolls() == ["1 threat 4"]
    assert (table[1].fallen, table[1].glory) == (0, 0)


@card("boot_of_ala_hazad")
def test_boot_of_ala_hazad_does_not_help_in_melee_threats_or_without_glory() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["boot_of_ala_hazad"], standing="mine")
    table.dice(1, 6)
    table.ambush(0, 1, "falling_slab", "pit_of_bones")
    table.answer(0, "settle pit_of_bones")
    settle(table)
    assert table.rolls() == ["1 threat 4", "1 threat 7"]  # 1 + 2 speed + 1; 6 + 1 melee
    assert table[1].fallen == 1


@card("gravediggers_spade")
@pytest.mark.parametrize(("monster", "more"), [("barrow_knight", 2), ("stitched_brute", 1)])
def test_gravediggers_spade_helps_in_melee_and_more_against_undead(monster: str, more: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, treasures=["gravediggers_spade"])
    attacked(table, monster, 1, 1)
    table.dice(1, 6)
    table.answer(1, f"challenge {monster}", "form melee")
    assert [roll for roll in table.rolls() if roll[0] == "1"] == [f"1 counter {2 + more}", f"1 attack {2 + more}"]
    settle(table)


@card("gravediggers_spade")
def test_gravediggers_spade_does_not_help_in_magic() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["gravediggers_spade"])
    attacked(table, "vault_guardian", 1, 4)
    assert table.rolls() == ["vault_guardian attack 4", "1 counter 4"]
    settle(table)


@card("gravediggers_spade", "crusaders_longsword")
def test_the_cost_of_the_two_weapons_of_the_tomb() -> None:
    for weapon in ("gravediggers_spade", "crusaders_longsword"):
        cost = next(card.cost for card in ADVENTURES if card.id == weapon)
        table = Table()
        table.hero(0, glory=cost - 1, hand=[weapon])
        table.hero(1, glory=cost)
        table.feats(0)
        assert table.refused(0, f"play {weapon}") == "DN-10.1"
        table.hero(0, hand=[])
        table.hero(1, hand=[weapon])
        table.feats(1)
        table.answer(1, f"play {weapon}")
        assert table[1].glory == 0


@card("crusaders_longsword")
def test_crusaders_longsword_adds_two_only_in_melee_attacks() -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2, ap=1, treasures=["crusaders_longsword"])
    attacked(table, "stitched_brute", 1, 1)
    table.dice(1, 6)
    table.answer(1, "challenge stitched_brute", "form melee")
    assert table.rolls() == ["stitched_brute attack 5", "1 counter 3", "1 attack 5", "stitched_brute counter 10"]
    settle(table)
    table = Table()
    table.hero(0, "roderik_talus", at="crossroads1", level=2, ap=1, treasures=["crusaders_longsword"])
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attack 1", "form magic")
    assert table.rolls()[0] == "0 attack 2"


@card("wand_of_sparks")
def test_wand_of_sparks_adds_two_three_times_and_is_gone() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=5, glory=3, hand=["wand_of_sparks"], standing="mine")
    table.feats(0)
    table.answer(0, "play wand_of_sparks")
    for charges in (3, 2, 1):
        assert table[0].tokens_on(number("wand_of_sparks")) == charges
        table.dice(1)
        table.answer(0, "go n")
        wait(table, "roll")
        table.answer(0, "use wand_of_sparks")
        table.until("feats")
        if charges > 1:
            table.answer(0, "go s")
    assert table.rolls() == ["0 threat 3"] * 3
    assert table.treasures(0) == [] and table.discards() == ["wand_of_sparks"]
    table.assert_settled()


@card("wand_of_sparks")
@pytest.mark.rules("DN-10.5")
def test_wand_of_sparks_takes_one_charge_per_roll() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=3, glory=9, hand=["haste"], standing="mine")
    table.hero(0, treasures=["wand_of_sparks"], tokens={"wand_of_sparks": 3})
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    wait(table, "roll")
    table.answer(0, "use wand_of_sparks")
    wait(table, "roll")  # he is asked again because he holds a card
    assert table.refused(0, "use wand_of_sparks") == "DN-10.5"
    table.until("feats")
    assert table.rolls() == ["0 threat 3"] and table[0].tokens_on(number("wand_of_sparks")) == 2
    table.answer(0, "go s")
    table.until("feats")
    table.hero(0, ap=1)
    table.answer(0, "go n")
    wait(table, "roll")
    assert table.legal(0, "use wand_of_sparks")  # for the next roll


@card("wand_of_sparks")
def test_wand_of_sparks_does_not_help_in_a_melee_threat() -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["wand_of_sparks"], tokens={"wand_of_sparks": 3}, standing="mine")
    table.hero(1, glory=1, hand=["haste"])
    table.ambush(0, 1, "falling_slab")
    wait(table, "roll")
    assert table.refused(1, "use wand_of_sparks") == "DN-19.5"


@card("coffin_lid_shield")
def test_coffin_lid_shield_helps_only_in_melee_counter_rolls() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, treasures=["coffin_lid_shield"])
    table.dice(1, 1, 1, 1)
    table.ambush(0, 1, "stitched_brute", "crypt_bat")
    table.answer(0, "compare stitched_brute")
    assert table.rolls()[2:] == ["1 counter 3", "1 counter 3"]  # melee 1 and 1, speed 2
    table.dice(1, 6)
    table.answer(1, "challenge stitched_brute", "form melee")
    assert table.rolls()[4] == "1 attack 2"
    settle(table)


@card("bronze_helm")
@pytest.mark.parametrize(("die", "life"), [(3, 5), (4, 6)])
def test_bronze_helm_rolls_a_die_against_the_wound_of_a_trap(die: int, life: int) -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["bronze_helm"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "falling_slab")
    assert table.window() == "wound"
    table.dice(die)
    table.answer(1, "use bronze_helm")
    settle(table)
    assert table[1].life == life


@card("bronze_helm")
def test_bronze_helm_prevents_one_wound_of_two_from_spikes_once_a_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="crossroads1", ap=3, treasures=["bronze_helm"], standing="mine")
    table.feats(0)
    table.dice(1, 6)
    table.answer(0, "go n")
    table.answer(0, "use bronze_helm")
    assert table[0].life == 6
    table.dice(1)
    table.answer(0, "go s", "go n")
    assert table[0].life == 5  # nobody was asked
    table.assert_settled()
    table = Table()
    table.hero(1, at="crossroads1", treasures=["bronze_helm"], standing="mine")
    table.dice(1, 6)
    table.ambush(0, 1, "crushing_walls")
    table.answer(1, "use bronze_helm")
    settle(table)
    assert table[1].life == 5


@card("bronze_helm")
def test_bronze_helm_helps_against_neither_strikes_nor_trapped_exits() -> None:
    table = Table(2, "library 1,0 turned", "crossroads1 2,0")
    table.hero(0, at="library", ap=1, treasures=["bronze_helm"], standing="mine")
    table.feats(0)
    table.dice(1)
    table.answer(0, "go e")
    assert table[0].life == 5
    table.assert_settled()
    table = Table()
    table.hero(1, at="crossroads1", treasures=["bronze_helm"], standing="mine")
    attacked(table, "zombie", 6, 1)
    settle(table)
    assert table[1].life == 5
