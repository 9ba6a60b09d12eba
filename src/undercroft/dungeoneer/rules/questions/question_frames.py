"""What the frames of this game have in common: windows may open above them, and rolls report to them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar

from undercroft.dungeoneer.board.numbers.stat_breakdown import Breakdown
from undercroft.dungeoneer.board.position import GOING_ON, Position
from undercroft.dungeoneer.board.terms.event_causes import NO_CAUSE, EventCause
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber, FaceNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.kernel.base.declarations import progress
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.frames import Choose, Frame

F = TypeVar("F", bound="Frame[Any]")


class Stake(NamedTuple):
    """What a roll decides.

    Attributes:
        what: what failing brings: a key of the question's text.
        n: how much of it; 0 if it is not counted.
        only: whether nothing else depends on the roll, such as a reward for passing.
    """

    what: str
    n: int = 0
    only: bool = False


NO_STAKE: Final = Stake("none")
GLORY_LOST: Final = "glory"
"""What is at stake where failing costs glory."""


class Part(Frame[Position]):
    """A frame with windows, rolls or battles above it, which report to it."""

    def settled(self, state: Position) -> bool:
        """Return whether what the window above is about has been averted, so that the window closes at once."""
        return False

    def rolled(self, state: Position, total: int) -> None:
        """Note the result of the roll that this frame asked for, which is reported next."""

    def after_roll(self, state: Position, total: int) -> None:
        """Carry out what follows from the roll."""

    def plus(self, state: Position, kind: int) -> int:
        """Return what to add to the die of a roll of this kind (`dice_rolls.ROLLS`), apart from what was added for this
        roll alone.
        """
        raise TypeError(f"{type(self).__name__} has asked for no roll")

    def breakdown(self, state: Position, kind: int) -> Breakdown:
        """Return what `plus` is made of, for the event."""
        raise TypeError(f"{type(self).__name__} has asked for no roll")

    def enough(self, state: Position, kind: int, total: int) -> bool:
        """Return whether a roll of this kind that this frame has asked for cannot be bettered: no more than this total
        is needed.
        """
        return False

    def stake(self, state: Position) -> Stake:
        """Return what depends on the roll that this frame has asked for."""
        return NO_STAKE

    def credit(self, fighter: int, lost: int) -> bool:
        """Note the life that a monster took from a hero; return True if this is the battle in which the monster
        fights.
        """
        return False

    def because(self, state: Position) -> EventCause | None:
        """Return why whatever happens above this frame happens; None if this frame does not say."""
        return None

    def subject(self, state: Position, seat: int) -> EventCause:
        """Return what the question of a window above this frame is about, for the seat that is asked."""
        return found_cause(state)

    def opponent(self, state: Position) -> str | None:
        """Return the id of what the roll is made against: the other fighter, or what the threat comes from."""
        return cause_now(state).id

    def roller(self, state: Position) -> str:
        """Return the id of the monster or the hero that makes the roll."""
        raise TypeError(f"no monster rolls for {type(self).__name__}")


class InUse(Part):
    """Marks an effect as being used: it cannot be used again in a window meanwhile."""

    effect: EffectNumber
    """The number of the effect."""


class Ask(Choose[Position]):
    """A choice of one seat; in the solo game chance chooses for nobody (seat −1) (DN-14.7)."""

    def advance(self, state: Position) -> bool:
        if self.seat >= 0:
            return super().advance(state)
        options = self.options(state)
        state.stack.pop()
        state.disclose()
        if options:
            self.chosen(state, state.chance.pick(options))
        else:
            self.nothing(state)
        return False


class OfEffect(Ask):
    """A question about an effect that is being carried out."""

    effect: EffectNumber
    """The number of the effect."""


class Pick(Ask):
    """A choice among numbered actions."""

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Numbered)
        self.picked(state, action.value)

    def picked(self, state: Position, value: int) -> None:
        """Carry out the answer."""
        raise TypeError(f"{type(self).__name__} does nothing with its answer")


class PickOfEffect(Pick):
    """A question about an effect that is being carried out, answered by a numbered action."""

    effect: EffectNumber
    """The number of the effect."""


def nearest(state: Position, kind: type[F]) -> F | None:
    """Return the topmost frame of this kind, such as the roll, wound or battle that a card refers to."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):  # mypyc cannot compile `reversed` here, and a copy takes longer
        frame = stack[i]
        if isinstance(frame, kind):
            return frame
    return None


def cause_now(state: Position) -> EventCause:
    """Return `found_cause` for an event, if anybody listens to events."""
    return found_cause(state) if state.listening else NO_CAUSE


def found_cause(state: Position) -> EventCause:
    """Return why what happens now happens: what the topmost frame that can say so is about."""
    for frame in state.stack[::-1]:
        found = frame.because(state) if isinstance(frame, Part) else None
        if found is not None:
            return found
    return NO_CAUSE


