"""What is left of a shortcut: the answers that its player has given in advance."""

from __future__ import annotations

from undercroft.kernel.base.plain_data import Plain


class Rest(Plain, frozen=True):
    """The answers still to be given for a player, in order. Only he knows them. Never changed, only replaced."""

    seat: int
    """The seat whose answers they are."""
    verb: str
    """That of the shortcut."""
    answers: tuple[tuple[str, str], ...]
    """For each, the key of the question that it is meant for, and its notation."""
    below: Rest | None = None
    """What is left for another player, and goes on after these answers; they are asked for at once, so that nobody can
    see them together."""

    def without(self, place: int) -> Rest | None:
        """Return what is left once the answer in this place has been given; None if nothing is."""
        left = self.answers[:place] + self.answers[place + 1 :]
        return Rest(self.seat, self.verb, left, self.below) if left else self.below
