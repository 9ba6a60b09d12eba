"""How much a test tries: a little in `make test`, more each night, and most in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import pytest

SOAK: Final = os.environ.get("SOAK") == "1"
TIER: Final = "UNDERCROFT_TIER"
"""The variable by which tests/plugins/tiers.py says which tier runs."""

Number = TypeVar("Number", int, float)


def amount(day: Number, night: Number, soak: Number) -> Number:
    """Return one of the three, by what runs."""
    if SOAK:
        return soak
    return day if os.environ.get(TIER) == "test" else night


def daily(cases: Iterable[Any], *chosen: Any) -> list[Any]:
    """Return the cases of a parametrized test, all but the chosen ones nightly.

    Args:
        cases: what is given to `parametrize`; a tuple is a case of several parameters.
        chosen: the cases that `make test` runs.

    Raises:
        ValueError: if a chosen case is none of them, so that `make test` would run none.
    """
    cases = list(cases)
    if lacking := [one for one in chosen if one not in cases]:
        raise ValueError(f"not among the cases: {lacking}")
    nightly = pytest.mark.nightly("make test runs another case of the same test")
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=() if case in chosen else nightly)
        for case in cases
    ]
