"""Markers on the map: exits opened by failing, deactivation tokens, portcullises, and escort tokens that nobody leads.

`Position` keeps each marker as one int. Only this module knows how those ints are built; everything else asks it.
Sides are printed sides (`Dungeon.printed_side`), so a marker turns with its card.
"""

from __future__ import annotations

from undercroft.dungeoneer.board.map.dungeon import edge, edge_parts
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS


def neighbour(state: Position, location: int) -> tuple[str | None, str | None]:
    """Return a location from which one can go to this one, that of the active hero if possible, and the side: so events
    call the place where it lies.
    """
    ways = [(state.dungeon.way(location, side), side) for side in range(4)]
    beside = [(other, side) for other, side in ways if other >= 0]
    if not beside:
        return None, None
    here = state.heroes[state.active].location
    other, side = next((one for one in beside if one[0] == here), beside[0])
    return LOCATION_IDS[other], SIDES[(side + 2) % 4]


# Exits opened by failing (DN-9.4): edge * 8 + seat, so location * 32 + printed side * 8 + seat.


def opener_of(state: Position, location: int, printed: int) -> int:
    """Return the seat that has opened the exit by failing, or −1."""
    wanted = edge(location, printed)
    for entry in state.opened:
        if entry >> 3 == wanted:
            return entry & 7
    return -1


def note_opened(state: Position, location: int, printed: int, seat: int) -> None:
    """Note that the seat has opened the exit."""
    state.opened = (*state.opened, edge(location, printed) << 3 | seat)


def close_exits_of(state: Position, seat: int) -> None:
    """Close the exits that a hero has opened, when he leaves or dies (DN-9.4)."""
    if state.opened:
        state.opened = tuple([entry for entry in state.opened if entry & 7 != seat])


def close_exits_at(state: Position, location: int) -> None:
    """Close the exits opened in a location, when it is shifted (DN-18.4)."""
    state.opened = tuple([entry for entry in state.opened if entry >> 5 != location])


# Deactivation tokens (DN-9.8): a spot is location * 8 + printed side of an exit, or + 4 + index of a hazard.


def exit_spot(location: int, printed: int) -> int:
    """Return the spot of a deactivation token on an exit."""
    return location << 3 | printed


def hazard_spot(location: int, place: int) -> int:
    """Return the spot of a deactivation token on a hazard, given its index among those of the card."""
    return location << 3 | 4 + place


def spot_parts(spot: int) -> tuple[int, int, int]:
    """Return the location of a spot, the printed side and the index of the hazard; one of the last two is −1."""
    location, place = spot >> 3, spot & 7
    return (location, place, -1) if place < 4 else (location, -1, place - 4)


# Portcullises (tomb-a39): edge * 256 + card.


def portcullis_on(state: Position, location: int, printed: int) -> int:
    """Return the card that bars the exit, or −1."""
    wanted = edge(location, printed)
    for entry in state.portcullises:
        if entry >> 8 == wanted:
            return entry & 255
    return -1


def add_portcullis(state: Position, location: int, printed: int, card: int) -> None:
    """Note that the card bars the exit."""
    state.portcullises = (*state.portcullises, edge(location, printed) << 8 | card)


def lift_portcullis(state: Position, card: int) -> None:
    """Note that the card no longer bars anything."""
    state.portcullises = tuple([entry for entry in state.portcullises if entry & 255 != card])


def barring_cards(state: Position) -> set[int]:
    """Return the cards that bar an exit."""
    return {entry & 255 for entry in state.portcullises}


# Escort tokens that nobody leads (DN-11.8): quest * 64 + location.


def token_location(state: Position, quest: int) -> int:
    """Return the location where the quest's token lies, or −1."""
    for entry in state.tokens_lying:
        if entry >> 6 == quest:
            return entry & 63
    return -1


def lay_token(state: Position, quest: int, location: int) -> None:
    """Put the token of the quest down."""
    state.tokens_lying = (*state.tokens_lying, quest << 6 | location)


def remove_token(state: Position, quest: int) -> None:
    """Take the token of the quest off the map, if it lies there."""
    state.tokens_lying = tuple([entry for entry in state.tokens_lying if entry >> 6 != quest])


def quests_of_tokens(state: Position) -> list[int]:
    """Return the quests whose tokens lie somewhere."""
    return [entry >> 6 for entry in state.tokens_lying]


def tokens_in(state: Position, location: int) -> list[int]:
    """Return the quests whose tokens lie in the location."""
    return [entry >> 6 for entry in state.tokens_lying if entry & 63 == location]


# All of them together.


def marked_locations(state: Position) -> set[int]:
    """Return the locations with an exit or a hazard that differs from the printed one, leaving the bridge aside."""
    edges = [entry >> 3 for entry in state.opened] + [entry >> 8 for entry in state.portcullises]
    return {edge_parts(one)[0] for one in edges} | {spot_parts(spot)[0] for spot in state.deactivated}
