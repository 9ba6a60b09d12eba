"""The boons of the Tomb: steps, locks, traps and curses."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle, wait
from tests.dungeoneer.table import Table

card = pytest.mark.card


@card("ghost_step")
def test_ghost_step_leads_through_a_wall() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", glory=2, hand=["ghost_step"])
    table.feats(0)
    table.answer(0, "play ghost_step")
    assert table.options(0) == ["at tomb_antechamber", "at corridor2"]
    table.answer(0, "at corridor2")
    assert (table.location(0), table[0].ap, table[0].glory, table[0].peril) == (
        "corridor2",
        0,
        1,
        2,
    )  # it gives points
    table.assert_settled()


@card("ghost_step")
def test_ghost_step_leads_no_farther_and_only_in_feats() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2")
    table.hero(0, at="crossroads2", glory=4, hand=["ghost_step"])
    table.misdeeds(0)
    assert table.refused(0, "play ghost_step") == "DN-1.5"
    table.feats(0)
    table.answer(0, "play ghost_step")
    assert table.location(0) == "crossroads1"  # the only neighbour
    table.assert_settled()


@card("recall_rune")
def test_recall_rune_leads_to_a_nearest_entrance_of_the_players_choice() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune")
    assert table.options(0) == ["at tomb_antechamber", "at vault_gate"]
    table.answer(0, "at vault_gate")
    assert (table.location(0), table[0].glory) == ("vault_gate", 1)
    table.assert_settled()


@card("recall_rune")
def test_recall_rune_leads_to_no_farther_entrance_and_not_to_the_heros_own() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "vault_gate 0,-3")
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune")
    assert table.location(0) == "tomb_antechamber"
    table = Table()
    table.hero(0, glory=3, hand=["recall_rune"])
    table.feats(0)
    assert table.refused(0, "play recall_rune") == "DN-19.5"


@card("surefooted")
def test_surefooted_ignores_pits_and_stands_up_for_free_once_a_turn() -> None:
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
    table.assert_settled()


@card("surefooted")
@pytest.mark.parametrize(("die", "fallen"), [(2, 1), (3, 0)])
def test_surefooted_does_not_help_against_traps_or_a_threat_to_stand_up(die: int, fallen: int) -> None:
    table = Table()
    table.hero(0, "torvald_hask", boons=["surefooted"], stand=["melee 4"])
    table.dice(die)
    table.feats(0)
    table.answer(0, "use surefooted")
    assert table[0].fallen == fallen
    table.assert_settled()
    table = Table()
    table.hero(1, at="crossroads1", boons=["surefooted"])
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    assert table[1].fallen == 1
    settle(table)


@card("locksmiths_touch")
@pytest.mark.parametrize(("place", "side", "total"), [("elbow1", "n", 4), ("library", "e", 3)])
def test_locksmiths_touch_helps_at_blocked_and_trapped_exits(place: str, side: str, total: int) -> None:
    line = "elbow1 0,-1" if place == "elbow1" else "library 1,0 turned"
    table = Table(2, line, "crossroads1 0,-2" if place == "elbow1" else "crossroads1 2,0")
    table.hero(0, "torvald_hask", at=place, ap=1, boons=["locksmiths_touch"])
    table.dice(1)
    table.feats(0)
    table.answer(0, f"go {side}")
    assert table.rolls() == [f"0 threat {total}"]
    settle(table)


@card("locksmiths_touch")
def test_locksmiths_touch_does_not_help_against_spikes() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, boons=["locksmiths_touch"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 3"]
    table.assert_settled()


@card("trap_sense")
@pytest.mark.parametrize(
    ("lines", "way"),
    [
        (("crossroads1 0,-1", "ossuary 0,-2"), "n"),  # spikes
        (("crossroads1 0,-1", "hall_of_chains 0,-2"), "n"),  # a pit
        (("library 0,-1 turned", "crossroads1 1,-1"), "e"),  # a trapped exit
    ],
)
def test_trap_sense_adds_three_against_spikes_pits_and_trapped_exits(lines: tuple[str, str], way: str) -> None:
    table = Table(2, *lines)
    table.hero(0, "torvald_hask", at=lines[0].split()[0], ap=1, glory=1, hand=["trap_sense"], standing="mine")
    table.dice(1)
    table.feats(0)
    table.answer(0, f"go {way}")
    wait(table, "roll")
    table.answer(0, "play trap_sense")
    settle(table)
    assert table.rolls() == ["0 threat 4" if way == "e" else "0 threat 6"]


@card("trap_sense")
def test_trap_sense_helps_against_encounter_traps_not_blocked_exits_or_effects() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=["trap_sense"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    wait(table, "roll")
    table.answer(1, "play trap_sense")
    settle(table)
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
def test_hex_ward_cancels_a_bane_on_the_players_hero_and_its_price_stays_paid(bane: str) -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", hand=[bane])
    table.hero(1, at="crossroads1", glory=5, peril=3, boons=["hex_ward"], standing="mine")
    table.misdeeds(0)
    table.answer(0, f"play {bane}")
    if table.asked() == (0, "x"):
        table.answer(0, "x 3")
    table.answer(1, "use hex_ward")
    assert (table[1].glory, table[1].peril, table.banes(1), table[1].life) == (5, 0, [], 6)
    assert sorted(table.discards()) == sorted([bane, "hex_ward"])
    table.assert_settled()


@card("hex_ward")
def test_hex_ward_cancels_no_bane_on_another_hero_or_without_a_target() -> None:
    table = Table(3)
    table.hero(0, hand=["slick_floor", "undead_awakening"])
    table.hero(1, at="crossroads1", glory=5, peril=5, boons=["hex_ward"], hand=["haste"], standing="always")
    table.hero(2, at="crossroads2", peril=1)
    table.begin("misdeeds", 0)
    table.until("misdeeds")
    table.answer(0, "play slick_floor", "target 2")
    assert table.window() == "declared"
    assert table.refused(1, "use hex_ward") == "DN-19.5"
    table.dice(6)
    table.answer(1, "pass")
    settle(table)
    table.answer(0, "play undead_awakening")
    assert table.window() == "declared"
    assert table.refused(1, "use hex_ward") == "DN-19.5"
