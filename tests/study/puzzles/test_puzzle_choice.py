"""Which puzzle comes next, which is that of a day, and how a rating moves."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Final

import pytest

from undercroft.kernel.base.errors import OptionError
from undercroft.study.puzzles.glicko_rating import START, UNSURE, Rating, after
from undercroft.study.puzzles.puzzle_choice import DAYS, NEAR, daily, following, of_kind, streak
from undercroft.study.puzzles.puzzle_library import puzzles_of

PUZZLES: Final = puzzles_of("dungeon-lords")
DAY: Final = date(2026, 3, 1)


def of_weekday(weekday: int, turn: int) -> list[str]:
    """The puzzles of a day of the week, as many weeks as there are such puzzles, the turn-th time."""
    number = len(PUZZLES) * (weekday + 1) // DAYS - len(PUZZLES) * weekday // DAYS
    first = date.fromordinal(1 + weekday + DAYS * number * turn)
    return [daily(PUZZLES, first + timedelta(days=DAYS * week)).id for week in range(number)]


def test_each_puzzle_has_its_day() -> None:
    turn = 800
    weeks = [of_weekday(weekday, turn) for weekday in range(DAYS)]
    assert sorted(one for week in weeks for one in week) == sorted(puzzle.id for puzzle in PUZZLES)
    assert daily(PUZZLES, DAY) == daily(list(reversed(PUZZLES)), DAY)
    assert weeks != [of_weekday(weekday, turn + 1) for weekday in range(DAYS)]
    assert [daily(PUZZLES[:1], DAY + timedelta(days=i)) for i in range(DAYS)] == [PUZZLES[0]] * DAYS


def test_the_puzzle_of_the_day_grows_harder_through_the_week() -> None:
    rating = {puzzle.id: puzzle.rating for puzzle in PUZZLES}
    ratings = [[rating[one] for one in of_weekday(weekday, 800)] for weekday in range(DAYS)]
    for easier, harder in pairwise(ratings):
        assert max(easier) <= min(harder)
    assert date.fromordinal(1).weekday() == 0


def test_the_next_puzzle_is_new_and_fits_the_rating() -> None:
    met: dict[str, bool] = {}
    for number in range(len(PUZZLES)):
        puzzle = following(PUZZLES, 1200, met, str(number))
        assert puzzle.id not in met
        closer = [one for one in PUZZLES if one.id not in met and abs(one.rating - 1200) < abs(puzzle.rating - 1200)]
        assert len(closer) < NEAR
        met[puzzle.id] = True
    assert following(PUZZLES, 1200, met, "again") in PUZZLES


def test_puzzles_of_one_kind() -> None:
    assert {puzzle.kind for puzzle in of_kind(PUZZLES, "orders")} == {"orders"}
    with pytest.raises(OptionError, match="battles, orders"):
        of_kind(PUZZLES, "chess")


def test_days_in_a_row() -> None:
    days = {DAY - timedelta(days=i) for i in range(3)}
    assert streak(days, DAY) == streak(days, DAY + timedelta(days=1)) == 3
    assert streak(days, DAY + timedelta(days=2)) == streak(set(), DAY) == 0


def test_a_rating_rises_with_what_is_solved_and_becomes_surer() -> None:
    rating = Rating()
    for _ in range(20):
        better = after(rating, [(Rating(1600, 120), 1.0)])
        assert better.rating > rating.rating and better.deviation < rating.deviation
        rating = better
    assert after(rating, [(Rating(1600, 120), 0.0)]).rating < rating.rating
    hard = after(Rating(), [(Rating(2200, 80), 1.0)]).rating
    assert hard > after(Rating(), [(Rating(900, 80), 1.0)]).rating > START


def test_a_rating_that_somebody_has_made_up_is_brought_within_bounds() -> None:
    assert Rating(1e300, -5.0, 99.0).sound() == Rating(4000.0, 30.0, 0.12)
    assert Rating(-1e300, 1e9, 0.0).sound() == Rating(100.0, UNSURE, 0.03)
