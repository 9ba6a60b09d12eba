"""Standings: shares, intervals that contain the truth, ratings in order, and the verdict on a new version."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from undercroft.arena.contests.answer_times import class_of, quantile
from undercroft.arena.contests.contest import Contest, round_robin
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.results.confidence_intervals import over_deals, wilson
from undercroft.arena.results.openskill_ratings import ratings
from undercroft.arena.results.standings import standings, verdict
from undercroft.arena.winners import wins_of

LORDS = "dungeon-lords"


def game(number: int, deal: str, players: Sequence[str], points: Sequence[float], seconds: float = 0.01) -> ContestGame:
    parts = tuple([{"score_rooms": int(p), "score_titles": 0} for p in points])
    times = tuple([{class_of(seconds): 10} for _ in players])
    return ContestGame(number, deal, tuple(players), tuple(points), wins_of(points), parts, 10 * len(players), 8, times)


def contest_of(*entrants: str, seats: int = 2) -> Contest:
    return Contest.of(LORDS if seats > 1 else "dungeoneer", seats, round_robin(entrants, seats))


def test_shares_points_and_times_are_counted_by_bot() -> None:
    contest = contest_of("greedy", "random")
    games = [
        game(0, "a", ("greedy", "random"), (10, 4), 0.1),
        game(1, "a", ("random", "greedy"), (6, 6), 0.1),
        game(2, "b", ("greedy", "random"), (8, 9), 5.0),
        game(3, "b", ("random", "greedy"), (3, 12), 0.1),
    ]
    found = standings(contest, reversed(games))
    assert (found.games, found.deals) == (4, 2)
    greedy, other = found.bots
    assert (greedy.bot, greedy.games, greedy.wins.mean, greedy.points) == ("greedy", 4, 2.5 / 4, 9.0)
    assert greedy.parts == {"score_rooms": 9.0, "score_titles": 0.0}
    assert (other.bot, other.wins.mean, other.points) == ("random", 1.5 / 4, 5.5)
    assert greedy.decisions == 40 and greedy.median == pytest.approx(0.1, rel=0.05)
    assert greedy.p99 == pytest.approx(5.0, rel=0.05)
    (pair,) = found.pairs
    assert (pair.bot, pair.rival, pair.games, pair.deals, pair.share.mean) == ("greedy", "random", 4, 2, 2.5 / 4)
    assert greedy.rating is not None and other.rating is not None and greedy.rating.mean > other.rating.mean
    assert found.decisions.median == 20 and found.turns.most == 8


def test_a_bot_at_two_seats_counts_per_seat() -> None:
    contest = contest_of("greedy", "random", seats=3)
    found = standings(contest, [game(0, "a", ("greedy", "random", "random"), (5, 1, 7))])
    shares = {one.bot: (one.games, one.wins.mean) for one in found.bots}
    assert shares == {"greedy": (1, 0.0), "random": (2, 0.5)}
    (pair,) = found.pairs
    assert {pair.bot: pair.share.mean, pair.rival: 1 - pair.share.mean} == {"greedy": 0.5, "random": 0.5}


def test_bots_that_play_alone_are_compared_by_deal() -> None:
    contest = contest_of("greedy", "random", seats=1)
    games = [
        game(number, deal, (bot,), (points,))
        for number, (deal, bot, points) in enumerate(
            [("a", "greedy", 1), ("a", "random", 0), ("b", "greedy", 1), ("b", "random", 1), ("c", "greedy", 0)]
        )
    ]
    found = standings(contest, games)
    (pair,) = found.pairs
    assert (pair.bot, pair.deals, pair.share.mean) == ("greedy", 2, 0.75)
    assert [one.rating for one in found.bots] == [None, None]
    assert [one.wins.mean for one in found.bots] == [0.6667, 0.5]


def test_intervals_contain_the_truth_about_as_often_as_they_say() -> None:
    """Games of a deal that depend on each other, in 400 contests: with games for units it would be far less often."""
    dice = random.Random("intervals")
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = dice.random()
            deals.append((float(sum([dice.random() < (0.9 if luck < 0.6 else 0.1) for _ in range(4)])), 4))
        interval = over_deals(deals)
        held += interval.low <= 0.9 * 0.6 + 0.1 * 0.4 <= interval.high
    assert 0.91 <= held / 400 <= 0.99


def test_rotations_that_even_out_luck_make_an_interval_narrower_and_identical_games_do_not() -> None:
    even = over_deals([(1.0 + (number % 5 == 0), 2) for number in range(50)])
    same = over_deals([(2.0 * (number % 5 < 3), 2) for number in range(50)])
    assert even.mean == same.mean == 0.6
    assert even.high - even.low < wilson(0.6, 100).high - wilson(0.6, 100).low + 1e-9
    assert same.high - same.low == pytest.approx(wilson(0.6, 50).high - wilson(0.6, 50).low, abs=0.01)


def test_few_deals_or_none_say_little() -> None:
    assert over_deals([]) == (0.0, 0.0, 1.0)
    assert over_deals([(4.0, 4)] * 3) == wilson(1.0, 3)
    assert wilson(1.0, 3).low < 0.5


def test_ratings_order_bots_by_strength_and_get_surer() -> None:
    dice = random.Random("ratings")
    strength = {"a": 0.0, "b": 1.5, "c": 3.0}

    def played(number: int) -> list[tuple[list[str], list[float]]]:
        found = []
        for _ in range(number):
            players = dice.sample(sorted(strength), 3)
            found.append((players, [strength[player] + dice.gauss(0, 1) for player in players]))
        return found

    few, many = ratings(played(10)), ratings(played(300))
    assert sorted(many, key=lambda name: many[name].mean) == ["a", "b", "c"]
    assert many["a"].high < many["c"].low
    for name in strength:
        assert many[name].high - many[name].low < few[name].high - few[name].low
    assert ratings([(["a"], [3.0]), (["b", "b"], [1.0, 2.0])]) == {}


@pytest.mark.parametrize(
    ("wins", "games", "replaces"), [(560, 1000, True), (540, 1000, True), (530, 1000, False), (600, 900, False)]
)
def test_a_new_version_replaces_a_frozen_one_with_enough_wins_of_enough_games(
    wins: int, games: int, replaces: bool
) -> None:
    contest = contest_of("overlord", "overlord@v1")
    played = [game(n, str(n // 2), ("overlord", "overlord@v1"), (1, 0) if n < wins else (0, 1)) for n in range(games)]
    found = verdict("overlord", "overlord@v1", contest, played)
    assert (found.games, found.share.mean, found.replaces) == (games, round(wins / games, 4), replaces)


def test_equal_bots_at_four_seats_share_the_victories_half_and_half() -> None:
    contest = contest_of("baron", "baron@v1", seats=4)
    seats = [("baron", "baron@v1", "baron@v1", "baron")] * 4
    played = [game(n, "a", players, [float(seat == n) for seat in range(4)]) for n, players in enumerate(seats)]
    assert verdict("baron", "baron@v1", contest, played).share.mean == 0.5


def test_a_quantile_is_within_a_twentieth() -> None:
    dice = random.Random("clocks")
    seconds = sorted([dice.expovariate(3) for _ in range(2000)])
    times: dict[int, int] = {}
    for one in seconds:
        times[class_of(one)] = times.get(class_of(one), 0) + 1
    for part in (0.1, 0.5, 0.9, 0.99):
        assert quantile(times, part) == pytest.approx(seconds[int(part * 2000) - 1], rel=0.051)
    assert quantile({}, 0.5) == 0.0
