"""Choosing an adventurer by the place in the party, counted from 1."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import ClassVar

from undercroft.dungeonlords.board.actions import TARGET, Amount
from undercroft.dungeonlords.board.position import Position
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.frames import Choose


class ChooseTarget(Choose[Position]):
    """A lord chooses anybody in the party."""

    rule: ClassVar[str]

    def options(self, state: Position) -> Seq[Action]:
        return TARGET[: len(state.lords[self.seat].party)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return TARGET

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Amount):
            return None
        return Refusal(self.rule, "no-such-target", {"most": len(state.lords[seat].party)})

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Amount)
        self.aim(state, action.value - 1)

    def aim(self, state: Position, place: int) -> None:
        """Act on the adventurer at this place in the party, counted from 0."""
        raise TypeError(f"{type(self).__name__} aims at nobody")
