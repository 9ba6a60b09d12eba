"""Locations in a short notation, and maps on which each can be entered and left by any of its exits."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.dungeoneer.map.maps import TOMB
from tests.dungeoneer.map.maps import card as location_number
from tests.dungeoneer.table import Table
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.terms.cells import cell_at
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS

SIDES = "nesw"
BESIDE = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Place:
    """A location: id, kind (``dark``: dark tunnel), peril, glory, exits (north, east, south, west), hazards.

    An exit is ``open``, ``wall``, ``blocked:melee5``, ``trapped:speed4``; a hazard ``danger2``, ``pit:speed4``,
    ``spikes:melee5``.
    """

    def __init__(self, line: str) -> None:
        self.id, kind, peril, glory, *rest = line.split()
        self.kind = "dark_tunnel" if kind == "dark" else kind
        self.peril = int(peril)
        self.glory = int(glory)
        self.exits = dict(zip(SIDES, rest[:4], strict=True))
        self.hazards = rest[4:]

    @property
    def cards(self) -> list[str]:
        """The ids of the cards with this face, numbered if there are several."""
        return [card for card in LOCATION_IDS if card == self.id or (card[:-1] == self.id and card[-1].isdigit())]

    @property
    def danger(self) -> int:
        """By how much danger raises the threats of traps here."""
        return sum([int(hazard[len("danger") :]) for hazard in self.hazards if hazard.startswith("danger")])


def places(lines: str) -> list[Place]:
    """Read a place from each line."""
    return [Place(line) for line in lines.split("\n") if line]


def each(found: Sequence[Place], *names: str) -> pytest.MarkDecorator:
    """Parametrize a test by place, and with an argument ``side`` or ``hazard`` also by its exits or hazards."""
    rows = []
    for place in found:
        mark = pytest.mark.card(place.id)
        if names == ("side",):
            rows += [pytest.param(place, side, id=f"{place.id}-{side}", marks=mark) for side in SIDES]
        elif names == ("hazard",):
            rows += [pytest.param(place, hazard, id=f"{place.id}-{hazard}", marks=mark) for hazard in place.hazards]
        else:
            rows.append(pytest.param(place, id=place.id, marks=mark))
    return pytest.mark.parametrize(("place", *names) if names else "place", rows)


def on_the_map(place: Place, beyond: str = "") -> tuple[Dungeon, str]:
    """A dungeon with the place upright beside the tomb's entrance, and a crossroads beyond one of its exits.

    Returns:
        The dungeon, and the side on which a hero leaves the entrance to get to the place.
    """
    anchor = next(side for side in "swne" if place.exits[side] != "wall" and side != beyond)
    x, y = (-1 * n for n in BESIDE[anchor])
    dungeon = Dungeon.start(TOMB).with_location(location_number(place.cards[0]), cell_at(x, y), 0)
    if beyond:
        dx, dy = BESIDE[beyond]
        other = next(c for c in ("crossroads1", "crossroads2") if c != place.cards[0])
        dungeon = dungeon.with_location(location_number(other), cell_at(x + dx, y + dy), 0)
    return dungeon, SIDES[SIDES.index(anchor) ^ 2]


def inside(place: Place, beyond: str = "", ap: int = 0) -> Table:
    """Torvald (1/0/2), seat 0, stands in the place."""
    dungeon, _ = on_the_map(place, beyond)
    table = Table(2, dungeon=dungeon)
    table.hero(0, "torvald_hask", at=place.cards[0], ap=ap)
    return table


def printed(place: Place) -> tuple[str, int, int, bool]:
    """The kind, peril and glory of the engine's card, and whether it is an entrance."""
    card = LOCATION_CARDS[location_number(place.cards[0])]
    return card.face.kind, card.face.peril, card.face.glory, card.entrance
