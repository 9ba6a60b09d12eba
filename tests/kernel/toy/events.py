"""The toy's events: what happened, and who may know of it."""

from __future__ import annotations

from undercroft.kernel.base.event import Event


class BidsShown(Event, frozen=True):
    """All bids are revealed; the seat leads."""

    seat: int
    bids: tuple[int, ...]


class Rolled(Event, frozen=True):
    """A die fell."""

    seat: int
    pips: int


class Drew(Event, frozen=True):
    """A card went to a hand; only its owner knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Played(Event, frozen=True):
    """A card was played, or cancelled one."""

    seat: int
    card: str


class HeldBack(Event, frozen=True):
    """Somebody kept a cat that could have cancelled: nobody else may know."""

    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None
