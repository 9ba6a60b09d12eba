"""What the picture at each kind of event must show, and the picture before it must not: `CHECKS`, by event."""

from __future__ import annotations

from typing import Final

from tests.dungeonlords.pictures import building, combat
from tests.dungeonlords.pictures.beat import Beat, Check
from undercroft.kernel.base.event import Event

__all__ = ["CHECKS", "Beat"]

CHECKS: Final[dict[type[Event], Check]] = {**building.CHECKS, **combat.CHECKS}
