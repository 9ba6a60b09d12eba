"""Battles played move by move: the party's damage after every step of the battle."""

from __future__ import annotations

from tests.dungeonlords.table import Table
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_steps import FightBattle
from undercroft.kernel.engine.frames import Frame

STEPS = ("", "", "trap", "fast spell", "creatures", "slow spell", "healing", "conquest", "later dart")


class Walk:
    """A battle position played step by step.

    After `answers`, `steps` says what each step of the battle left behind: the party from the front, each as
    ``name:damage``, with ``lost 2,0`` where a tile was conquered. `last`: no other round follows.
    """

    def __init__(self, position: str, last: bool = False) -> None:
        self.table = Table.battle(position) if last else Table.combat(position)
        self.conquered: list[str] = self.table.conquered(0)

    def answers(self, *notations: str) -> dict[str, str]:
        """Give answers, and return what each step of the battle left behind (of the first battle, if others follow)."""
        steps: dict[str, str] = {}
        state = self.table.state
        for text in notations:
            action = state.vocabulary.parse(text)
            assert state.why_not(0, action) is None, f"{text}: {state.why_not(0, action)}"
            state.stack[-1].take(state, 0, action)
            while state.stack:
                top: Frame[DungeonLordsState] = state.stack[-1]
                if isinstance(top, FightBattle) and STEPS[top.step]:
                    steps.setdefault(STEPS[top.step], self.look())
                if top.advance(state):
                    break
        return steps

    def look(self) -> str:
        """The party, and the tile lost since the last look."""
        lost = [square for square in self.table.conquered(0) if square not in self.conquered]
        self.conquered += lost
        return " ".join([*self.table.party(0), *[f"lost {square}" for square in lost]])
