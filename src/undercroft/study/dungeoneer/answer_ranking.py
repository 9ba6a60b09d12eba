"""Which answers are advised in a game of Dungeoneer, by the search of the bots' levels.

What is measured is the chance to win, as the bots judge it at the end of the turn
(`bots.dungeoneer.evaluation.position_value`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeoneer.evaluation.position_value import kind_of, value, weights
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import BY_RULE, LEFT_ALONE, Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.game_review import Measure
from undercroft.study.analysis.hints import Feature, Line, Weigh, Weighed

MEASURE: Final[Measure] = "chance"

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

MARGIN: Final = 0.06

TRIALS: Final = 10
"""How many trials an answer's search may cost for each world of the comparison."""

_AT: Final = {name: at for at, name in enumerate(FEATURES)}


def ranking(
    state: DungeoneerState, seat: int, rng: Random, effort: int, deadline: Deadline
) -> tuple[Sequence[Line], Callable[[int], Weigh]]:
    """Return the answers worth trying, the best first, and what weighs them in the world with a number."""
    question = Question(forget(state, seat), seat, Skill(TRIALS * effort, 0.0), None, deadline, rng)

    def weighing(number: int) -> Weigh:
        trying = question.trying(number)
        return lambda line: _weighed(trying(line[0]), seat)

    return [(one.candidate,) for one in question.ranking()], weighing


def begun(
    state: DungeoneerState, seat: int, answer: Action, rng: Random, effort: int, deadline: Deadline
) -> Line | None:
    """Return an answer as a line; None for those of which the search tries none, either."""
    return None if answer.verb in LEFT_ALONE or answer.verb in BY_RULE else (answer,)


def _weighed(state: DungeoneerState, seat: int) -> Weighed:
    total = value(state, seat)
    if not state.stack or state.heroes[seat].life <= 0:
        return Weighed(total, {}, total)
    found, each = features(state, seat), weights().weights[kind_of(state)]

    def worth(names: Sequence[str]) -> float:
        return sum([found[_AT[name]] * each[_AT[name]] for name in names])

    causes = {cause: Feature(found[_AT[names[0]]], worth(names)) for cause, names in OF.items()}
    causes["quests"] = Feature(sum([found[_AT[name]] for name in QUESTS]), worth(QUESTS))
    return Weighed(total, causes, total)
