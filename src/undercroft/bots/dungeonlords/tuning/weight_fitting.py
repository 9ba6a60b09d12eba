"""What ``undercroft arena fit dungeon-lords`` needs: games of the policy and of searching lords, read at the orders of
each season.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from undercroft.bots.bot import answer_of
from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeonlords.evaluation.position_value import SEASONS_OF_A_GAME
from undercroft.bots.dungeonlords.evaluation.position_value import weights as weights_of_today
from undercroft.bots.dungeonlords.policy.playout_policy import any_style, play_on, season_number
from undercroft.bots.dungeonlords.search.world_search import LordSearch, Skill
from undercroft.bots.feature_weights import Sample, Weights, write_weights
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.dungeonlords.rules.scoring import points

STAGES: Final = SEASONS_OF_A_GAME
LORDS: Final = (4, 4, 4, 3)
"""How many lords play, in turns."""


def samples(seed: str) -> Iterable[Sample]:
    """Play one game of the policy, each lord in some style, and return what each season showed."""
    rng = Random(seed)
    lords = LORDS[int(rng.random() * len(LORDS))]
    state = GAME.set_up(lords, GAME.preset("full"), seed)
    state.start()
    styles = [any_style(rng) for _ in range(lords)]
    seen = []
    for season in range(STAGES):
        play_on(state, styles, rng, season)
        seen.append(features(state))
    play_on(state, styles, rng)
    return _samples(seen, points(state))


def _samples(seen: Sequence[Sequence[Sequence[float]]], results: Sequence[int]) -> list[Sample]:
    """Return what a game showed: the features of each lord at each season, and the points."""
    nothing: list[list[float]] = [[] for _ in results]
    return [
        Sample(season, one, after, result)
        for season, lords in enumerate(seen)
        for one, after, result in zip(lords, (*seen[season + 1 :], nothing)[0], results, strict=True)
    ]


class Quick(LordSearch):
    """A lord that searches quickly, and sometimes tries something else."""

    name = "quick"
    skill = Skill(trials=300, each=8, whim=0.5, slips=4, rivals=0)


def searched(seed: str) -> Iterable[Sample]:
    """Play one game of lords that search with the weights last written, and return what each season showed."""
    rng = Random(seed)
    lords = LORDS[int(rng.random() * len(LORDS))]
    state = GAME.new(lords, GAME.preset("full"), seed)
    bots = [Quick(f"{seed} {seat}") for seat in range(lords)]
    seen: list[list[list[float]]] = []
    answers = 0
    while state.stack:
        if isinstance(state.stack[-1], GiveOrders) and season_number(state) == len(seen):
            seen.append(features(state))
        seat = state.to_act[0]
        state.play_unchecked(seat, GAME.vocabulary.parse(answer_of(bots[seat], state, seat, f"{seed} {answers}")))
        answers += 1
    return _samples(seen, points(state))


def write(seed: str, games: int, searched: int, score: Sequence[float], weights: Sequence[Sequence[float]]) -> str:
    """Store the weights in the package, with their origin, and return the file's name."""
    made_by, by_stage = f"undercroft arena fit {GAME.id}", tuple([tuple(stage) for stage in weights])
    where = write_weights(
        "undercroft.bots.dungeonlords", Weights(made_by, seed, games, searched, FEATURES, tuple(score), by_stage)
    )
    weights_of_today.cache_clear()
    return where
