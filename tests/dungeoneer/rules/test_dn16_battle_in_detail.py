"""DN-16: battle, in detail."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


@rules("DN-16.1")
def test_one_battle_per_rival_in_an_order_of_the_active_players_choice() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["zombie", "night_hamster", "mutant_rat"])
    table.hero(1, at="crossroads1", peril=2)
    table.hero(2, at="crossroads1", peril=1)
    table.dice(1, 1)
    table.send(0, "zombie 1", "night_hamster 2", "mutant_rat 1")
    assert table.options(0) == ["battle 1", "battle 2"]
    table.answer(0, "battle 2")
    assert table.rolls() == ["night_hamster attack 3", "2 counter 1"]
    table.dice(1, 1, 1, 1)
    table.until("compare")
    assert table.options(0) == ["compare zombie", "compare mutant_rat"]  # the two against seat 1 are one battle


@rules("DN-16.1")
def test_traps_are_settled_one_by_one_in_the_active_players_order_too() -> None:
    table = Table()
    table.hero(0, at="crossroads2", hand=["zombie", "poison_darts", "falling_slab"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=5)
    table.dice(1, 6)
    table.send(0, "zombie 1", "poison_darts 1", "falling_slab 1")
    assert table.options(0) == ["battle 1", "settle poison_darts", "settle falling_slab"]
    table.answer(0, "settle falling_slab")
    assert table.rolls() == ["1 threat 2"]  # by itself
    table.dice(1, 6)
    table.answer(0, "settle poison_darts")
    assert table.rolls()[1:] == ["1 threat 8", "zombie attack 3", "1 counter 7"]


@rules("DN-16.2")
def test_attack_rolls_then_counter_rolls_then_comparisons_in_the_attackers_order() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1, 2, 3, 4)
    table.ambush(0, 1, "zombie", "squatting_skeleton")
    assert table.rolls() == ["zombie attack 3", "squatting_skeleton attack 5", "1 counter 4", "1 counter 5"]
    assert table.options(0) == ["compare zombie", "compare squatting_skeleton"]
    assert table.happened(ev.Compared) == []
    table.answer(0, "compare squatting_skeleton")
    assert [event.foe for event in table.events if isinstance(event, ev.Compared)] == ["squatting_skeleton", "zombie"]


@rules("DN-16.2")
def test_each_comparison_is_applied_before_the_next() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=9, life=6)
    table.dice(6, 6, 1, 1)
    table.ambush(0, 1, "zombie", "squatting_skeleton")
    table.answer(0, "compare zombie")
    assert [event.life for event in table.events if isinstance(event, ev.Wounded)] == [5, 4]


@rules("DN-16.2", "DN-17.1")
def test_once_the_hero_dies_the_rest_are_dropped_and_earlier_results_stand() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2")
    table.hero(1, "torvald_hask", at="crossroads1", life=1)
    table.dice(1, 6, 6, 6, 1, 1)
    table.ambush(0, 1, "zombie", "squatting_skeleton", "night_hamster")
    table.answer(0, "compare zombie")
    table.answer(0, "compare squatting_skeleton")
    assert table[1].life == 0
    assert [event.foe for event in table.events if isinstance(event, ev.Compared)] == ["zombie", "squatting_skeleton"]
    assert "zombie" in table.discards()  # beaten before
    table.until("banes")
    assert table.lair(0) == ["squatting_skeleton", "night_hamster"]


@rules("DN-16.3")
def test_the_wound_comes_first_then_the_effects() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1)
    table.dice(6, 1)
    table.ambush(0, 1, "grave_wraith")
    kinds = [type(event) for event in table.happened(ev.Wounded, ev.Glory)]
    assert kinds == [ev.Wounded, ev.Glory]


@rules("DN-16.3")
def test_preventing_the_wound_does_not_stop_the_effects() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, treasures=["ring_of_magic"], tokens={"ring_of_magic": 1}, standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "grave_wraith")
    table.answer(1, "use ring_of_magic")
    assert (table[1].life, table[1].glory) == (6, 0)


@rules("DN-16.3")
def test_a_dead_victim_suffers_no_effects() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1, glory=3)
    table.dice(6, 1)
    table.ambush(0, 1, "grave_wraith")
    assert table[1].life == 0 and table.happened(ev.Glory) == []


@rules("DN-16.4")
def test_the_reward_counts_life_actually_lost() -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["ring_of_magic"], tokens={"ring_of_magic": 1}, standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(1, "use ring_of_magic")
    table.answer(0, "to_hand zombie")
    table.assert_settled()  # no peril to give


@rules("DN-16.4", "DN-6.8")
def test_a_second_wound_on_a_monster_with_1_life_earns_nothing() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", boons=["mighty_blow_ii"])
    table.dice(1, 6)
    table.ambush(0, 1, "zombie")
    assert table[1].glory == 1  # 2 wounds on a monster with 1 life


@rules("DN-16.4")
def test_a_hero_saved_from_death_lost_only_the_difference_in_life() -> None:
    table = Table()
    table.hero(1, at="crossroads1", life=1, treasures=["phoenix_charm"], standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table[1].life == 1 and table.discards() == ["phoenix_charm"]
    table.answer(0, "to_hand zombie")
    table.assert_settled()  # 1 life before and 1 after: no peril


@rules("DN-16.4", "DN-6.8")
def test_wounds_from_a_monsters_own_effects_count_as_dealt_by_it() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2")
    table.hero(1, "torvald_hask", at="crossroads1")
    table.hero(2, at="crossroads1")
    table.dice(1, 6)
    table.ambush(0, 1, "bugbear")  # beaten: 1 wound to every hero there
    assert [hero.life for hero in table.state.heroes] == [6, 5, 5]
    table.answer(0, "give_peril 1", "give_peril 2")
    assert table[1].glory == 1
    table.assert_settled()


@rules("DN-16.4")
def test_wounds_from_a_players_cards_count_as_dealt_by_his_hero() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=["vial_of_embers"], standing="mine")
    table.ambush(0, 1, "zombie")
    while table.window() != "response":
        table.answer(1, "pass")
    table.answer(1, "play vial_of_embers")
    assert table[1].glory == 1 and table.rolls() == []
    table.assert_settled()


@rules("DN-16.4")
def test_hero_against_hero_gives_nothing() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1)
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert [(hero.glory, hero.peril) for hero in table.state.heroes] == [(0, 0), (0, 0)]
    table.assert_settled()


@rules("DN-16.5")
def test_only_living_monsters_that_were_compared_can_be_challenged() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, glory=1, hand=["distraction"], standing="mine")
    table.dice(1, 3, 6, 4)
    table.ambush(0, 1, "zombie", "night_hamster", "mutant_rat")
    while table.window() != "response":
        table.answer(1, "pass")
    table.answer(1, "play distraction", "against mutant_rat")
    table.pass_all()
    table.answer(0, "compare zombie")
    assert table.options(1) == ["challenge night_hamster", "pass"]  # the zombie is beaten, the rat was not compared
    assert table.refused(1, "challenge mutant_rat") == table.refused(1, "challenge zombie") == "DN-16.5"


@rules("DN-16.5", "DN-6.6")
def test_any_hero_in_the_location_may_be_attacked_instead() -> None:
    table = Table(4)
    table.hero(0, at="crossroads2")
    table.hero(1, at="crossroads1", ap=1)
    table.hero(2, at="crossroads1")
    table.hero(3, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.options(1) == ["challenge zombie", "attack 2", "attack 3", "pass"]


@rules("DN-16.6")
def test_a_fallen_hero_makes_no_paid_attack() -> None:
    table = Table()
    table.hero(1, at="crossroads1", ap=1, fallen=1)
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.asked() == (0, "where-to")


@rules("DN-16.6")
def test_a_fallen_hero_may_make_a_free_attack() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", fallen=1, glory=2)
    table.dice(3, 4, 6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(1, "use kron_axereaver")
    table.until("form")
    table.answer(1, "form melee")
    assert table.rolls()[2:] == ["1 attack 8", "zombie counter 3"]
    assert table.discards() == ["zombie"]


@rules("DN-16.7")
def test_a_hero_who_leaves_after_the_attack_roll_still_suffers_the_comparison() -> None:
    table = Table()
    table.hero(0, hand=["zombie"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=1, glory=3, hand=["recall_rune"], standing="mine")
    table.dice(6)
    table.send(0, "zombie 1")
    while not table.rolls():
        table.answer(1, "pass")
    table.dice(1)
    table.answer(1, "play recall_rune")
    table.pass_all()
    assert table.location(1) == "tomb_antechamber"
    assert table[1].life == 5


@rules("DN-16.7")
def test_a_card_that_ends_the_battle_for_a_hero_spares_him_the_comparison() -> None:
    table = Table()
    table.hero(1, at="crossroads1", life=1, ap=1, treasures=["phoenix_charm"], standing="mine")
    table.dice(6, 6, 1, 1)
    table.ambush(0, 1, "zombie", "night_hamster")
    table.answer(0, "compare zombie")
    assert (table[1].life, table.location(1)) == (1, "tomb_antechamber")
    assert len(table.happened(ev.Compared)) == 1
    assert table.asked() == (0, "where-to")  # and no challenge


@rules("DN-16.7")
def test_such_a_card_spares_him_even_if_he_stays_in_the_location() -> None:
    table = Table()
    table.hero(1, life=1, ap=1, treasures=["phoenix_charm"])  # already on the entrance
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert (table[1].life, table.location(1)) == (1, "tomb_antechamber")
    assert table.asked() == (0, "where-to")
