"""Questions that answer themselves: one answer is possible or goes without saying, and nobody else could learn anything
from the haste.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.kernel.history.match import Match

NOTHING: Final = frozenset(("pass", "done", "declare", "give_peril"))
"""The verbs of doing nothing, or nothing more than has been begun, in every game."""


def only_move(match: Match, decision: Decision) -> Option | None:
    """Return the only possible move, or the one that goes without saying; None if a person has to choose.

    `Decision.routine` says which goes without saying. Answers that merely say when to be asked are not counted
    (`Game.asides`). While the seat could still undo something instead, only doing nothing answers itself.

    Args:
        match: the game, before the answer.
        decision: what is asked.
    """
    if decision.sealed is not None:
        return None
    moves = [option for option in decision.options if option.verb not in match.game.asides]
    if decision.routine:
        moves = [option for option in moves if option.action == decision.default]
    if len(moves) != 1:
        return None
    return moves[0] if moves[0].verb in NOTHING or match.why_no_undo(decision.seat) is not None else None


def passes(match: Match, decision: Decision, people: int) -> Option | None:
    """Return the answer that the question gives itself; None if a person has to answer.

    With other people at the table every question is asked: an answer given at once would tell them what its giver does
    not hold.

    Args:
        match: the game, before the answer.
        decision: what is asked.
        people: how many people play; all others are bots.
    """
    return only_move(match, decision) if people == 1 else None
