"""What ``undercroft arena fit dungeoneer`` needs: games of the policy and of searching heroes, read as turns begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from random import Random
from typing import Final

from undercroft.bots.bot import answer_of
from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES, features
from undercroft.bots.dungeoneer.evaluation.position_value import KINDS, kind_of
from undercroft.bots.dungeoneer.evaluation.position_value import weights as weights_of_today
from undercroft.bots.dungeoneer.policy.play_styles import LEARNED, any_style
from undercroft.bots.dungeoneer.policy.playout_policy import answer
from undercroft.bots.dungeoneer.search.world_search import HeroSearch, Skill, habits_in, promising
from undercroft.bots.feature_weights import Sample, Weights, write_weights
from undercroft.dungeoneer.game.definition import GAME
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.action_vocabulary import Action

STAGES: Final = KINDS
"""The kinds of games take the place of stages: a game has only one."""

HEROES: Final = (1, 2, 2, 2, 3, 4)
"""How many heroes play, in turns."""
SETS: Final = ("both", "tomb", "vault")
ROUNDS: Final = 60
"""After how many rounds a game counts as nobody's."""
STRAYS: Final = 10
"""How often of 100 times a player gives any answer that a search would try, and not the policy's."""


def _new(rng: Random, seed: str) -> DungeoneerState:
    return GAME.new(rng.choice(HEROES), GAME.preset(rng.choice(SETS)), seed)


def _shown(state: DungeoneerState, choose: Callable[[int], Action]) -> list[Sample]:
    """Play a game to its end and return what all players showed as turns began.

    Args:
        state: the game, which is played on.
        choose: returns the answer of a seat that is asked.
    """
    seen: list[tuple[int, list[float]]] = []
    turn = (-1, -1)
    while state.stack and state.round < ROUNDS:
        if (state.round, state.active) != turn:
            turn = (state.round, state.active)
            seen += [(seat, features(state, seat)) for seat in state.living()]
        seat = state.to_act[0]
        state.play_unchecked(seat, choose(seat))
    result = state.returns()
    return [Sample(kind_of(state), one, (), result[seat]) for seat, one in seen]


def samples(seed: str) -> Iterable[Sample]:
    """Play one game of the policy, each player in some style, and return what its turns showed.

    Now and then a player gives any of the answers that a search would try: else the weights would say nothing of
    positions that the policy avoids, such as that of a hero who stands at his quest at the end of his turn.
    """
    rng = Random(seed)
    state = _new(rng, seed)
    habits = habits_in(state, LEARNED)
    styles = [any_style(rng, habits) for _ in range(state.seats)]

    def choose(seat: int) -> Action:
        if rng.randrange(100) < STRAYS:
            return rng.choice(promising(state, seat, habits))
        return answer(state, seat, styles[seat], rng)

    return _shown(state, choose)


class Quick(HeroSearch):
    """A hero that searches as quickly as can be, and often tries something else."""

    name = "quick"
    skill = Skill(trials=12, whim=0.03, slips=8)


def searched(seed: str) -> Iterable[Sample]:
    """Play one game of heroes that search with the weights last written, and return what its turns showed."""
    rng = Random(seed)
    state = _new(rng, seed)
    bots = [Quick(f"{seed} {seat}") for seat in range(state.seats)]
    answers = count()

    def choose(seat: int) -> Action:
        return GAME.vocabulary.parse(answer_of(bots[seat], state, seat, f"{seed} {next(answers)}"))

    return _shown(state, choose)


def write(seed: str, games: int, searched: int, score: Sequence[float], weights: Sequence[Sequence[float]]) -> str:
    """Store the weights in the package, with their origin, and return the file's name."""
    made_by, by_stage = f"undercroft arena fit {GAME.id}", tuple([tuple(stage) for stage in weights])
    where = write_weights(
        "undercroft.bots.dungeoneer", Weights(made_by, seed, games, searched, FEATURES, tuple(score), by_stage)
    )
    weights_of_today.cache_clear()
    return where
