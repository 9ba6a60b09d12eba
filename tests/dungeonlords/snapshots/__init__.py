"""What the snapshot at each kind of event must show, and the snapshot before it must not: `CHECKS`, by event."""

from __future__ import annotations

from typing import Final

from tests.dungeonlords.snapshots import building, combat
from tests.dungeonlords.snapshots.beat import Beat, Check
from undercroft.kernel.base.event import Event

__all__ = ["CHECKS", "Beat"]

CHECKS: Final[dict[type[Event], Check]] = {**building.CHECKS, **combat.CHECKS}
