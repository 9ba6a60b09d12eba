"""Play a contest with a progress bar, and tell what it shows."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from undercroft.arena.contests.contest import Contest, LineUp, ladder, round_robin
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_journal import ContestJournal
from undercroft.arena.contests.contest_processes import Runner, cores, in_processes
from undercroft.arena.contests.contest_runner import play_missing
from undercroft.arena.results.standings import standings
from undercroft.bots import RandomBot, levels_of, usual_bot
from undercroft.cli.arena_commands.reports.printed_tables import say_standings
from undercroft.cli.terminal.language_choice import language
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.user_folders import data_folder
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.records import write_whole
from undercroft.locale.texts import Texts

INTERRUPTED: Final = 130
"""The exit status of a program that Ctrl-C has stopped."""


class ContestRequest(NamedTuple):
    """What to play, and how: ``games`` games in so many ``jobs`` or on the cluster ``ray``, kept in a folder."""

    contest: Contest
    games: int
    jobs: int | None
    ray: str | None
    folder: Path | None


def comma_separated(names: str | None) -> LineUp:
    """Return the names in a list separated by commas."""
    return tuple([name.strip() for name in (names or "").split(",") if name.strip()])


def line_ups(
    game_id: str, bots: LineUp, tables: Sequence[LineUp], climbing: bool, seats: int | None
) -> tuple[tuple[LineUp, ...], int]:
    """Return which bots meet, and how many seats there are.

    Args:
        game_id: the game.
        bots: the bots; without any, all levels, the usual bot and the random one.
        tables: the tables that are played, in place of all of the bots'.
        climbing: whether each bot meets only its neighbours.
        seats: how many seats; None for the most.

    Raises:
        OptionError: there is no such game, or what is asked for contradicts itself.
    """
    if tables and (bots or climbing):
        raise OptionError("--line-up names whole tables: leave out --bots and --ladder")
    game = find_game(game_id)
    number = max(game.seat_counts) if seats is None else seats
    game.check_seats(number)
    if tables:
        return tuple(tables), number
    names = bots or tuple(dict.fromkeys([RandomBot.name, usual_bot(game_id), *levels_of(game_id)]))
    return (ladder if climbing else round_robin)(names, number), number


def folder_of(contest: Contest) -> Path:
    """Return the folder of a contest for which none is named."""
    digest = hashlib.sha256(msgspec.json.encode(contest)).hexdigest()[:12]
    return data_folder() / "arena" / f"{contest.game}-{contest.seats}-{digest}"


def check_place(jobs: int | None, ray: str | None) -> None:
    """Check that games are to be played on this machine or on a cluster.

    Raises:
        OptionError: both are asked for.
    """
    if jobs is not None and ray is not None:
        raise OptionError("a Ray cluster says itself how many games it plays at a time: leave out --jobs")


def runner_of(asked: ContestRequest) -> Runner:
    """Return what plays the games: processes of this machine, or a cluster.

    Raises:
        OptionError: both are asked for.
        ContestError: there is no such cluster.
    """
    check_place(asked.jobs, asked.ray)
    if asked.ray is None:
        return in_processes(asked.jobs or cores())
    from undercroft.arena.contests.ray_cluster import on_ray

    return on_ray(asked.ray)


def play_and_tell(asked: ContestRequest, json: Path | None, report: Path | None, lang: str | None) -> list[ContestGame]:
    """Play what is missing of a contest, tell what it shows, and return its games.

    Raises:
        typer.Exit: Ctrl-C has stopped it; what it shows so far has been told.
        UndercroftError: the contest cannot be played or stored.
    """
    texts = Texts(language(lang), asked.contest.game)
    folder = asked.folder or folder_of(asked.contest)
    wanted = asked.contest.numbers(asked.games)
    runner = runner_of(asked)
    news = Screen(stderr=True)
    stopped = False
    with ContestJournal.open(folder, asked.contest) as journal:
        there = len(wanted) - len(journal.missing(asked.games))
        news.line(texts.text("arena-folder", path=str(folder)))
        if journal.torn:
            news.say(texts.text("arena-torn", path=str(folder)))
        if there:
            news.say(texts.text("arena-there", count=there))
        try:
            with _progress() as progress:
                task = progress.add_task(texts.text("arena-playing"), total=len(wanted), completed=there)
                for _ in play_missing(journal, asked.games, runner):
                    progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
        games = [game for number, game in journal.played.items() if number in wanted]
    print_results(asked.contest, games, json, report, lang)
    if stopped:
        news.say(texts.text("arena-stopped", count=len(games), games=len(wanted)))
        raise typer.Exit(INTERRUPTED)
    return games


def print_results(
    contest: Contest, games: list[ContestGame], json: Path | None, report: Path | None, lang: str | None
) -> None:
    """Print what games show, and write it to files."""
    from undercroft.cli.arena_commands.reports.html_report import page

    texts = Texts(language(lang), contest.game)
    if not games:
        Screen().say(texts.text("arena-nothing"))
        return
    found = standings(contest, games)
    say_standings(found, texts, Screen())
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if report is not None:
        write_whole(report, page(found, texts).encode())


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
