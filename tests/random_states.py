"""Positions from random games, for tests of what holds in every position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game

S = TypeVar("S", bound=State)


def random_states(game: Game[S], options: Sequence[Any], wanted: int) -> list[S]:
    """The wanted number of states: one before each answer, from games of two to four seats with each option in turn."""
    rnd = random.Random(20)
    found: list[S] = []
    number = 0
    while len(found) < wanted:
        state = game.new(2 + number % 3, options[number % len(options)], f"states {number}")
        while state.stack and len(found) < wanted:
            found.append(state.clone())
            seat = rnd.choice(state.to_act)
            state.play_unchecked(seat, rnd.choice(state.legal_actions(seat)))
        number += 1
    return found
