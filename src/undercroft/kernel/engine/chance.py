"""Chance: one integer generator, so that a state with its dice is plain data.

SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): a 64-bit counter
and a mixing function. Small enough to clone by the million, good enough to shuffle.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Sequence
from typing import Final, SupportsIndex, TypeVar

from undercroft.compiled import COMPILED, engine, i64, mypyc_attr
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.plain_data import Plain

T = TypeVar("T")

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_HALF: Final = 0xFFFF_FFFF
_STEP: Final = 0x9E37_79B9_7F4A_7C15
_FIRST: Final = 0xBF58_476D_1CE4_E5B9
_SECOND: Final = 0x94D0_49BB_1331_11EB
_NATIVE: Final = engine() == COMPILED
_FRACTION: Final = 0x7FFF_FFFF


Seed = str | SupportsIndex
"""Any text, or any whole number, which means the same as its digits: ``7``, ``"7"`` and ``numpy.uint8(7)`` are one."""


def seed_text(seed: object) -> str:
    """Return a seed as text.

    Raises:
        OptionError: it is neither a text nor a whole number.
    """
    return seed if isinstance(seed, str) else str(whole_number(seed, "a text or a whole number"))


def new_seed() -> str:
    """Return a random seed, too long to be guessed from its commitment."""
    return secrets.token_hex(16)


def whole_number(seed: object, wanted: str = "a whole number") -> int:
    """Return a seed that is a number: an int, or an integer of NumPy.

    Args:
        seed: the number.
        wanted: what the message of the error asks for.

    Raises:
        OptionError: it is something else. True and False count as a mistake.
    """
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise OptionError(f"a seed must be {wanted}, not {seed!r:.60}")
    try:
        return operator.index(seed)
    except TypeError:  # an array, which is a number only if it has one value and no dimension
        raise OptionError(f"a seed must be {wanted}, not {seed!r:.60}") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """A stream of random integers whose entire state is one number.

    >>> Chance.from_seed("42").below(6) == Chance.from_seed("42").below(6)
    True
    """

    counter: int
    """The state of the generator."""

    @classmethod
    def from_seed(cls, seed: Seed) -> Chance:
        """Return the stream for a seed.

        Raises:
            OptionError: it is neither a text nor a whole number.
        """
        digest = hashlib.sha256(b"undercroft stream " + seed_text(seed).encode()).digest()
        return cls(int.from_bytes(digest[:8], "big"))

    def below(self, n: int) -> int:
        """Return an integer in ``range(n)``, where ``n`` is at least 1.

        The bias of the multiplication is below n / 2**64.
        """
        self.counter = z = (self.counter + _STEP) & _MASK
        if _NATIVE and n <= _FRACTION:
            return _native_fraction(z >> 32, z & _HALF, n)
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all the items in random order (Fisher and Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def mixed(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all the items in random order: like `shuffled`, but cheaper, for worlds that a search deals.

        An integer of the stream gives two fractions of 31 bits, and a fraction gives two places. The bias of a place
        among n is below n**2 / 2**31.
        """
        deck = list(items)
        fraction = spare = left = 0
        for i in range(len(deck) - 1, 0, -1):
            if not left:
                drawn = self.below(1 << 62)
                fraction = drawn >> 31
                spare = drawn & _FRACTION
                left = 4
            elif left == 2:
                fraction = spare
            left -= 1
            fraction *= i + 1
            j = fraction >> 31
            fraction &= _FRACTION
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def sample(self, items: Sequence[T], k: int) -> tuple[T, ...]:
        """Return ``k`` of the items, drawn without replacement, in random order."""
        return self.shuffled(items)[:k]


def _native_fraction(high: i64, low: i64, n: i64) -> int:
    """Return what `Chance.below` makes of its counter, in the processor's own numbers: right only where compiled, and
    there three times as fast as with long integers. A shift keeps the sign, so the bits that it brings are cut off.
    """
    z = high << 32 | low
    z = (z ^ (z >> 30 & 0x3_FFFF_FFFF)) * (_FIRST - (1 << 64))
    z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * (_SECOND - (1 << 64))
    z ^= z >> 31 & 0x1_FFFF_FFFF
    return (z >> 32 & _HALF) * n + ((z & _HALF) * n >> 32) >> 32


def commitment(seed: str) -> str:
    """Return the SHA-256 of the seed: published when a game starts, so that anyone can verify the seed when it ends.

    >>> commitment("42")[:8]
    '73475cb4'
    """
    return hashlib.sha256(seed.encode()).hexdigest()
