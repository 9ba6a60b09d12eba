"""The levels of Dungeon Lords as they were."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.levels import LEVELS
from undercroft.bots.dungeonlords.searching import LordSearch, Skill
from undercroft.bots.dungeonlords.value import NAMES, SEASONS_OF_A_GAME, weights
from undercroft.bots.editions import Editions

EDITIONS: Final = Editions(
    package=__name__.rpartition(".")[0],
    level=LordSearch,
    skill=Skill,
    features=NAMES,
    stages=SEASONS_OF_A_GAME,
    today=LEVELS,
    weights=weights,
)
