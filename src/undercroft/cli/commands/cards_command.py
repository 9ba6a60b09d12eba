"""``undercroft cards``: check, list or show the tiles and cards of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.cli.display.card_catalogue import CardCatalogue


def cards(
    what: Annotated[str, typer.Argument()] = "list",
    card: Annotated[str | None, typer.Argument()] = None,
    game: str | None = None,
    lang: str | None = None,
) -> None:
    """Check all tiles and cards (lint), list them, show one with the sources of its values, or print pages of them."""
    from undercroft.cli.display.card_catalogue import catalogue_of, catalogues, find_card, list_cards, page, show_card
    from undercroft.cli.display.reference_sheets import sheets_page
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen
    from undercroft.kernel.base.errors import ContentError, OptionError
    from undercroft.locale.texts import Texts

    try:
        chosen = [catalogue_of(game)] if game else catalogues()
    except ContentError as error:
        if what != "lint":
            raise
        # The content cannot even be read: it is not TOML, or a value is unknown or of the wrong type.
        _tell([f"C100 {error}"])
        return
    spoken = language(lang)
    if what == "lint":
        _lint(chosen)
    elif what == "list":
        for catalogue in chosen:
            list_cards(catalogue, Texts(spoken, catalogue.game), Screen())
    elif what == "show":
        if card is None:
            raise OptionError("which card? 'undercroft cards list' names them all")
        catalogue, found = find_card(card, chosen)
        show_card(catalogue, found, Texts(spoken, catalogue.game), Screen())
    elif what in {"page", "tables"}:
        if game is None:
            raise OptionError("which game? name it with --game")
        texts = Texts(spoken, game)
        typer.echo(page(chosen[0], texts) if what == "page" else sheets_page(game, texts), nl=False)
    else:
        raise OptionError(f"'cards {what[:20]}' is not a command; choose one of: lint, list, show, page, tables")


def _lint(catalogues: Sequence[CardCatalogue]) -> None:
    from undercroft.kernel.base.errors import ContentError

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
    typer.echo("No problems found in the tiles and cards.")
