"""DN-13.3 to DN-13.6: choosing heroes, optional discards, unbiased placement, nothing personal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import HEROES
from undercroft.dungeoneer.game.definition import GAME, Options
from undercroft.dungeoneer.game.state import DungeoneerState

rules = pytest.mark.rules


def new(seats: int, seed: str = "choices", **options: Any) -> DungeoneerState:
    state = GAME.new(seats, Options(**options), seed=seed)
    assert isinstance(state, DungeoneerState)
    return state


def choose(state: DungeoneerState, seat: int, hero: str) -> None:
    state.apply(seat, state.vocabulary.parse(f"hero {hero}"))


def face(state: DungeoneerState, seat: int) -> str:
    return HEROES[state.heroes[seat].face].id


# Choosing heroes.


@rules("DN-13.3")
def test_from_the_first_player_on_everybody_chooses() -> None:
    state = new(3, choosing_heroes=True)
    order = [(state.first + i) % 3 for i in range(3)]
    for number, seat in enumerate(order):
        assert state.to_act == (seat,)
        assert state.decision(seat).prompt.key == "choose-hero"
        assert len(state.legal_actions(seat)) == 6 - number
        state.apply(seat, state.legal_actions(seat)[-1])
    assert state.phase > 0 or state.to_act  # the game goes on
    assert state.decision(state.to_act[0]).prompt.key != "choose-hero"


@rules("DN-13.3")
def test_a_hero_dealt_to_a_later_player_may_be_chosen() -> None:
    state = new(3, choosing_heroes=True)
    one, two = state.first, (state.first + 1) % 3
    wanted, own = face(state, two), face(state, one)
    choose(state, one, wanted)
    assert (face(state, one), face(state, two)) == (wanted, own)
    assert f"hero {wanted}" not in [action.text for action in state.legal_actions(two)]
    assert f"hero {own}" in [action.text for action in state.legal_actions(two)]


@rules("DN-13.3")
def test_a_hero_from_the_stack_may_be_chosen() -> None:
    state = new(2, choosing_heroes=True)
    first = state.first
    wanted, own = HEROES[state.hero_deck[0]].id, face(state, first)
    choose(state, first, wanted)
    assert face(state, first) == wanted
    assert own in [HEROES[one].id for one in state.hero_deck]


@rules("DN-13.3")
def test_heroes_are_chosen_before_the_quests_are_drawn() -> None:
    state = new(2, choosing_heroes=True)
    assert [hero.quests for hero in state.heroes] == [(), ()]


# Optional discard.


@rules("DN-13.4")
def test_nobody_has_to_discard() -> None:
    table = Table(2, optional_discard=1)
    table.hero(0, hand=["haste"], moved=1)
    table.begin("discard", 0)
    assert table.options(0) == ["discard haste", "pass"]
    table.answer(0, "pass")
    assert table.discards() == []


@rules("DN-13.4")
def test_nobody_may_discard_more_than_one_card() -> None:
    table = Table(2, optional_discard=1)
    table.hero(0, hand=["haste", "dodge"], moved=1)
    table.begin("discard", 0)
    table.answer(0, "discard haste")
    assert table.discards() == ["haste"]
    assert table.asked()[1] != "discard"


@rules("DN-13.4", "DN-4.5")
def test_without_the_variant_a_player_has_to_discard() -> None:
    table = Table(2)
    table.hero(0, hand=["haste"], moved=1)
    table.begin("discard", 0)
    assert table.refused(0, "pass") == "DN-4.5"


# Unbiased placement.


def drawn(seats: int, *quests: str, location: str = "crypt", unbiased: int = 1) -> Table:
    """Seat 0 draws the location; the players have one quest each."""
    table = Table(seats, unbiased_placement=unbiased)
    for seat, quest in enumerate(quests):
        if quest:
            table.hero(seat, quests=[quest])
    table.location_deck(location)
    table.begin("locations", 0)
    return table


@rules("DN-13.5")
def test_the_left_neighbour_places_a_location_that_the_drawer_needs() -> None:
    table = drawn(3, "free_caedmans_soul")
    assert table.asked() == (1, "place")
    assert table.happened(ev.LocationPassed) == [ev.LocationPassed(0, "crypt", 1)]
    table.answer(1, "place 0,-2")
    assert table.cell("crypt") == "0,-2"
    assert table.asked() == (0, "feats")


@rules("DN-13.5")
def test_a_player_who_also_needs_it_passes_it_on() -> None:
    table = drawn(3, "free_caedmans_soul", "carry_the_relic_bones")
    assert table.asked() == (2, "place")
    passed = [ev.LocationPassed(0, "crypt", 1), ev.LocationPassed(1, "crypt", 2)]
    assert table.happened(ev.LocationPassed) == passed


@rules("DN-13.5")
def test_after_a_full_circle_the_drawer_places_it() -> None:
    table = drawn(2, "free_caedmans_soul", "carry_the_relic_bones")
    assert table.asked() == (0, "place")


@rules("DN-13.5")
@pytest.mark.parametrize("quest", ["slay_draky", "the_lost_codex"])
def test_other_locations_are_placed_as_usual(quest: str) -> None:
    assert drawn(3, quest).asked() == (0, "place")


@rules("DN-13.5")
def test_only_the_first_location_of_an_escort_counts() -> None:
    assert drawn(3, "carry_the_relic_bones", location="sunken_chapel").asked() == (0, "place")
    assert drawn(3, "carry_the_relic_bones", location="crypt").asked() == (1, "place")


@rules("DN-13.5")
def test_global_quests_do_not_count() -> None:
    table = Table(3, unbiased_placement=1)
    table.common("free_caedmans_soul")
    table.location_deck("crypt")
    table.begin("locations", 0)
    assert table.asked() == (0, "place")
    assert table.happened(ev.LocationPassed) == []


@rules("DN-13.5")
def test_explored_locations_are_passed_too() -> None:
    table = Table(3, unbiased_placement=1)
    table.hero(0, ap=1, quests=["free_caedmans_soul"])
    table.location_deck("crypt")
    table.feats(0)
    table.answer(0, "explore")
    assert table.asked() == (1, "place")
    assert table[0].ap == 0


@rules("DN-13.5")
def test_without_the_variant_the_drawer_places_it() -> None:
    assert drawn(3, "free_caedmans_soul", unbiased=0).asked() == (0, "place")


# Nothing personal.


@rules("DN-13.6")
def test_two_global_quests_and_no_personal_ones() -> None:
    state = new(3, nothing_personal=True)
    assert len(state.commons) == 2
    assert [hero.quests for hero in state.heroes] == [(), (), ()]


def common_game(*commons: str) -> Table:
    table = Table(2, "crossroads1 0,-1", "dark_altar 0,-2 turned", nothing_personal=1)
    table.common(*commons)
    return table


@rules("DN-13.6", "DN-11.8")
def test_an_escort_becomes_personal_when_taken_and_is_replaced() -> None:
    table = common_game("rescue_the_princess", "slay_draky")
    table.hero(0, at="dark_altar")
    table.quest_deck("the_lost_codex")
    table.feats(0)
    table.answer(0, "pick_up rescue_the_princess")
    assert table.quests(0) == ["rescue_the_princess"]
    assert table.commons() == ["slay_draky", "the_lost_codex"]


@rules("DN-13.6")
def test_a_delivered_escort_is_not_replaced_again() -> None:
    table = common_game("slay_draky", "the_lost_codex")
    table.hero(0, escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert table.commons() == ["slay_draky", "the_lost_codex"]


@rules("DN-13.6", "DN-11.2")
def test_two_quests_stay_open_even_after_an_artifact() -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2 turned", nothing_personal=1)
    table.common("the_eye_of_the_deep", "slay_draky")
    table.hero(0, at="flooded_chamber", treasures=["backpack", "bronze_helm"])
    table.quest_deck("the_lost_codex")
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep")
    table.until("feats", "misdeeds", "discard")
    assert table.done(0) == ["the_eye_of_the_deep"]
    assert table.commons() == ["slay_draky", "the_lost_codex"]


@rules("DN-13.6", "DN-18.1")
def test_the_entrance_replaces_no_quest() -> None:
    table = common_game("slay_draky", "the_lost_codex")
    table.hero(0, escorts=["rescue_the_princess"], glory=5)
    table.feats(0)
    assert table.refused(0, "use tomb_antechamber") == "DN-19.5"
