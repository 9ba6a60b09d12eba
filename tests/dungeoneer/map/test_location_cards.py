"""The cards made from the faces of both sets."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import card
from undercroft.dungeoneer.content import faces
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.content.location_cards import (
    BLOCKED,
    DANGER,
    DARK_TUNNEL,
    ENTRANCES,
    LOCATION_CARDS,
    LOCATION_IDS,
    OPEN,
    OPEN_SIDES,
    PIT,
    ROOM,
    SPIKES,
    TRAPPED,
    TUNNEL,
    WALL,
    LocationExit,
    LocationHazard,
    printed_exits,
)

rules = pytest.mark.rules


@rules("DN-1.1")
def test_each_set_has_the_locations_of_its_box_and_one_entrance() -> None:
    for name, entrance in zip(faces.SETS, ENTRANCES, strict=True):
        cards = [location for location in LOCATION_CARDS if location.face.set == name]
        assert len(cards) == BOXES[name].location_cards
        assert [location.number for location in cards if location.entrance] == [entrance]


def test_every_card_has_its_own_number_and_id() -> None:
    assert [location.number for location in LOCATION_CARDS] == list(range(len(LOCATION_CARDS)))
    assert len(set(LOCATION_IDS)) == len(LOCATION_CARDS)


def test_copies_of_a_face_are_counted_from_one() -> None:
    one, two = LOCATION_CARDS[card("corner1")], LOCATION_CARDS[card("corner2")]
    assert one.face is two.face
    assert one.face.id == "corner"
    assert LOCATION_CARDS[card("library")].id == LOCATION_CARDS[card("library")].face.id


@rules("DN-1.4")
def test_a_location_has_a_kind_four_exits_and_maybe_hazards() -> None:
    run = LOCATION_CARDS[card("rat_run")]
    assert (run.kind, run.is_tunnel) == (DARK_TUNNEL, True)
    assert run.exits == (
        LocationExit(OPEN),
        LocationExit(OPEN),
        LocationExit(WALL),
        LocationExit(BLOCKED, faces.STATS.index("speed"), 4),
    )
    assert run.hazards == (LocationHazard(DANGER, n=1), LocationHazard(PIT, stat=faces.STATS.index("speed"), value=4))
    library = LOCATION_CARDS[card("library")]
    assert (library.kind, library.is_tunnel, library.hazards) == (ROOM, False, ())
    assert library.exits[3] == LocationExit(TRAPPED, faces.STATS.index("magic"), 4)
    hall = LOCATION_CARDS[card("grinding_hall")]
    assert [hazard.kind for hazard in hall.hazards] == [SPIKES]
    assert (LOCATION_CARDS[card("corner1")].kind, LOCATION_CARDS[card("corner1")].is_tunnel) == (TUNNEL, True)


@rules("DN-1.4")
def test_every_card_matches_its_face() -> None:
    for location in LOCATION_CARDS:
        face = location.face
        assert [("open", "wall", "blocked", "trapped")[kind] for kind in printed_exits(location.number)] == [
            side.kind for side in face.exits
        ]
        for side, printed in zip(location.exits, face.exits, strict=True):
            tested = side.kind in (BLOCKED, TRAPPED)
            assert (side.stat >= 0, side.value > 0) == (tested, tested)
            assert side.value == printed.value
            assert not tested or faces.STATS[side.stat] == printed.stat
        assert [hazard.value for hazard in location.hazards] == [hazard.value for hazard in face.hazards]


def test_turning_a_card_turns_its_sides() -> None:
    assert OPEN_SIDES[card("corner1")] == (0b0110, 0b1001)
    assert OPEN_SIDES[card("troll_bridge")] == (0b0101, 0b0101)


def test_no_location_is_a_dead_end() -> None:
    """Therefore the four tunnels around the entrance leave the dungeon open (DN-3.4)."""
    assert all(sides.bit_count() >= 2 for sides, _ in OPEN_SIDES)
