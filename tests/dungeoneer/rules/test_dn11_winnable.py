"""DN-11.10: somebody can always win by quests."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import NEARLY_CLOSED
from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table, quest_number
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules

TWO_DONE = (["the_lost_codex", "silence_the_choir"], ["break_the_chains", "feed_the_altar"])
NOTHING_FITS = ("troll_bridge", "oubliette")


@rules("DN-11.10", "DN-11.2")
def test_after_a_global_artifact_a_new_quest_is_turned_up_when_nobody_has_any_left() -> None:
    table = Table()
    for seat, done in enumerate(TWO_DONE):
        table.hero(seat, done=done)
    table.quest_deck("slay_draky")
    table.begin("discard")  # and then the next turn
    assert table.asked() == (1, "misdeeds")
    assert table.commons() == ["slay_draky"]
    assert table.happened(ev.QuestOpened) == [ev.QuestOpened("slay_draky", None)]
    table.begin("discard", 1)
    assert table.commons() == ["slay_draky"]  # one is enough


@rules("DN-11.10")
def test_a_new_quest_is_turned_up_when_the_quests_left_make_three_for_nobody() -> None:
    table = Table()
    table.hero(0, done=TWO_DONE[0])
    table.hero(1, quests=["slay_ramalith", "a_game_of_bones"])
    table.begin("discard")
    assert len(table.commons()) == 1


@rules("DN-11.10")
@pytest.mark.parametrize("done", [0, 1, 2])
def test_no_quest_is_turned_up_while_a_living_player_can_reach_three(done: int) -> None:
    table = Table()
    mine = ["slay_ramalith", "a_game_of_bones", "slay_draky"]
    table.hero(1, done=mine[:done], quests=mine[done:])
    table.begin("discard")
    assert table.commons() == []


@rules("DN-11.10", "DN-17.1")
def test_a_quest_open_to_all_counts_for_everybody() -> None:
    table = Table()
    table.hero(0, done=TWO_DONE[0])
    table.state.orphans = table.take_quests(["rescue_the_princess"])
    table.token("rescue_the_princess", "crossroads1")
    table.begin("discard")
    assert table.commons() == []


@rules("DN-11.10")
def test_the_quests_of_the_dead_do_not_count() -> None:
    table = Table(3)
    table.hero(2, quests=["slay_ramalith", "a_game_of_bones", "slay_draky"], life=0)
    table.begin("discard")
    assert len(table.commons()) == 1


@rules("DN-11.10", "DN-18.3")
def test_a_global_quest_whose_location_can_no_longer_be_laid_goes_under_the_deck() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations(*NOTHING_FITS)
    table.common("slay_draky")
    table.quest_deck("catch_the_magic_fish")
    table.begin("discard")
    assert table.commons() == ["catch_the_magic_fish"]
    assert table.state.quest_deck[-1] == quest_number("slay_draky")


@rules("DN-11.10", "DN-18.3")
def test_an_escort_without_its_second_location_goes_under_the_deck_too() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations(*NOTHING_FITS)
    table.common("rescue_the_princess")
    table.begin("discard")
    assert table.commons() != ["rescue_the_princess"]


@rules("DN-11.10")
def test_a_global_quest_stays_while_its_location_may_still_be_laid() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations(*NOTHING_FITS, "library")
    table.common("slay_draky")
    table.begin("discard")
    assert table.commons() == ["slay_draky"]


@rules("DN-11.10")
def test_a_global_quest_stays_if_its_location_lies_or_no_other_quest_is_left() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.only_locations()
    table.common("a_game_of_bones")
    table.begin("discard")
    assert table.commons() == ["a_game_of_bones"]
    table = Table()
    table.only_locations()
    table.only_quests()
    table.state.commons = (quest_number("slay_draky"),)
    table.begin("discard")
    assert table.commons() == ["slay_draky"]


@rules("DN-11.10", "DN-13.6")
def test_where_all_quests_are_global_two_stay_open() -> None:
    table = Table(dungeon=NEARLY_CLOSED, nothing_personal=1)
    table.only_locations(*NOTHING_FITS)
    table.common("slay_draky", "slay_ramalith")
    table.quest_deck("catch_the_magic_fish", "leap_the_broken_span")
    table.begin("discard")
    assert table.commons() == ["catch_the_magic_fish", "leap_the_broken_span"]


@rules("DN-11.10", "DN-14.1")
def test_nothing_is_turned_up_in_the_solo_game() -> None:
    table = solo_table()
    table.dice(6)  # for the points of staying: no encounter
    table.begin("discard")
    table.until("feats")
    assert table.commons() == []
