"""What a player may do apart from answering the question: how each such action begins, by its verb (DN-4.7).

The functions that carry them out are in higher rooms; `dispatch` registers them here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer.board.actions import Hush
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.rules.questions.muted_questions import hush
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

Beginning = Callable[[Position, int, Action], None]

BEGINNINGS: Final[dict[str, Beginning]] = {}


def carry_out(state: Position, seat: int, action: Action) -> None:
    """Begin what a player has chosen to do apart from answering the question."""
    BEGINNINGS[action.verb](state, seat, action)


def set_standing(state: Position, seat: int, action: Action) -> None:
    """Set when the seat wants to be asked from now on (DN-15.2)."""
    if isinstance(action, Hush):
        hush(state, seat, action)
        return
    assert isinstance(action, Numbered)
    state.heroes[seat].standing = action.value
