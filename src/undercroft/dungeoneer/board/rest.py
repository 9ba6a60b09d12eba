"""What is left of a shortcut: the answers that its player has given in advance."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.plain import Plain


class Rest(Plain):
    """The answers still to be given for a player, in order. Only he knows them. Never changed, only replaced.

    Attributes:
        seat: whose answers.
        verb: that of the shortcut.
        answers: for each, the key of the question that it is meant for, and its notation.
        below: what is left for another player, and goes on after these answers; they are asked for at once, so that
            nobody can see them together.
    """

    fields: ClassVar[tuple[str, ...]] = ("answers", "below", "seat", "verb")
    __slots__ = fields

    def __init__(self, seat: int, verb: str, answers: tuple[tuple[str, str], ...], below: Rest | None = None) -> None:
        self.seat = seat
        self.verb = verb
        self.answers = answers
        self.below = below

    def without(self, place: int) -> Rest | None:
        """Return what is left once the answer in this place has been given; None if nothing is."""
        left = self.answers[:place] + self.answers[place + 1 :]
        return Rest(self.seat, self.verb, left, self.below) if left else self.below
