"""The commands of the arena. What their help says is in the locale files, under ``usage-…``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.terminal.translated_help import SpokenCommand, SpokenGroup
from undercroft.kernel.engine.games import FIRST_GAME

arena = typer.Typer(no_args_is_help=True, cls=SpokenGroup, add_completion=False, help="arena")

Game = Annotated[str, typer.Argument(help="game")]
Seats = Annotated[int | None, typer.Option(help="seats")]
Preset = Annotated[str | None, typer.Option(help="preset")]
Option = Annotated[list[str] | None, typer.Option("--option", "-o", help="option")]
Seed = Annotated[str, typer.Option(help="seed")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="jobs")]
Ray = Annotated[str | None, typer.Option(help="ray")]
Folder = Annotated[Path | None, typer.Option(help="folder")]
Json = Annotated[Path | None, typer.Option(help="json")]
Report = Annotated[Path | None, typer.Option(help="report")]
Lang = Annotated[str | None, typer.Option(help="lang")]


@arena.callback()
def main() -> None:
    """Run one of the commands of the arena."""


@arena.command(cls=SpokenCommand, help="play")
def play(
    game: Game,
    bots: Annotated[str | None, typer.Option(help="bots")] = None,
    line_up: Annotated[list[str] | None, typer.Option(help="line-up")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="ladder")] = False,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="games")] = 400,
    preset: Preset = None,
    option: Option = None,
    seed: Seed = "arena",
    jobs: Jobs = None,
    ray: Ray = None,
    folder: Folder = None,
    json: Json = None,
    report: Report = None,
    lang: Lang = None,
) -> None:
    """Play a contest."""
    from undercroft.arena.contests.contest import Contest
    from undercroft.cli.arena_commands.contest_command import ContestRequest, comma_separated, line_ups, play_and_tell

    tables = [comma_separated(one) for one in line_up or ()]
    number = len(tables[0]) if tables and seats is None else seats
    found, number = line_ups(game, comma_separated(bots), tables, ladder, number)
    contest = Contest.of(game, number, found, preset, option or (), seed)
    play_and_tell(ContestRequest(contest, games, jobs, ray, folder), json, report, lang)


@arena.command(cls=SpokenCommand, help="show")
def show(
    folder: Annotated[Path, typer.Argument(help="folder-shown")],
    json: Json = None,
    report: Report = None,
    lang: Lang = None,
) -> None:
    """Say what a contest shows so far."""
    from undercroft.arena.contests.contest_journal import ContestJournal
    from undercroft.cli.arena_commands.contest_command import print_results

    journal = ContestJournal.look(folder)
    print_results(journal.contest, list(journal.played.values()), json, report, lang)


@arena.command(cls=SpokenCommand, help="keep")
def keep(folder: Annotated[Path, typer.Argument(help="folder-shown")]) -> None:
    """Keep in the package how the levels of a game fared in a contest."""
    from undercroft.arena.contests.contest_journal import ContestJournal
    from undercroft.arena.results.level_comparison import fared_in
    from undercroft.arena.results.standings import standings
    from undercroft.bots import keep_fared

    journal = ContestJournal.look(folder)
    fared = fared_in(standings(journal.contest, journal.played.values()))
    typer.echo(keep_fared(journal.contest.game, fared))


@arena.command(cls=SpokenCommand, help="compare")
def compare(
    game: Game,
    new: Annotated[str, typer.Argument(help="new")],
    old: Annotated[str, typer.Argument(help="old")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="games")] = 1000,
    preset: Preset = None,
    option: Option = None,
    seed: Seed = "compare",
    jobs: Jobs = None,
    ray: Ray = None,
    folder: Folder = None,
    json: Json = None,
    report: Report = None,
    lang: Lang = None,
) -> None:
    """Compare a new version with a frozen one."""
    from undercroft.arena.contests.contest import Contest
    from undercroft.arena.results.standings import verdict
    from undercroft.cli.arena_commands.contest_command import ContestRequest, line_ups, play_and_tell
    from undercroft.cli.arena_commands.reports.printed_tables import say_verdict
    from undercroft.kernel.base.errors import OptionError

    if new == old:
        raise OptionError(f"a bot is not compared with itself: {new[:40]}")
    found, number = line_ups(game, (new, old), (), False, seats)
    contest = Contest.of(game, number, found, preset, option or (), seed)
    played = play_and_tell(ContestRequest(contest, games, jobs, ray, folder), json, report, lang)
    judged = verdict(new, old, contest, played)
    say_verdict(judged, game, lang)
    if not judged.replaces:
        raise typer.Exit(1)


@arena.command(cls=SpokenCommand, help="fit")
def fit(
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", min=10, help="policy-games")] = 4000,
    searched: Annotated[int, typer.Option(min=0, help="searched")] = 0,
    seed: Seed = "fit",
    jobs: Jobs = None,
) -> None:
    """Fit the values of a game's bots."""
    from undercroft.arena.contests.contest_processes import cores
    from undercroft.cli.arena_commands.fit_command import fit_values

    fit_values(game, games, searched, seed, jobs or cores())


@arena.command(cls=SpokenCommand, name="games", help="dataset")
def dataset(
    out: Annotated[Path, typer.Argument(help="parquet")],
    game: Annotated[str, typer.Option(help="game")] = FIRST_GAME,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="games-written")] = 100,
    seats: Annotated[int, typer.Option(help="seats-written")] = 4,
    bots: Annotated[str, typer.Option(help="bots-written")] = "greedy",
    preset: Preset = None,
    seed: Seed = "games",
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="jobs-written")] = None,
    ray: Ray = None,
) -> None:
    """Write every choice of many games into a Parquet file."""
    from undercroft.cli.arena_commands.contest_command import comma_separated
    from undercroft.cli.arena_commands.dataset_command import plan_of, spread_of, write

    plan = plan_of(game, seats, preset, games, comma_separated(bots), seed)
    write(plan, out, spread_of(jobs, ray, game))


@arena.command(cls=SpokenCommand, help="check")
def check(entries: Annotated[list[Path], typer.Argument(help="entries")]) -> None:
    """Replay entries of the leaderboard."""
    from undercroft.cli.arena_commands.dataset_command import replay_entries

    replay_entries(entries)


@arena.command(cls=SpokenCommand, help="freeze")
def freeze(game: Game, name: Annotated[str, typer.Argument(help="name")]) -> None:
    """Keep today's levels of a game."""
    from undercroft.bots import editions_of

    typer.echo(str(editions_of(game).freeze(name)))


@arena.command(cls=SpokenCommand, help="puzzles")
def puzzles(
    game: Game,
    wanted: Annotated[list[str] | None, typer.Option("--wanted", "-w", help="puzzles-wanted")] = None,
    seed: Seed = "puzzles",
    folder: Annotated[Path | None, typer.Option(help="puzzles-folder")] = None,
    out: Annotated[Path | None, typer.Option(help="puzzles-out")] = None,
    check: Annotated[bool, typer.Option("--check", help="puzzles-check")] = False,
    levels: Annotated[int | None, typer.Option(min=1, help="puzzles-levels")] = None,
    lang: Lang = None,
) -> None:
    """Make the puzzles of a game, check them, or say which levels solve them."""
    from undercroft.cli.arena_commands.make_puzzles_command import check_all, make_all, tell_levels

    if check:
        check_all(game, lang)
    elif levels is not None:
        tell_levels(game, levels, lang)
    else:
        make_all(game, wanted or (), seed, folder, out, lang)
