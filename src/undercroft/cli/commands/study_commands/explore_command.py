"""``undercroft explore``: any position, what each answer is expected to bring, and where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.kernel.engine.games import FIRST_GAME


def explore(
    file: Annotated[Path | None, typer.Argument()] = None,
    at: int | None = None,
    game: str = FIRST_GAME,
    position: str | None = None,
    seats: Annotated[int, typer.Option(min=0)] = 0,
    seed: str = "",
    stage: Annotated[int, typer.Option(min=1, max=4)] = 2,
    lang: str | None = None,
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
