"""A glory card for a beaten monster (DN-14.5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import TYPE_CHECKING

from undercroft.dungeoneer.actions import DRAW, PASS
from undercroft.dungeoneer.parts import Ask
from undercroft.dungeoneer.piles import GLORY, draw
from undercroft.kernel.decisions import CHOOSE_ONE, Prompt

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState
    from undercroft.kernel.actions import Action


class Spoils(Ask):
    """Whether the player draws it."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        return (DRAW[GLORY], PASS) if state.decks[GLORY] or state.discards[GLORY] else ()

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("spoils", CHOOSE_ONE, "DN-14.5")

    def chosen(self, state: DungeoneerState, action: Action) -> None:
        if action is not PASS:
            draw(state, self.seat, GLORY)
