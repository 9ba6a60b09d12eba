"""``undercroft puzzle``: puzzles in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from undercroft.kernel.engine.games import FIRST_GAME


def puzzle(
    game: Annotated[str, typer.Argument()] = FIRST_GAME,
    name: Annotated[str | None, typer.Argument()] = None,
    daily: Annotated[bool, typer.Option("--daily")] = False,
    kind: str | None = None,
    lang: str | None = None,
) -> None:
    """Solve puzzles: positions with one best answer. Your rating moves with each first try; leave with `quit`."""
    from datetime import date

    from undercroft.cli.study_sessions.puzzle_session import ProgressFile, solve_puzzles
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing
    from undercroft.kernel.base.errors import OptionError
    from undercroft.locale.texts import Texts
    from undercroft.study.puzzles.puzzle_choice import daily as daily_of
    from undercroft.study.puzzles.puzzle_choice import of_kind
    from undercroft.study.puzzles.puzzle_library import find_puzzle, puzzles_of

    texts, today = Texts(language(lang), game), date.today()
    puzzles = puzzles_of(game)
    if not puzzles:
        raise OptionError(texts.text("puzzle-none", game=texts.name(game)))
    first = find_puzzle(game, name) if name is not None else daily_of(puzzles, today) if daily else None
    if name is not None and first is None:
        raise OptionError(texts.text("puzzle-no-such", name=name[:20]))
    with_line_editing()
    solve_puzzles(game, of_kind(puzzles, kind), first, today, texts, Screen(), ProgressFile(game))
