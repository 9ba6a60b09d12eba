"""``undercroft cards``: every tile and card of the games: checked, listed, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.language_help import LANGUAGE_HELP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.cli.catalogue import Catalogue


def cards(
    what: Annotated[str, typer.Argument(help="lint, list, show or page.")] = "list",
    card: Annotated[str | None, typer.Argument(help="For show: the id of a tile or card, such as pendulum.")] = None,
    game: Annotated[str | None, typer.Option(help="Of this game only; page wants one.")] = None,
    lang: Annotated[str | None, typer.Option(help=LANGUAGE_HELP)] = None,
) -> None:
    """Check all tiles and cards (lint), list them, show one with its values and where they are from, or print a page
    with all of a game."""
    from undercroft.cli.catalogue import CATALOGUES, catalogue_of, find_card, list_cards, page, show_card
    from undercroft.cli.language import language
    from undercroft.cli.screen import Screen
    from undercroft.kernel.errors import ContentError, OptionError
    from undercroft.locale.texts import Texts

    try:
        catalogues = [catalogue_of(name) for name in ([game] if game else CATALOGUES)]
    except ContentError as error:
        if what != "lint":
            raise
        # The content cannot even be read: a parameter that nobody reads, a wrong type, no TOML.
        _tell([f"C100 {error}"])
        return
    chosen = language(lang)
    if what == "lint":
        _lint(catalogues)
    elif what == "list":
        for catalogue in catalogues:
            list_cards(catalogue, Texts(chosen, catalogue.game), Screen())
    elif what == "show":
        if card is None:
            raise OptionError("show which card? undercroft cards list names them all")
        catalogue, found = find_card(card, catalogues)
        show_card(catalogue, found, Texts(chosen, catalogue.game), Screen())
    elif what == "page":
        if game is None:
            raise OptionError("a page of which game? say it with --game")
        typer.echo(page(catalogues[0], Texts(chosen, game)), nl=False)
    else:
        raise OptionError(f"cards does not know {what[:20]!r}; it knows lint, list, show and page")


def _lint(catalogues: Sequence[Catalogue]) -> None:
    from undercroft.kernel.errors import ContentError

    findings: list[str] = []
    for catalogue in catalogues:
        try:
            findings += [str(finding) for finding in catalogue.lint()]
        except ContentError as error:
            findings.append(f"C100 {error}")
    _tell(findings)


def _tell(findings: Sequence[str]) -> None:
    for finding in findings:
        typer.echo(finding)
    if findings:
        raise typer.Exit(1)
    typer.echo("All tiles and cards are in order.")
