"""``undercroft cards``: every tile and card of a game: checked, listed, shown."""

from __future__ import annotations

from typing import Annotated

import typer

from undercroft.cli.language_help import LANGUAGE_HELP


def cards(
    what: Annotated[str, typer.Argument(help="lint, list or show.")] = "list",
    card: Annotated[str | None, typer.Argument(help="For show: the id of a tile or card, such as pendulum.")] = None,
    lang: Annotated[str | None, typer.Option(help=LANGUAGE_HELP)] = None,
) -> None:
    """Check all tiles and cards (lint), list them, or show one with its values and where they are from."""
    from undercroft.kernel.errors import OptionError

    if what == "lint":
        _lint()
        return
    from undercroft.cli.dungeonlords.cards import find_card, list_cards, show_card
    from undercroft.cli.language import language
    from undercroft.cli.screen import Screen
    from undercroft.dungeonlords import GAME
    from undercroft.locale.texts import Texts

    texts = Texts(language(lang), GAME.id)
    if what == "list":
        list_cards(texts, Screen())
    elif what == "show":
        if card is None:
            raise OptionError("show which card? undercroft cards list names them all")
        found = find_card(card)
        show_card(found, texts, Screen())
    else:
        raise OptionError(f"cards does not know {what[:20]!r}; it knows lint, list and show")


def _lint() -> None:
    from undercroft.kernel.errors import ContentError

    try:
        from undercroft.dungeonlords.lint import lint

        findings = [str(finding) for finding in lint()]
    except ContentError as error:
        # The content cannot even be read: a parameter that nobody reads, a wrong type, no TOML.
        findings = [f"C100 {error}"]
    for finding in findings:
        typer.echo(finding)
    if findings:
        raise typer.Exit(1)
    typer.echo("All tiles and cards are in order.")
