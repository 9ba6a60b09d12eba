"""The five levels of Dungeon Lords, from one that a child beats to one that plays to win.

All are the same search; what differs is how much it tries, how exactly it must know an answer to be the best, and how
often it does not think at all.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.searching import LordSearch, Skill


class Trainee(LordSearch):
    """Answers half of the questions without thinking; a child can win."""

    name = "trainee"
    skill = Skill(trials=40, each=1, whim=4.0, slips=55, noise=2.5)


class Warden(LordSearch):
    """Thinks about most answers, but not for long."""

    name = "warden"
    skill = Skill(trials=60, each=2, whim=2.0, slips=15, noise=1.5)


class Baron(LordSearch):
    """Knows what its orders are likely to bring."""

    name = "baron"
    skill = Skill(trials=120, each=5, whim=0.8)


class Tyrant(LordSearch):
    """Tries every answer in several worlds."""

    name = "tyrant"
    skill = Skill(trials=280, each=12, whim=0.3)


class Overlord(LordSearch):
    """Tries every answer in as many worlds as it has time for; plays to win."""

    name = "overlord"
    skill = Skill(trials=700, each=30, whim=0.15)


LEVELS: Final[tuple[type[LordSearch], ...]] = (Trainee, Warden, Baron, Tyrant, Overlord)
