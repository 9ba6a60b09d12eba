"""``undercroft selfplay``: bots against bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer


def selfplay(
    game: Annotated[str, typer.Argument(help="The game, e.g. dungeon-lords.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    bots: Annotated[str, typer.Option(help="Bots by name, comma-separated; fewer than seats are repeated.")] = "random",
    preset: Annotated[
        str | None, typer.Option(help="The options by name; without it, the game's first preset.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option besides: name, or name=value. Repeat it for more."),
    ] = None,
    seed: Annotated[str, typer.Option(help="The first part of every game's seed.")] = "selfplay",
    check: Annotated[bool, typer.Option("--check", help="Check every property of the game at every decision.")] = False,
    thorough: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="With --check: look at costly properties at this part of decisions.")
    ] = 1.0,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of all games.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    json: Annotated[Path | None, typer.Option(help="Write the results to this file.")] = None,
) -> None:
    """Play games between bots, who change seats from game to game, and print what came of them."""
    import msgspec
    from rich.console import Console
    from rich.progress import track

    from undercroft.arena import Plan, Tally, play_all
    from undercroft.kernel.records import write_whole

    names = tuple([name.strip() for name in bots.split(",") if name.strip()])
    folder = str(records) if records else None
    plan = Plan(game, games, seats, names, preset, seed, check, thorough, folder, tuple(option or ()))
    tally = Tally(plan.line_up())
    start = time.perf_counter()
    progress = Console(stderr=True)
    for result in track(
        play_all(plan, jobs), " ".join([game, preset or "", *(option or ()), str(seats)]), total=games, console=progress
    ):
        tally.add(result)
    seconds = time.perf_counter() - start
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(tally.as_data(seconds))) + b"\n")
    _print(tally, seconds, check)


def _print(tally: object, seconds: float, checked: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from undercroft.arena import Tally

    assert isinstance(tally, Tally)
    table = Table(box=None)
    for column in ("bot", "wins", "%", "points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for name, wins, points in zip(tally.bots, tally.wins, tally.points(), strict=True):
        table.add_row(name, f"{wins:.1f}", f"{100 * wins / tally.games:.1f}", f"{points:.1f}")
    console = Console()
    console.print(table)
    lengths = sorted(tally.answers)
    console.print(
        f"{tally.games} games in {seconds:.1f} s; {tally.decisions} decisions; "
        f"answers per game: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}"
        + ("; every property held at every decision" if checked else "")
    )
