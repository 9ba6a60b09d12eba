"""The pages with all cards, ``docs/<game>/cards*.md``, made from the cards' data (`made`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from undercroft.cli.display.card_catalogue import catalogue_of, page
from undercroft.locale.texts import FALLBACK, Texts

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
GAMES: Final = ("dungeoneer",)
"""The games with such pages: those whose cards all have a text."""


def pages() -> dict[Path, Callable[[], str]]:
    """What makes the text of each page, by its path."""
    return {
        DOCS / game / ("cards.md" if lang == FALLBACK else f"cards.{lang}.md"): partial(_page, game, lang)
        for game in GAMES
        for lang in Texts.languages()
    }


def _page(game: str, lang: str) -> str:
    return page(catalogue_of(game), Texts(lang, game, strict=True))
