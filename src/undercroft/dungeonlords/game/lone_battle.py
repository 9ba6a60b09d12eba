"""The combat of one lord, seat 0, while the other lords stand still.

They count only through their evil counters, for which the paladin may come and go (DL-10.2): nobody asks them anything,
and they fight no battle of theirs.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import Planning
from undercroft.dungeonlords.rules.combat.combat_rounds import Battles, Combat, turn_up_card
from undercroft.kernel.engine.frames import Loop, Sequence

FIGHTER: Final = 0
"""The seat that fights."""

# The engine's own frame is asked, for compiled classes cannot be inherited from.
_COMBAT: Final = Combat()


def plan(state: DungeonLordsState) -> None:
    """Let the lord plan (DL-11.2)."""
    state.stack.append(Planning((FIGHTER,)))


def fight(state: DungeonLordsState) -> None:
    """Let the lord fight (DL-11.6)."""
    state.stack.append(Battles((FIGHTER,)))


class LoneRound(Sequence[DungeonLordsState]):
    """A round of combat (DL-11.1) for this lord alone."""

    steps = (plan, turn_up_card, fight)


class LoneCombat(Loop[DungeonLordsState]):
    """Rounds of combat as long as this lord has a party (DL-11.1): a rival who stands still never sends the paladin."""

    @classmethod
    def begin(cls, state: DungeonLordsState) -> None:
        """Push this frame: a step of the battle."""
        state.stack.append(cls())

    def again(self, state: DungeonLordsState) -> bool:
        return not state.lords[FIGHTER].party_is_gone and _COMBAT.again(state)

    def body(self, state: DungeonLordsState) -> None:
        _COMBAT.body(state)
        state.stack[-1] = LoneRound()


class LoneBattle(Sequence[DungeonLordsState]):
    """A game that consists of one such combat."""

    steps = (LoneCombat.begin,)
