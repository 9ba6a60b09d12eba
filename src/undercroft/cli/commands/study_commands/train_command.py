"""``undercroft train``: the combat training of Dungeon Lords."""

from __future__ import annotations

from typing import Annotated

import typer


def train(
    scenario: Annotated[str | None, typer.Argument()] = None,
    lang: str | None = None,
) -> None:
    """Learn to fight: four battles, with the book's solutions (type hint or solution)."""
    from undercroft.cli.dungeonlords.training_session import menu, play_scenario, scenario_called
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing
    from undercroft.dungeonlords import GAME
    from undercroft.kernel.base.errors import OptionError
    from undercroft.locale.texts import Texts

    texts = Texts(language(lang), GAME.id)
    screen = Screen()
    if scenario is None:
        with_line_editing()
        menu(texts, screen)
        return
    chosen = scenario_called(scenario)
    if chosen is None:
        raise OptionError(f"{scenario[:20]!r}: {texts.text('train-no-such')}")
    with_line_editing()
    play_scenario(chosen, texts, screen)
