"""Adjacency, ways and distances, and the bridge (DN-8.1, DN-9.8, DN-11.7, DN-12.2)."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import TOMB, TWO_ENTRANCES, VAULT, E, N, S, W, card, cell, laid, names
from undercroft.dungeoneer.board.map.dungeon import Dungeon, edge
from undercroft.dungeoneer.board.terms.cells import MIDDLE
from undercroft.dungeoneer.content.location_cards import (
    BLOCKED,
    NO_CONDITION,
    OPEN,
    OPEN_SIDES,
    TRAPPED,
    WALL,
    LocationExit,
)
from undercroft.kernel.base import plain_data
from undercroft.kernel.base.errors import StateError

rules = pytest.mark.rules

PASSAGES = laid("passage1 1,0", "corridor1 0,-1 turned", "passage2 1,-1 turned", "oubliette 2,0", "rat_run 2,-1")
"""The two passages lie wall to wall, and so do the oubliette and the rat run::

         ╵         ╵          ╵
     corridor ─ passage2 ─ rat run ╶
         │      ━━━━━━━━   ━━━━━━━
     entrance ─ passage1 ─ oubliette ╶
         ╷         ╷
"""
BRIDGED = PASSAGES.with_bridge(card("passage1"), N)


# Adjacent: with a common edge (DN-8.1).


@rules("DN-8.1")
def test_locations_that_share_an_edge_are_adjacent_even_with_a_wall() -> None:
    one, two = card("passage1"), card("passage2")
    assert PASSAGES.neighbours(one) == (two, card("oubliette"), -1, TOMB)
    assert PASSAGES.neighbour(one, N) == two
    assert PASSAGES.neighbour(one, S) == -1
    assert set(names(PASSAGES.adjacent(one))) == {"passage2", "oubliette", "tomb_antechamber"}


@rules("DN-8.1")
def test_locations_that_share_only_a_corner_are_not_adjacent() -> None:
    assert card("passage2") not in PASSAGES.adjacent(TOMB)


@rules("DN-8.1", "DN-9.1")
def test_a_wall_blocks_the_way_from_either_side() -> None:
    assert PASSAGES.way(card("passage1"), N) == -1
    assert PASSAGES.way(card("passage2"), S) == -1
    assert names(PASSAGES.ways(card("passage1"))) == ["oubliette", "tomb_antechamber"]


@rules("DN-8.1")
def test_blocked_and_trapped_exits_are_ways() -> None:
    dungeon = laid("passage1 1,0", "library -1,0 turned")
    assert dungeon.way(TOMB, E) == card("passage1")
    assert dungeon.exit(card("passage1"), W).kind == BLOCKED
    assert dungeon.way(card("passage1"), W) == TOMB
    assert dungeon.exit(card("library"), E).kind == TRAPPED
    assert dungeon.way(card("library"), E) == TOMB


@rules("DN-8.1")
def test_an_exit_to_an_empty_cell_leads_nowhere() -> None:
    assert PASSAGES.way(TOMB, S) == -1
    assert PASSAGES.exit(TOMB, S) == NO_CONDITION


@rules("DN-3.1")
def test_turning_a_card_turns_its_exits() -> None:
    passage1, passage2 = card("passage1"), card("passage2")
    assert not PASSAGES.is_turned(passage1)
    assert PASSAGES.is_turned(passage2)
    assert [PASSAGES.exit(passage1, side).kind for side in range(4)] == [WALL, OPEN, OPEN, BLOCKED]
    assert [PASSAGES.exit(passage2, side).kind for side in range(4)] == [OPEN, BLOCKED, WALL, OPEN]
    assert PASSAGES.exit(passage2, E) == LocationExit(BLOCKED, 0, 5)
    assert [PASSAGES.printed_side(passage2, side) for side in (N, E, S, W)] == [S, W, N, E]
    assert [PASSAGES.printed_side(passage1, side) for side in (N, E, S, W)] == [N, E, S, W]


def test_where_the_cards_lie() -> None:
    assert PASSAGES.at(cell("1,-1")) == card("passage2")
    assert PASSAGES.at(cell("3,0")) == -1
    assert PASSAGES.cell_of(card("passage2")) == cell("1,-1")
    assert PASSAGES.cell_of(card("crypt")) == -1
    assert PASSAGES.cell_of(TOMB) == MIDDLE
    assert PASSAGES.rooms == (TOMB, card("oubliette"))
    assert PASSAGES.entrances == (TOMB,)


# Steps (DN-11.7).


@rules("DN-11.7")
def test_distance_is_0_on_an_entrance_and_1_beside_it() -> None:
    assert PASSAGES.distances[TOMB] == 0
    assert PASSAGES.distances[card("passage1")] == 1
    assert PASSAGES.distances[card("corridor1")] == 1


@rules("DN-11.7")
def test_distance_is_the_fewest_steps_without_passing_a_wall() -> None:
    assert PASSAGES.distances[card("passage2")] == 2
    assert PASSAGES.distances[card("rat_run")] == 3
    assert PASSAGES.steps(card("passage1"), card("passage2")) == 3
    assert PASSAGES.steps(card("oubliette"), card("rat_run")) == 5


@rules("DN-11.7")
def test_a_location_out_of_play_has_no_distance() -> None:
    assert PASSAGES.distances[card("crypt")] == -1
    assert PASSAGES.steps(TOMB, card("crypt")) == -1


def test_locations_within_a_number_of_steps() -> None:
    passage = card("passage1")
    assert PASSAGES.within(passage, 0) == (passage,)
    assert set(names(PASSAGES.within(passage, 1))) == {"passage1", "oubliette", "tomb_antechamber"}
    assert set(names(PASSAGES.within(passage, 2))) == {"passage1", "oubliette", "tomb_antechamber", "corridor1"}
    assert set(PASSAGES.within(passage, 9)) == set(PASSAGES.locations)


def test_all_locations_farthest_from_any_entrance() -> None:
    assert names(PASSAGES.farthest) == ["rat_run"]
    assert set(names(laid("crypt 1,0", "corner1 0,-1").farthest)) == {"crypt", "corner1"}
    assert Dungeon.start(TOMB).farthest == (TOMB,)


# Two entrances (DN-12.2).


@rules("DN-12.2", "DN-11.7")
def test_the_nearest_of_two_entrances_counts() -> None:
    assert TWO_ENTRANCES.entrances == (TOMB, VAULT)
    assert [TWO_ENTRANCES.distances[n] for n in (TOMB, card("corridor1"), card("corridor2"), VAULT)] == [0, 1, 1, 0]
    assert TWO_ENTRANCES.steps(TOMB, VAULT) == 3
    assert TWO_ENTRANCES.nearest_entrances(card("corridor2")) == (VAULT,)
    assert set(names(TWO_ENTRANCES.farthest)) == {"corridor1", "corridor2"}


@rules("DN-12.2")
def test_both_entrances_are_nearest_if_they_are_equally_far() -> None:
    dungeon = laid("corridor1 0,1 turned", "vault_gate 0,2")
    assert dungeon.nearest_entrances(card("corridor1")) == (TOMB, VAULT)
    assert dungeon.nearest_entrances(VAULT) == (VAULT,)


# The bridge (DN-9.8).


@rules("DN-9.8")
def test_the_bridge_is_an_open_exit_in_both_directions() -> None:
    one, two = card("passage1"), card("passage2")
    assert BRIDGED.exit(one, N) == BRIDGED.exit(two, S) == NO_CONDITION
    assert BRIDGED.way(one, N) == two
    assert BRIDGED.way(two, S) == one
    assert two in BRIDGED.ways(one)
    assert BRIDGED.bridge_walls == ((one, N), (two, S))


@rules("DN-9.8")
def test_other_walls_stay_walls() -> None:
    assert BRIDGED.exit(card("oubliette"), N).kind == WALL
    assert BRIDGED.way(card("oubliette"), N) == -1
    assert PASSAGES.exit(card("passage1"), N).kind == WALL
    assert PASSAGES.bridge_walls == ()


@rules("DN-9.8", "DN-11.7")
def test_the_bridge_counts_for_distances() -> None:
    assert BRIDGED.steps(card("passage1"), card("passage2")) == 1
    assert BRIDGED.distances[card("rat_run")] == 3
    over = PASSAGES.with_bridge(card("oubliette"), N)
    assert over.steps(card("oubliette"), card("rat_run")) == 1


@rules("DN-9.8")
def test_the_bridge_is_the_same_from_either_of_its_walls() -> None:
    assert PASSAGES.with_bridge(card("passage2"), S) == BRIDGED
    assert BRIDGED.bridge == edge(card("passage1"), N)


@rules("DN-9.8")
def test_the_bridge_may_be_laid_on_a_wall_with_a_location_behind_it_and_moved() -> None:
    assert PASSAGES.bridge_sides(card("passage1")) == (N,)
    assert PASSAGES.bridge_sides(card("corridor1")) == ()  # its wall is in the west, where there is nothing
    assert PASSAGES.bridge_sides(TOMB) == ()
    assert BRIDGED.bridge_sides(card("passage1")) == ()
    moved = BRIDGED.with_bridge(card("rat_run"), S)
    assert moved.way(card("passage1"), N) == -1
    assert moved.way(card("rat_run"), S) == card("oubliette")
    assert moved.without_bridge() == PASSAGES


@rules("DN-9.8")
def test_the_bridge_stays_when_the_dungeon_grows() -> None:
    larger = laid("crypt 0,1", on=BRIDGED)
    assert larger.bridge == BRIDGED.bridge
    assert larger.way(card("passage1"), N) == card("passage2")


@rules("DN-9.8")
@pytest.mark.parametrize(("name", "side"), [("corridor1", W), ("tomb_antechamber", E), ("tomb_antechamber", S)])
def test_without_two_walls_there_is_no_bridge(name: str, side: int) -> None:
    with pytest.raises(ValueError, match="the bridge must join two walls that touch"):
        PASSAGES.with_bridge(card(name), side)


# The value itself.


def test_a_dump_of_an_impossible_dungeon_is_refused() -> None:
    with pytest.raises(ValueError, match="two locations lie on one cell"):
        Dungeon((TOMB, VAULT), (MIDDLE, MIDDLE), 0)
    text = plain_data.dump(PASSAGES)
    for bridge in (edge(TOMB, N), edge(card("crypt"), N)):
        with pytest.raises(StateError):
            plain_data.load(text.replace(b"-1", str(bridge).encode(), 1))


def test_equal_dungeons_stay_equal_whatever_has_been_derived() -> None:
    again = laid("passage1 1,0", "corridor1 0,-1 turned", "passage2 1,-1 turned", "oubliette 2,0", "rat_run 2,-1")
    assert again.border and again.distances
    assert again == PASSAGES
    assert again != BRIDGED


def test_a_dump_holds_nothing_derived() -> None:
    assert Dungeon.fields == ("bridge", "cells", "locations", "turned")


def test_the_border_consists_of_locations_that_touch_empty_cells() -> None:
    dungeon = laid("corner1 1,0 turned")  # exits to the north and the west
    assert dungeon.border[cell("1,-1")] == (1 << S, 1 << S)
    assert dungeon.border[cell("2,0")] == (1 << W, 0)
    assert dungeon.touch(cell("1,-1")) == dungeon.border[cell("1,-1")]
    assert list(dungeon.border) == sorted(dungeon.border)
    assert dungeon.loose_ends == 4
    assert dungeon.open_sides(card("corner1")) == OPEN_SIDES[card("corner1")][1]
    assert dungeon.touched_sides(card("corner1")) == 1 << W


def test_a_card_taken_away_and_laid_again_lies_as_laid_last() -> None:
    dungeon = laid("corner1 1,0 turned", "crypt 0,1")
    away = dungeon.without(card("corner1"))
    assert away == laid("crypt 0,1")
    assert laid("corner1 0,-1", on=away).is_turned(card("corner1")) is False
