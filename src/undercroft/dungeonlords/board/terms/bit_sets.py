"""Sets of small numbers (squares, orders, creatures, seats) as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterable


def has(mask: int, number: int) -> bool:
    """Return whether the number is in the set.

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return mask >> number & 1 == 1


def numbers_in(mask: int) -> list[int]:
    """Return the numbers of the set, the lowest first.

    >>> numbers_in(0b101)
    [0, 2]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of some numbers.

    >>> mask_of([0, 2])
    5
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def including(mask: int, number: int) -> int:
    """Return the set with the number added."""
    return mask | 1 << number


def without(mask: int, number: int) -> int:
    """Return the set without the number."""
    return mask & ~(1 << number)
