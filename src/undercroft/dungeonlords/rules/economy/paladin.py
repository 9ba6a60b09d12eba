"""The evilometer and the paladin (DL-1.8, DL-10)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import OUT, Position
from undercroft.dungeonlords.content.tile_tables import DECOY, EVILOMETER, IS_PALADIN, PALADINS, TILE_IDS

_BELOW_PALADIN: Final = EVILOMETER.paladin - 1


def evil_after(evil: int, by: int) -> int:
    """Return where a counter stands after a move: no further than the ends of the evilometer (DL-1.8)."""
    to = evil + by
    if to > EVILOMETER.top:
        return EVILOMETER.top
    return to if to >= EVILOMETER.bottom else EVILOMETER.bottom


def move_evil(state: Position, seat: int, by: int, source: str, why: str | None = None) -> None:
    """Move a lord's counter in one move (DL-1.9), no further than the ends of the evilometer (DL-1.8).

    ``source`` and ``why``: for what (`events`).
    """
    lord = state.lords[seat]
    to = evil_after(lord.evil, by)
    moved = to - lord.evil
    lord.evil = to
    state.tell(ev.EvilMoved, seat, moved, to, source, None if moved == by else by, why)
    check_paladin(state)


def check_paladin(state: Position) -> None:
    """Send the paladin to the lord he must visit now, if there is one (DL-10.1 to DL-10.3, DL-19.1)."""
    goes_to = paladin_goal(state, [lord.evil for lord in state.lords])
    if goes_to >= 0:
        send_paladin(state, goes_to)


def paladin_goal(state: Position, evil: list[int]) -> int:
    """Return the lord whom the paladin must visit if the counters stand like this; −1: he stays where he is."""
    holder = state.paladin
    if holder == OUT:
        return -1
    above = _BELOW_PALADIN
    if holder >= 0 and evil[holder] > above:
        above = evil[holder]
    goes_to = -1
    for seat in state.turn_order():
        # He goes to the highest lord; in a tie to the one farther from the first player (DL-10.3).
        if evil[seat] > above and (goes_to < 0 or evil[seat] >= evil[goes_to]):
            goes_to = seat
    return goes_to


def send_paladin(state: Position, seat: int) -> None:
    """Move the paladin, with his damage, to the front of a lord's party, behind a decoy (DL-8.2, DL-10.2, DL-10.5)."""
    before = state.paladin
    paladin = _take_from(state.lords[before]) if before >= 0 else Adventurer(PALADINS[state.year - 1])
    lord = state.lords[seat]
    at = 1 if lord.party and lord.party[0].tile == DECOY else 0
    lord.party = (*lord.party[:at], paladin, *lord.party[at:])
    state.paladin = seat
    state.tell(ev.PaladinComes, seat, lord.evil, before if before >= 0 else None)
    if before >= 0 and state.lords[before].party_is_gone:
        party_gone(state, before)


def _take_from(lord: Lord) -> Adventurer:
    paladin = next(a for a in lord.party if IS_PALADIN[a.tile])
    lord.party = tuple([a for a in lord.party if a is not paladin])
    return paladin


def party_gone(state: Position, seat: int) -> None:
    """After the last adventurer has gone, remove a decoy and the plan of a battle to come (DL-10.6, DL-21.6)."""
    lord = state.lords[seat]
    if lord.party:
        lord.party = ()
        state.tell(ev.DecoyVanishes, seat)
    if state.round:
        state.tell(ev.PartyGone, seat)
    fighting = state.battle is not None and state.battle.lord == seat
    if lord.planned and not fighting:
        return_plan(state, seat)
        state.tell(ev.PlanReturns, seat)


def return_plan(state: Position, seat: int) -> None:
    """Take back the plan: unrevealed traps return to the hand unpaid, creatures to the lair, face up or KO."""
    lord = state.lords[seat]
    if state.battle is not None and state.battle.lord == seat and state.listening:
        for tile in lord.sent:
            if not state.battle.has_acted(tile):
                lord.sent = tuple([t for t in lord.sent if t != tile])
                state.tell(ev.ReturnsFaceUp, seat, TILE_IDS[tile])
    lord.traps = tuple(sorted(lord.traps + lord.laid))
    lord.laid = ()
    lord.sent = ()
    lord.planned = 0
    lord.marked = -1
