"""What makes a position of Dungeoneer worth something to a player: the reasons that hints and reviews give.

The features are those by which the bots weigh positions, at the end of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeoneer.evaluation.position_value import kind_of, value, weights
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.study.analysis.causes import Feature, Weighed

OF: Final[Mapping[str, tuple[str, ...]]] = {
    "way": ("turns", "soon", "next"),
    "life": ("life", "life_2", "life_1"),
    "abilities": ("stats", "level", "attack", "weakest"),
    "glory": ("glory", "some_glory"),
    "peril": ("peril", "some_peril", "peril_when_weak"),
    "prepared": ("prepared",),
    "glory_hand": ("glory_hand",),
    "peril_hand": ("peril_hand",),
    "lair": ("lair",),
    "banes": ("banes",),
    "ap": ("ap",),
    "fallen": ("fallen",),
    "leader_way": ("leader_turns", "leader_soon", "leader_next"),
    "leader_life": ("leader_life", "leader_life_2", "leader_life_1"),
}
"""The features of each cause but ``quests``; the first one is its amount."""

QUESTS: Final = ("first_quest", "second_quest", "third_quest")

CAUSES: Final = ("quests", *OF)

BURDENS: Final = frozenset({"way", "peril", "banes", "fallen", "leader_life"})
"""Causes of which less is better."""

_AT: Final = {name: at for at, name in enumerate(FEATURES)}


def weighed(state: DungeoneerState, seat: int) -> Weighed:
    """Return what a position is worth to a seat, cause by cause."""
    total = value(state, seat)
    dead = state.heroes[seat].life <= 0
    if dead or not state.stack:
        return Weighed(total, {}, total, dead)
    found, each = features(state, seat), weights().weights[kind_of(state)]

    def worth(names: Sequence[str]) -> float:
        return sum([found[_AT[name]] * each[_AT[name]] for name in names])

    causes = {cause: Feature(found[_AT[names[0]]], worth(names)) for cause, names in OF.items()}
    causes["quests"] = Feature(sum([found[_AT[name]] for name in QUESTS]), worth(QUESTS))
    return Weighed(total, causes, total)
