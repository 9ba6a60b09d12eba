"""How often a test tries something: a few times in `make test`, more each night, many times in `make soak`."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = os.environ.get("SOAK") == "1"
TIER: Final = "UNDERCROFT_TIER"
"""The variable by which tests/plugins/tiers.py says which tier runs."""


def amount(day: int, night: int, soak: int) -> int:
    """Return one of the three, by what runs."""
    if SOAK:
        return soak
    return day if os.environ.get(TIER) == "test" else night
