"""DN-10.8 and DN-18.4: locations that swap, move or turn."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import (
    TOMB,
    TWO_CORRIDORS,
    TWO_ENTRANCES,
    E,
    N,
    S,
    W,
    card,
    cell,
    laid,
    names,
    offered,
)
from tests.dungeoneer.map.test_dn08_ways import BRIDGED, PASSAGES
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_shifts import (
    movable,
    move_refusal,
    moves,
    swap_partners,
    swap_refusal,
    swap_turnings,
    swappable,
)
from undercroft.dungeoneer.board.terms.cells import MIDDLE
from undercroft.kernel.base.refusals import Refusal

rules = pytest.mark.rules
LINE = laid("passage1 1,0", "hewn_gallery1 2,0", "crossroads1 3,0")
"""Four in a row, joined through the exits in the east and the west."""


# Two locations swap.


@rules("DN-10.8")
def test_two_locations_swap_and_may_turn() -> None:
    one, other = card("passage1"), card("crossroads1")
    assert swap_refusal(LINE, one, other, 1, 0) is None
    swapped = LINE.with_swapped(one, other, 1, 0)
    assert (swapped.cell_of(one), swapped.cell_of(other)) == (cell("3,0"), cell("1,0"))
    assert (swapped.is_turned(one), swapped.is_turned(other)) == (True, False)
    assert swapped.locations == LINE.locations
    assert swapped.distances[one] == 3


@rules("DN-10.8")
def test_a_card_that_lay_turned_may_be_turned_upright() -> None:
    dungeon = laid("passage1 1,0 turned", "crossroads1 2,0")
    swapped = dungeon.with_swapped(card("passage1"), card("crossroads1"), 0, 1)
    assert (swapped.is_turned(card("passage1")), swapped.is_turned(card("crossroads1"))) == (False, True)


@rules("DN-10.8", "DN-3.2")
def test_all_exits_must_fit_in_the_new_place() -> None:
    dungeon = laid("corner1 1,0 turned", "crypt 0,1")
    assert swap_turnings(dungeon, card("corner1"), card("crypt")) == ((1, 0), (1, 1))  # a corner in the south is turned
    assert swap_refusal(dungeon, card("corner1"), card("crypt"), 0, 0) == Refusal(
        "DN-3.2", "exits-misfit", {"location": "tomb_antechamber"}
    )


@rules("DN-10.8")
def test_an_entrance_may_swap_too() -> None:
    swapped = LINE.with_swapped(TOMB, card("crossroads1"), 0, 0)
    assert swap_refusal(LINE, TOMB, card("crossroads1"), 0, 0) is None
    assert swapped.at(MIDDLE) == card("crossroads1")
    assert [swapped.distances[n] for n in (TOMB, card("hewn_gallery1"), card("crossroads1"))] == [0, 1, 3]


@rules("DN-10.8")
def test_no_location_swaps_with_itself() -> None:
    assert swap_turnings(LINE, TOMB, TOMB) == ()
    assert swap_refusal(LINE, TOMB, TOMB, 0, 1) == Refusal(
        "DN-10.8", "swap-with-itself", {"location": "tomb_antechamber"}
    )


@rules("DN-10.8")
def test_swapping_may_open_a_way_between_two_adjacent_locations() -> None:
    dungeon = laid("corridor1 0,1", "crypt 1,0", "corridor2 1,1 turned")
    one, other = card("corridor1"), card("corridor2")
    assert dungeon.way(one, E) == -1
    assert swap_refusal(dungeon, one, other, 0, 1) is None
    swapped = dungeon.with_swapped(one, other, 0, 1)
    assert swapped.way(one, W) == other
    assert swap_refusal(dungeon, one, other, 0, 0) == Refusal("DN-3.2", "exits-misfit", {"location": "corridor2"})


@rules("DN-10.8")
def test_no_location_loses_its_way_to_an_entrance() -> None:
    """Back to back, the two corridors would isolate the second one."""
    dungeon = laid("corridor1 0,1 turned", "corridor2 1,1")
    one, other = card("corridor1"), card("corridor2")
    assert swap_refusal(dungeon, one, other, 1, 0) == Refusal("DN-10.8", "entrance-lost", {"location": "corridor1"})
    assert (1, 0) not in swap_turnings(dungeon, one, other)
    assert swap_refusal(dungeon, one, other, 0, 1) is None


@rules("DN-10.8", "DN-3.3")
def test_the_dungeon_stays_in_one_piece_even_with_an_entrance_in_each() -> None:
    one, other = card("corridor1"), card("corridor2")
    assert swap_refusal(TWO_ENTRANCES, one, other, 1, 0) == Refusal(
        "DN-3.3", "location-cut-off", {"location": "corridor1"}
    )


@rules("DN-10.8", "DN-3.4")
def test_no_shift_closes_the_dungeon_while_a_location_is_left() -> None:
    one, other = card("corridor1"), card("corridor2")
    assert swap_refusal(TWO_CORRIDORS, one, other, 0, 1) == Refusal("DN-3.4", "dungeon-closed")
    assert (0, 1) not in swap_turnings(TWO_CORRIDORS, one, other)
    assert swap_refusal(TWO_CORRIDORS, one, other, 0, 1, last=True) is None
    assert (0, 1) in swap_turnings(TWO_CORRIDORS, one, other, last=True)


@rules("DN-10.8", "DN-3.4")
def test_one_exit_that_stays_loose_is_enough() -> None:
    """In the corner's place, a shaft has one more exit, which stays loose when those of the corridors meet."""
    dungeon = laid("kinked_shaft1 1,2 turned", on=TWO_CORRIDORS.without(card("corner2")))
    assert dungeon.loose_ends == 3
    assert swap_refusal(dungeon, card("corridor1"), card("corridor2"), 0, 1) is None
    assert (0, 1) in swap_turnings(dungeon, card("corridor1"), card("corridor2"))


