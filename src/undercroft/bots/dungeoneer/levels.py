"""The five levels of Dungeoneer, from one that a child beats to one that plays to win.

All are the same search; what differs is how much it tries, how exactly it must know an answer to be the best, and how
often it does not think at all.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.searching import HeroSearch, Skill


class Squire(HeroSearch):
    """Answers most questions without thinking; a child can win."""

    name = "squire"
    skill = Skill(trials=16, whim=0.1, slips=90, noise=60)


class Scout(HeroSearch):
    """Thinks about some answers, but is content with much less than the best."""

    name = "scout"
    skill = Skill(trials=24, whim=0.05, slips=60, noise=25)


class Veteran(HeroSearch):
    """Thinks about every answer, and is content if it looks good."""

    name = "veteran"
    skill = Skill(trials=60, whim=0.01)


class Champion(HeroSearch):
    """Tries every answer in several worlds."""

    name = "champion"
    skill = Skill(trials=180, whim=0.004)


class LichLord(HeroSearch):
    """Tries every answer in as many worlds as it has time for; plays to win."""

    name = "lichlord"
    skill = Skill(trials=600, whim=0.001)


LEVELS: Final[tuple[type[HeroSearch], ...]] = (Squire, Scout, Veteran, Champion, LichLord)
