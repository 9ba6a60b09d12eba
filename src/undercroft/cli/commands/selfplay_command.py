"""``undercroft selfplay``: many games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from undercroft.kernel.engine.games import FIRST_GAME


def selfplay(
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST_GAME,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats. Default: as many as the game allows.")] = None,
    bots: Annotated[
        str, typer.Option(help="Names of bots, separated by commas. If there are fewer than seats, they are repeated.")
    ] = "random",
    preset: Annotated[str | None, typer.Option(help="A named set of options. Default: the game's first one.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="Change one option: NAME, or NAME=VALUE. May be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(help="The first part of every game's seed.")] = "selfplay",
    check: Annotated[bool, typer.Option("--check", help="Check every property of the game at every decision.")] = False,
    thorough: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="With --check: how often to check the costly ones, from 0 to 1."),
    ] = 1.0,
    records: Annotated[Path | None, typer.Option(help="A folder in which to keep the record of every game.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    json: Annotated[Path | None, typer.Option(help="Write the results to this file.")] = None,
    counts: Annotated[
        Path | None,
        typer.Option(help="Write to this file how often each event happened and each action was legal and was chosen."),
    ] = None,
) -> None:
    """Let bots play many games, changing seats from game to game, and print the results."""
    import msgspec
    from rich.console import Console
    from rich.progress import track

    from undercroft.arena import SelfplayPlan, Tally, play_all
    from undercroft.kernel.engine.games import find_game
    from undercroft.kernel.history.records import write_whole

    names = tuple([name.strip() for name in bots.split(",") if name.strip()])
    folder = str(records) if records else None
    seats = max(find_game(game).seat_counts) if seats is None else seats
    changes = tuple(option or ())
    plan = SelfplayPlan(game, games, seats, names, preset, seed, check, thorough, folder, changes, counts is not None)
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
    if counts is not None:
        write_whole(counts, msgspec.json.format(msgspec.json.encode(dict(sorted(tally.counts.items())))) + b"\n")
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
