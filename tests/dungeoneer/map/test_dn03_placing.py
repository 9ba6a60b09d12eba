"""DN-3: placing a location."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import NEARLY_CLOSED, TOMB, card, cell, laid, offered, refused
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import placements
from undercroft.dungeoneer.content.location_cards import OPEN_SIDES
from undercroft.kernel.base.refusals import Refusal

rules = pytest.mark.rules
ENTRANCE = Dungeon.start(TOMB)
WITH_A_HOLE = laid(
    *("bend1 0,-1", "corner1 -1,-1", "bend2 -1,0 turned", "passage1 1,0", "throne_of_dust 2,0", "troll_bridge 2,1"),
    *("corner2 2,2 turned", "oubliette 1,2", "treasury 0,2 turned", "corridor1 0,1 turned"),
)
"""Two exits lead to the empty cell 1,1, and none lead out of the ring around it::

    corner1 ─ bend1
       │        │
     bend2 ─ entrance ─ passage ─ throne
                │          ╷        │
             corridor1 ╴          troll bridge
                │                   │
             treasury ─ oubliette ─ corner2
"""


# DN-3.1


@rules("DN-3.1")
@pytest.mark.parametrize("where", ["0,-1", "1,0", "0,1", "-1,0"])
def test_edge_to_edge_on_any_side(where: str) -> None:
    assert refused(ENTRANCE, f"crossroads1 {where}") is None


@rules("DN-3.1")
@pytest.mark.parametrize("where", ["1,1", "-1,-1", "0,2", "7,0", "-43,43"])
def test_not_corner_to_corner_and_not_apart(where: str) -> None:
    assert refused(ENTRANCE, f"crossroads1 {where}") == Refusal("DN-3.1", "not-edge-to-edge")


@rules("DN-3.1")
def test_not_on_another_location() -> None:
    dungeon = laid("corner1 1,0 turned")
    assert refused(dungeon, "crossroads1 0,0") == Refusal("DN-3.1", "cell-taken", {"location": "tomb_antechamber"})
    assert refused(dungeon, "crossroads1 1,0") == Refusal("DN-3.1", "cell-taken", {"location": "corner1"})


@rules("DN-3.1")
def test_upright_or_turned_by_half() -> None:
    """The library's only wall is in the south, or turned in the north; sideways it would be in the east or west."""
    dungeon = ENTRANCE
    assert offered(placements(dungeon, card("library"))) == {
        *("0,-1 turned", "0,1"),
        *("1,0", "1,0 turned", "-1,0", "-1,0 turned"),
    }


# DN-3.2


@rules("DN-3.2")
def test_an_exit_lies_against_an_exit_whatever_its_condition() -> None:
    """The passage's western exit is blocked, the library's trapped."""
    dungeon = laid("passage1 1,0", "library -1,0 turned")
    assert [dungeon.at(cell(where)) for where in ("1,0", "-1,0")] == [card("passage1"), card("library")]
    assert refused(dungeon, "kinked_shaft1 2,0") is None  # trapped against open


@rules("DN-3.2")
def test_a_wall_lies_against_a_wall() -> None:
    """Both passages have a wall in the north; turned, in the south."""
    dungeon = laid("passage1 1,0", "bend1 0,-1")
    assert refused(dungeon, "passage2 1,-1 turned") == Refusal("DN-3.2", "exits-misfit", {"location": "bend1"})
    dungeon = laid("passage1 1,0", "corridor1 0,-1 turned")
    assert refused(dungeon, "passage2 1,-1 turned") is None


@rules("DN-3.2")
@pytest.mark.parametrize("line", ["corner1 1,0", "corner1 0,1", "bend1 1,0 turned", "troll_bridge 1,0"])
def test_no_wall_against_an_exit(line: str) -> None:
    assert refused(ENTRANCE, line) == Refusal("DN-3.2", "exits-misfit", {"location": "tomb_antechamber"})


