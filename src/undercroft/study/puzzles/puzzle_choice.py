"""Which puzzle comes next for somebody, and which one is that of a day."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Final

from undercroft.kernel.base.errors import OptionError
from undercroft.study.puzzles.puzzle import Puzzle

NEAR: Final = 8
"""Among how many of the unsolved puzzles closest to somebody's rating the next one is drawn."""

DAYS: Final = 7
"""The days of a week, which begins on Monday."""


def of_kind(puzzles: Sequence[Puzzle], kind: str | None) -> list[Puzzle]:
    """Return the puzzles of a kind; None: all.

    Raises:
        OptionError: there are none.
    """
    found = [puzzle for puzzle in puzzles if kind in (None, puzzle.kind)]
    if not found:
        known = ", ".join(sorted({puzzle.kind for puzzle in puzzles}))
        raise OptionError(f"there are no puzzles of the kind {str(kind)[:40]!r}; choose one of: {known}")
    return found


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody: the easiest ones on Mondays, the hardest on Sundays. All of a
    day of the week have their turn before one comes again.
    """
    week, weekday = divmod(day.toordinal() - 1, DAYS)
    ranked = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    among = ranked[len(ranked) * weekday // DAYS : len(ranked) * (weekday + 1) // DAYS] or ranked
    turn, at = divmod(week, len(among))
    return sorted(among, key=lambda puzzle: _mixed(f"{turn} {puzzle.id}"))[at]


def following(puzzles: Sequence[Puzzle], rating: float, met: Collection[str], dice: str) -> Puzzle:
    """Return a puzzle that is about as difficult as somebody is good.

    Args:
        puzzles: which there are.
        rating: how good somebody is.
        met: the ids of those that somebody has tried already. They come again only when there are no others.
        dice: a seed.
    """
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in met] or list(puzzles)
    near = sorted(fresh, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))[:NEAR]
    return min(near, key=lambda puzzle: _mixed(f"{dice} {puzzle.id}"))


def streak(days: Collection[date], today: date) -> int:
    """Return on how many days in a row, up to today or yesterday, the puzzle of the day was solved.

    >>> streak({date(2026, 3, 1), date(2026, 2, 28), date(2026, 2, 26)}, date(2026, 3, 2))
    2
    """
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count


def _mixed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
