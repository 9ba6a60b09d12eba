"""Counting the lines of play from a position: a count that changes is a rule that has changed."""

from __future__ import annotations

from undercroft.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many different sequences of answers there are.

    Args:
        state: the position.
        depth: the length of the sequences; shorter ones count where the game ends.
    """
    if depth == 0 or state.is_terminal:
        return 1
    seat = state.to_act[0]
    total = 0
    for action in state.legal_actions(seat):
        child = state.clone()
        child.play(seat, action)
        total += perft(child, depth - 1)
    return total


def counts(state: State, deepest: int) -> tuple[int, ...]:
    """`perft` of each depth from 1 on."""
    return tuple([perft(state, depth) for depth in range(1, deepest + 1)])
