"""What a game offers to those who study it: it is what its package in this room has modules for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.kernel.engine.games import companion

MODULES: Final[Mapping[str, str]] = {
    "solver": "undercroft.study.{}.solver_adapter",
    "review": "undercroft.study.{}.decision_judging",
    "coach": "undercroft.study.{}.answer_ranking",
    "training": "undercroft.study.{}.training_verdicts",
}
"""The module of each offer, with ``{}`` for the name of the game's package: `study.analysis.solver_interface`,
`study.analysis.game_review`, `study.analysis.hints`, `study.analysis.training_advice`."""


def studies_of(game_id: str) -> tuple[str, ...]:
    """Return what can be computed for a game, such as ``review``.

    Raises:
        OptionError: there is no such game.
    """
    return tuple([name for name, module in MODULES.items() if companion(game_id, module) is not None])
