"""The four examples of laying a location in both rulebooks, and those of their set-up.

The scanned text lacks the pictures, but has the sentences that refer to them. A and B: a location must join another
one, exit to exit and not exit to wall. C: none may be cut off from the others. D: none lies sideways.
"""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import card, cell, laid, offered, refused, rule
from undercroft.dungeoneer.board.map.location_placing import placements
from undercroft.dungeoneer.content.location_cards import OPEN_SIDES, turned_sides

rules = pytest.mark.rules
CRYPT = laid("crypt 1,0", "corridor1 0,-1")
"""The entrance, with the crypt and its four exits to the east, and to the north a corridor with a wall in the east."""


@rules("DN-3.1", "DN-3.2")
def test_example_a_exit_to_exit() -> None:
    assert refused(CRYPT, "library 2,0 turned") is None
    assert refused(CRYPT, "hewn_gallery1 1,1 turned") is None


@rules("DN-3.1", "DN-3.2")
def test_example_b_no_exit_to_a_wall() -> None:
    """Towards 1,-1 the crypt has an exit and the corridor a wall."""
    assert rule(refused(CRYPT, "library 1,-1")) == "DN-3.2"  # wall to the crypt's exit, exit to the corridor's wall
    assert rule(refused(CRYPT, "crossroads1 1,-1")) == "DN-3.2"
    assert refused(CRYPT, "ossuary 1,-1") is None  # wall to wall, exit to exit


@rules("DN-3.3")
def test_example_c_no_card_cut_off() -> None:
    dungeon = laid("library 2,0", on=CRYPT)  # its one wall is in the south
    assert rule(refused(dungeon, "bone_strewn_cut 2,1")) == "DN-3.3"
    joined = laid("hewn_gallery1 1,1 turned", on=dungeon)
    assert refused(joined, "bone_strewn_cut 2,1") is None  # the same place, with a way to the west


@rules("DN-3.1")
def test_example_d_no_card_sideways() -> None:
    """A troll bridge runs from north to south; between east and west it would fit only sideways."""
    assert offered(placements(CRYPT, card("troll_bridge"))) == {
        *("0,-2", "0,-2 turned", "0,1", "0,1 turned", "1,-1", "1,-1 turned", "1,1", "1,1 turned")
    }
    for location, (upright, turned) in enumerate(OPEN_SIDES):
        for where, turning in placements(CRYPT, location) if location not in CRYPT.locations else ():
            lying = CRYPT.with_location(location, where, turning).open_sides(location)
            assert lying == (turned_sides(upright) if turning else upright)
            assert lying in (upright, turned)


@rules("DN-2.1", "DN-3.2")
def test_right_and_wrong_around_the_entrance() -> None:
    """ "Exits may not be joined to walls": a corner south of the entrance must be turned."""
    assert rule(refused(laid(), "corner1 0,1")) == "DN-3.2"
    assert laid("corner1 0,1 turned").at(cell("0,1")) == card("corner1")
