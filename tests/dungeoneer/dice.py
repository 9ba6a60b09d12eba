"""Dice that fall as a test needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from undercroft.dungeoneer.rules.deeds.dice.public_die import PIPS
from undercroft.kernel.engine.chance import Chance

T = TypeVar("T")


class FixedDice(Chance):
    """Every die shows the next of `faces`; an unforeseen die is an error. Shuffles and picks stay random.

    >>> dice = FixedDice(0, (3, 6))
    >>> dice.below(6) + 1, dice.below(6) + 1, dice.faces
    (3, 6, ())
    """

    faces: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        if n != PIPS:
            return super().below(n)
        assert self.faces, "a die is rolled that the test has not foreseen: table.dice(…)"
        face, *rest = self.faces
        self.faces = tuple(rest)
        return face - 1

    def pick(self, items: Sequence[T]) -> T:
        return items[super().below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        stream = Chance(self.counter)
        deck = stream.shuffled(items)
        self.counter = stream.counter
        return deck
