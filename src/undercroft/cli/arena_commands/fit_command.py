"""Fit the values of a game's bots, and store them in the package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import typer
from rich.console import Console
from rich.progress import Progress

from undercroft.arena.value_fitting import SEARCHED_PENALTY, fit, fitting_of
from undercroft.bots.feature_weights import Sample


def fit_values(game: str, games: int, searched: int, seed: str, jobs: int) -> None:
    """Fit the values in games of the policy, then in games of bots that search, and say how well they fit.

    Args:
        game: the id of the game.
        games: how many games of the policy.
        searched: how many games of bots that search, after those.
        seed: the first part of every game's seed.
        jobs: in how many processes the bots play.
    """
    fitting = fitting_of(game)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games + searched)

        def advancing(played: Iterable[Iterable[Sample]]) -> Iterator[Iterable[Sample]]:
            for one in played:
                progress.advance(task)
                yield one

        played = advancing(_in_processes(fitting.samples, _seeds(seed, games), jobs))
        found = fit(fitting.STAGES, played)
        where = fitting.write(seed, games, 0, found.score, found.weights)
        if searched:
            played = advancing(_in_processes(fitting.searched, _seeds(seed, searched), jobs))
            found = fit(fitting.STAGES, played, found.weights, SEARCHED_PENALTY)
            where = fitting.write(seed, games, searched, found.score, found.weights)
    for stage, score in enumerate(found.score):
        typer.echo(f"stage {stage}: {score:.1%} of the variance explained")
    typer.echo(where)


def _seeds(seed: str, games: int) -> list[str]:
    return [f"{seed}-{number}" for number in range(games)]


def _in_processes(play: Callable[[str], Iterable[Sample]], seeds: list[str], jobs: int) -> Iterator[Iterable[Sample]]:
    """Play games in so many processes, and yield them in the order of their seeds."""
    # Spawned, not forked: the progress bar has a thread. Each process reads the weights that have just been written.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, seeds)
