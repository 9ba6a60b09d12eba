"""The exits as they are now: opened, deactivated, barred by a portcullis (DN-9.1, DN-9.4, DN-9.8)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import discard_prepared, owner_of
from undercroft.dungeoneer.board.map_markers import exit_spot, note_opened, opener_of, portcullis_on
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, TESTED
from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.content.location_cards import (
    BLOCKED,
    LOCATION_CARDS,
    LOCATION_IDS,
    NO_CONDITION,
    OPEN,
    LocationExit,
)


def _gate(card: int) -> LocationExit:
    effect = next(EFFECTS[n] for n in CARDS[card].played if EFFECTS[n].do == "set_exit")
    return LocationExit(BLOCKED, TESTED.index(effect.stat), effect.value)


def portcullis_at(state: Position, location: int, side: int) -> int:
    """Return the card that bars the exit from this side (tomb-a39), or −1."""
    return portcullis_on(state, location, state.dungeon.printed_side(location, side)) if state.portcullises else -1


def condition(state: Position, location: int, side: int) -> LocationExit:
    """Return the condition for leaving by that side; only the side of departure matters (DN-8.1)."""
    dungeon = state.dungeon
    exit = dungeon.exit(location, side)
    if not (state.opened or state.deactivated or state.portcullises):
        return exit
    printed = dungeon.printed_side(location, side)
    if exit_spot(location, printed) in state.deactivated or opener_of(state, location, printed) >= 0:
        return NO_CONDITION
    card = portcullis_on(state, location, printed)
    return _gate(card) if card >= 0 and exit.kind == OPEN else exit


def open_exits(state: Position, location: int) -> int:
    """Return the sides by which a hero leaves without a test, as bits: those that are open as `condition` says."""
    if not (state.opened or state.deactivated or state.portcullises):
        return state.dungeon.free_sides(location)
    sides = 0
    for side in range(4):
        if condition(state, location, side).kind == OPEN:
            sides |= 1 << side
    return sides


def may_be_barred(state: Position, location: int, side: int) -> bool:
    """Return whether a portcullis would act there: on a printed open exit without a token or another portcullis."""
    printed = state.dungeon.printed_side(location, side)
    free = exit_spot(location, printed) not in state.deactivated and portcullis_on(state, location, printed) < 0
    return LOCATION_CARDS[location].exits[printed].kind == OPEN and free


def open_for_all(state: Position, seat: int, side: int) -> None:
    """Open the exit at which a hero failed, as long as he stays (DN-9.4)."""
    location = state.heroes[seat].location
    note_opened(state, location, state.dungeon.printed_side(location, side), seat)
    state.tell(events.ExitOpened, seat, LOCATION_IDS[location], SIDES[side])


def remove_portcullis(state: Position, location: int, side: int) -> None:
    """Discard the portcullis there, if any: a hero has left through it or failed its test (tomb-a39)."""
    card = portcullis_at(state, location, side)
    if card >= 0:
        discard_prepared(state, owner_of(state, card), card, EventCause(None, "broken"))
