"""The levels of Dungeoneer as they were."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.levels import LEVELS
from undercroft.bots.dungeoneer.searching import HeroSearch, Skill
from undercroft.bots.dungeoneer.value import KINDS, NAMES, weights
from undercroft.bots.editions import Editions

EDITIONS: Final = Editions(
    package=__name__.rpartition(".")[0],
    level=HeroSearch,
    skill=Skill,
    features=NAMES,
    stages=KINDS,
    today=LEVELS,
    weights=weights,
)
