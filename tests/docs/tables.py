"""The pages with a game's tables, ``docs/rules/tables/<game>*.md``, made from its content.

python -m tests.docs.tables     # remake those that are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.docs.remaking import remake_all
from undercroft.cli.display.reference_sheets import sheets_page
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import FALLBACK, Texts

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "rules" / "tables"


def page(game: str, lang: str) -> tuple[Path, str]:
    """The path and the text of a page."""
    name = f"{game}.md" if lang == FALLBACK else f"{game}.{lang}.md"
    return FOLDER / name, sheets_page(game, Texts(lang, game, strict=True))


def pages() -> Iterator[tuple[Path, str]]:
    """The path and the text of each page."""
    return (page(game, lang) for game in GAMES for lang in Texts.languages())


def main() -> int:
    """Write the pages that are out of date and name them."""
    return remake_all(pages())


if __name__ == "__main__":
    sys.exit(main())
