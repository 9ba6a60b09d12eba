"""DN-13.1: the players lay the whole dungeon before the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.map.maps import TOMB, card, laid
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.game.definition import GAME, Options
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.preparation.no_white_spots import LayAll
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules


def new(seats: int = 3, seed: str = "white", **options: Any) -> DungeoneerState:
    state = GAME.new(seats, Options(no_white_spots=True, **options), seed=seed)
    assert isinstance(state, DungeoneerState)
    return state


def laying(state: DungeoneerState) -> list[Event]:
    """Lay locations at random until the first turn."""
    chance = Chance.from_seed("laying")
    happened: list[Event] = []
    while state.to_act and state.decision(state.to_act[0]).prompt.key in ("lay", "place"):
        seat = state.to_act[0]
        happened += state.apply(seat, chance.pick(state.legal_actions(seat)))
    return happened


def table_with(hands: list[list[str]], *lines: str, commons: tuple[str, ...] = (), **variant: Any) -> Table:
    """Players who lay these cards from their hands, after the first one has laid the entrance."""
    dungeon = laid(*lines) if lines else Dungeon.start(TOMB)
    table = Table(len(hands), dungeon=dungeon, no_white_spots=1, **variant)
    table.only_locations()
    table.common(*commons)
    table.state.dealt = tuple([tuple([card(one) for one in hand]) for hand in hands])
    table.state.stack[:] = [LayAll()]
    table.state.listen(table.events.append)
    table.state.run()
    table.state.listen(None)
    return table


@rules("DN-13.1")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [10, 11]), (3, [6, 7, 8]), (4, [4, 5, 6])])
def test_all_cards_are_dealt_and_the_holder_of_the_entrance_is_first(seats: int, sizes: list[int]) -> None:
    state = new(seats)
    held = [len(hand) for hand in state.dealt]
    assert sum(held) == BOXES["tomb"].location_cards - 1
    assert set(held) <= set(sizes)
    assert LOCATION_CARDS[state.dungeon.locations[0]].entrance
    assert len(state.dungeon.locations) == 1
    assert held[state.first] == min(held)  # he has laid one
    assert state.active == state.first


@rules("DN-13.1")
def test_any_player_may_hold_the_entrance() -> None:
    assert {new(3, f"first {i}").first for i in range(20)} == {0, 1, 2}


@rules("DN-13.1")
def test_the_quests_are_revealed_first() -> None:
    state = new()
    assert [len(hero.quests) for hero in state.heroes] == [2, 2, 2]
    assert len(state.commons) == 1


@rules("DN-13.1", "DN-20.2")
def test_each_player_sees_only_his_own_cards() -> None:
    state = new()
    first = state.first
    own = state.view(first).heroes[first].dealt
    assert own is not None and len(own) == len(state.dealt[first])
    others = state.view(None).heroes[first]
    assert (others.dealt, others.dealt_count) == (None, len(own))


@rules("DN-13.1")
def test_the_left_neighbour_of_the_holder_lays_the_next() -> None:
    state = new()
    assert state.to_act == ((state.first + 1) % 3,)


@rules("DN-13.1")
def test_each_player_in_turn_lays_one_of_his_own_cards() -> None:
    table = table_with([["crossroads1"], ["crossroads2", "corridor1"], ["hewn_gallery1"]])
    assert table.asked() == (1, "lay")
    assert table.options(1) == ["lay crossroads2", "lay corridor1"]
    table.answer(1, "lay crossroads2", "place 0,-1")
    assert table.options(2) == ["lay hewn_gallery1"]
    table.answer(2, "lay hewn_gallery1", "place 0,1 turned")
    assert table.options(0) == ["lay crossroads1"]
    table.answer(0, "lay crossroads1", "place 1,0")
    assert table.options(1) == ["lay corridor1"]
    placed = [event.seat for event in table.events if isinstance(event, ev.LocationPlaced)]
    assert placed == [1, 2, 0]


SIDEWAYS = ("corner1 0,-1", "corner2 0,1 turned")
"""All loose exits lead east or west, so nothing with walls there fits: for example the troll bridge."""


@rules("DN-13.1", "DN-3.2")
def test_a_card_that_does_not_fit_is_kept() -> None:
    table = table_with([[], ["troll_bridge", "crossroads1"]], *SIDEWAYS)
    assert table.options(1, "lay") == ["lay crossroads1"]
    table.answer(1, "lay crossroads1", "place 1,0")
    assert table.options(1, "lay") == ["lay troll_bridge"]


@rules("DN-13.1")
def test_the_locations_of_global_quests_come_last() -> None:
    table = table_with([["crypt"], ["crossroads1", "crossroads2"]], commons=("free_caedmans_soul",))
    table.answer(1, "lay crossroads1", "place 0,-1")
    assert table.asked() == (1, "lay")  # the crypt of seat 0 waits
    table.answer(1, "lay crossroads2", "place 1,0")
    assert table.options(0) == ["lay crypt"]


@rules("DN-13.1")
@pytest.mark.parametrize("place", ["crypt", "sunken_chapel"])
def test_both_locations_of_a_global_escort_come_last(place: str) -> None:
    table = table_with([[place], ["crossroads1", "crossroads2"]], commons=("carry_the_relic_bones",))
    table.answer(1, "lay crossroads1", "place 0,-1")
    assert table.asked() == (1, "lay")  # what the escort needs waits, wherever the token is taken or delivered
    table.answer(1, "lay crossroads2", "place 1,0")
    assert table.options(0) == [f"lay {place}"]


@rules("DN-13.1")
def test_the_locations_of_personal_quests_do_not_wait() -> None:
    table = table_with([["crypt"], ["crossroads1"]])
    table.hero(0, quests=["free_caedmans_soul"])
    table.answer(1, "lay crossroads1", "place 0,-1")
    assert table.options(0) == ["lay crypt"]


@rules("DN-13.1")
def test_cards_that_nobody_can_lay_leave_the_game_and_are_shown() -> None:
    table = table_with([["troll_bridge"], []], *SIDEWAYS)
    assert table.state.dealt == ()
    assert table.state.view(None).left_over == ("troll_bridge",)
    assert table.happened(ev.LocationLeftOver) == [ev.LocationLeftOver(0, "troll_bridge")]


@rules("DN-13.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_end_all_cards_are_laid_or_left_over(seats: int) -> None:
    state = new(seats, "rest")
    laying(state)
    assert state.dealt == ()
    assert len(state.dungeon.locations) + len(state.left_over) == BOXES["tomb"].location_cards
    assert state.active == state.first


@rules("DN-13.1")
def test_there_is_no_third_phase_and_no_exploring() -> None:
    table = Table(2, no_white_spots=1)
    table.only_locations()
    table.hero(0, ap=2)
    table.begin("locations", 0)
    assert table.asked() == (0, "feats")
    assert table.refused(0, "explore") == "DN-18.3"


@rules("DN-13.1", "DN-12.2")
def test_with_both_sets_one_entrance_starts_and_the_other_is_dealt() -> None:
    state = new(2, sets="both")
    dealt = [LOCATION_CARDS[location] for hand in state.dealt for location in hand]
    assert sum(location.entrance for location in dealt) == 1
    assert len(dealt) == sum(box.location_cards for box in BOXES.values()) - 1


@rules("DN-13.1")
def test_a_solo_player_holds_all_cards() -> None:
    assert len(new(1).dealt[0]) == BOXES["tomb"].location_cards - 1


@rules("DN-13.1", "DN-13.5")
def test_with_unbiased_placement_a_card_of_ones_own_quest_is_passed_on() -> None:
    table = table_with([["crossroads1"], ["crypt"]], unbiased_placement=1)
    table.hero(1, quests=["free_caedmans_soul"])
    table.answer(1, "lay crypt")
    assert table.asked() == (0, "place")
    table.answer(0, "place 0,-1")
    assert table.options(0) == ["lay crossroads1"]
