"""The five levels of Dungeon Lords, from one that a child beats to one that plays to win.

All are the same search; what differs is how much it tries, how exactly it must know an answer to be the best, and how
often it does not think at all. Each wants as many points as it can get, whatever the others have: lords that also
grudge the best rival its points have fewer themselves, and win no more games.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.search.world_search import LordSearch, Skill


class Trainee(LordSearch):
    """Answers most questions without thinking; a child can win."""

    name = "trainee"
    skill = Skill(trials=40, each=1, whim=6.0, slips=70, noise=2.5, rivals=0)


class Warden(LordSearch):
    """Thinks about most answers, but not for long, and is content with much less than the best."""

    name = "warden"
    skill = Skill(trials=60, each=1, whim=3.5, slips=30, noise=1.5, rivals=0)


class Baron(LordSearch):
    """Thinks about every answer, and is content if it looks good."""

    name = "baron"
    skill = Skill(trials=80, each=3, whim=2.0, rivals=0)


class Tyrant(LordSearch):
    """Tries every answer in several worlds."""

    name = "tyrant"
    skill = Skill(trials=300, each=10, whim=0.7, rivals=0)


class Overlord(LordSearch):
    """Tries every answer in as many worlds as it has time for; plays to win."""

    name = "overlord"
    skill = Skill(trials=1500, each=40, whim=0.1, rivals=0)


LEVELS: Final[tuple[type[LordSearch], ...]] = (Trainee, Warden, Baron, Tyrant, Overlord)