class WindowFrame(Frame[Position]):
    """A window: the part of its frame that lower rooms need to know."""

    def asks_at(self, seat: int, moments: frozenset[WindowMoment]) -> bool:
        """Return whether it is a window of one of these moments, in which the seat may be asked."""
        raise TypeError(f"{type(self).__name__} does not say when it asks")


class FeatsFrame(Part):
    """The feats phase: the part of its frame that lower rooms need to know."""

    over: int = 0
    """1 once a completed quest has ended it (DN-4.4)."""


class AttackFrame(Part):
    """Something in which heroes are attacked: a battle, or encounters declared but not yet settled."""

    def attacks_on(self, seat: int) -> bool:
        """Return whether the seat's hero is attacked in it."""
        raise TypeError(f"{type(self).__name__} does not say whom it attacks")


class BattleFrame(AttackFrame):
    """A battle, as lower rooms know it: they only ask whether one is on the stack."""


class DeclaredFrame(AttackFrame):
    """The encounters that the dungeonlord has declared (DN-5.2)."""


class LoomingFrame(Part):
    """Something about to happen to a hero: a wound, a fall, a transfer, a death. It may only be averted (DN-4.7)."""

    def deadly(self, state: Position) -> bool:
        """Return whether the hero will die of it unless it is averted."""
        return False

    def wounds_due(self) -> int:
        """Return how many wounds the hero is about to take."""
        return 0


class MoveFrame(Part):
    """A step or an arrival: nobody attacks a hero before its last part is over (DN-6.9, DN-10.6)."""

    over: int = progress(default=0)
    """1 once all its parts are over."""

    def tests_next(self, state: Position, seat: int) -> bool:
        """Return whether the next part of this hero's step is a roll, before which the player is asked again."""
        return False


class RollFrame(Part):
    """A roll about to be made."""

    spent: tuple[FaceNumber, ...] = progress(default=())
    """Keys of the faces that have been used for this roll (`once`)."""

    def rolled_by(self, seat: int) -> bool:
        """Return whether this seat makes the roll; if not, it is a monster's or another hero's."""
        return True

    def certain(self, state: Position) -> bool:
        """Return whether the roll succeeds whatever the dice show."""
        return False

    def hopeless(self, state: Position, more: int) -> bool:
        """Return whether a threat is failed whatever the dice show, even with so much more added."""
        return False

    def at_stake(self, state: Position) -> Stake:
        """Return what depends on the roll."""
        return NO_STAKE


class SharedFrame(Part):
    """An effect on several heroes: a death that ends the turn waits until all have been affected (DN-17.4)."""

    after: int = progress(default=GOING_ON)
    """What happens once all have been affected, `GOING_ON` or `TURN_ENDS`."""

    def due(self, state: Position) -> bool:
        """Return whether somebody must still be affected although the active hero has died."""
        raise TypeError(f"{type(self).__name__} does not say whose share is due")


PHASE_FRAMES: Final = 3


def under_attack(state: Position, seat: int) -> bool:
    """Return whether the hero is under attack: from its declaration to the end of the battle (DN-11.8)."""
    return any(isinstance(frame, AttackFrame) and frame.attacks_on(seat) for frame in state.stack)


def looming(state: Position) -> bool:
    """Return whether something is about to happen to a hero, even below what is played to avert it (DN-4.7)."""
    return any(isinstance(frame, LoomingFrame) for frame in state.stack)


def no_time_for_battle(state: Position) -> bool:
    """Return whether a battle is being fought, encounters are not settled, a hero has begun a step, or something is
    looming (DN-6.9, DN-4.7).
    """
    for frame in state.stack:
        if isinstance(frame, (AttackFrame, LoomingFrame)) or (isinstance(frame, MoveFrame) and not frame.over):
            return True
    return False


def in_feats(state: Position) -> bool:
    """Return whether it is the feats phase and no battle is being fought (DN-4.4, DN-8.3)."""
    return any(isinstance(frame, FeatsFrame) for frame in state.stack) and not in_battle(state)


def in_battle(state: Position) -> bool:
    """Return whether a battle is being fought."""
    return any(isinstance(frame, BattleFrame) for frame in state.stack)


def happening(state: Position) -> int:
    """Return how many frames lie below what is going on in the phase, such as a step; 0 if nothing is.

    Below it are the turns, the turn and the phase; a window is always on top.
    """
    return PHASE_FRAMES if len(state.stack) > PHASE_FRAMES + 1 else 0


def battle_frames(state: Position) -> int:
    """Return how many frames lie below the battle being fought, with all that it belongs to; 0 without one."""
    return next((i for i, frame in enumerate(state.stack) if isinstance(frame, BattleFrame)), 0)


def being_declared(state: Position) -> bool:
    """Return whether encounters have just been declared and nothing else is pending (DN-5.2): their frame is on top, or
    below the window that it opened.
    """
    return any(isinstance(frame, DeclaredFrame) for frame in state.stack[-2:])
