"""The quests of the Tomb: what is special about each."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.errands import completed, open_still, with_quest_at
from tests.dungeoneer.cards.scenes import settle
from tests.dungeoneer.cards.tuned import BONES, FISH, SEARCHES, THREATS
from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer import events as ev

card = pytest.mark.card


@card("damsel_in_distress")
def test_leading_the_damsel_takes_an_action_point_in_the_heros_own_turns() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", level=2, escorts=["damsel_in_distress"])  # speed 3
    table.turn(0)
    assert table[0].ap == 2
    table.turn(1)
    assert table[1].ap == 2  # Torvald has both of his
    table.assert_settled()


@card("damsel_in_distress")
def test_the_damsel_takes_nothing_once_she_is_put_down_or_before_she_is_found() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", at="crossroads1", level=2, quests=["damsel_in_distress"])
    table.turn(0)
    assert table[0].ap == 3
    assert table.stat(0, "speed") == 3
    table.hero(1, escorts=["rescue_the_princess"])
    table.turn(1)
    assert table[1].ap == 2  # no other escort does so
    table.assert_settled()


@card("catch_the_magic_fish")
@pytest.mark.parametrize(("die", "caught"), [(FISH, True), (FISH - 1, False)])
def test_the_fish_on_one_die(die: int, caught: bool) -> None:
    table = with_quest_at("troll_bridge", "catch_the_magic_fish")
    table.dice(die)
    table.answer(0, "attempt catch_the_magic_fish")
    (completed if caught else lambda t, q, g: open_still(t, q))(table, "catch_the_magic_fish", 1)


@card("catch_the_magic_fish")
def test_the_fish_allows_a_second_die_for_two_glory_once_an_attempt() -> None:
    table = with_quest_at("troll_bridge", "catch_the_magic_fish", glory=5, ap=1)
    table.awake(0)
    table.dice(1, 2, FISH, 1)
    table.answer(0, "attempt catch_the_magic_fish")
    table.answer(0, "use catch_the_magic_fish")
    assert table.refused(0, "use catch_the_magic_fish") == "DN-4.7"
    table.until("feats")
    assert table[0].glory == 3
    table.answer(0, "attempt catch_the_magic_fish")  # for an AP
    table.answer(0, "use catch_the_magic_fish")
    assert (table[0].ap, table.done(0)) == (0, ["catch_the_magic_fish"])
    assert [event.dice for event in table.events if isinstance(event, ev.DiceRolled)] == [(1, 2), (1, FISH)]
    completed(table, "catch_the_magic_fish", 1)


@card("catch_the_magic_fish")
def test_the_fish_allows_no_die_without_glory_or_outside_the_attempt() -> None:
    table = with_quest_at("troll_bridge", "catch_the_magic_fish", glory=1)
    assert table.refused(0, "use catch_the_magic_fish") == "DN-4.7"
    table.awake(0)
    table.dice(1)
    table.answer(0, "attempt catch_the_magic_fish")
    open_still(table, "catch_the_magic_fish")


@card("free_caedmans_soul", "feed_the_altar")
@pytest.mark.parametrize(("quest", "place"), [("free_caedmans_soul", "crypt"), ("feed_the_altar", "dark_altar")])
def test_a_sacrifice_of_three_life_is_unpreventable_and_must_leave_one(quest: str, place: str) -> None:
    table = with_quest_at(place, quest, life=4)
    table.hero(0, treasures=["ring_of_magic"], tokens={"ring_of_magic": 1}, standing="mine")
    table.answer(0, f"attempt {quest}")
    assert table.happened(ev.LifeGiven) == [ev.LifeGiven(0, 3)] and not table.happened(ev.Wounded)
    assert table[0].life == 4 - 3 + 1 and table.treasures(0) == ["ring_of_magic"]
    completed(table, quest, 3)


@card("free_caedmans_soul", "feed_the_altar")
@pytest.mark.parametrize(("quest", "place"), [("free_caedmans_soul", "crypt"), ("feed_the_altar", "dark_altar")])
def test_the_sacrifice_needs_more_than_three_life_and_the_right_place(quest: str, place: str) -> None:
    table = with_quest_at(place, quest, life=3)
    assert table.refused(0, f"attempt {quest}") == "DN-11.5"
    table.hero(0, at="crossroads1", life=6)
    table.feats(0)
    assert table.refused(0, f"attempt {quest}") == "DN-11.1"


@card("lay_down_your_arts")
def test_the_offering_takes_two_prepared_boons_of_the_players_choice() -> None:
    table = with_quest_at("throne_of_dust", "lay_down_your_arts")
    table.hero(0, boons=["surefooted", "keen_reflexes"])
    table.hero(0, "kron_axereaver", boons=["grave_lore"])
    table.feats(0)
    table.answer(0, "attempt lay_down_your_arts")
    assert table.asked() == (0, "sacrifice")
    table.answer(0, "discard surefooted", "discard grave_lore")
    assert table.boons(0) == ["keen_reflexes"]
    completed(table, "lay_down_your_arts", 3)


@card("lay_down_your_arts")
def test_one_boon_or_boons_in_hand_are_not_enough() -> None:
    table = with_quest_at("throne_of_dust", "lay_down_your_arts")
    table.hero(0, boons=["surefooted"], hand=["grave_lore"], treasures=["ring_of_magic"])
    table.feats(0)
    assert table.refused(0, "attempt lay_down_your_arts") == "DN-11.5"


@card("the_lost_codex")
def test_the_codex_is_found_then_read() -> None:
    table = with_quest_at("library", "the_lost_codex", ap=3)
    assert table.refused(0, "attempt the_lost_codex") == "DN-11.7"
    table.dice(SEARCHES["the_lost_codex"] - 3)  # the library lies two steps from the entrance
    table.answer(0, "use the_lost_codex")
    assert table.refused(0, "attempt the_lost_codex") == "DN-11.7" and table[0].ap == 2
    table.dice(SEARCHES["the_lost_codex"] - 2)
    table.answer(0, "use the_lost_codex")
    assert table[0].ap == 1 and table.done(0) == []
    assert table.refused(0, "use the_lost_codex") == "DN-19.5"
    table.dice(THREATS["the_lost_codex"] - 2)
    table.answer(0, "attempt the_lost_codex")  # the first one is free
    completed(table, "the_lost_codex", 2)


@card("the_lost_codex")
def test_the_codex_needs_no_second_search_but_an_action_point_for_another_try() -> None:
    table = with_quest_at("library", "the_lost_codex", ap=2)
    table.dice(6, THREATS["the_lost_codex"] - 3)
    table.answer(0, "use the_lost_codex", "attempt the_lost_codex")
    open_still(table, "the_lost_codex")
    assert table[0].life == 5 and table[0].ap == 1  # failing costs nothing else
    table.dice(THREATS["the_lost_codex"] - 2)
    table.answer(0, "attempt the_lost_codex")
    assert table.done(0) == ["the_lost_codex"]


@card("silence_the_choir")
def test_the_cantors_magic_also_takes_a_card_from_the_hand() -> None:
    table = with_quest_at("sunken_chapel", "silence_the_choir")
    table.hero(0, hand=["haste"])
    table.dice(6, 1)
    table.answer(0, "attempt silence_the_choir")
    assert (table[0].life, table.hand(0), table.discards()) == (4, [], ["haste"])
    open_still(table, "silence_the_choir")


@card("slay_draky", "the_bone_warden")
@pytest.mark.parametrize(
    ("quest", "place", "beast"),
    [("slay_draky", "inner_sanctum", "draky"), ("the_bone_warden", "ossuary", "bone_warden")],
)
def test_a_hunted_monster_may_be_challenged_for_any_action_point(quest: str, place: str, beast: str) -> None:
    table = with_quest_at(place, quest, ap=1)
    table.dice(6, 1)
    table.answer(0, f"attempt {quest}")
    assert table.options(0) == [f"challenge {beast}", "pass"]
    table.dice(6, 1)
    table.answer(0, f"challenge {beast}", "form melee")
    assert table[0].ap == 0 and bool(table.done(0)) == (beast == "draky")


@card("the_lichs_gaze")
def test_the_gaze_weakens_its_owner_in_magic_threats_except_its_own() -> None:
    table = with_quest_at("throne_of_dust", "the_lichs_gaze", seats=3)
    table.dice(THREATS["the_lichs_gaze"] - 3)
    table.answer(0, "attempt the_lichs_gaze")
    assert table.rolls() == [f"0 threat {THREATS['the_lichs_gaze'] - 1}"]  # die + 2 magic, nothing subtracted
    open_still(table, "the_lichs_gaze")
    table = Table(3)
    table.hero(0, at="crossroads1", quests=["the_lichs_gaze"])
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads2")
    table.dice(3, 3, 3, 3)
    table.hero(2, hand=["arc_coil", "falling_slab"])
    table[1].peril = 4
    table.misdeeds(2)
    table.answer(2, "send arc_coil 1", "send falling_slab 1", "declare", "settle arc_coil")
    settle(table)
    assert table.rolls() == ["0 threat 2", "1 threat 3", "0 threat 4", "1 threat 4"]


@card("the_lichs_gaze")
def test_the_gaze_of_the_global_quest_affects_everybody_until_it_is_completed() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.common("the_lichs_gaze")
    table.dice(3)
    table.ambush(0, 1, "arc_coil")
    assert table.rolls() == ["1 threat 2"]
    settle(table)
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", done=["the_lichs_gaze"])
    table.dice(3)
    table.ambush(0, 1, "arc_coil")
    assert table.rolls() == ["1 threat 3"]


@card("a_game_of_bones")
@pytest.mark.parametrize(("dice", "won"), [((4, BONES - 4), True), ((4, BONES - 5), False)])
def test_the_bones_need_the_sum_of_two_dice(dice: tuple[int, int], won: bool) -> None:
    table = with_quest_at("ossuary", "a_game_of_bones")
    table.dice(*dice)
    table.answer(0, "attempt a_game_of_bones")
    if won:
        completed(table, "a_game_of_bones", 1)
    else:
        open_still(table, "a_game_of_bones")


@card("a_game_of_bones")
@pytest.mark.parametrize(("x", "won"), [(1, False), (2, True)])
def test_the_bones_can_be_raised_by_one_or_two_for_as_much_glory(x: int, won: bool) -> None:
    table = with_quest_at("ossuary", "a_game_of_bones", glory=5)
    table.awake(0)
    table.dice(4, BONES - 6)
    table.answer(0, "attempt a_game_of_bones", "use a_game_of_bones")
    assert table.options(0) == ["x 1", "x 2"]
    table.answer(0, f"x {x}")
    assert [event.plus for event in table.events if isinstance(event, ev.DiceRolled)] == [x]
    if won:
        completed(table, "a_game_of_bones", 1)
    else:
        assert table[0].glory == 5 - x
        open_still(table, "a_game_of_bones")


@card("a_game_of_bones")
def test_the_bones_can_be_raised_once_an_attempt_and_only_with_glory() -> None:
    table = with_quest_at("ossuary", "a_game_of_bones", glory=2)
    table.hero(0, hand=["haste"], standing="mine")
    table.dice(1, 1)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones", "use a_game_of_bones", "x 1")
    assert table.window() == "roll"
    assert table.refused(0, "use a_game_of_bones") == "DN-4.7"
    settle(table)
    assert table[0].glory == 1
    assert number("haste") in table[0].hand
