"""Properties of every dungeon, checked on random ones against the plain implementation in `oracle`."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tests.dungeoneer.map import oracle
from tests.dungeoneer.map.maps import (
    NEARLY_CLOSED,
    TWO_CORRIDORS,
    TWO_ENTRANCES,
    Steps,
    card,
    dungeons,
    growth,
    rule,
    window,
)
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import place_refusal, placements
from undercroft.dungeoneer.board.map.location_shifts import (
    any_movable,
    movable,
    move_refusal,
    moves,
    swap_partners,
    swap_refusal,
    swap_turnings,
    swappable,
)
from undercroft.dungeoneer.board.terms.cells import CELLS, xy
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.kernel.base import plain_data
from undercroft.kernel.base.fingerprints import fingerprint

rules = pytest.mark.rules
cards = st.integers(0, len(LOCATION_CARDS) - 1)
pick = st.integers(0, 999)
ALL = range(len(LOCATION_CARDS))
TURNINGS = ((0, 0), (0, 1), (1, 0), (1, 1))


def bridged(dungeon: Dungeon, choice: int) -> Dungeon:
    """The dungeon with the bridge on one of its walls, if any two walls touch."""
    walls = [(location, side) for location in dungeon.locations for side in dungeon.bridge_sides(location)]
    return dungeon.with_bridge(*walls[choice % len(walls)]) if walls else dungeon


@rules("DN-3.2", "DN-3.3", "DN-3.4")
@given(growth)
def test_growth_never_misfits_cuts_off_or_closes(steps: Steps) -> None:
    dungeon = Dungeon.start(0)
    for location, choice in steps:
        if location not in dungeon.locations and (places := placements(dungeon, location)):
            dungeon = dungeon.with_location(location, *places[choice % len(places)])
            assert oracle.broken_rule(oracle.plan_of(dungeon), last=False) == ""


@rules("DN-3.1", "DN-3.2", "DN-3.3", "DN-3.4")
@settings(max_examples=60)
@given(dungeons(), cards, st.booleans(), pick)
@example(NEARLY_CLOSED, card("treasury"), False, 0)
@example(NEARLY_CLOSED, card("treasury"), True, 0)
@example(TWO_CORRIDORS, card("troll_bridge"), False, 0)
def test_placements_are_those_that_the_oracle_allows(dungeon: Dungeon, location: int, last: bool, choice: int) -> None:
    assume(location not in dungeon.locations)
    dungeon = bridged(dungeon, choice)
    plan = oracle.plan_of(dungeon)
    expected = {}
    for cell in window(dungeon):
        for turned in (0, 1):
            expected[cell, turned] = oracle.place_rule(plan, location, xy(cell), turned, last)
            assert rule(place_refusal(dungeon, location, cell, turned, last)) == expected[cell, turned]
    assert placements(dungeon, location, last) == tuple(
        sorted(where for where, broken in expected.items() if not broken)
    )


@settings(max_examples=5)
@given(dungeons(), cards)
def test_placements_are_all_cells_of_the_table_that_are_not_refused(dungeon: Dungeon, location: int) -> None:
    assume(location not in dungeon.locations)
    allowed = [
        (cell, turned)
        for cell in range(CELLS)
        for turned in (0, 1)
        if place_refusal(dungeon, location, cell, turned) is None
    ]
    assert list(placements(dungeon, location)) == allowed


@rules("DN-10.8")
@settings(max_examples=30)
@given(dungeons(most=25), st.booleans(), pick)
@example(TWO_CORRIDORS, False, 0)
@example(TWO_CORRIDORS, True, 0)
@example(TWO_ENTRANCES, False, 0)
def test_swaps_are_those_that_the_oracle_allows(dungeon: Dungeon, last: bool, choice: int) -> None:
    dungeon = bridged(dungeon, choice)
    plan = oracle.plan_of(dungeon)
    squares = {location: xy(dungeon.cell_of(location)) for location in dungeon.locations}
    partners: dict[int, list[int]] = {}
    for one in dungeon.locations:
        for other in dungeon.locations:
            allowed = []
            for turned in TURNINGS:
                broken = oracle.swap_rule(plan, squares[one], squares[other], turned, last)
                assert rule(swap_refusal(dungeon, one, other, *turned, last)) == broken
                if not broken:
                    allowed.append(turned)
            assert list(swap_turnings(dungeon, one, other, last)) == allowed
            if allowed:
                partners.setdefault(one, []).append(other)
    assert list(swappable(dungeon, dungeon.locations, last)) == list(partners)
    for one in dungeon.locations:
        assert list(swap_partners(dungeon, one, dungeon.locations, last)) == partners.get(one, [])


@rules("DN-10.8")
@settings(max_examples=20)
@given(dungeons(most=20), st.booleans(), pick)
@example(TWO_CORRIDORS, False, 0)
@example(TWO_CORRIDORS, True, 0)
@example(TWO_ENTRANCES, False, 0)
def test_moves_are_those_that_the_oracle_allows(dungeon: Dungeon, last: bool, choice: int) -> None:
    dungeon = bridged(dungeon, choice)
    plan = oracle.plan_of(dungeon)
    can_move = []
    for location in dungeon.locations:
        allowed = []
        for cell in window(dungeon):
            for turned in (0, 1):
                broken = oracle.move_rule(plan, xy(dungeon.cell_of(location)), xy(cell), turned, last)
                assert rule(move_refusal(dungeon, location, cell, turned, last)) == broken
                if not broken:
                    allowed.append((cell, turned))
        assert list(moves(dungeon, location, last)) == allowed
        if allowed:
            can_move.append(location)
    assert list(movable(dungeon, dungeon.locations, last)) == can_move
    for location in dungeon.locations:
        assert any_movable(dungeon, (location,), last) == (location in can_move)
    assert any_movable(dungeon, dungeon.locations, last) == bool(can_move)


@rules("DN-11.7", "DN-9.8")
@given(dungeons(), pick)
def test_distances_are_those_of_a_plain_search(dungeon: Dungeon, choice: int) -> None:
    dungeon = bridged(dungeon, choice)
    plan = oracle.plan_of(dungeon)
    bridge = frozenset(xy(dungeon.cell_of(location)) for location, _ in dungeon.bridge_walls)
    squares = {location: xy(dungeon.cell_of(location)) for location in dungeon.locations}
    expected = oracle.distances(plan, bridge)
    for location in range(len(LOCATION_CARDS)):
        assert dungeon.distances[location] == (expected[squares[location]] if location in squares else -1)
    for one in dungeon.locations[:5]:
        steps_from = oracle.steps_from(plan, {squares[one]}, bridge)
        assert [dungeon.steps(one, other) for other in dungeon.locations] == [
            steps_from[squares[other]] for other in dungeon.locations
        ]


@given(dungeons(), pick)
def test_every_way_can_be_taken_in_both_directions(dungeon: Dungeon, choice: int) -> None:
    dungeon = bridged(dungeon, choice)
    for location in dungeon.locations:
        for side in range(4):
            other = dungeon.way(location, side)
            if other >= 0:
                assert dungeon.way(other, (side + 2) % 4) == location
        assert all(location in dungeon.ways(other) for other in dungeon.ways(location))


@given(dungeons(), pick)
def test_a_loaded_dungeon_equals_the_dumped_one_with_all_derived_values(dungeon: Dungeon, choice: int) -> None:
    dungeon = bridged(dungeon, choice)
    touched = (dungeon.border, dungeon.loose_ends, dungeon.distances, dungeon.steps_from(dungeon.locations[-1]))
    loaded = plain_data.load(plain_data.dump(dungeon))
    assert loaded == dungeon
    assert fingerprint(loaded) == fingerprint(dungeon)
    assert (loaded.border, loaded.loose_ends, loaded.distances, loaded.steps_from(dungeon.locations[-1])) == touched
    assert [loaded.ways(location) for location in loaded.locations] == [dungeon.ways(n) for n in dungeon.locations]


@given(dungeons(), pick, pick, st.integers(0, 3))
def test_deriving_a_dungeon_leaves_the_original_unchanged(dungeon: Dungeon, one: int, other: int, turning: int) -> None:
    before = plain_data.dump(dungeon), dict(dungeon.border), dungeon.distances
    locations = dungeon.locations
    first, second = locations[one % len(locations)], locations[other % len(locations)]
    if first != second:
        dungeon.with_swapped(first, second, *TURNINGS[turning])
    dungeon.with_moved(first, dungeon.cell_of(first), turning & 1)
    dungeon.without(first)
    bridged(dungeon, other)
    assert (plain_data.dump(dungeon), dict(dungeon.border), dungeon.distances) == before


@given(dungeons(), pick, pick, st.integers(0, 3))
def test_a_dungeon_made_from_another_is_as_if_it_were_laid_anew(
    dungeon: Dungeon, one: int, other: int, turning: int
) -> None:
    def facts(dungeon: Dungeon) -> object:
        return (
            dungeon.border,
            dungeon.doors,
            dungeon.loose_ends,
            [(dungeon.cell_of(one), dungeon.neighbours(one), dungeon.open_sides(one)) for one in ALL],
            [dungeon.at(cell) for cell in dungeon.cells],
        )

    dungeon = bridged(dungeon, other)
    locations = dungeon.locations
    first, second = locations[one % len(locations)], locations[other % len(locations)]
    made = [dungeon, dungeon.without(first), dungeon.with_moved(first, dungeon.cell_of(first), turning & 1)]
    if first != second:
        made += [dungeon.with_swapped(first, second, *TURNINGS[turning]), dungeon.without(first).without(second)]
    for derived in made:
        assert facts(derived) == facts(plain_data.load(plain_data.dump(derived)))


@rules("DN-10.8")
@given(dungeons(most=25), st.lists(st.tuples(pick, pick, pick, st.booleans()), max_size=8), pick)
def test_no_chain_of_shifts_breaks_the_dungeon(
    dungeon: Dungeon, shifts: list[tuple[int, int, int, bool]], choice: int
) -> None:
    dungeon = bridged(dungeon, choice)
    for a, b, c, swap in shifts:
        one = dungeon.locations[a % len(dungeon.locations)]
        if swap:
            partners = list(swap_partners(dungeon, one, dungeon.locations))
            if partners:
                other = partners[b % len(partners)]
                turnings = swap_turnings(dungeon, one, other)
                dungeon = dungeon.with_swapped(one, other, *turnings[c % len(turnings)])
        elif found := list(moves(dungeon, one)):
            dungeon = dungeon.with_moved(one, *found[c % len(found)])
        assert oracle.broken_rule(oracle.plan_of(dungeon), last=False) == ""
        if dungeon.bridge >= 0:
            (here, side), (there, back) = dungeon.bridge_walls
            assert dungeon.neighbour(here, side) == there
            assert dungeon.neighbour(there, back) == here
