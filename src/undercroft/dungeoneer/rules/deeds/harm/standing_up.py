"""Standing up and lying down voluntarily (DN-9.7, DN-13.7)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import threat_parts
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import NO_ESCAPE, Test
from undercroft.dungeoneer.rules.deeds.harm.wounds import lie_down, stand_up
from undercroft.dungeoneer.rules.deeds.hero_counters import spend_ap
from undercroft.dungeoneer.rules.questions.question_frames import Part, Stake
from undercroft.kernel.engine.action_vocabulary import Action

STANDING_PRICE: Final = 1
"""What it costs to stand up, in action points of any kind (DN-9.7)."""


class GettingUp(Part):
    """Standing up for 1 AP, which pays for all the threats that must be passed first (DN-9.7, DN-18.5)."""

    seat: int
    failed: int = 0
    step: int = 0

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if hero.life > 0 and hero.fallen and not self.failed and self.step < len(hero.stand):
            stat, value = threat_parts(hero.stand[self.step])
            self.step += 1
            state.stack.append(StandThreat(self.seat, stat, value, NO_ESCAPE))
            return False
        state.stack.pop()
        if hero.fallen and not self.failed:
            stand_up(state, self.seat)
        return False


class StandThreat(Test):
    """One of the threats to pass before standing up."""

    @property
    def word(self) -> str:
        return "standing_up"

    def stake(self, state: Position) -> Stake:
        return Stake("lying")

    def outcome(self, state: Position, success: bool) -> None:
        getting_up = state.stack[-1]
        assert isinstance(getting_up, GettingUp)
        getting_up.failed = int(not success)


def begin_standing(state: Position, seat: int, action: Action) -> None:
    """Stand up for 1 AP (DN-9.7)."""
    spend_ap(state, seat, STANDING_PRICE)
    state.stack.append(GettingUp(seat))


def begin_lying_down(state: Position, seat: int, action: Action) -> None:
    """Lie down for an action point that cannot be spent on moving (DN-13.7)."""
    lie_down(state, seat)
    state.heroes[seat].lying_ap = 1
    state.tell(events.ActionPoints, seat, 1, None, "lain_down")
