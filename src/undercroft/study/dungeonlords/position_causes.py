"""What makes a position of Dungeon Lords worth something to a lord: the reasons that hints and reviews give.

The features are those by which the bots weigh positions, where the season is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeonlords.evaluation.position_value import RIVALS, expected, value, weights
from undercroft.bots.dungeonlords.policy.playout_policy import season_number
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.study.analysis.causes import Feature, Weighed

OF: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("points",),
    "titles": ("titles",),
    "gold": ("gold", "some_gold"),
    "food": ("food", "some_food"),
    "imps": ("imps", "some_imps"),
    "traps": ("traps", "first_trap"),
    "tiles": ("tiles", "tiles_to_fight_for"),
    "producing": ("producing",),
    "rooms": ("other_rooms",),
    "creatures": ("strength", "best", "creatures"),
    "hungry": ("hungry",),
    "unpaid": ("unpaid",),
    "evil": ("evil", "near_paladin", "wage_evil"),
    "paladin": ("paladin",),
    "party": ("party", "thieves", "priests", "wizards"),
    "overmatch": ("overmatch",),
    "spied": ("spied",),
    "first": ("first",),
}
"""The features of each cause but ``rivals``; the first one is its amount."""

CAUSES: Final = (*OF, "rivals")

BURDENS: Final = frozenset({"hungry", "unpaid", "evil", "paladin", "party", "first", "rivals"})
"""Causes of which less is better."""

_AT: Final = {name: at for at, name in enumerate(FEATURES)}


def weighed(state: DungeonLordsState, seat: int) -> Weighed:
    """Return what a position is worth to a seat, cause by cause."""
    points = expected(state)
    rivals = [of for other, of in enumerate(points) if other != seat]
    causes = {"rivals": Feature(max(rivals), -RIVALS * max(rivals))} if rivals else {}
    if state.stack:
        mine, each = features(state)[seat], weights().weights[season_number(state)]
        for cause, names in OF.items():
            worth = sum([mine[_AT[name]] * each[_AT[name]] for name in names])
            causes[cause] = Feature(mine[_AT[names[0]]], worth)
    return Weighed(value(state, seat), causes, points[seat])
