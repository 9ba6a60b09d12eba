"""Turns to the left, and the five phases of each (DN-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import LOUD, UNTIL_MY_TURN
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import (
    DISCARD,
    FEATS,
    LOCATIONS,
    MISDEEDS,
    PHASES,
    RECOVERY,
    WindowMoment,
)
from undercroft.dungeoneer.rules.deeds.quests import keep_winnable
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.muted_questions import end_hushes
from undercroft.dungeoneer.rules.questions.question_frames import Part
from undercroft.dungeoneer.rules.turn.cleanup import Cleanup
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.dungeoneer.rules.turn.location_draw import begin_locations
from undercroft.dungeoneer.rules.turn.misdeeds import begin_misdeeds
from undercroft.dungeoneer.rules.turn.recovery import recover, renew_all
from undercroft.dungeoneer.rules.turn.variants.resurrection import resurrect
from undercroft.kernel.engine.frames import Sequence, Step


class Turns(Part):
    """The players' turns, one after another; a round is one turn of each player (DN-4.6)."""

    begun: int = 0
    """1 once the first turn has begun."""

    def advance(self, state: Position) -> bool:
        if state.variant.resurrection and resurrect(state):
            return False
        if self.begun:
            for hero in state.heroes:  # of all AP only a saved one outlasts a turn (DN-4.5, DN-19.1)
                hero.ap = hero.saved
                hero.fleeting = hero.lying_ap = 0
            before = state.active
            following = [seat for seat in state.clockwise(before) if seat != before] or [before]
            state.active = following[0]
            seats = state.seats
            if (state.active - state.first) % seats <= (before - state.first) % seats:
                state.round += 1
        self.begun = 1
        state.rest = None
        end_hushes(state)
        if state.heroes[state.active].quiet == UNTIL_MY_TURN:
            state.heroes[state.active].quiet = LOUD
        state.phase = RECOVERY
        state.tell(events.TurnBegins, state.active, state.round)
        keep_winnable(state)
        state.stack.append(SoloTurn() if state.variant.solo else Turn())
        return False


def _begin(phase: int) -> Step:
    def begin(state: Position) -> None:
        state.phase = phase
        if state.listening:
            state.tell(events.PhaseBegins, state.active, PHASES[phase])
        open_window(state, WindowMoment.PHASE_BEGINS, 0)

    return begin


def _end(state: Position) -> None:
    open_window(state, WindowMoment.PHASE_ENDS, 0)


RECOVERY_PHASE: Final[tuple[Step, ...]] = (renew_all, _begin(RECOVERY), recover, _end)
MISDEEDS_PHASE: Final[tuple[Step, ...]] = (_begin(MISDEEDS), begin_misdeeds, _end)
OTHER_PHASES: Final[tuple[Step, ...]] = (
    _begin(LOCATIONS),
    begin_locations,
    _end,
    _begin(FEATS),
    Feats.begin,
    _end,
    _begin(DISCARD),
    Cleanup.begin,
    _end,
)


class Turn(Sequence[Position]):
    """The five phases (DN-4.1 to DN-4.5)."""

    steps: ClassVar[tuple[Step, ...]] = RECOVERY_PHASE + MISDEEDS_PHASE + OTHER_PHASES


class SoloTurn(Sequence[Position]):
    """A turn of the solo game, without misdeeds (DN-14.2)."""

    steps: ClassVar[tuple[Step, ...]] = RECOVERY_PHASE + OTHER_PHASES


def phases_of(solo: bool) -> tuple[int, ...]:
    """Return the phases of a turn in their order."""
    return (RECOVERY, LOCATIONS, FEATS, DISCARD) if solo else (RECOVERY, MISDEEDS, LOCATIONS, FEATS, DISCARD)


def turn_from(solo: bool, phase: int) -> Sequence[Position]:
    """Return the frame of a turn in which this phase, which is not the first one, begins next."""
    before = len(RECOVERY_PHASE) + (phases_of(solo).index(phase) - 1) * len(MISDEEDS_PHASE)
    return SoloTurn(before) if solo else Turn(before)
