"""What all frames of this game have in common: windows may open above them, and rolls tell them their result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from undercroft.dungeoneer.actions import Numbered
from undercroft.kernel.actions import Action
from undercroft.kernel.frames import Choose, Frame

if TYPE_CHECKING:
    from undercroft.dungeoneer.battle.battle import Battle
    from undercroft.dungeoneer.rolls import Roll
    from undercroft.dungeoneer.state import DungeoneerState

F = TypeVar("F", bound="Frame[Any]")


class Part(Frame["DungeoneerState"]):
    """A frame that others rest on."""

    __slots__ = ()

    def settled(self, state: DungeoneerState) -> bool:
        """Whether what the window above is about has already been averted, so that it closes at once."""
        return False

    def rolled(self, state: DungeoneerState, total: int) -> None:
        """Take the result of the roll that this frame has asked for."""
        raise TypeError(f"{type(self).__name__} has asked for no roll")

    def plus(self, state: DungeoneerState, roll: Roll) -> int:
        """What is added to the die of that roll, besides what was added for this roll alone."""
        raise TypeError(f"{type(self).__name__} has asked for no roll")

    def credit(self, fighter: int, lost: int) -> bool:
        """Note life that a monster has taken from a hero; True if this is the battle it fights in."""
        return False

    def fought(self, state: DungeoneerState, battle: Battle) -> None:
        """Take the outcome of the battle that this frame has begun."""

    def roller(self, state: DungeoneerState) -> str:
        """The id of the monster that rolls."""
        raise TypeError(f"no monster rolls for {type(self).__name__}")


class InUse(Part):
    """Rests on the stack while an effect is being used, which cannot be used again in a window meanwhile.

    Attributes:
        effect: its number.
    """

    __slots__ = ("effect",)

    def __init__(self, effect: int) -> None:
        self.effect = effect


class Ask(Choose["DungeoneerState"]):
    """A choice of one seat; in the solo game nobody's choices (seat −1) are made at random (DN-14.7)."""

    __slots__ = ()

    def advance(self, state: DungeoneerState) -> bool:
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
    """A question about an effect that is being carried out.

    Attributes:
        effect: its number.
    """

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def clone(self) -> OfEffect:
        return type(self)(self.seat, self.effect)


class Pick(Ask):
    """A choice among numbered actions."""

    __slots__ = ()

    def chosen(self, state: DungeoneerState, action: Action) -> None:
        assert isinstance(action, Numbered)
        self.picked(state, action.value)

    def picked(self, state: DungeoneerState, value: int) -> None:
        """What the answer does."""
        raise TypeError(f"{type(self).__name__} does nothing with its answer")


def nearest(state: DungeoneerState, kind: type[F]) -> F | None:
    """The topmost frame of that kind: the roll, the wound, the battle that a card means."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            return frame
    return None
