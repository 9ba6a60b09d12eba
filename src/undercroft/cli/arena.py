"""``undercroft arena``: what is learnt from games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

arena = typer.Typer(no_args_is_help=True, help="Learn from games between bots.")


@arena.callback()
def main() -> None:
    """Learn from games between bots."""


@arena.command()
def fit(
    game: Annotated[str, typer.Argument(help="The game whose bots' values to fit.")],
    games: Annotated[int, typer.Option("--games", "-n", min=10, help="How many games of the policy.")] = 4000,
    searched: Annotated[int, typer.Option(min=0, help="How many games of bots that search, after those.")] = 0,
    seed: Annotated[str, typer.Option(help="The first part of every game's seed.")] = "fit",
) -> None:
    """Fit the values that searching bots put on positions, and store them in the package."""
    from rich.console import Console
    from rich.progress import Progress

    from undercroft.arena.fitting import SEARCHED_PENALTY, fitting_of
    from undercroft.arena.fitting import fit as fitted

    fitting = fitting_of(game)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games + searched)

        def played() -> None:
            progress.advance(task)

        found = fitted(fitting, fitting.samples, games, seed, played=played)
        where = fitting.write(seed, games, 0, found.score, found.weights)
        if searched:
            found = fitted(fitting, fitting.searched, searched, seed, found.weights, SEARCHED_PENALTY, played)
            where = fitting.write(seed, games, searched, found.score, found.weights)
    for stage, score in enumerate(found.score):
        typer.echo(f"stage {stage}: {score:.1%} of the variance explained")
    typer.echo(where)
