"""Impossible battle positions are refused with a reason, rather than failing during the battle."""

from __future__ import annotations

import pytest

from undercroft.dungeonlords.positions import BattlePosition
from undercroft.kernel.errors import OptionError


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("party thief1; tiles 1,0; training", "cannot be reached"),
        ("party thief1; tiles 2,0 2,1 4,0; training", "cannot be reached"),
        ("party thief1 thief2 thief3 thief4 priest1 priest2; tiles 2,0; training", "5 at most"),
        ("party thief1 decoy; tiles 2,0; training", "in front"),
        ("party thief1; prison decoy; tiles 2,0; training", "never in prison"),
    ],
)
def test_an_impossible_battle_is_refused(position: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        BattlePosition.parse(position)
