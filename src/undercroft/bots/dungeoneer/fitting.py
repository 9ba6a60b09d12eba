"""What ``undercroft arena fit dungeoneer`` needs: games of the policy and of searching heroes, read as turns begin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from undercroft.bots.base import answer_of
from undercroft.bots.dungeoneer.features import features
from undercroft.bots.dungeoneer.policy import play_on
from undercroft.bots.dungeoneer.searching import HeroSearch, Skill
from undercroft.bots.dungeoneer.styles import any_style
from undercroft.bots.dungeoneer.value import KINDS, NAMES, kind_of
from undercroft.bots.dungeoneer.value import weights as weights_of_today
from undercroft.bots.weights import Sample, Weights
from undercroft.bots.weights import write as write_weights
from undercroft.dungeoneer.game import GAME
from undercroft.dungeoneer.state import DungeoneerState

STAGES: Final = KINDS
"""The kinds of games take the place of stages: a game has only one."""

HEROES: Final = (1, 2, 2, 2, 3, 4)
"""How many heroes play, in turns."""
SETS: Final = ("both", "tomb", "vault")
ROUNDS: Final = 60
"""After how many rounds a game counts as nobody's."""


class _Watching:
    """Reads the features of all players as turns begin."""

    def __init__(self, state: DungeoneerState) -> None:
        self.state = state
        self._seen: list[tuple[int, list[float]]] = []

    def look(self) -> None:
        """Read them now."""
        state = self.state
        for seat in state.living():
            self._seen.append((seat, features(state, seat)))

    def samples(self) -> list[Sample]:
        """Return what was seen, with the result."""
        result = self.state.returns()
        return [Sample(kind_of(self.state), one, (), result[seat]) for seat, one in self._seen]


def _new(rng: Random, seed: str) -> DungeoneerState:
    return GAME.new(rng.choice(HEROES), GAME.preset(rng.choice(SETS)), seed)


def samples(seed: str) -> Iterable[Sample]:
    """Play one game of the policy, each player in some style, and return what its turns showed."""
    rng = Random(seed)
    state = _new(rng, seed)
    styles = [any_style(rng) for _ in range(state.seats)]
    watching = _Watching(state)
    while state.stack and state.round < ROUNDS:
        watching.look()
        play_on(state, styles, rng, 0)
        if state.stack:
            play_on(state, styles, rng, rng.randrange(2))
    return watching.samples()


class Quick(HeroSearch):
    """A hero that searches as quickly as can be, and often tries something else."""

    name = "quick"
    skill = Skill(trials=12, whim=0.03, slips=8)


def searched(seed: str) -> Iterable[Sample]:
    """Play one game of heroes that search with the weights last written, and return what its turns showed."""
    rng = Random(seed)
    state = _new(rng, seed)
    bots = [Quick(f"{seed} {seat}") for seat in range(state.seats)]
    watching = _Watching(state)
    turn = (-1, -1)
    answers = 0
    while state.stack and state.round < ROUNDS:
        if (state.round, state.active) != turn:
            turn = (state.round, state.active)
            watching.look()
        seat = state.to_act[0]
        state.play(seat, GAME.vocabulary.parse(answer_of(bots[seat], state, seat, f"{seed} {answers}")))
        answers += 1
    return watching.samples()


def write(seed: str, games: int, searched: int, score: Sequence[float], weights: Sequence[Sequence[float]]) -> str:
    """Store the weights in the package, with their origin, and return the file's name."""
    made_by, by_stage = f"undercroft arena fit {GAME.id}", tuple([tuple(stage) for stage in weights])
    where = write_weights(__package__, Weights(made_by, seed, games, searched, NAMES, tuple(score), by_stage))
    weights_of_today.cache_clear()
    return where
