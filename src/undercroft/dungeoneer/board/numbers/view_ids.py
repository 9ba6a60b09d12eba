"""Turn the numbers inside a state into the ids, seats and None of views."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Seq

from undercroft.dungeoneer.content.card_index import CARDS, QUESTS


def card_ids(cards: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of adventure cards."""
    return tuple([CARDS[card].id for card in cards])


def quest_ids(quests: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of quests."""
    return tuple([QUESTS[quest].id for quest in quests])


def sorted_ids(ids: Seq[str], numbers: Iterable[int]) -> tuple[str, ...]:
    """Return the ids sorted by number, so that their order reveals nothing."""
    return tuple([ids[n] for n in sorted(numbers)])


def seat_or_none(seat: int) -> int | None:
    """Return a seat; None for -1, nobody.

    >>> seat_or_none(2), seat_or_none(-1)
    (2, None)
    """
    return seat if seat >= 0 else None


def numbers_in(bits: int) -> tuple[int, ...]:
    """Return the positions of the bits that are set.

    >>> numbers_in(0b1010)
    (1, 3)
    """
    return tuple([n for n in range(bits.bit_length()) if bits >> n & 1])
