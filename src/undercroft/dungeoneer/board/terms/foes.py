"""Foes: a monster of an adventure card, a monster of a quest or a hero, as one number."""

from __future__ import annotations

from typing import Final

QUEST_FOE: Final = 256
HERO_FOE: Final = 512


def quest_foe(quest: int) -> int:
    """Return the monster of a quest as a foe."""
    return QUEST_FOE + quest


def hero_foe(seat: int) -> int:
    """Return the hero of a seat as a foe."""
    return HERO_FOE + seat


def foe_parts(foe: int) -> tuple[int, int, int]:
    """Return the adventure card, the quest and the seat of a foe; two of them are −1.

    >>> foe_parts(7), foe_parts(quest_foe(7)), foe_parts(hero_foe(2))
    ((7, -1, -1), (-1, 7, -1), (-1, -1, 2))
    """
    if foe >= HERO_FOE:
        return -1, -1, foe - HERO_FOE
    return (foe, -1, -1) if foe < QUEST_FOE else (-1, foe - QUEST_FOE, -1)
