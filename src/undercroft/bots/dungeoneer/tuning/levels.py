"""The five levels of Dungeoneer, from one that a child beats to one that plays to win.

All are the same search; what differs is how much it tries, how exactly it must know an answer to be the best, and how
often it does not think at all. The third and the fourth are as careful with their own hero's feats as the fifth, since
a hero who walks past his quest looks stupid; weaker is how they play the dungeon against the others, and how they use
cards in windows and battles. The fifth has better habits as well.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.policy.play_styles import CAREFUL, LEARNED, THRIFTY
from undercroft.bots.dungeoneer.search.world_search import HeroSearch, Skill


class Squire(HeroSearch):
    """Answers most questions without thinking; a child can win."""

    name = "squire"
    skill = Skill(trials=10, whim=0.1, slips=95, noise=70, habits=THRIFTY)


class Scout(HeroSearch):
    """Thinks about a few answers, and is content with much less than the best."""

    name = "scout"
    skill = Skill(trials=12, whim=0.05, slips=84, noise=45, habits=THRIFTY)


class Veteran(HeroSearch):
    """Thinks about every feat of its hero; the dungeon and its cards it plays as seems good at a glance."""

    name = "veteran"
    skill = Skill(trials=16, whim=0.01, glance=0.08, habits=CAREFUL)


class Champion(HeroSearch):
    """Tries every answer, the promising ones in several worlds, but is hasty in all but its hero's feats."""

    name = "champion"
    skill = Skill(trials=30, whim=0.01, glance=0.03, habits=THRIFTY)


class LichLord(HeroSearch):
    """Tries every answer in as many worlds as it has time for; plays to win."""

    name = "lichlord"
    skill = Skill(trials=600, whim=0.001, habits=LEARNED)


LEVELS: Final[tuple[type[HeroSearch], ...]] = (Squire, Scout, Veteran, Champion, LichLord)
