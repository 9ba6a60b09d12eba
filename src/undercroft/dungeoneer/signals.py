"""What frames need to know of others without importing them: how a death or a completed quest reaches those that it
ends (DN-1.2, DN-4.4, DN-17.1), and whether a hero is under attack (DN-11.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.dungeoneer.parts import Part

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState

GOING_ON: Final = 0
TURN_ENDS: Final = 1
GAME_ENDS: Final = 2
"""What the frames on the stack are to do: go on, or be broken off by a death or a victory."""


class FeatsFrame(Part):
    """The feats phase, as far as others need to know it.

    Attributes:
        over: 1 once a completed quest has ended it (DN-4.4).
    """

    __slots__ = ("over",)

    def __init__(self, over: int = 0) -> None:
        self.over = over


class AttackFrame(Part):
    """Something in which heroes are attacked: a battle, or encounters that are declared and not settled yet."""

    __slots__ = ()

    def attacks_on(self, seat: int) -> bool:
        """Whether the seat's hero is attacked in it."""
        raise TypeError(f"{type(self).__name__} does not say whom it attacks")


class BattleFrame(AttackFrame):
    """A battle."""

    __slots__ = ()


class DeclaredFrame(AttackFrame):
    """The encounters that the dungeon lord has declared (DN-5.2)."""

    __slots__ = ()


class RollFrame(Part):
    """A roll about to be made.

    Attributes:
        spent: keys of the faces whose one use for this roll is gone (`once`).
    """

    __slots__ = ("spent",)

    def __init__(self, spent: tuple[int, ...] = ()) -> None:
        self.spent = spent


class SharedFrame(Part):
    """One effect that several heroes have a share in: a death that ends the turn waits for the others' (DN-17.4).

    Attributes:
        after: what the frames are to do once all have had their share, `GOING_ON` or `TURN_ENDS`.
    """

    __slots__ = ("after",)

    def __init__(self, after: int = GOING_ON) -> None:
        self.after = after

    def due(self, state: DungeoneerState) -> bool:
        """Whether somebody must still have his share, although the active hero has died."""
        raise TypeError(f"{type(self).__name__} does not say whose share is due")


def under_attack(state: DungeoneerState, seat: int) -> bool:
    """From the declaration of an attack on the hero to the end of the battle (DN-11.8)."""
    return any(isinstance(frame, AttackFrame) and frame.attacks_on(seat) for frame in state.stack)


def in_feats(state: DungeoneerState) -> bool:
    """Whether it is the feats phase, and outside any battle (DN-4.4, DN-8.3)."""
    return any(isinstance(frame, FeatsFrame) for frame in state.stack) and not in_battle(state)


def in_battle(state: DungeoneerState) -> bool:
    """Whether a battle is being fought."""
    return any(isinstance(frame, BattleFrame) for frame in state.stack)


def being_declared(state: DungeoneerState) -> bool:
    """Whether encounters have just been declared and nothing else is being answered to (DN-5.2): their frame is on
    top, or below the window that it has opened."""
    return any(isinstance(frame, DeclaredFrame) for frame in state.stack[-2:])
