"""Games to review: played carefully, at random, or carefully with one blunder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from undercroft.bots import answer_of
from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.search import world_search as heroes
from undercroft.bots.dungeoneer.search.hidden_information import forget as forget_heroes
from undercroft.bots.dungeoneer.search.world_search import HeroSearch
from undercroft.bots.dungeonlords.search import world_search as lords
from undercroft.bots.dungeonlords.search.hidden_information import forget as forget_lords
from undercroft.bots.dungeonlords.search.world_search import LordSearch
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

LOSS: Final = 0.1
"""What a hero's blunder costs at least, in chance to win."""

Chance = Callable[[Any, int, Random], Callable[[], Action] | None]
"""Whether this is a chance for a blunder: what finds the worst answer by search, or None."""


class CarefulLord(LordSearch):
    """A lord that searches a little, and takes what looks best."""

    name = "careful"
    skill: ClassVar[lords.Skill] = lords.Skill(trials=120, each=6, whim=0.0)


class CarefulHero(HeroSearch):
    """A hero that searches a little, and takes what looks best."""

    name = "careful"
    skill: ClassVar[heroes.Skill] = heroes.Skill(trials=120, whim=0.0)


def bad_orders(state: Any, seat: int, rnd: Random) -> Callable[[], Action] | None:
    """Any orders can be a blunder."""
    return partial(worst_orders, state, seat, rnd) if isinstance(state.stack[-1], GiveOrders) else None


def worst_orders(state: Any, seat: int, rnd: Random) -> Action:
    """The worst of 25 orders."""
    question = lords.Question(forget_lords(state, seat), seat, CarefulLord.skill, None, Deadline(1e9), Random(1))
    some: list[Action] = rnd.sample(list(state.legal_actions(seat)), 25)
    measures = [question.measuring(number) for number in range(4)]
    return min(some, key=lambda action: sum([measure((action,)) for measure in measures]))


def bad_answer(state: Any, seat: int, rnd: Random) -> Callable[[], Action] | None:
    """An answer of a hero is a blunder if it costs enough."""
    plain, skill = forget_heroes(state, seat), CarefulHero.skill
    question = heroes.Question(plain, seat, skill, None, Deadline(1e9), Random(1))
    best = question.answer()
    measures = [question.measuring(number) for number in range(10_000, 10_016)]
    means = {
        action: sum([measure(action) for measure in measures]) / len(measures) for action in state.legal_actions(seat)
    }
    worst = min(means, key=lambda action: means[action])
    return (lambda: worst) if means[best] - means[worst] >= LOSS else None


class Reviewed(NamedTuple):
    """How a game is played for a review: who is careful, what a blunder is, how many chances for one pass before."""

    preset: str
    careful: Callable[[str], Bot]
    chance: Chance
    passed: tuple[int, int]


REVIEWED: Final[Mapping[str, Reviewed]] = {
    "dungeon-lords": Reviewed("full", CarefulLord, bad_orders, (2, 15)),
    "dungeoneer": Reviewed("tomb", CarefulHero, bad_answer, (0, 2)),
}


@cache
def played(game_id: str, seed: str, kind: str, seats: int = 2) -> tuple[Record, int]:
    """A game, and the number of the one blunder in it; −1 if there is none.

    Args:
        game_id: the game.
        seed: of the game.
        kind: ``random``, ``careful``, or ``blunder``: careful players, one of whom blunders once.
        seats: how many play.
    """
    rnd = Random(seed)
    game, how = find_game(game_id), REVIEWED[game_id]
    match = Match.start(game, seats, game.preset(how.preset), seed)
    bots = [how.careful(f"{seed} {seat}") for seat in range(seats)]
    left, blunder = rnd.randint(*how.passed), -1
    while not match.state.is_terminal:
        state = match.state
        seat = state.to_act[0]
        number = len(match.record.moves)
        if kind == "random":
            match.apply(seat, rnd.choice(state.legal_actions(seat)))
            continue
        chance = how.chance(state, seat, rnd) if kind == "blunder" and blunder < 0 else None
        if chance is not None and left == 0:
            blunder = number
            match.apply(seat, chance())
        else:
            left -= chance is not None
            match.apply(seat, answer_of(bots[seat], state, seat, f"{seed} {number}"))
    return match.record, blunder
