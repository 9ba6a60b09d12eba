"""DN-18: decks and places."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import NEARLY_CLOSED, names
from tests.dungeoneer.table import Table, quest_number
from undercroft.dungeoneer import events as ev
from undercroft.kernel.base.refusals import Refusal

rules = pytest.mark.rules


@rules("DN-18.1")
def test_without_any_quests_there_is_no_replacement() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", quests=["slay_draky"])
    table.common("a_game_of_bones")
    table.only_quests()
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert table.commons() == []


@rules("DN-18.1")
def test_without_any_quests_the_entrance_effect_cannot_be_used() -> None:
    table = Table()
    table.hero(0, glory=2, quests=["slay_draky"])
    table.only_quests()
    table.feats(0)
    assert table.refused(0, "use tomb_antechamber") == "DN-19.5"


@rules("DN-18.1", "DN-18.6")
def test_the_entrance_effect_draws_before_it_puts_the_old_quest_under() -> None:
    table = Table()
    table.hero(0, glory=2, quests=["slay_draky", "the_lost_codex"])
    table.only_quests("a_game_of_bones")
    table.feats(0)
    table.answer(0, "use tomb_antechamber", "replace slay_draky")
    assert table.quests(0) == ["the_lost_codex", "a_game_of_bones"]
    assert table.state.quest_deck == (quest_number("slay_draky"),)
    assert table[0].glory == 0


@rules("DN-18.1", "DN-11.8")
def test_the_entrance_effect_may_discard_an_escort_whose_token_leaves_play() -> None:
    table = Table()
    table.hero(0, glory=2, escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "use tomb_antechamber")
    assert table.escorts(0) == [] and table.lying() == {}
    assert "rescue_the_princess" not in table.quests(0) and len(table.quests(0)) == 1


@rules("DN-18.2")
def test_with_too_few_cards_left_a_player_draws_what_there_is() -> None:
    table = Table()
    table.only_deck("zombie", "haste")
    table.begin("discard")
    assert table.hand(0) == ["zombie", "haste"]
    assert table.asked() == (1, "misdeeds")


@rules("DN-18.2")
def test_with_two_decks_the_other_one_stands_in() -> None:
    table = Table(separate_decks=1)
    table.only_deck(pile=0)
    table.only_deck("zombie", "legion", pile=1)
    table.begin("discard")
    assert table.hand(0) == ["zombie", "legion"]  # nobody is asked which


@rules("DN-18.3")
def test_without_locations_nothing_is_explored() -> None:
    table = Table()
    table.hero(0, ap=3)
    table.only_locations()
    table.begin("locations")
    assert table.asked() == (0, "feats")
    assert table.refused(0, "explore") == "DN-18.3"


@rules("DN-18.3")
def test_while_no_location_that_is_left_fits_nobody_explores() -> None:
    """Otherwise a player could look through the stack for ever, at no cost."""
    table = Table(dungeon=NEARLY_CLOSED)
    table.hero(0, ap=1)
    table.only_locations("troll_bridge", "oubliette")
    table.feats(0)
    assert table.why_not(0, "explore") == Refusal("DN-18.3", "no-location-fits")
    table.only_locations("troll_bridge", "oubliette", "library")
    table.feats(0)
    table.answer(0, "explore")  # the cards that do not fit go under the stack
    assert table.cell("library") and table[0].ap == 0


@rules("DN-18.4")
def test_heroes_and_tokens_go_with_a_shifted_location_and_nobody_enters() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 1,0")
    table.hero(0, hand=["shifting_crypts"])
    table.hero(1, peril=2)
    table.token("rescue_the_princess", "crossroads1")
    table.misdeeds(0)
    table.answer(0, "play shifting_crypts", "at crossroads1")
    table.until("banes", "misdeeds")
    assert (table.cell("crossroads1").split()[0], table.cell("crossroads2").split()[0]) == ("1,0", "0,-1")
    assert table.lying() == {"rescue_the_princess": "crossroads1"}
    assert (table[1].glory, table[1].peril) == (0, 0)


@rules("DN-18.4")
def test_heroes_stay_put_in_a_shift_if_the_card_says_so() -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 1,0")
    table.hero(0, at="crossroads1", hand=["planar_rift"])
    table.hero(1, at="crossroads2", peril=3)
    table.misdeeds(0)
    table.answer(0, "play planar_rift", "at crossroads1")
    table.until("banes", "misdeeds")
    assert (table.location(0), table.location(1)) == (
        "crossroads2",
        "crossroads1",
    )  # the cards have moved, the heroes have not
    assert (table[0].glory, table[1].glory) == (0, 0)


@rules("DN-18.4", "DN-9.4")
def test_a_shift_closes_an_exit_opened_by_failing() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 1,0", "crossroads2 0,-2")
    table.hero(0, at="elbow1", ap=1, peril=3)
    table.hero(1, at="crossroads1", hand=["planar_rift"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.state.opened != ()
    table.misdeeds(1)
    table.answer(1, "play planar_rift", "at elbow1")
    table.until("misdeeds")
    assert table.cell("elbow1") == "1,0"
    assert table.state.opened == ()


@rules("DN-18.5")
def test_a_hero_who_falls_again_must_pass_every_condition_with_one_action_point() -> None:
    table = Table()
    table.hero(0, at="crossroads2")
    table.hero(1, "torvald_hask", at="crossroads1", stand=["speed 4"])
    table.dice(1)
    table.ambush(0, 1, "pit_of_bones")
    assert len(table[1].stand) == 2
    table.hero(1, ap=2)
    table.feats(1)
    table.dice(2, 2)  # speed is passed, melee is not
    table.answer(1, "stand")
    assert (table[1].fallen, table[1].ap) == (1, 1)
    table.dice(2, 3)
    table.answer(1, "stand")
    assert (table[1].fallen, table[1].ap) == (0, 0) and not table[1].stand


@rules("DN-18.5")
def test_a_failed_pit_changes_nothing_more_for_a_fallen_hero() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", stand=["melee 4"], glory=4, hand=["ghost_step"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "play ghost_step", "at hall_of_chains")
    assert table[0].fallen == 1 and len(table[0].stand) == 1
    assert table.happened(ev.Fell) == []


@rules("DN-18.6")
def test_a_locations_effects_are_used_in_feats_by_a_hero_there() -> None:
    table = Table(2, "crossroads1 0,-1", "library 0,-2 turned")
    table.hero(0, at="library", glory=9, ap=1)
    table.hero(1, at="library", glory=9, hand=["haste"], standing="always")
    table.misdeeds(0)
    table.pass_all()
    assert table.refused(0, "use library") == "DN-4.7"
    table.only_locations()
    table.answer(0, "done")
    while table.window():
        assert "use library" not in table.options(1)  # it is not his turn
        table.answer(1, "pass")
    assert table.legal(0, "use library")
    table.answer(0, "go s")
    table.pass_all()
    assert table.refused(0, "use library") == "DN-4.7"


@rules("DN-18.6")
def test_no_attack_on_heroes_on_an_entrance() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", ap=2, glory=9, attackers=[1])
    table.hero(1, ap=1)
    table.feats(0)
    assert table.refused(0, "attack 1") == "DN-18.6"
    assert table.options(0, "use") == []  # not for free either


@rules("DN-18.6")
def test_no_challenge_to_heroes_on_an_entrance_but_monsters_fight_there() -> None:
    table = Table()
    table.hero(1, ap=1)
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.options(1) == ["challenge zombie", "pass"]
    assert names([table[0].location]) == ["tomb_antechamber"]
