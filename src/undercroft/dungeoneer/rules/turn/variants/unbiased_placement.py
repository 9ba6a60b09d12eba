"""Unbiased placement: others place what a player's own quests need (DN-13.5)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, is_at


def placer(state: Position, seat: int, location: int) -> int:
    """Return the seat that places the drawn location: it passes left until nobody's own quest needs it (DN-13.5)."""
    if not state.variant.unbiased_placement:
        return seat
    around = state.clockwise(seat)
    for i, holder in enumerate(around):
        if not needs(state, holder, location):
            break
        following = around[(i + 1) % len(around)]
        if following != holder:
            state.tell(events.LocationPassed, holder, LOCATION_IDS[location], following)
    else:
        return seat
    return holder


def needs(state: Position, seat: int, location: int) -> bool:
    """Return whether one of the seat's personal quests names the location (for an escort, where it is picked up)."""
    return any(is_at(location, QUESTS[quest].face.where) for quest in state.heroes[seat].quests)
