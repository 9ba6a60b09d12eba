"""The levels of Dungeoneer as they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES
from undercroft.bots.dungeoneer.evaluation.position_value import KINDS, weights
from undercroft.bots.dungeoneer.policy.play_styles import FIRST, Habits
from undercroft.bots.dungeoneer.search.world_search import HeroSearch, Skill
from undercroft.bots.dungeoneer.tuning.levels import LEVELS
from undercroft.bots.level_editions import Editions


def _skill(habits: Sequence[Any] = FIRST, **others: Any) -> Skill:
    """Make a skill of what an edition says; the first one says nothing of habits."""
    return Skill(**others, habits=Habits(*habits))


EDITIONS: Final = Editions(
    package="undercroft.bots.dungeoneer",
    level=HeroSearch,
    skill=_skill,
    features=FEATURES,
    stages=KINDS,
    today=LEVELS,
    weights=weights,
)