@rules("DN-10.8")
def test_only_locations_that_may_shift_are_offered() -> None:
    among = (card("passage1"), card("crossroads1"))
    assert tuple(swappable(LINE, among)) == among
    assert tuple(swap_partners(LINE, card("passage1"), among)) == (card("crossroads1"),)
    assert tuple(swappable(LINE, (card("passage1"),))) == ()


# One location moves, or turns where it lies.


@rules("DN-10.8")
def test_a_location_moves_to_another_place() -> None:
    moved = LINE.with_moved(card("crossroads1"), cell("0,-1"), 1)
    assert move_refusal(LINE, card("crossroads1"), cell("0,-1"), 1) is None
    assert moved.at(cell("3,0")) == -1
    assert (moved.at(cell("0,-1")), moved.distances[card("crossroads1")]) == (card("crossroads1"), 1)
    assert moved.locations == LINE.locations


@rules("DN-10.8")
def test_a_location_turns_where_it_lies() -> None:
    assert move_refusal(LINE, card("passage1"), cell("1,0"), 1) is None
    turned = LINE.with_moved(card("passage1"), cell("1,0"), 1)
    assert turned.is_turned(card("passage1"))
    assert turned.with_moved(card("passage1"), cell("1,0"), 0) == LINE


@rules("DN-10.8")
def test_staying_unchanged_is_not_a_shift() -> None:
    assert move_refusal(LINE, card("passage1"), cell("1,0"), 0) == Refusal(
        "DN-10.8", "location-stays", {"location": "passage1"}
    )
    assert "1,0" not in offered(tuple(moves(LINE, card("passage1"))))


@rules("DN-10.8", "DN-3.1")
def test_a_moved_location_needs_a_free_place_beside_another() -> None:
    crossroads = card("crossroads1")
    assert move_refusal(LINE, crossroads, cell("2,0"), 0) == Refusal(
        "DN-3.1", "cell-taken", {"location": "hewn_gallery1"}
    )
    assert move_refusal(LINE, crossroads, cell("4,0"), 0) == Refusal("DN-3.1", "not-edge-to-edge")  # beside itself
    assert move_refusal(LINE, crossroads, cell("5,5"), 0) == Refusal("DN-3.1", "not-edge-to-edge")


@rules("DN-10.8", "DN-3.2")
def test_a_moved_location_must_fit_there() -> None:
    assert move_refusal(LINE, card("crossroads1"), cell("1,-1"), 0) == Refusal(
        "DN-3.2", "exits-misfit", {"location": "passage1"}
    )
    assert offered(tuple(moves(laid("corner1 0,1 turned"), card("corner1")))) == {"0,-1", "1,0 turned", "-1,0"}


@rules("DN-10.8")
def test_a_move_may_not_cut_others_off_from_the_entrances() -> None:
    assert move_refusal(LINE, card("passage1"), cell("0,1"), 1) == Refusal(
        "DN-10.8", "entrance-lost", {"location": "hewn_gallery1"}
    )
    assert offered(tuple(moves(LINE, card("passage1")))) == {"1,0 turned"}


