"""The location cards: each face of `faces` once per copy, prepared for quick look-ups.

A location in a state is the number of its card. The copies of a face have numbered ids (``corner1``, ``corner2``); any
other card has the id of its face. Kinds of exits, hazards and locations are ints here.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.dungeoneer.content import card_vocabulary, faces
from undercroft.dungeoneer.content.faces import STATS

OPEN: Final = 0
WALL: Final = 1
BLOCKED: Final = 2
TRAPPED: Final = 3
EXIT_KINDS: Final = card_vocabulary.EXIT_KINDS

DANGER: Final = 0
SPIKES: Final = 1
PIT: Final = 2
HAZARD_KINDS: Final = card_vocabulary.HAZARD_KINDS

TUNNEL: Final = 0
DARK_TUNNEL: Final = 1
ROOM: Final = 2
LOCATION_KINDS: Final = card_vocabulary.LOCATION_KINDS


class LocationExit(msgspec.Struct, frozen=True):
    """One side of a location card (DN-1.4).

    Attributes:
        kind: one of `EXIT_KINDS`.
        stat: what a blocked or trapped exit tests; −1 for the others.
        value: what must be reached; 0 for the others.
    """

    kind: int
    stat: int = -1
    value: int = 0


class LocationHazard(msgspec.Struct, frozen=True):
    """A hazard of a location (DN-9.6).

    Attributes:
        kind: one of `HAZARD_KINDS`.
        n: how much danger adds; 0 for spikes and pits.
        stat: what spikes or a pit test; −1 for danger.
        value: what must be reached; 0 for danger.
    """

    kind: int
    n: int = 0
    stat: int = -1
    value: int = 0


class LocationCard(msgspec.Struct, frozen=True, eq=False):
    """A location card.

    Attributes:
        number: its place in `LOCATION_CARDS`.
        id: its name in notation, views and events.
        face: what is printed on it.
        kind: one of `LOCATION_KINDS`.
        entrance: whether it is an entrance.
        exits: its north, east, south and west side when it lies upright.
        hazards: what a hero meets there.
    """

    number: int
    id: str
    face: faces.Location
    kind: int
    entrance: bool
    exits: tuple[LocationExit, LocationExit, LocationExit, LocationExit]
    hazards: tuple[LocationHazard, ...]

    @property
    def is_tunnel(self) -> bool:
        """Whether it is a tunnel, dark or not (DN-2.1)."""
        return self.kind != ROOM


def _stat(word: str) -> int:
    return STATS.index(word) if word else -1


def _exit(side: faces.Exit) -> LocationExit:
    return LocationExit(EXIT_KINDS.index(side.kind), _stat(side.stat), side.value)


def _hazard(hazard: faces.Hazard) -> LocationHazard:
    return LocationHazard(HAZARD_KINDS.index(hazard.kind), hazard.n, _stat(hazard.stat), hazard.value)


def expand(locations: tuple[faces.Location, ...]) -> tuple[LocationCard, ...]:
    """Make the cards of these faces, in the order of the faces."""
    cards: list[LocationCard] = []
    for face in locations:
        n, e, s, w = [_exit(side) for side in face.exits]
        hazards = tuple([_hazard(hazard) for hazard in face.hazards])
        for copy in range(1, face.copies + 1):
            name = f"{face.id}{copy}" if face.copies > 1 else face.id
            kind = LOCATION_KINDS.index(face.kind)
            cards.append(LocationCard(len(cards), name, face, kind, face.entrance, (n, e, s, w), hazards))
    return tuple(cards)


LOCATION_CARDS: Final = expand(faces.LOCATIONS)
LOCATION_IDS: Final = tuple([card.id for card in LOCATION_CARDS])
ENTRANCES: Final = tuple([card.number for card in LOCATION_CARDS if card.entrance])

NO_CONDITION: Final = LocationExit(OPEN)
"""An open exit (DN-9.1)."""


def printed_exits(location: int) -> tuple[int, int, int, int]:
    """Return the kinds of a card's north, east, south and west exit when it lies upright."""
    n, e, s, w = LOCATION_CARDS[location].exits
    return (n.kind, e.kind, s.kind, w.kind)


def turned_sides(sides: int) -> int:
    """Return the same sides of a card turned by 180°; sides are bits 0 to 3 for n, e, s, w.

    >>> bin(turned_sides(0b0110))
    '0b1001'
    """
    return (sides << 2 | sides >> 2) & 15


def _without_wall(location: int) -> int:
    return sum([1 << side for side, kind in enumerate(printed_exits(location)) if kind != WALL])


OPEN_SIDES: Final = tuple([(_without_wall(n), turned_sides(_without_wall(n))) for n in range(len(LOCATION_CARDS))])
"""The sides of each card that are not walls, as bits: with the card upright, and turned."""

CALLED: Final = tuple(
    [frozenset({card.face.id, card.face.kind, "entrance" if card.entrance else ""}) for card in LOCATION_CARDS]
)
"""The words by which quests and effects name a location: its face, its kind, or that it is an entrance."""


def is_at(location: int, places: tuple[str, ...]) -> bool:
    """Return whether a location is one of the places that a card names."""
    return not CALLED[location].isdisjoint(places)
