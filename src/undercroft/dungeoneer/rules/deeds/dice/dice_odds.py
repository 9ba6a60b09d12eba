"""The chances of dice to reach a value, or to roll higher than an opponent: for players and for bots."""

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
def duel(lead: int, extra: int = 0, counter_extra: int = 0) -> tuple[float, float]:
    """Return the chances that an attack rolls higher than the counter-roll, and lower (DN-6.5).

    Args:
        lead: what is added to the attack, less what is added to the counter-roll.
        extra: the attack's additional dice, of which the highest counts; if negative, the lowest does (DN-6.11).
        counter_extra: those of the counter-roll.
    """
    pairs = list(product(_kept(extra), _kept(counter_extra)))
    higher = sum(attack + lead > counter for attack, counter in pairs)
    lower = sum(attack + lead < counter for attack, counter in pairs)
    return higher / len(pairs), lower / len(pairs)


def answer(total: int, plus: int, extra: int = 0) -> tuple[float, float]:
    """Return the chances that an attack's total stays higher than the counter-roll still to come, and lower."""
    counters = [kept + plus for kept in _kept(extra)]
    higher, lower = sum(total > counter for counter in counters), sum(total < counter for counter in counters)
    return higher / len(counters), lower / len(counters)


def percent(chance: float) -> int:
    """Return a chance in percent; it is 0 only for what cannot happen, and 100 only for what must.

    >>> percent(1 / 3), percent(1 / 7776), percent(1.0)
    (33, 1, 100)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


@cache
def _kept(extra: int) -> tuple[int, ...]:
    """Return the number that counts for each way in which one die and the additional ones can fall."""
    return tuple([min(rolled) if extra < 0 else max(rolled) for rolled in product(ROLLED, repeat=1 + abs(extra))])


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
