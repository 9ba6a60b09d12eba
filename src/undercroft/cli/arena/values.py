"""Fit the values of a game's bots, and store them in the package."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.progress import Progress

from undercroft.arena.fitting import SEARCHED_PENALTY, fit, fitting_of


def fit_values(game: str, games: int, searched: int, seed: str) -> None:
    """Fit the values in games of the policy, then in games of bots that search, and say how well they fit.

    Args:
        game: the id of the game.
        games: how many games of the policy.
        searched: how many games of bots that search, after those.
        seed: the first part of every game's seed.
    """
    fitting = fitting_of(game)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games + searched)

        def played() -> None:
            progress.advance(task)

        found = fit(fitting, fitting.samples, games, seed, played=played)
        where = fitting.write(seed, games, 0, found.score, found.weights)
        if searched:
            found = fit(fitting, fitting.searched, searched, seed, found.weights, SEARCHED_PENALTY, played)
            where = fitting.write(seed, games, searched, found.score, found.weights)
    for stage, score in enumerate(found.score):
        typer.echo(f"stage {stage}: {score:.1%} of the variance explained")
    typer.echo(where)
