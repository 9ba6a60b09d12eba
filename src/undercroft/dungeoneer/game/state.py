"""The state as everything outside the rules knows it: a position that runs, with views, dealt worlds and a census."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from undercroft.dungeoneer.board.actions import Shortcut
from undercroft.dungeoneer.board.card_piles import clear_table
from undercroft.dungeoneer.board.position import GAME_ENDS, GOING_ON, TURN_ENDS, Position
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.spoils.battle_rewards import reward_at_once
from undercroft.dungeoneer.rules.questions.question_frames import SharedFrame
from undercroft.dungeoneer.rules.questions.side_actions import refuse_untimely
from undercroft.dungeoneer.rules.turn.shortcuts import begin, go_on, interrupt
from undercroft.dungeoneer.views import View
from undercroft.dungeoneer.visibility.census import census
from undercroft.dungeoneer.visibility.view_builder import views_of
from undercroft.dungeoneer.visibility.view_parts import redeal
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import Frame


@final
class DungeoneerState(Position):
    """A position of Dungeoneer."""

    def play_unchecked(self, seat: int, action: Action) -> None:
        interrupt(self, action)
        earlier = self.rest
        if isinstance(action, Shortcut):
            action = begin(self, seat, action)
        rest = self.rest
        super().play_unchecked(seat, action)
        if earlier is not None and self.rest is not rest:  # everybody sees now what its player said earlier
            self.disclose()

    def run(self) -> None:
        """Continue until an answer is needed or the game is over; a death or a victory breaks off frames."""
        stack = self.stack
        while stack:
            if self.break_off:
                self._unwind()
            elif stack[-1].advance(self) and not (self.rest is not None and go_on(self)):
                return

    def _unwind(self) -> None:
        """Drop all frames after a victory, or those of the turn that a death has ended (DN-17.2).

        Before the turn ends, the effect that killed its hero affects everybody else (DN-17.4), and the battles that it
        breaks off give their rewards.
        """
        stack = self.stack
        keep = 0 if self.break_off == GAME_ENDS else 1
        self.break_off = GOING_ON
        owed: list[Frame[Any]] = []
        while len(stack) > keep:
            top = stack[-1]
            if keep and isinstance(top, SharedFrame) and top.due(self):
                top.after = TURN_ENDS
                break
            stack.pop()
            if keep and isinstance(top, Battle):
                owed += reward_at_once(self, top)
        if self.table and len(stack) == keep:
            clear_table(self)
        stack += owed

    def refuse_untimely(self, seat: int, action: Action) -> Refusal | None:
        return refuse_untimely(self, seat, action)

    def view(self, seat: int | None) -> View:
        return views_of(self, (seat,), {})[0]

    def views_again(self, seats: Sequence[int | None], known: dict[Any, Any]) -> list[View]:
        return views_of(self, seats, known)

    def census(self) -> dict[str, object]:
        return census(self)

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, seat, chance)