@rules("DN-10.8", "DN-9.8")
def test_the_bridge_does_not_count_as_a_way_to_an_entrance() -> None:
    """Without the corridor, a hero can reach the second passage only over the bridge."""
    refusal = Refusal("DN-10.8", "entrance-lost", {"location": "passage2"})
    assert move_refusal(BRIDGED, card("corridor1"), cell("0,1"), 1) == refusal
    assert "0,1 turned" not in offered(tuple(moves(BRIDGED, card("corridor1"))))
    assert BRIDGED.with_moved(card("corridor1"), cell("0,1"), 1).distances[card("passage2")] == 2


@rules("DN-10.8", "DN-3.3")
def test_a_move_may_not_cut_off_another_entrance() -> None:
    assert move_refusal(TWO_ENTRANCES, card("corridor2"), cell("0,-1"), 1) == Refusal(
        "DN-3.3", "location-cut-off", {"location": "vault_gate"}
    )


@rules("DN-10.8")
def test_a_move_may_rejoin_what_it_parted() -> None:
    """Only the throne joins the crossroads to the entrance; on the other side of both, it joins them again."""
    dungeon = laid("throne_of_dust 1,0", "crossroads1 1,1")
    assert move_refusal(dungeon, card("throne_of_dust"), cell("0,1"), 1) is None
    moved = dungeon.with_moved(card("throne_of_dust"), cell("0,1"), 1)
    assert moved.distances[card("crossroads1")] == 2
    assert "0,1 turned" in offered(tuple(moves(dungeon, card("throne_of_dust"))))
    assert "0,-1" not in offered(tuple(moves(dungeon, card("throne_of_dust"))))


@rules("DN-10.8", "DN-3.4")
def test_cards_may_move_in_a_closed_dungeon_when_none_is_left() -> None:
    closed = TWO_CORRIDORS.with_swapped(card("corridor1"), card("corridor2"), 0, 1)
    assert closed.loose_ends == 0
    assert offered(tuple(moves(closed, TOMB))) == set()
    assert offered(tuple(moves(closed, TOMB, last=True))) == {"0,0 turned"}
    assert move_refusal(closed, TOMB, MIDDLE, 1) == Refusal("DN-3.4", "dungeon-closed")


@rules("DN-10.8")
def test_only_locations_that_can_move_are_offered() -> None:
    assert names(tuple(movable(LINE, LINE.locations[1:]))) == ["passage1", "hewn_gallery1", "crossroads1"]
    oubliette = laid("oubliette 1,0 turned", "crypt 2,0")
    assert names(tuple(movable(oubliette, (card("oubliette"),)))) == ["oubliette"]  # it can only turn
    assert offered(tuple(moves(oubliette, card("oubliette")))) == {"1,0"}


def test_the_only_location_cannot_shift() -> None:
    alone = Dungeon.start(TOMB)
    assert tuple(movable(alone, (TOMB,))) == ()
    assert move_refusal(alone, TOMB, MIDDLE, 1) == Refusal("DN-3.1", "not-edge-to-edge")


# The bridge (DN-18.4).


@rules("DN-18.4")
def test_the_bridge_stays_while_its_two_walls_touch() -> None:
    away = BRIDGED.with_moved(card("rat_run"), cell("0,-2"), 1)
    assert away.bridge == BRIDGED.bridge
    assert away.way(card("passage1"), N) == card("passage2")


@rules("DN-18.4")
@pytest.mark.parametrize("name", ["passage1", "passage2"])
def test_the_bridge_goes_when_its_walls_part(name: str) -> None:
    location = card(name)
    turned = BRIDGED.with_moved(location, BRIDGED.cell_of(location), 1 - BRIDGED.is_turned(location))
    assert turned.bridge == -1
    assert BRIDGED.with_moved(location, cell("0,2"), 0).bridge == -1


@rules("DN-18.4")
def test_another_wall_beside_it_does_not_keep_it() -> None:
    """The gallery that replaces the passage has its wall on the same side."""
    dungeon = laid("hewn_gallery1 3,0", on=PASSAGES).with_bridge(card("passage1"), N)
    swapped = dungeon.with_swapped(card("passage1"), card("hewn_gallery1"), 0, 0)
    assert swap_refusal(dungeon, card("passage1"), card("hewn_gallery1"), 0, 0) is None
    assert swapped.exit(card("hewn_gallery1"), N).kind == swapped.exit(card("passage2"), S).kind
    assert swapped.bridge == -1


@rules("DN-18.4")
def test_the_bridge_stays_with_two_locations_that_swap_and_both_turn() -> None:
    one, other = card("passage1"), card("passage2")
    assert BRIDGED.with_swapped(one, other, 1, 0).bridge == BRIDGED.bridge
    assert BRIDGED.with_swapped(one, other, 0, 1).bridge == -1
