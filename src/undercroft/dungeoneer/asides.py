"""What a player may do beside what is asked: how each such answer begins, by its verb (DN-4.7).

The modules that carry them out enter themselves here, so that windows need not know them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.dungeoneer.actions import Numbered

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState
    from undercroft.kernel.actions import Action

Beginning = Callable[["DungeoneerState", int, "Action"], None]

BEGINNINGS: Final[dict[str, Beginning]] = {}


def begins(verb: str) -> Callable[[Beginning], Beginning]:
    """Enter a function as what begins answers with that verb."""

    def enter(function: Beginning) -> Beginning:
        BEGINNINGS[verb] = function
        return function

    return enter


def carry_out(state: DungeoneerState, seat: int, action: Action) -> None:
    """Begin what a player has chosen beside his own decisions."""
    BEGINNINGS[action.verb](state, seat, action)


@begins("ask")
def set_standing(state: DungeoneerState, seat: int, action: Action) -> None:
    """When the seat wants to be asked from now on (DN-15.2)."""
    assert isinstance(action, Numbered)
    state.heroes[seat].standing = action.value
