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
    games: Annotated[int, typer.Option("--games", "-n", min=10, help="How many games to play.")] = 3000,
    seed: Annotated[str, typer.Option(help="The first part of every game's seed.")] = "fit",
) -> None:
    """Fit the values that searching bots put on positions, and store them in the package."""
    from rich.console import Console
    from rich.progress import Progress

    from undercroft.arena.fitting import fit as fitted
    from undercroft.arena.fitting import fitting_of

    fitting = fitting_of(game)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games)
        found = fitted(fitting, games, seed, played=lambda: progress.advance(task))
    where = fitting.write(seed, games, found.score, found.weights)
    for stage, score in enumerate(found.score):
        typer.echo(f"stage {stage}: {score:.1%} of the variance explained")
    typer.echo(where)
