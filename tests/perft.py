"""Count the lines of play from a position. If a count changes, a rule has changed."""

from __future__ import annotations

from undercroft.kernel.engine.game_state import State


def perft(state: State, depth: int) -> int:
    """Count the different sequences of answers.

    Args:
        state: the position.
        depth: the length of the sequences; shorter ones count if the game ends.
    """
    if depth == 0 or state.is_terminal:
        return 1
    seat = state.to_act[0]
    total = 0
    for action in state.legal_actions(seat):
        child = state.clone()
        child.play_unchecked(seat, action)
        total += perft(child, depth - 1)
    return total


def counts(state: State, deepest: int) -> tuple[int, ...]:
    """`perft` for each depth from 1 up to the given one."""
    return tuple([perft(state, depth) for depth in range(1, deepest + 1)])
