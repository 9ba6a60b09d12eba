"""``undercroft selfplay``: many games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from undercroft.kernel.engine.games import FIRST_GAME


def selfplay(
    game: Annotated[str, typer.Argument()] = FIRST_GAME,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seats: int | None = None,
    bots: str = "random",
    preset: str | None = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: str = "selfplay",
    check: Annotated[bool, typer.Option("--check")] = False,
    thorough: Annotated[float, typer.Option(min=0.0, max=1.0)] = 1.0,
    records: Path | None = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    json: Path | None = None,
    counts: Path | None = None,
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
