"""``undercroft explore``: any position, what each answer is expected to bring, and where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.commands.option_help import LANGUAGE_HELP
from undercroft.kernel.engine.games import FIRST_GAME


def explore(
    file: Annotated[
        Path | None, typer.Argument(help="A saved game or any other record. Default: a new game, or --position.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Begin after this many answers of the file. Default: all.")] = None,
    game: Annotated[str, typer.Option(help="Which game to explore. A file knows its own.")] = FIRST_GAME,
    position: Annotated[str | None, typer.Option(help="A position, in the notation of docs/record-format.md.")] = None,
    seats: Annotated[int, typer.Option(min=0, help="How many players a new game has. Default: as few as it can.")] = 0,
    seed: Annotated[str, typer.Option(help="Decides what chance does.")] = "",
    stage: Annotated[
        int, typer.Option(min=1, max=4, help="How much to try: 1 takes a second, each further one longer.")
    ] = 2,
    lang: Annotated[str | None, typer.Option(help=LANGUAGE_HELP)] = None,
) -> None:
    """Look at a position: each answer with a strong bot's estimate beside it. Walk down lines, and compare answers.

    Everything is open here, and nothing is played. Leave with `quit`.
    """
    from undercroft.cli.study_sessions.explorer_session import Explorer
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing
    from undercroft.kernel.base.errors import OptionError
    from undercroft.kernel.history.records import Record
    from undercroft.locale.texts import Texts
    from undercroft.study.analysis.position_explorer import GameStart, start_of

    start, line = GameStart(seats, {}, seed, position), list[str]()
    if file is not None:
        record = Record.open(file)
        game = record.header.game
        start, line = start_of(record)
        if at is not None and not 0 <= at <= len(line):
            raise OptionError(f"{file.name} has no answer {at}; its answers are 0 to {len(line)}")
        line = line[:at]
    texts = Texts(language(lang), game)
    with_line_editing()
    Explorer(game, start, line, stage - 1, texts, Screen()).run()
