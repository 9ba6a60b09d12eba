"""Rewards: what an agent gets, as the game goes on and at its end.

=============  =======================================================================================
`ranks`        at the end, 1 for the first place, −1 for the last one, evenly between; equals share. Alone: 1 or −1
`points`       at the end, what the game counts (`State.returns`): points of Dungeon Lords, victories of Dungeoneer
`potential`    wherever a game reads its fitted value, by how much it has risen; the end counts as the points. The
               sum of a game is its points less what was expected at first (Ng, Harada and Russell, "Policy invariance
               under reward transformations", 1999, with a discount of 1). The value is that of the bots' edition
               `VALUED_BY`, so that rewards stay the same when bots learn to play better
=============  =======================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion

RANKS: Final = "ranks"
POINTS: Final = "points"
POTENTIAL: Final = "potential"
KINDS: Final = (RANKS, POINTS, POTENTIAL)

VALUED_BY: Final = "v1"
"""The edition of a game's bots (`undercroft.bots.level_editions`) whose weights say what a position is worth."""

Potential = Callable[[State], Sequence[float] | None]
"""What each seat can expect, by what that seat knows; None where it cannot be read."""


def ranks(points: Sequence[float]) -> tuple[float, ...]:
    """Return the rewards for places in the final ranking.

    >>> ranks((10.0, 3.0, 7.0)), ranks((5.0, 5.0)), ranks((1.0,))
    ((1.0, -1.0, 0.0), (0.0, 0.0), (1.0,))
    """
    others = len(points) - 1
    if not others:
        return (1.0 if points[0] > 0 else -1.0,)
    return tuple([(sum([p > q for q in points]) - sum([p < q for q in points])) / others for p in points])


class Rewards:
    """The rewards of one match.

    Args:
        kind: one of `KINDS`.
        game_id: the game.

    Raises:
        OptionError: there is no such kind, or the game has no fitted value.
    """

    def __init__(self, kind: str, game_id: str) -> None:
        if kind not in KINDS:
            raise OptionError(f"no reward is called {kind[:40]!r}; choose one of: {', '.join(KINDS)}")
        self.kind = kind
        self._potential = potential_of(game_id) if kind == POTENTIAL else None
        self._before: Sequence[float] | None = None

    def begin(self, state: State) -> None:
        """Begin a match at this position."""
        self._before = self._potential(state) if self._potential is not None else None

    def after(self, state: State) -> Sequence[float] | None:
        """Return the rewards by seat for what has happened since the last call; None if all are 0."""
        if self._potential is None:
            if state.stack:
                return None
            return ranks(state.returns()) if self.kind == RANKS else state.returns()
        now = self._potential(state) if state.stack else state.returns()
        if now is None:
            return None
        before, self._before = self._before, now
        return [a - b for a, b in zip(now, before, strict=True)] if before is not None else None


def potential_of(game_id: str) -> Potential:
    """Return what reads the fitted value of a game's positions: ``potential`` in the game's module of this room.

    Raises:
        OptionError: there is no such game, or it has no fitted value.
    """
    module = companion(game_id, "undercroft.envs.{}")
    found: Potential | None = getattr(module, "potential", None)
    if found is None:
        raise OptionError(f"{game_id} has no fitted value; choose another reward than {POTENTIAL!r}")
    return found
