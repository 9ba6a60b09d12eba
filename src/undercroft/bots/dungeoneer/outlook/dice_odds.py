"""The chances of dice to reach a value, or to roll higher than an opponent."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from undercroft.dungeoneer.rules.deeds.dice.public_die import PIPS

ROLLED: Final = range(1, PIPS + 1)


def odds(plus: int, need: int) -> float:
    """Return the chance that one die plus a number reaches a value."""
    return max(0, min(6, 7 - (need - plus))) / 6


@cache
def reach(need: int, dice: int = 1, counted: int = 1, lowest: bool = False, each: bool = False) -> float:
    """Return the chance that the dice that count reach a value, with their sum or each of them."""
    reached = 0
    for rolled in product(ROLLED, repeat=dice):
        kept = sorted(rolled)[:counted] if lowest else sorted(rolled)[-counted:]
        reached += (min(kept) if each else sum(kept)) >= need
    return float(reached / 6**dice)


@cache
def duel(lead: int) -> tuple[float, float]:
    """Return the chances that one die with this lead rolls higher than another, and lower."""
    higher = sum(a + lead > b for a in ROLLED for b in ROLLED)
    lower = sum(a + lead < b for a in ROLLED for b in ROLLED)
    return higher / 36, lower / 36


@cache
def hits(wanted: int, chances: tuple[float, ...]) -> float:
    """Return the chance that at least a number of independent events happen."""
    if wanted <= 0:
        return 1.0
    if not chances:
        return 0.0
    first, *rest = chances
    others = tuple(rest)
    return first * hits(wanted - 1, others) + (1 - first) * hits(wanted, others)
