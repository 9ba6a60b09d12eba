"""The arrival of adventurers (DL-8), and the end of the round (DL-9)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import EMPTY, Position
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, AUTUMN, CLASS_OF, EVILOMETER, IS_PALADIN
from undercroft.dungeonlords.rules.phases.special_events import after_assignment

_DUMMY_FIRST: Final = -1


def assign_adventurers(state: Position) -> None:
    """Send the weakest adventurer to the least evil lord, and so on (DL-8.1); with two lords, one goes to the dummy
    (DL-12.3).
    """
    if not state.adventurers:
        return
    ranks = [(lord.evil, state.steps_from_first(seat), seat) for seat, lord in enumerate(state.lords)]
    if state.seats == 2:
        state.dummy_evil = min(state.dummy_evil + 1, EVILOMETER.top)
        state.tell(ev.DummyMoves, state.dummy_evil)
        ranks.append((state.dummy_evil, _DUMMY_FIRST, _DUMMY_FIRST))
    arrivals = [0] * state.seats
    evils = [evil for evil, _, _ in ranks]
    for rank, (tile, (evil, _, seat)) in enumerate(zip(state.adventurers, sorted(ranks), strict=True), 1):
        state.adventurers = state.adventurers[1:]
        if seat == _DUMMY_FIRST:
            state.tell(ev.AdventurerLeaves, ADVENTURER_IDS[tile])
            continue
        arrivals[seat] = tile
        join(state.lords[seat], tile)
        if state.listening:
            tied = evils.count(evil) > 1
            state.tell(ev.AdventurerJoins, seat, ADVENTURER_IDS[tile], rank, evil, tied)
    after_assignment(state, tuple(arrivals))


def join(lord: Lord, tile: int) -> None:
    """Put an adventurer at the end of the party, a warrior at its front, but behind the paladin (DL-8.2)."""
    at = len(lord.party)
    if CLASS_OF[tile] == "warrior":
        at = 1 if lord.party and IS_PALADIN[lord.party[0].tile] else 0
    lord.party = (*lord.party[:at], Adventurer(tile), *lord.party[at:])


def end_round(state: Position) -> None:
    """Return all imps and, except after autumn, pass the first-player marker to the left (DL-9.1)."""
    for lord in state.lords:
        lord.diggers = lord.miners = lord.foremen = lord.workers = lord.uses = 0
    state.board = (EMPTY,) * len(state.board)
    state.dummy_orders = ()
    if state.season != AUTUMN:
        state.first = (state.first + 1) % state.seats
        state.tell(ev.FirstPlayer, state.first)
