"""A new round (DL-3): the offer, and a preview of the next round."""

from __future__ import annotations

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    AUTUMN,
    EVENT_IDS,
    EVENT_TILES,
    GLYPHS,
    OFFER,
    ROOM_IDS,
    SEASONS,
    TILE_IDS,
)


def open_offer(state: Position) -> None:
    """Begin the season, for which the adventurers have been laid out. Open three creatures and two rooms; discard what
    is left of the previous round (DL-3.1).
    """
    state.adventurers = state.next_adventurers
    state.next_adventurers = ()
    state.tell(ev.SeasonBegins, state.year, SEASONS[state.season])
    if state.year == 2 and not state.season:
        for part in (1, 2):
            state.tell(ev.YearTwoChanges, part)
    leftovers = _on_offer(state) if state.listening else ((), ())
    state.creatures = state.creature_stack[: OFFER.creatures]
    state.creature_stack = state.creature_stack[OFFER.creatures :]
    state.rooms = state.room_stack[: OFFER.rooms]
    state.room_stack = state.room_stack[OFFER.rooms :]
    state.disclose()
    if state.listening:
        creatures, rooms = _on_offer(state)
        state.tell(ev.OfferOpened, creatures, rooms, leftovers[0] + leftovers[1])


def _on_offer(state: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the creatures and the rooms that are for sale."""
    return tuple([TILE_IDS[tile] for tile in state.creatures]), tuple([ROOM_IDS[room] for room in state.rooms])


def look_ahead(state: Position) -> None:
    """Except in autumn, reveal the next round's event and adventurers (DL-3.2)."""
    if state.season == AUTUMN:
        return
    turn_up_event(state)
    draw_adventurers(state)


def turn_up_event(state: Position) -> None:
    """Turn up the next season's event tile; a special event also reveals the card of the year (DL-3.2, DL-7.4)."""
    tile = EVENT_TILES[state.event_tiles[state.season]]
    state.events_up += 1
    special = None
    if tile == "special_event" and state.variant.special_events:
        special = EVENT_IDS[state.special[state.year - 1]]
        state.special_up = state.year
    state.tell(ev.EventTurnedUp, SEASONS[state.season + 1], tile, special)


def draw_adventurers(state: Position) -> None:
    """Draw next season's adventurers and sort them from the weakest to the strongest glyph (DL-3.2 to DL-3.4)."""
    amount = OFFER.adventurers_four_lords if state.seats == 4 else OFFER.adventurers
    drawn = list(state.adventurer_stack[:amount])
    stack = list(state.adventurer_stack[amount:])
    fresh = len(stack) - min(state.under, len(stack))
    while _all_alike(drawn) and any(GLYPHS[tile] != GLYPHS[drawn[0]] for tile in stack):
        # The last one drawn goes under the stack where everybody has seen it (DL-3.4, DL-20.1).
        back = drawn.pop()
        stack.append(back)
        _put_down(state, stack, fresh)
        state.tell(ev.PutUnder, ADVENTURER_IDS[back])
        drawn.append(stack.pop(0))
        fresh = max(0, fresh - 1)
    _put_down(state, stack, fresh)
    state.next_adventurers = tuple(sorted(drawn, key=lambda tile: GLYPHS[tile]))
    if state.listening:
        ids = tuple([ADVENTURER_IDS[tile] for tile in state.next_adventurers])
        state.tell(ev.AdventurersDrawn, SEASONS[state.season + 1], ids)


def _put_down(state: Position, stack: list[int], fresh: int) -> None:
    """Put down the stack of adventurers, of which nobody has seen the upper ``fresh``."""
    state.adventurer_stack = tuple(stack)
    state.under = len(stack) - fresh


def _all_alike(drawn: list[int]) -> bool:
    return len({GLYPHS[tile] for tile in drawn}) == 1
