"""Reviews: every decision is judged, alike each time; the best line costs nothing, and a blunder is found."""

from __future__ import annotations

import os
from functools import cache
from itertools import count
from random import Random
from typing import ClassVar

import msgspec
import pytest

from undercroft.bots import answer_of
from undercroft.bots.dungeonlords.searching import LordSearch, Question, Skill
from undercroft.bots.dungeonlords.worlds import forget
from undercroft.bots.halving import Deadline
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.phases.giving_orders import GiveOrders
from undercroft.dungeonlords.state import DungeonLordsState
from undercroft.kernel.actions import Action
from undercroft.kernel.errors import OptionError
from undercroft.kernel.game import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.records import Record
from undercroft.study.dungeonlords.judging import KINDS
from undercroft.study.reviewing import Judgement, decisions_of, judge, review

SOAK = bool(os.environ.get("SOAK"))
BLUNDERS = 20 if SOAK else 2
ALL_FOUND = 18 if SOAK else 2


class Careful(LordSearch):
    """A lord that searches a little, and takes what looks best."""

    name = "careful"
    skill: ClassVar[Skill] = Skill(trials=120, each=6, whim=0.0)


def worst(state: DungeonLordsState, seat: int, rnd: Random) -> Action:
    """The worst of some answers, by search."""
    question = Question(forget(state, seat), seat, Careful.skill, None, Deadline(1e9), Random(1))
    some = rnd.sample(list(state.legal_actions(seat)), 25)
    measures = [question.measuring(number) for number in range(4)]
    return min(some, key=lambda action: sum([measure((action,)) for measure in measures]))


@cache
def played(seed: str, kind: str) -> tuple[Record, int]:
    """A game of two lords, and the number of the one blunder in it; −1 if there is none.

    Args:
        seed: of the game.
        kind: ``random``, ``careful``, or ``blunder``: careful lords, one of whom gives bad orders once.
    """
    rnd = Random(seed)
    match = Match.start(GAME, 2, GAME.preset("full"), seed)
    bots = [Careful(f"{seed} {seat}") for seat in range(2)]
    wanted, orders, blunder = rnd.randint(2, 15), count(), -1
    while not match.state.is_terminal:
        state = match.state
        assert isinstance(state, DungeonLordsState)
        seat = state.to_act[0]
        if kind == "random":
            match.apply(seat, rnd.choice(state.legal_actions(seat)))
        elif kind == "blunder" and isinstance(state.stack[-1], GiveOrders) and next(orders) == wanted:
            blunder = len(match.record.moves)
            match.apply(seat, worst(state, seat, rnd))
        else:
            match.apply(seat, answer_of(bots[seat], state, seat, f"{seed} {len(match.record.moves)}"))
    return match.record, blunder


def judged(record: Record, effort: int, every: int = 1) -> list[Judgement]:
    return [judge(one) for one in decisions_of(record, effort)[::every]]


def test_every_answer_to_a_choice_belongs_to_one_decision() -> None:
    record, _ = played("whole", "random")
    match = Match.start(GAME, 2, GAME.preset("full"), "whole")
    choices = []
    for number, (seat, text) in enumerate(record.moves):
        if len(match.state.legal_actions(seat)) > 1:
            choices.append((seat, number))
        match.apply(seat, text)
    found = decisions_of(record, 4)
    covered = [(one.seat, one.number + i) for one in found for i in range(len(one.given))]
    assert set(choices) <= set(covered) and len(covered) == len(set(covered))
    given = [(one.seat, text) for one in found for text in one.given]
    assert given == [record.moves[number] for _, number in covered]
    assert [one.seat for one in decisions_of(record, 4, (1,))] == [one.seat for one in found if one.seat == 1]


def test_the_best_line_costs_nothing() -> None:
    record, _ = played("whole", "random")
    costly = 0
    for decided in decisions_of(record, 8)[::4]:
        one = judge(decided)
        assert 0 <= one.low <= one.regret <= one.high and one.kind in KINDS
        costly += one.regret > 0
        again = judge(msgspec.structs.replace(decided, given=one.best))
        assert again.low == 0, again
    assert costly > 5


def test_the_same_game_is_judged_alike_in_any_number_of_processes() -> None:
    record, _ = played("whole", "random")
    decisions = decisions_of(record, 4)[::9]
    assert review(record, decisions) == review(record, decisions, jobs=2)


def test_random_play_costs_much_more_than_careful_play() -> None:
    careful, random = [
        sum([one.regret for one in judged(played("whole", kind)[0], 6, every=4)]) for kind in ("careful", "random")
    ]
    assert random > 3 * careful


@pytest.mark.soak
def test_a_blunder_is_among_the_moments() -> None:
    found = 0
    for number in range(BLUNDERS):
        record, blunder = played(f"blunder {number}", "blunder")
        assert blunder >= 0
        done = review(record, decisions_of(record, 12))
        found += blunder in [one.number for one in done.moments()]
    assert found >= ALL_FOUND


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_that_is_stopped_keeps_what_was_judged(jobs: int) -> None:
    record, _ = played("whole", "random")
    decisions = decisions_of(record, 4)
    done: list[Judgement] = []
    found = review(record, decisions, jobs, done.append, stop=lambda: len(done) >= 3)
    assert 3 <= len(found.judged) < len(decisions) == found.decisions
    assert list(found.judged) == sorted(done, key=lambda one: one.number)


def test_what_cannot_be_reviewed_is_refused() -> None:
    record, _ = played("whole", "random")
    unfinished = Record(record.header)
    unfinished.moves = record.moves[:20]
    with pytest.raises(OptionError, match="finished"):
        decisions_of(unfinished)
    dungeoneer = find_game("dungeoneer")
    other = Match.start(dungeoneer, 2, dungeoneer.preset(dungeoneer.default_preset), "any").record
    with pytest.raises(OptionError, match="none of its bots searches"):
        decisions_of(other)


def test_a_review_says_what_each_kind_of_decision_cost() -> None:
    record, _ = played("whole", "random")
    found = review(record, decisions_of(record, 4)[::5])
    kinds = found.kinds()
    assert sum([kind.decisions for kind in kinds]) == len(found.judged)
    assert sum([kind.regret for kind in kinds]) == pytest.approx(sum([one.regret for one in found.judged]))
    assert len(found.moments()) <= 5 and all(one.seat == 1 for one in found.moments(1))
