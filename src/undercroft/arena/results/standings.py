"""What the games of a contest show: the standings of its bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

import msgspec

from undercroft.arena.contests.answer_times import quantile, total
from undercroft.arena.contests.contest import Contest
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.results.confidence_intervals import ConfidenceInterval, over_deals
from undercroft.arena.results.openskill_ratings import OpenSkillRating, ratings

MORE_THAN: Final = 0.53
"""What share of the victories a new version needs to replace a frozen one."""

AT_LEAST: Final = 1000
"""Of at least how many games."""


class Range(msgspec.Struct, frozen=True):
    """The least, the median and the most."""

    least: float
    median: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared.

    Attributes:
        bot: its name.
        games: how many games it played; one with two seats in a game has played twice.
        wins: its share of the victories, per seat.
        points: the mean of its points.
        parts: the mean of what its results are made of, by category.
        rating: its rating; None if it met no other bot.
        decisions: how many decisions it made.
        median: the median of the seconds that a decision took it.
        p99: the time in seconds that 99 of 100 decisions did not exceed.
    """

    bot: str
    games: int
    wins: ConfidenceInterval
    points: float
    parts: dict[str, float]
    rating: OpenSkillRating | None
    decisions: int
    median: float
    p99: float


class Pair(msgspec.Struct, frozen=True):
    """How one bot fared against another in the games that both played.

    Attributes:
        bot: the one.
        rival: the other.
        games: how many games.
        deals: of how many deals. Bots that play alone are compared by deals.
        share: how often it had more points; equal points count one half.
    """

    bot: str
    rival: str
    games: int
    deals: int
    share: ConfidenceInterval


class Standings(msgspec.Struct, frozen=True):
    """What a contest has shown so far.

    Attributes:
        contest: the contest.
        games: how many games.
        deals: how many deals, the last ones perhaps not whole.
        bots: how each bot fared, the best rating first; alone, the most wins.
        pairs: how each fared against each other, in the same order, the better one first.
        decisions: how many decisions a game had.
        turns: how many chapters (rounds, seasons) a game had.
    """

    contest: Contest
    games: int
    deals: int
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    decisions: Range
    turns: Range


class ReplacementVerdict(msgspec.Struct, frozen=True):
    """Whether a new version may replace a frozen one.

    Attributes:
        new: the new one.
        old: the frozen one.
        games: how many games they played.
        share: the new one's share of the victories of both.
        replaces: whether it may: there are enough games, and its share is large enough.
    """

    new: str
    old: str
    games: int
    share: ConfidenceInterval
    replaces: bool


def standings(contest: Contest, games: Iterable[ContestGame]) -> Standings:
    """Return what games show; they may come in any order.

    Raises:
        ValueError: there are no games.
    """
    played = sorted(games, key=lambda game: game.number)
    if not played:
        raise ValueError("there are no games")
    rated = ratings([(game.players, game.points) for game in played])
    found = [_standing(name, played, rated.get(name)) for name in contest.entrants if _seats_of(name, played)]
    found.sort(key=lambda one: (one.rating.mean if one.rating else 0.0, one.wins.mean, one.points), reverse=True)
    pairs = [_pair(a.bot, b.bot, contest, played) for a, b in combinations(found, 2)]
    return Standings(
        contest,
        len(played),
        len({game.deal for game in played}),
        tuple(found),
        tuple([pair for pair in pairs if pair.games]),
        _range([game.decisions for game in played]),
        _range([game.turns for game in played]),
    )


def verdict(new: str, old: str, contest: Contest, games: Iterable[ContestGame]) -> ReplacementVerdict:
    """Return whether a new version may replace a frozen one, after games between the two."""
    played = sorted(games, key=lambda game: game.number)
    if contest.seats == 1:
        share = _pair(new, old, contest, played).share
    else:
        share = _over_deals(played, lambda game: (_sum_of(game.wins, game.players, new), sum(game.wins)))
    return ReplacementVerdict(new, old, len(played), share, len(played) >= AT_LEAST and share.mean > MORE_THAN)


def _sum_of(values: Sequence[float], players: Sequence[str], name: str) -> float:
    return sum([value for value, player in zip(values, players, strict=True) if player == name])


def _seats_of(name: str, played: Sequence[ContestGame]) -> list[tuple[ContestGame, int]]:
    return [(game, seat) for game in played for seat, player in enumerate(game.players) if player == name]


def _over_deals(
    played: Sequence[ContestGame], count: Callable[[ContestGame], tuple[float, float]]
) -> ConfidenceInterval:
    """Return the interval of a share. `count` says a game's scores and how many there are."""
    deals: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for game in played:
        deals[game.deal].append(count(game))
    return over_deals([(sum([s for s, _ in one]), sum([n for _, n in one])) for one in deals.values()])


def _standing(name: str, played: Sequence[ContestGame], rating: OpenSkillRating | None) -> Standing:
    seats = _seats_of(name, played)
    times = total([game.times[seat] for game, seat in seats])
    categories = dict.fromkeys([category for game, seat in seats for category in game.parts[seat]])
    return Standing(
        name,
        len(seats),
        _over_deals(played, lambda game: (_sum_of(game.wins, game.players, name), game.players.count(name))),
        round(fmean([game.points[seat] for game, seat in seats]), 3),
        {c: round(fmean([game.parts[seat].get(c, 0) for game, seat in seats]), 3) for c in categories},
        rating,
        sum(times.values()),
        quantile(times, 0.5),
        quantile(times, 0.99),
    )


def _pair(bot: str, rival: str, contest: Contest, played: Sequence[ContestGame]) -> Pair:
    if contest.seats == 1:
        return _pair_alone(bot, rival, played)
    both = [game for game in played if bot in game.players and rival in game.players]

    def count(game: ContestGame) -> tuple[float, float]:
        own = [p for p, player in zip(game.points, game.players, strict=True) if player == bot]
        theirs = [p for p, player in zip(game.points, game.players, strict=True) if player == rival]
        return sum([_score(a, b) for a in own for b in theirs]), len(own) * len(theirs)

    return Pair(bot, rival, len(both), len({game.deal for game in both}), _over_deals(both, count))


def _pair_alone(bot: str, rival: str, played: Sequence[ContestGame]) -> Pair:
    """Compare two that play alone by the deals that both played."""
    own, theirs = ({game.deal: game.points[0] for game in played if game.players == (name,)} for name in (bot, rival))
    deals = [deal for deal in own if deal in theirs]
    share = over_deals([(_score(own[deal], theirs[deal]), 1) for deal in deals])
    return Pair(bot, rival, 2 * len(deals), len(deals), share)


def _score(own: float, other: float) -> float:
    return 1.0 if own > other else 0.5 if own == other else 0.0


def _range(numbers: Sequence[int]) -> Range:
    ordered = sorted(numbers)
    return Range(ordered[0], ordered[len(ordered) // 2], ordered[-1])
