"""Make the puzzles of a game, check their answers again, and say how many of them each level of bots solves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, track
from rich.table import Table

from undercroft.bots import levels_of
from undercroft.cli.terminal.ctrl_c import interruptible
from undercroft.cli.terminal.language_choice import language
from undercroft.cli.terminal.number_format import number
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.user_folders import data_folder
from undercroft.locale.texts import Texts
from undercroft.study.puzzles.bot_success import shares
from undercroft.study.puzzles.puzzle_generator import make, same
from undercroft.study.puzzles.puzzle_kinds import casting_of, kinds_of
from undercroft.study.puzzles.puzzle_library import path_of, puzzles_of, write_puzzles

DICE = "report"
"""The seed of the levels' dice in a report: not the one with which the puzzles were made."""


def make_all(
    game_id: str, wanted: Sequence[str], seed: str, folder: Path | None, out: Path | None, lang: str | None
) -> None:
    """Make puzzles and write them into the package, or into another file; Ctrl-C stops, and the same command goes on.

    Raises:
        OptionError: there are no puzzles of that game or kind, or the folder is of others.
    """
    texts = Texts(language(lang), game_id)
    counts = _wanted(game_id, wanted)
    path = folder or data_folder() / "puzzles" / "made"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with interruptible() as stop, Progress(*columns, console=Console(stderr=True)) as progress:
        tasks = {kind: progress.add_task(texts.text(f"puzzle-{kind}"), total=most) for kind, most in counts.items()}

        def done(found: Mapping[str, int]) -> None:
            for kind, count in found.items():
                progress.update(tasks[kind], completed=count)

        puzzles = make(game_id, seed, counts, path, done, stop)
    if len(puzzles) < sum(counts.values()) and out is None:
        typer.echo(texts.text("puzzles-stopped", count=len(puzzles), folder=str(path)))
        return
    write_puzzles(out or path_of(game_id), puzzles)
    typer.echo(texts.text("puzzles-made", count=len(puzzles), file=str(out or path_of(game_id))))


def _wanted(game_id: str, wanted: Sequence[str]) -> Mapping[str, int]:
    """Parse ``battles=300`` and the like; by default as many as the package has.

    Raises:
        OptionError: it is not like that.
    """
    if not wanted:
        return casting_of(game_id).wanted
    found = {}
    for one in wanted:
        kind, _, count = one.partition("=")
        if not count.isdecimal():
            raise OptionError(f"{one[:40]!r} does not say how many; write it like battles=300")
        found[kind] = int(count)
    return found


def check_all(game_id: str, lang: str | None) -> None:
    """Search each puzzle of a game again, and name those whose answer, losses or words differ; exit with 1 if any."""
    texts = Texts(language(lang), game_id)
    console = Console(stderr=True)
    puzzles = puzzles_of(game_id)
    wrong = [one for one in track(puzzles, texts.text("puzzles-checking"), console=console) if not same(game_id, one)]
    for one in wrong:
        typer.echo(texts.text("puzzles-differs", name=one.id))
    if wrong:
        raise typer.Exit(1)
    typer.echo(texts.text("puzzles-same", count=len(puzzles)))


def tell_levels(game_id: str, tries: int, lang: str | None) -> None:
    """Print what part of the puzzles of each kind each level solves, with other dice than when they were made."""
    texts, screen = Texts(language(lang), game_id), Screen()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    kinds = {kind: [one for one in puzzles_of(game_id) if one.kind == kind] for kind in kinds_of(game_id)}
    columns = []
    for kind, puzzles in kinds.items():
        if puzzles:
            table.add_column(f"{texts.text(f'puzzle-{kind}')} ({len(puzzles)})", justify="right")
            columns.append(shares(game_id, puzzles, DICE, tries))
    for level, *row in zip(levels_of(game_id), *columns, strict=True):
        name = texts.text(f"bot-{level}") if texts.has(f"bot-{level}") else level
        table.add_row(name, *[f"{number(100 * share, texts.lang, '')} %" for share in row])
    screen.show(table)
