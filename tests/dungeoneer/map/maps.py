"""Dungeons for the tests: written as ``corner1 1,0 turned``, or grown at random."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import place_refusal, placements
from undercroft.dungeoneer.board.terms.cells import cell_at, cell_name
from undercroft.dungeoneer.content.location_cards import ENTRANCES, LOCATION_CARDS, LOCATION_IDS, OPEN_SIDES
from undercroft.kernel.base.refusals import Refusal

TOMB, VAULT = ENTRANCES
N, E, S, W = range(4)


def card(name: str) -> int:
    """The number of a location card."""
    return LOCATION_IDS.index(name)


def cell(text: str) -> int:
    """A cell from its notation."""
    x, y = text.split(",")
    return cell_at(int(x), int(y))


def names(locations: Sequence[int]) -> list[str]:
    """The ids of locations."""
    return [LOCATION_IDS[location] for location in locations]


def _read(line: str) -> tuple[int, int, int]:
    name, where, *turned = line.split()
    assert turned in ([], ["turned"]), line
    return card(name), cell(where), len(turned)


def laid(*lines: str, on: Dungeon | None = None) -> Dungeon:
    """The tomb's entrance with these cards around it, each laid by the rules."""
    dungeon = on or Dungeon.start(TOMB)
    for line in lines:
        refused = place_refusal(dungeon, *_read(line))
        assert refused is None, f"{line}: {refused}"
        dungeon = dungeon.with_location(*_read(line))
    return dungeon


def refused(dungeon: Dungeon, line: str, last: bool = False) -> Refusal | None:
    """Why a card may not be laid in this way; the list of legal places must agree."""
    location, where, turned = _read(line)
    refusal = place_refusal(dungeon, location, where, turned, last)
    assert ((where, turned) in placements(dungeon, location, last)) == (refusal is None)
    return refusal


def rule(refusal: Refusal | None) -> str:
    """The number of the rule that refuses it, or ""."""
    return refusal.rule if refusal is not None else ""


def offered(places: Sequence[tuple[int, int]]) -> set[str]:
    """Cells and turnings in the notation of a line."""
    return {cell_name(where) + (" turned" if turned else "") for where, turned in places}


Steps = list[tuple[int, int]]

MEAGRE = tuple([n for n, (sides, _) in enumerate(OPEN_SIDES) if sides.bit_count() == 2])
"""Locations with two walls: dungeons of these and the entrances come close to closing or falling apart."""


def _steps(cards: Sequence[int]) -> st.SearchStrategy[Steps]:
    step = st.tuples(st.sampled_from(cards), st.integers(0, 999))
    return st.lists(step, max_size=12) | st.lists(step, min_size=20, max_size=70)


growth = _steps(range(len(LOCATION_CARDS)))
"""The cards to draw, and which of its legal places each of them takes, for small and large dungeons."""


def grown(steps: Steps, most: int, meagre: bool = False) -> Dungeon:
    """A dungeon that grew card by card, each on a legal place; the first entrance drawn starts it.

    A `meagre` one grows where the fewest exits stay loose.
    """
    dungeon = Dungeon.start(next((location for location, _ in steps if location in ENTRANCES), TOMB))
    for location, pick in steps:
        if location in dungeon.locations or len(dungeon.locations) == most:
            continue
        larger = [dungeon.with_location(location, *place) for place in placements(dungeon, location)]
        if meagre:
            larger = sorted(larger, key=lambda other: other.loose_ends)[:3]
        if larger:
            dungeon = larger[pick % len(larger)]
    return dungeon


def dungeons(most: int = len(LOCATION_CARDS)) -> st.SearchStrategy[Dungeon]:
    """Dungeons of at most this many locations, dense and sparse."""
    ample = st.builds(grown, growth, st.just(most))
    return ample | st.builds(grown, _steps((*MEAGRE, *ENTRANCES)), st.just(most), st.just(True))


def window(dungeon: Dungeon) -> list[int]:
    """All cells in and around the dungeon, up to two beyond it on each side."""
    spots = [tuple(map(int, cell_name(where).split(","))) for where in dungeon.cells]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return [cell_at(x, y) for y in range(min(ys) - 2, max(ys) + 3) for x in range(min(xs) - 2, max(xs) + 3)]


NEARLY_CLOSED = laid(
    *("bend1 0,-1", "corner1 -1,-1", "bend2 -1,0 turned"),
    *("throne_of_dust 0,1 turned", "corner2 1,1 turned"),
)
"""Two rings through the entrance, the second of which lacks its last location, on 1,0::

    corner1 ─ bend1
       │        │
     bend2 ─ entrance ╴
                │        ╵
             throne ─ corner2
"""

TWO_CORRIDORS = laid(
    *("bend1 0,-1", "corner1 -1,-1", "bend2 -1,0 turned", "throne_of_dust 1,0"),
    *("corridor1 0,1", "corridor2 1,1 turned", "treasury 0,2 turned", "corner2 1,2 turned"),
)
"""The only loose exits are those of two corridors that lie back to back::

    corner1 ─ bend1
       │        │
     bend2 ─ entrance ─ throne
                │         │
          ╴ corridor1 ┃ corridor2 ╶
                │         │
             treasury ─ corner2
"""

TWO_ENTRANCES = laid("corridor1 0,1 turned", "corridor2 1,1", "vault_gate 1,2")
"""Two corridors are all that joins the entrances::

    antechamber
         │
     corridor1 ─ corridor2
                     │
                 vault gate
"""
