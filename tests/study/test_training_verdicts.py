"""Verdicts on training battles: the goal, the answer that missed it, and what would have been better."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.history.match import Match
from undercroft.study.dungeonlords.training_verdicts import advice, fewest, judge

ALL = (*SCENARIOS, ROOM_VARIANT)


def fought(scenario: Scenario, rnd: Random) -> list[str]:
    """The answers of a random battle."""
    match = Match.start(GAME, 1, GAME.options(), "any", position=scenario.position)
    while not match.state.is_terminal:
        match.apply(0, rnd.choice(match.state.legal_actions(0)))
    return [text for _, text in match.record.moves]


def lost(scenario: Scenario, answers: list[str]) -> int:
    """How many tiles are lost by these answers, by the rules of a match."""
    match = Match.start(GAME, 1, GAME.options(), "any", position=scenario.position)
    for text in answers:
        match.apply(0, text)
    assert match.state.is_terminal
    return sum([tile.conquered for tile in match.state.view(0).lords[0].tiles])


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: str(scenario.number))
def test_the_books_solution_is_without_fault(scenario: Scenario) -> None:
    position = BattlePosition.parse(scenario.position)
    verdict = judge(position, scenario.solution)
    assert verdict.best == verdict.lost == fewest(position) == lost(scenario, list(scenario.solution))
    assert verdict.number == -1 and verdict.better == ()


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: str(scenario.number))
def test_the_answer_that_missed_the_best_result_is_found(scenario: Scenario) -> None:
    rnd = Random(f"verdict {scenario.number}")
    position = BattlePosition.parse(scenario.position)
    missed = 0
    for _ in range(12):
        answers = fought(scenario, rnd)
        verdict = judge(position, answers)
        assert verdict.lost == lost(scenario, answers) >= verdict.best
        assert (verdict.number < 0) == (verdict.lost == verdict.best)
        if verdict.number >= 0:
            missed += 1
            before, after = answers[: verdict.number], answers[: verdict.number + 1]
            assert lost(scenario, [*before, *verdict.better]) == verdict.best
            assert lost(scenario, [*after, *advice(position, after)]) > verdict.best
    assert missed
