"""A position as everybody outside knows it: it goes on, shows itself to each seat, and deals worlds for search."""

from __future__ import annotations

from undercroft.dungeoneer.asking.frames import SharedFrame
from undercroft.dungeoneer.board.piles import clear_table
from undercroft.dungeoneer.board.position import GAME_ENDS, GOING_ON, TURN_ENDS, Position
from undercroft.dungeoneer.seen.census import census
from undercroft.dungeoneer.seen.visibility import redeal, view_of
from undercroft.dungeoneer.views import View
from undercroft.kernel.chance import Chance


class DungeoneerState(Position):
    """A position of Dungeoneer."""

    __slots__ = ()

    def run(self) -> None:
        """Go on until an answer is needed or the game is over; a death or a victory breaks frames off."""
        stack = self.stack
        while stack:
            if self.break_off:
                self._unwind()
            elif stack[-1].advance(self):
                return

    def _unwind(self) -> None:
        """Drop all frames when somebody has won, or those of the turn that a death has ended (DN-17.2).

        Before a turn ends all have their share in the effect that has killed its hero (DN-17.4).
        """
        stack = self.stack
        keep = 0 if self.break_off == GAME_ENDS else 1
        self.break_off = GOING_ON
        while len(stack) > keep:
            top = stack[-1]
            if keep and isinstance(top, SharedFrame) and top.due(self):
                top.after = TURN_ENDS
                return
            stack.pop()
        if self.table:
            clear_table(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def census(self) -> dict[str, object]:
        return census(self)

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, seat, chance)
