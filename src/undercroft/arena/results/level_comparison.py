"""What a contest has shown of a game's levels, to be kept beside its bots and told to players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from undercroft.arena.contests.contest import Contest, ContestError, ladder, round_robin
from undercroft.arena.results.confidence_intervals import ConfidenceInterval
from undercroft.arena.results.standings import Standings
from undercroft.bots import levels_of
from undercroft.bots.level_results import ContestResult, LevelComparison

ENOUGH: Final = 20
"""In how many games two levels must have met."""


def fared_in(found: Standings) -> ContestResult:
    """Return how each level fared against the one below it.

    Raises:
        ContestError: two neighbours have met too rarely.
    """
    contest = found.contest
    command = (
        f"undercroft arena play {contest.game} {named_line_ups(contest)} --seats {contest.seats} --games {found.games}"
        f" --preset {contest.preset} --seed {contest.seed}"
    )
    steps = [_against(found, level, below) for below, level in pairwise(levels_of(contest.game))]
    return ContestResult(command, found.games, tuple(steps))


def named_line_ups(contest: Contest) -> str:
    """Return the options that name the contest's line-ups."""
    bots = f"--bots {','.join(contest.entrants)}"
    if contest.line_ups == round_robin(contest.entrants, contest.seats):
        return bots
    if contest.line_ups == ladder(contest.entrants, contest.seats):
        return f"{bots} --ladder"
    return " ".join([f"--line-up {','.join(table)}" for table in contest.line_ups])


def _against(found: Standings, level: str, below: str) -> LevelComparison:
    for pair in found.pairs:
        if {pair.bot, pair.rival} == {level, below} and pair.games >= ENOUGH:
            share = pair.share if pair.bot == level else _turned(pair.share)
            return LevelComparison(level, below, pair.games, *_rounded(share))
    raise ContestError(f"{level} and {below} have not met in {ENOUGH} games")


def _turned(share: ConfidenceInterval) -> ConfidenceInterval:
    """Return the share of the other side."""
    return ConfidenceInterval(1 - share.mean, 1 - share.high, 1 - share.low)


def _rounded(share: Sequence[float]) -> tuple[float, float, float]:
    mean, low, high = [round(one, 4) for one in share]
    return mean, low, high
