"""The levels of Dungeon Lords as they were."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES
from undercroft.bots.dungeonlords.evaluation.position_value import SEASONS_OF_A_GAME, weights
from undercroft.bots.dungeonlords.search.world_search import LordSearch, Skill
from undercroft.bots.dungeonlords.tuning.levels import LEVELS
from undercroft.bots.level_editions import Editions

EDITIONS: Final = Editions(
    package="undercroft.bots.dungeonlords",
    level=LordSearch,
    skill=Skill,
    features=FEATURES,
    stages=SEASONS_OF_A_GAME,
    today=LEVELS,
    weights=weights,
)
