"""The quests of the Vault: what is special about each."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.errands import completed, open_still, with_quest_at
from tests.dungeoneer.cards.scenes import settle
from tests.dungeoneer.cards.tuned import DEBT, MORE_FOR_THE_WAGER, SEARCHES, WAGER
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("slay_ramalith")
def test_ramaliths_magic_gives_him_life_but_never_more_than_three() -> None:
    table = with_quest_at("laboratory", "slay_ramalith", ap=1)
    table.dice(6, 1)
    table.answer(0, "attempt slay_ramalith")
    assert table.happened(ev.MonsterHealed) == [ev.MonsterHealed("ramalith", 1, 3)]
    table.dice(1, 6)
    table.answer(0, "challenge ramalith", "form magic")  # he strikes back, in magic again
    assert table[0].life == 3
    assert len(table.happened(ev.MonsterHealed)) == 1
    open_still(table, "slay_ramalith")


@card("slay_ramalith")
def test_ramalith_gets_no_life_when_he_strikes_back_in_melee() -> None:
    table = with_quest_at("laboratory", "slay_ramalith", ap=1)
    table.dice(1, 1)  # a tie
    table.answer(0, "attempt slay_ramalith")
    table.dice(1, 6)
    table.answer(0, "challenge ramalith", "form melee")
    assert table[0].life == 4 and table.happened(ev.MonsterHealed) == []
    open_still(table, "slay_ramalith")


@card("slay_ramalith")
def test_ramaliths_wounds_and_life_last_only_for_the_turn() -> None:
    table = with_quest_at("laboratory", "slay_ramalith", ap=2)
    table.dice(1, 6)
    table.answer(0, "attempt slay_ramalith", "pass")
    table.dice(1, 6)
    table.answer(0, "attempt slay_ramalith")
    completed(table, "slay_ramalith", 3)  # one wound in each attempt
    table = with_quest_at("laboratory", "slay_ramalith", ap=2)
    table.dice(1, 6)
    table.answer(0, "attempt slay_ramalith", "pass")
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.dice(1, 6)
    table.answer(0, "attempt slay_ramalith", "pass")
    open_still(table, "slay_ramalith")


@card("slay_ramalith")
@pytest.mark.rules("DN-11.6")
def test_ramalith_keeps_gained_life_for_the_next_attempt_of_the_turn() -> None:
    table = with_quest_at("laboratory", "slay_ramalith", ap=2)
    table.dice(6, 1)
    table.answer(0, "attempt slay_ramalith", "pass")
    assert [(hunt.quest, hunt.life) for hunt in table.state.view(None).heroes[0].hunts] == [("slay_ramalith", 3)]
    table.awake(0)
    table.hero(0, glory=9, hand=["dodge"])
    table.answer(0, "attempt slay_ramalith")
    assert table.state.view(None).battles[-1].attackers[0].life == 3
    table.awake(0, "never")
    table.dice(6, 1)
    table.pass_all()
    assert table.happened(ev.MonsterHealed) == [ev.MonsterHealed("ramalith", 1, 3)]  # never more than three
    table.answer(0, "pass")
    table.turn(0)
    assert table[0].hunted == ()


@card("rescue_the_princess")
def test_the_princess_is_delivered_at_any_entrance() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, "roderik_talus", at="vault_gate", life=5, escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    completed(table, "rescue_the_princess", 3)


@card("free_the_caged_beast")
def test_the_beast_is_also_free_at_any_entrance() -> None:
    table = Table()
    table.hero(0, "roderik_talus", at="tomb_antechamber", life=5, escorts=["free_the_caged_beast"])
    table.feats(0)
    table.answer(0, "deliver free_the_caged_beast")
    completed(table, "free_the_caged_beast", 3)


@card("the_wardens_helm")
def test_the_helm_adds_one_to_speed_threats_for_good() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", done=["the_wardens_helm"], treasures=["true_sight_goggles"])
    table.dice(1, 1)
    table.ambush(0, 1, "poison_darts", "falling_slab")
    table.answer(0, "settle poison_darts")
    settle(table)
    assert table.rolls() == ["1 threat 5", "1 threat 3"]  # 1 + 2 + 1 for the goggles; the helm only in speed


@card("the_wardens_helm")
def test_the_helm_does_nothing_while_the_quest_is_open_or_in_battle() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", quests=["the_wardens_helm"])
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    settle(table)
    assert table.rolls() == ["1 threat 3"]
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", done=["the_wardens_helm"])
    table.dice(3, 3)
    table.ambush(0, 1, "crypt_bat")
    assert table.rolls() == ["crypt_bat attack 5", "1 counter 5"]
    settle(table)


ARTIFACTS = pytest.mark.parametrize(("quest", "stat"), [("the_runed_blade", "melee"), ("the_eye_of_the_deep", "magic")])


@card("the_runed_blade", "the_eye_of_the_deep")
@ARTIFACTS
def test_the_blade_and_the_eye_add_one_to_a_stat_once_they_are_won(quest: str, stat: str) -> None:
    table = Table(3)
    table.hero(0, "roderik_talus", level=2, done=[quest])  # 2/1/3
    table.hero(1, "torvald_hask", quests=["the_wardens_helm"])
    table.hero(2, "lorel_alanus")
    before = {"melee": 2, "magic": 1, "speed": 3}
    for one, value in before.items():
        assert table.stat(0, one) == value + (one == stat)
    assert [table.stat(1, one) for one in before] == [1, 0, 2]


@card("the_wardens_helm", "the_runed_blade", "the_eye_of_the_deep")
def test_a_global_artifact_is_not_replaced_and_stays_with_its_hero() -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(0, "roderik_talus", at="flooded_chamber", life=5, treasures=["bronze_helm", "ring_of_magic"])
    table.hero(1, quests=["slay_draky"], done=["the_lost_codex", "silence_the_choir"])
    table.common("the_eye_of_the_deep")
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep", "discard bronze_helm")
    assert (table.commons(), table.done(0), table.treasures(0)) == ([], ["the_eye_of_the_deep"], [])
    completed(table, "the_eye_of_the_deep", 1)


@card("the_eye_of_the_deep")
def test_the_eye_takes_two_prepared_treasures_of_the_players_choice() -> None:
    table = with_quest_at("flooded_chamber", "the_eye_of_the_deep")
    table.hero(0, treasures=["bronze_helm", "ring_of_magic", "chitin_mail"])
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep", "discard chitin_mail", "discard bronze_helm")
    assert table.treasures(0) == ["ring_of_magic"] and table.stat(0, "magic") == 2 + 1
    completed(table, "the_eye_of_the_deep", 1)


@card("the_eye_of_the_deep")
def test_the_eye_needs_two_treasures_and_none_in_hand_count() -> None:
    table = with_quest_at("flooded_chamber", "the_eye_of_the_deep")
    table.hero(0, treasures=["bronze_helm"], hand=["ring_of_magic"], boons=["surefooted"])
    table.feats(0)
    assert table.refused(0, "attempt the_eye_of_the_deep") == "DN-11.5"


@card("mark_of_the_beast")
def test_the_mark_weakens_only_its_owner_in_speed_threats() -> None:
    table = Table(3)
    table.hero(0, "roderik_talus", at="crossroads1", quests=["mark_of_the_beast"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=4)
    table.hero(2, at="crossroads2", hand=["poison_darts", "falling_slab"])
    table.dice(3, 3, 3, 3)
    table.misdeeds(2)
    table.answer(2, "send poison_darts 1", "send falling_slab 1", "declare", "settle poison_darts")
    settle(table)
    assert table.rolls() == ["0 threat 4", "1 threat 5", "0 threat 4", "1 threat 4"]


@card("mark_of_the_beast")
def test_the_mark_of_the_global_quest_affects_everybody_until_it_is_completed() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.common("mark_of_the_beast")
    table.dice(3)
    table.ambush(0, 1, "poison_darts")
    assert table.rolls() == ["1 threat 4"]
    settle(table)
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", done=["mark_of_the_beast"])
    table.dice(3)
    table.ambush(0, 1, "poison_darts")
    assert table.rolls() == ["1 threat 5"]


@card("the_whispering_debt")
@pytest.mark.parametrize(("common", "expected"), [(False, [1, 2]), (True, [1, 1])])
def test_the_debt_costs_a_glory_at_its_owners_recovery(common: bool, expected: list[int]) -> None:
    table = Table()
    table.hero(0, glory=2, quests=[] if common else ["the_whispering_debt"])
    table.hero(1, glory=2)
    if common:
        table.common("the_whispering_debt")
    table.turn(0)
    assert [table[0].glory, table[1].glory] == [1, 2]
    table.turn(1)
    assert [table[0].glory, table[1].glory] == expected
    table.assert_settled()


@card("the_whispering_debt")
def test_the_debt_takes_nothing_without_glory_or_once_completed() -> None:
    table = Table()
    table.hero(0, quests=["the_whispering_debt"])
    table.turn(0)
    assert table[0].glory == 0
    table = Table()
    table.hero(0, glory=2, done=["the_whispering_debt"])
    table.turn(0)
    assert table[0].glory == 2


@card("the_whispering_debt")
@pytest.mark.parametrize(("dice", "paid"), [((DEBT, DEBT), True), ((6, DEBT - 1), False)])
def test_the_debt_needs_both_dice_to_succeed(dice: tuple[int, int], paid: bool) -> None:
    table = with_quest_at("treasury", "the_whispering_debt")
    table.dice(*dice)
    table.answer(0, "attempt the_whispering_debt")
    if paid:
        completed(table, "the_whispering_debt", 2)
    else:
        open_still(table, "the_whispering_debt")


@card("the_whispering_debt")
@pytest.mark.parametrize(("dice", "paid"), [((1, DEBT, 6), True), ((1, DEBT - 1, 6), False)])
def test_the_debt_allows_a_third_die_for_a_glory_and_the_best_two_count(dice: tuple[int, int, int], paid: bool) -> None:
    table = with_quest_at("treasury", "the_whispering_debt", glory=3)
    table.awake(0)
    table.dice(*dice)
    table.answer(0, "attempt the_whispering_debt", "use the_whispering_debt")
    assert table.asked() != (0, "window")  # once an attempt
    if paid:
        completed(table, "the_whispering_debt", 2)
    else:
        assert table[0].glory == 2
        open_still(table, "the_whispering_debt")


@card("the_buried_cache")
def test_the_cache_is_found_then_opened_for_three_glory_in_the_same_turn() -> None:
    table = with_quest_at("oubliette", "the_buried_cache", glory=4, ap=2)
    assert table.refused(0, "attempt the_buried_cache") == "DN-11.7"
    distance = table.state.dungeon.distances[table[0].location]
    table.dice(SEARCHES["the_buried_cache"] - distance - 1, SEARCHES["the_buried_cache"] - distance)
    table.answer(0, "use the_buried_cache", "use the_buried_cache")
    assert table[0].ap == 0
    table.answer(0, "attempt the_buried_cache")
    assert table.happened(ev.Glory)[:2] == [ev.Glory(0, -3), ev.Glory(0, 2)]
    completed(table, "the_buried_cache", 2)


@card("the_buried_cache")
def test_the_cache_stays_shut_without_the_glory_or_in_the_next_turn() -> None:
    table = with_quest_at("oubliette", "the_buried_cache", glory=2, ap=1)
    table.dice(6)
    table.answer(0, "use the_buried_cache")
    assert table.refused(0, "attempt the_buried_cache") == "DN-11.5"
    table.hero(0, glory=9)
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    assert table.refused(0, "attempt the_buried_cache") == "DN-11.7"


@card("free_the_caged_beast")
def test_monsters_attack_the_hero_who_leads_the_beast_at_plus_one() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", escorts=["free_the_caged_beast"])
    table.dice(1, 6)
    table.ambush(0, 1, "zombie")
    assert table.rolls()[0] == "zombie attack 4"
    settle(table)
    table = Table(3)
    table.hero(1, at="crossroads1", quests=["free_the_caged_beast"])
    table.hero(2, at="crossroads1", escorts=["rescue_the_princess"])
    table.dice(1, 6)
    table.ambush(0, 1, "zombie")
    assert table.rolls()[0] == "zombie attack 3"  # not yet led
    settle(table)


@card("free_the_caged_beast")
def test_the_beast_helps_neither_attacking_heroes_nor_defending_monsters() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", escorts=["free_the_caged_beast"])
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.rolls()[0] == "0 attack 2"
    settle(table)
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, escorts=["free_the_caged_beast"])
    table.dice(1, 4)
    table.ambush(0, 1, "orc_deserter")
    table.dice(6, 1)
    table.answer(1, "challenge orc_deserter", "form melee")
    assert table.rolls()[-1] == "orc_deserter counter 4"
    settle(table)


@card("the_alchemists_wager")
@pytest.mark.parametrize(("die", "won"), [(WAGER, True), (WAGER - 1, False)])
def test_the_wager_can_be_won_with_one_die(die: int, won: bool) -> None:
    table = with_quest_at("flooded_chamber", "the_alchemists_wager")
    table.dice(die)
    table.answer(0, "attempt the_alchemists_wager")
    if won:
        completed(table, "the_alchemists_wager", 1)
    else:
        open_still(table, "the_alchemists_wager")


@card("the_alchemists_wager")
def test_the_wager_each_further_die_costs_a_glory_and_any_die_can_win() -> None:
    table = with_quest_at("flooded_chamber", "the_alchemists_wager", glory=9)
    table.awake(0)
    table.dice(1, WAGER, 2)
    table.answer(0, "attempt the_alchemists_wager", "use the_alchemists_wager")
    assert table.options(0) == [f"x {x}" for x in range(1, MORE_FOR_THE_WAGER + 1)]
    table.answer(0, "x 2")
    assert [event.glory for event in table.told if isinstance(event, ev.Used)] == [2]
    completed(table, "the_alchemists_wager", 1)


@card("the_alchemists_wager")
def test_the_wager_allows_no_more_further_dice_than_glory() -> None:
    table = with_quest_at("flooded_chamber", "the_alchemists_wager", glory=1)
    table.awake(0)
    table.dice(1, 2)
    table.answer(0, "attempt the_alchemists_wager", "use the_alchemists_wager")  # x 1, no choice
    assert table[0].glory == 0
    open_still(table, "the_alchemists_wager")
