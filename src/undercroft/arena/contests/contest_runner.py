"""Play what is missing of a contest, and keep each game as it ends."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_journal import ContestJournal
from undercroft.arena.contests.contest_processes import Runner


def play_missing(journal: ContestJournal, games: int, runner: Runner) -> Generator[ContestGame, None, None]:
    """Play those of the first games of a contest that have not been played, and yield each when it is on disk.

    If the iteration stops, what is being played ends at once; the games that were yielded stay.

    Args:
        journal: the contest's folder.
        games: how many games there shall be at least.
        runner: plays them.

    Raises:
        ContestError: a game fails, or cannot be stored.
    """
    with closing(runner(journal.contest, journal.missing(games))) as running:
        for played in running:
            journal.add(played)
            yield played
