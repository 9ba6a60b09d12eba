"""Recorded games, cut where there is something to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.fixtures.games import FOLDER
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record


@cache
def recorded(name: str) -> Record:
    """A recorded game."""
    return Record.open(FOLDER / f"{name}.record")


def find(record: Record, wanted: Callable[[State], bool], nth: int = 0) -> int:
    """The number of answers after which the condition holds for the nth time (from 0)."""
    match = Match.replay(record, to=0)
    for number, (seat, action) in enumerate(record.moves):
        if wanted(match.state):
            if not nth:
                return number
            nth -= 1
        match.apply(seat, action)
    raise LookupError("there is nothing like that in this game")


def asks(question: str, year: int = 1, seat: int = 0) -> Callable[[State], bool]:
    """Whether a seat is asked such a question, and has not answered.

    Args:
        question: the prompt's key.
        year: not before this one, in games that have years.
        seat: who.
    """

    def is_so(state: State) -> bool:
        if seat not in state.to_act or (year > 1 and state.view(seat).year < year):
            return False
        decision = state.decision(seat)
        return decision.prompt.key == question and decision.sealed is None

    return is_so


def different_traps(state: State) -> bool:
    """Whether seats 0 and 1 are asked at once, and each has a kind of trap that the other lacks."""
    if not {0, 1} <= set(state.to_act):
        return False
    mine, others = (set(state.view(seat).lords[seat].traps or ()) for seat in (0, 1))
    return bool(mine - others and others - mine)
