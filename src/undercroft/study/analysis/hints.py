"""Hints during a game: the best answers of a strong bot, what each is expected to bring, and why.

The bot ranks the answers, and the first of them are tried in further worlds, the same for all. Only what the player may
know counts: all worlds are dealt from one that his seat cannot tell from the real one.

How a game's answers are tried is in the module ``answer_ranking`` of its package in this room.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol

import msgspec

from undercroft.bots import world_of
from undercroft.bots.sequential_halving import Deadline
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion, find_game
from undercroft.study.analysis.causes import Cause, Weighed, causes_of
from undercroft.study.analysis.game_review import EFFORT, FRESH, Measure, interval_of
from undercroft.study.study_offers import MODULES

SHOWN: Final = 3
"""How many answers are advised at most."""

LEAST: Final = 2
"""In how many worlds answers are compared even if the time is up."""

Line = tuple[Action, ...]
"""An answer, and those that belong to it: a whole plan, or a battle to its end."""


Weigh = Callable[[Line], Weighed]
"""Tries answers in one world and weighs the position to which they lead."""


class HintModule(Protocol):
    """What a game's module ``answer_ranking`` provides."""

    MEASURE: Measure

    CAUSES: tuple[str, ...]

    BURDENS: frozenset[str]
    """Causes of which less is better."""

    MARGIN: float
    """An answer that certainly costs more than this is a blunder (`study.analysis.blunder_warnings`)."""

    def ranking(
        self, state: Any, seat: int, rng: Random, effort: int, deadline: Deadline
    ) -> tuple[Sequence[Line], Callable[[int], Weigh]]:
        """Return the answers worth trying, the best first, and what weighs them in the world with a number."""

    def begun(self, state: Any, seat: int, answer: Action, rng: Random, effort: int, deadline: Deadline) -> Line | None:
        """Return the best line that begins with an answer; None if such answers are too small to be judged."""


class Advised(msgspec.Struct, frozen=True):
    """An answer and what it is expected to bring.

    Attributes:
        answers: in the game's notation; the first one is the answer to what is asked now.
        expected: what the player himself can expect at the end after it: points, or the chance to win.
        behind: how much less than after the best answer; 0 for that one.
        low, high: between these that difference lies, as far as the worlds go.
        causes: what is better and worse than with the best answer; for that one, than with the second. The most
            important one first.
        risk: in percent, in how many of the worlds the player's hero dies.
    """

    answers: tuple[str, ...]
    expected: float
    behind: float
    low: float
    high: float
    causes: tuple[Cause, ...]
    risk: int = 0


class Advice(msgspec.Struct, frozen=True):
    """The best answers, the best one first, and in how many worlds they were compared."""

    measure: Measure
    worlds: int
    advised: tuple[Advised, ...]


def advising_of(game_id: str) -> HintModule:
    """Return how answers of a game are advised.

    Raises:
        OptionError: there is no such game, or no bot of it searches.
    """
    module = companion(game_id, MODULES["coach"])
    if module is None:
        raise OptionError(f"there are no hints in games of {game_id}: none of its bots searches")
    found: HintModule = module
    return found


def asked_about(state: State, seat: int, seed: str) -> tuple[bytes, int]:
    """Return what `advise` may be asked about for a player: the dump of a dealt world, and dice.

    Args:
        state: the true state.
        seat: the player's.
        seed: of the game. The same moment of it always gives the same.
    """
    dice = hashlib.sha256(f"hint {seed} {seat} {state.settled}".encode())
    return world_of(state, seat, dice.hexdigest()).dump(), int.from_bytes(dice.digest()[:7], "big")


def advise(
    game_id: str, world: bytes, seat: int, dice: int, effort: int = EFFORT, seconds: float = float("inf")
) -> Advice:
    """Advise a player who is asked something.

    Args:
        game_id: the game.
        world: the dump of a world that the seat cannot tell from the real one (`State.determinize`).
        seat: the player's.
        dice: for the search. The same world, dice and effort give the same advice, if there is time enough.
        effort: in how many worlds the answers are compared.
        seconds: how long it may take.

    Raises:
        OptionError: the game's answers cannot be advised, or the seat is not asked.
    """
    advising = advising_of(game_id)
    state = find_game(game_id).state_class.load(world)
    if state.is_terminal or seat not in state.to_act:
        raise OptionError(f"seat {seat} is not asked anything")
    deadline = Deadline(seconds)
    ranked, weighing = advising.ranking(state, seat, Random(dice), effort, Deadline(seconds / 2))
    lines = list(dict.fromkeys(ranked))[:SHOWN]
    return compared(advising, lines, tried_in_worlds(weighing, lines, effort, deadline))


def tried_in_worlds(
    weighing: Callable[[int], Weigh], lines: Sequence[Line], effort: int, deadline: Deadline
) -> list[list[Weighed]]:
    """Try lines in further worlds, the same for all: return of each line what it leads to.

    Args:
        weighing: returns what weighs a line in the world with a number.
        lines: the lines.
        effort: in how many worlds.
        deadline: after it no world is begun, except for `LEAST`.
    """
    tried: list[list[Weighed]] = [[] for _ in lines]
    for number in range(effort):
        if number >= LEAST and deadline.is_over():
            break
        weigh = weighing(FRESH + number)
        for results, line in zip(tried, lines, strict=True):
            results.append(weigh(line))
    return tried


def compared(advising: HintModule, lines: Sequence[Line], tried: Sequence[list[Weighed]]) -> Advice:
    """Return lines in order, the best first, each with what makes it better or worse.

    Args:
        advising: of the game.
        lines: at least one.
        tried: what each leads to (`tried_in_worlds`).
    """
    order = sorted(range(len(lines)), key=lambda i: -fmean([one.value for one in tried[i]]))
    best, *others = order
    found = [_advised(lines[best], tried[best], tried[best], tried[others[0]] if others else tried[best], advising)]
    found += [_advised(lines[i], tried[i], tried[best], tried[best], advising) for i in others]
    return Advice(advising.MEASURE, len(tried[0]), tuple(found))


def _advised(
    line: Line, results: list[Weighed], best: list[Weighed], other: list[Weighed], advising: HintModule
) -> Advised:
    differences = [one.value - mine.value for one, mine in zip(best, results, strict=True)]
    behind, low, high = interval_of(differences)
    texts = tuple([action.text for action in line])
    expected = fmean([one.expected for one in results])
    causes = causes_of(results, other, advising.CAUSES, advising.BURDENS)
    risk = round(100 * fmean([one.dead for one in results]))
    return Advised(texts, expected, behind, low, high, causes, risk)
