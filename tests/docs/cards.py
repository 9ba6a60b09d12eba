"""The pages with all cards, ``docs/<game>/cards*.md``, made from the cards' data.

python -m tests.docs.cards     # remake those that are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.docs.remaking import remake_all
from undercroft.cli.catalogue import catalogue_of, page
from undercroft.locale.texts import FALLBACK, Texts

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
GAMES: Final = ("dungeoneer",)
"""The games with such pages: those whose cards all have a text."""


def pages() -> Iterator[tuple[Path, str]]:
    """The path and the text of each page."""
    for game in GAMES:
        for lang in Texts.languages():
            name = "cards.md" if lang == FALLBACK else f"cards.{lang}.md"
            yield DOCS / game / name, page(catalogue_of(game), Texts(lang, game, strict=True))


def main() -> int:
    """Write the pages that are out of date and name them."""
    return remake_all(pages())


if __name__ == "__main__":
    sys.exit(main())