@rules("DN-3.2")
def test_no_exit_against_a_wall() -> None:
    dungeon = laid("corner1 1,0 turned")  # walls in the east and the south
    assert refused(dungeon, "crossroads1 2,0") == Refusal("DN-3.2", "exits-misfit", {"location": "corner1"})
    assert refused(dungeon, "crossroads1 1,1") == Refusal("DN-3.2", "exits-misfit", {"location": "corner1"})


@rules("DN-3.2")
def test_every_pair_of_touching_exits_must_fit() -> None:
    """The cell 1,-1 touches two locations: one with an exit to the north, the other with a wall to the east."""
    dungeon = laid("corner1 1,0 turned", "corner2 0,-1")
    assert refused(dungeon, "bend1 1,-1") is None
    dungeon = laid("corner1 1,0 turned", "bend1 0,-1")
    assert refused(dungeon, "bend2 1,-1") == Refusal("DN-3.2", "exits-misfit", {"location": "bend1"})
    assert refused(dungeon, "corner2 1,-1 turned") == Refusal("DN-3.2", "exits-misfit", {"location": "corner1"})
    assert refused(dungeon, "corner2 1,-1") is None


# DN-3.3


@rules("DN-3.3")
def test_a_card_touched_only_by_walls_is_cut_off() -> None:
    dungeon = laid("passage1 1,0")  # its wall is in the north
    assert refused(dungeon, "passage2 1,-1 turned") == Refusal("DN-3.3", "location-cut-off", {"location": "passage2"})


@rules("DN-3.3")
def test_a_blocked_or_trapped_exit_is_a_way() -> None:
    dungeon = laid("crossroads1 1,0", "crossroads2 2,0")
    assert refused(dungeon, "oubliette 3,0") is None  # blocked on the side of the crossroads, a wall north and south
    assert refused(dungeon, "treasury 3,0") is None  # trapped there


@rules("DN-9.8")
def test_the_bridge_does_not_count_as_a_way() -> None:
    dungeon = laid("passage1 1,0", "corridor1 0,-1 turned", "passage2 1,-1 turned")
    bridged = dungeon.with_bridge(card("passage1"), 0)
    for location in range(len(OPEN_SIDES)):
        assert placements(bridged, location) == placements(dungeon, location)


# DN-3.4


@rules("DN-3.4")
def test_the_dungeon_is_never_closed() -> None:
    assert NEARLY_CLOSED.loose_ends == 2
    assert refused(NEARLY_CLOSED, "treasury 1,0") == Refusal("DN-3.4", "dungeon-closed")
    assert placements(NEARLY_CLOSED, card("treasury")) == ()


@rules("DN-3.4")
def test_one_loose_exit_keeps_it_open() -> None:
    assert refused(NEARLY_CLOSED, "passage1 1,0") is None
    assert laid("passage1 1,0", on=NEARLY_CLOSED).loose_ends == 1


@rules("DN-3.4")
def test_the_last_card_may_close_it() -> None:
    assert refused(NEARLY_CLOSED, "treasury 1,0", last=True) is None
    closed = NEARLY_CLOSED.with_location(card("treasury"), cell("1,0"), 0)
    assert closed.loose_ends == 0
    assert all(placements(closed, location) == () for location in range(len(OPEN_SIDES)) if location != TOMB)


@rules("DN-3.4")
def test_an_enclosed_empty_cell_keeps_the_dungeon_open() -> None:
    """An exit must touch an empty cell; no remaining card needs to fit there."""
    assert WITH_A_HOLE.loose_ends == 2
    assert all(WITH_A_HOLE.touch(where)[1] == 0 for where in WITH_A_HOLE.border if where != cell("1,1"))


# DN-3.5


@rules("DN-3.5")
def test_a_card_may_fit_nowhere() -> None:
    """Only another corner would fit into the hole, and there are only two."""
    left = [location for location in range(len(OPEN_SIDES)) if location not in WITH_A_HOLE.locations]
    assert all(placements(WITH_A_HOLE, location, last) == () for location in left for last in (False, True))
    assert offered(placements(WITH_A_HOLE, card("corner1"), last=True)) == {"1,1 turned"}
