"""DN-11: quests."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table, quest_number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content import card_index

rules = pytest.mark.rules

AT_THE_OSSUARY = ("crossroads1 0,-1", "ossuary 0,-2")
AT_THE_LIBRARY = ("crossroads1 0,-1", "library 0,-2 turned")
AT_THE_TREASURY = ("crossroads1 0,-1", "treasury 0,-2")


@rules("DN-11.1")
def test_a_quest_is_attempted_only_in_its_location() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="crossroads1", quests=["a_game_of_bones"])
    table.feats(0)
    assert table.refused(0, "attempt a_game_of_bones") == "DN-11.1"


@rules("DN-11.1")
def test_the_first_attempt_is_free_each_further_one_costs_an_action_point() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", ap=1, quests=["a_game_of_bones"])
    table.dice(1, 1, 2, 2)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert table[0].ap == 1
    table.answer(0, "attempt a_game_of_bones")
    assert table[0].ap == 0
    assert table.refused(0, "attempt a_game_of_bones") == "DN-11.1"
    table.assert_settled()


@rules("DN-11.1")
def test_each_quest_has_its_own_free_attempt() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["a_game_of_bones", "the_bone_warden"])
    table.dice(1, 1, 1, 1)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones", "attempt the_bone_warden")
    assert table[0].ap == 0  # there was none to pay with
    tried = [event.quest for event in table.events if isinstance(event, ev.QuestAttempted)]
    assert tried == ["a_game_of_bones", "the_bone_warden"]
    assert table.refused(0, "attempt the_bone_warden") == "DN-11.1"  # and no second one is free
    table.assert_settled()


@rules("DN-11.1")
def test_a_free_attempt_comes_back_with_the_turn() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["a_game_of_bones"])
    table.dice(1, 1)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.dice(1, 1)
    table.hero(0, ap=2)
    table.answer(0, "attempt a_game_of_bones")
    assert table[0].ap == 2


@rules("DN-11.1")
def test_the_reward_with_its_level() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", life=4, quests=["a_game_of_bones"])
    table.dice(4, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    hero = table[0]
    gained = [event for event in table.events if isinstance(event, ev.Glory)]
    assert gained[0] == ev.Glory(0, 1)
    assert (hero.level, hero.life) == (2, 5)


@rules("DN-11.1")
def test_each_quest_has_its_own_free_attempt_every_turn() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["a_game_of_bones", "the_bone_warden"])
    table.feats(0)
    for _ in range(2):  # without an AP, in one turn and in the next
        table.dice(1, 1, 1, 3)
        table.answer(0, "attempt a_game_of_bones", "attempt the_bone_warden")
        assert table.refused(0, "attempt a_game_of_bones") == table.refused(0, "attempt the_bone_warden") == "DN-11.1"
        table.turn(0)
        table.hero(0, ap=0)
        table.only_locations()
        table.answer(0, "done")
        assert table.asked() == (0, "feats")


@rules("DN-11.1")
def test_attempts_are_never_automatic() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="crossroads1", ap=1, quests=["a_game_of_bones"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 8"]  # the spikes, nothing else
    table.assert_settled()


@rules("DN-11.1")
def test_a_rivals_quest_cannot_be_attempted_but_anybody_may_try_the_global_one() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary")
    table.hero(1, at="ossuary", quests=["a_game_of_bones"], ap=1, standing="always", glory=9, hand=["haste"])
    table.common("the_bone_warden")
    table.feats(0)
    assert table.asked() == (1, "window")
    assert table.options(1, "attempt") == []  # not in another player's turn
    table.pass_all()
    assert table.refused(0, "attempt a_game_of_bones") == "DN-2.4"
    assert table.legal(0, "attempt the_bone_warden")


@rules("DN-11.2", "DN-2.4")
def test_a_global_quest_is_replaced_at_once() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary")
    table.common("a_game_of_bones")
    table.quest_deck("slay_draky")
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert table.done(0) == ["a_game_of_bones"]
    assert table.commons() == ["slay_draky"]


@rules("DN-11.2")
def test_a_personal_quest_is_not_replaced() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["a_game_of_bones"])
    table.hero(1, quests=["slay_draky"], done=["the_lost_codex", "silence_the_choir"])
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert (table.quests(0), table.commons()) == ([], [])
    gone = quest_number("a_game_of_bones")  # it leaves the game
    assert gone not in table.state.quest_deck and gone not in table.state.quest_discard


@rules("DN-11.2", "DN-11.3")
def test_a_global_artifact_is_not_replaced() -> None:
    table = Table(2, *AT_THE_TREASURY)
    table.hero(0, at="treasury", quests=["slay_draky", "slay_ramalith"])
    table.common("the_wardens_helm")
    table.dice(6)
    table.feats(0)
    table.answer(0, "attempt the_wardens_helm")
    assert table.done(0) == ["the_wardens_helm"] and table.commons() == []


@rules("DN-11.3")
def test_the_reward_of_an_artifact_lasts_and_is_not_a_treasure() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", done=["the_wardens_helm"], treasures=["bronze_helm"])
    table.hero(1, at="crossroads1")
    table.dice(2)
    table.hero(0, at="crossroads2", peril=1)
    table.hero(1, hand=["slick_floor"])
    table.misdeeds(1)
    table.answer(1, "play slick_floor")
    assert table.rolls() == ["0 threat 5"]  # 2 + 2 + 1
    table.turn(0)
    assert table.treasures(0) == ["bronze_helm"]  # a helm beside a helm, at a limit of one


@rules("DN-11.4")
def test_an_influence_acts_on_its_player_while_open() -> None:
    table = Table()
    table.hero(0, hand=["soul_leech"])
    table.hero(1, "lorel_alanus", at="crossroads1", level=2, peril=6, quests=["the_lichs_gaze"])
    table.dice(2)
    table.misdeeds(0)
    table.answer(0, "play soul_leech")
    assert table.rolls() == ["1 threat 4"]  # 2 + 3 − 1


@rules("DN-11.4")
def test_a_global_influence_acts_on_everybody_and_several_add_up() -> None:
    table = Table(3)
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1", quests=["the_lichs_gaze"])
    table.common("mark_of_the_beast")
    table.dice(4, 4)
    table.ambush(2, 0, "poison_darts")
    assert table.rolls() == ["0 threat 5", "1 threat 5"]  # speed 2, less 1 for the global quest


@rules("DN-11.4")
def test_an_influence_ends_when_the_quest_is_completed() -> None:
    table = Table()
    table.hero(0, hand=["soul_leech"])
    table.hero(1, "lorel_alanus", at="crossroads1", level=2, peril=6, done=["the_lichs_gaze"])
    table.dice(2)
    table.misdeeds(0)
    table.answer(0, "play soul_leech")
    assert table.rolls() == ["1 threat 5"]


@rules("DN-11.5")
def test_a_sacrifice_of_life_is_not_a_wound() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, at="dark_altar", life=5, quests=["feed_the_altar"], treasures=["ring_of_magic"], standing="mine")
    table.hero(0, tokens={"ring_of_magic": 1})
    table.feats(0)
    table.answer(0, "attempt feed_the_altar")
    assert table.happened(ev.Wounded) == [] and table.happened(ev.LifeGiven) == [ev.LifeGiven(0, 3)]
    assert table[0].life == 3  # 3 sacrificed, 1 healed by the reward
    assert table.done(0) == ["feed_the_altar"]


@rules("DN-11.5")
def test_a_sacrifice_must_be_possible() -> None:
    table = Table(2, "dark_altar 0,-1", "flooded_chamber 0,-2")
    table.hero(0, at="dark_altar", life=3, quests=["feed_the_altar", "the_eye_of_the_deep"], treasures=["bronze_helm"])
    table.feats(0)
    assert table.refused(0, "attempt feed_the_altar") == "DN-11.5"
    table.hero(0, at="flooded_chamber")
    table.feats(0)
    assert table.refused(0, "attempt the_eye_of_the_deep") == "DN-11.5"


@rules("DN-11.6")
def test_the_monster_of_a_hunt_attacks_first_in_the_left_neighbours_hands() -> None:
    table = Table(3, "crossroads1 0,-1", "laboratory 0,-2")
    table.hero(0, at="laboratory", ap=2, quests=["slay_ramalith"], glory=9, hand=["dodge"], standing="mine")
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attempt slay_ramalith")
    seen = [table.window()]
    while table.window():
        table.answer(0, "pass")
        seen.append(table.window())
    assert "response" in seen
    assert table.rolls() == ["ramalith attack 3", "0 counter 6"]
    assert table[0].ap == 2  # both cost no action point
    assert table.asked() == (0, "challenge")
    assert table.state.view(0).battles[-1].chief == 1


@rules("DN-11.6")
def test_the_left_neighbours_amplifiers_do_not_count_for_the_monster() -> None:
    table = Table(3, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["the_bone_warden"])
    table.hero(1, own_banes=["undead_awakening"])  # +1 in melee for the undead monsters that seat 1 plays
    table.dice(1, 3)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    assert table.rolls() == ["bone_warden attack 4", "0 counter 4"]  # 1 + 3, as printed


@rules("DN-11.6")
def test_the_left_neighbour_chooses_the_monsters_form(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["the_bone_warden"])
    warden = next(quest for quest in card_index.QUESTS if quest.id == "the_bone_warden")
    assert warden.monster is not None
    monkeypatch.setattr(warden.monster, "attacks", (0, 1))  # no printed monster has a choice
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    assert table.asked() == (1, "form")
    table.dice(1, 1)
    table.answer(1, "form magic")
    assert table.rolls() == ["bone_warden attack 1", "0 counter 1"]


@rules("DN-11.6", "DN-6.9")
def test_challenging_it_is_the_battle_of_the_turn_and_its_wounds_last_the_turn() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, "torvald_hask", at="ossuary", ap=3, level=2, quests=["the_bone_warden"])
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")  # 4 against 8: the counter wounds it once
    table.dice(1, 3)
    table.answer(0, "challenge bone_warden", "form melee")  # 3 against 6
    assert (table[0].life, table[0].ap) == (5, 2)
    table.dice(1, 6)
    table.answer(0, "attempt the_bone_warden")
    assert table[0].ap == 1
    assert table.done(0) == ["the_bone_warden"]  # the second wound


@rules("DN-11.6")
def test_in_a_later_turn_the_monster_has_its_full_life() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, "torvald_hask", at="ossuary", level=2, quests=["the_bone_warden"])
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden", "done")
    table.until("misdeeds")
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    assert table.done(0) == []


@rules("DN-11.6")
def test_a_repeated_hunt_costs_an_action_point() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["the_bone_warden"])
    table.dice(1, 3)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    assert table.refused(0, "attempt the_bone_warden") == "DN-11.1"


@rules("DN-11.7")
def test_a_quest_must_be_found_before_it_is_attempted() -> None:
    table = Table(2, *AT_THE_LIBRARY)
    table.hero(0, "lorel_alanus", at="library", level=2, ap=2, quests=["the_lost_codex"])
    table.feats(0)
    assert table.refused(0, "attempt the_lost_codex") == "DN-11.7"
    table.dice(3)
    table.answer(0, "use the_lost_codex")  # 3 and a distance of 2
    assert table[0].ap == 1
    assert table.refused(0, "attempt the_lost_codex") == "DN-11.7"
    table.dice(4, 1)
    table.answer(0, "use the_lost_codex")
    table.answer(0, "attempt the_lost_codex")  # free: a search is not an attempt
    assert table[0].ap == 0 and table.rolls() == ["0 threat 4"]
    table.assert_settled()


@rules("DN-11.7")
def test_what_was_found_is_lost_at_the_end_of_the_turn() -> None:
    table = Table(2, *AT_THE_LIBRARY)
    table.hero(0, at="library", ap=1, quests=["the_lost_codex"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "use the_lost_codex")
    assert table.legal(0, "attempt the_lost_codex")
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    assert table.refused(0, "attempt the_lost_codex") == "DN-11.7"


@rules("DN-11.7")
@pytest.mark.parametrize(("die", "found"), [(5, False), (6, True)])
def test_where_finding_completes_each_search_costs_its_action_points(die: int, found: bool) -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(0, at="dark_crossroads", ap=3, quests=["the_sealed_niche"])
    table.dice(die)
    table.feats(0)
    assert table.refused(0, "attempt the_sealed_niche") == "DN-11.7"
    table.answer(0, "use the_sealed_niche")
    assert table.done(0) == (["the_sealed_niche"] if found else [])
    assert table[0].ap == 1


@rules("DN-11.7")
def test_no_search_without_enough_action_points() -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(0, at="dark_crossroads", ap=1, quests=["the_sealed_niche"])
    table.feats(0)
    assert table.refused(0, "use the_sealed_niche") == "DN-4.4"


def leave_before_the_roll(table: Table, notation: str, times: int = 1) -> None:
    """Seat 0 does this and goes back to the entrance in the window before the dice; `times`: which of these windows."""
    table.hero(0, glory=9, hand=["recall_rune"])
    table.awake(0)
    table.answer(0, notation)
    for _ in range(times - 1):
        while table.window() != "roll":
            table.answer(0, "pass")
        table.answer(0, "pass")
    while table.window() != "roll":
        table.answer(0, "pass")
    table.answer(0, "play recall_rune")
    table.until("feats")
    assert table.location(0) == "tomb_antechamber"


@rules("DN-11.1", "DN-11.9")
def test_a_hero_who_leaves_before_the_roll_neither_passes_nor_fails_the_threat_of_a_quest() -> None:
    table = Table(2, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", ap=1, quests=["stop_the_millstones"])
    table.hero(1, at="grinding_hall")
    table.feats(0)
    leave_before_the_roll(table, "attempt stop_the_millstones")  # no die is foreseen
    assert table.done(0) == [] and [hero.life for hero in table.state.heroes] == [6, 6]
    assert table[0].tried == (quest_number("stop_the_millstones"),)  # the free attempt is gone
    table.assert_settled()


@rules("DN-11.1", "DN-11.9")
def test_a_hero_who_leaves_before_the_dice_are_rolled_has_no_chance() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, at="ossuary", quests=["a_game_of_bones"])
    table.feats(0)
    leave_before_the_roll(table, "attempt a_game_of_bones")
    assert table.done(0) == [] and table.happened(ev.DiceRolled) == []
    table.assert_settled()


@rules("DN-11.1", "DN-11.7")
def test_a_hero_who_leaves_before_the_die_is_rolled_finds_nothing() -> None:
    table = Table(2, *AT_THE_LIBRARY)
    table.hero(0, at="library", ap=2, quests=["the_lost_codex"])
    table.feats(0)
    leave_before_the_roll(table, "use the_lost_codex")
    assert (table[0].found, table[0].ap) == ((), 1) and table.happened(ev.Searched) == []
    table.assert_settled()


@rules("DN-11.1", "DN-11.7")
def test_a_search_does_not_begin_elsewhere_not_even_where_the_quest_could_be_found_too() -> None:
    table = Table(2, "dark_crossroads 0,-1", "gloomy_fork 0,-2")
    table.hero(0, at="dark_crossroads", ap=2, glory=9, hand=["blink"], quests=["the_sealed_niche"], standing="mine")
    table.hero(1, standing="never")
    table.feats(0)
    table.awake(0, "always")
    table.dice(6)  # only the search would roll
    table.answer(0, "use the_sealed_niche")
    assert table.window() == "declared"
    table.answer(0, "play blink", "at gloomy_fork")
    table.until("feats")
    assert table.location(0) == "gloomy_fork"
    assert table.done(0) == [] and table.happened(ev.Searched) == [] and table.dice_left == (6,)


@rules("DN-11.1", "DN-11.6")
def test_a_hunt_is_not_completed_from_elsewhere_and_another_monster_waits() -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, "torvald_hask", at="ossuary", level=4, quests=["the_bone_warden"])
    table.feats(0)
    table.dice(1, 6)  # the attack roll is made before he leaves, so the comparison still counts (DN-16.7)
    table[0].set_hunted(quest_number("the_bone_warden"), 1)
    leave_before_the_roll(table, "attempt the_bone_warden", times=2)
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten("bone_warden", 0)]
    assert table.done(0) == []
    assert table[0].hunts() == {quest_number("the_bone_warden"): 2}
    table.assert_settled()


@rules("DN-11.8")
def test_an_escort_is_picked_up_and_delivered_for_free() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, at="dark_altar", ap=2, quests=["rescue_the_princess"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "pick_up rescue_the_princess")
    assert table[0].ap == 2 and table.escorts(0) == ["rescue_the_princess"]
    assert table.refused(0, "deliver rescue_the_princess") == "DN-11.8"
    assert table.refused(0, "attempt rescue_the_princess") == "DN-11.8"
    table.answer(0, "go s")
    table.answer(0, "deliver rescue_the_princess")
    assert table.done(0) == ["rescue_the_princess"]


@rules("DN-11.8")
def test_an_escort_is_not_picked_up_or_delivered_elsewhere() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, quests=["rescue_the_princess"])
    table.feats(0)
    assert table.refused(0, "pick_up rescue_the_princess") == "DN-11.1"
    assert table.refused(0, "deliver rescue_the_princess") == "DN-11.8"


@rules("DN-11.8")
def test_a_global_escort_becomes_personal_and_is_replaced_at_once() -> None:
    table = Table(2, "dark_altar 0,-1")
    table.hero(0, at="dark_altar", quests=["slay_draky", "the_lost_codex"])
    table.common("rescue_the_princess")
    table.quest_deck("a_game_of_bones")
    table.feats(0)
    table.answer(0, "pick_up rescue_the_princess")
    assert table.quests(0) == ["slay_draky", "the_lost_codex", "rescue_the_princess"]  # beyond the usual two
    assert table.commons() == ["a_game_of_bones"]


@rules("DN-11.8")
def test_an_escort_may_be_dropped_and_taken_up_by_anybody_in_feats() -> None:
    table = Table()
    table.hero(0, at="crossroads1", escorts=["rescue_the_princess"])
    table.hero(1, at="crossroads1", quests=["slay_draky", "the_lost_codex"])
    table.feats(0)
    table.answer(0, "drop rescue_the_princess")
    assert table.lying() == {"rescue_the_princess": "crossroads1"} and table.escorts(0) == []
    assert table.quests(0) == ["rescue_the_princess"]
    table.feats(1)
    table.answer(1, "pick_up rescue_the_princess")
    assert table.quests(0) == [] and table.lying() == {}
    assert table.quests(1) == ["slay_draky", "the_lost_codex", "rescue_the_princess"]
    table.assert_settled()


@rules("DN-11.8")
def test_an_escort_may_be_dropped_at_any_moment_even_in_anothers_turn() -> None:
    table = Table()
    table.hero(0, at="crossroads1", escorts=["rescue_the_princess"], glory=9, hand=["haste"], standing="always")
    table.feats(1)
    assert table.asked() == (0, "window")
    table.answer(0, "drop rescue_the_princess")
    assert table.lying() == {"rescue_the_princess": "crossroads1"}


@rules("DN-11.8", "DN-15.2")
def test_a_player_with_no_cards_and_no_points_is_asked_whether_to_drop_an_escort() -> None:
    table = Table()
    table.hero(0, at="crossroads1", escorts=["rescue_the_princess"], hand=[], standing="always")
    table.feats(1)
    assert table.asked() == (0, "window")
    table.answer(0, "drop rescue_the_princess")
    assert table.lying() == {"rescue_the_princess": "crossroads1"}
    table.feats(1)
    assert table.asked() == (1, "feats")  # with nothing left to drop, the player is not asked


@rules("DN-11.8", "DN-15.2")
def test_a_player_who_wants_to_be_asked_only_about_their_own_hero_is_not_asked_to_drop_an_escort() -> None:
    table = Table()
    table.hero(0, at="crossroads1", escorts=["rescue_the_princess"], hand=[], standing="mine")
    table.feats(1)
    assert table.asked() == (1, "feats")


@rules("DN-11.8", "DN-4.7")
@pytest.mark.parametrize(
    ("bane", "dice", "moment"),
    [("slick_floor", (1,), "fall"), ("cast_out", (), "transfer"), ("stoke_the_furnace", (1,), "wound")],
)
def test_no_escort_is_dropped_while_something_is_about_to_happen_to_its_hero(
    bane: str, dice: tuple[int, ...], moment: str
) -> None:
    table = Table()
    table.hero(0, hand=[bane])
    table.hero(1, "ossk_the_unmoved", at="crossroads1", peril=4, glory=9, hand=["draught_of_mending"], standing="mine")
    table.hero(1, escorts=["rescue_the_princess"])
    table.dice(*dice)
    table.misdeeds(0)
    table.answer(0, f"play {bane}")
    while table.asked()[1] == "x":
        table.answer(0, "x 1")
    while table.window() != moment:
        table.answer(1, "pass")
    refusal = table.why_not(1, "drop rescue_the_princess")
    assert refusal is not None and (refusal.rule, refusal.reason) == ("DN-4.7", "no-time-now")


@rules("DN-11.8")
def test_no_escort_is_dropped_from_an_attacks_declaration_to_the_battles_end() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["zombie"])
    table.hero(1, at="crossroads1", peril=1, escorts=["rescue_the_princess"], glory=9, hand=["haste"], standing="mine")
    table.dice(1, 1)
    table.send(0, "zombie 1")
    seen = []
    while table.window():
        seen.append(table.window())
        assert table.refused(1, "drop rescue_the_princess") == "DN-11.8"
        table.answer(1, "pass")
    assert seen == ["declared", "response", "roll", "roll", "wound"]


@rules("DN-11.8")
def test_a_hero_may_lead_several_escorts() -> None:
    table = Table(2, "dark_altar 0,-1", "specimen_pens 0,-2")
    table.hero(0, at="specimen_pens", quests=["free_the_caged_beast"], escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "pick_up free_the_caged_beast")
    assert table.escorts(0) == ["rescue_the_princess", "free_the_caged_beast"]


@rules("DN-11.9")
def test_a_failed_threat_quest_hits_all_in_the_location() -> None:
    table = Table(3, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", quests=["stop_the_millstones"])
    table.hero(1, at="grinding_hall")
    table.dice(4)
    table.feats(0)
    table.answer(0, "attempt stop_the_millstones")
    assert table.rolls() == ["0 threat 5"]
    assert [hero.life for hero in table.state.heroes] == [5, 5, 6]


@rules("DN-11.9")
def test_a_passed_threat_quest_is_completed() -> None:
    table = Table(2, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", quests=["stop_the_millstones"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "attempt stop_the_millstones")
    assert table.done(0) == ["stop_the_millstones"]


@rules("DN-11.9")
@pytest.mark.parametrize(("dice", "done"), [((4, 5), False), ((4, 6), True)])
def test_chance_is_dice_alone(dice: tuple[int, int], done: bool) -> None:
    table = Table(2, *AT_THE_OSSUARY)
    table.hero(0, "kron_axereaver", at="ossuary", level=4, quests=["a_game_of_bones"])
    table.dice(*dice)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert bool(table.done(0)) == done
