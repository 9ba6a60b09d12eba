"""DN-2.1: the entrance in the middle, and a tunnel on each of its sides."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dungeoneer.map import oracle
from tests.dungeoneer.map.maps import TOMB, VAULT, card
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import placements, with_first_tunnels
from undercroft.dungeoneer.board.terms.cells import MIDDLE, cells_beside, xy
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules
TUNNELS = tuple([location.number for location in LOCATION_CARDS if location.is_tunnel])


@rules("DN-2.1")
@given(st.permutations(TUNNELS), st.sampled_from((TOMB, VAULT)), st.integers(0, 2**63))
def test_any_four_tunnels_lie_around_the_entrance_under_dn_3(tunnels: list[int], entrance: int, seed: int) -> None:
    drawn = tuple(tunnels[:4])
    dungeon = with_first_tunnels(entrance, drawn, Chance(seed))
    assert dungeon.locations == (entrance, *drawn)
    assert dungeon.at(MIDDLE) == entrance
    assert sorted(dungeon.cells[1:]) == sorted(cells_beside(MIDDLE))
    assert oracle.broken_rule(oracle.plan_of(dungeon), last=False) == ""
    assert [dungeon.distances[tunnel] for tunnel in drawn] == [1, 1, 1, 1]


@rules("DN-2.1")
@pytest.mark.parametrize("entrance", [TOMB, VAULT])
def test_every_tunnel_fits_every_side(entrance: int) -> None:
    for tunnel in TUNNELS:
        assert {where for where, _ in placements(Dungeon.start(entrance), tunnel)} == set(cells_beside(MIDDLE))


@rules("DN-2.1")
def test_sides_and_turns_are_random_among_the_fitting_ones() -> None:
    """Two corners, two bends: each fits each side in one turning, so there are 24 equally likely ways."""
    chance = Chance.from_seed("around the entrance")
    drawn = tuple([card(name) for name in ("corner1", "corner2", "bend1", "bend2")])
    seen = Counter([with_first_tunnels(TOMB, drawn, chance).cells for _ in range(2400)])
    assert len(seen) == 24
    assert max(seen.values()) < 150  # 100 on average


@rules("DN-2.1")
def test_a_tunnel_that_fits_both_ways_is_turned_at_random() -> None:
    chance = Chance.from_seed("turns")
    drawn = tuple([card(name) for name in ("crossroads1", "crossroads2", "gloomy_drain", "dark_crossroads")])
    turned = Counter([with_first_tunnels(VAULT, drawn, chance).turned for _ in range(400)])
    assert len(turned) == 16


@rules("DN-2.1")
def test_the_error_names_cards_that_cannot_lie_there() -> None:
    drawn = (card("troll_bridge"), card("corner1"), card("corner2"), card("oubliette"))
    assert with_first_tunnels(TOMB, drawn, Chance(1)).cells[1] in {MIDDLE + 87, MIDDLE - 87}
    with pytest.raises(ValueError, match="troll_bridge, corner1, troll_bridge, troll_bridge cannot be laid around"):
        with_first_tunnels(TOMB, (drawn[0], drawn[1], drawn[0], drawn[0]), Chance(1))


def test_the_same_seed_lays_the_same_tunnels() -> None:
    drawn = TUNNELS[:4]
    assert with_first_tunnels(TOMB, drawn, Chance(7)) == with_first_tunnels(TOMB, drawn, Chance(7))
    assert {xy(where) for where in with_first_tunnels(TOMB, drawn, Chance(7)).cells} == {
        *((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
    }
