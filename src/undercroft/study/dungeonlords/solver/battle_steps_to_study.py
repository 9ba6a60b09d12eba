"""The engine's own rules, up to the next question: which combat card is turned up is a question, too.

A combat card that nobody knows is drawn from those that are left, so the search must stop before it is turned up. The
frames here are the engine's own, with one more before the step that turns the card up.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.game.lone_battle import FIGHTER, LoneCombat, LoneRound
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import turn_up_card
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.frames import Frame, Loop, Sequence, Step

_COMBAT: Final = LoneCombat()


class UnknownCard(Frame[DungeonLordsState]):
    """Waits until somebody says which card it is (`turned_up`), if it is unknown."""

    @classmethod
    def begin(cls, state: DungeonLordsState) -> None:
        """Push this frame: a step of a round."""
        state.stack.append(cls())

    def advance(self, state: DungeonLordsState) -> bool:
        if state.cards and state.cards[state.round - 1] == UNKNOWN:
            return True
        state.stack.pop()
        return False


def _with_question() -> tuple[Step, ...]:
    at = LoneRound.steps.index(turn_up_card)
    return (*LoneRound.steps[:at], UnknownCard.begin, *LoneRound.steps[at:])


class RoundToStudy(Sequence[DungeonLordsState]):
    """A round of combat that waits for its card."""

    steps = _with_question()


class CombatToStudy(Loop[DungeonLordsState]):
    """A combat of such rounds. It asks the engine's own frame, for compiled classes cannot be inherited from."""

    @classmethod
    def begin(cls, state: DungeonLordsState) -> None:
        """Push this frame: a step of the battle."""
        state.stack.append(cls())

    def again(self, state: DungeonLordsState) -> bool:
        return _COMBAT.again(state)

    def body(self, state: DungeonLordsState) -> None:
        _COMBAT.body(state)
        state.stack[-1] = RoundToStudy()


class BattleToStudy(Sequence[DungeonLordsState]):
    """A game that consists of one such combat."""

    steps = (CombatToStudy.begin,)


def set_up(position: BattlePosition) -> DungeonLordsState:
    """Return a position as a state of one lord, before its first question. Unknown cards are `UNKNOWN`."""
    state = position.set_up("")
    state.cards = position.cards
    state.stack = [BattleToStudy()]
    return state


def waits_for_card(state: DungeonLordsState) -> bool:
    """Return whether the next thing to happen is that an unknown card is turned up (DL-11.5)."""
    return bool(state.stack) and isinstance(state.stack[-1], UnknownCard)


def after(state: DungeonLordsState, action: Action) -> DungeonLordsState:
    """Return the position that an answer leads to; the one it is given in stays as it is."""
    child = state.clone()
    child.play_unchecked(FIGHTER, action)
    return child


def turned_up(state: DungeonLordsState, card: int) -> DungeonLordsState:
    """Return the position in which the unknown card of this round turns out to be this one."""
    child = state.clone()
    turn_up(child, card)
    return child


def turn_up(state: DungeonLordsState, card: int) -> None:
    """Go on in a position with this card as the unknown one of its round."""
    at = state.round - 1
    state.cards = (*state.cards[:at], card, *state.cards[at + 1 :])
    state.run()
