"""Why something happens, as events say it."""

from __future__ import annotations

from typing import Final, NamedTuple


class EventCause(NamedTuple):
    """Why something happens.

    Attributes:
        id: the card, quest, location, monster or hero that does it; None if nothing in particular does.
        why: one of `REASONS`; empty if the id says enough.
    """

    id: str | None
    why: str


NO_CAUSE: Final = EventCause(None, "")
USED_UP: Final = EventCause(None, "used_up")
"""A card is gone because its effect was its last."""

REASONS: Final = (
    "",
    "away",
    "battle",
    "blocked_exit",
    "broken",
    "died",
    "given_up",
    "host",
    "hurt",
    "influence",
    "lain_down",
    "limit",
    "pit",
    "price",
    "reward",
    "spikes",
    "stayed",
    "survived",
    "trapped_exit",
    "turn_ends",
    "turn_ends_freely",
    "unhurt",
    "up_to_five",
    "used_up",
    "wounded",
)
"""The words that texts select on."""
