"""What a game offers to those who study it: it is what its package in this room has modules for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.kernel.game import companion

MODULES: Final[Mapping[str, str]] = {
    "solver": "undercroft.study.{}.solvable",
    "review": "undercroft.study.{}.judging",
    "coach": "undercroft.study.{}.advising",
    "training": "undercroft.study.{}.verdicts",
}
"""The module of each offer, with ``{}`` for the name of the game's package: `study.solvers`,
`study.reviewing`, `study.coaching`, `study.training`."""


def studies_of(game_id: str) -> tuple[str, ...]:
    """Return what can be computed for a game, such as ``review``.

    Raises:
        OptionError: there is no such game.
    """
    return tuple([name for name, module in MODULES.items() if companion(game_id, module) is not None])
