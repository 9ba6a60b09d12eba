"""All commands. Each is a file that imports what it needs when it runs."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from undercroft.cli.arena_commands import arena
from undercroft.cli.commands.admin_command import admin
from undercroft.cli.commands.cards_command import cards
from undercroft.cli.commands.play_command import play
from undercroft.cli.commands.replay_command import replay
from undercroft.cli.commands.selfplay_command import selfplay
from undercroft.cli.commands.serve_command import serve
from undercroft.cli.commands.study_commands.explore_command import explore
from undercroft.cli.commands.study_commands.learn_command import learn
from undercroft.cli.commands.study_commands.puzzle_command import puzzle
from undercroft.cli.commands.study_commands.review_command import review
from undercroft.cli.commands.study_commands.solve_command import solve
from undercroft.cli.commands.study_commands.train_command import train
from undercroft.cli.terminal.safe_text import without_control_characters
from undercroft.cli.terminal.translated_help import SpokenCommand, SpokenGroup
from undercroft.kernel.base.errors import UndercroftError
from undercroft.version import __version__

BAD_INPUT = 2
"""The exit status for input that cannot be used."""


class OneLineErrors(SpokenGroup):
    """A group of commands that reports each error in one line."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; if it fails, print the error in one line and exit."""
        try:
            return super().invoke(ctx)
        except UndercroftError as error:
            line = without_control_characters(" ".join(str(error).split()))
            # The name of a file stays as it is.
            capital = line.partition(" ")[0].isalpha()
            typer.echo(line[:1].upper() + line[1:] if capital else line, err=True)
            raise typer.Exit(BAD_INPUT) from None


app = typer.Typer(
    cls=OneLineErrors,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(asked: bool) -> None:
    if asked:
        from undercroft.compiled import engine

        typer.echo(f"undercroft {__version__} ({engine()})")
        raise typer.Exit


@app.callback()
def program(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_say_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Play, learn and study dungeon board games (unofficial; for people who own them)."""


for command in (play, serve, learn, train, solve, puzzle, replay, review, explore, selfplay, cards):
    app.command(cls=SpokenCommand)(command)
app.add_typer(arena, name="arena")
app.add_typer(admin, name="admin")


def run() -> None:
    """Run the program; characters that the terminal cannot print are replaced."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
